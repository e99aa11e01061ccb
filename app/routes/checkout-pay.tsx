import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { progressOf, prolongCheckout } from "~/checkout/checkout.server";
import { checkoutOwner } from "~/checkout/checkout-cookie.server";
import { clearedCart } from "~/checkout/cleared-cart.server";
import { mailsMessage } from "~/checkout/placing-answer";
import { paths } from "~/paths";
import { PayPage } from "~/payments/PayPage";
import { payDetails, placeAtCounter } from "~/payments/pay-checkout.server";
import { canceledMessage, payProblems } from "~/payments/payment-words";
import { currentAccount } from "~/platform/auth/session.server";
import { flashCookie, redirectWithFlash } from "~/platform/http/flash.server";
import { errorResponse, readForm, requestOrigin } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Pay by card",
  description: "Pay for your parts by card; you're charged when the first of them goes out.",
  noIndex: true,
});

/** Whose checkout it is, where nothing of it is ordered yet; what it became is on its own page. */
async function openCheckout(request: Request, params: { checkoutId?: string }) {
  const accountId = (await currentAccount(request))?.id ?? null;
  const owner = await checkoutOwner(request, accountId);
  const id = z.uuid().safeParse(params.checkoutId).data;
  const found = id && (await progressOf(owner, id));
  if (!id || !found)
    throw errorResponse(404, "We can't find that checkout. Start again in your cart.");
  if (found.isPlaced) throw redirect(paths.checkoutPage(id));
  return { owner, id, atOnceListingId: found.atOnceListingId };
}

/** Everything that was ordered is on the checkout's page. */
async function toOrders(request: Request, id: string, accountId: string | null) {
  const headers = await clearedCart(request, { accountId, id });
  const message = "Thank you. Your order is placed.";
  headers.append("Set-Cookie", await flashCookie({ tone: "success", message }));
  return redirect(paths.checkoutPage(id), { headers });
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { owner, id, atOnceListingId } = await openCheckout(request, params);
  await prolongCheckout(id);
  const details = await payDetails(id);
  if (!details) throw redirect(paths.checkoutPage(id));
  if (details.kind === "placed") throw await toOrders(request, id, owner.accountId);
  if (details.kind === "canceled") {
    const changed = atOnceListingId ? paths.purchase(atOnceListingId) : paths.cart();
    throw await redirectWithFlash(details.reason ? changed : paths.checkoutPage(id), {
      ...{ tone: "info", message: canceledMessage({ ...details, atOnceListingId }) },
    });
  }
  const returnUrl = `${requestOrigin(request)}${paths.checkoutPay(id)}`;
  return { checkoutId: id, returnUrl, ...details };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await readForm(request, z.object({ intent: z.literal("counter", "must be counter") }));
  const { owner, id, atOnceListingId } = await openCheckout(request, params);
  const outcome = await placeAtCounter(owner, id);
  if (outcome.kind === "placed") return toOrders(request, id, owner.accountId);
  if (outcome.kind === "open" || outcome.kind === "processing")
    return redirectDocument(paths.checkoutPay(id));
  if (outcome.kind === "later") return data({ message: payProblems.later }, { status: 503 });
  return redirectWithFlash(paths.checkoutPage(id), {
    tone: "info",
    message:
      outcome.reason === "too-many-mails"
        ? mailsMessage
        : canceledMessage({ ...outcome, atOnceListingId }),
  });
}

export default function CheckoutPay() {
  return <PayPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
