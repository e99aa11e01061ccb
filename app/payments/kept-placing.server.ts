import type { Placing, SellerChoice } from "~/checkout/checkout.server";

/** A `Placing` as it is kept in a row until it is paid: whoever learns of that places it. */
export interface KeptPlacing
  extends Pick<Placing, "seen" | "contact" | "address" | "addressAt" | "origin"> {
  /** Null for a guest. */
  accountId: string | null;
  /** Whose orders are paid through the provider. */
  sellerIds: string[];
  choices: [sellerId: string, SellerChoice][];
  fitStatements: [listingId: string, string][];
}

export function keepPlacing(
  placing: Placing,
  of: Pick<KeptPlacing, "accountId" | "sellerIds">,
): KeptPlacing {
  const { seen, contact, address, addressAt, origin, choices, fitStatements } = placing;
  return {
    ...{ seen, contact, address, addressAt, origin, ...of },
    ...{ choices: [...choices], fitStatements: [...fitStatements] },
  };
}

export const keptPlacing = (checkoutId: string, kept: KeptPlacing): Placing => ({
  ...{ checkoutId, seen: kept.seen, contact: kept.contact, origin: kept.origin },
  ...{ address: kept.address, addressAt: kept.addressAt },
  choices: new Map(kept.choices),
  fitStatements: new Map(kept.fitStatements),
});
