import { CircleAlert } from "lucide-react";
import { type AriaAttributes, type ReactNode, useId } from "react";
import { VisuallyHidden } from "../VisuallyHidden";
import { field, label as labelStyle, note, noteIcon } from "./Field.css";

export interface FieldOwnProps {
  label: ReactNode;
  /** The label is read but not seen: only where an icon and a placeholder say the same. */
  labelHidden?: boolean;
  /** Under the control, until an error takes its place. */
  help?: ReactNode;
  /** What is wrong and how to mend it; `true` marks the control without saying why. */
  error?: ReactNode;
}

/** The ids and aria attributes that tie a control to its label and note. */
export function useField(props: {
  id?: string | undefined;
  help?: ReactNode;
  error?: ReactNode;
  "aria-describedby"?: string | undefined;
  "aria-invalid"?: AriaAttributes["aria-invalid"];
}) {
  const generated = useId();
  const id = props.id ?? generated;
  const invalid = Boolean(props.error);
  const hasNote = (invalid && props.error !== true) || Boolean(props.help);
  const described = [props["aria-describedby"], hasNote ? `${id}-note` : undefined];
  return {
    id,
    noteId: `${id}-note`,
    /** For `FieldShell`, beside its label. */
    shell: { controlId: id, noteId: `${id}-note`, help: props.help, error: props.error },
    control: {
      id,
      "aria-invalid": invalid || props["aria-invalid"],
      "aria-describedby": described.filter(Boolean).join(" ") || undefined,
    },
  };
}

/** Help, or the error in its place. */
export function FieldNote({
  id,
  help,
  error,
}: { id: string } & Pick<FieldOwnProps, "help" | "error">) {
  if (error && error !== true)
    return (
      <span id={id} className={note({ tone: "error" })}>
        <CircleAlert className={noteIcon} size={15} strokeWidth={1.75} />
        {error}
      </span>
    );
  if (help)
    return (
      <span id={id} className={note({ tone: "help" })}>
        {help}
      </span>
    );
  return null;
}

/** Label above, control, note below. Never exported from the package. */
export function FieldShell({
  controlId,
  noteId,
  label,
  labelHidden,
  help,
  error,
  children,
}: FieldOwnProps & { controlId: string; noteId: string; children: ReactNode }) {
  return (
    <div className={field}>
      <label htmlFor={controlId} className={labelHidden ? undefined : labelStyle}>
        {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </label>
      {children}
      <FieldNote id={noteId} help={help} error={error} />
    </div>
  );
}
