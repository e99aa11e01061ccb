import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { ConfirmEmailPage } from "~/accounts/ConfirmEmailPage";
import { followEmailLink, readEmailLink } from "~/accounts/email-change.server";
import { linkOrigin, noLinkOrigin } from "~/platform/http/link-origin.server";
import { readForm } from "~/platform/http/request.server";
import { secretHeaders, secretPageHeaders } from "~/platform/http/secret-page.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Confirm your email",
  description: "Confirm that an email address is yours.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const state = await readEmailLink(token);
  const link =
    state.kind === "good"
      ? { kind: state.kind, token, purpose: state.purpose, email: state.email }
      : state;
  return data({ link }, { headers: secretHeaders });
}

export async function action({ request }: ActionFunctionArgs) {
  const { token } = await readForm(request, z.object({ token: z.string().default("") }));
  const origin = linkOrigin(request);
  const problemPage = (status: number, message: string) =>
    data({ kind: "refused" as const, message }, { status, headers: secretHeaders });
  if (!origin) return problemPage(503, noLinkOrigin);
  const outcome = await followEmailLink({ token, origin });
  if (outcome.kind !== "refused") {
    const { kind: what, email } = outcome;
    return data({ kind: "done" as const, what, email }, { headers: secretHeaders });
  }
  // Of a bad link the page says what is the matter: it reads it again.
  return outcome.reason === "bad-link"
    ? problemPage(410, "")
    : problemPage(409, "Another account uses this address now, so nothing changed.");
}

export const headers = secretPageHeaders;

export default function ConfirmEmail() {
  return (
    <ConfirmEmailPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
