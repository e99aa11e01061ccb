import { maxOrderQuantity } from "~/orders/order.schema";
import type { BoughtFor } from "~/platform/enums";
import type { KeptLine } from "./cart.schema";

/* What a change makes of a cart's lines. Pure: of an account's and a visitor's alike. */

export type CartChange =
  /** Adding it again raises the quantity. */
  | { kind: "add"; listingId: string; quantity: number; vehicle?: BoughtFor | null }
  | { kind: "quantity"; listingId: string; quantity: number }
  | { kind: "remove"; listingId: string }
  /** To what the reader has seen: the price, the core charge, and how many are left of what was wanted. */
  | { kind: "agree"; listingId: string; quantity: number; priceCents: number; coreCents: number }
  | { kind: "restore"; removed: KeptLine }
  /** They were bought. */
  | { kind: "clear"; listingIds: readonly string[] };

export type CartRefusal =
  | { kind: "refused"; reason: "full"; limit: number }
  | { kind: "refused"; reason: "not-found" | "own-listing" | "sold-out" }
  /** `most`: how many a line may be of; `inCart`: how many it is of already. `isStock`: because no more are left. */
  | { kind: "refused"; reason: "too-many"; most: number; inCart: number; isStock: boolean };

export type LinesOutcome =
  /** `removed`: what would be put back. */
  { kind: "changed"; lines: KeptLine[]; removed?: KeptLine } | CartRefusal;

/** A listing as it is to whoever wants it. */
export interface Standing {
  priceCents: number;
  coreCents: number;
  /** How many are in stock and held for nobody else. */
  left: number;
  /** The reader sells it. */
  isOwn: boolean;
}

const refused = (reason: "not-found" | "own-listing" | "sold-out"): CartRefusal => ({
  kind: "refused",
  reason,
});

/** How many there are of a listing at most in a cart. */
export const mostOf = ({ left }: Pick<Standing, "left">) => Math.min(maxOrderQuantity, left);

/** `standing`: of the listing that is added, or whose quantity is changed; undefined where it is not for sale. */
export function changedLines(
  lines: readonly KeptLine[],
  change: CartChange,
  { standing, limit, now }: { standing?: Standing; limit: number; now: number },
): LinesOutcome {
  if (change.kind === "clear")
    return {
      kind: "changed",
      lines: lines.filter(({ listingId }) => !change.listingIds.includes(listingId)),
    };
  if (change.kind === "restore") return restored(lines, change.removed, limit);
  const { listingId } = change;
  const there = lines.find((line) => line.listingId === listingId);
  const withLine = (changed: Partial<KeptLine>): LinesOutcome => ({
    kind: "changed",
    lines: lines.map((line) => (line === there ? { ...line, ...changed } : line)),
  });
  if (change.kind === "add") return added(lines, change, { there, withLine, standing, limit, now });
  if (!there) return refused("not-found");
  if (change.kind === "remove")
    return { kind: "changed", lines: lines.filter((line) => line !== there), removed: there };
  if (change.kind === "agree") {
    const { priceCents, coreCents } = change;
    return withLine({ priceCents, coreCents, quantity: Math.min(there.quantity, change.quantity) });
  }
  if (!standing || standing.left === 0) return refused("sold-out");
  const tooMany = tooManyOf(change.quantity, standing, there.quantity);
  return tooMany ?? withLine({ quantity: change.quantity });
}

function tooManyOf(wanted: number, standing: Standing, inCart: number): CartRefusal | undefined {
  const most = mostOf(standing);
  if (wanted <= most) return undefined;
  const isStock = standing.left < maxOrderQuantity;
  return { kind: "refused", reason: "too-many", most, inCart, isStock };
}

function added(
  lines: readonly KeptLine[],
  { listingId, quantity, vehicle = null }: CartChange & { kind: "add" },
  {
    there,
    withLine,
    standing,
    limit,
    now,
  }: {
    there?: KeptLine;
    withLine: (changed: Partial<KeptLine>) => LinesOutcome;
    standing?: Standing;
    limit: number;
    now: number;
  },
): LinesOutcome {
  if (!standing) return refused("not-found");
  if (standing.isOwn) return refused("own-listing");
  if (standing.left === 0) return refused("sold-out");
  const inCart = there?.quantity ?? 0;
  const tooMany = tooManyOf(inCart + quantity, standing, inCart);
  if (tooMany) return tooMany;
  // What was agreed to stays: a price that has changed since is said in the cart.
  if (there) return withLine({ quantity: inCart + quantity, vehicle: vehicle ?? there.vehicle });
  if (lines.length >= limit) return { kind: "refused", reason: "full", limit };
  const { priceCents, coreCents } = standing;
  const line = { listingId, quantity, priceCents, coreCents, vehicle, place: now };
  return { kind: "changed", lines: [...lines, line] };
}

/** With a removed one where it stood; one that is there again stays as it is. */
function restored(lines: readonly KeptLine[], removed: KeptLine, limit: number): LinesOutcome {
  if (lines.some(({ listingId }) => listingId === removed.listingId))
    return { kind: "changed", lines: [...lines] };
  if (lines.length >= limit) return { kind: "refused", reason: "full", limit };
  const after = lines.findIndex(({ place }) => place >= removed.place);
  return {
    kind: "changed",
    lines: lines.toSpliced(after === -1 ? lines.length : after, 0, removed),
  };
}

/**
 * A visitor's lines in the cart of the account that has signed in: of a part that is in both the larger quantity, and
 * what the account agreed to; as far as there is room.
 */
export function mergedLines(
  lines: readonly KeptLine[],
  others: readonly KeptLine[],
  { limit, now }: { limit: number; now: number },
): KeptLine[] {
  const merged = lines.map((line) => {
    const other = others.find(({ listingId }) => listingId === line.listingId);
    return other && other.quantity > line.quantity ? { ...line, quantity: other.quantity } : line;
  });
  const isIn = ({ listingId }: KeptLine) => lines.some((line) => line.listingId === listingId);
  const room = Math.max(0, limit - lines.length);
  const joined = others.filter((other) => !isIn(other)).slice(0, room);
  return [...merged, ...joined.map((line, index) => ({ ...line, place: now + index }))];
}
