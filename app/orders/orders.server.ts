import { randomInt } from "node:crypto";
import * as z from "zod";
import { recordMoney } from "~/ledger/ledger.server";
import type { Queryable } from "~/platform/db/database.server";
import type { Owner } from "~/platform/db/sample-owner.server";
import type { OrderStage } from "~/platform/enums";
import { defineJob } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { consumeLimit } from "~/platform/limits/rate-limit.server";
import { keptFit } from "./order-fit.server";
import { type Arrow, type ArrowName, orderArrows } from "./order-graph";
import {
  markSent,
  restock,
  selectEvents,
  selectFrozenLines,
  selectLines,
  selectSending,
} from "./order-lines.repo.server";
import { emitOrderEvents } from "./order-listeners.server";
import {
  hasOrderNumbered,
  type Move,
  type MovedOrder,
  type OrderToMove,
  selectDue,
  selectOrder,
  selectOrderStage,
  selectOrders,
  selectSampleState,
  updateHidesSamples,
  updateStage,
  writeStage,
} from "./orders.repo.server";

export { selectOrders as recentOrders } from "./orders.repo.server";
export {
  selectBestSamples as bestSamples,
  selectBestSellers as bestSellers,
  selectOpenSales as openSales,
  selectSampleTotals as sampleTotals,
  selectSampleWeeks as sampleWeeks,
} from "./sales.repo.server";

/** Orders per page of the table. */
export const ordersPerPage = 20;

/**
 * What becomes of the samples for an account: they stand in until it has orders of its own, or until
 * it puts them away.
 */
export async function samplesFor(accountId: string): Promise<"shown" | "hidden" | "replaced"> {
  const { hasOwn, hidesSamples } = await selectSampleState(accountId);
  if (hasOwn) return "replaced";
  return hidesSamples ? "hidden" : "shown";
}

/** Whose rows an account's dashboard shows: its own, or the samples while they stand in. */
export async function dashboardOwner(accountId: string): Promise<Owner> {
  return (await samplesFor(accountId)) === "shown" ? { sample: true } : { accountId };
}

/** Puts the samples away for an account, on all its devices and for good, or takes them out again. */
export const hideSamples = updateHidesSamples;

/**
 * A page of orders, newest first. `next` is the order number to go on before, if there are more. A
 * `before` that is not among the owner's orders gives the first page, with `orphaned` set.
 */
export async function listOrders(owner: Owner, before?: string) {
  const known = before === undefined || (await hasOrderNumbered(owner, before));
  const rows = await selectOrders(owner, ordersPerPage + 1, known ? before : undefined);
  const orders = rows.slice(0, ordersPerPage);
  return {
    orders,
    next: rows.length > ordersPerPage ? orders.at(-1)?.number : undefined,
    orphaned: !known,
  };
}

/** One of the owner's orders with its lines and events; null when it is not among them. */
export async function getOrder(owner: Owner, number: string) {
  const [row] = await selectOrder(owner, number);
  if (!row) return null;
  // The sides write to each other by the order's messages: neither learns the other's email address.
  const { id, collectionCode, contactEmail: _, ...order } = row;
  const [lines, events, frozen] = await Promise.all([
    selectLines([id]),
    selectEvents(id),
    order.isSold ? selectFrozenLines(id) : undefined,
  ]);
  return {
    ...order,
    isPartlySent: [...(lines.get(id) ?? [])].some(({ shippedAt }) => shippedAt !== null),
    // Who has to show it sees it, and who asks for it does not.
    collectionCode: order.side === "buyer" ? collectionCode : null,
    // The buyer alone does, and nobody about a sample.
    canDispute: order.canDispute && order.side === "buyer" && !order.isSample,
    lines: (lines.get(id) ?? []).map(({ vehicle, verdict, fitStatement, ...line }) => ({
      ...line,
      isFrozen: frozen?.has(line.id) ?? false,
      fit: keptFit({ vehicle, verdict, fitStatement }),
    })),
    events,
  };
}

/**
 * The buyer has the parts, which were paid where they were collected or handed over: nothing went through the site,
 * which takes no fee of it. What was left as a deposit for an old part is held.
 */
export async function recordCounterSale(
  tx: Queryable,
  moved: Pick<MovedOrder, "id" | "sellerId" | `${"total" | "core" | "delivery" | "tax"}Cents`>,
): Promise<void> {
  const { id: orderId, sellerId, totalCents, coreCents, deliveryCents, taxCents } = moved;
  const partsCents = totalCents - coreCents - deliveryCents - taxCents;
  const of = { orderId, sellerId };
  await recordMoney(tx, of, {
    ...{ kind: "sale", partsCents, feeCents: 0 },
    ...{ coreCents, deliveryCents, taxCents },
  });
  await recordMoney(tx, of, { kind: "counter-payment", paidCents: totalCents });
  await recordMoney(tx, of, { kind: "delivery-earned", deliveryCents });
}

/** How often a code may be tried: nobody guesses one of six characters. */
const codeLimit = { name: "collection-code", points: 10, seconds: 3_600 };

/** Without 0, 1, I and O, which are read for one another at a counter. */
const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

const newCollectionCode = () =>
  Array.from({ length: 6 }, () => codeAlphabet[randomInt(codeAlphabet.length)]).join("");

/**
 * What every arrow does besides: pieces that nobody gets are back on the shelf, what was sold is in the ledger, and
 * whoever waits for it is told.
 */
async function followed(
  tx: Queryable,
  { arrow: kind, origin, positions }: Pick<OrderMove, "arrow" | "origin" | "positions">,
  moved: MovedOrder,
): Promise<void> {
  const { by, to }: Arrow = orderArrows[kind];
  if (kind === "ship") await markSent(tx, moved.id);
  if (kind === "ship-some" && (await markSent(tx, moved.id, positions)) === 0)
    throw new SentBefore();
  if (to === "canceled" || to === "declined") await restock(tx, moved.id);
  // What was paid by card is entered once it is captured.
  if (to === "completed" && moved.payment === "counter") await recordCounterSale(tx, moved);
  await emitOrderEvents(tx, [{ kind, id: moved.eventId, orderId: moved.id, by, origin }]);
  if (kind === "ship-some") await shipWhenAllSent(tx, moved.id, origin);
}

/** Thrown to roll back where every line was sent before; never leaves this file. */
class SentBefore extends Error {}

/** Moves an order on whose lines were sent one by one, once none is left. */
export async function shipWhenAllSent(
  tx: Queryable,
  orderId: string,
  origin?: string,
): Promise<void> {
  const { hasUnsent, hasSent } = await selectSending(tx, orderId);
  if (hasUnsent || !hasSent) return;
  await writeStage(
    tx,
    { id: orderId, side: "system" },
    { name: "ship", arrow: orderArrows.ship },
    (_, moved) => followed(tx, { arrow: "ship", origin }, moved),
  );
}

export type MoveOrderOutcome =
  | { kind: "moved"; stage: OrderStage }
  | { kind: "refused"; reason: "not-found" }
  /** Not the code that the buyer has, or one too many that it was not. */
  | { kind: "refused"; reason: "wrong-code" | "too-many-codes" }
  /** The order has come too far for that, or not far enough. */
  | { kind: "refused"; reason: "not-now"; stage: OrderStage };

export interface OrderMove {
  number: string;
  accountId: string;
  arrow: ArrowName;
  /** What is logged with it: a reason. */
  detail?: Move["detail"];
  /** How it is shipped. */
  noted?: Pick<NonNullable<Move["noted"]>, "carrier" | "trackingNumber">;
  /** Of one that sends some of its lines: their places in it. */
  positions?: readonly number[];
  /** What the buyer showed. */
  code?: string;
  /** What links in mails about it begin with. */
  origin?: string;
}

/**
 * Moves an account's order on along one arrow of the graph, and does in the same transaction what comes of it. Doing it
 * again changes nothing and gives the same answer; an order in which the account is not on the arrow's side is not found.
 */
export function moveOrder({ accountId, ...move }: OrderMove): Promise<MoveOrderOutcome> {
  const { by: side }: Arrow = orderArrows[move.arrow];
  if (side !== "buyer" && side !== "seller")
    return Promise.resolve({ kind: "refused", reason: "not-found" });
  return follow({ number: move.number, side, accountId }, move);
}

/** The same for a guest's order, by who has the link to its checkout. */
export const moveGuestOrder = ({
  checkoutId,
  number,
  arrow,
}: {
  checkoutId: string;
  number: string;
  arrow: "cancel" | "collect";
}): Promise<MoveOrderOutcome> => follow({ number, side: "buyer", checkoutId }, { arrow });

async function follow(
  order: Exclude<OrderToMove, { side: "system" }>,
  move: Omit<OrderMove, "number" | "accountId">,
): Promise<MoveOrderOutcome> {
  const arrow: Arrow = orderArrows[move.arrow];
  const { to } = arrow;
  if (arrow.asks === "code" && "number" in order) {
    // A stranger tries nothing, and takes nobody's tries away.
    if (!(await selectOrderStage(order))) return { kind: "refused", reason: "not-found" };
    const tried = await consumeLimit(codeLimit, order.number);
    if (tried.kind === "limited") return { kind: "refused", reason: "too-many-codes" };
  }
  const noted = { ...move.noted, ...(to === "ready" && { collectionCode: newCollectionCode() }) };
  const stage = await updateStage(
    order,
    {
      ...{ name: move.arrow, arrow, detail: move.detail, noted },
      code: move.code?.trim().toUpperCase(),
    },
    (tx, moved) => followed(tx, move, moved),
  ).catch((error: unknown) => {
    if (error instanceof SentBefore) return undefined;
    throw error;
  });
  if (stage) return { kind: "moved", stage };
  const now = await selectOrderStage(order);
  if (now === undefined) return { kind: "refused", reason: "not-found" };
  if (now.stage === to || isDoneBefore(arrow, now)) return { kind: "moved", stage: now.stage };
  const isOpen = arrow.from.includes(now.stage);
  if (isOpen && arrow.asks === "code") return { kind: "refused", reason: "wrong-code" };
  return { kind: "refused", reason: "not-now", stage: now.stage };
}

/** Whether an arrow that leaves an order where it is has been followed before. */
const isDoneBefore = (
  { from, effect }: Arrow,
  { stage, cancelAskedAt }: { stage: OrderStage; cancelAskedAt: Date | null },
): boolean =>
  from.includes(stage) &&
  ((effect === "ask" && cancelAskedAt !== null) || (effect === "answer" && cancelAskedAt === null));

/**
 * Completes an order that a dispute about it decides, in the caller's transaction, so that there is a sale to refund.
 * One that is complete stays as it is; false where it was canceled.
 */
export async function settleOrder(
  tx: Queryable,
  { orderId, origin }: { orderId: string; origin?: string },
): Promise<boolean> {
  const of = { id: orderId, side: "system" } as const;
  const stage = await writeStage(
    tx,
    of,
    { name: "settle", arrow: orderArrows.settle },
    (_, moved) => followed(tx, { arrow: "settle", origin }, moved),
  );
  return (stage ?? (await selectOrderStage(of, tx))?.stage) === "completed";
}

/** How many orders one run of the job moves along an arrow; the next run takes the rest. */
const dueAtOnce = 500;

/** Follows the arrows that time takes. */
export async function moveDueOrders(): Promise<number> {
  let many = 0;
  for (const [name, arrow] of Object.entries(orderArrows) as [ArrowName, Arrow][]) {
    if (arrow.by !== "system") continue;
    many += await oneByOne(
      await selectDue(arrow, dueAtOnce),
      async (id) =>
        (await updateStage({ id, side: "system" }, { name, arrow }, (tx, moved) =>
          followed(tx, { arrow: name }, moved),
        )) !== undefined,
      {
        message: "an order that was due was not moved",
        about: (orderId) => ({ orderId, arrow: name }),
      },
    );
  }
  return many;
}

/** Declines what no seller answered, and completes what no buyer said anything about. */
export const moveDueOrdersJob = defineJob({
  name: "orders.due",
  schema: z.object({}),
  async run() {
    await moveDueOrders();
  },
});
