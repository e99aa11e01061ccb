import { Eye, EyeOff } from "lucide-react";
import { forwardRef, useState } from "react";
import { useHydrated } from "../../internal/useHydrated";
import { inside } from "./Field.css";
import { TextField, type TextFieldProps } from "./TextField";

export interface PasswordFieldProps
  extends Omit<TextFieldProps, "type" | "trailing" | "leadingIcon"> {
  /** The toggle's names, for another language. */
  showLabel?: string;
  hideLabel?: string;
}

/**
 * A `TextField` for a password, with a toggle that shows it and whose name says what it will do.
 * Without JavaScript there is no toggle: one that does nothing would be worse.
 */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>(
  function PasswordField(
    { showLabel = "Show password", hideLabel = "Hide password", ...props },
    ref,
  ) {
    const [shown, setShown] = useState(false);
    const hydrated = useHydrated();
    const Icon = shown ? EyeOff : Eye;
    return (
      <TextField
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        ref={ref}
        type={shown ? "text" : "password"}
        trailing={
          <button
            type="button"
            className={inside}
            hidden={!hydrated}
            aria-label={shown ? hideLabel : showLabel}
            onClick={() => setShown(!shown)}
          >
            <Icon size={20} strokeWidth={1.5} />
          </button>
        }
      />
    );
  },
);
