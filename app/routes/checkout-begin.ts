import { type ActionFunctionArgs, redirect } from "@remix-run/node";
import * as z from "zod";
import { cartLinesOf } from "~/cart/cart.server";
import { parseBeginToken } from "~/checkout/begin-token.server";
import { beginsTooOften } from "~/checkout/buy-at-once.server";
import { beginCheckout } from "~/checkout/checkout.server";
import { checkoutCookie, checkoutOwner } from "~/checkout/checkout-cookie.server";
import { toPaying } from "~/checkout/paying-answer.server";
import { paths } from "~/paths";
import { settlePayment } from "~/payments/settle-payment.server";
import { currentAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readForm } from "~/platform/http/request.server";

const messages = {
  empty: "Your cart is empty. Add a part first.",
  changed: "Something in your cart has changed. Check what's marked, then check out.",
  often: "That's a lot of checkouts. Try again in an hour.",
  busy: "Other people are ordering these parts right now. Try again in a few seconds.",
} as const;

const formSchema = z.object({
  intent: z.literal("begin", "must be begin"),
  /** Of a page that was shown to somebody without an account. */
  token: z.string().optional(),
});

/** Nothing is here to look at: a checkout has its own address. */
export const loader = () => redirect(paths.cart());

export async function action({ request }: ActionFunctionArgs) {
  const account = await currentAccount(request);
  const { token } = await readForm(request, formSchema);
  const accountId = account?.id ?? null;
  if (await beginsTooOften(request, accountId))
    return redirectWithFlash(paths.cart(), { tone: "info", message: messages.often });
  const owner = await checkoutOwner(request, accountId);
  const kept = await cartLinesOf({ accountId, request });
  const lines = kept.map(({ place: _, ...line }) => line);
  const outcome = await beginCheckout(
    { ...owner, beginsCheckoutId: parseBeginToken(token) },
    lines,
    { settle: (checkoutId) => settlePayment({ checkoutId }) },
  );
  if (outcome.kind === "refused" && outcome.reason === "paying") return toPaying(outcome.id);
  if (outcome.kind === "refused")
    return redirectWithFlash(paths.cart(), { tone: "info", message: messages[outcome.reason] });
  const headers = accountId ? undefined : { "Set-Cookie": await checkoutCookie(outcome.id) };
  return redirect(paths.checkoutPage(outcome.id), { headers });
}
