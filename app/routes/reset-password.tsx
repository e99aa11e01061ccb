import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { readToken } from "~/accounts/account-tokens.server";
import { validateNewPassword } from "~/accounts/credentials.schema";
import { resetPassword } from "~/accounts/password-recovery.server";
import { ResetPasswordPage } from "~/accounts/ResetPasswordPage";
import { paths } from "~/paths";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { clientAddress, readForm } from "~/platform/http/request.server";
import { secretHeaders, secretPageHeaders } from "~/platform/http/secret-page.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Choose a new password",
  description: "Choose a new password for your account.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const state = await readToken(token, ["reset-password"]);
  const link =
    state.kind === "good" ? { kind: state.kind, token, email: state.owner.email } : state;
  return data({ link }, { headers: secretHeaders });
}

const typed = z.string().default("");
const formSchema = z.object({ token: typed, password: typed, confirmPassword: typed });

export async function action({ request }: ActionFunctionArgs) {
  const { token, ...values } = await readForm(request, formSchema);
  const refuse = (status: number, errors: object) =>
    data({ kind: "refused" as const, errors }, { status, headers: secretHeaders });
  const checked = validateNewPassword(values);
  if (!checked.ok) return refuse(400, checked.errors);
  const outcome = await resetPassword({
    token,
    password: checked.password,
    address: clientAddress(request),
    origin: linkOrigin(request),
  });
  if (outcome.kind === "reset")
    return redirectWithFlash(paths.login(), {
      tone: "success",
      message: "Your password has been changed. Sign in with the new one.",
    });
  // The page reads the link again, and says what is the matter with it.
  return outcome.reason === "bad-link"
    ? refuse(410, {})
    : refuse(400, { password: outcome.message });
}

export const headers = secretPageHeaders;

export default function ResetPassword() {
  return (
    <ResetPasswordPage
      {...useLoaderData<typeof loader>()}
      refusal={useActionData<typeof action>()}
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
