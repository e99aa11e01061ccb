import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { Button } from "../../components/Button";
import { TextField } from "../../components/Field";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./DonationPicker.css";

export interface DonationPickerProps
  extends Unstyled<
    Omit<ComponentPropsWithoutRef<"form">, "children" | "method" | "target" | "rel">
  > {
  /** In whole dollars. */
  presets: readonly number[];
  /** The preset that is chosen to begin with; none when there is a `defaultCustom`. */
  defaultAmount?: number | null;
  /** What was typed before: shown again with its error. */
  defaultCustom?: string;
  /** Of an amount of one's own, in dollars. */
  min?: number;
  max?: number;
  step?: number;
  /** What is wrong with what was typed. */
  error?: string;
  /** Where the form leads, with `preset` or `custom` in the query. */
  action: string;
  /** Opens in a new tab that cannot reach back; true unless told otherwise. */
  newTab?: boolean;
  /** Tells of a donation on its way; preventing the event keeps the form from leading there. */
  onDonate?: (amountDollars: number, event: FormEvent<HTMLFormElement>) => void;
  legend?: string;
  customLabel?: string;
  buttonLabel?: string;
  /** Hidden fields that go with it, or a note under the button. */
  children?: ReactNode;
}

/**
 * A preset or an amount of one's own; choosing one clears the other. The button is disabled while
 * there is neither. Renders a `<form>` that works without JavaScript.
 */
export const DonationPicker = forwardRef<HTMLFormElement, DonationPickerProps>(
  function DonationPicker(
    {
      presets,
      defaultCustom = "",
      defaultAmount = defaultCustom ? null : presets[0],
      min = 1,
      max,
      step = 1,
      error,
      action,
      newTab = true,
      onDonate,
      onSubmit,
      legend = "Amount",
      customLabel = "Custom amount",
      buttonLabel = "Donate",
      children,
      ...props
    },
    ref,
  ) {
    const [preset, setPreset] = useState<number | null>(defaultAmount ?? null);
    const [custom, setCustom] = useState(defaultCustom);
    const customRef = useRef<HTMLInputElement>(null);
    // What was chosen or typed before the script was there counts.
    useEffect(() => {
      const { value: typed = "", form } = customRef.current ?? {};
      const chosen = form && new FormData(form).get("preset");
      setCustom(typed);
      setPreset(typed === "" && chosen ? Number(chosen) : null);
    }, []);
    const amount = custom === "" ? preset : Number(custom);
    const effective = amount !== null && amount > 0 ? amount : null;
    const keyOf = distinctKeys();
    return (
      <form
        {...props}
        ref={ref}
        className={css.form}
        method="get"
        action={action}
        target={newTab ? "_blank" : undefined}
        rel={newTab ? "noopener" : undefined}
        onSubmit={(event) => {
          onSubmit?.(event);
          // Enter in the field presses no disabled button, but some browsers submit all the same.
          if (effective === null) event.preventDefault();
          else onDonate?.(effective, event);
        }}
      >
        <fieldset>
          <legend className={css.legend}>{legend}</legend>
          <div className={css.presets}>
            {presets.map((dollars) => (
              <label key={keyOf(dollars)} className={css.preset}>
                <input
                  className={css.radio}
                  type="radio"
                  name="preset"
                  value={dollars}
                  checked={preset === dollars}
                  onChange={() => {
                    setPreset(dollars);
                    setCustom("");
                  }}
                />
                ${dollars}
              </label>
            ))}
          </div>
        </fieldset>
        <TextField
          ref={customRef}
          label={customLabel}
          name="custom"
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          value={custom}
          error={error}
          // Without JavaScript this is how a refused field gets the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={error !== undefined}
          leadingIcon={<span className={css.unit}>$</span>}
          onChange={(event) => {
            setCustom(event.target.value);
            setPreset(null);
          }}
        />
        <Button type="submit" tone="accent" size="large" width="full" disabled={effective === null}>
          {effective === null ? buttonLabel : `${buttonLabel} $${effective}`}
        </Button>
        {children}
      </form>
    );
  },
);
