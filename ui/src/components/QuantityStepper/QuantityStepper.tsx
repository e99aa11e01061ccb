import { Minus, Plus } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import type { Unstyled } from "../../internal/props";
import { useHydrated } from "../../internal/useHydrated";
import { box, control, inside } from "../Field/Field.css";
import { type FieldOwnProps, FieldShell, useField } from "../Field/FieldShell";
import { stepper } from "./QuantityStepper.css";

export interface QuantityStepperProps
  extends Unstyled<
      Omit<
        ComponentPropsWithoutRef<"input">,
        "type" | "size" | "value" | "defaultValue" | "min" | "max" | "step"
      >
    >,
    FieldOwnProps {
  name: string;
  /** As it is typed, which may be nothing yet. */
  value?: number | string;
  defaultValue?: number | string;
  min?: number;
  max?: number;
  step?: number;
  /** Called for every change with the number, or with null where what is typed is none. */
  onValueChange?: (value: number | null) => void;
  decreaseLabel?: string;
  increaseLabel?: string;
}

/**
 * How many: a native number input between a minus and a plus, each as large as a fingertip. Anything
 * may be typed, and the caller says what is wrong with it by `error`. Without JavaScript it is the
 * browser's own number input.
 */
export const QuantityStepper = forwardRef<HTMLInputElement, QuantityStepperProps>(
  function QuantityStepper(
    {
      label,
      labelHidden,
      help,
      error,
      min = 0,
      max,
      step = 1,
      onValueChange,
      onChange,
      onWheel,
      decreaseLabel = "One fewer",
      increaseLabel = "One more",
      ...props
    },
    ref,
  ) {
    const field = useField({ ...props, help, error });
    const input = useRef<HTMLInputElement>(null);
    useImperativeHandle(ref, () => input.current as HTMLInputElement);
    const hydrated = useHydrated();
    const [typed, setTyped] = useState(props.value ?? props.defaultValue ?? "");
    const now = numberOf(props.value ?? typed);
    const disabled = props.disabled || props.readOnly;

    const onInput = (event: ChangeEvent<HTMLInputElement>) => {
      setTyped(event.target.value);
      onValueChange?.(numberOf(event.target.value));
    };

    const press = (by: -1 | 1, isAtEnd: boolean) => () => {
      const element = input.current;
      if (!element || isAtEnd) return;
      if (by > 0) element.stepUp();
      else element.stepDown();
      // React hears of it as if it had been typed.
      element.dispatchEvent(new Event("input", { bubbles: true }));
    };

    const button = (by: -1 | 1, name: string) => {
      const end = by > 0 ? max : min;
      const isAtEnd = now !== null && end !== undefined && now * by >= end * by;
      const Icon = by > 0 ? Plus : Minus;
      return (
        <button
          type="button"
          // The keyboard has its arrows in the field.
          tabIndex={-1}
          className={inside}
          aria-label={name}
          aria-controls={field.id}
          aria-disabled={isAtEnd || undefined}
          disabled={disabled}
          onClick={press(by, isAtEnd)}
        >
          <Icon size={20} strokeWidth={1.75} />
        </button>
      );
    };

    return (
      <FieldShell {...field.shell} label={label} labelHidden={labelHidden}>
        <span className={`${box} ${stepper}`}>
          {hydrated ? button(-1, decreaseLabel) : null}
          <input
            inputMode={Number.isInteger(step) ? "numeric" : "decimal"}
            autoComplete="off"
            {...props}
            {...field.control}
            ref={input}
            type="number"
            min={min}
            max={max}
            step={step}
            className={control}
            data-stepped={hydrated || undefined}
            onChange={composeEventHandlers(onChange, onInput)}
            // Chrome turns a page scrolled over the focused field into another quantity.
            onWheel={composeEventHandlers(onWheel, (event) => event.currentTarget.blur())}
          />
          {hydrated ? button(1, increaseLabel) : null}
        </span>
      </FieldShell>
    );
  },
);

/** What is typed as a number, or null where it is none. */
function numberOf(typed: number | string): number | null {
  if (typed === "") return null;
  const number = Number(typed);
  return Number.isFinite(number) ? number : null;
}
