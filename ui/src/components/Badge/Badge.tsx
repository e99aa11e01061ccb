import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import { badge } from "./Badge.css";

export type Tone = "success" | "info" | "warning" | "neutral" | "critical" | "accent";

export interface BadgeProps extends Unstyled<ComponentPropsWithoutRef<"span">> {
  /** What the word means; color never says it alone. */
  tone?: Tone;
  /** Before the word; decoration. */
  icon?: ReactNode;
  size?: "small" | "medium";
}

/** One or two words on the state of a thing. Renders `<span>`. */
export const Badge = forwardRef<HTMLSpanElement, BadgeProps>(function Badge(
  { tone, icon, size, children, ...props },
  ref,
) {
  return (
    <span {...props} ref={ref} className={badge({ tone, size })}>
      {icon}
      {children}
    </span>
  );
});
