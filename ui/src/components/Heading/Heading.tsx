import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import { heading } from "./Heading.css";

export interface HeadingProps extends Unstyled<ComponentPropsWithoutRef<"h1">> {
  /** Its place in the outline: renders `<h1>` to `<h4>`. */
  level: 1 | 2 | 3 | 4;
  /** How it looks, whatever its level: by default 1 page, 2 section, 3 card, 4 row. */
  size?: "hero" | "page" | "section" | "panel" | "card" | "row" | "dashboard";
}

const sizes = { 1: "page", 2: "section", 3: "card", 4: "row" } as const;

/** A heading whose place in the outline and whose looks are two choices. */
export const Heading = forwardRef<HTMLHeadingElement, HeadingProps>(function Heading(
  { level, size = sizes[level], ...props },
  ref,
) {
  const Element = `h${level}` as "h1";
  return <Element {...props} ref={ref} className={heading({ size })} />;
});
