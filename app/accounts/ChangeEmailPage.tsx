import { Button, Notice, PasswordField, Stack, TextField } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { AccountCard } from "./AccountCard";
import type { AccountRefusal } from "./account-form";
import { BackToSettings } from "./BackToSettings";
import { KeptByProvider } from "./KeptByProvider";
import { useAccountForm } from "./useAccountForm";

export interface ChangeEmailPageProps {
  email: string;
  keptByProvider: boolean;
  /** Why no link can be mailed from here at all. */
  problem?: string;
  answer?: AccountRefusal | { kind: "sent"; email: string };
}

/** Another email to sign in with, once it proved to be one's own. Works without JavaScript. */
export function ChangeEmailPage({ email, keptByProvider, problem, answer }: ChangeEmailPageProps) {
  if (answer?.kind === "sent")
    return (
      <AccountCard
        heading="Check your email"
        text={`A link is on its way to ${answer.email}. Follow it within 24 hours, and you sign in with that address. Until then, nothing changes.`}
        footer={<BackToSettings />}
      />
    );
  return (
    <AccountCard
      heading="Change email"
      text={`You sign in as ${email}. We'll send a link to the new address, and tell the old one when it changes.`}
      footer={<BackToSettings />}
    >
      {keptByProvider ? (
        <KeptByProvider what="your email" />
      ) : problem ? (
        <Notice tone="warning">{problem}</Notice>
      ) : (
        <ChangeEmailForm refusal={answer} />
      )}
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
