import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { payoutTotals } from "~/billing/billing.server";
import { freeEntries } from "~/billing/payouts.repo.server";
import { makePayouts } from "~/billing/payouts.server";
import { sampleListings } from "~/catalog/sample-listings.server";
import { checkLedger, recordMoney, sumLedger, sumLedgerJob } from "~/ledger/ledger.server";
import { soldByWeek, soldTotals } from "~/ledger/sales.server";
import { sums } from "~/ledger/sums.repo.server";
import { bestSellers, openSales } from "~/orders/orders.server";
import { openSalesOf } from "~/orders/sales.repo.server";
import { sumSold, sumSoldJob } from "~/orders/sales.server";
import { newId } from "~/platform/db/id.server";
import {
  ledgerUnpaid,
  ledgerUnsummed,
  ledgerWeek,
  orderLine,
  purchaseOrder,
  soldChange,
  soldPart,
} from "~/platform/db/schema.server";
import { useDatabase } from "../support/database";
import { orderBetween, writeOrder } from "../support/orders";
import { enterMoney, sellerOf, soldOrder } from "../support/provider-sales";
import { signedIn } from "../support/signed-in";

const test = useDatabase();
const noTax = { deliveryCents: 0, taxCents: 0, isDeliveryEarned: true };
const at = (moment: string) => new Date(moment);
const once = { signal: AbortSignal.timeout(60_000), attempt: 1 };

const ofSums = /sums of a week|waits for a payout|sold of a listing/;
const broken = async () => (await checkLedger()).filter(({ rule }) => ofSums.test(rule));

const unsummed = async () => (await test.db.select().from(ledgerUnsummed)).length;

/** What the pages say of a seller's money. */
const figures = async (accountId: string) => ({
  totals: await soldTotals(accountId),
  weeks: await soldByWeek(accountId, at("2026-10-05T00:00:00Z")),
  payouts: await payoutTotals({ accountId }, at("2026-11-28T12:00:00Z")),
});

describe("the sums of weeks", () => {
  it("say with what is not summed what was sold, before the job, after it, and of what comes late", async () => {
    const shop = await sellerOf(test.db);
    // The last moment of a week, and the first of the next.
    const first = await soldOrder(test.db, shop, {
      ...{ at: at("2026-10-11T23:59:59.999Z"), partsCents: 100_00, feeCents: 8_00 },
      ...{ deliveryCents: 12_00, taxCents: 5_00, coreCents: 40_00 },
    });
    await soldOrder(test.db, shop, { at: at("2026-10-12T00:00:00Z"), partsCents: 30_00 });
    const told = {
      totals: { totalCents: 142_00, feeCents: 8_00, sales: 2 },
      weeks: [
        { week: "2026-10-05", totalCents: 112_00, orders: 1 },
        { week: "2026-10-12", totalCents: 30_00, orders: 1 },
      ],
    };
    const before = await figures(shop.id);
    expect(before).toMatchObject(told);
    expect(await unsummed()).toBeGreaterThan(0);
    await sumLedgerJob.perform({}, once);
    expect(await unsummed()).toBe(0);
    expect(await figures(shop.id)).toEqual(before);
    expect(await sumLedger()).toBe(0);
    expect(await figures(shop.id)).toEqual(before);
    // Of a week that was summed long ago.
    const of = { sellerId: shop.sellerId, orderId: first.id };
    await enterMoney(
      test.db,
      of,
      { kind: "refund", partsCents: 50_00, feeCents: 4_00, ...noTax },
      { at: at("2026-10-10T09:00:00Z") },
    );
    const late = await figures(shop.id);
    expect(late).toMatchObject({
      totals: { totalCents: 92_00, feeCents: 4_00, sales: 2 },
      weeks: [
        { week: "2026-10-05", totalCents: 62_00, orders: 1 },
        { week: "2026-10-12", totalCents: 30_00, orders: 1 },
      ],
    });
    await sumLedger();
    expect(await figures(shop.id)).toEqual(late);
    expect(await broken()).toEqual([]);
  });

  it("have each posting once, whoever sums at the same time, and keep no sale waiting", async () => {
    const shop = await sellerOf(test.db);
    for (let day = 1; day < 15; day += 1)
      await soldOrder(test.db, shop, { at: new Date(Date.UTC(2026, 9, day)), partsCents: 10_00 });
    const order = await orderBetween(test.db, { seller: shop }, "completed");
    const of = { sellerId: shop.sellerId, orderId: order.id };
    const fresh = { partsCents: 7_00, feeCents: 0, deliveryCents: 0, taxCents: 0, coreCents: 0 };
    await test.db.transaction(async (tx) => {
      await recordMoney(tx, of, { kind: "sale", ...fresh });
      // While that sale is not committed.
      const summed = await Promise.all([sumLedger(3), sumLedger(3), sumLedger(5), sumLedger()]);
      expect(summed.reduce((sum, many) => sum + many, 0)).toBe(14);
      await soldOrder(test.db, shop, { at: at("2026-10-20T00:00:00Z"), partsCents: 1_00 });
      expect(await soldTotals(shop.id)).toMatchObject({ totalCents: 141_00, sales: 15 });
    });
    expect(await soldTotals(shop.id)).toMatchObject({ totalCents: 148_00, sales: 16 });
    await sumLedger();
    expect(await soldTotals(shop.id)).toMatchObject({ totalCents: 148_00, sales: 16 });
    expect(await unsummed()).toBe(0);
  });

  it("are what a check proves", async () => {
    const shop = await sellerOf(test.db);
    await soldOrder(test.db, shop, { at: at("2026-10-06T00:00:00Z"), feeCents: 1_00 });
    await sumLedger();
    await soldOrder(test.db, shop, { at: at("2026-10-06T00:00:00Z") });
    expect(await broken()).toEqual([]);
    const rule = "the sums of a week are what was posted";
    const about = `seller-payable sale 2026-10-05 ${shop.sellerId}`;
    const mine = sql`account_id = (select id from ledger_account
      where kind = 'seller-payable' and seller_id = ${shop.sellerId})`;
    for (const [change, back, cents] of [
      ["amount_cents = amount_cents + 5", "amount_cents = amount_cents - 5", 5],
      ["fee_cents = fee_cents - 3", "fee_cents = fee_cents + 3", -3],
      ["postings = postings + 1", "postings = postings - 1", 1],
    ] as const) {
      const set = (text: string) =>
        test.db.execute(
          sql`update ${ledgerWeek} set ${sql.raw(text)} where kind = 'sale' and ${mine}`,
        );
      await set(change);
      expect(await broken()).toEqual([{ rule, about, cents }]);
      await set(back);
    }
    await test.db.execute(sql`delete from ${ledgerUnsummed} where ${mine}`);
    expect(await broken()).toContainEqual({ rule, about, cents: 100_00 });
    // They can be made anew of the postings alone.
    await test.db.execute(sql`delete from ${ledgerWeek}`);
    await test.db.execute(sql`delete from ${ledgerUnsummed}`);
    await test.db.execute(
      sql`insert into ${ledgerUnsummed} select p.account_id, p.entry_id from ledger_posting p
        join ledger_account a on a.id = p.account_id where a.seller_id is not null`,
    );
    expect(await broken()).toEqual([]);
    await sumLedger();
    expect(await broken()).toEqual([]);
  });
});

describe("what waits for a payout", () => {
  const waiting = async (sellerId: string) =>
    (
      await test.db.execute<{ kind: string }>(sql`
        select e.kind from ${ledgerUnpaid} u join ledger_account a on a.id = u.account_id
        join ledger_entry e on e.id = u.entry_id where a.seller_id = ${sellerId} order by 1`)
    ).rows.map(({ kind }) => kind);

  it("is each entry that was paid through the site, until a payout has it", async () => {
    const shop = await sellerOf(test.db);
    await soldOrder(test.db, shop, { at: at("2026-11-18T15:00:00Z"), deliveryCents: 5_00 });
    await soldOrder(test.db, shop, { at: at("2026-11-18T15:00:00Z"), payment: "counter" });
    await soldOrder(test.db, shop, { at: at("2026-11-23T00:00:00Z"), partsCents: 60_00 });
    expect(await waiting(shop.sellerId)).toEqual(["delivery-earned", "sale", "sale"]);
    await makePayouts(at("2026-11-24T06:11:00Z"));
    expect(await waiting(shop.sellerId)).toEqual(["sale"]);
    expect(await broken()).toEqual([]);
  });

  it("is what a check proves: what is missing, and what was paid", async () => {
    const shop = await sellerOf(test.db);
    const { id } = await soldOrder(test.db, shop, { at: at("2026-11-18T15:00:00Z") });
    const found = { rule: "what waits for a payout is what no payout has", cents: 100_00 };
    const entry = sql`(select id from ledger_entry where cause = ${`sale:${id}`})`;
    const mine = sql`(select id from ledger_account where kind = 'seller-payable' and seller_id = ${shop.sellerId})`;
    const put = sql`insert into ${ledgerUnpaid} (account_id, entry_id) values (${mine}, ${entry})`;
    await test.db.execute(sql`delete from ${ledgerUnpaid} where entry_id = ${entry}`);
    expect(await broken()).toEqual([{ ...found, about: `sale:${id}` }]);
    await test.db.execute(put);
    expect(await broken()).toEqual([]);
    await makePayouts(at("2026-11-24T06:11:00Z"));
    expect(await waiting(shop.sellerId)).toEqual([]);
    await test.db.execute(put);
    expect(await broken()).toEqual([{ ...found, about: `sale:${id}` }]);
    await test.db.execute(sql`delete from ${ledgerUnpaid} where entry_id = ${entry}`);
  });
});

describe("reading a seller's money", () => {
  /** How many rows of a table a query reads, through which scans. */
  async function rowsRead(query: ReturnType<typeof sql>, table: string): Promise<number> {
    const { rows } = await test.db.execute<{ "QUERY PLAN": string }>(
      sql`explain (analyze, timing off, costs off) ${query}`,
    );
    return rows
      .map((row) => row["QUERY PLAN"])
      .filter((line) => new RegExp(` Scan .*on ${table}\\b`).test(line))
      .map((line) => /rows=([\d.]+) loops=(\d+)/.exec(line))
      .reduce((sum, found) => sum + Number(found?.[1] ?? 0) * Number(found?.[2] ?? 0), 0);
  }

  it("reads no more postings of many that were summed and paid than of few", async () => {
    const shop = await sellerOf(test.db);
    const many = 2_000;
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`insert into ledger_account (kind, seller_id)
        values ('seller-payable', ${shop.sellerId}), ('bank', null) on conflict do nothing`);
      await tx.execute(sql`insert into ledger_entry (id, cause, kind, created_at)
        select md5('many ' || n)::uuid, 'many:' || n, 'payout-returned', '2026-11-01'::timestamptz - n * interval '1 hour'
        from generate_series(1, ${many}) n`);
      await tx.execute(sql`insert into ledger_posting (entry_id, account_id, amount_cents)
        select md5('many ' || n)::uuid, a.id, case a.kind when 'bank' then 2 else -2 end
        from generate_series(1, ${many}) n, ledger_account a
        where a.kind = 'bank' or a.kind = 'seller-payable' and a.seller_id = ${shop.sellerId}`);
    });
    const summed = sums(sql`a.seller_id = ${shop.sellerId}`);
    const free = freeEntries(shop.sellerId);
    await test.db.execute(sql`analyze ledger_posting, ledger_unsummed, ledger_unpaid`);
    expect(await rowsRead(summed, "ledger_posting")).toBeGreaterThanOrEqual(many);
    expect(await rowsRead(free, "ledger_posting")).toBeGreaterThanOrEqual(many);
    await sumLedger();
    await makePayouts(at("2026-11-24T06:11:00Z"));
    await soldOrder(test.db, shop, { at: at("2026-11-25T00:00:00Z") });
    await test.db.execute(sql`analyze ledger_week, ledger_unsummed, ledger_unpaid`);
    expect(await rowsRead(summed, "ledger_posting")).toBeLessThan(10);
    expect(await rowsRead(free, "ledger_posting")).toBeLessThan(10);
    expect((await payoutTotals({ accountId: shop.id })).pendingCents).toBe(2 * many + 100_00);
  });
});

describe("what sold best", () => {
  /** As the orders' lines say, one by one. */
  const byHand = async (accountId: string) =>
    (
      await test.db.execute<{ part: string; pieces: number; cents: number }>(sql`
        select l.part_number as part, sum(l.quantity - l.canceled_quantity)::int as pieces,
          sum((l.quantity - l.canceled_quantity) * l.price_cents)::int as cents
        from purchase_order o join order_line l on l.order_id = o.id
        where o.seller_account_id = ${accountId} and o.stage = 'completed'
        group by l.listing_id, l.part_number having sum(l.quantity - l.canceled_quantity) > 0 order by 3 desc`)
    ).rows.map((row) => ({
      ...{ partNumber: row.part, pieces: row.pieces, totalCents: row.cents },
    }));

  it("is what the lines of completed orders say, whatever became of them and whenever it was summed", async () => {
    const listings = sampleListings.slice(0, 4);
    const step = fc.record({
      listing: fc.nat(listings.length - 1),
      quantity: fc.integer({ min: 1, max: 4 }),
      // No two alike: which of them comes first would be anybody's.
      price: fc.integer({ min: 1, max: 1_000_000 }),
      stage: fc.constantFrom("completed" as const, "shipped" as const),
      next: fc.constantFrom("nothing", "complete", "cancel-piece", "take-back", "sum", "sum-some"),
    });
    const histories = fc.sample(fc.array(step, { minLength: 1, maxLength: 12 }), 20);
    for (const steps of histories) {
      const shop = await signedIn();
      for (const { listing: which, quantity, price, stage, next } of steps) {
        const listing = listings[which];
        if (!listing) throw new Error("There is no such listing.");
        const order = await writeOrder(test.db, {
          ...{ listing, quantity, totalCents: price * quantity, stage, sellerAccountId: shop.id },
        });
        const line = eq(orderLine.orderId, order.id);
        const move = (to: "completed" | "shipped") =>
          test.db.update(purchaseOrder).set({ stage: to }).where(eq(purchaseOrder.id, order.id));
        if (next === "complete") await move("completed");
        if (next === "take-back") await move("shipped");
        if (next === "cancel-piece")
          await test.db.update(orderLine).set({ canceledQuantity: 1 }).where(line);
        if (next === "sum") await sumSold();
        if (next === "sum-some") await sumSold(2);
      }
      const expected = await byHand(shop.id);
      const seen = async (limit: number) =>
        (await bestSellers(shop.id, limit)).map(({ partName: _, ...row }) => row);
      for (const limit of [10, 2]) expect(await seen(limit)).toEqual(expected.slice(0, limit));
      await Promise.all([sumSold(1), sumSold(), sumSold(3)]);
      expect(await test.db.select().from(soldChange)).toEqual([]);
      expect(await seen(10)).toEqual(expected);
    }
    expect(await broken()).toEqual([]);
  });

  it("is left where the account is being deleted, which waits for nobody", async () => {
    const shop = await sellerOf(test.db);
    await sumSold();
    await soldOrder(test.db, shop, { at: at("2026-10-13T00:00:00Z") });
    await test.db.transaction(async (tx) => {
      await tx.execute(sql`select from account where id = ${shop.id}::uuid for update`);
      expect(await sumSold()).toBe(0);
    });
    expect(await sumSold()).toBeGreaterThan(0);
  });

  it("is called as it was last sold", async () => {
    const shop = await signedIn();
    const sell = (name: string, day: string) =>
      writeOrder(test.db, {
        ...{ listing: { ...sampleListings[0], name }, totalCents: 10_00, stage: "completed" },
        ...{ sellerAccountId: shop.id, placedAt: at(day) },
      });
    const name = async () => (await bestSellers(shop.id, 1))[0]?.partName;
    await sell("New name", "2026-10-02");
    await sumSold();
    await sell("Old name", "2026-10-01");
    expect(await name()).toBe("New name");
    await sumSoldJob.perform({}, once);
    expect(await name()).toBe("New name");
    await sell("Newest name", "2026-10-03");
    expect(await name()).toBe("Newest name");
    await sumSold();
    expect(await name()).toBe("Newest name");
  });

  it("is what a check proves", async () => {
    const shop = await signedIn();
    await orderBetween(test.db, { seller: shop }, "completed");
    await sumSold();
    expect(await broken()).toEqual([]);
    const pieces = (by: number) =>
      test.db
        .update(soldPart)
        .set({ pieces: sql`pieces + ${by}` })
        .where(eq(soldPart.accountId, shop.id));
    await pieces(1);
    expect(await broken()).toEqual([
      {
        rule: "what was sold of a listing is what its orders' lines say",
        ...{ about: `${shop.id} ${sampleListings[0].id}`, cents: 1 },
      },
    ]);
    await pieces(-1);
  });
});

it("what a seller has to do is found through the index of what is open", async () => {
  const shop = await signedIn();
  const { number } = await orderBetween(test.db, { seller: shop }, "placed");
  await orderBetween(test.db, { seller: shop }, "completed");
  await orderBetween(test.db, { seller: shop }, "canceled");
  await orderBetween(test.db, { seller: shop }, "shipped");
  expect(await openSales(shop.id)).toEqual({ open: 2, toShip: 1, nextToShip: number });
  await test.db.execute(sql`
    insert into purchase_order (id, seller_account_id, seller_id, customer_name, total_cents, stage)
    select gen_random_uuid(), ${shop.id}, ${sampleListings[0].sellerId}, 'Bulk', 100, 'completed'
    from generate_series(1, 2000)`);
  await test.db.execute(sql`analyze purchase_order`);
  const { rows } = await test.db.execute<{ "QUERY PLAN": string }>(
    sql`explain ${openSalesOf(shop.id)}`,
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain(
    "purchase_order_seller_open_idx",
  );
  expect(await openSales(newId())).toEqual({ open: 0, toShip: 0, nextToShip: null });
});
