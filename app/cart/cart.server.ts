import type { Reader } from "~/platform/db/pieces-left.server";
import {
  countPieces,
  deleteLines,
  selectAccountLines,
  selectBuyable,
  selectStanding,
  updateLines,
} from "./cart.repo.server";
import { cartLimit, type KeptLine, listingIdSchema, visitorCartLimit } from "./cart.schema";
import {
  type CartChange,
  type CartRefusal,
  changedLines,
  type LinesOutcome,
  mergedLines,
} from "./cart-lines";
import { forgetVisitorCart, readVisitorCart, visitorCartCookie } from "./visitor-cart.server";

/** Whose cart: an account's, or that of the browser which sent the request. */
export interface CartOf {
  accountId: string | null;
  request: Request;
  /** A guest's running checkout, whose pieces are not gone for them. */
  checkoutId?: string | null;
}

export type CartOutcome =
  /** `cookie`: the Set-Cookie value that keeps a visitor's cart; null for an account's. `removed`: what would be put back. */
  { kind: "changed"; cookie: string | null; removed?: KeptLine } | CartRefusal;

/** Whether a change depends on how its listing is. */
const asksListing = (change: CartChange) => change.kind === "add" || change.kind === "quantity";

const isKnown = (change: CartChange) =>
  !asksListing(change) ||
  listingIdSchema.safeParse("listingId" in change && change.listingId).success;

/**
 * Adds a part, changes how many of it or agrees to what it costs now, takes it out, or puts it back. `clear` takes
 * out what was bought.
 */
export async function changeCart(
  { accountId, request, checkoutId }: CartOf,
  change: CartChange,
): Promise<CartOutcome> {
  const reader: Reader = { accountId, checkoutId };
  // What is no id at all is not asked of the database.
  if (!isKnown(change)) return { kind: "refused", reason: "not-found" };
  const listingId = "listingId" in change ? change.listingId : "";
  const now = Date.now();
  if (!accountId) {
    const standing = asksListing(change) ? await selectStanding(listingId, reader) : undefined;
    const before = await readVisitorCart(request);
    const outcome = changedLines(before, change, { standing, limit: visitorCartLimit, now });
    if (outcome.kind === "refused") return outcome;
    const { lines, removed } = outcome;
    return { kind: "changed", cookie: await visitorCartCookie(lines), removed };
  }
  const outcome = await updateLines(accountId, cartLimit, async (lines, tx) => {
    const standing = asksListing(change) ? await selectStanding(listingId, reader, tx) : undefined;
    return changedLines(lines, change, { standing, limit: cartLimit, now });
  });
  if (outcome.kind === "refused") return outcome;
  return { kind: "changed", cookie: null, removed: outcome.removed };
}

/** Takes what was bought out of an account's cart, in the transaction that writes its orders. */
export const clearAccountCart = deleteLines;

/**
 * Puts the browser's cart into that of the account which has just signed in, but for what the account sells itself. The
 * Set-Cookie value empties the browser's cart; null when it had none.
 */
export async function mergeVisitorCart(
  request: Request,
  { accountId }: { accountId: string },
): Promise<string | null> {
  const others = await readVisitorCart(request);
  if (others.length > 0)
    await updateLines(accountId, cartLimit, async (lines, tx): Promise<LinesOutcome> => {
      const ids = others.map(({ listingId }) => listingId);
      const buyable = await selectBuyable(tx, accountId, ids);
      const joining = others.filter(({ listingId }) => buyable.has(listingId));
      const merged = mergedLines(lines, joining, { limit: cartLimit, now: Date.now() });
      return { kind: "changed", lines: merged };
    });
  return forgetVisitorCart(request);
}

/** What is in a cart, as it is kept. */
export const cartLinesOf = ({ accountId, request }: CartOf): Promise<KeptLine[]> =>
  accountId ? selectAccountLines(accountId, cartLimit) : readVisitorCart(request);

/** How many pieces are in a cart. */
export async function countCart({ accountId, request }: CartOf): Promise<number> {
  if (accountId) return countPieces(accountId);
  const lines = await readVisitorCart(request);
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
