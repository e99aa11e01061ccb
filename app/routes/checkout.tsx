import { shownName } from "@partlane/ui";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
  redirectDocument,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { CheckoutPage } from "~/checkout/CheckoutPage";
import { type CheckoutForm, checkoutFormSchema } from "~/checkout/checkout.schema";
import { readCheckout } from "~/checkout/checkout.server";
import { checkoutOwner } from "~/checkout/checkout-cookie.server";
import { clearedCart } from "~/checkout/cleared-cart.server";
import { parsePlacing } from "~/checkout/parse-placing.server";
import { answerToPlacing, type CheckoutRefusal, shownAnew } from "~/checkout/placing-answer";
import { ReceiptPage } from "~/checkout/ReceiptPage";
import { readReceipt } from "~/checkout/receipt.server";
import { paths } from "~/paths";
import { cardSellersOf, payOrPlace } from "~/payments/pay-checkout.server";
import { readPlaceCookie } from "~/places/place-cookie.server";
import { currentAccount } from "~/platform/auth/session.server";
import { flashCookie, redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { clientAddress, errorResponse, readForm } from "~/platform/http/request.server";
import { addressSubject, consumeLimit } from "~/platform/limits/rate-limit.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

/** A checkout's id as an address carries it; undefined for anything else. */
const parseCheckoutId = (text: string | undefined) => z.uuid().safeParse(text).data;

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({
    title: args.data?.kind === "placed" ? "Thank you" : "Checkout",
    description: "One last look at your parts, and how you get them.",
    noIndex: true,
  })(args);

const notFound = () => errorResponse(404, "We can't find that checkout. Start again in your cart.");
const changedMessage =
  "Something in your cart has changed, so we didn't place the order. Check what's marked, then check out again.";
const changedPartMessage =
  "This part has changed, so we didn't place the order. Check it, then go to checkout again.";

/** Leads to where it is seen what has changed: in the cart, or of the part that is bought at once. */
const toChanged = (atOnceListingId: string | null) =>
  atOnceListingId
    ? redirectWithFlash(paths.purchase(atOnceListingId), {
        ...{ tone: "info", message: changedPartMessage },
      })
    : redirectWithFlash(paths.cart(), { tone: "info", message: changedMessage });

/** How often one address orders without an account: a stranger could hold what is in stock, and send mail by it. */
const guestLimit = { name: "guest-checkout", points: 20, seconds: 3_600 };
const tooOftenMessage =
  "That's a lot of orders without an account. Sign in, or try again in an hour.";

async function isTooOften(request: Request): Promise<boolean> {
  const outcome = await consumeLimit(guestLimit, addressSubject(clientAddress(request)));
  return outcome.kind === "limited";
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await currentAccount(request);
  const accountId = account?.id ?? null;
  const owner = await checkoutOwner(request, accountId);
  const id = parseCheckoutId(params.checkoutId);
  const found =
    id && (await readCheckout({ ...owner, request }, id, await readPlaceCookie(request)));
  if (!found) throw notFound();
  if (found.kind === "changed") throw await toChanged(found.atOnceListingId);
  if (found.kind === "placed")
    return { kind: "placed" as const, receipt: await readReceipt(found.id) };
  const suggested = account
    ? { name: shownName(account.displayName, account.email), email: account.email }
    : { name: "", email: "" };
  const cardSellerIds = await cardSellersOf(found.groups.map(({ seller }) => seller.id));
  return { kind: "open" as const, checkout: found, suggested, isGuest: !account, cardSellerIds };
}

/** After a refusal too: what is held, and for how long, has changed. */
export const shouldRevalidate = () => true;

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await currentAccount(request);
  const accountId = account?.id ?? null;
  const owner = await checkoutOwner(request, accountId);
  const form: CheckoutForm = await readForm(request, checkoutFormSchema);
  const id = parseCheckoutId(params.checkoutId);
  const found = id && (await readCheckout({ ...owner, request }, id, null));
  if (!id || !found) throw notFound();
  if (found.kind === "placed")
    return redirect(paths.checkoutPage(id), {
      headers: await clearedCart(request, { accountId, id }),
    });
  if (found.kind === "changed") return toChanged(found.atOnceListingId);
  const parsed = await parsePlacing(form, found);
  if (parsed.kind === "bad")
    return data<CheckoutRefusal>({ errors: parsed.errors, form }, { status: 400 });
  if (!account && (await isTooOften(request)))
    return data<CheckoutRefusal>({ errors: {}, form, message: tooOftenMessage }, { status: 429 });
  const outcome = await payOrPlace(owner, { ...parsed.placing, origin: linkOrigin(request) });
  // As a document of its own: what a card needs is allowed there alone.
  if (outcome.kind === "pay") return redirectDocument(paths.checkoutPay(id));
  if (outcome.kind === "refused") {
    if (outcome.reason === "not-found") throw notFound();
    if (outcome.reason === "changed") {
      const now = await readCheckout({ ...owner, request }, id, null);
      // Only how it is got has changed, or its lines in another tab: what is shown now can be ordered.
      if (now?.kind === "open") return data<CheckoutRefusal>(shownAnew(form), { status: 409 });
      if (now?.kind === "placed") return redirect(paths.checkoutPage(id));
      return toChanged(found.atOnceListingId);
    }
    const { status, refusal } = answerToPlacing(outcome, found, form);
    return data<CheckoutRefusal>(refusal, { status });
  }
  const many = outcome.orders.length;
  const message =
    many === 1 ? `Order ${outcome.orders[0]?.number} placed.` : `${many} orders placed.`;
  const headers = await clearedCart(request, { accountId, id });
  headers.append("Set-Cookie", await flashCookie({ tone: "success", message }));
  return redirect(paths.checkoutPage(id), { headers });
}

export default function Checkout() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  if (page.kind === "placed") return <ReceiptPage {...page.receipt} />;
  return <CheckoutPage {...page} refusal={refusal} />;
}

export { RouteErrorBoundary as ErrorBoundary };
