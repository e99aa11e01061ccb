import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./FeatureGrid.css";

export type FeatureGridProps = Unstyled<ComponentPropsWithoutRef<"div">>;

/** `FeatureCell`s in a ruled grid: three, two or one to a row. Renders a `<div>`. */
export const FeatureGrid = forwardRef<HTMLDivElement, FeatureGridProps>(
  function FeatureGrid(props, ref) {
    return <div {...props} ref={ref} className={css.grid} />;
  },
);

export interface FeatureCellProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "children" | "title">> {
  title: string;
  text: string;
  /** A small worked example of it, not an icon. */
  example: ReactNode;
  headingLevel?: 2 | 3;
}

/** What one can do, shown and said. Renders a `<div>` with a heading. */
export const FeatureCell = forwardRef<HTMLDivElement, FeatureCellProps>(function FeatureCell(
  { title, text, example, headingLevel = 3, ...props },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...props} ref={ref} className={css.cell}>
      <div className={css.example}>{example}</div>
      <Heading className={css.title}>{title}</Heading>
      <p className={css.text}>{text}</p>
    </div>
  );
});
