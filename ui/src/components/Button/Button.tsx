import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { warnIfUnlabelled } from "../../internal/development";
import type { Unstyled } from "../../internal/props";
import { spinner } from "../Spinner/Spinner.css";
import { button } from "./Button.css";

export interface ButtonProps extends Unstyled<ComponentPropsWithoutRef<"button">> {
  /** What pressing means: `accent` is the one next thing to do, `critical` takes something away. */
  tone?: "accent" | "neutral" | "quiet" | "critical";
  size?: "small" | "medium" | "large";
  width?: "content" | "full";
  /** `icon`: a square that holds an icon alone; give it an `aria-label`. */
  shape?: "text" | "icon";
  /** Work is under way: shows a spinner, and the button is disabled. */
  pending?: boolean;
}

/**
 * Does something; what leads somewhere is a `ButtonLink`. Renders `<button type="button">` by
 * default, so that it never submits a form by accident.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, width, shape, pending = false, disabled, children, ...props },
  ref,
) {
  if (process.env.NODE_ENV !== "production")
    if (shape === "icon") warnIfUnlabelled("Button", props, children);
  return (
    <button
      type="button"
      aria-busy={pending || undefined}
      {...props}
      ref={ref}
      className={button({ tone, size, width, shape })}
      disabled={disabled || pending}
      data-pending={pending || undefined}
    >
      {pending ? <span className={spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
});
