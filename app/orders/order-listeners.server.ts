import type { Queryable } from "~/platform/db/database.server";
import type { CoreState, DisputeEntryKind, OrderParty, ReturnState } from "~/platform/enums";
import type { ArrowName } from "./order-graph";

/*
 * Who wants to know what happens to orders. Orders import none of those that tell people of it: these register here,
 * in app/listeners.server.ts.
 */

/** Money is granted back, the seller says that it was paid, and the buyer has it, or not. */
type RefundEventKind = "refund" | "refund-said" | "refund-denied" | "refund-paid";

/** What becomes of a deposit for an old part; its buyer is reminded of it, its seller asked about it. */
type CoreEventKind = `core-${Exclude<CoreState, "held"> | "remind" | "awaited"}`;

/** What becomes of a return; its buyer is reminded to send it or to find it, or names the parcel; its seller is asked to answer. */
type ReturnEventKind = `return-${ReturnState | "remind" | "search" | "traced" | "await"}`;

/** What happens in a dispute after it was opened. */
type DisputeEventKind = `dispute-${DisputeEntryKind}`;

/** A card can be charged no more; a refund did not reach it; its bank takes money back, and what came of that. */
type PaymentEventKind =
  | "payment-lost"
  | "refund-failed"
  | "chargeback"
  | "chargeback-won"
  | "chargeback-lost";

/** Something has happened to an order. */
export interface OrderEvent {
  /** `cancel-some`: pieces were taken out of it. */
  kind:
    | "place"
    | ArrowName
    | "cancel-some"
    | "message"
    | "dispute"
    | DisputeEventKind
    | RefundEventKind
    | CoreEventKind
    | ReturnEventKind
    | PaymentEventKind;
  /** Of the row that it is kept as; of a placed order the order's own. No two events have the same. */
  id: string;
  orderId: string;
  /** Who did it. */
  by: OrderParty;
  /** Another event of the same moment tells people of it: this one makes no notice and no mail. */
  isQuiet?: boolean;
  /** What links in mails about it begin with (`linkOrigin`); absent where nobody's request says it. */
  origin?: string;
}

/** Writes what comes of events, in the transaction that they happen in. */
type OrderListener = (tx: Queryable, events: readonly OrderEvent[]) => Promise<void>;

const listeners = new Map<string, OrderListener>();

/** Has `listener` called with every event from now on, in place of the one that had its name. */
export function onOrderEvents(name: string, listener: OrderListener): void {
  listeners.set(name, listener);
}

/** Calls the listeners with what has just been written in the transaction. */
export async function emitOrderEvents(tx: Queryable, events: readonly OrderEvent[]): Promise<void> {
  if (events.length === 0) return;
  for (const listener of listeners.values()) await listener(tx, events);
}

/** Tells the listeners that orders were placed. */
export const notePlaced = (
  tx: Queryable,
  orders: readonly { id: string }[],
  origin?: string,
): Promise<void> =>
  emitOrderEvents(
    tx,
    orders.map(({ id }) => ({ kind: "place", id, orderId: id, by: "buyer", origin })),
  );
