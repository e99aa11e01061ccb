import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import {
  checkbox,
  choice,
  choiceEnd,
  choiceEndNote,
  choiceNote,
  choiceText,
  switchControl,
} from "./Field.css";
import { FieldNote, useField } from "./FieldShell";

interface ChoiceProps extends Unstyled<Omit<ComponentPropsWithoutRef<"input">, "type" | "size">> {
  label: ReactNode;
  help?: ReactNode;
}

export interface CheckboxProps extends ChoiceProps {
  /** What is wrong; `true` marks it without saying why. */
  error?: ReactNode;
}

/** Yes or no, sent with its form. Renders a native checkbox (the ref is the input's) before its label. */
export const Checkbox = forwardRef<HTMLInputElement, CheckboxProps>(function Checkbox(
  { label, help, error, ...props },
  ref,
) {
  const field = useField({ ...props, help, error });
  return (
    <div className={choice}>
      <input {...props} {...field.control} ref={ref} type="checkbox" className={checkbox} />
      <label htmlFor={field.id} className={choiceText}>
        {label}
      </label>
      {help || error ? (
        <div className={choiceNote}>
          <FieldNote id={field.noteId} help={help} error={error} />
        </div>
      ) : null}
    </div>
  );
});

export type SwitchProps = ChoiceProps;

/**
 * On or off: a setting. Renders a native checkbox with the role of a switch, at the end of its row;
 * without JavaScript it is sent with its form like any checkbox.
 */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, help, ...props },
  ref,
) {
  const field = useField({ ...props, help });
  return (
    <div className={`${choice} ${choiceEnd}`}>
      <label htmlFor={field.id} className={choiceText}>
        {label}
      </label>
      <input
        {...props}
        {...field.control}
        ref={ref}
        type="checkbox"
        role="switch"
        className={switchControl}
      />
      {help ? (
        <div className={choiceEndNote}>
          <FieldNote id={field.noteId} help={help} />
        </div>
      ) : null}
    </div>
  );
});
