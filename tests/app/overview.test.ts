import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { samplePayouts } from "~/billing/sample-payouts.server";
import { weekOf } from "~/billing/weeks";
import { sampleListings } from "~/catalog/sample-listings.server";
import { sampleContacts } from "~/contacts/sample-contacts.server";
import { chartWeeks, salesOverview, salesReport } from "~/dashboard/overview.server";
import { openSales } from "~/orders/orders.server";
import { sampleOrders } from "~/orders/sample-orders.server";
import type { OrderStage } from "~/platform/enums";
import { useDatabase } from "../support/database";
import { writeOrder } from "../support/orders";
import { enterMoney, sellerOf, soldOrder } from "../support/provider-sales";
import { signedIn } from "../support/signed-in";

const test = useDatabase();

const [rotor] = sampleListings;
const sumOf = (orders: readonly { totalCents: number }[]) =>
  orders.reduce((cents, { totalCents }) => cents + totalCents, 0);

/** An order that `sellerAccountId` sold. */
const sale = (
  accounts: { sellerAccountId?: string; buyerAccountId?: string },
  totalCents: number,
  placedAt: string,
  stage: OrderStage = "completed",
) => ({
  ...{ ...accounts, listing: rotor, customerName: "A customer" },
  ...{ totalCents, stage, placedAt: new Date(placedAt) },
});

const write = async (...orders: Parameters<typeof writeOrder>[1][]) => {
  for (const order of orders) await writeOrder(test.db, order);
};

describe("the overview of the samples", () => {
  it("is computed from the sample rows", async () => {
    const overview = await salesOverview({ sample: true }, new Date("2030-01-01T00:00:00Z"));
    expect(overview.totalSalesCents).toBe(sumOf(sampleOrders));
    expect(overview.orderCount).toBe(sampleOrders.length);
    expect(overview).toMatchObject({ isSample: true, nextToShip: "PL-20430" });
    expect(overview.activeListings).toBe(sampleListings.length);
    expect(overview.newContacts).toBe(
      sampleContacts.filter(({ createdAt }) => createdAt && createdAt >= new Date("2026-11-01"))
        .length,
    );
    const thisWeek = sampleOrders.filter(({ placedAt }) => weekOf(placedAt) === "2026-11-16");
    expect(overview.pendingPayoutsCents).toBe(sumOf(thisWeek));
    // A Tuesday: what is late comes with the next payouts.
    expect(overview.nextPayoutOn).toBe("2030-01-01");
  });

  it("charts every order of the eleven weeks, in order", async () => {
    const { weeks, recentOrders } = await salesOverview({ sample: true });
    expect(weeks).toHaveLength(chartWeeks);
    expect(weeks[0]?.week).toBe("2026-09-07");
    expect(weeks.at(-1)?.week).toBe("2026-11-16");
    expect(sumOf(weeks)).toBe(sumOf(sampleOrders));
    expect(recentOrders.map(({ number }) => number)).toEqual([
      "PL-20431",
      "PL-20430",
      "PL-20427",
      "PL-20422",
      "PL-20418",
    ]);
  });

  it("follows the rows: one more sample order changes the figures", async () => {
    const before = await salesOverview({ sample: true });
    const extra = { ...sale({}, 100_00, "2026-11-20T16:00:00Z", "placed"), isSample: true };
    await write(extra);
    const after = await salesOverview({ sample: true });
    expect(after.totalSalesCents - before.totalSalesCents).toBe(100_00);
    expect((after.weeks.at(-1)?.totalCents ?? 0) - (before.weeks.at(-1)?.totalCents ?? 0)).toBe(
      100_00,
    );
  });
});

describe("what does not wait for one another", () => {
  /** How many queries on the orders, the ledger and what was sold `ask` has in hand at once, while none of them can go on. */
  async function askedAtOnce(most: number, ask: () => Promise<unknown>): Promise<number> {
    let asked: Promise<unknown> | undefined;
    const waiting = await test.db.transaction(async (tx) => {
      await tx.execute(
        sql`lock table purchase_order, ledger_entry, sold_part in access exclusive mode`,
      );
      asked = ask();
      const count = async () => {
        const { rows } = await tx.execute<{ count: number }>(sql`
          select count(*)::int from pg_locks
          where relation in ('purchase_order'::regclass, 'ledger_entry'::regclass, 'sold_part'::regclass)
            and not granted`);
        return rows[0]?.count ?? 0;
      };
      // Long enough for all that will come; a loaded machine may only make it fewer.
      for (let tries = 0; tries < 20 && (await count()) < most; tries++)
        await new Promise((resolve) => setTimeout(resolve, 50));
      return count();
    });
    await asked;
    return waiting;
  }

  it("is asked at once, for the overview and for the report", async () => {
    const owner = { accountId: (await signedIn()).id };
    expect(await askedAtOnce(7, () => salesOverview(owner))).toBe(7);
    expect(await askedAtOnce(4, () => salesReport(owner))).toBe(4);
  });
});

describe("the overview of an account", () => {
  const now = new Date("2026-11-21T15:00:00Z");

  const on = (day: string) => new Date(`${day}T10:00:00Z`);

  it("counts what was paid, as the ledger has it, not what it bought, and nobody else's", async () => {
    const [mine, theirs] = [await sellerOf(test.db), await sellerOf(test.db)];
    const delivered = { deliveryCents: 10_00, coreCents: 40_00, taxCents: 3_00 };
    await soldOrder(test.db, mine, {
      ...{ at: on("2026-11-17"), partsCents: 100_00, feeCents: 8_00, ...delivered },
    });
    const refunded = await soldOrder(test.db, mine, { at: on("2026-11-10"), partsCents: 50_00 });
    const of = { sellerId: mine.sellerId, orderId: refunded.id };
    const back = { partsCents: 20_00, feeCents: 0, deliveryCents: 0, taxCents: 0 };
    const refund = { kind: "refund", ...back, isDeliveryEarned: true } as const;
    await enterMoney(test.db, of, refund, { at: on("2026-11-18") });
    await soldOrder(test.db, theirs, { at: on("2026-11-18"), partsCents: 9_00, buyer: mine });
    await write(sale({ sellerAccountId: mine.id }, 70_00, "2026-11-19T10:00:00Z", "placed"));
    const overview = await salesOverview({ accountId: mine.id }, now);
    expect(overview).toMatchObject({
      ...{ totalSalesCents: 140_00, orderCount: 2, openCount: 1, isSample: false },
      ...{ activeListings: 0, pendingPayoutsCents: 132_00, nextPayoutOn: "2026-11-24" },
      nextToShip: overview.recentOrders.find(({ totalCents }) => totalCents === 70_00)?.number,
    });
    expect(await openSales(mine.id)).toMatchObject({ toShip: 1 });
    expect(overview.weeks.slice(-2)).toMatchObject([
      { totalCents: 50_00, orders: 1 },
      { totalCents: 90_00, orders: 1 },
    ]);
    expect(overview.recentOrders).toHaveLength(4);
    const report = await salesReport({ accountId: mine.id }, now);
    expect(report).toMatchObject({ totalCents: 140_00, orders: 2, open: 1 });
    expect(report.bestSellers).toMatchObject([
      { partName: rotor.name, partNumber: rotor.partNumber, pieces: 2, totalCents: 150_00 },
    ]);
  });

  it("leaves out what was canceled, in every figure", async () => {
    const seller = await sellerOf(test.db);
    await soldOrder(test.db, seller, { at: on("2026-11-17"), partsCents: 30_00 });
    const canceled = sale({ sellerAccountId: seller.id }, 900_00, "2026-11-18T10:00:00Z");
    await write({ ...canceled, stage: "canceled" });
    const overview = await salesOverview({ accountId: seller.id }, now);
    expect(overview).toMatchObject({ totalSalesCents: 30_00, orderCount: 1, nextToShip: null });
    expect(overview.weeks.at(-1)).toMatchObject({ totalCents: 30_00, orders: 1 });
    const report = await salesReport({ accountId: seller.id }, now);
    expect(report).toMatchObject({ totalCents: 30_00, orders: 1, open: 0 });
    expect(report.bestSellers).toMatchObject([{ pieces: 1, totalCents: 30_00 }]);
    const week = { placedAt: new Date("2026-11-17T10:00:00Z"), totalCents: 5_00 };
    expect(samplePayouts([week, { ...week, stage: "canceled" }])).toMatchObject([
      { amountCents: 5_00 },
    ]);
  });

  it("compares the later half of the chart with the earlier, when there is an earlier", async () => {
    const seller = await sellerOf(test.db);
    await soldOrder(test.db, seller, { at: on("2026-11-17"), partsCents: 300_00 });
    expect((await salesOverview({ accountId: seller.id }, now)).trend).toBeNull();
    await soldOrder(test.db, seller, { at: on("2026-09-08"), partsCents: 200_00 });
    expect((await salesOverview({ accountId: seller.id }, now)).trend).toEqual({
      percent: 50,
      weeks: 5,
    });
  });

  it("adds up beyond what an integer holds", async () => {
    const seller = await sellerOf(test.db);
    for (const day of ["2026-11-17", "2026-11-18"])
      await soldOrder(test.db, seller, { at: on(day), partsCents: 2_000_000_000 });
    const overview = await salesOverview({ accountId: seller.id }, now);
    expect(overview.totalSalesCents).toBe(4_000_000_000);
    expect(overview.weeks.at(-1)?.totalCents).toBe(4_000_000_000);
    expect(overview.pendingPayoutsCents).toBe(4_000_000_000);
  });

  it("is all zeros, with every week, for one that has sold nothing", async () => {
    const { id } = await signedIn();
    const overview = await salesOverview({ accountId: id }, now);
    expect(overview).toMatchObject({ totalSalesCents: 0, nextToShip: null, trend: null });
    expect(overview.weeks).toHaveLength(chartWeeks);
    expect(sumOf(overview.weeks)).toBe(0);
  });
});
