import { Slot, Slottable } from "@radix-ui/react-slot";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
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
  /** Renders the child element (a link, say) with the button's looks instead of a `<button>`. */
  asChild?: boolean;
}

/**
 * Does something, or with `asChild` leads somewhere. Renders `<button type="button">` unless told
 * otherwise, so that it never submits a form by accident.
 */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { tone, size, width, shape, pending = false, asChild = false, disabled, children, ...props },
  ref,
) {
  const className = button({ tone, size, width, shape });
  if (asChild) {
    return (
      <Slot {...props} ref={ref} className={className}>
        <Slottable>{children}</Slottable>
      </Slot>
    );
  }
  return (
    <button
      type="button"
      {...props}
      ref={ref}
      className={className}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      data-pending={pending || undefined}
    >
      {pending ? <span className={spinner} aria-hidden="true" /> : null}
      {children}
    </button>
  );
});
