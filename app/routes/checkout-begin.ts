import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { cartLinesOf } from "~/cart/cart.server";
import { beginCheckout } from "~/checkout/checkout.server";
import { checkoutCookie, checkoutOwner } from "~/checkout/checkout-cookie.server";
import { paths } from "~/paths";
import { currentAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { clientAddress, readForm } from "~/platform/http/request.server";
import { addressSubject, consumeLimit } from "~/platform/limits/rate-limit.server";

const messages = {
  empty: "Your cart is empty. Add a part first.",
  changed: "Something in your cart has changed. Check what's marked, then check out.",
  often: "That's a lot of checkouts. Try again in an hour.",
  busy: "Other people are ordering these parts right now. Try again in a few seconds.",
} as const;

/** How often one account, or one address without any, begins: each holds pieces that others would buy. */
const beginLimit = { name: "begin-checkout", points: 60, seconds: 3_600 };

/** Nothing is here to look at: a checkout has its own address. */
export const loader = () => redirect(paths.cart());

export async function action({ request }: ActionFunctionArgs) {
  const account = await currentAccount(request);
  await readForm(request, z.object({ intent: z.literal("begin", "must be begin") }));
  const accountId = account?.id ?? null;
  const subject = accountId ?? addressSubject(clientAddress(request));
  if ((await consumeLimit(beginLimit, subject)).kind === "limited")
    return redirectWithFlash(paths.cart(), { tone: "info", message: messages.often });
  const owner = await checkoutOwner(request, accountId);
  const kept = await cartLinesOf({ accountId, request });
  const lines = kept.map(({ place: _, ...line }) => line);
  const outcome = await beginCheckout(owner, lines);
  if (outcome.kind === "refused")
    return redirectWithFlash(paths.cart(), { tone: "info", message: messages[outcome.reason] });
  const headers = accountId ? undefined : { "Set-Cookie": await checkoutCookie(outcome.id) };
  return redirect(paths.checkoutPage(outcome.id), { headers });
}
