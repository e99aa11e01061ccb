import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { claimOrders } from "~/checkout/claim.server";
import { ReceiptPage } from "~/checkout/ReceiptPage";
import { readReceipt } from "~/checkout/receipt.server";
import { moveGuestOrder } from "~/orders/orders.server";
import { parseReceiptToken } from "~/orders/receipt-token.server";
import { transitionMessage, transitionRefusalMessage } from "~/orders/transition-messages";
import { paths } from "~/paths";
import { currentAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta: MetaFunction = pageMeta({
  title: "Your order",
  description: "What you ordered, how far along it is, and what's next.",
  noIndex: true,
});

const notFound = () =>
  errorResponse(404, "This link doesn't lead to an order. Check that you copied all of it.");

export async function loader({ params }: LoaderFunctionArgs) {
  const checkoutId = parseReceiptToken(params.token);
  const receipt = checkoutId && (await readReceipt(checkoutId));
  if (!receipt || receipt.orders.length === 0) throw notFound();
  return receipt;
}

const formSchema = z.object({
  intent: z.enum(["cancel", "collect", "claim"], "must be cancel, collect or claim"),
  number: z.string().max(20).default(""),
});

export async function action({ request, params }: ActionFunctionArgs) {
  const { intent, number } = await readForm(request, formSchema);
  const checkoutId = parseReceiptToken(params.token);
  if (!checkoutId) throw notFound();
  const to = paths.receipt(params.token ?? "");
  if (intent === "claim") {
    const account = await currentAccount(request);
    // The page asks again after signing in: nothing is lost.
    if (!account) return redirect(paths.login(to));
    if ((await claimOrders({ checkoutId, accountId: account.id })) > 0)
      return redirectWithFlash(to, { tone: "success", message: "It's in your account now." });
    const message = "It's in another account, or you're its seller, so nothing changed.";
    return redirectWithFlash(to, { tone: "info", message });
  }
  const outcome = await moveGuestOrder({ number, checkoutId, arrow: intent });
  if (outcome.kind === "refused" && outcome.reason !== "not-now") throw notFound();
  if (outcome.kind === "moved")
    return redirectWithFlash(to, { tone: "success", message: transitionMessage(number, intent) });
  const message = transitionRefusalMessage(number, intent, outcome.stage);
  return redirectWithFlash(to, { tone: "info", message });
}

export default function Receipt() {
  return <ReceiptPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
