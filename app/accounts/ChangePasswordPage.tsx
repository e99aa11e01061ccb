import { Button, Notice, PasswordField, Stack } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { AccountCard } from "./AccountCard";
import type { AccountRefusal } from "./account-form";
import { BackToSettings } from "./BackToSettings";
import { NewPasswordFields } from "./NewPasswordFields";
import { PasswordOwner } from "./PasswordOwner";
import { useAccountForm } from "./useAccountForm";

export interface ChangePasswordPageProps {
  email: string;
  refusal?: AccountRefusal;
}

/** Changes the password; the current one is required. Works without JavaScript. */
export function ChangePasswordPage(props: ChangePasswordPageProps) {
  return (
    <AccountCard
      heading="Change password"
      text="Your other devices will be signed out, and we'll email you that it changed."
      footer={<BackToSettings />}
    >
      <ChangePasswordForm {...props} />
    </AccountCard>
  );
}

function ChangePasswordForm({ email, refusal }: ChangePasswordPageProps) {
  const { form, errors, field, pending } = useAccountForm(
    ["currentPassword", "password", "confirmPassword"],
    refusal,
  );
  return (
    <Form ref={form} method="post" noValidate>
      <Stack gap={4}>
        {refusal?.message ? <Notice tone="critical">{refusal.message}</Notice> : null}
        <PasswordOwner email={email} />
        <PasswordField
          {...field("currentPassword", "Current password")}
          autoComplete="current-password"
        />
        <NewPasswordFields field={field} errors={errors} />
        <Button type="submit" tone="accent" size="large" width="full" pending={pending}>
          Change password
        </Button>
      </Stack>
    </Form>
  );
}
