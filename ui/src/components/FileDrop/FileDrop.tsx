import { FileText, Upload, X } from "lucide-react";
import {
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  forwardRef,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import type { Unstyled } from "../../internal/props";
import { useHydrated } from "../../internal/useHydrated";
import { Button } from "../Button";
import { type FieldOwnProps, FieldShell, useField } from "../Field/FieldShell";
import * as css from "./FileDrop.css";
import { FilePick } from "./FilePick";
import { endingsIn, isAccepted } from "./isAccepted";
import { useFileDrop } from "./useFileDrop";

/** What the field says, for another language. */
export interface FileDropLabels {
  choose: string;
  /** With a file there already. */
  chooseAnother: string;
  drop: string;
  remove: string;
  size: (bytes: number) => string;
  /** Of a file that is none of `accept`; `endings` are those that it names: `.csv`. */
  wrongType: (name: string, endings: string) => string;
  tooLarge: (name: string, most: string) => string;
}

export interface FileDropProps
  extends Unstyled<
      Omit<
        ComponentPropsWithoutRef<"input">,
        "type" | "size" | "multiple" | "value" | "defaultValue" | "children"
      >
    >,
    Pick<FieldOwnProps, "help" | "error"> {
  label: string;
  name: string;
  /** Largest file in bytes. */
  maxBytes?: number;
  /** The file that the form will send; null once there is none, or it cannot be used. */
  onFile?: (file: File | null) => void;
  labels?: Partial<FileDropLabels>;
}

const defaultLabels: FileDropLabels = {
  choose: "Choose a file",
  chooseAnother: "Choose another",
  drop: "Or drop it here.",
  remove: "Remove",
  size: (bytes) =>
    bytes < 1_000
      ? `${bytes} bytes`
      : bytes < 1_000_000
        ? `${Math.round(bytes / 1_000)} KB`
        : `${(bytes / 1_000_000).toFixed(1)} MB`,
  wrongType: (name, endings) =>
    `“${name}” is a file of another kind. ${endings ? `Choose one that ends in ${endings}.` : ""}`,
  tooLarge: (name, most) => `“${name}” is larger than ${most}. Split it, or send less at once.`,
};

/**
 * One file, dropped or chosen: a native file input, which its form sends. What cannot be used is said
 * at once, and not sent. Without JavaScript it is the plain input. The ref is the input's.
 */
export const FileDrop = forwardRef<HTMLInputElement, FileDropProps>(function FileDrop(
  { label, help, error, maxBytes, onFile, onChange, labels: given, ...props },
  ref,
) {
  const labels = { ...defaultLabels, ...given };
  const [file, setFile] = useState<{ name: string; size: number } | null>(null);
  const [problem, setProblem] = useState("");
  const field = useField({ ...props, help, error: problem || error });
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  const problemOf = ({ name, size, type }: File) => {
    if (!isAccepted({ name, type }, props.accept))
      return labels.wrongType(name, endingsIn(props.accept));
    if (maxBytes !== undefined && size > maxBytes)
      return labels.tooLarge(name, labels.size(maxBytes));
    return "";
  };
  const take = () => {
    const chosen = input.current?.files?.[0] ?? null;
    const wrong = chosen ? problemOf(chosen) : "";
    if (wrong && input.current) input.current.value = "";
    setProblem(wrong);
    setFile(wrong ? null : chosen);
    onFile?.(wrong ? null : chosen);
  };
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const element = input.current;
    // Chosen before there was a script, or kept by the browser.
    if (element?.files?.length) latest.current();
    const onReset = () => setTimeout(() => latest.current());
    const form = element?.form;
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, []);

  const { isOver, dropProps } = useFileDrop({
    disabled: props.disabled,
    onFiles: ([first]) => {
      if (!first || !input.current) return;
      const one = new DataTransfer();
      one.items.add(first);
      input.current.files = one.files;
      take();
    },
  });
  return (
    <FieldShell {...field.shell} label={label}>
      <div {...dropProps} className={css.zone} data-over={isOver || undefined}>
        {file ? (
          <div className={css.file}>
            <FileText className={css.icon} size={20} strokeWidth={1.5} aria-hidden="true" />
            <span className={css.name} role="status">
              <bdi>{file.name}</bdi> <span className={css.size}>{labels.size(file.size)}</span>
            </span>
            <Button
              tone="quiet"
              shape="icon"
              aria-label={`${labels.remove}: ${file.name}`}
              disabled={props.disabled}
              onClick={() => {
                if (!input.current) return;
                input.current.value = "";
                take();
                input.current.focus();
              }}
            >
              <X size={18} strokeWidth={1.5} />
            </Button>
          </div>
        ) : null}
        <div className={css.choose}>
          <FilePick
            {...props}
            {...field.control}
            ref={input}
            icon={<Upload size={18} strokeWidth={1.5} aria-hidden="true" />}
            onChange={composeEventHandlers<ChangeEvent<HTMLInputElement>>(onChange, take)}
          >
            {file ? labels.chooseAnother : labels.choose}
          </FilePick>
          {hydrated ? <span className={css.drop}>{labels.drop}</span> : null}
        </div>
      </div>
    </FieldShell>
  );
});
