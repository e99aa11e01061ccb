/*
 * How much an account may have on hold: ordered, and neither collected, shipped nor canceled. The
 * seller keeps such pieces off the shelf and nothing is paid before they are collected, so an order
 * costs a stranger nothing: without limits one new account could empty a shop.
 */

const dayMs = 86_400_000;

/** How long an account is new, in days: long enough for a first seller to have met its buyer. */
export const newAccountDays = 7;

interface Allowance {
  orders: number;
  pieces: number;
}

/** The most parts on hold at once: of one seller, and of all sellers together. */
export const holdLimits = {
  /** A first week at a repair shop: a brake job or two from each counter. */
  new: { seller: { orders: 5, pieces: 15 }, account: { orders: 10, pieces: 40 } },
  /** A week's parts of a busy shop. Beyond them a seller would want to be called. */
  known: { seller: { orders: 20, pieces: 100 }, account: { orders: 60, pieces: 300 } },
} as const satisfies Record<string, Record<"seller" | "account", Allowance>>;

/** What a buyer has on hold when an order comes in. */
export interface BuyerHolds {
  /** How old the account is, in ms. */
  accountAgeMs: number;
  /** With the seller of the part. */
  seller: Allowance;
  /** With all sellers. */
  account: Allowance;
}

/** A limit that an order would pass. */
export interface PassedLimit {
  scope: "seller" | "account";
  unit: "orders" | "pieces";
  limit: number;
  /** Parts on hold already. */
  held: number;
  isNew: boolean;
}

/** The first limit that an order of so many pieces would pass; undefined when it keeps to all. */
export function passedLimit(holds: BuyerHolds, quantity: number): PassedLimit | undefined {
  const isNew = holds.accountAgeMs < newAccountDays * dayMs;
  const limits = holdLimits[isNew ? "new" : "known"];
  for (const scope of ["seller", "account"] as const)
    for (const unit of ["orders", "pieces"] as const) {
      const [limit, held] = [limits[scope][unit], holds[scope][unit]];
      if (held + (unit === "orders" ? 1 : quantity) > limit)
        return { scope, unit, limit, held, isNew };
    }
  return undefined;
}
