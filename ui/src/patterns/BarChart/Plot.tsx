import type { CSSProperties } from "react";
import { distinctKeys } from "../../internal/keys";
import type { ChartBar } from "./chart-bar";
import * as css from "./Plot.css";
import { axisUpTo, wholeDollars } from "./scale";

const at = (fraction: number) => ({ "--pl-bar-height": fraction.toFixed(4) }) as CSSProperties;

export interface PlotProps {
  bars: readonly ChartBar[];
  currentIndex: number;
  /** Of the bars, in cents and above 0. */
  highest: number;
}

/** A picture: its numbers are in the table, and its gist in the name. */
export function Plot({ bars, currentIndex, highest }: PlotProps) {
  const { ticks, top } = axisUpTo(highest);
  const current = bars[currentIndex];
  const gist = current ? `${current.label}: ${current.display}` : "";
  const heightOf = (index: number) => (bars[index]?.valueCents ?? 0) / top;
  const keyOf = distinctKeys();
  const labelKeyOf = distinctKeys();
  return (
    <div
      className={css.chart}
      role="img"
      aria-label={`Bar chart, ${bars.length} bars. ${gist}`}
      style={{ "--pl-axis-characters": wholeDollars(top).length } as CSSProperties}
    >
      <div className={css.axis}>
        {ticks.map((cents) => (
          <span key={cents} className={css.tick} style={at(cents / top)}>
            {wholeDollars(cents)}
          </span>
        ))}
      </div>
      <div className={css.plot}>
        {ticks.slice(1).map((cents) => (
          <span key={cents} className={css.rule} style={at(cents / top)} />
        ))}
        {bars.map(({ label, display }, index) => (
          <span
            key={keyOf(label)}
            className={css.slot}
            style={
              {
                ...at(heightOf(index)),
                "--pl-bar-around": Math.max(...[index - 1, index, index + 1].map(heightOf)).toFixed(
                  4,
                ),
              } as CSSProperties
            }
            data-current={index === currentIndex || undefined}
          >
            <span className={css.bar} />
            <span className={css.value}>
              <span className={css.figure}>{display}</span>
            </span>
          </span>
        ))}
      </div>
      <div className={css.names}>
        {bars.map(({ label }, index) => (
          <span
            key={labelKeyOf(label)}
            className={css.barName}
            data-third={(index - currentIndex) % 3 === 0 || undefined}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  );
}
