import { Button, Link, Notice, Stack, TextField } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { AccountCard } from "./AccountCard";
import type { AccountRefusal } from "./account-form";
import { useAccountForm } from "./useAccountForm";

export interface ForgotPasswordPageProps {
  /** Whose mail brings the link. */
  mailedBy: "us" | "provider";
  /** Why no link can be requested here at all. */
  problem?: string;
  answer?: AccountRefusal | { kind: "sent"; email: string };
}

/** Asks for a link to choose a new password. Works without JavaScript. */
export function ForgotPasswordPage({ mailedBy, problem, answer }: ForgotPasswordPageProps) {
  if (answer?.kind === "sent") return <Sent email={answer.email} mailedBy={mailedBy} />;
  return (
    <AccountCard
      heading="Forgot your password?"
      text="Enter the email you sign in with. We'll send you a link to choose a new password."
      footer={
        <>
          Remembered it?{" "}
          <Link href={paths.login()} underline="always">
            Sign in
          </Link>
        </>
      }
    >
      {problem ? <Notice tone="warning">{problem}</Notice> : <AskForLink refusal={answer} />}
    </AccountCard>
  );
}

function AskForLink({ refusal }: { refusal?: AccountRefusal }) {
  const { form, field, pending } = useAccountForm(["email"], refusal);
  return (
    <Form ref={form} method="post" noValidate>
      <Stack gap={4}>
        {refusal?.message ? <Notice tone="critical">{refusal.message}</Notice> : null}
        <TextField
          {...field("email", "Email")}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" tone="accent" size="large" width="full" pending={pending}>
          Send the link
        </Button>
      </Stack>
    </Form>
  );
}

/** The same whether or not there is such an account. */
function Sent({ email, mailedBy }: { email: string } & Pick<ForgotPasswordPageProps, "mailedBy">) {
  return (
    <AccountCard
      heading="Check your email"
      text={`If ${email} has an account, a link to choose a new password is on its way. ${
        mailedBy === "us" ? "It works once, for 30 minutes." : "Our sign-in provider sends it."
      }`}
      footer={
        <Link href={paths.login()} underline="always">
          Back to sign in
        </Link>
      }
    >
      <Form method="post">
        <Stack gap={4}>
          <Notice tone="info">
            Nothing there? Look in your spam folder. One address gets at most five links an hour.
          </Notice>
          <input type="hidden" name="email" value={email} />
          <Button type="submit" width="full">
            Send it again
          </Button>
        </Stack>
      </Form>
    </AccountCard>
  );
}
