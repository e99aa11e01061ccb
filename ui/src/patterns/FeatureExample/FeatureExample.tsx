import { ArrowRight, X } from "lucide-react";
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from "react";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as styles from "./FeatureExample.css";

/** A run of a code's characters; `meaning` shows on hover and is read out. */
export type CodeGroup = { text: string; meaning: string; marked: boolean };

export type ExampleRow = {
  label: string;
  /** The label is a code: part number, order id. */
  mono?: boolean;
  value: string;
  /** `success` marks the best one, `muted` the rest. */
  tone?: "success" | "muted";
  /** The value is a complaint: shown as a tag with a cross. */
  refused?: boolean;
};

export type FeatureExampleContent =
  /** A code taken apart, and what it comes to. */
  | { kind: "code"; groups: readonly CodeGroup[]; result: string }
  | { kind: "rows"; rows: readonly ExampleRow[] }
  | {
      kind: "bars";
      /** Says what the bars count; read out with the first and the current figure. */
      caption: string;
      bars: readonly { label: string; value: number; current: boolean }[];
    };

export interface FeatureExampleProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children" | "content">> {
  example: FeatureExampleContent;
}

/** A small worked example of a feature, in place of an icon. Renders a `<div>`. */
export const FeatureExample = forwardRef<HTMLDivElement, FeatureExampleProps>(
  function FeatureExample({ example, ...props }, ref) {
    return (
      <div {...props} ref={ref} className={styles.root}>
        <Content example={example} />
      </div>
    );
  },
);

function Content({ example }: { example: FeatureExampleContent }) {
  if (example.kind === "bars") return <Bars {...example} />;
  if (example.kind === "rows") return <Rows {...example} />;
  const keyOf = distinctKeys();
  return (
    <>
      <p className={styles.code} dir="ltr">
        {example.groups.map(({ text, meaning, marked }) => (
          <span
            key={keyOf(meaning)}
            className={styles.group}
            data-marked={marked || undefined}
            title={meaning}
          >
            {text}
            <VisuallyHidden>{` (${meaning}) `}</VisuallyHidden>
          </span>
        ))}
      </p>
      <p className={styles.result}>
        <ArrowRight className={styles.arrow} size={16} strokeWidth={1.5} aria-hidden="true" />
        <bdi>{example.result}</bdi>
      </p>
    </>
  );
}

function Rows({ rows }: { rows: readonly ExampleRow[] }) {
  const keyOf = distinctKeys();
  return (
    <dl className={styles.rows}>
      {rows.map(({ label, mono, value, tone, refused }) => (
        <div key={keyOf(label)} className={styles.row} data-tone={tone}>
          <dt className={styles.label} data-mono={mono || undefined}>
            {label}
          </dt>
          {refused ? (
            <dd className={styles.mark}>
              <X size={13} strokeWidth={2} aria-hidden="true" />
              {value}
            </dd>
          ) : (
            <dd className={styles.value}>{value}</dd>
          )}
        </div>
      ))}
    </dl>
  );
}

function Bars({ caption, bars }: Extract<FeatureExampleContent, { kind: "bars" }>) {
  const tallest = Math.max(1, ...bars.map((bar) => bar.value));
  const said = bars
    .filter((bar, index) => index === 0 || bar.current)
    .map((bar) => `${bar.label} ${bar.value}`)
    .join(", ");
  const keyOf = distinctKeys();
  return (
    <div className={styles.bars} role="img" aria-label={`${caption}: ${said}`}>
      {bars.map((bar) => (
        <span
          key={keyOf(bar.label)}
          className={styles.bar}
          data-current={bar.current || undefined}
          style={{ "--pl-bar": (bar.value / tallest).toFixed(3) } as CSSProperties}
        />
      ))}
    </div>
  );
}
