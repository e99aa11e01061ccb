import {
  type ChangeEvent,
  type FocusEvent,
  forwardRef,
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from "react";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import { distinctKeys } from "../../internal/keys";
import { useHydrated } from "../../internal/useHydrated";
import { useLazyPart } from "../../internal/useLazyPart";
import { box, control } from "../Field/Field.css";
import { FieldShell, useField } from "../Field/FieldShell";
import { searchIn } from "./searchIn";
import { type ComboboxOption, type ComboboxProps, defaultLabels } from "./types";

const loadList = () => import("./ComboboxList").then(({ ComboboxList }) => ComboboxList);

/** What it is before the list is here, so that it is announced as one from the first. */
const combobox = { role: "combobox", "aria-autocomplete": "list", "aria-expanded": false } as const;

const plain = (text: string) =>
  String(text ?? "")
    .trim()
    .toLowerCase();
const same = (one: string, other: string) => plain(one) === plain(other);

/**
 * One line of text with suggestions for it (APG: list autocomplete with manual selection), whose list is
 * fetched when the field first gets the focus. Without JavaScript it is a plain input, with the
 * browser's own list where all options are known. The ref is the input's.
 */
export const Combobox = forwardRef<HTMLInputElement, ComboboxProps>(function Combobox(
  {
    label,
    labelHidden,
    help,
    error,
    options,
    valueName,
    defaultOption,
    defaultValue = defaultOption?.label ?? "",
    freeText = true,
    onValueChange,
    onFocus,
    onClick,
    onChange,
    onBlur,
    labels: given,
    ...props
  },
  ref,
) {
  const labels = { ...defaultLabels, ...given };
  const all = typeof options === "function" ? undefined : options;
  const optionOf = (text: string) => all?.find((option) => same(option.label, text));
  const first = defaultOption ?? optionOf(defaultValue);
  const [taken, setTaken] = useState<ComboboxOption | undefined>(first);
  const [isUnlisted, setUnlisted] = useState(false);
  const field = useField({ ...props, help, error: isUnlisted ? labels.notListed : error });
  const hydrated = useHydrated();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [List, request] = useLazyPart(loadList);
  /** Pressed while the list was on its way. */
  const wasPressed = useRef(false);
  const search = useMemo(
    () => (typeof options === "function" ? options : searchIn(options)),
    [options],
  );

  const latest = useRef({ first, onValueChange });
  useEffect(() => {
    latest.current = { first, onValueChange };
  });
  const take = useCallback((option: ComboboxOption) => {
    if (input.current) input.current.value = option.label;
    setTaken(option);
    setUnlisted(false);
    latest.current.onValueChange?.(option.label, option);
  }, []);
  useEffect(() => {
    const onReset = () => {
      setTaken(latest.current.first);
      setUnlisted(false);
    };
    const form = input.current?.form;
    form?.addEventListener("reset", onReset);
    return () => form?.removeEventListener("reset", onReset);
  }, []);

  const typed = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.target;
    const option = taken && same(taken.label, value) ? taken : optionOf(value);
    setTaken(option);
    setUnlisted(false);
    onValueChange?.(value, option);
  };
  const left = (event: FocusEvent<HTMLInputElement>) =>
    setUnlisted(!freeText && taken === undefined && event.target.value.trim() !== "");

  const keyOf = distinctKeys();
  return (
    <FieldShell {...field.shell} label={label} labelHidden={labelHidden}>
      <span className={box}>
        <input
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...props}
          {...field.control}
          {...(hydrated ? combobox : { list: all && listId })}
          ref={input}
          type="text"
          className={control}
          defaultValue={defaultValue}
          onFocus={composeEventHandlers(onFocus, () => void request())}
          onClick={composeEventHandlers(onClick, () => {
            wasPressed.current = true;
          })}
          onChange={composeEventHandlers(onChange, typed)}
          onBlur={composeEventHandlers(onBlur, left)}
        />
        {hydrated || !all ? null : (
          <datalist id={listId}>
            {all.map((option) => (
              <option key={keyOf(option.value)} value={option.label} />
            ))}
          </datalist>
        )}
        {valueName ? <input type="hidden" name={valueName} value={taken?.value ?? ""} /> : null}
        {List ? (
          <List
            input={input}
            search={search}
            labels={labels}
            opensAtOnce={wasPressed.current}
            onTake={take}
          />
        ) : null}
      </span>
    </FieldShell>
  );
});
