import { and, asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { moveCore } from "~/cores/cores.server";
import { stepDispute } from "~/disputes/dispute-steps.server";
import { openDispute } from "~/disputes/disputes.server";
import { creditReason } from "~/invoices/credit-reason";
import type { InvoiceContent } from "~/invoices/invoice-content";
import { invoiceNumberText } from "~/invoices/invoice-number";
import { backfillInvoices, getInvoicePaper, invoicesOf } from "~/invoices/invoices.server";
import { registerListeners } from "~/listeners.server";
import { moveOrder } from "~/orders/orders.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { core, invoice, orderLine, purchaseOrder } from "~/platform/db/schema.server";
import { grantRefund, settleDeposit } from "~/refunds/refunds.server";
import * as pdf from "~/routes/dashboard-invoice-pdf";
import * as orderRoute from "~/routes/dashboard-order";
import { useDatabase } from "../support/database";
import { orderBetween } from "../support/orders";
import { sellerOf } from "../support/provider-sales";
import { refusal, signedIn } from "../support/signed-in";

const test = useDatabase();
registerListeners();

const year = new Date().getUTCFullYear();

type Shop = Awaited<ReturnType<typeof sellerOf>>;

/** An order of two rotors at 234 dollars, with deposits of 20 for each and delivery for 12.50, on its way. */
async function shipped(shop: Shop) {
  const buyer = await signedIn({ displayName: "Mary Ann Lee" });
  const order = await orderBetween(test.db, { seller: shop, buyer }, "shipped", {
    ...{ totalCents: 520_50, coreCents: 40_00, deliveryCents: 12_50 },
  });
  await test.db.execute(
    sql`update purchase_order set seller_id = ${shop.sellerId} where id = ${order.id}`,
  );
  const [line] = await test.db
    .update(orderLine)
    .set({ priceCents: 234_00, coreCents: 20_00 })
    .where(eq(orderLine.orderId, order.id))
    .returning({ id: orderLine.id });
  return { ...order, buyer, lineId: line?.id ?? "" };
}

const collect = ({ number, buyer }: Awaited<ReturnType<typeof shipped>>) =>
  moveOrder({ number, accountId: buyer.id, arrow: "collect" });

const issuedBy = ({ sellerId }: Shop, kind: InvoiceContent["kind"] = "invoice") =>
  test.db
    .select()
    .from(invoice)
    .where(and(eq(invoice.sellerId, sellerId), eq(invoice.kind, kind)))
    .orderBy(asc(invoice.number));

const numbersOf = async (shop: Shop, kind?: InvoiceContent["kind"]) =>
  (await issuedBy(shop, kind)).map(({ number }) => number);

const oneTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

const refundOf = (order: Awaited<ReturnType<typeof shipped>>, cents: number, cause = newId()) =>
  withTransaction((tx) =>
    grantRefund(tx, {
      ...{ orderId: order.id, lineId: order.lineId, cause: `return:${cause}`, by: "seller" },
      ...{ partsCents: cents, why: "The box was crushed." },
    }),
  );

const asking = (person: { get: Shop["get"] }, id: string) => ({
  ...person.get(`/dashboard/invoices/${id}.pdf`),
  params: { id },
});

describe("an invoice", () => {
  it("is issued when the order is completed, once, and says what was sold", async () => {
    const shop = await sellerOf(test.db);
    const order = await shipped(shop);
    expect(await issuedBy(shop)).toEqual([]);
    await collect(order);
    await collect(order);
    const [row, ...more] = await issuedBy(shop);
    expect(more).toEqual([]);
    expect(row).toMatchObject({ year, number: 1, totalCents: 520_50, cause: `sale:${order.id}` });
    expect(row?.content).toMatchObject({
      ...{ kind: "invoice", orderNumber: order.number, buyer: { name: "Mary Ann Lee" } },
      seller: { name: "Treasure Valley Auto Salvage", place: "Boise, ID" },
      lines: [{ quantity: 2, priceCents: 234_00, coreCents: 20_00 }],
      ...{ partsCents: 468_00, coreCents: 40_00, deliveryCents: 12_50, taxCents: 0 },
    });
  });

  it("leaves out the pieces that were canceled", async () => {
    const shop = await sellerOf(test.db);
    const order = await shipped(shop);
    await test.db
      .update(orderLine)
      .set({ canceledQuantity: 1 })
      .where(eq(orderLine.orderId, order.id));
    await test.db
      .update(purchaseOrder)
      .set({ totalCents: 266_50, coreCents: 20_00 })
      .where(eq(purchaseOrder.id, order.id));
    await collect(order);
    expect((await issuedBy(shop))[0]?.content).toMatchObject({
      ...{ lines: [{ quantity: 1 }], partsCents: 234_00, totalCents: 266_50 },
    });
  });

  it("has numbers without a gap, however many orders are completed at the same time", async () => {
    const [shop, other] = [await sellerOf(test.db), await sellerOf(test.db)];
    const orders = await Promise.all(oneTo(20).map(() => shipped(shop)));
    const theirs = await shipped(other);
    // Who waited too long for a connection tries again, as the page says.
    for (let waiting = [...orders, theirs]; waiting.length > 0; ) {
      const tried = await Promise.allSettled(waiting.map(collect));
      waiting = waiting.filter((_, at) => tried[at]?.status === "rejected");
    }
    expect(await numbersOf(shop)).toEqual(oneTo(20));
    expect(await numbersOf(other)).toEqual([1]);
  });

  it("gives its number back where the transaction fails", async () => {
    const shop = await sellerOf(test.db);
    const [kept, failing] = [await shipped(shop), await shipped(shop)];
    await test.db.execute(sql`alter table order_event add constraint never
      check (order_id <> ${sql.raw(`'${failing.id}'`)} or kind <> 'collect') not valid`);
    await expect(collect(failing)).rejects.toThrow();
    await test.db.execute(sql`alter table order_event drop constraint never`);
    await collect(kept);
    await collect(failing);
    expect(await numbersOf(shop)).toEqual([1, 2]);
  });

  it("never changes", async () => {
    const shop = await sellerOf(test.db);
    await collect(await shipped(shop));
    for (const change of ["update invoice set total_cents = 1", "delete from invoice"])
      await expect(test.db.execute(sql.raw(change))).rejects.toThrow();
    await test.db.execute(sql`update seller set name = 'Another name' where id = ${shop.sellerId}`);
    expect((await issuedBy(shop))[0]?.content).toMatchObject({
      seller: { name: "Treasure Valley Auto Salvage" },
    });
  });

  it("is issued later for what was completed before there were any", async () => {
    const shop = await sellerOf(test.db);
    const order = await shipped(shop);
    await test.db
      .update(purchaseOrder)
      .set({ stage: "completed", completedAt: new Date("2026-10-01T00:00:00Z") })
      .where(eq(purchaseOrder.id, order.id));
    expect(await backfillInvoices()).toBe(true);
    expect(await backfillInvoices()).toBe(true);
    expect(await numbersOf(shop)).toEqual([1]);
  });
});

describe("a credit note", () => {
  it("is issued for each refund, by a number of its own, and names the invoice", async () => {
    const shop = await sellerOf(test.db);
    const order = await shipped(shop);
    await collect(order);
    await refundOf(order, 100_00, "a");
    await refundOf(order, 100_00, "a");
    await refundOf(order, 50_00, "b");
    await withTransaction((tx) =>
      settleDeposit(tx, {
        ...{ orderId: order.id, lineId: order.lineId, causeId: newId(), by: "seller" },
        ...{ depositCents: 40_00, keptCents: 10_00, why: "The housing is cracked." },
      }),
    );
    const notes = await issuedBy(shop, "credit-note");
    expect(notes.map(({ number, totalCents }) => [number, totalCents])).toEqual([
      [1, 100_00],
      [2, 50_00],
      [3, 30_00],
    ]);
    expect(notes[2]?.content).toMatchObject({
      ...{ invoice: `INV-${year}-0001`, coreCents: 30_00 },
    });
    expect(await numbersOf(shop)).toEqual([1]);
  });

  it("says what it comes of, and nothing that somebody typed", async () => {
    const shop = await sellerOf(test.db);
    const order = await shipped(shop);
    await collect(order);
    await test.db
      .update(core)
      .set({ state: "received", receivedAt: new Date() })
      .where(eq(core.orderId, order.id));
    const [deposit] = await test.db.select().from(core).where(eq(core.orderId, order.id));
    await moveCore({
      ...{ id: deposit?.id ?? "", accountId: shop.id, arrow: "reduce" },
      said: { keptCents: 10_00, reason: "typed-by-the-seller" },
    });
    const opened = await openDispute({
      ...{ orderNumber: order.number, buyerAccountId: order.buyer.id },
      ...{ reason: "not-as-described", message: "typed-by-the-buyer" },
    });
    if (opened.kind !== "opened") throw new Error("No dispute was opened.");
    await stepDispute({
      ...{ ticket: opened.ticket, actor: { supporter: "sam" }, move: "refund" },
      ...{ amountCents: 45_00, text: "typed-by-support" },
    });
    await refundOf(order, 10_00);
    const notes = await issuedBy(shop, "credit-note");
    expect(notes.map(({ content }) => content)).toMatchObject([
      { why: "Core deposit refunded in part" },
      { why: `Dispute ${opened.ticket}` },
      { why: "Return" },
    ]);
    expect(JSON.stringify(notes)).not.toContain("typed-by");
    expect(JSON.stringify(notes)).not.toContain("crushed");
  });

  it.each([
    ["return:1", "RT-1001", false, "Return RT-1001"],
    ["dispute:1", "DT-1001", false, "Dispute DT-1001"],
    ["cancel:1", null, false, "Order canceled"],
    ["called-off:1:0", null, false, "Parts canceled"],
    ["core:1", null, false, "Core deposit refunded"],
    ["core:1", null, true, "Core deposit refunded in part"],
    ["core:1:1", null, false, "Core deposit refunded"],
    ["core:cancel:1", null, false, "Core deposit refunded: order canceled"],
    ["core:called-off:1:0", null, false, "Core deposit refunded: parts canceled"],
  ])("of %s (%s, reduced: %s) says %s", (cause, caseNumber, isReduced, words) => {
    expect(creditReason({ cause, caseNumber, isReduced })).toBe(words);
  });

  it("has numbers without a gap, however many are granted at the same time", async () => {
    const shop = await sellerOf(test.db);
    const orders = await Promise.all(oneTo(4).map(() => shipped(shop)));
    await Promise.all(orders.map(collect));
    await Promise.all(orders.flatMap((order) => oneTo(3).map(() => refundOf(order, 10_00))));
    expect(await numbersOf(shop, "credit-note")).toEqual(oneTo(12));
  });
});

describe("the PDF of an invoice", () => {
  it("is shown to both sides and to nobody else, the same each time", async () => {
    const [shop, stranger] = [await sellerOf(test.db), await signedIn()];
    const order = await shipped(shop);
    await collect(order);
    await refundOf(order, 100_00);
    const listed = await invoicesOf({ number: order.number, accountId: shop.id });
    expect(listed.map(invoiceNumberText)).toEqual([`INV-${year}-0001`, `CN-${year}-0001`]);
    for (const { id, kind } of listed) {
      const files = await Promise.all(
        [shop, order.buyer, order.buyer].map(async (person) => {
          const answer = await pdf.loader(asking(person, id));
          expect(answer.headers.get("Content-Type")).toBe("application/pdf");
          expect(answer.headers.get("Content-Disposition")).toContain(
            kind === "invoice" ? `INV-${year}-0001.pdf` : `CN-${year}-0001.pdf`,
          );
          return Buffer.from(await answer.arrayBuffer()).toString("base64");
        }),
      );
      expect(new Set(files).size).toBe(1);
      for (const bad of [id.toUpperCase().slice(1), newId()])
        expect((await refusal(pdf.loader(asking(shop, bad)))).status).toBe(404);
      expect((await refusal(pdf.loader(asking(stranger, id)))).status).toBe(404);
    }
    expect(await invoicesOf({ number: order.number, accountId: stranger.id })).toEqual([]);
    const paper = await getInvoicePaper({ id: listed[0]?.id ?? "", accountId: shop.id });
    expect(paper?.totals.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      "Parts $468.00",
      "Core deposits $40.00",
      "Delivery $12.50",
      "Total $520.50 USD",
    ]);
    expect(paper?.tables[0]?.rows.map((row) => row.at(-1))).toEqual(["$468.00", "$40.00"]);
  });

  it("is linked from the order's page", async () => {
    const shop = await sellerOf(test.db);
    const order = await shipped(shop);
    const load = async (person: Shop | typeof order.buyer) =>
      (
        await orderRoute.loader({
          ...person.get(`/dashboard/orders/${order.number}`),
          params: { number: order.number },
        })
      ).invoices;
    expect(await load(shop)).toEqual([]);
    await collect(order);
    for (const person of [shop, order.buyer])
      expect(await load(person)).toMatchObject([{ kind: "invoice", number: 1 }]);
  });
});
