import { forwardRef, type ReactNode, useId } from "react";
import { TextField, type TextFieldProps } from "../Field/TextField";
import { currency as currencyStyle } from "./PriceField.css";

export interface PriceFieldProps extends Omit<TextFieldProps, "type" | "leadingIcon" | "help"> {
  /** Before what is typed: a sign or a code. */
  currency?: string;
  help?: ReactNode;
  /**
   * How the caller reads what is typed ("$1,250.00"), in place of the help and read out as it changes.
   * Empty while there is nothing to read: then the help is shown.
   */
  reading?: ReactNode;
}

/**
 * A `TextField` for an amount of money, which shows and keeps what was typed: "1.250,00" is no less a
 * price than "1250". It reads none of it; who does says how by `reading`, and what is wrong by `error`.
 */
export const PriceField = forwardRef<HTMLInputElement, PriceFieldProps>(function PriceField(
  { currency = "$", help, reading, ...props },
  ref,
) {
  const id = useId();
  const described = [`${id}-currency`, props["aria-describedby"]].filter(Boolean).join(" ");
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...props}
      ref={ref}
      aria-describedby={described}
      leadingIcon={
        <span id={`${id}-currency`} className={currencyStyle}>
          {currency}
        </span>
      }
      help={reading === undefined ? help : <output>{reading || help}</output>}
    />
  );
});
