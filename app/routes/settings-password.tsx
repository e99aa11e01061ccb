import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import {
  formRefusal,
  notConfirmed,
  readConfirmation,
  redirectToSettings,
  refusedByProvider,
} from "~/accounts/account-answers.server";
import { ChangePasswordPage } from "~/accounts/ChangePasswordPage";
import { checkCurrentPassword, validateNewPassword } from "~/accounts/credentials.schema";
import { saveTokens } from "~/accounts/id-token.server";
import { deviceCookie } from "~/accounts/known-device.server";
import { changePassword } from "~/accounts/password-change.server";
import { requireSignIn } from "~/accounts/sign-in-settings.server";
import { requireAccount } from "~/platform/auth/session.server";
import { readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Change password",
  description: "Choose a new password for your account.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, email } = await requireAccount(request);
  await requireSignIn(id);
  return { email };
}

const typed = z.string().default("");
const formSchema = z.object({ currentPassword: typed, password: typed, confirmPassword: typed });

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  await requireSignIn(account.id);
  const { currentPassword, ...values } = await readForm(request, formSchema);
  const missing = checkCurrentPassword(currentPassword);
  const checked = validateNewPassword(values);
  if (missing || !checked.ok)
    return formRefusal(
      { status: 400 },
      { errors: { ...missing, ...(checked.ok ? {} : checked.errors) } },
    );
  const confirming = await readConfirmation(request, account, currentPassword);
  const outcome = await changePassword({ ...confirming, password: checked.password });
  switch (outcome.kind) {
    case "not-confirmed":
      return notConfirmed(outcome.refusal);
    case "weak-password":
      return formRefusal({ status: 400 }, { errors: { password: outcome.message } });
    case "refused-by-provider":
      return refusedByProvider(
        outcome.refusal,
        "Try again in a minute. If your current password no longer works, the new one does.",
      );
    case "changed":
      await saveTokens(request, outcome.tokens);
      return redirectToSettings({ tone: "success", message: "Your password has been changed." }, [
        await deviceCookie(request, { accountId: account.id }),
      ]);
  }
}

/** How long to wait after too many attempts. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function SettingsPassword() {
  return (
    <ChangePasswordPage
      {...useLoaderData<typeof loader>()}
      refusal={useActionData<typeof action>()}
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
