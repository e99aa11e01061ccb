import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { checkLedger } from "~/ledger/ledger.server";
import { type Arrow, orderArrows } from "~/orders/order-graph";
import { getOrder, moveDueOrders, moveOrder } from "~/orders/orders.server";
import { ledgerEntry, listing, orderLine, type purchaseOrder } from "~/platform/db/schema.server";
import type { OrderStage } from "~/platform/enums";
import * as orderPage from "~/routes/dashboard-order";
import { useDatabase } from "../support/database";
import { writeOrder } from "../support/orders";
import { answerOf, redirectOf, refusal, signedIn } from "../support/signed-in";

const test = useDatabase();

const [rotor, , shock] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

/** An order of two lines between two accounts, 468 dollars with a deposit of 40. */
async function between(
  { buyer, seller }: { buyer: Person; seller: Person },
  values: Partial<typeof purchaseOrder.$inferInsert> = {},
) {
  const { id, number } = await writeOrder(test.db, {
    ...{ listing: rotor, quantity: 2, totalCents: 508_00, coreCents: 40_00 },
    ...{ buyerAccountId: buyer.id, sellerAccountId: seller.id, ...values },
  });
  await test.db.insert(orderLine).values({
    ...{ orderId: id, position: 1, listingId: shock.id, quantity: 1, priceCents: 0 },
    ...{ name: shock.name, partNumber: shock.partNumber, condition: "new" },
  });
  return { id, number };
}

const both = async () => ({ buyer: await signedIn(), seller: await signedIn() });

const move = (person: Person, number: string, fields: Record<string, string>) =>
  orderPage.action({
    ...person.post(`/dashboard/orders/${number}`, fields),
    params: { number },
  });

const see = async (person: Person, number: string) => {
  const order = await getOrder({ accountId: person.id }, number);
  if (!order) throw new Error("It is not there.");
  return order;
};

const stockOf = async ({ id }: { id: string }) =>
  (await test.db.select().from(listing).where(eq(listing.id, id)))[0]?.quantity ?? Number.NaN;

const age = (number: string, column: string, hours: number) =>
  test.db.execute(
    sql`update purchase_order set ${sql.identifier(column)} = now() - ${hours} * interval '1 hour' where number = ${number}`,
  );

describe("the graph", () => {
  const arrows = Object.entries(orderArrows) as [string, Arrow][];

  it("leads from where an order is placed to an end, and never back", () => {
    const reached = new Set<OrderStage>(["placed"]);
    for (let round = 0; round < arrows.length; round++)
      for (const [, { from, to }] of arrows)
        if (to !== "same" && from.some((at) => reached.has(at))) reached.add(to);
    expect([...reached].sort()).toEqual([
      "accepted",
      "canceled",
      "completed",
      "declined",
      "delivered",
      "placed",
      "ready",
      "shipped",
    ]);
    const ends = [...reached].filter((at) => !arrows.some(([, { from }]) => from.includes(at)));
    expect(ends.sort()).toEqual(["canceled", "completed", "declined"]);
  });

  it("completes nothing by the seller's word alone", () => {
    for (const [name, { by, to, asks }] of arrows)
      if (by === "seller" && to === "completed")
        expect([name, asks]).toEqual(["hand-over", "code"]);
  });

  it("has a time-out where the buyer waits for an answer, and where the seller waits for money", () => {
    for (const stage of ["placed", "delivered"] as const)
      expect(arrows.some(([, arrow]) => arrow.by === "system" && arrow.from.includes(stage))).toBe(
        true,
      );
  });
});

describe("a pickup", () => {
  it("is handed over for the code that the buyer shows, and no other", async () => {
    const parties = await both();
    const { number } = await between(parties);
    await move(parties.seller, number, { intent: "ready" });
    const { collectionCode: code } = await see(parties.buyer, number);
    expect(code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    const { data, init } = await answerOf(
      move(parties.seller, number, { intent: "hand-over", code: "222222" }),
    );
    expect(init?.status).toBe(409);
    expect(data).toMatchObject({ field: "code", form: { code: "222222" } });
    expect((await answerOf(move(parties.seller, number, { intent: "hand-over" }))).init).toEqual({
      status: 400,
    });
    expect((await see(parties.seller, number)).stage).toBe("ready");
    const typed = ` ${code?.toLowerCase()} `;
    expect(
      await redirectOf(move(parties.seller, number, { intent: "hand-over", code: typed })),
    ).toMatchObject({ flash: { tone: "success" } });
    expect(await see(parties.buyer, number)).toMatchObject({
      ...{ stage: "completed", status: "delivered" },
      events: [{ kind: "place" }, { kind: "ready" }, { kind: "hand-over", by: "seller" }],
    });
  });

  it("is not handed over to who guesses", async () => {
    const parties = await both();
    const { number } = await between(parties);
    await move(parties.seller, number, { intent: "ready" });
    const guess = async (code: string) =>
      (await answerOf(move(parties.seller, number, { intent: "hand-over", code }))).init?.status;
    for (let tried = 0; tried < 10; tried++) expect(await guess("222222")).toBe(409);
    const { collectionCode } = await see(parties.buyer, number);
    expect(await guess(collectionCode ?? "")).toBe(429);
    expect((await see(parties.seller, number)).stage).toBe("ready");
    await move(parties.buyer, number, { intent: "collect" });
    expect((await see(parties.seller, number)).stage).toBe("completed");
  });

  it("is nobody else's to try, who takes no try away", async () => {
    const parties = await both();
    const { number } = await between(parties);
    await move(parties.seller, number, { intent: "ready" });
    const stranger = await signedIn();
    for (let tried = 0; tried < 12; tried++)
      expect(
        (await refusal(move(stranger, number, { intent: "hand-over", code: "222222" }))).status,
      ).toBe(404);
    const { collectionCode } = await see(parties.buyer, number);
    await move(parties.seller, number, { intent: "hand-over", code: collectionCode ?? "" });
    expect((await see(parties.buyer, number)).stage).toBe("completed");
  });

  it("does not tell its seller the code, nor the buyer's email address", async () => {
    const parties = await both();
    const { number } = await between(parties, { contactEmail: "mary@secret.example" });
    await move(parties.seller, number, { intent: "ready" });
    const shown = async (person: Person) =>
      JSON.stringify(
        await orderPage.loader({
          ...person.get(`/dashboard/orders/${number}`),
          params: { number },
        }),
      );
    const { collectionCode: code } = await see(parties.buyer, number);
    expect(await shown(parties.buyer)).toContain(code);
    expect(await shown(parties.seller)).not.toContain(code);
    expect(await shown(parties.seller)).not.toContain("mary@secret.example");
  });

  it("is not shipped once it is ready, nor ready where it is delivered", async () => {
    const parties = await both();
    const { number } = await between(parties, { fulfilment: "delivery" });
    expect(await redirectOf(move(parties.seller, number, { intent: "ready" }))).toMatchObject({
      flash: { tone: "info" },
    });
    expect((await see(parties.seller, number)).stage).toBe("placed");
    const pickup = await between(parties);
    await move(parties.seller, pickup.number, { intent: "ready" });
    await move(parties.seller, pickup.number, { intent: "ship" });
    expect((await see(parties.seller, pickup.number)).stage).toBe("ready");
  });
});

describe("a seller", () => {
  it("who declines says why, and every line is back on the shelf", async () => {
    const parties = await both();
    const { number } = await between(parties);
    const before = [await stockOf(rotor), await stockOf(shock)];
    const { data, init } = await answerOf(move(parties.seller, number, { intent: "decline" }));
    expect([init?.status, data.message]).toEqual([400, "Tell the buyer why."]);
    const long = { intent: "decline", reason: "é".repeat(501) };
    expect(await answerOf(move(parties.seller, number, long))).toMatchObject({
      data: { field: "reason", message: "Use 500 characters or fewer.", form: long },
    });
    await move(parties.seller, number, { intent: "decline", reason: "Sold at the counter." });
    await move(parties.seller, number, { intent: "decline", reason: "Again." });
    expect(await see(parties.buyer, number)).toMatchObject({
      ...{ stage: "declined", status: "canceled" },
      events: [{ kind: "place" }, { kind: "decline", detail: { reason: "Sold at the counter." } }],
    });
    expect([await stockOf(rotor), await stockOf(shock)]).toEqual(
      before.map((stock, at) => stock + (at === 0 ? 2 : 1)),
    );
  });

  it("can call off what was accepted, with a reason, and not what was shipped", async () => {
    const parties = await both();
    const { number } = await between(parties);
    await move(parties.seller, number, { intent: "accept" });
    await move(parties.seller, number, { intent: "call-off", reason: "It's cracked." });
    expect((await see(parties.buyer, number)).stage).toBe("canceled");
    const sent = await between(parties);
    await move(parties.seller, sent.number, { intent: "ship" });
    await move(parties.seller, sent.number, { intent: "call-off", reason: "It's cracked." });
    expect((await see(parties.buyer, sent.number)).stage).toBe("shipped");
  });

  it("says how it is shipped, and names the carrier of a tracking number", async () => {
    const parties = await both();
    const { number } = await between(parties);
    const { data } = await answerOf(
      move(parties.seller, number, { intent: "ship", trackingNumber: "1Z 999" }),
    );
    expect(data).toMatchObject({ field: "carrier", form: { trackingNumber: "1Z 999" } });
    await move(parties.seller, number, {
      ...{ intent: "ship", carrier: "UPS", trackingNumber: "1Z 999" },
    });
    expect(await see(parties.buyer, number)).toMatchObject({
      ...{ stage: "shipped", carrier: "UPS", trackingNumber: "1Z 999" },
      events: [{}, { kind: "ship", detail: { carrier: "UPS", trackingNumber: "1Z 999" } }],
    });
  });
});

describe("money", () => {
  const entered = async (id: string) => {
    const rows = await test.db.select().from(ledgerEntry).where(eq(ledgerEntry.orderId, id));
    return rows.map(({ kind }) => kind).sort();
  };

  it("is entered when the buyer has the parts, not when the seller says so; deposits are held", async () => {
    const parties = await both();
    const { id, number } = await between(parties);
    await move(parties.seller, number, { intent: "ship" });
    await move(parties.seller, number, { intent: "deliver" });
    expect(await entered(id)).toEqual([]);
    await move(parties.buyer, number, { intent: "collect" });
    expect(await entered(id)).toEqual(["counter-payment", "sale"]);
    const { rows } = await test.db.execute(sql`
      select a.kind, sum(p.amount_cents)::int as cents from ledger_posting p
      join ledger_entry e on e.id = p.entry_id join ledger_account a on a.id = p.account_id
      where e.order_id = ${id} group by a.kind having sum(p.amount_cents) <> 0 order by a.kind`);
    // The seller has it, and owes it to whoever brings the old part back.
    expect(rows).toEqual([
      { kind: "core-deposits", cents: -40_00 },
      { kind: "seller-payable", cents: 40_00 },
    ]);
    expect(await checkLedger()).toEqual([]);
  });
});

describe("time", () => {
  it("declines what no seller answered in 72 hours, once, and nothing that was answered", async () => {
    const parties = await both();
    const late = await between(parties);
    const answered = await between(parties, { stage: "accepted" });
    const fresh = await between(parties);
    const before = await stockOf(rotor);
    await age(late.number, "answer_by", 0.1);
    await age(answered.number, "answer_by", 0.1);
    await age(fresh.number, "answer_by", -24.1);
    const many = await Promise.all([moveDueOrders(), moveDueOrders(), moveDueOrders()]);
    expect(many.reduce((sum, each) => sum + each, 0)).toBe(1);
    expect(await see(parties.buyer, late.number)).toMatchObject({
      ...{ stage: "declined" },
      events: [{ kind: "place" }, { kind: "lapse", by: "system" }],
    });
    expect((await see(parties.buyer, answered.number)).stage).toBe("accepted");
    expect((await see(parties.buyer, fresh.number)).stage).toBe("placed");
    expect(await stockOf(rotor)).toBe(before + 2);
  });

  it("completes what was delivered 14 days ago, and nobody can do that by hand", async () => {
    const parties = await both();
    const { id, number } = await between(parties, { stage: "delivered" });
    await age(number, "delivered_at", 14 * 24 - 1);
    await age(number, "reminded_at", 47);
    expect(await moveDueOrders()).toBe(0);
    for (const [person, arrow] of [
      [parties.seller, "complete"],
      [parties.buyer, "lapse"],
    ] as const)
      expect(await moveOrder({ number, accountId: person.id, arrow })).toEqual({
        ...{ kind: "refused", reason: "not-found" },
      });
    await age(number, "delivered_at", 14 * 24 + 1);
    expect(await moveDueOrders()).toBe(1);
    expect((await see(parties.buyer, number)).stage).toBe("completed");
    expect(await test.db.$count(ledgerEntry, eq(ledgerEntry.orderId, id))).toBe(2);
  });

  it("does not touch a sample", async () => {
    const parties = await both();
    const { number } = await between(parties, { isSample: true });
    await age(number, "answer_by", 1_000);
    expect(await moveDueOrders()).toBe(0);
  });

  it("and an answer at the same moment: one of the two", async () => {
    const parties = await both();
    for (let round = 0; round < 6; round++) {
      const { number } = await between(parties);
      await age(number, "answer_by", 1);
      const before = await stockOf(rotor);
      await Promise.all([
        moveDueOrders(),
        move(parties.seller, number, { intent: "accept" }),
        move(parties.buyer, number, { intent: "cancel" }),
      ]);
      const { stage, events } = await see(parties.buyer, number);
      expect(events).toHaveLength(2);
      expect(await stockOf(rotor)).toBe(stage === "accepted" ? before : before + 2);
    }
  });
});
