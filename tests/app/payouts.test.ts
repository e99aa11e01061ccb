import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { payoutTotals } from "~/billing/billing.server";
import {
  listPayablePayouts,
  makePayouts,
  markPayoutPaid,
  markPayoutReturned,
  partsReturnedOf,
} from "~/billing/payouts.server";
import { sampleListings } from "~/catalog/sample-listings.server";
import { selectBalance } from "~/ledger/ledger.repo.server";
import { withdrawSeller } from "~/listings/listings.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  dispute,
  orderLine,
  payout,
  payoutLine,
  refund,
  sellerPaymentAccount,
} from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";
import { enterMoney, sellerOf, soldOrder } from "../support/provider-sales";
import { signedIn } from "../support/signed-in";

const test = useDatabase();

/** A Tuesday, and days of the week before. */
const tuesday = new Date("2026-11-24T06:11:00Z");
const nextTuesday = new Date("2026-12-01T06:11:00Z");
const lastWeek = new Date("2026-11-18T15:00:00Z");
const thisWeek = new Date("2026-11-23T00:00:00Z");

const payoutsOf = (sellerId: string) =>
  test.db
    .select({
      id: payout.id,
      amountCents: payout.amountCents,
      dueOn: payout.dueOn,
      status: payout.status,
    })
    .from(payout)
    .where(eq(payout.sellerId, sellerId))
    .orderBy(payout.dueOn);

const linesOf = async (payoutId: string) =>
  (
    await test.db
      .select({ cents: payoutLine.amountCents })
      .from(payoutLine)
      .where(eq(payoutLine.payoutId, payoutId))
      .orderBy(payoutLine.amountCents)
  ).map(({ cents }) => cents);

async function onlyPayout(sellerId: string) {
  const [made, ...more] = await payoutsOf(sellerId);
  if (!made || more.length > 0) throw new Error("There is not one payout.");
  return made;
}

describe("the week's payouts", () => {
  it("have what was sold through the site and completed, less fees and refunds, in lines that sum to them", async () => {
    const shop = await sellerOf(test.db);
    const sold = await soldOrder(test.db, shop, {
      ...{ at: lastWeek, partsCents: 200_00, feeCents: 16_00 },
      ...{ deliveryCents: 12_00, coreCents: 40_00, taxCents: 9_00 },
    });
    const of = { sellerId: shop.sellerId, orderId: sold.id };
    const none = { deliveryCents: 0, taxCents: 0, isDeliveryEarned: true };
    await enterMoney(
      test.db,
      of,
      { kind: "refund", partsCents: 50_00, feeCents: 4_00, ...none },
      { at: lastWeek },
    );
    await enterMoney(
      test.db,
      of,
      { kind: "core-settled", depositCents: 40_00, keptCents: 15_00 },
      { at: lastWeek },
    );
    await makePayouts(tuesday);
    const { id, ...made } = await onlyPayout(shop.sellerId);
    expect(made).toEqual({ amountCents: 165_00, dueOn: "2026-11-24", status: "pending" });
    expect(await linesOf(id)).toEqual([-46_00, 12_00, 15_00, 184_00]);
  });

  it("leave what was paid at a counter, what is on its way, and what this week brought", async () => {
    const shop = await sellerOf(test.db);
    await soldOrder(test.db, shop, { at: lastWeek, payment: "counter", partsCents: 900_00 });
    await soldOrder(test.db, shop, { at: lastWeek, stage: "shipped", partsCents: 800_00 });
    await soldOrder(test.db, shop, { at: thisWeek, partsCents: 700_00 });
    await soldOrder(test.db, shop, { at: lastWeek, partsCents: 30_00 });
    await makePayouts(tuesday);
    expect(await onlyPayout(shop.sellerId)).toMatchObject({ amountCents: 30_00 });
    await makePayouts(nextTuesday);
    expect((await payoutsOf(shop.sellerId)).map(({ amountCents }) => amountCents)).toEqual([
      30_00, 700_00,
    ]);
  });

  it("carry on what is less than the minimum, and what is owed", async () => {
    const shop = await sellerOf(test.db);
    const first = await soldOrder(test.db, shop, { at: lastWeek, partsCents: 24_99 });
    await makePayouts(tuesday);
    expect(await payoutsOf(shop.sellerId)).toEqual([]);
    const of = { sellerId: shop.sellerId, orderId: first.id };
    await enterMoney(test.db, of, { kind: "chargeback", takenCents: 44_99 }, { at: lastWeek });
    await makePayouts(tuesday);
    expect(await payoutsOf(shop.sellerId)).toEqual([]);
    await soldOrder(test.db, shop, { at: thisWeek, partsCents: 45_00 });
    await makePayouts(nextTuesday);
    const made = await onlyPayout(shop.sellerId);
    expect(made).toMatchObject({ amountCents: 25_00, dueOn: "2026-12-01" });
    expect(await linesOf(made.id)).toEqual([-44_99, 24_99, 45_00]);
  });

  it("take at once what an order costs that is not completed", async () => {
    const shop = await sellerOf(test.db);
    const lost = await soldOrder(test.db, shop, { at: lastWeek, stage: "shipped" });
    const of = { sellerId: shop.sellerId, orderId: lost.id };
    await enterMoney(test.db, of, { kind: "chargeback", takenCents: 110_00 }, { at: lastWeek });
    await soldOrder(test.db, shop, { at: lastWeek, partsCents: 60_00 });
    await makePayouts(tuesday);
    expect(await onlyPayout(shop.sellerId)).toMatchObject({ amountCents: 50_00 });
  });

  describe("of an order that is in dispute", () => {
    const open = (orderId: string, accountId: string, lineId: string | null) =>
      test.db
        .insert(dispute)
        .values({ orderId, lineId, accountId, reason: "does-not-fit", message: "No." });

    const close = (orderId: string, outcome: "rejected" | "refunded") =>
      test.db
        .update(dispute)
        .set({ status: "closed", closedAt: sql`now()`, outcome })
        .where(eq(dispute.orderId, orderId));

    /** An order of two parts for 80 and 20 dollars, ten percent of which is the site's, and the id of the first. */
    async function ofTwoParts(shop: Awaited<ReturnType<typeof sellerOf>>, buyer: { id: string }) {
      const order = await soldOrder(test.db, shop, {
        ...{ at: lastWeek, partsCents: 100_00, feeCents: 10_00, deliveryCents: 8_00, buyer },
      });
      const [line] = await test.db
        .update(orderLine)
        .set({ priceCents: 80_00 })
        .where(eq(orderLine.orderId, order.id))
        .returning();
      if (!line) throw new Error("There is no line.");
      await test.db.insert(orderLine).values({
        ...{ ...line, id: newId(), position: 1, priceCents: 20_00 },
        listingId: sampleListings[1].id,
      });
      return { id: order.id, lineId: line.id };
    }

    it("leave the part in question, less its fee, and it alone, until that is settled", async () => {
      const [shop, buyer] = [await sellerOf(test.db), await signedIn()];
      const sold = await ofTwoParts(shop, buyer);
      await open(sold.id, buyer.id, sold.lineId);
      const { money } = await payoutTotals({ accountId: shop.id });
      expect(money).toMatchObject({ readyCents: 26_00, frozenCents: 72_00, waitingCents: 0 });
      await makePayouts(tuesday);
      const first = await onlyPayout(shop.sellerId);
      expect(first).toMatchObject({ amountCents: 26_00 });
      expect(await linesOf(first.id)).toEqual([-72_00, 8_00, 90_00]);
      expect(await payoutTotals({ accountId: shop.id })).toMatchObject({
        ...{ pendingCents: 26_00, money: { readyCents: 0, frozenCents: 72_00 } },
      });
      // While nothing changes there is nothing to pay.
      await makePayouts(nextTuesday);
      await close(sold.id, "rejected");
      await makePayouts(new Date("2026-12-08T06:11:00Z"));
      const [, second, ...more] = await payoutsOf(shop.sellerId);
      expect([second, more]).toEqual([{ ...second, amountCents: 72_00, dueOn: "2026-12-08" }, []]);
      expect(await linesOf(second?.id ?? "")).toEqual([72_00]);
    });

    it("pay nothing of what was decided for the buyer, in whatever week that was entered", async () => {
      const [shop, buyer] = [await sellerOf(test.db), await signedIn()];
      const sold = await ofTwoParts(shop, buyer);
      await open(sold.id, buyer.id, sold.lineId);
      await makePayouts(tuesday);
      await test.db.insert(refund).values({
        ...{ orderId: sold.id, lineId: sold.lineId, cause: `dispute:${newId()}` },
        ...{ partsCents: 80_00, by: "support" as const },
      });
      await enterMoney(
        test.db,
        { sellerId: shop.sellerId, orderId: sold.id },
        {
          ...{ kind: "refund", partsCents: 80_00, feeCents: 8_00, deliveryCents: 0, taxCents: 0 },
          isDeliveryEarned: true,
        },
        { at: new Date("2026-11-30T12:00:00Z") },
      );
      await close(sold.id, "refunded");
      await soldOrder(test.db, shop, { at: thisWeek, partsCents: 50_00 });
      await makePayouts(nextTuesday);
      const made = (await payoutsOf(shop.sellerId)).at(-1);
      expect(made).toMatchObject({ amountCents: 50_00, dueOn: "2026-12-01" });
      expect(await linesOf(made?.id ?? "")).toEqual([-72_00, 50_00, 72_00]);
    });

    it("leave all of it where all of it is in question, and nothing that was paid out before", async () => {
      const [shop, buyer] = [await sellerOf(test.db), await signedIn()];
      const sold = await ofTwoParts(shop, buyer);
      await open(sold.id, buyer.id, null);
      await makePayouts(tuesday);
      expect(await payoutsOf(shop.sellerId)).toEqual([]);
      await close(sold.id, "rejected");
      await makePayouts(tuesday);
      expect(await onlyPayout(shop.sellerId)).toMatchObject({ amountCents: 98_00 });
      await open(sold.id, buyer.id, sold.lineId);
      await soldOrder(test.db, shop, { at: lastWeek, partsCents: 50_00 });
      await makePayouts(nextTuesday);
      expect((await payoutsOf(shop.sellerId)).at(-1)).toMatchObject({ amountCents: 50_00 });
    });
  });

  it("pay whose account was deleted all that is owed, however little", async () => {
    const shop = await sellerOf(test.db);
    await soldOrder(test.db, shop, { at: lastWeek, partsCents: 3_00 });
    await withTransaction((tx) => withdrawSeller(tx, { accountId: shop.id }));
    await makePayouts(tuesday);
    expect(await onlyPayout(shop.sellerId)).toMatchObject({ amountCents: 3_00, status: "pending" });
    await makePayouts(nextTuesday);
    expect(await payoutsOf(shop.sellerId)).toHaveLength(1);
  });

  it("are made once, also by several who try at the same time", async () => {
    const shops = [await sellerOf(test.db), await sellerOf(test.db)];
    for (const shop of shops) await soldOrder(test.db, shop, { at: lastWeek });
    await Promise.all([makePayouts(tuesday), makePayouts(tuesday), makePayouts(tuesday)]);
    // What becomes free later that day waits for the next.
    for (const shop of shops) await soldOrder(test.db, shop, { at: lastWeek });
    expect(await makePayouts(tuesday)).toBe(0);
    for (const { sellerId } of shops)
      expect(await onlyPayout(sellerId)).toMatchObject({ amountCents: 100_00 });
  });
});

describe("a payout", () => {
  /** One of a hundred dollars, and its seller. */
  async function pending() {
    const shop = await sellerOf(test.db);
    await soldOrder(test.db, shop, { at: lastWeek });
    await makePayouts(tuesday);
    await test.db
      .insert(sellerPaymentAccount)
      .values({ sellerId: shop.sellerId, providerId: `acct_${newId()}`, canBePaid: true });
    return { shop, id: (await onlyPayout(shop.sellerId)).id, transfer: `tr_${newId()}` };
  }

  it("waits to be paid, is paid once, and is in the ledger then", async () => {
    const { shop, id, transfer } = await pending();
    const isListed = async () =>
      (await listPayablePayouts({}, tuesday)).some((each) => each.id === id);
    expect(await isListed()).toBe(true);
    expect(await selectBalance("seller-payable", shop.sellerId)).toBe(-100_00);
    const pay = () => test.db.transaction((tx) => markPayoutPaid(tx, id, transfer));
    expect(await Promise.all([pay(), pay(), pay()])).toEqual(
      Array.from({ length: 3 }, () => ({ kind: "marked" })),
    );
    expect(await isListed()).toBe(false);
    expect(await selectBalance("seller-payable", shop.sellerId)).toBe(0);
    expect(
      await test.db.transaction((tx) => markPayoutPaid(tx, id, `tr_${newId()}`)),
    ).toMatchObject({ kind: "refused", reason: "not-now", status: "paid" });
  });

  it("that comes back is owed again, and a line of the next", async () => {
    const { shop, id, transfer } = await pending();
    const giveBack = () => test.db.transaction((tx) => markPayoutReturned(tx, id));
    expect(await giveBack()).toMatchObject({ kind: "refused", status: "pending" });
    await test.db.transaction((tx) => markPayoutPaid(tx, id, transfer));
    expect(await giveBack()).toEqual({ kind: "marked" });
    expect(await giveBack()).toEqual({ kind: "marked" });
    expect(await selectBalance("seller-payable", shop.sellerId)).toBe(-100_00);
    // It came back just now, on whatever day this is.
    const later = new Date(Date.now() + 14 * 86_400_000);
    await makePayouts(later);
    const [back, again] = await payoutsOf(shop.sellerId);
    expect(back).toMatchObject({ amountCents: 100_00, status: "returned" });
    expect(await linesOf(back?.id ?? "")).toEqual([100_00]);
    expect(again).toMatchObject({ amountCents: 100_00, status: "pending" });
    expect(await linesOf(again?.id ?? "")).toEqual([100_00]);
  });

  it("that nobody has heard of is not found, nor is a sample", async () => {
    const [sample] = await test.db
      .select({ id: payout.id })
      .from(payout)
      .where(eq(payout.isSample, true))
      .limit(1);
    for (const id of [newId(), sample?.id ?? ""]) {
      const marks = await test.db.transaction(async (tx) => [
        await markPayoutPaid(tx, id, "tr_1"),
        await markPayoutReturned(tx, id),
      ]);
      expect(marks).toEqual(
        Array.from({ length: 2 }, () => ({ kind: "refused", reason: "not-found" })),
      );
    }
    expect(await listPayablePayouts({}, new Date("2040-01-01"))).not.toContainEqual(
      expect.objectContaining({ id: sample?.id }),
    );
  });
});

it("what came back of a payout is found through an index, however much the ledger has", async () => {
  const { rows } = await test.db.transaction(async (tx) => {
    // Few rows: the planner would read them all. Asked whether it could do otherwise.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ "QUERY PLAN": string }>(
      sql`explain select p.id, (${partsReturnedOf(sql`p.id`)}) from ${payout} p`,
    );
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toMatch(/ledger_entry_returned_idx.*\n\s+Index Cond: .*split_part/);
});
