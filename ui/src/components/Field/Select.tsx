import { ChevronDown } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { box, chevron, select } from "./Field.css";
import { type FieldOwnProps, FieldShell, useField } from "./FieldShell";

export interface SelectProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"select">, "size" | "multiple" | "children">>,
    FieldOwnProps {
  name: string;
  options: readonly { value: string; label: string; disabled?: boolean }[];
}

/** One of a list. Renders the system's own `<select>`: best on a phone, and it needs no JavaScript. */
export const Select = forwardRef<HTMLSelectElement, SelectProps>(function Select(
  { label, labelHidden, help, error, options, ...props },
  ref,
) {
  const field = useField({ ...props, help, error });
  const keyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    const values = options.map((option) => option.value);
    warnIfDuplicate("Select", "value", values);
    for (const prop of ["value", "defaultValue"] as const)
      warnIfUnlisted("Select", prop, props[prop], values);
  }
  return (
    <FieldShell {...field.shell} label={label} labelHidden={labelHidden}>
      <span className={box}>
        <select {...props} {...field.control} ref={ref} className={select}>
          {options.map((option) => (
            <option key={keyOf(option.value)} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown className={chevron} size={18} strokeWidth={1.5} />
      </span>
    </FieldShell>
  );
});
