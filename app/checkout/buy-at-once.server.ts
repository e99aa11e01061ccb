import type { BoughtFor } from "~/platform/enums";
import { clientAddress } from "~/platform/http/request.server";
import { addressSubject, consumeLimit } from "~/platform/limits/rate-limit.server";
import { selectStandings } from "./checkout.repo.server";
import { type BeginOutcome, beginCheckout, type SettleCheckout } from "./checkout.server";

/** How often one account, or one address without any, begins: each holds pieces that others would buy. */
const beginLimit = { name: "begin-checkout", points: 60, seconds: 3_600 };

/** Counts one more checkout that somebody begins; whether that is too often. */
export async function beginsTooOften(request: Request, accountId: string | null): Promise<boolean> {
  const subject = accountId ?? addressSubject(clientAddress(request));
  return (await consumeLimit(beginLimit, subject)).kind === "limited";
}

/** A listing as it is now to who would buy it at once; undefined where there is none. */
export const standingOf = async (listingId: string, accountId: string | null) =>
  (await selectStandings([listingId], { accountId })).get(listingId);

/** Begins a checkout of one part alone, at the price that it has now; what is in the cart stays there. */
export async function beginAtOnce(
  accountId: string,
  part: { listingId: string; quantity: number; vehicle: BoughtFor | null },
  { settle }: { settle: SettleCheckout },
): Promise<BeginOutcome> {
  const standing = await standingOf(part.listingId, accountId);
  if (!standing) return { kind: "refused", reason: "changed" };
  const { priceCents, coreCents } = standing;
  const owner = { accountId, guestCheckoutId: null };
  return beginCheckout(owner, [{ ...part, priceCents, coreCents }], {
    ...{ settle, atOnceListingId: part.listingId },
  });
}
