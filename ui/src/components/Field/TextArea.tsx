import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import { box, textArea } from "./Field.css";
import { type FieldOwnProps, FieldShell, useField } from "./FieldShell";

export interface TextAreaProps
  extends Unstyled<ComponentPropsWithoutRef<"textarea">>,
    FieldOwnProps {
  name: string;
}

/**
 * Several lines of text: a `TextField` that is 5 lines high by default, and taller where
 * the reader pulls it. Renders `<textarea>` (the ref is its) in its box.
 */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(
  { label, labelHidden, help, error, ...props },
  ref,
) {
  const field = useField({ ...props, help, error });
  return (
    <FieldShell {...field.shell} label={label} labelHidden={labelHidden}>
      <span className={box}>
        <textarea rows={5} {...props} {...field.control} ref={ref} className={textArea} />
      </span>
    </FieldShell>
  );
});
