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
} from "@partlane/ui";
import { Form, useActionData, useFetcher } from "@remix-run/react";
import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import type { CredentialsAnswer, CredentialsMode } from "./credentials";
import { useCredentials } from "./useCredentials";

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
  const { formRef, errors, fieldProps, submit, notices, offersReset, pending } = useCredentials(
    mode,
    fetcher,
    answered?.kind === "refused" ? answered : undefined,
  );
  const otherHref =
    mode === "login"
      ? paths.register({ redirectTo, plan, period })
      : paths.login(redirectTo, { plan, period });

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
                {offersReset ? (
                  <p>
                    To sign in now,{" "}
                    <Link href={paths.forgotPassword()} underline="always">
                      reset your password
                    </Link>
                    .
                  </p>
                ) : null}
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
            <Stack gap={2}>
              {mode === "login" ? (
                <Text size={15}>
                  <Link href={paths.forgotPassword()} underline="always">
                    Forgot password?
                  </Link>
                </Text>
              ) : null}
              <Text size={15} tone="muted">
                {text.question}{" "}
                <Link href={otherHref} underline="always">
                  {text.other}
                </Link>
              </Text>
            </Stack>
          </Stack>
        </Card>
      </Container>
    </Section>
  );
}
