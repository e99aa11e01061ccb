import {
  Button,
  Card,
  Container,
  Heading,
  Link,
  Notice,
  PasswordField,
  Section,
  Stack,
  Text,
  TextField,
  useToast,
} from "@partlane/ui";
import { Form, useActionData, useFetcher, useNavigate, useNavigation } from "@remix-run/react";
import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import {
  type CredentialsAnswer,
  type CredentialsErrors,
  type CredentialsField,
  type CredentialsMode,
  type CredentialsValues,
  credentialsMessages,
  welcomeDelayMs,
} from "./credentials";
import { validateCredentials, validateField } from "./credentials.schema";

const texts = {
  login: {
    heading: "Welcome Back",
    subtitle: "Sign in to continue",
    button: "Sign In",
    question: "Don't have an account?",
    other: "Sign up",
  },
  register: {
    heading: "Create Account",
    subtitle: `Get started with ${PRODUCT_NAME}`,
    button: "Create Account",
    question: "Already have an account?",
    other: "Sign in",
  },
} as const;

export interface CredentialsPageProps {
  mode: CredentialsMode;
  /** Where to go afterwards; the server has checked that it is a path of this site. */
  redirectTo?: string;
  /** The plan chosen on the pricing page, kept for the new account. */
  plan?: string;
  period?: string;
}

/**
 * The sign-in and registration card (SPEC C). Posts as a plain form; with JavaScript it checks
 * fields on blur and submit, and answers in toasts. Give it `key={mode}`: a change of path starts
 * afresh.
 */
export function CredentialsPage({ mode, redirectTo, plan, period }: CredentialsPageProps) {
  const text = texts[mode];
  const answered = useActionData<CredentialsAnswer>();
  const fetcher = useFetcher<CredentialsAnswer>();
  const { formRef, errors, fieldProps, submit, notices, pending } = useCredentials(
    mode,
    fetcher,
    answered?.kind === "sorry" ? answered : undefined,
  );
  const otherHref =
    mode === "login" ? paths.register({ redirectTo, plan, period }) : paths.login(redirectTo);

  return (
    <Section as="div">
      <Container width="form">
        <Card padding="large">
          <Stack gap={6}>
            <Stack gap={1}>
              <Heading level={1} size="section">
                {text.heading}
              </Heading>
              <Text tone="muted">{text.subtitle}</Text>
            </Stack>
            {notices.length > 0 ? (
              <Notice tone="critical">
                {notices.map((text) => (
                  <p key={text}>{text}</p>
                ))}
              </Notice>
            ) : null}
            <Form ref={formRef} method="post" noValidate onSubmit={submit}>
              <Stack gap={4}>
                {redirectTo ? <input type="hidden" name="redirectTo" value={redirectTo} /> : null}
                {plan ? <input type="hidden" name="plan" value={plan} /> : null}
                {period ? <input type="hidden" name="period" value={period} /> : null}
                {mode === "register" ? (
                  <>
                    <TextField
                      {...fieldProps("firstName", "First name")}
                      autoComplete="given-name"
                    />
                    <TextField
                      {...fieldProps("lastName", "Last name")}
                      autoComplete="family-name"
                    />
                  </>
                ) : null}
                <TextField
                  {...fieldProps("email", "Email")}
                  type="email"
                  inputMode="email"
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
                <PasswordField
                  {...fieldProps("password", "Password")}
                  autoComplete={mode === "login" ? "current-password" : "new-password"}
                  help={
                    mode === "register" && !errors.password ? "At least 8 characters" : undefined
                  }
                />
                {mode === "register" ? (
                  <PasswordField
                    {...fieldProps("confirmPassword", "Confirm password")}
                    autoComplete="new-password"
                  />
                ) : null}
                <Button type="submit" tone="accent" size="large" width="full" pending={pending}>
                  {text.button}
                </Button>
              </Stack>
            </Form>
            <Text size={15} tone="muted">
              {text.question}{" "}
              <Link href={otherHref} underline="always">
                {text.other}
              </Link>
            </Text>
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}

/** The card's state: values, messages, when they are checked, and what an answer does. */
function useCredentials(
  mode: CredentialsMode,
  fetcher: ReturnType<typeof useFetcher<CredentialsAnswer>>,
  answered: Extract<CredentialsAnswer, { kind: "sorry" }> | undefined,
) {
  const formRef = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const navigation = useNavigation();
  const toast = useToast();
  const [values, setValues] = useState<CredentialsValues>(answered?.values ?? {});
  const [errors, setErrors] = useState<CredentialsErrors>(answered?.errors ?? {});
  const answer = fetcher.data;

  const focusFirst = (field: CredentialsField | undefined) => {
    const input = field && formRef.current?.elements.namedItem(field);
    if (input instanceof HTMLElement) input.focus();
  };
  const firstOf = (found: CredentialsErrors) =>
    [...(formRef.current?.elements ?? [])]
      .map((element) => element.getAttribute("name") as CredentialsField | null)
      .find((name) => name !== null && found[name] !== undefined) ?? undefined;

  const act = useRef((_answer: CredentialsAnswer): (() => void) | undefined => undefined);
  act.current = (given) => {
    if (given.kind === "welcome") {
      toast.show({ tone: "success", message: given.message });
      const timer = setTimeout(() => navigate(given.redirectTo), welcomeDelayMs);
      return () => clearTimeout(timer);
    }
    toast.show({ tone: "critical", message: given.message });
    setErrors(given.errors);
    focusFirst(firstOf(given.errors));
    return undefined;
  };
  // Once for each answer, whatever else has changed by then.
  useEffect(() => (answer ? act.current(answer) : undefined), [answer]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const typed = Object.fromEntries(
      [...data].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    );
    const checked = validateCredentials(mode, typed);
    if (!checked.ok) {
      setErrors(checked.errors);
      toast.show({ tone: "critical", message: credentialsMessages.fixErrors });
      focusFirst(checked.firstInvalid);
      return;
    }
    setErrors({});
    data.set("enhanced", "1");
    fetcher.submit(data, { method: "post" });
  };

  const fieldProps = (name: CredentialsField, label: string) => ({
    name,
    label,
    required: true,
    value: values[name] ?? "",
    // An empty message still flags the field (SPEC C8).
    error: errors[name] === "" ? true : errors[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value } = event.currentTarget;
      setValues((known) => ({ ...known, [name]: value }));
      setErrors(({ [name]: _cleared, ...rest }) => rest);
    },
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      // Somebody who is on the way out of the form is not told off.
      if (event.relatedTarget instanceof HTMLAnchorElement) return;
      const message = validateField(mode, name, { ...values, [name]: event.currentTarget.value });
      setErrors(({ [name]: _previous, ...rest }) =>
        message === undefined ? rest : { ...rest, [name]: message },
      );
    },
  });

  const succeeded = answer?.kind === "welcome";
  const failure = answer ?? answered;
  return {
    formRef,
    errors,
    fieldProps,
    submit,
    // The toast carries the message where there is one; without JavaScript the page does.
    notices:
      failure?.kind === "sorry"
        ? [answer ? undefined : failure.message, failure.notice].filter(
            (text) => text !== undefined,
          )
        : [],
    pending: fetcher.state !== "idle" || succeeded || navigation.state === "submitting",
  };
}
