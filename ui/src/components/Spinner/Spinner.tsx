import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import { VisuallyHidden } from "../VisuallyHidden";
import { spinner } from "./Spinner.css";

export interface SpinnerProps extends Unstyled<Omit<ComponentPropsWithoutRef<"span">, "children">> {
  /** What is waited for, for screen readers. Without it the words beside it say so. */
  label?: string;
}

/** Something is under way, for how long is not known. As tall as the text around it. */
export const Spinner = forwardRef<HTMLSpanElement, SpinnerProps>(function Spinner(
  { label, ...props },
  ref,
) {
  return (
    <span {...props} ref={ref} role={label ? "status" : undefined}>
      <span className={spinner} aria-hidden="true" />
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  );
});
