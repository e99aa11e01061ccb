import { forwardRef, type HTMLAttributes, type Ref } from "react";
import type { Unstyled } from "../../internal/props";
import { card } from "./Card.css";

export interface CardProps extends Unstyled<HTMLAttributes<HTMLElement>> {
  /** The element, `div` by default. */
  as?: "div" | "section" | "article" | "aside" | "li" | "figure";
  padding?: "none" | "medium" | "large";
  /** Rises under the pointer. Put a `<Link cover>` in it, which makes the whole card its target. */
  interactive?: boolean;
  tone?: "surface" | "sunken";
}

/** A thing of its own on the page: a ruled box. Cards do not go into cards. */
export const Card = forwardRef<HTMLElement, CardProps>(function Card(
  { as = "div", padding, interactive, tone, ...props },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={card({ padding, interactive, tone })}
    />
  );
});
