import * as z from "zod";
import { counted, formatAmount } from "~/content/format";
import { attachPhotos } from "~/order-photos/order-photos.server";
import { leadsTo } from "~/orders/order-graph";
import { emitOrderEvents, type OrderEvent } from "~/orders/order-listeners.server";
import { noteOrderEvent } from "~/orders/order-records.server";
import { settleOrder } from "~/orders/orders.server";
import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { defineJob } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { consumeLimit, type Limit } from "~/platform/limits/rate-limit.server";
import { logger } from "~/platform/log/logger.server";
import { grantRefund } from "~/refunds/refunds.server";
import {
  canMove,
  type DisputeEntryState,
  type DisputeMove,
  type DisputeMoveName,
  disputeMoves,
} from "./dispute-graph";
import {
  insertEntry,
  inTransaction,
  lockDisputedOrder,
  selectDispute,
  selectEntries,
  selectEntry,
  selectLeft,
  selectOpenNumbers,
  selectOverdue,
  updateDispute,
} from "./disputes.repo.server";
import { splitRefund, sumOfLeft } from "./refund-split";

/** Who does something about a dispute: a side of its order, support, or the system itself. */
export type DisputeActor =
  | { accountId: string }
  | { supporter: string }
  /** In a transaction that holds the order already, or by a job. */
  | { system: true };

export interface DisputeStep {
  ticket: string;
  actor: DisputeActor;
  move: DisputeMoveName;
  /** What is said with it. */
  text?: string;
  /** Of an offer, and of a refund that support decides. */
  amountCents?: number;
  /** The offer that is answered. */
  offerId?: string;
  /** Of what is written: writing it again writes nothing more. */
  entryId?: string;
  /** Ids of photos that the account sent with it. */
  photoIds?: readonly string[];
  /** What links in mails about it begin with. */
  origin?: string;
}

export type DisputeStepOutcome =
  /** Also where it was done before. */
  | { kind: "done" }
  | { kind: "refused"; reason: "not-found" }
  /** It is closed, or the other side was faster. */
  | { kind: "refused"; reason: "closed" | "not-now" }
  /** More than is left of what was paid: `leftCents` is. */
  | { kind: "refused"; reason: "too-much"; leftCents: number }
  /** Another about the same is open, and decides: `openTicket` is. */
  | { kind: "refused"; reason: "open-already"; openTicket: string }
  /** The order was canceled: nobody has paid. */
  | { kind: "refused"; reason: "not-paid" }
  /** The buyer's bank is asked to take the payment back. */
  | { kind: "refused"; reason: "in-dispute" }
  /** `message`: what the field says. */
  | { kind: "refused"; reason: "too-many"; message: string };

/** How much one account writes and offers in a dispute within an hour. */
const stepsPerDispute: Limit = { name: "dispute-step", points: 30, seconds: 3_600 };

/**
 * Makes a move in a dispute, and does in the same transaction what comes of it. Doing it again changes nothing and gives
 * the same answer; a dispute of others is not found.
 */
export async function stepDispute(
  step: DisputeStep,
  { limit = stepsPerDispute }: { limit?: Limit } = {},
): Promise<DisputeStepOutcome> {
  const { actor, ticket, move } = step;
  if ("accountId" in actor && (move === "message" || move === "offer")) {
    // A stranger writes nothing, and takes nobody's turns away.
    if (!(await selectDispute(actor, ticket))) return { kind: "refused", reason: "not-found" };
    const use = await consumeLimit(limit, `${ticket} ${actor.accountId}`);
    if (use.kind === "limited") {
      const wait = counted(Math.ceil(use.retryAfterSeconds / 60), "minute");
      const message = `That's a lot for one dispute. Send this in ${wait}.`;
      return { kind: "refused", reason: "too-many", message };
    }
  }
  const outcome = await inTransaction((tx) => stepIn(tx, step), { isIdempotent: true }).catch(
    (error: unknown): DisputeStepOutcome => {
      if (error instanceof NotGranted) return error.outcome;
      throw error;
    },
  );
  if (outcome.kind === "done" && "supporter" in actor) {
    const { amountCents, text } = step;
    logger().info(
      { ticket, move, supporter: actor.supporter, amountCents, why: text },
      "support acted on a dispute",
    );
  }
  return outcome;
}

async function stepIn(tx: Queryable, step: DisputeStep): Promise<DisputeStepOutcome> {
  const { ticket, actor, move: name, amountCents, origin } = step;
  await lockDisputedOrder(tx, ticket);
  const dispute = await selectDispute("accountId" in actor ? actor : { support: true }, ticket, tx);
  if (!dispute) return { kind: "refused", reason: "not-found" };
  const by = "accountId" in actor ? dispute.side : "supporter" in actor ? "support" : "system";
  const entries = await selectEntries(dispute.id, tx);
  const move: DisputeMove = disputeMoves[name];
  if (isDoneBefore(step, by, { ...dispute, entries })) return { kind: "done" };
  if (!canMove(name, by, { ...dispute, entries }, new Date()))
    return { kind: "refused", reason: dispute.status === "closed" ? "closed" : "not-now" };
  if (name === "amend") {
    // Support's command may be sent twice: the same decision is made once.
    if (entries.some((each) => isSameDecision(each, step)))
      return { kind: "refused", reason: "closed" };
    const [openTicket] = await selectOpenNumbers(dispute.orderId, tx, dispute);
    if (openTicket) return { kind: "refused", reason: "open-already", openTicket };
  }
  const offer = move.answersOffer ? entries.find(({ id }) => id === step.offerId) : undefined;
  // One that was replaced meanwhile is no offer any more.
  if (move.answersOffer && (!offer || !isOpenOffer(offer, entries, by)))
    return { kind: "refused", reason: "not-now" };
  const cents = offer?.amountCents ?? amountCents ?? null;
  if (cents !== null && name !== "refuse") {
    const leftCents = sumOfLeft(await selectLeft(dispute.id, tx));
    if (cents > leftCents) return { kind: "refused", reason: "too-much", leftCents };
  }
  const isKnown = step.entryId !== undefined && (await selectEntry(tx, step.entryId));
  // Back, and something else is written in the form that was sent: it is another entry.
  const id = isKnown || step.entryId === undefined ? newId() : step.entryId;
  const { orderId, lineId } = dispute;
  if (move.outcome === "refunded") {
    const refunded = await refund(tx, {
      ...{ orderId, lineId, cents: cents ?? 0, disputeId: dispute.id, by, origin },
      cause: causeOf(dispute.id, name === "amend" ? id : undefined),
      why: step.text || `Dispute ${ticket}`,
    });
    if (refunded.kind === "refused") return refunded;
  }
  await insertEntry(tx, {
    ...{ id, disputeId: dispute.id, by, kind: move.entry, text: step.text ?? "" },
    ...{ amountCents: cents, offerId: offer?.id },
    ...("accountId" in actor && { accountId: actor.accountId }),
    ...("supporter" in actor && { supporter: actor.supporter }),
  });
  if ("accountId" in actor)
    await attachPhotos(tx, {
      ...{ orderId, by, accountId: actor.accountId, photoIds: step.photoIds ?? [] },
      ...{ subject: "dispute", subjectId: id },
    });
  if (move.to) await updateDispute(tx, dispute.id, { status: move.to, outcome: move.outcome });
  const event = { id, orderId, kind: `dispute-${move.entry}`, by, origin } as const;
  if (name === "message") await emitOrderEvents(tx, [event]);
  else
    await noteOrderEvent(tx, {
      ...event,
      detail: { ticket, ...(cents !== null && { amount: formatAmount(cents) }) },
    });
  return { kind: "done" };
}

type Party = DisputeEntryState["by"];

/** What a refund comes of: a dispute, or once that was closed an entry of it. */
const causeOf = (disputeId: string, entryId?: string): string =>
  ["dispute", disputeId, ...(entryId ? [entryId] : [])].join(":");

const isSameDecision = (
  { by, kind, ...entry }: Awaited<ReturnType<typeof selectEntries>>[number],
  { text = "", amountCents }: DisputeStep,
): boolean =>
  by === "support" &&
  kind === "decide" &&
  entry.text === text &&
  entry.amountCents === (amountCents ?? null);

/** Whether an offer is the other side's latest, and nobody has answered it. */
const isOpenOffer = (
  offer: DisputeEntryState,
  entries: readonly DisputeEntryState[],
  by: Party,
): boolean =>
  offer.by !== by &&
  offer.id === entries.findLast((each) => each.by === offer.by && each.kind === "offer")?.id &&
  !entries.some(({ offerId }) => offerId === offer.id);

/** Whether the same party has made the same move already. */
function isDoneBefore(
  step: DisputeStep,
  by: Party,
  dispute: {
    status: string;
    entries: readonly (DisputeEntryState & { text: string; amountCents: number | null })[];
  },
): boolean {
  const { move: name, text = "", amountCents = null } = step;
  const { entry, answersOffer }: DisputeMove = disputeMoves[name];
  const same = dispute.entries.filter((each) => each.by === by && each.kind === entry);
  if (answersOffer) return same.some(({ offerId }) => offerId === step.offerId);
  if (name === "message" || name === "offer")
    return same.some(
      (each) => each.id === step.entryId && each.text === text && each.amountCents === amountCents,
    );
  // Support is told that a ticket is closed: what was decided may be something else.
  return by !== "support" && same.length > 0;
}

/** Thrown to roll back what was settled for a refund that cannot be granted; never leaves this file. */
class NotGranted extends Error {
  constructor(readonly outcome: Extract<DisputeStepOutcome, { kind: "refused" }>) {
    super(outcome.reason);
  }
}

/** Refunds what a dispute comes to. An order that was sent and is not complete is settled by it first. */
async function refund(
  tx: Queryable,
  {
    disputeId,
    cents,
    ...granted
  }: {
    disputeId: string;
    orderId: string;
    lineId: string | null;
    cause: string;
    cents: number;
    by: Party;
    why: string;
    origin?: string;
  },
): Promise<DisputeStepOutcome> {
  if (!(await settleOrder(tx, granted)))
    throw new NotGranted({ kind: "refused", reason: "not-paid" });
  const parts = splitRefund(cents, await selectLeft(disputeId, tx));
  const outcome = await grantRefund(tx, { ...granted, ...parts });
  if (outcome.kind === "granted") return { kind: "done" };
  // What is too much, the buyer's bank took back: the rest was asked for behind the lock that refunds take too.
  throw new NotGranted(outcome);
}

/** Closes the disputes of orders that were canceled, in the transaction that does that. */
export async function dropDisputes(tx: Queryable, events: readonly OrderEvent[]): Promise<void> {
  for (const { kind, orderId, origin } of events) {
    if (!leadsTo(kind, "canceled") && !leadsTo(kind, "declined")) continue;
    const actor = { system: true } as const;
    for (const ticket of await selectOpenNumbers(orderId, tx))
      await stepIn(tx, { ticket, actor, move: "drop", text: "The order was canceled.", origin });
  }
}

/** How many disputes one run of the job escalates; the next run takes the rest. */
const overdueAtOnce = 500;

/** Leaves to support what no seller answered in time. */
export const escalateOverdueDisputes = async (): Promise<number> =>
  oneByOne(
    await selectOverdue(overdueAtOnce),
    async (ticket) => {
      const actor = { system: true } as const;
      const { kind } = await stepDispute({ ticket, actor, move: "overdue" });
      return kind === "done";
    },
    {
      message: "a dispute that was due was not escalated",
      about: (ticket) => ({ ticket }),
    },
  );

export const escalateOverdueDisputesJob = defineJob({
  name: "disputes.due",
  schema: z.object({}),
  async run() {
    await escalateOverdueDisputes();
  },
});
