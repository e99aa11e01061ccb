import { Monitor, Moon, Sun } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./ThemeSwitch.css";

export type ThemeChoice = "light" | "dark" | "system";

export interface ThemeSwitchProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  value: ThemeChoice;
  /** The name that the form sends. */
  name?: string;
  label?: string;
  labels?: Record<ThemeChoice, string>;
}

const choices = [
  ["light", Sun],
  ["dark", Moon],
  ["system", Monitor],
] as const;

const english = { light: "Light", dark: "Dark", system: "System" };

/**
 * Light, dark or the system's. Its buttons submit the form that stands around it, so it works
 * without JavaScript. Renders a `<div role="group">`.
 */
export const ThemeSwitch = forwardRef<HTMLDivElement, ThemeSwitchProps>(function ThemeSwitch(
  { value, name = "theme", label = "Theme", labels = english, ...props },
  ref,
) {
  return (
    <div {...props} ref={ref} role="group" aria-label={label} className={css.group}>
      {choices.map(([choice, Icon]) => (
        <button
          key={choice}
          type="submit"
          name={name}
          value={choice}
          className={css.choice}
          aria-pressed={choice === value}
        >
          <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
          {labels[choice]}
        </button>
      ))}
    </div>
  );
});
