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
  /**
   * Reads an amount of one's own: the dollars that will be taken, or what is wrong with what was typed.
   * Unless told otherwise, whole dollars from 1 up, in digits.
   */
  readAmount?: (typed: string) => number | string;
  /** What is wrong with what was typed, as the server has said. */
  error?: string;
  /** Where the form leads, with `preset` or `custom` in the query. */
  action: string;
  /** Opens in a new tab that cannot reach back; true by default. */
  newTab?: boolean;
  /** Tells of a donation on its way; preventing the event keeps the form from leading there. */
  onDonate?: (amountDollars: number, event: FormEvent<HTMLFormElement>) => void;
  legend?: string;
  customLabel?: string;
  buttonLabel?: string;
  /** Hidden fields that go with it, or a note under the button. */
  children?: ReactNode;
}

/** Whole dollars from 1 up. */
const wholeDollars = (typed: string): number | string =>
  /^[1-9]\d{0,6}$/.test(typed) ? Number(typed) : "Enter a whole number of dollars, like 15.";

/**
 * A preset or an amount of one's own; choosing one clears the other. The button is disabled while
 * there is neither, and names an amount only when it will be taken: what was typed and will not be
 * is explained at its field when the button is pressed. Renders a `<form>` that works without JavaScript.
 */
export const DonationPicker = forwardRef<HTMLFormElement, DonationPickerProps>(
  function DonationPicker(
    {
      presets,
      defaultCustom = "",
      defaultAmount = defaultCustom ? null : presets[0],
      readAmount = wholeDollars,
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
    // Said when the button is pressed, and about that text only.
    const [refused, setRefused] = useState<string | null>(null);
    const isNothing = custom.trim() !== "" && Number(custom) === 0;
    const typed = custom.trim() === "" || isNothing ? null : readAmount(custom.trim());
    const amount = isNothing ? null : (typed ?? preset);
    const effective = typeof amount === "number" ? amount : null;
    const problem = refused === custom && typeof amount === "string" ? amount : undefined;
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
          if (effective !== null) return onDonate?.(effective, event);
          event.preventDefault();
          if (amount === null) return;
          setRefused(custom);
          customRef.current?.focus();
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
          // Not a number field, which would drop "$15" and "1,500.00" without a word.
          inputMode="decimal"
          autoComplete="off"
          value={custom}
          error={problem ?? (custom === defaultCustom ? error : undefined)}
          // Without JavaScript this is how a refused field gets the focus.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={error !== undefined}
          leadingIcon={<span className={css.unit}>$</span>}
          onChange={(event) => {
            setCustom(event.target.value);
            setPreset(null);
          }}
        />
        <Button type="submit" tone="accent" size="large" width="full" disabled={amount === null}>
          {effective === null ? buttonLabel : `${buttonLabel} $${effective}`}
        </Button>
        {children}
      </form>
    );
  },
);
