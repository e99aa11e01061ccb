import { useNavigation } from "@remix-run/react";
import { type ChangeEvent, type FocusEvent, useEffect, useRef, useState } from "react";
import type { AccountErrors, AccountField, AccountRefusal } from "./account-form";
import { validateField } from "./credentials.schema";

/** What stands in the form now. */
function typedIn(form: HTMLFormElement | null): Partial<Record<AccountField, string>> {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

/**
 * A form about an account: the server's messages at their fields, the first of them focused, and with
 * JavaScript each field checked when it is left.
 * @param fields in the form's order
 */
export function useAccountForm(fields: readonly AccountField[], refusal?: AccountRefusal) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<AccountErrors>(refusal?.errors ?? {});
  const navigation = useNavigation();
  const firstIn = (found: AccountErrors) => fields.find((name) => found[name] !== undefined);
  const focusedByServer = refusal && firstIn(refusal.errors);

  const onAnswer = useRef((_answer: AccountRefusal) => {});
  onAnswer.current = (answer) => {
    setErrors(answer.errors);
    const first = firstIn(answer.errors);
    const input = first && form.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };
  // Once for each answer, also where the same field is refused again.
  useEffect(() => {
    if (refusal) onAnswer.current(refusal);
  }, [refusal]);

  const field = (name: AccountField, label: string) => ({
    name,
    label,
    required: true,
    defaultValue: name === "currentPassword" ? undefined : refusal?.values?.[name],
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: name === focusedByServer,
    error: errors[name],
    onChange: (_event: ChangeEvent<HTMLInputElement>) =>
      setErrors(({ [name]: _cleared, ...rest }) => rest),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Leaving the form shows no error.
      if (event.relatedTarget instanceof HTMLAnchorElement || name === "currentPassword") return;
      const message = validateField("register", name, typedIn(form.current));
      setErrors(({ [name]: _previous, ...rest }) =>
        message === undefined ? rest : { ...rest, [name]: message },
      );
    },
  });

  return { form, errors, field, pending: navigation.state === "submitting" };
}
