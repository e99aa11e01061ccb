import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./BarChart.css";
import type { ChartBar } from "./chart-bar";
import { Plot } from "./Plot";

export interface BarChartProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "children">> {
  title: string;
  /** What the bars are, beside the title: a `Badge` that says `Sample`. */
  mark?: ReactNode;
  /** A line under the title: what the bars come to. */
  note?: string;
  bars: readonly ChartBar[];
  /** The bar in ink, with its value on it; the last one by default. */
  currentIndex?: number;
  /** Headings of the table. */
  labelHeading?: string;
  valueHeading?: string;
  /** In place of bars that are all zero, or of none. */
  emptyText?: string;
}

/**
 * Dollars as bars in grey, with the current one in ink, and the same numbers as a table behind "Show as table"
 * (a `<details>`: it works without JavaScript). Renders a `<section>` named by its heading.
 */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(
  {
    title,
    mark,
    note,
    bars,
    currentIndex = bars.length - 1,
    labelHeading = "Week",
    valueHeading = "Total",
    emptyText = "Nothing to show yet.",
    ...props
  },
  ref,
) {
  const titleId = useId();
  const highest = Math.max(0, ...bars.map(({ valueCents }) => valueCents));
  const keyOf = distinctKeys();
  return (
    <section {...props} ref={ref} className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
        {mark ? (
          <>
            {" "}
            <span className={css.mark}>{mark}</span>
          </>
        ) : null}
      </h2>
      {note ? <p className={css.note}>{note}</p> : null}
      {highest === 0 ? (
        <p className={css.empty}>{emptyText}</p>
      ) : (
        <>
          <Plot bars={bars} currentIndex={currentIndex} highest={highest} />
          <details>
            <summary className={css.toggle}>
              <span className={css.asTable}>Show as table</span>
              <span className={css.asChart}>Show as chart</span>
            </summary>
            <table className={css.table} aria-labelledby={titleId}>
              <thead>
                <tr>
                  <th scope="col" className={css.head}>
                    {labelHeading}
                  </th>
                  <th scope="col" className={css.head}>
                    {valueHeading}
                  </th>
                </tr>
              </thead>
              <tbody>
                {bars.map(({ label, display }) => (
                  <tr key={keyOf(label)}>
                    <th scope="row" className={css.cell}>
                      {label}
                    </th>
                    <td className={css.cell}>{display}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </details>
        </>
      )}
    </section>
  );
});
