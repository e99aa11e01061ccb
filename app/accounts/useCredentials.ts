import { useToast } from "@partlane/ui";
import { type useFetcher, useNavigate, useNavigation } from "@remix-run/react";
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import {
  type CredentialsAnswer,
  type CredentialsErrors,
  type CredentialsField,
  type CredentialsMode,
  type CredentialsValues,
  credentialsMessages,
  welcomeDelayMs,
} from "./credentials";
import { credentialsFields, validateCredentials, validateField } from "./credentials.schema";

/** What stands in the form now. The fields keep it themselves, from before the script was there. */
function typedIn(form: HTMLFormElement | null): CredentialsValues {
  const entries = form ? [...new FormData(form)] : [];
  return Object.fromEntries(entries.filter(([, value]) => typeof value === "string"));
}

/** The first field of the form that something is wrong with. */
function firstOf(mode: CredentialsMode, errors: CredentialsErrors): CredentialsField | undefined {
  return credentialsFields[mode].find((name) => errors[name] !== undefined);
}

/**
 * The sign-in card's state: its messages, when they are checked, and what an answer does.
 * @param answered what the server has answered to the form already, without JavaScript
 */
export function useCredentials(
  mode: CredentialsMode,
  fetcher: ReturnType<typeof useFetcher<CredentialsAnswer>>,
  answered: Extract<CredentialsAnswer, { kind: "refused" }> | undefined,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const toast = useToast();
  const [errors, setErrors] = useState<CredentialsErrors>(answered?.errors ?? {});
  const answer = fetcher.data;
  const focusedByServer = answered && firstOf(mode, answered.errors);

  // Every answer is a toast, that of a connection which is gone by then too.
  useEffect(() => toast.prepare(), [toast]);

  const tell = (message: string, found: CredentialsErrors) => {
    toast.show({ tone: "critical", message });
    setErrors(found);
    const first = firstOf(mode, found);
    const input = first && formRef.current?.elements.namedItem(first);
    if (input instanceof HTMLElement) input.focus();
  };

  const act = useRef((_answer: CredentialsAnswer): (() => void) | undefined => undefined);
  act.current = (given) => {
    if (given.kind === "refused") {
      tell(given.message, given.errors);
      return undefined;
    }
    toast.show({ tone: "success", message: given.message });
    const timer = setTimeout(() => navigate(given.redirectTo), welcomeDelayMs);
    return () => clearTimeout(timer);
  };
  // Once for each answer, whatever else has changed by then.
  useEffect(() => (answer ? act.current(answer) : undefined), [answer]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = validateCredentials(mode, typedIn(event.currentTarget));
    if (!checked.ok) {
      tell(credentialsMessages.fixErrors, checked.errors);
      return;
    }
    setErrors({});
    const data = new FormData(event.currentTarget);
    data.set("enhanced", "1");
    fetcher.submit(data, { method: "post" });
  };

  const fieldProps = (name: CredentialsField, label: string) => ({
    name,
    label,
    required: true,
    defaultValue: answered?.values[name],
    // Without JavaScript this is how a refused field gets the focus.
    autoFocus: name === focusedByServer,
    // An empty message still flags the field (SPEC C8).
    error: errors[name] === "" ? true : errors[name],
    onChange: (_event: ChangeEvent<HTMLInputElement>) =>
      setErrors(({ [name]: _cleared, ...rest }) => rest),
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Leaving the form shows no error.
      if (event.relatedTarget instanceof HTMLAnchorElement) return;
      const message = validateField(mode, name, typedIn(formRef.current));
      setErrors(({ [name]: _previous, ...rest }) =>
        message === undefined ? rest : { ...rest, [name]: message },
      );
    },
  });

  const failure = answer ?? answered;
  return {
    formRef,
    errors,
    fieldProps,
    submit,
    // The toast carries the message where there is one; without JavaScript the page does.
    notices:
      failure?.kind === "refused"
        ? [answer ? undefined : failure.message, failure.notice].filter(
            (text) => text !== undefined,
          )
        : [],
    offersReset: failure?.kind === "refused" && failure.offersReset === true,
    pending:
      fetcher.state !== "idle" || answer?.kind === "welcome" || navigation.state === "submitting",
  };
}
