import type { ActionFunctionArgs, HeadersFunction, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { formRefusal, tooMany } from "~/accounts/account-answers.server";
import { validateField } from "~/accounts/credentials.schema";
import { ForgotPasswordPage } from "~/accounts/ForgotPasswordPage";
import { requestPasswordReset, resetMailedBy } from "~/accounts/password-recovery.server";
import { linkOrigin, noLinkOrigin } from "~/platform/http/link-origin.server";
import { clientAddress, readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Forgot your password?",
  description: "Get a link by email to choose a new password.",
  noIndex: true,
});

export function loader({ request }: LoaderFunctionArgs) {
  const mailedBy = resetMailedBy();
  return {
    mailedBy,
    problem: mailedBy === "provider" || linkOrigin(request) ? undefined : noLinkOrigin,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { email } = await readForm(request, z.object({ email: z.string().default("") }));
  const values = { email };
  const problem = validateField("login", "email", values);
  if (problem) return formRefusal({ status: 400 }, { errors: { email: problem }, values });
  const origin = linkOrigin(request);
  const address = clientAddress(request);
  const outcome = await requestPasswordReset({ email, address, origin });
  if (outcome.kind === "accepted") return { kind: "sent" as const, email: email.trim() };
  if (outcome.kind === "no-link-origin")
    return formRefusal({ status: 503 }, { errors: {}, message: noLinkOrigin, values });
  return tooMany("Too many link requests from here.", outcome.retryAfterSeconds, values);
}

/** How long to wait after too many attempts. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export default function ForgotPassword() {
  return (
    <ForgotPasswordPage
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
