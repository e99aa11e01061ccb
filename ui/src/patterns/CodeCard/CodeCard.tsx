import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./CodeCard.css";

export interface CodeCardProps extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  /** What the code is: `Collection code`. */
  label: ReactNode;
  /** A few letters and figures; it is copied as it is. */
  code: string;
  /** What to do with it: `Show this code at the counter.` */
  help?: ReactNode;
  /** A button below. */
  action?: ReactNode;
}

/**
 * A short code that is shown to somebody: large, in the strongest contrast that the theme has, selected by one
 * press, and read out character by character. Renders a `<div>`, a group named by its label.
 */
export const CodeCard = forwardRef<HTMLDivElement, CodeCardProps>(function CodeCard(
  { label, code, help, action, ...props },
  ref,
) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} {...props} ref={ref} className={css.card}>
      <p id={labelId} className={css.label}>
        {label}
      </p>
      <p className={css.line}>
        <bdi className={css.code} aria-hidden="true">
          {code}
        </bdi>
        <span className={css.spelled}>{spelled(code)}</span>
      </p>
      {help ? <p className={css.help}>{help}</p> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
});

/** `4 F 7 K`, which is read as four characters and not as a word. */
const spelled = (code: string) =>
  Array.from(code ?? "")
    .filter((sign) => /[^\s-]/.test(sign))
    .join(" ");
