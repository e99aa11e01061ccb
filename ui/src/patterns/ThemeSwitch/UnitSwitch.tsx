import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./ThemeSwitch.css";

export type DistanceUnit = "mi" | "km";

export interface UnitSwitchProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  value: DistanceUnit;
  /** The name that the form sends. */
  name?: string;
  label?: string;
  labels?: Record<DistanceUnit, string>;
}

const english = { mi: "Miles", km: "Kilometers" };

/** Miles or kilometers, as the theme's switch: its buttons submit the form around it. Renders a `<div role="group">`. */
export const UnitSwitch = forwardRef<HTMLDivElement, UnitSwitchProps>(function UnitSwitch(
  { value, name = "distanceUnit", label = "Distances", labels = english, ...props },
  ref,
) {
  return (
    <div {...props} ref={ref} role="group" aria-label={label} className={css.group}>
      {(["mi", "km"] as const).map((unit) => (
        <button
          key={unit}
          type="submit"
          name={name}
          value={unit}
          className={css.choice}
          aria-pressed={unit === value}
        >
          {labels[unit]}
        </button>
      ))}
    </div>
  );
});
