import { Button, Notice, PasswordField, Stack, TextField } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { AccountCard } from "./AccountCard";
import type { AccountRefusal } from "./account-form";
import { BackToSettings } from "./BackToSettings";
import { useAccountForm } from "./useAccountForm";

export interface ChangeEmailPageProps {
  email: string;
  /** Who keeps the email: the mails are theirs. */
  keptBy: "us" | "provider";
  /** Why no link can be mailed from here at all. */
  problem?: string;
  answer?: AccountRefusal | { kind: "sent"; email: string };
}

const texts = {
  us: {
    intro: "We'll send a link to the new address, and tell the old one when it changes.",
    sent: (email: string) =>
      `A link is on its way to ${email}. Follow it within 24 hours, and you sign in with that address. Until then, nothing changes.`,
  },
  provider: {
    intro: "Our sign-in provider will send a link to the new address.",
    // It sends none to an address that is taken, and does not reveal that.
    sent: (email: string) =>
      `If no other account has ${email}, a link from our sign-in provider is on its way there. Follow it, then sign in with that address. Until then, nothing changes.`,
  },
};

/** Another email to sign in with, once it proved to be one's own. Works without JavaScript. */
export function ChangeEmailPage({ email, keptBy, problem, answer }: ChangeEmailPageProps) {
  const text = texts[keptBy];
  if (answer?.kind === "sent")
    return (
      <AccountCard
        heading="Check your email"
        text={text.sent(answer.email)}
        footer={<BackToSettings />}
      />
    );
  return (
    <AccountCard
      heading="Change email"
      text={`You sign in as ${email}. ${text.intro}`}
      footer={<BackToSettings />}
    >
      {problem ? <Notice tone="warning">{problem}</Notice> : <ChangeEmailForm refusal={answer} />}
    </AccountCard>
  );
}

function ChangeEmailForm({ refusal }: { refusal?: AccountRefusal }) {
  const { form, field, pending } = useAccountForm(["email", "currentPassword"], refusal);
  return (
    <Form ref={form} method="post" noValidate>
      <Stack gap={4}>
        {refusal?.message ? <Notice tone="critical">{refusal.message}</Notice> : null}
        <TextField
          {...field("email", "New email")}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...field("currentPassword", "Your password")}
          autoComplete="current-password"
        />
        <Button
          type="submit"
          name="intent"
          value="change"
          tone="accent"
          size="large"
          width="full"
          pending={pending}
        >
          Send the link
        </Button>
      </Stack>
    </Form>
  );
}
