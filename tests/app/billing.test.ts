import { describe, expect, it } from "vitest";
import { choosePlan, listPayouts, payoutLimit, payoutTotals } from "~/billing/billing.server";
import { makePayouts, markPayoutPaid } from "~/billing/payouts.server";
import { addDays, expectedOn, payoutDay, weekOf } from "~/billing/weeks";
import { sampleOrders } from "~/orders/sample-orders.server";
import { currentAccount } from "~/platform/auth/session.server";
import { dispute, payout } from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";
import { enterMoney, sellerOf, soldOrder } from "../support/provider-sales";
import { signedIn } from "../support/signed-in";

const test = useDatabase();

describe("weeks", () => {
  it("begin on Monday, in UTC", () => {
    expect(weekOf(new Date("2026-11-16T00:00:00Z"))).toBe("2026-11-16");
    expect(weekOf(new Date("2026-11-22T23:59:59Z"))).toBe("2026-11-16");
    expect(weekOf(new Date("2026-11-23T00:00:00Z"))).toBe("2026-11-23");
  });

  it("cross the ends of months and years", () => {
    expect(weekOf(new Date("2027-01-01T12:00:00Z"))).toBe("2026-12-28");
    expect(addDays("2026-12-28", 7)).toBe("2027-01-04");
    expect(addDays("2026-03-01", -1)).toBe("2026-02-28");
  });

  it("are paid out on the Tuesday after", () => {
    expect(payoutDay("2026-11-16")).toBe("2026-11-24");
    expect(new Date(`${payoutDay("2026-11-16")}T00:00:00Z`).getUTCDay()).toBe(2);
  });
});

describe("a pending payout", () => {
  it("comes when it is due, and late on the next Tuesday: never in the past", () => {
    expect(expectedOn("2026-11-24", "2026-11-20")).toBe("2026-11-24");
    expect(expectedOn("2026-11-24", "2026-11-24")).toBe("2026-11-24");
    expect(expectedOn("2026-11-24", "2026-11-25")).toBe("2026-12-01");
    expect(expectedOn("2026-11-24", "2026-11-30")).toBe("2026-12-01");
    expect(expectedOn("2026-11-24", "2026-12-01")).toBe("2026-12-01");
    expect(expectedOn("2026-11-24", "2027-01-03")).toBe("2027-01-05");
  });

  it("is listed and announced so, of the samples and of an account", async () => {
    const now = new Date("2027-06-05T12:00:00Z");
    const { id: accountId } = await signedIn();
    await test.db.insert(payout).values([
      { accountId, dueOn: "2027-05-25", amountCents: 100 },
      { accountId, dueOn: "2027-05-18", amountCents: 100, status: "paid" },
    ]);
    for (const owner of [{ sample: true }, { accountId }] as const) {
      expect((await payoutTotals(owner, now)).nextDueOn).toBe("2027-06-08");
      const payouts = await listPayouts(owner, now);
      expect(payouts[0]).toMatchObject({ status: "pending", dueOn: "2027-06-08" });
      expect(payouts[1]?.status).toBe("paid");
    }
  });
});

describe("payouts", () => {
  /** A day on which all that is pending is still to come. */
  const then = new Date("2026-11-01T12:00:00Z");

  it("of the samples add up to the sample orders, the latest week still to come", async () => {
    const payouts = await listPayouts({ sample: true }, then);
    const sum = payouts.reduce((cents, { amountCents }) => cents + amountCents, 0);
    expect(sum).toBe(sampleOrders.reduce((cents, { totalCents }) => cents + totalCents, 0));
    const pending = payouts.filter(({ status }) => status === "pending");
    const lastPaid = payouts.find(({ status }) => status === "paid");
    const pendingCents = pending.reduce((cents, { amountCents }) => cents + amountCents, 0);
    expect(await payoutTotals({ sample: true }, then)).toEqual({
      pendingCents,
      nextDueOn: pending.at(-1)?.dueOn,
      paidCents: sum - pendingCents,
      paidCount: payouts.length - pending.length,
      lastPaidCents: lastPaid?.amountCents,
      lastPaidOn: lastPaid?.dueOn,
      money: null,
    });
    expect(payouts.map(({ dueOn }) => dueOn)).toEqual(
      payouts
        .map(({ dueOn }) => dueOn)
        .toSorted()
        .toReversed(),
    );
  });

  it("are an account's own only, and add up beyond what an integer holds", async () => {
    const [mine, theirs] = [await sellerOf(test.db), await sellerOf(test.db)];
    const due = { dueOn: "2026-11-24", amountCents: 2_000_000_000 };
    const of = { accountId: mine.id, sellerId: mine.sellerId };
    await test.db.insert(payout).values([
      { ...of, ...due },
      { ...of, ...due, dueOn: "2026-12-01" },
      { ...of, ...due, dueOn: "2026-11-17", status: "paid" },
      { accountId: theirs.id, sellerId: theirs.sellerId, ...due, dueOn: "2026-11-03" },
    ]);
    // What has been paid is what the ledger says.
    const paid = { kind: "payout", paidCents: 2_000_000_000 } as const;
    const [own, other] = [
      { sellerId: mine.sellerId, orderId: null },
      { sellerId: theirs.sellerId, orderId: null },
    ];
    for (const each of [own, own, other]) await enterMoney(test.db, each, paid);
    expect(await payoutTotals({ accountId: mine.id }, then)).toMatchObject({
      pendingCents: 4_000_000_000,
      nextDueOn: "2026-11-24",
      paidCents: 4_000_000_000,
      paidCount: 1,
      lastPaidCents: 2_000_000_000,
      lastPaidOn: "2026-11-17",
    });
    expect(await listPayouts({ accountId: mine.id })).toHaveLength(3);
  });

  it("are said with what the rest of a seller's money waits for", async () => {
    const [shop, buyer] = [await sellerOf(test.db), await signedIn()];
    const at = new Date("2026-11-18T10:00:00Z");
    const now = new Date("2026-11-21T10:00:00Z");
    await soldOrder(test.db, shop, { at, partsCents: 100_00, feeCents: 8_00 });
    await soldOrder(test.db, shop, { at, partsCents: 60_00, stage: "shipped" });
    await soldOrder(test.db, shop, { at, partsCents: 900_00, payment: "counter" });
    const disputed = await soldOrder(test.db, shop, { at, partsCents: 70_00, buyer });
    await test.db
      .insert(dispute)
      .values({ orderId: disputed.id, accountId: buyer.id, reason: "does-not-fit", message: "No" });
    const totals = () => payoutTotals({ accountId: shop.id }, now);
    expect(await totals()).toMatchObject({
      ...{ pendingCents: 92_00, nextDueOn: "2026-11-24", paidCents: 0 },
      money: { readyCents: 92_00, waitingCents: 60_00, frozenCents: 70_00, feeCents: 8_00 },
    });
    await makePayouts(new Date("2026-11-24T10:00:00Z"));
    expect(await totals()).toMatchObject({
      ...{ pendingCents: 92_00, nextDueOn: "2026-11-24" },
      money: { readyCents: 0, waitingCents: 60_00, frozenCents: 70_00 },
    });
    const [made] = await listPayouts({ accountId: shop.id }, now);
    await test.db.transaction((tx) => markPayoutPaid(tx, made?.id ?? "", "tr_billing"));
    const of = { sellerId: shop.sellerId, orderId: null };
    await enterMoney(test.db, of, { kind: "chargeback", takenCents: 30_00 });
    expect(await totals()).toMatchObject({
      ...{ pendingCents: 0, nextDueOn: null, paidCents: 92_00, paidCount: 1 },
      money: { readyCents: -30_00 },
    });
  });

  it("are listed up to a year of them, and counted to the first", async () => {
    const { id, sellerId } = await sellerOf(test.db);
    const weeks = payoutLimit + 8;
    await test.db.insert(payout).values(
      Array.from({ length: weeks }, (_, week) => ({
        ...{ accountId: id, sellerId, amountCents: 100, dueOn: addDays("2026-11-24", -7 * week) },
        // As many are still to come as the list holds: none of those paid is on it.
        status: week < payoutLimit ? ("pending" as const) : ("paid" as const),
      })),
    );
    expect(await listPayouts({ accountId: id })).toHaveLength(payoutLimit);
    expect(await payoutTotals({ accountId: id })).toMatchObject({
      pendingCents: payoutLimit * 100,
      paidCount: 8,
      lastPaidCents: 100,
      lastPaidOn: addDays("2026-11-24", -7 * payoutLimit),
    });
  });

  it("are nothing for an account that has sold nothing", async () => {
    const { id } = await signedIn();
    expect(await listPayouts({ accountId: id })).toEqual([]);
    expect(await payoutTotals({ accountId: id })).toEqual({
      pendingCents: 0,
      nextDueOn: null,
      paidCents: 0,
      paidCount: 0,
      lastPaidCents: null,
      lastPaidOn: null,
      money: { readyCents: 0, frozenCents: 0, waitingCents: 0, feeCents: 0 },
    });
  });
});

describe("the plan", () => {
  it("is Hobbyist, monthly, until another is chosen, and changes for that account alone", async () => {
    const [mine, theirs] = [await signedIn(), await signedIn()];
    const planOf = (person: typeof mine) => currentAccount(person.get("/billing").request);
    const hobbyist = { plan: "hobbyist", billingPeriod: "monthly" };
    expect(await planOf(mine)).toMatchObject(hobbyist);
    await choosePlan({ accountId: mine.id, plan: "enterprise", period: "annual" });
    expect(await planOf(mine)).toMatchObject({ plan: "enterprise", billingPeriod: "annual" });
    expect(await planOf(theirs)).toMatchObject(hobbyist);
  });
});
