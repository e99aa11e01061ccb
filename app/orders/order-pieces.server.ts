import { formatAmount } from "~/content/format";
import { TAKEN_LATER_TEXT } from "~/content/promises";
import { saleOf } from "~/ledger/ledger.server";
import type { Queryable } from "~/platform/db/database.server";
import type { OrderStage } from "~/platform/enums";
import { type PiecesRefund, refundPieces } from "~/refunds/called-off.server";
import { keptPieces, piecesText } from "./order-details";
import {
  cancelCalledOff,
  cancelPieces,
  restock,
  selectIsCharged,
  selectPieces,
} from "./order-lines.repo.server";
import { noteOrderEvent } from "./order-records.server";
import {
  inTransaction,
  lockOrderToMove,
  type OrderToMove,
  reduceTotal,
} from "./orders.repo.server";
import { shipWhenAllSent } from "./orders.server";

/** While an order is there, its pieces can still be taken out: by its buyer until it is accepted. */
const openTo = {
  buyer: ["placed"],
  seller: ["placed", "accepted", "ready"],
} as const satisfies Record<string, readonly OrderStage[]>;

export type CancelPiecesOutcome =
  /**
   * Also where they were before. `isSold`: their money goes back, now or once it is paid; `backCents`: so much went back
   * just now, which is nothing where the buyer has it already; null where that is not known yet, or was said before.
   */
  | { kind: "canceled"; isSold: boolean; backCents: number | null }
  | { kind: "refused"; reason: "not-found" }
  /** It has come too far, or those pieces were sent. */
  | { kind: "refused"; reason: "not-now" }
  /** They are paid for, and a dispute decides about the money. */
  | { kind: "refused"; reason: "in-dispute" }
  /** Nothing would be left: that is to cancel the order. */
  | { kind: "refused"; reason: "nothing-left" };

/** How many pieces of some lines stay in an order. */
export interface KeptPieces {
  number: string;
  side: "buyer" | "seller";
  accountId: string;
  /** By the line's place in the order. Lines that are not named stay as they are. */
  keep: ReadonlyMap<number, number>;
  /** The other side reads it. */
  reason: string;
  origin?: string;
}

/**
 * Takes pieces out of an order, which costs less then; they are back on the shelf. What is paid for already stays sold,
 * and is refunded; so is what a card is being charged for, once it is paid. It is said how many stay, so that to say it
 * again changes nothing.
 */
export function keepPieces({
  keep,
  reason,
  origin,
  ...of
}: KeptPieces): Promise<CancelPiecesOutcome> {
  const order: OrderToMove = of;
  return inTransaction(
    async (tx): Promise<CancelPiecesOutcome> => {
      const found = await lockOrderToMove(tx, order);
      if (!found) return { kind: "refused", reason: "not-found" };
      const lines = await selectPieces(tx, found.id);
      const taken = lines.flatMap((line) => {
        const quantity =
          keptPieces(line) - Math.max(0, keep.get(line.position) ?? Number.POSITIVE_INFINITY);
        return quantity > 0 ? [{ line, quantity }] : [];
      });
      const isPaid = Boolean(await saleOf(tx, found.id));
      const isSold = isPaid || (await selectIsCharged(tx, found.id));
      if (taken.length === 0) return { kind: "canceled", isSold, backCents: null };
      const open: readonly OrderStage[] = openTo[of.side];
      if (!open.includes(found.stage) || taken.some(({ line }) => line.shippedAt))
        return { kind: "refused", reason: "not-now" };
      const sum = (of: (line: (typeof lines)[number]) => number) =>
        taken.reduce((total, { line, quantity }) => total + quantity * of(line), 0);
      const left = lines.reduce((pieces, line) => pieces + keptPieces(line), 0);
      if (left === sum(() => 1)) return { kind: "refused", reason: "nothing-left" };
      const pieces = taken.map(({ line, quantity }) => ({ lineId: line.id, quantity }));
      const back = isPaid
        ? await payBack(tx, taken, { orderId: found.id, by: of.side, origin })
        : undefined;
      if (back === "in-dispute") return { kind: "refused", reason: back };
      await cancelPieces(tx, pieces, { isSold });
      await restock(tx, found.id, pieces);
      if (!isSold)
        await reduceTotal(tx, {
          orderId: found.id,
          partsCents: sum(({ priceCents }) => priceCents),
          coreCents: sum(({ coreCents }) => coreCents),
        });
      await noteOrderEvent(tx, {
        ...{ orderId: found.id, kind: "cancel-some", by: of.side, origin },
        detail: {
          step: `${taken.map(({ line: { name }, quantity }) => piecesText({ name, quantity })).join(", ")}.`,
          ...(back && { amount: `${formatAmount(back)} back.` }),
          ...(isSold && !isPaid && { later: TAKEN_LATER_TEXT }),
          reason,
        },
      });
      await shipWhenAllSent(tx, found.id, origin);
      return { kind: "canceled", isSold, backCents: back ?? null };
    },
    { isIdempotent: true },
  );
}

/** What a refund of pieces says: what a person wrote is in the event alone. */
const takenWhy = "Parts were canceled.";

type Taken = { line: Awaited<ReturnType<typeof selectPieces>>[number]; quantity: number };

/** Refunds pieces that are paid for, line by line: how much in all, or that a dispute about one of them decides. */
async function payBack(
  tx: Queryable,
  taken: readonly Taken[],
  of: Pick<PiecesRefund, "orderId" | "by" | "origin">,
): Promise<number | "in-dispute"> {
  return refundPieces(tx, {
    ...{ ...of, why: takenWhy },
    lines: taken.map(({ line, quantity }) => ({
      ...{ lineId: line.id, causeId: `${line.id}:${keptPieces(line) - quantity}` },
      ...{ partsCents: quantity * line.priceCents, coreCents: quantity * line.coreCents },
    })),
  });
}

/** Pieces of a line that were taken out of an order while a card was being charged for it, and what they cost. */
export interface TakenPieces {
  lineId: string;
  pieces: number;
  cents: number;
}

/** Those of an order that has just been paid: what is taken out of it from now on is refunded at once. */
export async function takenWhileCharged(tx: Queryable, orderId: string): Promise<TakenPieces[]> {
  return (await selectPieces(tx, orderId)).flatMap(
    ({ id: lineId, calledOffQuantity: pieces, priceCents, coreCents }) => {
      const cents = pieces * (priceCents + coreCents);
      return cents > 0 ? [{ lineId, pieces, cents }] : [];
    },
  );
}

/** Refunds them, now that they are paid: how much, or that a dispute decides. */
export async function refundTaken(
  tx: Queryable,
  { orderId, lineId, pieces }: Omit<TakenPieces, "cents"> & { orderId: string },
): Promise<number | "in-dispute"> {
  const taken = (await selectPieces(tx, orderId)).filter(({ id }) => id === lineId);
  return refundPieces(tx, {
    ...{ orderId, by: "system", why: takenWhy, isQuiet: false },
    lines: taken.map(({ priceCents, coreCents }) => ({
      ...{ lineId, causeId: `${lineId}:charged` },
      ...{ partsCents: pieces * priceCents, coreCents: pieces * coreCents },
    })),
  });
}

/** Lets an order cost less by the pieces that were taken out of it while a card was to be charged, which it was not. */
export async function dropTaken(tx: Queryable, orderId: string): Promise<void> {
  const lines = await selectPieces(tx, orderId);
  const sum = (of: (line: (typeof lines)[number]) => number) =>
    lines.reduce((total, line) => total + line.calledOffQuantity * of(line), 0);
  if (sum(() => 1) === 0) return;
  await cancelCalledOff(tx, orderId);
  await reduceTotal(tx, {
    orderId,
    partsCents: sum(({ priceCents }) => priceCents),
    coreCents: sum(({ coreCents }) => coreCents),
  });
}
