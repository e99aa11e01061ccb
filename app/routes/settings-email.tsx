import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { ChangeEmailPage } from "~/accounts/ChangeEmailPage";
import { changeEmailAction, verifyEmailAction } from "~/accounts/email-actions.server";
import { requireSignIn } from "~/accounts/sign-in-settings.server";
import { requireAccount } from "~/platform/auth/session.server";
import { linkOrigin, noLinkOrigin } from "~/platform/http/link-origin.server";
import { readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Change email",
  description: "Sign in with a different email address.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, email } = await requireAccount(request);
  const { keptBy } = await requireSignIn(id);
  const isLinkOurs = keptBy === "us";
  const problem = isLinkOurs && !linkOrigin(request) ? noLinkOrigin : undefined;
  return { email, keptBy, problem };
}

const formSchema = z.object({
  /** `verify`: mail the link that proves the present address, asked for on the settings page. */
  intent: z.enum(["change", "verify"]).default("change"),
  email: z.string().default(""),
  currentPassword: z.string().default(""),
});

export async function action({ request }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const { keptBy } = await requireSignIn(account.id);
  const { intent, ...form } = await readForm(request, formSchema);
  return intent === "verify"
    ? verifyEmailAction(request, account, keptBy)
    : changeEmailAction(request, account, form);
}

/** How long to wait after too many attempts. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function SettingsEmail() {
  return (
    <ChangeEmailPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
