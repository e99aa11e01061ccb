import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./Stats.css";

export interface StatsItem {
  label: string;
  /** As it is shown: `$16,420`. */
  value: string;
  /** What it is measured over: `this month`. */
  note?: string;
  /** What the figure is, beside its label, below it on a phone: a `Badge` that says `Sample`. */
  mark?: ReactNode;
  /** Against the time before, in percent: 9.8, -3, 0. */
  trendPercent?: number;
}

export interface StatsProps extends Unstyled<Omit<ComponentPropsWithoutRef<"dl">, "children">> {
  items: readonly StatsItem[];
}

/** Figures side by side in one ruled box, two by two on phones. Renders a `<dl>`. */
export const Stats = forwardRef<HTMLDListElement, StatsProps>(function Stats(
  { items, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <dl {...props} ref={ref} className={css.box}>
      {items.map(({ label, value, note, mark, trendPercent }) => (
        <div key={keyOf(label)} className={css.cell}>
          <dt className={css.label}>
            {label}
            {mark ? (
              <>
                {" "}
                <span className={css.mark}>{mark}</span>
              </>
            ) : null}
          </dt>
          <dd className={css.value} data-words={/\d/.test(value) ? undefined : true}>
            {value}
          </dd>
          {note !== undefined || trendPercent !== undefined ? (
            <dd className={css.note}>
              {trendPercent === undefined ? null : <Trend percent={trendPercent} />}
              {note}
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
});

const directions = {
  up: { Icon: ArrowUp, word: "Up" },
  down: { Icon: ArrowDown, word: "Down" },
  level: { Icon: ArrowRight, word: "Level at" },
} as const;

function Trend({ percent }: { percent: number }) {
  const direction = percent > 0 ? "up" : percent < 0 ? "down" : "level";
  const { Icon, word } = directions[direction];
  return (
    <span className={css.trend} data-direction={direction}>
      {/* Words for the arrow's shape; the color only repeats it. */}
      <Icon size={14} strokeWidth={2} role="img" aria-label={word} aria-hidden={undefined} />
      {Math.abs(percent)}%
    </span>
  );
}
