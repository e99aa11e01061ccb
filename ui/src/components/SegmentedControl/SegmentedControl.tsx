import { forwardRef, type HTMLAttributes, type ReactNode, useId } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { UiLink } from "../Link";
import { radio, segment, segments } from "./SegmentedControl.css";

export interface SegmentedOption {
  value: string;
  label: ReactNode;
  /** With it the choice is a link, which works without JavaScript. */
  href?: string;
  /** After the label: what choosing it brings. */
  badge?: ReactNode;
}

export interface SegmentedControlProps
  extends Unstyled<Omit<HTMLAttributes<HTMLElement>, "defaultValue" | "children">> {
  /** What is chosen between; read, not seen. */
  label: string;
  value?: string;
  defaultValue?: string;
  options: readonly SegmentedOption[];
  /** Of the radios, for a form. */
  name?: string;
  onValueChange?: (value: string) => void;
}

/**
 * One of two to four choices, all in sight. Options with a `href` are links, of which the chosen one
 * is `aria-current`; otherwise they are native radios, with the keyboard that radios have.
 */
export const SegmentedControl = forwardRef<HTMLDivElement, SegmentedControlProps>(
  function SegmentedControl(
    { label, value, defaultValue, options, name, onValueChange, ...props },
    ref,
  ) {
    const generated = useId();
    const links = options.some(({ href }) => href !== undefined);
    const keyOf = distinctKeys();
    if (process.env.NODE_ENV !== "production") {
      const values = options.map((option) => option.value);
      warnIfDuplicate("SegmentedControl", "value", values);
      warnIfUnlisted("SegmentedControl", "value", value, values);
      warnIfUnlisted("SegmentedControl", "defaultValue", defaultValue, values);
    }
    return (
      <div
        {...props}
        ref={ref}
        role={links ? "group" : "radiogroup"}
        aria-label={label}
        className={segments}
      >
        {options.map((option) =>
          option.href === undefined ? (
            <label key={keyOf(option.value)} className={segment}>
              <input
                type="radio"
                className={radio}
                name={name ?? generated}
                value={option.value}
                checked={value === undefined ? undefined : value === option.value}
                defaultChecked={value === undefined ? defaultValue === option.value : undefined}
                onChange={() => onValueChange?.(option.value)}
              />
              {option.label}
              {option.badge}
            </label>
          ) : (
            <UiLink
              key={keyOf(option.value)}
              className={segment}
              href={option.href}
              aria-current={(value ?? defaultValue) === option.value || undefined}
              onClick={() => onValueChange?.(option.value)}
            >
              {option.label}
              {option.badge}
            </UiLink>
          ),
        )}
      </div>
    );
  },
);
