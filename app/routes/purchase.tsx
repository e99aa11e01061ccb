import { shownName } from "@partlane/ui";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { Coords } from "~/catalog/distance";
import { getListing } from "~/catalog/listings.server";
import { beginAtOnce, beginsTooOften, standingOf } from "~/checkout/buy-at-once.server";
import { isTaxed } from "~/checkout/checkout.server";
import { toPaying } from "~/checkout/paying-answer.server";
import { maxOrderQuantity, parseQuantity, purchaseFormSchema } from "~/orders/order.schema";
import { fitForOrder } from "~/orders/order-fit.server";
import { answerToRefusal } from "~/orders/order-refusal-message";
import { PurchasePage } from "~/orders/PurchasePage";
import {
  earlierOrders,
  isFormIdUsed,
  ownsListing,
  type PlaceOrderRefusal,
  placeOrder,
} from "~/orders/placing.server";
import type { PurchaseRefusal } from "~/orders/purchase-refusal";
import { paths } from "~/paths";
import { cardSellersOf } from "~/payments/pay-checkout.server";
import { settlePayment } from "~/payments/settle-payment.server";
import { readPlaceCookie } from "~/places/place-cookie.server";
import { requireAccount } from "~/platform/auth/session.server";
import { newId } from "~/platform/db/id.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { linkOrigin } from "~/platform/http/link-origin.server";
import { errorResponse, readForm } from "~/platform/http/request.server";
import { parseListingSearch } from "~/search/query/parse-search";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { PartPicture } from "~/shell/PartPicture";

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta({
    title: args.data ? `Order ${args.data.listing.name}` : "Order a part",
    description: "One last look before you order.",
    noIndex: true,
  })(args);

const oftenMessage = "That's a lot of checkouts. Try again in an hour.";
const changedMessage = "This part has changed. Check it, then go to checkout.";
const heldMessage = "Somebody else is checking out with the last one. Try again in a few minutes.";

async function existingListing(id = "", from?: Coords | null) {
  const listing = await getListing(id, from ?? undefined);
  if (!listing) throw errorResponse(404, "This part is no longer available. Search for another.");
  return listing;
}

/** Tax is of an address, and a card has a page of its own: both are the checkout's. */
async function isByCheckout(listingId: string): Promise<boolean> {
  if (isTaxed()) return true;
  const standing = await standingOf(listingId, null);
  return standing !== undefined && (await cardSellersOf([standing.sellerId])).length > 0;
}

export async function loader({ request, params }: LoaderFunctionArgs) {
  const account = await requireAccount(request);
  const listing = await existingListing(params.listingId, await readPlaceCookie(request));
  const [earlier, isOwn, fit, byCheckout] = await Promise.all([
    earlierOrders(listing, account.id),
    ownsListing({ listingId: listing.id, buyerAccountId: account.id }),
    fitForOrder(listing.id, { accountId: account.id, request }),
    isByCheckout(listing.id),
  ]);
  const { vehicle } = parseListingSearch(new URL(request.url).searchParams).search;
  return {
    listing,
    isOwn,
    byCheckout,
    // The checkout asks about it.
    fit: byCheckout ? null : fit,
    asked: vehicle,
    orderId: newId(),
    maxQuantity: maxOrderQuantity,
    ...earlier,
  };
}

/** After a refusal too: what is left, and what was ordered meanwhile, is why. */
export const shouldRevalidate = () => true;

export async function action({ request, params }: ActionFunctionArgs) {
  const account = await requireAccount(request);
  const form = await readForm(request, purchaseFormSchema);
  const { id } = await existingListing(params.listingId);
  const refuse = (status: 400 | 409 | 429, problem: Omit<PurchaseRefusal, "quantity">) =>
    data<PurchaseRefusal>(
      { quantity: form.quantity, fitStatement: form.fit, ...problem },
      { status },
    );
  /** By what other buyers leave for this one. */
  const answerOf = async (refusal: PlaceOrderRefusal) => {
    const [left = 0, stock = 0] = await Promise.all([
      standingOf(id, account.id).then((now) => now?.left),
      getListing(id).then((now) => now?.quantity),
    ]);
    const isHeld = refusal.reason === "out-of-stock" && left === 0 && stock > 0;
    return isHeld
      ? { status: 409 as const, problem: { message: heldMessage, isLater: true } }
      : answerToRefusal(refusal, left);
  };
  const asked = parseQuantity(form.quantity);
  if (asked.kind === "bad") return refuse(400, { message: asked.message });
  const fit = await fitForOrder(id, { accountId: account.id, request });
  if (await isByCheckout(id)) {
    if (await beginsTooOften(request, account.id))
      return refuse(429, { message: oftenMessage, isLater: true });
    const { quantity } = asked;
    const vehicle = fit?.vehicle ?? null;
    const begun = await beginAtOnce(
      account.id,
      { listingId: id, quantity, vehicle },
      { settle: (checkoutId) => settlePayment({ checkoutId }) },
    );
    if (begun.kind === "begun") return redirect(paths.checkoutPage(begun.id));
    if (begun.reason === "paying") return toPaying(begun.id);
    if (begun.reason === "busy") return refuse(409, (await answerOf({ reason: "busy" })).problem);
    const now = await standingOf(id, account.id);
    if (now?.isOwn) return refuse(409, (await answerOf({ reason: "own-listing" })).problem);
    // What it costs is another than a moment ago.
    if (now && now.left >= quantity) return refuse(409, { message: changedMessage, isLater: true });
    return refuse(409, (await answerOf({ reason: "out-of-stock" })).problem);
  }
  const outcome = await placeOrder({
    id: form.orderId,
    listingId: id,
    quantity: asked.quantity,
    acknowledged: form.another,
    buyerAccountId: account.id,
    customerName: shownName(account.displayName, account.email),
    fit,
    fitStatement: form.fit || null,
    origin: linkOrigin(request),
  });
  if (outcome.kind === "refused") {
    const orderId = isFormIdUsed(outcome) ? newId() : undefined;
    const { status, problem } = await answerOf(outcome);
    return refuse(status, { ...problem, orderId });
  }
  // Short, for it stands over a phone's header; when to pay is said on the page that it leads to.
  const message = `Order ${outcome.number} placed.`;
  return redirectWithFlash(paths.dashboardOrder(outcome.number), { tone: "success", message });
}

export default function Purchase() {
  const page = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>();
  const image = <PartPicture listing={page.listing} size={320} whole told eager />;
  return <PurchasePage {...page} image={image} refusal={refusal} />;
}

export { RouteErrorBoundary as ErrorBoundary };
