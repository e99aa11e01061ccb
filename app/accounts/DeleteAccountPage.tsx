import { Button, Notice, PasswordField, Stack, Text } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { AccountCard } from "./AccountCard";
import type { AccountRefusal } from "./account-form";
import { BackToSettings } from "./BackToSettings";
import { PasswordOwner } from "./PasswordOwner";
import { useAccountForm } from "./useAccountForm";

export interface DeleteAccountPageProps {
  email: string;
  refusal?: AccountRefusal;
}

/** The end of an account, confirmed by its password. Works without JavaScript. */
export function DeleteAccountPage({ email, refusal }: DeleteAccountPageProps) {
  const { form, field, pending } = useAccountForm(["currentPassword"], refusal);
  return (
    <AccountCard
      heading="Delete account"
      text={`Deletes ${email} for good. This can't be undone.`}
      footer={<BackToSettings />}
    >
      <Form ref={form} method="post" noValidate>
        <Stack gap={4}>
          <Stack as="ul" gap={2}>
            <Text as="li" size={15}>
              Your name, email, garage, contacts, notifications, and devices are deleted.
            </Text>
            <Text as="li" size={15}>
              Sellers keep the orders you placed, without your name. Orders you haven't picked up
              stay on hold under their order number.
            </Text>
            <Text as="li" size={15}>
              Open disputes are closed.
            </Text>
          </Stack>
          {refusal?.message ? <Notice tone="critical">{refusal.message}</Notice> : null}
          <PasswordOwner email={email} />
          <PasswordField
            {...field("currentPassword", "Your password")}
            autoComplete="current-password"
          />
          <Button type="submit" tone="critical" size="large" width="full" pending={pending}>
            Delete account
          </Button>
        </Stack>
      </Form>
    </AccountCard>
  );
}
