import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, useId } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./BarChart.css";
import { ticksUpTo, wholeDollars } from "./scale";

export interface ChartBar {
  /** Under the bar: `Nov 16`. */
  label: string;
  /** Integer cents, 0 or more. */
  valueCents: number;
  /** The value as it is shown: `$2,240`. */
  display: string;
}

export interface BarChartProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "children">> {
  title: string;
  /** A line under the title: what the bars come to. */
  note?: string;
  bars: readonly ChartBar[];
  /** The bar in ink, with its value on it; the last one unless told otherwise. */
  currentIndex?: number;
  /** Headings of the table. */
  labelHeading?: string;
  valueHeading?: string;
  /** Writes a value of the axis; whole dollars unless told otherwise. */
  formatTick?: (cents: number) => string;
  /** In place of bars that are all zero, or of none. */
  emptyText?: string;
}

const at = (fraction: number) => ({ "--pl-bar-height": fraction.toFixed(4) }) as CSSProperties;

/**
 * Bars in grey with the current one in ink, and the same numbers as a table behind "Show as table"
 * (a `<details>`: it works without JavaScript). Renders a `<section>` named by its heading.
 */
export const BarChart = forwardRef<HTMLElement, BarChartProps>(function BarChart(
  {
    title,
    note,
    bars,
    currentIndex = bars.length - 1,
    labelHeading = "Week",
    valueHeading = "Total",
    formatTick = wholeDollars,
    emptyText = "Nothing to show yet.",
    ...props
  },
  ref,
) {
  const titleId = useId();
  const highest = Math.max(0, ...bars.map(({ valueCents }) => valueCents));
  return (
    <section {...props} ref={ref} className={css.card} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      {note ? <p className={css.note}>{note}</p> : null}
      {highest === 0 ? (
        <p className={css.empty}>{emptyText}</p>
      ) : (
        <>
          <Plot bars={bars} currentIndex={currentIndex} highest={highest} formatTick={formatTick} />
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
                  <tr key={label}>
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

interface PlotProps {
  bars: readonly ChartBar[];
  currentIndex: number;
  highest: number;
  formatTick: (cents: number) => string;
}

/** A picture: its numbers are in the table, and its gist in the name. */
function Plot({ bars, currentIndex, highest, formatTick }: PlotProps) {
  const ticks = ticksUpTo(highest).map((cents) => ({
    fraction: cents / highest,
    text: formatTick(cents),
  }));
  const current = bars[currentIndex];
  const gist = current ? `${current.label}: ${current.display}` : "";
  return (
    <div className={css.chart} role="img" aria-label={`Bar chart, ${bars.length} bars. ${gist}`}>
      <div className={css.axis}>
        {ticks.map(({ fraction, text }) => (
          <span key={text} className={css.tick} style={at(fraction)}>
            {text}
          </span>
        ))}
        {ticks.map(({ text }) => (
          <span key={text} className={css.axisWidth}>
            {text}
          </span>
        ))}
      </div>
      <div className={css.plot}>
        {ticks.slice(1).map(({ fraction, text }) => (
          <span key={text} className={css.rule} style={at(fraction)} />
        ))}
        {bars.map(({ label, valueCents, display }, index) => (
          <span
            key={label}
            className={css.slot}
            style={at(valueCents / highest)}
            data-slot=""
            data-current={index === currentIndex || undefined}
          >
            <span className={css.bar} />
            <span className={css.value}>{display}</span>
          </span>
        ))}
      </div>
      <div className={css.names}>
        {bars.map(({ label }, index) => (
          <span key={label} className={css.barName} data-third={index % 3 === 0 || undefined}>
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
