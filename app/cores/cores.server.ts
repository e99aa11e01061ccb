import * as z from "zod";
import { attachPhotos, photosOf } from "~/order-photos/order-photos.server";
import { addBusinessDays } from "~/orders/business-days";
import { leadsTo, type OrderSide } from "~/orders/order-graph";
import type { OrderEvent } from "~/orders/order-listeners.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import type { Queryable } from "~/platform/db/database.server";
import type { CoreState } from "~/platform/enums";
import { defineJob } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { logger } from "~/platform/log/logger.server";
import { settleDeposit } from "~/refunds/refunds.server";
import { isId } from "~/text/is-id";
import type { SaidOfCore } from "./core.schema";
import { type CoreArrow, type CoreArrowName, coreArrows } from "./core-graph";
import { disputedReason, returnedReason, stepText } from "./core-words";
import {
  type CoreToMove,
  insertCores,
  inTransaction,
  lockCore,
  type RemindedCore,
  type Reminder,
  selectCore,
  selectDue,
  selectOpenCores,
  selectOpenSum,
  selectOverdue,
  selectReturned,
  selectSettledCores,
  selectToRemind,
  selectUnsettled,
  updateAsked,
  updateCore,
  updateReminded,
  updateReturned,
} from "./cores.repo.server";

export { selectCoresOfOrder as coresOfOrder } from "./cores.repo.server";

/** Ends of a dispute, after which nothing keeps a deposit from going back. */
const closings: readonly OrderEvent["kind"][] = [
  "dispute-accept",
  "dispute-decide",
  "dispute-withdraw",
];

/**
 * Begins the deposits of orders that are completed, and ends those of parts that came back themselves or were paid back
 * by a dispute, in the transaction in which that happens.
 */
export async function followOrders(tx: Queryable, events: readonly OrderEvent[]): Promise<void> {
  const completed = events.filter(({ kind }) => leadsTo(kind, "completed"));
  if (completed.length > 0)
    await insertCores(
      tx,
      completed.map(({ orderId }) => orderId),
    );
  // Some may have come back before the order was complete.
  for (const event of completed) await settleReturned(tx, { ...event, by: "system" });
  for (const event of events)
    if (event.kind === "return-refunded" || closings.includes(event.kind))
      await settleReturned(tx, event);
}

/** Pays the deposits of pieces back that were returned or refunded: nobody owes an old part for them. */
async function settleReturned(
  tx: Queryable,
  { orderId, by, origin }: Pick<OrderEvent, "orderId" | "by" | "origin">,
): Promise<void> {
  for (const returned of await selectReturned(tx, orderId)) {
    const { id, lineId, pieces, left, pieceCents, isRefunded } = returned;
    const why = isRefunded ? disputedReason : returnedReason;
    const depositCents = (pieces - left) * pieceCents;
    // What a bank took of it the buyer has already.
    const settled = await settleDeposit(tx, {
      ...{ orderId, lineId, depositCents, keptCents: 0, by, why, origin, isAtMost: true },
      causeId: left === 0 ? id : `${id}:${left}`,
    });
    if (settled.kind === "granted") await updateReturned(tx, { id, left, pieceCents, why });
    // The end of the dispute settles it, or the clock once the bank has decided.
    else if (settled.reason !== "in-dispute")
      logger().error(
        { coreId: id, ...settled },
        "the deposit of a returned part was not paid back",
      );
  }
}

/** Settles what could not be when its part came back: a dispute or the buyer's bank had it. */
const settleLate = ({ id, orderId }: { id: string; orderId: string }): Promise<boolean> =>
  inTransaction(async (tx) => {
    const core = await lockCore(tx, { id, side: "system" });
    if (!core) return false;
    await settleReturned(tx, { orderId, by: "system" });
    const now = await lockCore(tx, { id, side: "system" });
    return now?.state !== core.state || now.quantity !== core.quantity;
  });

/** How many deposits a list shows: more than anybody has out at once. */
export const coresShown = { open: 200, settled: 50 } as const;

/** An account's deposits, those that it gets back and those that it holds. */
export async function listCores(accountId: string) {
  const ofSide = async (side: OrderSide) => {
    const of = { side, accountId };
    const [open, settled, out] = await Promise.all([
      selectOpenCores(of, coresShown.open),
      selectSettledCores(of, coresShown.settled),
      selectOpenSum(of),
    ]);
    return { open, settled, out };
  };
  const [bought, sold] = await Promise.all([ofSide("buyer"), ofSide("seller")]);
  return { bought, sold };
}

/** One of an account's deposits, with the photos of its old part; undefined where it has none of that id. */
export async function getCore(of: { id: string; accountId: string }) {
  const core = isId(of.id) ? await selectCore(of) : undefined;
  return core && { ...core, photos: (await photosOf([of.id])).get(of.id) ?? [] };
}

export type MoveCoreOutcome =
  | { kind: "moved"; state: CoreState }
  | { kind: "refused"; reason: "not-found" }
  /** The deposit has come too far for that, or not far enough. */
  | { kind: "refused"; reason: "not-now"; state: CoreState }
  /** Not some of it. */
  | { kind: "refused"; reason: "bad-amount"; depositCents: number }
  /** A dispute about the line is open; some of it was paid back otherwise. */
  | { kind: "refused"; reason: "in-dispute" | "settled" };

export interface CoreMove {
  id: string;
  accountId: string;
  arrow: CoreArrowName;
  said?: SaidOfCore;
  /** What links in mails about it begin with. */
  origin?: string;
}

/**
 * Moves a deposit on along one arrow of the graph, for the account on that arrow's side, with the money that goes with
 * it. Doing it again changes nothing and gives the same answer; a deposit of others is not found.
 */
export async function moveCore({ id, accountId, ...move }: CoreMove): Promise<MoveCoreOutcome> {
  const { by: side }: CoreArrow = coreArrows[move.arrow];
  if ((side !== "buyer" && side !== "seller") || !isId(id))
    return { kind: "refused", reason: "not-found" };
  return inTransaction((tx) => follow(tx, { id, side, accountId }, move), { isIdempotent: true });
}

async function follow(
  tx: Queryable,
  of: CoreToMove,
  { arrow: name, said = {}, origin }: Omit<CoreMove, "id" | "accountId">,
): Promise<MoveCoreOutcome> {
  const arrow: CoreArrow = coreArrows[name];
  const core = await lockCore(tx, of);
  if (!core) return { kind: "refused", reason: "not-found" };
  const { state, depositCents, partName, orderId } = core;
  if (state === arrow.to) return { kind: "moved", state };
  if (!arrow.from.includes(state)) return { kind: "refused", reason: "not-now", state };
  const keptCents = keptOf(arrow, depositCents, said.keptCents);
  if (keptCents === undefined) return { kind: "refused", reason: "bad-amount", depositCents };
  const { carrier, trackingNumber, reason = "" } = said;
  const by = of.side;
  const step = stepText(arrow.to, { partName, depositCents, keptCents, carrier, trackingNumber });
  if (arrow.keeps) {
    const settled = await settleDeposit(tx, {
      ...{ orderId, lineId: core.lineId, causeId: core.id, depositCents, keptCents },
      ...{ by, why: reason || step, origin, isQuiet: true },
    });
    if (settled.kind === "refused")
      return {
        kind: "refused",
        reason: settled.reason === "in-dispute" ? "in-dispute" : "settled",
      };
  }
  const isMoved = await updateCore(tx, core.id, arrow, {
    ...(arrow.asks === "shipping" && { carrier, trackingNumber }),
    ...(arrow.keeps && { keptCents, reason }),
  });
  // Whoever moves it holds its order.
  if (!isMoved) throw new Error(`The deposit ${core.id} was moved by who does not hold its order.`);
  if (of.side !== "system" && said.photoIds && arrow.asks !== "shipping")
    await attachPhotos(tx, {
      ...{ orderId, by: of.side, accountId: of.accountId, photoIds: said.photoIds },
      ...{ subject: "core", subjectId: core.id },
    });
  await noteOrderEvent(tx, {
    ...{ orderId, by, origin, kind: `core-${arrow.to}` },
    detail: { step, ...(reason && { reason }) },
  });
  return { kind: "moved", state: arrow.to };
}

/** What the seller keeps by an arrow; undefined for an amount that is not some of the deposit. */
function keptOf({ keeps }: CoreArrow, depositCents: number, typedCents = 0): number | undefined {
  if (keeps === "all") return depositCents;
  if (keeps !== "some") return 0;
  return typedCents > 0 && typedCents < depositCents ? typedCents : undefined;
}

/** The reminders of a deposit's buyer, in their order. */
const reminders: readonly Reminder[] = [
  { after: 0, daysBefore: 7 },
  { after: 1, daysBefore: 1 },
];

/** How many deposits one run of the job takes of each kind; the next run takes the rest. */
const dueAtOnce = 500;

/** Reminds and asks whoever is to be, and follows the arrows that time takes. How many of both. */
export async function moveDueCores(now = new Date()): Promise<number> {
  let many = 0;
  const each = async (ids: readonly string[], work: (id: string) => Promise<boolean>) => {
    many += await oneByOne(ids, work, {
      message: "a deposit that was due was not moved",
      about: (coreId) => ({ coreId }),
    });
  };
  // Before the time of what has come back runs out.
  for (const unsettled of await selectUnsettled(dueAtOnce))
    await each([unsettled.id], () => settleLate(unsettled));
  for (const reminder of reminders)
    await each(await selectToRemind(reminder, dueAtOnce), (id) => remind(id, reminder));
  await each(await selectOverdue(dueAtOnce), ask);
  for (const [name, arrow] of Object.entries(coreArrows) as [CoreArrowName, CoreArrow][]) {
    const { at, afterBusinessDays = 0 } = arrow;
    if (at === undefined) continue;
    const due = (await selectDue({ ...arrow, at }, dueAtOnce)).filter(
      ({ since }) => since && addBusinessDays(since, afterBusinessDays) <= now,
    );
    await each(
      due.map(({ id }) => id),
      async (id) => {
        const outcome = await inTransaction((tx) =>
          follow(tx, { id, side: "system" }, { arrow: name }),
        );
        return outcome.kind === "moved";
      },
    );
  }
  return many;
}

const remind = (id: string, reminder: Reminder): Promise<boolean> =>
  inTransaction(async (tx) => {
    const core = await updateReminded(tx, id, reminder);
    if (core) await noteReminder(tx, "remind", core);
    return core !== undefined;
  });

/** Asks a seller whether an old part has come that was sent two weeks ago. */
const ask = (id: string): Promise<boolean> =>
  inTransaction(async (tx) => {
    const core = await updateAsked(tx, id);
    if (core) await noteReminder(tx, "awaited", core);
    return core !== undefined;
  });

const noteReminder = (tx: Queryable, kind: "remind" | "awaited", core: RemindedCore) =>
  noteOrderEvent(tx, {
    ...{ orderId: core.orderId, kind: `core-${kind}`, by: "system" },
    detail: { step: stepText(kind, core) },
  });

export const moveDueCoresJob = defineJob({
  name: "cores.due",
  schema: z.object({}),
  async run() {
    await moveDueCores();
  },
});
