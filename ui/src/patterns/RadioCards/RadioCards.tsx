import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./RadioCards.css";

export interface RadioCard {
  value: string;
  label: string;
  /** At the end of the label's line: a price. */
  aside?: ReactNode;
  text?: ReactNode;
  /** Below the text: a badge. */
  note?: ReactNode;
}

export interface RadioCardsProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"fieldset">, "children">> {
  /** What is chosen: the group's name, shown above it. */
  label: string;
  /** The name that the form sends. */
  name: string;
  options: readonly RadioCard[];
  defaultValue?: string;
  /** How many stand beside one another, 2 from 720 px and more from 960; 3 by default. */
  columns?: 1 | 2 | 3 | 4;
  onValueChange?: (value: string) => void;
}

/**
 * One of a few, each with room to say what it means. Renders a `<fieldset>` of native radio
 * buttons, so that it is sent without JavaScript.
 */
export const RadioCards = forwardRef<HTMLFieldSetElement, RadioCardsProps>(function RadioCards(
  { label, name, options, defaultValue, columns = 3, onValueChange, ...props },
  ref,
) {
  const id = useId();
  const keyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    const values = options.map((option) => option.value);
    warnIfDuplicate("RadioCards", "value", values);
    warnIfUnlisted("RadioCards", "defaultValue", defaultValue, values);
  }
  return (
    <fieldset {...props} ref={ref} className={css.group}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.cards[columns]}>
        {options.map(({ value, label: optionLabel, aside, text, note }) => {
          const describedBy = [
            aside ? `${id}-${value}-aside` : "",
            text ? `${id}-${value}-text` : "",
            note ? `${id}-${value}-note` : "",
          ].filter(Boolean);
          return (
            <label key={keyOf(value)} className={css.card}>
              <input
                className={css.input}
                type="radio"
                name={name}
                value={value}
                defaultChecked={value === defaultValue}
                aria-labelledby={`${id}-${value}`}
                aria-describedby={describedBy.join(" ") || undefined}
                onChange={onValueChange ? () => onValueChange(value) : undefined}
              />
              <span className={css.head}>
                <span className={css.name} id={`${id}-${value}`}>
                  {optionLabel}
                </span>
                {aside ? (
                  <span className={css.aside} id={`${id}-${value}-aside`}>
                    {aside}
                  </span>
                ) : null}
              </span>
              {text ? (
                <span className={css.text} id={`${id}-${value}-text`}>
                  {text}
                </span>
              ) : null}
              {note ? (
                <span className={css.note} id={`${id}-${value}-note`}>
                  {note}
                </span>
              ) : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
});
