import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { makePayouts, markPayoutPaid } from "~/billing/payouts.server";
import { issueInvoices } from "~/invoices/invoices.server";
import { type MoneyEvent, type Posting, postingsOf } from "~/ledger/entries";
import { selectBalance } from "~/ledger/ledger.repo.server";
import { checkLedger, checkLedgerJob, recordMoney, sumLedger } from "~/ledger/ledger.server";
import { moveOrder } from "~/orders/orders.server";
import { placeOrder } from "~/orders/placing.server";
import { newId } from "~/platform/db/id.server";
import {
  checkout,
  ledgerCheck,
  ledgerEntry,
  listing,
  orderLine,
  payment,
  paymentAction,
  payout,
  purchaseOrder,
  refund,
} from "~/platform/db/schema.server";
import * as health from "~/routes/healthz";
import { useDatabase } from "../support/database";
import { sellerOf, soldOrder } from "../support/provider-sales";
import { signedIn, visit } from "../support/signed-in";

const test = useDatabase();
const rotor = "brake-rotor-43512-06150";

/** What a fresh order is, and whose. */
async function ordered(totalCents = 468_00) {
  const buyer = await signedIn();
  await test.db.update(listing).set({ quantity: 5 }).where(eq(listing.id, rotor));
  const outcome = await placeOrder({
    ...{ id: newId(), listingId: rotor, quantity: 1 },
    ...{ buyerAccountId: buyer.id, customerName: "Mary Ann Lee" },
  });
  if (outcome.kind !== "placed") throw new Error("It was not placed.");
  const { rows } = await test.db.execute<{ id: string; seller_id: string }>(
    sql`update ${purchaseOrder} set total_cents = ${totalCents} where number = ${outcome.number} returning id, seller_id`,
  );
  const [row] = rows;
  if (!row) throw new Error("It is gone.");
  await test.db
    .update(orderLine)
    .set({ priceCents: totalCents })
    .where(eq(orderLine.orderId, row.id));
  const { number } = outcome;
  return { accountId: buyer.id, number, of: { orderId: row.id, sellerId: row.seller_id } };
}

/** What the refunds of an order say of an event that grants one; nothing of others. */
async function noteRefund(orderId: string, event: MoneyEvent): Promise<void> {
  const core = event.kind === "core-settled" ? event.depositCents - event.keptCents : 0;
  const { partsCents, deliveryCents, taxCents } =
    event.kind === "refund" ? event : { partsCents: 0, deliveryCents: 0, taxCents: 0 };
  if (partsCents + deliveryCents + taxCents + core === 0) return;
  await test.db.insert(refund).values({
    ...{ orderId, cause: newId(), by: "seller" },
    ...{ partsCents, deliveryCents, taxCents, coreCents: core },
  });
  await test.db.execute(sql`
    update purchase_order set refunded_cents = (
      select sum(parts_cents + delivery_cents + tax_cents + core_cents) from refund where order_id = ${orderId})
    where id = ${orderId}`);
}

/** A bank has taken that much of an order, and decides. */
async function openChargeback(orderId: string, amountCents: number): Promise<void> {
  const [id, checkoutId] = [newId(), newId()];
  const captured = { state: "captured" as const, capturedCents: amountCents };
  await test.db.insert(checkout).values({ id: checkoutId, expiresAt: new Date() });
  await test.db
    .insert(payment)
    .values({ id, checkoutId, provider: "stripe", amountCents, ...captured });
  await test.db.insert(paymentAction).values({
    ...{ id: newId(), orderId, paymentId: id, kind: "chargeback", amountCents },
    cause: `chargeback:${id}:${orderId}`,
  });
}

const free = { feeCents: 0, deliveryCents: 0, taxCents: 0, coreCents: 0 };

describe("an order that is collected", () => {
  it("is in the ledger, once, as a sale that the buyer paid to the seller", async () => {
    const { accountId, number, of } = await ordered();
    await moveOrder({ number, accountId, arrow: "collect" });
    await moveOrder({ number, accountId, arrow: "collect" });
    const { rows } = await test.db.execute(sql`
      select e.kind, a.kind as account, p.amount_cents::int as cents
      from ${ledgerEntry} e join ledger_posting p on p.entry_id = e.id join ledger_account a on a.id = p.account_id
      where e.order_id = ${of.orderId} order by e.kind, a.kind`);
    expect(rows).toEqual([
      { kind: "counter-payment", account: "buyer-clearing", cents: -468_00 },
      { kind: "counter-payment", account: "seller-payable", cents: 468_00 },
      { kind: "sale", account: "buyer-clearing", cents: 468_00 },
      { kind: "sale", account: "seller-payable", cents: -468_00 },
    ]);
    expect(await selectBalance("seller-payable", of.sellerId)).toBe(0);
    expect(await checkLedger()).toEqual([]);
  });

  it("is entered once by those who try at the same time", async () => {
    const { of } = await ordered();
    const event = { kind: "sale", partsCents: 468_00, ...free } as const;
    const tried = await Promise.all(
      Array.from({ length: 8 }, () => test.db.transaction((tx) => recordMoney(tx, of, event))),
    );
    expect(tried.filter(Boolean)).toHaveLength(1);
  });
});

describe("the ledger", () => {
  it("takes nothing that does not sum to zero", async () => {
    const id = newId();
    const entry = sql`insert into ledger_entry (id, cause, kind) values (${id}, ${`settlement:${id}`}, 'settlement')`;
    const bank = sql`insert into ledger_account (kind) values ('bank') on conflict do nothing`;
    const posting = sql`insert into ledger_posting (entry_id, account_id, amount_cents)
      select ${id}, id, 100 from ledger_account where kind = 'bank'`;
    await test.db.execute(bank);
    for (const writes of [[entry], [entry, posting]])
      await expect(
        test.db.transaction(async (tx) => {
          for (const write of writes) await tx.execute(write);
        }),
      ).rejects.toMatchObject({ cause: { message: expect.stringContaining("does not balance") } });
  });

  it("takes no further posting to what is entered", async () => {
    const { of } = await ordered();
    await test.db.transaction((tx) =>
      recordMoney(tx, of, { kind: "sale", partsCents: 5_00, ...free }),
    );
    await expect(
      test.db.execute(sql`insert into ledger_posting (entry_id, account_id, amount_cents)
        select e.id, a.id, 1 from ledger_entry e, ledger_account a
        where e.order_id = ${of.orderId} and a.kind = 'bank'`),
    ).rejects.toMatchObject({ cause: { message: expect.stringContaining("does not balance") } });
  });

  it.each([
    "update ledger_posting set amount_cents = 1",
    "delete from ledger_posting",
    "truncate ledger_posting cascade",
    "update ledger_entry set kind = 'sale'",
    "delete from ledger_entry",
    "update ledger_account set currency = 'EUR'",
    "delete from ledger_account",
  ])("refuses %s", async (change) => {
    await expect(test.db.execute(sql.raw(change))).rejects.toMatchObject({
      cause: { message: expect.stringContaining("append-only") },
    });
  });

  it("refuses amounts that cannot be", () => {
    const sale = { kind: "sale", partsCents: 100, ...free } as const;
    for (const event of [
      { ...sale, partsCents: -1 },
      { ...sale, partsCents: 1.5 },
      { ...sale, partsCents: Number.NaN },
      { ...sale, feeCents: 101 },
      { kind: "core-settled", depositCents: 5, keptCents: 6 } as const,
    ])
      expect(() => postingsOf(event)).toThrow(RangeError);
  });
});

describe("the check of the ledger", () => {
  it.each<[string, MoneyEvent[]]>([
    ["no buyer paid more than was sold", [{ kind: "counter-payment", paidCents: 1 }]],
    [
      "no more of a deposit is given back than is held",
      [{ kind: "core-settled", depositCents: 1, keptCents: 1 }],
    ],
    ["no more is free again than was kept back", [{ kind: "freed", heldCents: 1 }]],
    ["what is kept back was disputed", [{ kind: "held-back", heldCents: 1 }]],
    ["a bank decides of no more than it took", [{ kind: "chargeback-won", takenCents: 1 }]],
    ["what a bank has of an order it decides of", [{ kind: "chargeback-opened", takenCents: 1 }]],
    [
      "no more is paid back than was granted",
      [{ kind: "refund-paid", paidCents: 1, by: "counter" }],
    ],
    [
      "no more is granted back than was paid",
      [{ kind: "refund", partsCents: 1, isDeliveryEarned: true, ...free }],
    ],
  ])("finds that %s", async (rule, events) => {
    const { number, of } = await ordered();
    await test.db.transaction(async (tx) => {
      for (const event of events) await recordMoney(tx, of, event);
    });
    for (const event of events) await noteRefund(of.orderId, event);
    expect((await checkLedger()).filter(({ about }) => about === number)).toEqual([
      { rule, about: number, cents: expect.any(Number) },
    ]);
  });

  it("finds a completed order that was sold for something else, or not at all", async () => {
    const rule = "a completed order was sold for its total";
    const { number, of } = await ordered(200_00);
    await test.db.execute(
      sql`update ${purchaseOrder} set stage = 'completed' where number = ${number}`,
    );
    const found = async () => (await checkLedger()).filter(({ about }) => about === number);
    expect(await found()).toEqual([{ rule, about: number, cents: -200_00 }]);
    await test.db.transaction((tx) =>
      recordMoney(tx, of, { kind: "sale", partsCents: 150_00, ...free }),
    );
    expect(await found()).toEqual([{ rule, about: number, cents: -50_00 }]);
  });
});

/** What can happen to an order's money, one after the other, as far as each can. */
interface History {
  sale: {
    partsCents: number;
    feePercent: number;
    deliveryCents: number;
    taxCents: number;
    coreCents: number;
  };
  at: "counter" | "provider";
  /** How much of the parts is given back at each step, in percent of what is left. */
  refunds: number[];
  /** How much of the deposit the seller keeps, in percent; undefined where it is still held. */
  keptPercent?: number;
  isPaidBack: boolean;
  /** What was paid back did not reach the card. */
  isSentBack: boolean;
  /** What became of the parts at the buyer's bank. */
  chargeback: "none" | "open" | "lost" | "won";
  /** What the provider takes, and how much of the parts was kept back for a while, in percent. */
  providerFeePercent: number;
  heldPercent: number;
}

const cents = fc.integer({ min: 0, max: 500_000 });
const percent = fc.integer({ min: 0, max: 100 });
const history: fc.Arbitrary<History> = fc.record(
  {
    sale: fc.record({
      partsCents: fc.integer({ min: 1, max: 5_000_000 }),
      feePercent: fc.integer({ min: 0, max: 30 }),
      ...{ deliveryCents: cents, taxCents: cents, coreCents: cents },
    }),
    at: fc.constantFrom("counter" as const, "provider" as const),
    refunds: fc.array(percent, { maxLength: 4 }),
    keptPercent: percent,
    ...{ isPaidBack: fc.boolean(), isSentBack: fc.boolean() },
    chargeback: fc.constantFrom("none" as const, "open" as const, "lost" as const, "won" as const),
    ...{ providerFeePercent: percent, heldPercent: percent },
  },
  {
    requiredKeys: [
      ...(["sale", "at", "refunds", "isPaidBack", "isSentBack", "chargeback"] as const),
      ...(["providerFeePercent", "heldPercent"] as const),
    ],
  },
);

/** The events of a history, and what the buyer is out of pocket, and the seller and the site have, by hand. */
function eventsOf({ sale, at, refunds, keptPercent, isPaidBack, isSentBack, ...more }: History) {
  const { partsCents, deliveryCents, taxCents, coreCents } = sale;
  const feeCents = Math.floor((partsCents * sale.feePercent) / 100);
  const totalCents = partsCents + deliveryCents + taxCents + coreCents;
  const events: MoneyEvent[] = [
    { kind: "sale", ...{ partsCents, feeCents, deliveryCents, taxCents, coreCents } },
    { kind: at === "counter" ? "counter-payment" : "provider-payment", paidCents: totalCents },
    { kind: "delivery-earned", deliveryCents },
  ];
  let [parts, fee, granted, kept] = [partsCents, feeCents, 0, 0];
  for (const each of refunds) {
    const back = Math.floor((parts * each) / 100);
    const feeBack = parts === 0 ? 0 : Math.floor((fee * back) / parts);
    const none = { deliveryCents: 0, taxCents: 0, isDeliveryEarned: true };
    events.push({ kind: "refund", partsCents: back, feeCents: feeBack, ...none });
    [parts, fee, granted] = [parts - back, fee - feeBack, granted + back];
  }
  if (keptPercent !== undefined) {
    kept = Math.floor((coreCents * keptPercent) / 100);
    events.push({ kind: "core-settled", depositCents: coreCents, keptCents: kept });
    granted += coreCents - kept;
  }
  if (isPaidBack) events.push({ kind: "refund-paid", paidCents: granted, by: at });
  const isBack = isPaidBack && isSentBack && at === "provider";
  if (isBack) events.push({ kind: "refund-returned", paidCents: granted });
  const fate = at === "provider" ? more.chargeback : "none";
  const takenCents = fate === "none" ? 0 : parts;
  events.push({ kind: "chargeback-opened", takenCents });
  if (fate === "lost") events.push({ kind: "chargeback", takenCents });
  if (fate === "won") events.push({ kind: "chargeback-won", takenCents });
  const providerFee =
    at === "provider" ? Math.floor((totalCents * more.providerFeePercent) / 100) : 0;
  events.push({ kind: "provider-fee", feeCents: providerFee });
  const heldCents = Math.floor((parts * more.heldPercent) / 100);
  events.push({ kind: "held-back", heldCents }, { kind: "freed", heldCents });
  const held = keptPercent === undefined ? coreCents : 0;
  const paidBack = isPaidBack && !isBack ? granted : 0;
  const isTaken = fate === "open" || fate === "lost";
  return {
    events,
    expected: {
      "buyer-clearing": 0,
      fees: -fee,
      tax: -taxCents,
      delivery: 0,
      "core-deposits": -held,
      refunds: -(granted - paidBack),
      "in-dispute": 0,
      chargebacks: fate === "open" ? takenCents : 0,
      "provider-fees": providerFee,
      "provider-clearing":
        at === "provider" ? totalCents - paidBack - (isTaken ? takenCents : 0) - providerFee : 0,
      "seller-payable":
        -(parts - fee + deliveryCents + kept) +
        (fate === "lost" ? takenCents : 0) +
        (at === "counter" ? totalCents - paidBack : 0),
    },
  };
}

function balancesOf(events: readonly MoneyEvent[]): Record<string, number> {
  const balances: Record<string, number> = {};
  for (const event of events) {
    const postings: Posting[] = postingsOf(event);
    expect(postings.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(0);
    for (const { account, amountCents } of postings)
      balances[account] = (balances[account] ?? 0) + amountCents;
  }
  return balances;
}

describe("any history of an order", () => {
  it("leaves every account where it is by hand", () => {
    fc.assert(
      fc.property(history, (each) => {
        const { events, expected } = eventsOf(each);
        const found = balancesOf(events);
        // Of zero there are two.
        for (const [account, amount] of Object.entries(expected))
          expect([account, (found[account] ?? 0) + 0]).toEqual([account, amount + 0]);
      }),
      { numRuns: 10_000 },
    );
  });

  it("breaks no rule, pays out what is owed, and each seller's balance is the sum of its orders'", async () => {
    const shop = await sellerOf(test.db, "Ledger Lane");
    let [payable, owed, kept] = [0, 0, 0];
    const numbers = new Set<string>();
    for (const each of fc.sample(history, 60)) {
      const { events, expected } = eventsOf(each);
      const { partsCents, deliveryCents, taxCents, coreCents } = each.sale;
      const totalCents = partsCents + deliveryCents + taxCents + coreCents;
      const { number, of } = await ordered(totalCents);
      numbers.add(number);
      await test.db.execute(sql`
        update purchase_order set stage = 'completed', completed_at = now(), seller_id = ${shop.sellerId},
          delivery_cents = ${deliveryCents}, tax_cents = ${taxCents}, core_cents = ${coreCents},
          payment = ${each.at} where id = ${of.orderId}`);
      await test.db.execute(sql`
        update order_line set price_cents = ${partsCents}, core_cents = ${coreCents} where order_id = ${of.orderId}`);
      await test.db.transaction(async (tx) => {
        for (const [at, event] of events.entries())
          await recordMoney(tx, { ...of, sellerId: shop.sellerId }, event, `${of.orderId}:${at}`);
      });
      for (const event of events) await noteRefund(of.orderId, event);
      // Now and then, as a worker does.
      if (numbers.size % 8 === 0) await sumLedger(50);
      payable += expected["seller-payable"];
      // What was paid at a counter is nobody's to pay out.
      if (each.at === "provider") owed -= expected["seller-payable"];
      // Of what a bank has not decided nothing is paid out, but for deposits.
      if (expected.chargebacks > 0) {
        await openChargeback(of.orderId, expected.chargebacks);
        const deposit = Math.floor((coreCents * (each.keptPercent ?? 0)) / 100);
        kept += Math.min(expected.chargebacks, -expected["seller-payable"] - deposit);
      }
    }
    expect(await selectBalance("seller-payable", shop.sellerId)).toBe(payable);
    expect(owed).toBeGreaterThan(0);
    await makePayouts(new Date(Date.now() + 8 * 86_400_000));
    const [made] = await test.db.select().from(payout).where(eq(payout.sellerId, shop.sellerId));
    expect(made?.amountCents).toBe(owed - kept);
    await test.db.transaction((tx) => markPayoutPaid(tx, made?.id ?? "", "tr_ledger"));
    expect(await selectBalance("seller-payable", shop.sellerId)).toBe(payable + owed);
    expect(await selectBalance("in-dispute", shop.sellerId)).toBe(-kept + 0);
    const broken = await checkLedger();
    const ours = new Set([...numbers, made?.id]);
    expect(
      broken.filter(
        ({ about, rule }) =>
          ours.has(about) ||
          /sums to zero|sums of a week|waits for a payout|of a listing/.test(rule),
      ),
    ).toEqual([]);
  });
});

describe("the check of what is told of money", () => {
  const broken = async (rule: string) =>
    (await checkLedger()).filter((each) => each.rule === rule).map(({ about }) => about);

  it("finds a payout that is not its lines, and one that the ledger has not", async () => {
    const shop = await sellerOf(test.db);
    await soldOrder(test.db, shop, { at: new Date("2026-11-18T10:00:00Z") });
    await makePayouts(new Date("2026-11-24T10:00:00Z"));
    const [made] = await test.db.select().from(payout).where(eq(payout.sellerId, shop.sellerId));
    const id = made?.id ?? "";
    const rules = [
      [
        "a payout is the sum of its lines",
        sql`update payout set amount_cents = 1 where id = ${id}`,
      ],
      [
        "a line of a payout is what the ledger says",
        sql`update payout_line set amount_cents = 1 where payout_id = ${id}`,
      ],
      [
        "a payout that was paid is in the ledger, and no other",
        sql`update payout set status = 'paid' where id = ${id}`,
      ],
    ] as const;
    for (const [rule, change] of rules) {
      expect(await broken(rule)).not.toContain(id);
      await test.db.execute(change);
      expect(await broken(rule)).toContain(id);
    }
  });

  it("finds an order that is not its lines, and refunds that the ledger has not", async () => {
    const { number, of } = await ordered(200_00);
    await test.db.execute(
      sql`update ${purchaseOrder} set stage = 'completed', total_cents = 19900 where number = ${number}`,
    );
    expect(
      await broken("a completed order is the sum of its lines, deposits, delivery and tax"),
    ).toContain(number);
    await noteRefund(of.orderId, {
      kind: "refund",
      partsCents: 5_00,
      isDeliveryEarned: true,
      ...free,
    });
    expect(await broken("what was refunded was granted in the ledger")).toContain(number);
    expect(await broken("an order knows what of it was refunded")).not.toContain(number);
    await test.db.execute(
      sql`update ${purchaseOrder} set refunded_cents = 1 where number = ${number}`,
    );
    expect(await broken("an order knows what of it was refunded")).toContain(number);
  });

  it("finds an invoice that is missing, and one that is not what was sold", async () => {
    const shop = await sellerOf(test.db);
    const order = await soldOrder(test.db, shop, { at: new Date("2026-11-18T10:00:00Z") });
    await test.db.transaction((tx) => issueInvoices(tx, order.id));
    const rule = "no number of an invoice is missing";
    const about = `invoice ${new Date().getUTCFullYear()} ${shop.sellerId}`;
    expect(await broken(rule)).not.toContain(about);
    await test.db.execute(
      sql`update invoice_sequence set last = 3 where seller_id = ${shop.sellerId}`,
    );
    expect(await broken(rule)).toContain(about);
    expect(await broken("an invoice is what was sold")).not.toContain(order.number);
    await test.db.execute(sql`insert into invoice
      (id, seller_id, order_id, kind, year, number, cause, content, total_cents)
      select ${newId()}, seller_id, order_id, kind, year, 2, 'sale:x', content, 1 from invoice
      where order_id = ${order.id}`);
    expect(await broken("an invoice is what was sold")).toContain(order.number);
    await test.db.execute(sql`insert into invoice
      (id, seller_id, order_id, kind, year, number, cause, content, total_cents)
      select ${newId()}, seller_id, order_id, 'credit-note', year, 1, 'refund:x', content, 1 from invoice
      where cause = ${`sale:${order.id}`}`);
    expect(await broken("a credit note is what was refunded")).toContain(order.number);
  });
});

describe("the nightly check", () => {
  const asked = async (path: string) => {
    const answer = await health.loader({ request: visit(path).request });
    return { status: answer.status, text: await answer.text() };
  };
  const run = () => checkLedgerJob.perform({}, { signal: AbortSignal.timeout(60_000), attempt: 1 });

  it("is what the full health page says, and the plain one does not", async () => {
    await test.db.execute(sql`delete from ledger_check`);
    expect(await asked("/healthz?full")).toEqual({
      status: 200,
      text: "ok\nledger: not checked yet",
    });
    await test.db.insert(ledgerCheck).values({ breaks: 0 });
    expect(await asked("/healthz?full")).toMatchObject({
      status: 200,
      text: expect.stringMatching(/^ok\nledger: right, checked 20/),
    });
    const { number } = await ordered(200_00);
    await test.db.execute(
      sql`update ${purchaseOrder} set stage = 'completed' where number = ${number}`,
    );
    await run();
    expect(await asked("/healthz?full")).toMatchObject({
      status: 503,
      text: expect.stringMatching(/^the ledger is wrong in \d+ places, checked 20.*ledger:check$/),
    });
    expect(await asked("/healthz")).toEqual({ status: 200, text: "ok" });
  });
});
