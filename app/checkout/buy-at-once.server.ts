import type { BoughtFor } from "~/platform/enums";
import { clientAddress } from "~/platform/http/request.server";
import { addressSubject, consumeLimit } from "~/platform/limits/rate-limit.server";
import { selectStandings } from "./checkout.repo.server";
import { type BeginOutcome, beginCheckout } from "./checkout.server";

/** How often one account, or one address without any, begins: each holds pieces that others would buy. */
const beginLimit = { name: "begin-checkout", points: 60, seconds: 3_600 };

/** Counts one more checkout that somebody begins; whether that is too often. */
export async function beginsTooOften(request: Request, accountId: string | null): Promise<boolean> {
  const subject = accountId ?? addressSubject(clientAddress(request));
  return (await consumeLimit(beginLimit, subject)).kind === "limited";
}

/** Who sells a listing; undefined where there is none. */
export const sellerOf = async (listingId: string): Promise<string | undefined> =>
  (await selectStandings([listingId], { accountId: null })).get(listingId)?.sellerId;

/** Begins a checkout of one part alone, at the price that it has now; what is in the cart stays there. */
export async function beginAtOnce(
  accountId: string,
  part: { listingId: string; quantity: number; vehicle: BoughtFor | null },
): Promise<BeginOutcome> {
  const standing = (await selectStandings([part.listingId], { accountId })).get(part.listingId);
  if (!standing) return { kind: "refused", reason: "changed" };
  const { priceCents, coreCents } = standing;
  return beginCheckout({ accountId, guestCheckoutId: null }, [{ ...part, priceCents, coreCents }]);
}
