import { forwardRef, type HTMLAttributes, type Ref } from "react";
import type { Unstyled } from "../../internal/props";
import { aligns, columnsFrom, gaps, justifies } from "../../styles/flow.css";
import type { space } from "../../theme";
import { grid, inline, stack, wraps } from "./Layout.css";

/** A step of the 4-px grid: 4 is 16 px at the reader's default text size. */
export type Space = keyof typeof space;

/** Elements that a layout may be; `<form>` and other special ones go inside. */
export type LayoutElement =
  | "div"
  | "span"
  | "section"
  | "article"
  | "header"
  | "footer"
  | "main"
  | "nav"
  | "aside"
  | "ul"
  | "ol"
  | "li"
  | "dl"
  | "figure"
  | "fieldset";

interface FlowProps extends Unstyled<HTMLAttributes<HTMLElement>> {
  /** The element, `div` by default. */
  as?: LayoutElement;
  gap?: Space;
}

type Align = "start" | "center" | "end" | "baseline" | "stretch";
type Justify = "start" | "center" | "end" | "between";

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");

export interface StackProps extends FlowProps {
  align?: Align;
  justify?: Justify;
}

/** Children under one another, 16 px apart by default. */
export const Stack = forwardRef<HTMLElement, StackProps>(function Stack(
  { as = "div", gap = 4, align, justify, ...props },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={classes(stack, gaps[gap], align && aligns[align], justify && justifies[justify])}
    />
  );
});

export interface InlineProps extends FlowProps {
  align?: Align;
  justify?: Justify;
  /** Goes on in a new line where there is no room; true by default. */
  wrap?: boolean;
}

/** Children beside one another, centered on a line and 8 px apart by default. */
export const Inline = forwardRef<HTMLElement, InlineProps>(function Inline(
  { as = "div", gap = 2, align = "center", justify, wrap = true, ...props },
  ref,
) {
  const Element = as as "div";
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={classes(
        inline,
        gaps[gap],
        aligns[align],
        justify && justifies[justify],
        wrap && wraps,
      )}
    />
  );
});

type Columns = 1 | 2 | 3 | 4 | 5 | 6;

export interface GridProps extends FlowProps {
  /** How many equal columns from each width on; one on a phone by default. */
  columns: { phone?: Columns; tablet?: Columns; desktop?: Columns };
  align?: Align;
}

/** Equal columns, 24 px apart by default. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { as = "div", gap = 6, columns, align, ...props },
  ref,
) {
  const Element = as as "div";
  const { phone = 1, tablet, desktop } = columns;
  return (
    <Element
      {...props}
      ref={ref as Ref<HTMLDivElement>}
      className={classes(
        grid,
        gaps[gap],
        align && aligns[align],
        columnsFrom.phone[phone],
        tablet && columnsFrom.tablet[tablet],
        desktop && columnsFrom.desktop[desktop],
      )}
    />
  );
});
