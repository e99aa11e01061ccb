import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { cartLinesOf } from "~/cart/cart.server";
import { beginCheckout } from "~/checkout/checkout.server";
import { checkoutCookie, checkoutOwner } from "~/checkout/checkout-cookie.server";
import { paths } from "~/paths";
import { currentAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readForm } from "~/platform/http/request.server";

const messages = {
  empty: "Your cart is empty. Add a part first.",
  changed: "Something in your cart has changed. Check what's marked, then check out.",
  busy: "Other people are ordering these parts right now. Try again in a few seconds.",
} as const;

/** Nothing is here to look at: a checkout has its own address. */
export const loader = () => redirect(paths.cart());

export async function action({ request }: ActionFunctionArgs) {
  const account = await currentAccount(request);
  await readForm(request, z.object({ intent: z.literal("begin", "must be begin") }));
  const accountId = account?.id ?? null;
  const owner = await checkoutOwner(request, accountId);
  const kept = await cartLinesOf({ accountId, request });
  const lines = kept.map(({ place: _, ...line }) => line);
  const outcome = await beginCheckout(owner, lines);
  if (outcome.kind === "refused")
    return redirectWithFlash(paths.cart(), { tone: "info", message: messages[outcome.reason] });
  const headers = accountId ? undefined : { "Set-Cookie": await checkoutCookie(outcome.id) };
  return redirect(paths.checkoutPage(outcome.id), { headers });
}
