import { type AllHTMLAttributes, forwardRef, type Ref } from "react";
import type { Unstyled } from "../../internal/props";
import { text } from "./Text.css";

export interface TextProps extends Unstyled<Omit<AllHTMLAttributes<HTMLElement>, "as" | "size">> {
  /** The element, `p` by default: inside a paragraph, a button or a label take `span`. */
  as?:
    | "p"
    | "span"
    | "div"
    | "strong"
    | "em"
    | "small"
    | "time"
    | "li"
    | "dt"
    | "dd"
    | "label"
    | "code"
    | "figcaption";
  /** In px at the reader's default text size; the surroundings' size without it. */
  size?: 12 | 13 | 14 | 15 | 16 | 18 | 20;
  tone?: "ink" | "muted" | "accent" | "critical" | "success";
  weight?: 400 | 500 | 600 | 700;
  /** Part numbers, VINs, order ids. */
  mono?: boolean;
  /** Figures of one width, for prices, distances and dates that stand under one another. */
  numeric?: boolean;
  /** One line, its end cut off. Give a `title` where the rest matters. */
  truncate?: boolean;
  /** At most 68 characters to a line. */
  measure?: boolean;
}

/** Words in the theme's sizes and tones. Says nothing about spacing: its container does. */
export const Text = forwardRef<HTMLElement, TextProps>(function Text(
  { as = "p", size, tone, weight, mono, numeric, truncate, measure, ...props },
  ref,
) {
  // Every element of the list takes the same global attributes; the type of one stands for all.
  const Element = as as "p";
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLParagraphElement>}
      className={text({ size, tone, weight, mono, numeric, truncate, measure }) || undefined}
    />
  );
});
