import { Button, ButtonLink, Link, Notice, Stack } from "@partlane/ui";
import { Form } from "@remix-run/react";
import { paths } from "~/paths";
import { AccountCard } from "./AccountCard";
import type { AccountRefusal } from "./account-form";
import { type LinkProblem, linkProblems } from "./link-problems";
import { NewPasswordFields } from "./NewPasswordFields";
import { PasswordOwner } from "./PasswordOwner";
import { useAccountForm } from "./useAccountForm";

export interface ResetPasswordPageProps {
  link: { kind: "good"; token: string; email: string } | { kind: "bad"; reason: LinkProblem };
  refusal?: AccountRefusal;
}

/** Where the link of a mail leads, to choose a new password. Looking at it uses nothing up. */
export function ResetPasswordPage({ link, refusal }: ResetPasswordPageProps) {
  if (link.kind === "bad")
    return (
      <AccountCard
        heading="This link doesn't work"
        text={linkProblems[link.reason]}
        footer={
          <Link href={paths.login()} underline="always">
            Back to sign in
          </Link>
        }
      >
        <ButtonLink href={paths.forgotPassword()} tone="accent" size="large" width="full">
          Get a new link
        </ButtonLink>
      </AccountCard>
    );
  return (
    <AccountCard
      heading="Choose a new password"
      text={`For ${link.email}. You'll be signed out everywhere, then sign in with the new one.`}
    >
      <NewPassword {...link} refusal={refusal} />
    </AccountCard>
  );
}

function NewPassword({
  token,
  email,
  refusal,
}: {
  token: string;
  email: string;
  refusal?: AccountRefusal;
}) {
  const { form, errors, field, pending } = useAccountForm(["password", "confirmPassword"], refusal);
  return (
    <Form ref={form} method="post" noValidate>
      <Stack gap={4}>
        {refusal?.message ? <Notice tone="critical">{refusal.message}</Notice> : null}
        <input type="hidden" name="token" value={token} />
        <PasswordOwner email={email} />
        <NewPasswordFields field={field} errors={errors} />
        <Button type="submit" tone="accent" size="large" width="full" pending={pending}>
          Change password
        </Button>
      </Stack>
    </Form>
  );
}
