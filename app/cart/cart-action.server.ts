import { data, redirect } from "@remix-run/node";
import { paths } from "~/paths";
import { currentAccount } from "~/platform/auth/session.server";
import { flashCookie } from "~/platform/http/flash.server";
import { checkedRedirectPath } from "~/platform/http/redirect.server";
import { readForm } from "~/platform/http/request.server";
import { parseListingSearch } from "~/search/query/parse-search";
import { requestedVehicle } from "~/search/text/vehicle/requested-vehicle.server";
import { boughtForSchema, type CartAnswer, cartFormSchema } from "./cart.schema";
import { type CartOf, changeCart } from "./cart.server";
import { answerCartForm } from "./cart-form.server";
import { removedLine } from "./removed-line.server";

/**
 * The action of /cart and of the forms elsewhere that add to it: leads to the cart where it is done, and says what is
 * wrong where it is not. What the browser's own checkout holds is not gone for it. A script in the page gets either as
 * an answer, and stays. A list says where it is: whatever comes of it is said there.
 */
export async function cartAction(
  request: Request,
  { guestCheckoutId: checkoutId }: { guestCheckoutId: string | null },
) {
  const account = await currentAccount(request);
  const form = await readForm(request, cartFormSchema);
  const isEnhanced = form.enhanced !== undefined;
  const back = form.returnTo ? checkedRedirectPath(form.returnTo, paths.cart()) : null;
  const accountId = account?.id ?? null;
  const of = { accountId, request, checkoutId };
  const answer = await answerCartForm(form, (change) => changeCart(of, change), {
    vehicle: form.intent === "add" ? await vehicleBoughtFor(of) : null,
    removed: form.intent === "restore" ? await removedLine.read(request, of) : null,
  });
  const { listingId } = form;
  const toRow = back && `${back}#${encodeURIComponent(listingId)}`;
  const headers = new Headers();
  if (answer.kind === "refused") {
    const { message, status } = answer;
    if (back) headers.append("Set-Cookie", await flashCookie({ tone: "critical", message }));
    const refusal = data<CartAnswer>({ kind: "refused", message, listingId }, { status, headers });
    return {
      isEnhanced,
      answer: toRow && !isEnhanced ? redirect(toRow, { status: 303, headers }) : refusal,
    };
  }
  const isAdded = form.intent === "add";
  const cookies = [
    answer.cookie,
    await (answer.removed ? removedLine.remember(answer.removed, of) : removedLine.forget(request)),
    isAdded && (back || !isEnhanced)
      ? await flashCookie({ tone: "success", message: "Added to cart." })
      : null,
  ];
  for (const cookie of cookies) if (cookie) headers.append("Set-Cookie", cookie);
  const done: CartAnswer = { kind: isAdded ? "added" : "done" };
  return {
    isEnhanced,
    answer: isEnhanced
      ? data(done, { headers })
      : redirect(toRow ?? paths.cart(), { status: 303, headers }),
  };
}

/** The car of the form's page, or else of the garage; null for none. */
async function vehicleBoughtFor(of: CartOf) {
  const { search } = parseListingSearch(new URL(of.request.url).searchParams);
  return boughtForSchema.safeParse(await requestedVehicle(of, search.vehicle)).data ?? null;
}
