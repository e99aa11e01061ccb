import * as z from "zod";
import { recordMoney } from "~/ledger/ledger.server";
import { env } from "~/platform/config/env.server";
import type { Queryable } from "~/platform/db/database.server";
import type { PayoutStatus } from "~/platform/enums";
import { defineJob } from "~/platform/jobs/jobs.server";
import { oneByOne } from "~/platform/jobs/one-by-one.server";
import { logger } from "~/platform/log/logger.server";
import { heldOrders, sumOfHeld } from "./held-back.server";
import {
  insertPayout,
  inTransaction,
  lockUnpaid,
  type PayoutCursor,
  selectDue,
  selectPayable,
  selectPayout,
  selectSellersToPay,
  selectUnpayable,
  updatePaid,
  updateReturned,
} from "./payouts.repo.server";
import { addDays, payoutDay, weekOf } from "./weeks";

export { partsReturnedOf, selectPartsReturned as partsReturned } from "./payouts.repo.server";

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * Makes the payouts that are due on this week's Tuesday, one for each seller who has sold enough: what was sold and
 * completed before the week began, and what is left of earlier weeks, less what is kept back for disputes. How many it
 * made; done again it makes no more.
 */
export async function makePayouts(now = new Date()): Promise<number> {
  const week = weekOf(now);
  const dueOn = payoutDay(addDays(week, -7));
  const before = new Date(`${week}T00:00:00Z`);
  const { PAYOUT_MINIMUM_CENTS: minimumCents } = env();
  return oneByOne(
    await selectSellersToPay(dueOn),
    (sellerId) => makePayout(sellerId, { dueOn, before, minimumCents }),
    { message: "a payout was not made", about: (sellerId) => ({ sellerId }) },
  );
}

/** Whether there was enough for one. Whose account was deleted is paid however little it is: there may be no next one. */
const makePayout = (
  sellerId: string,
  { dueOn, before, minimumCents }: { dueOn: string; before: Date; minimumCents: number },
): Promise<boolean> =>
  inTransaction(
    async (tx) => {
      const of = await lockUnpaid(tx, { sellerId, dueOn });
      if (!of) return false;
      const held = await heldOrders(sellerId, { before, on: tx });
      const batch = { dueOn, before, disputed: held.map(({ orderId }) => orderId) };
      const cents = (await selectDue(tx, sellerId, batch)) - sumOfHeld(held).changeCents;
      if (cents < (of.accountId === null ? 1 : minimumCents)) return false;
      for (const { orderId, isCents, shouldCents } of held) {
        const about = { sellerId, orderId };
        const kind = shouldCents > isCents ? "held-back" : "freed";
        const heldCents = Math.abs(shouldCents - isCents);
        await recordMoney(tx, about, { kind, heldCents }, `${orderId}:${dueOn}`);
      }
      await insertPayout(tx, { sellerId, ...of }, batch);
      return true;
    },
    { isIdempotent: true },
  );

/** Makes each week's payouts. */
export const makePayoutsJob = defineJob({
  name: "payouts.make",
  schema: z.object({}),
  isHeavy: true,
  async run() {
    const payouts = await makePayouts();
    logger().info({ payouts }, "payouts were made");
  },
});

/** Payouts that are due and can be paid, those that have waited longest first; of so many, those behind `after`. */
export const listPayablePayouts = (
  { after, limit = 100 }: { after?: PayoutCursor; limit?: number } = {},
  now = new Date(),
) => selectPayable({ after, limit, today: dayOf(now) });

/** How many payouts are due and wait for their seller, who cannot be paid, and how much that is. */
export const sumUnpayablePayouts = (now = new Date()) => selectUnpayable(dayOf(now));

export type PayoutMarkOutcome =
  | { kind: "marked" }
  | { kind: "refused"; reason: "not-found" }
  /** It is not where that could happen to it, or was paid by another transfer. */
  | { kind: "refused"; reason: "not-now"; status: PayoutStatus };

/**
 * Notes that a pending payout was paid, as the provider calls it, and enters it in the ledger, in the caller's
 * transaction. Done again it changes nothing.
 */
export async function markPayoutPaid(
  tx: Queryable,
  id: string,
  providerId: string,
): Promise<PayoutMarkOutcome> {
  const paid = await updatePaid(tx, id, providerId);
  if (paid) {
    await enter(tx, id, "payout", paid);
    return { kind: "marked" };
  }
  const now = await selectPayout(tx, id);
  if (!now) return { kind: "refused", reason: "not-found" };
  if (now.providerId === providerId) return { kind: "marked" };
  return { kind: "refused", reason: "not-now", status: now.status };
}

/**
 * Notes that the seller's bank sent a payout back, and enters it in the ledger, in the caller's transaction: the seller
 * is owed it again, and the next payout has it as a line. `paidCents`: so much, where the site had taken back the rest.
 * Done again it changes nothing.
 */
export async function markPayoutReturned(
  tx: Queryable,
  id: string,
  paidCents?: number,
): Promise<PayoutMarkOutcome> {
  const returned = await updateReturned(tx, id);
  if (returned) {
    const { sellerId, amountCents } = returned;
    await enter(tx, id, "payout-returned", { sellerId, amountCents: paidCents ?? amountCents });
    return { kind: "marked" };
  }
  const now = await selectPayout(tx, id);
  if (!now) return { kind: "refused", reason: "not-found" };
  if (now.status === "returned") return { kind: "marked" };
  return { kind: "refused", reason: "not-now", status: now.status };
}

/**
 * Notes that a part of a payout came back, and enters it in the ledger, in the caller's transaction: the seller is owed
 * it again, and the rest stays paid. `sumCents`: all that has come back of it by then, so that no part is entered twice.
 */
export async function markPartReturned(
  tx: Queryable,
  id: string,
  { paidCents, sumCents }: { paidCents: number; sumCents: number },
): Promise<void> {
  const now = await selectPayout(tx, id);
  if (now?.status !== "paid") throw new Error("A part of a payout came back that is not paid.");
  const { sellerId } = now;
  await enter(tx, `${id}:${sumCents}`, "payout-returned", { sellerId, amountCents: paidCents });
}

/** `causeId`: the payout, or the part of it. */
async function enter(
  tx: Queryable,
  causeId: string,
  kind: "payout" | "payout-returned",
  { sellerId, amountCents }: { sellerId: string | null; amountCents: number },
): Promise<void> {
  if (sellerId === null) throw new Error("A payout of no seller was paid.");
  await recordMoney(tx, { sellerId, orderId: null }, { kind, paidCents: amountCents }, causeId);
}
