import { type ComponentPropsWithoutRef, forwardRef, type HTMLAttributes, type Ref } from "react";
import type { Unstyled } from "../../internal/props";
import type { LayoutElement } from "./Flow";
import { containers, dividers, sections } from "./Layout.css";

export interface ContainerProps extends Unstyled<HTMLAttributes<HTMLElement>> {
  as?: LayoutElement;
  /** `content` 1200 px, `narrow` 720 for reading, `form` 440. */
  width?: "content" | "narrow" | "form";
}

/** Centers its content in the page, with the page's gutter at both sides. */
export const Container = forwardRef<HTMLElement, ContainerProps>(function Container(
  { as = "div", width = "content", ...props },
  ref,
) {
  const Element = as as "div";
  return <Element {...props} ref={ref as Ref<HTMLDivElement>} className={containers[width]} />;
});

export interface SectionProps extends Unstyled<HTMLAttributes<HTMLElement>> {
  as?: LayoutElement;
  /** The ground: toned sections have a line above and below. */
  tone?: "page" | "sunken" | "surface";
}

/**
 * A band of the page with the page's rhythm, 96 px above and below (64 on a phone). Renders
 * `<section>`; put a `Container` in it, and label it by its heading.
 */
export const Section = forwardRef<HTMLElement, SectionProps>(function Section(
  { as = "section", tone = "page", ...props },
  ref,
) {
  const Element = as as "section";
  return <Element {...props} ref={ref} className={sections[tone]} />;
});

export interface DividerProps extends Unstyled<ComponentPropsWithoutRef<"hr">> {
  tone?: "line" | "strong";
}

/** A line between two things. Renders `<hr>`. */
export const Divider = forwardRef<HTMLHRElement, DividerProps>(function Divider(
  { tone = "line", ...props },
  ref,
) {
  return <hr {...props} ref={ref} className={dividers[tone]} />;
});
