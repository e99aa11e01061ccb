import {
  type ActionFunctionArgs,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import {
  formRefusal,
  notConfirmed,
  readConfirmation,
  refusedByProvider,
} from "~/accounts/account-answers.server";
import { deleteAccount } from "~/accounts/account-deletion.server";
import { checkCurrentPassword } from "~/accounts/credentials.schema";
import { DeleteAccountPage } from "~/accounts/DeleteAccountPage";
import { requireSignIn } from "~/accounts/sign-in-settings.server";
import { paths } from "~/paths";
import { requireAccount, signedOutHeaders } from "~/platform/auth/session.server";
import { flashCookie } from "~/platform/http/flash.server";
import { readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Delete account",
  description: "Delete your account and everything we keep about you.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  await requireSignIn(account.id);
  return { email: account.email };
}

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  await requireSignIn(account.id);
  const form = await readForm(request, z.object({ currentPassword: z.string().default("") }));
  const errors = checkCurrentPassword(form.currentPassword);
  if (errors) return formRefusal({ status: 400 }, { errors });
  const outcome = await deleteAccount(
    await readConfirmation(request, account, form.currentPassword),
  );
  if (outcome.kind === "not-confirmed") return notConfirmed(outcome.refusal);
  if (outcome.kind === "refused-by-provider")
    return refusedByProvider(
      outcome.refusal,
      "We'll keep trying for a few minutes. If your account is still here after that, delete it again.",
    );
  const headers = await signedOutHeaders(request);
  const message = "Your account has been deleted.";
  headers.append("Set-Cookie", await flashCookie({ tone: "success", message }));
  return redirect(paths.home(), { headers });
}

/** How long to wait after too many attempts. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function SettingsDelete() {
  return (
    <DeleteAccountPage
      {...useLoaderData<typeof loader>()}
      refusal={useActionData<typeof action>()}
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
