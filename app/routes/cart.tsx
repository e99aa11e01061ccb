import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { CartPage } from "~/cart/CartPage";
import { cartAction } from "~/cart/cart-action.server";
import { findFewerSellers, readCart } from "~/cart/read-cart.server";
import { removedLine } from "~/cart/removed-line.server";
import { getListing } from "~/catalog/listings.server";
import { newBeginToken } from "~/checkout/begin-token.server";
import { isTaxed } from "~/checkout/checkout.server";
import { checkoutOwner } from "~/checkout/checkout-cookie.server";
import { readPlaceCookie } from "~/places/place-cookie.server";
import { currentAccount } from "~/platform/auth/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Cart",
  description: "The parts you mean to buy, by seller, with what each costs now.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const account = await currentAccount(request);
  const accountId = account?.id ?? null;
  const { guestCheckoutId: checkoutId } = await checkoutOwner(request, accountId);
  const of = { accountId, request, checkoutId };
  const [cart, removed] = await Promise.all([
    readPlaceCookie(request).then((place) => readCart(of, place)),
    removedLine
      .read(request, of)
      .then(async (line) => line && ((await getListing(line.listingId))?.name ?? "That part")),
  ]);
  const fewer = await findFewerSellers(cart, of);
  const beginToken = account ? undefined : newBeginToken();
  const isSignedIn = account !== null;
  return { cart, removed, fewer, isSignedIn, isTaxed: isTaxed(), beginToken };
}

export async function action({ request }: ActionFunctionArgs) {
  return (await cartAction(request, await checkoutOwner(request, null))).answer;
}

export default function Cart() {
  return <CartPage {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
