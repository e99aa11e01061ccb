import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import { box, control, leading, trailing as trailingStyle } from "./Field.css";
import { type FieldOwnProps, FieldShell, useField } from "./FieldShell";

export interface TextFieldProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"input">, "size">>,
    FieldOwnProps {
  name: string;
  /** An icon before the text; decoration. */
  leadingIcon?: ReactNode;
  /** After the text, inside the box: a button or a unit. */
  trailing?: ReactNode;
}

const addresses = new Set<string | undefined>(["email", "url"]);

/**
 * One line of text with its label above and help below; an error takes the help's place. Renders
 * `<input>` (the ref is the input's) in its box.
 */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(
  { label, labelHidden, help, error, leadingIcon, trailing, ...props },
  ref,
) {
  const field = useField({ ...props, help, error });
  return (
    <FieldShell {...field.shell} label={label} labelHidden={labelHidden}>
      <span className={box}>
        {leadingIcon ? (
          <span className={leading} aria-hidden="true">
            {leadingIcon}
          </span>
        ) : null}
        <input
          type="text"
          // Addresses are written from the left in every script.
          dir={addresses.has(props.type) ? "ltr" : undefined}
          {...props}
          {...field.control}
          ref={ref}
          className={control}
        />
        {trailing ? <span className={trailingStyle}>{trailing}</span> : null}
      </span>
    </FieldShell>
  );
});
