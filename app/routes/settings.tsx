import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { getExport } from "~/accounts/data-export.server";
import { parseDisplayName, settingsFormSchema } from "~/accounts/profile.schema";
import { isNameManagedByProvider, renameAccount } from "~/accounts/profile.server";
import { SettingsPage } from "~/accounts/SettingsPage";
import { getSignIn } from "~/accounts/sign-in-settings.server";
import { paths } from "~/paths";
import {
  endSessions,
  listSessions,
  requireAccount,
  revokeSession,
  signedOutHeaders,
} from "~/platform/auth/session.server";
import { type Flash, flashCookie, redirectWithFlash } from "~/platform/http/flash.server";
import { readForm } from "~/platform/http/request.server";
import { securityEvent } from "~/platform/log/security-log.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { useShell } from "~/shell/useShell";

export const meta = pageMeta({
  title: "Settings",
  description: "Your name, what this browser stores, and where you're signed in.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, email, displayName, sessionId } = await requireAccount(request);
  const [nameKeptByProvider, sessions, signIn, download] = await Promise.all([
    isNameManagedByProvider(id),
    listSessions({ accountId: id }),
    getSignIn(id),
    getExport(id),
  ]);
  const devices = sessions.map((session) => ({ ...session, isCurrent: session.id === sessionId }));
  return { email, displayName, nameKeptByProvider, devices, signIn, download };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const form = await readForm(request, settingsFormSchema);
  if (form.intent === "sign-out-device") {
    const ended = await revokeSession({ id: form.session, accountId: id });
    return ended
      ? back({ tone: "success", message: "Signed out on that device." })
      : back({ tone: "info", message: "That device was already signed out." });
  }
  if (form.intent === "sign-out-everywhere") return signOutEverywhere(request, id);
  const formProblem = (status: 400 | 409, message: string) =>
    data({ message, displayName: form.displayName }, { status });
  const typed = parseDisplayName(form.displayName);
  if (typed.kind === "bad") return formProblem(400, typed.message);
  const outcome = await renameAccount({ accountId: id, displayName: typed.displayName });
  if (outcome.kind === "refused")
    return formProblem(409, "Your sign-in provider keeps your name. Change it there.");
  return back({ tone: "success", message: `You are now ${typed.displayName}.` });
}

async function signOutEverywhere(request: Request, accountId: string) {
  const count = await endSessions({ accountId });
  securityEvent("sessions-ended", { accountId, count, because: "signed-out-everywhere" });
  const headers = await signedOutHeaders(request);
  const message = "You're signed out on all devices.";
  headers.append("Set-Cookie", await flashCookie({ tone: "success", message }));
  return redirect(paths.login(), { headers });
}

const back = (flash: Flash) => redirectWithFlash(paths.settings(), flash);

export default function Settings() {
  return (
    <SettingsPage
      {...useLoaderData<typeof loader>()}
      analyticsConsent={useShell()?.analytics?.consent}
      refusal={useActionData<typeof action>()}
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
