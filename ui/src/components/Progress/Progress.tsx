import { CircleAlert, CircleCheck } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import type { Unstyled } from "../../internal/props";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css";
import {
  amount,
  bar,
  foot,
  head,
  label as labelStyle,
  note as noteStyle,
  outcome,
  progress,
} from "./Progress.css";

export interface ProgressProps extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  /** What is under way. */
  label: ReactNode;
  /** The label is read but not seen: where a row or a heading says the same. */
  labelHidden?: boolean;
  /** How far it is; without it nobody knows. */
  value?: number;
  max?: number;
  /** How far it is, in words: "37 of 120 rows". The share in percent without it. */
  valueText?: string;
  state?: "running" | "done" | "failed";
  /** How fast it is and how long it takes yet; then that it is done, or what went wrong. */
  note?: ReactNode;
  /** What can be done about it: cancel, try again. */
  action?: ReactNode;
}

/**
 * How far something is that takes its time: an upload, an import. That it is done or has failed is read
 * out, each step of it is not. Renders a native `<progress>` between its words.
 */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>(function Progress(
  { label, labelHidden, value, max = 100, valueText, state = "running", note, action, ...props },
  ref,
) {
  const id = useId();
  const most = max > 0 ? max : 1;
  const known = state === "done" ? most : value && Math.min(most, Math.max(0, value));
  const words =
    valueText ?? (known === undefined ? undefined : `${Math.floor((known / most) * 100)}%`);
  // Without a value it is indeterminate, at work: what has failed is not.
  const at = state === "failed" ? (known ?? 0) : known;
  const Icon = state === "done" ? CircleCheck : CircleAlert;
  return (
    <div {...props} ref={ref} className={progress}>
      <div className={head}>
        <span id={`${id}-label`} className={labelHidden ? hidden : labelStyle}>
          {label}
        </span>
        {words ? (
          <span className={amount} aria-hidden="true">
            {words}
          </span>
        ) : null}
      </div>
      <progress
        className={bar}
        value={at}
        max={most}
        data-state={state}
        aria-labelledby={`${id}-label`}
        aria-describedby={note ? `${id}-note` : undefined}
        aria-valuetext={words}
      />
      <div className={foot}>
        <div id={`${id}-note`} className={noteStyle}>
          {state === "running" ? note : null}
          <div role="status">
            {state === "running" ? null : (
              <p className={outcome} data-state={state}>
                <Icon size={15} strokeWidth={1.75} />
                {note ?? (state === "done" ? "Done" : "Failed")}
              </p>
            )}
          </div>
        </div>
        {action}
      </div>
    </div>
  );
});
