import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { paths } from "~/paths";
import { GetPaidPage } from "~/payments/GetPaidPage";
import { getPaidState, onboard } from "~/payments/seller-accounts.server";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readForm, requestOrigin } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Get paid",
  description: "How buyers pay you, and where your money goes.",
  noIndex: true,
});

/** Also where the provider sends a seller back to. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  return { state: await getPaidState(id) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id: accountId, email } = await requireAccount(request);
  await readForm(request, z.object({ intent: z.literal("begin", "must be begin") }));
  const own = `${requestOrigin(request)}${paths.settingsGetPaid()}`;
  const outcome = await onboard({ accountId, email }, { returnUrl: own, refreshUrl: own });
  // No page of this site, at whatever origin the provider is.
  if (outcome.kind === "link") return redirectDocument(outcome.url);
  if (outcome.reason === "no-business")
    return redirect(paths.settingsBusiness(paths.settingsGetPaid()));
  const message =
    outcome.reason === "counter"
      ? "Card payments aren't set up on this site."
      : "We can't reach the payment service right now. Try again in a minute.";
  return redirectWithFlash(paths.settingsGetPaid(), { tone: "info", message });
}

export default function GetPaid() {
  return <GetPaidPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
