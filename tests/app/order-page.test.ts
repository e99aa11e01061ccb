import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { arrowsFrom } from "~/orders/order-graph";
import { selectOrder } from "~/orders/orders.repo.server";
import { moveOrder } from "~/orders/orders.server";
import type { Fulfilment, OrderStage } from "~/platform/enums";
import * as orderPage from "~/routes/dashboard-order";
import { useDatabase } from "../support/database";
import { writeOrder } from "../support/orders";
import { redirectOf, refusal, signedIn, submit, visit } from "../support/signed-in";

const test = useDatabase();

const [rotor] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

/** Writes an order between two accounts; its number. */
async function orderBetween(
  parties: { buyer?: Person; seller?: Person },
  stage: OrderStage = "placed",
): Promise<string> {
  const { number } = await writeOrder(test.db, {
    ...{ listing: rotor, quantity: 2, totalCents: 468_00, stage },
    ...{ buyerAccountId: parties.buyer?.id, sellerAccountId: parties.seller?.id },
  });
  return number;
}

const at = <Args extends { params: Record<string, string> }>(args: Args, number: string) => ({
  ...args,
  params: { number },
});

const show = async (person: Person, number: string) =>
  (await orderPage.loader(at(person.get(`/dashboard/orders/${number}`), number))).order;

const move = (
  person: Person,
  number: string,
  intent: string,
  fields: Record<string, string> = {},
) =>
  orderPage.action(at(person.post(`/dashboard/orders/${number}`, { intent, ...fields }), number));

describe("an order's page", () => {
  it("shows the buyer and the seller the same order, each from their side", async () => {
    const [buyer, seller] = [await signedIn(), await signedIn()];
    const number = await orderBetween({ buyer, seller });
    const seen = {
      number,
      status: "processing",
      isSample: false,
      stage: "placed",
      lines: [{ name: rotor.name, partNumber: rotor.partNumber, quantity: 2, priceCents: 234_00 }],
      totalCents: 468_00,
      customerName: "Mary Ann Lee",
      sellerName: "Hudson Auto Supply",
      events: [{ kind: "place", by: "buyer" }],
      canDispute: false,
    };
    expect(await show(buyer, number)).toMatchObject({ ...seen, side: "buyer", canDispute: true });
    expect(await show(seller, number)).toMatchObject({ ...seen, side: "seller" });
  });

  it("tells nobody about the accounts behind it", async () => {
    const [buyer, seller] = [await signedIn(), await signedIn()];
    const number = await orderBetween({ buyer, seller });
    expect(JSON.stringify(await show(seller, number))).not.toContain(buyer.id);
    expect(JSON.stringify(await show(buyer, number))).not.toContain(seller.id);
  });

  it("is not there for anybody else, nor under a number that is none", async () => {
    const [buyer, stranger] = [await signedIn(), await signedIn()];
    const number = await orderBetween({ buyer });
    for (const asked of [number, "PL-1", "PL-x", "", "PL-20431 or 1=1"])
      expect((await refusal(show(stranger, asked))).status).toBe(404);
    await orderBetween({ buyer: stranger });
    expect((await refusal(show(stranger, number))).status).toBe(404);
  });

  it("shows a sample to those who see the samples, as its seller, and to nobody else", async () => {
    const person = await signedIn();
    expect(await show(person, "PL-20418")).toMatchObject({
      isSample: true,
      side: "seller",
      status: "delivered",
      events: [
        { kind: "place", at: new Date("2026-11-16T15:00:00Z") },
        { kind: "ship", at: new Date("2026-11-17T15:00:00Z") },
        { kind: "collect", at: new Date("2026-11-18T15:00:00Z") },
      ],
    });
    await orderBetween({ buyer: person });
    expect((await refusal(show(person, "PL-20418"))).status).toBe(404);
  });

  it("asks a visitor to sign in, and takes no form from one", async () => {
    const path = "/dashboard/orders/PL-20431";
    expect((await refusal(orderPage.loader(at(visit(path), "PL-20431")))).status).toBe(302);
    const sent = orderPage.action(at(submit(path, { intent: "ship" }), "PL-20431"));
    expect((await refusal(sent)).status).toBe(401);
  });

  it("is found by its number, through the index", async () => {
    const buyer = await signedIn();
    const number = await orderBetween({ buyer });
    const plan = async (query: { getSQL(): unknown }) => {
      const { rows } = await test.db.transaction(async (tx) => {
        // Few rows: the planner would read them all. Asked whether it could do otherwise.
        await tx.execute(sql`set local enable_seqscan = off`);
        return tx.execute<{ "QUERY PLAN": string }>(sql`explain ${query.getSQL()}`);
      });
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    expect(await plan(selectOrder({ accountId: buyer.id }, number))).toContain(
      "purchase_order_number_key",
    );
  });
});

describe("an order moves on", () => {
  it("from the seller's shelf to the buyer, and notes when", async () => {
    const [buyer, seller] = [await signedIn(), await signedIn()];
    const number = await orderBetween({ buyer, seller });
    expect(await redirectOf(move(seller, number, "ship"))).toEqual({
      status: 302,
      location: `/dashboard/orders/${number}`,
      flash: { tone: "success", message: `Order ${number} is marked as shipped.` },
    });
    expect(await show(buyer, number)).toMatchObject({
      ...{ status: "shipped", stage: "shipped" },
      events: [{ kind: "place" }, { kind: "ship", by: "seller", at: expect.any(Date) }],
    });
    await move(seller, number, "deliver");
    expect(await show(buyer, number)).toMatchObject({
      // What the seller says: it is the buyer who completes it.
      ...{ status: "delivered", stage: "delivered" },
      events: [{ kind: "place" }, { kind: "ship" }, { kind: "deliver", by: "seller" }],
    });
    await move(buyer, number, "collect");
    expect(await show(buyer, number)).toMatchObject({ status: "delivered", stage: "completed" });
  });

  it("when the buyer has collected it, shipped or not", async () => {
    const buyer = await signedIn();
    for (const stage of ["placed", "accepted", "ready", "shipped", "delivered"] as const) {
      const number = await orderBetween({ buyer }, stage);
      await move(buyer, number, "collect");
      expect(await show(buyer, number)).toMatchObject({
        ...{ status: "delivered", stage: "completed" },
        events: [{ kind: "place" }, { kind: "collect", by: "buyer" }],
      });
    }
  });

  it("once, however often the button is pressed", async () => {
    const buyer = await signedIn();
    const number = await orderBetween({ buyer });
    const press = () => moveOrder({ number, accountId: buyer.id, arrow: "collect" });
    const outcomes = await Promise.all(Array.from({ length: 6 }, press));
    expect(outcomes).toEqual(Array(6).fill({ kind: "moved", stage: "completed" }));
    const { events } = await show(buyer, number);
    expect(events.filter(({ kind }) => kind === "collect")).toHaveLength(1);
    expect(await press()).toEqual({ kind: "moved", stage: "completed" });
    expect((await show(buyer, number)).events).toEqual(events);
  });

  it("never back, and never past a step", async () => {
    const [buyer, seller] = [await signedIn(), await signedIn()];
    const delivered = await orderBetween({ buyer, seller }, "completed");
    expect(await redirectOf(move(seller, delivered, "ship"))).toMatchObject({
      flash: { tone: "info", message: `Order ${delivered} is delivered, so nothing changed.` },
    });
    const waiting = await orderBetween({ buyer, seller });
    expect(await redirectOf(move(seller, waiting, "deliver"))).toMatchObject({
      flash: {
        tone: "info",
        message: `Order ${waiting} is waiting for the seller, so nothing changed.`,
      },
    });
    expect((await show(buyer, delivered)).status).toBe("delivered");
    expect((await show(buyer, waiting)).status).toBe("processing");
  });

  it("by whom it concerns alone: not the other side, a stranger, or anybody for a sample", async () => {
    const [buyer, seller, stranger] = [await signedIn(), await signedIn(), await signedIn()];
    const number = await orderBetween({ buyer, seller });
    const said = { reason: "None left.", code: "ABCDEF" };
    for (const [person, intent] of [
      [buyer, "ship"],
      [buyer, "deliver"],
      [seller, "collect"],
      [stranger, "ship"],
      [stranger, "collect"],
      [buyer, "accept"],
      [buyer, "decline"],
      [buyer, "hand-over"],
      [seller, "cancel"],
      [stranger, "cancel"],
    ] as const)
      expect((await refusal(move(person, number, intent, said))).status).toBe(404);
    expect((await show(buyer, number)).status).toBe("processing");
    expect((await refusal(move(stranger, "PL-20431", "ship"))).status).toBe(404);
    expect((await show(stranger, "PL-20431")).status).toBe("processing");
  });

  it("only along the arrows that the page offers", () => {
    const at = (stage: OrderStage, fulfilment: Fulfilment = "pickup") => ({ stage, fulfilment });
    expect(arrowsFrom("seller", at("placed"))).toEqual([
      ...["accept", "ready", "ship", "ship-some", "decline"],
    ]);
    expect(arrowsFrom("seller", at("placed", "delivery"))).not.toContain("ready");
    expect(arrowsFrom("seller", at("accepted"))).toEqual([
      ...["ready", "ship", "ship-some", "call-off"],
    ]);
    // Some of it was sent: the rest is sent, or taken out.
    expect(arrowsFrom("seller", { ...at("accepted"), isPartlySent: true })).toEqual([
      ...["ship", "ship-some"],
    ]);
    // The buyer asks to cancel it.
    const asked = { ...at("accepted"), cancelAskedAt: new Date() };
    expect(arrowsFrom("seller", asked)).toContain("refuse-cancel");
    expect(arrowsFrom("buyer", asked)).not.toContain("ask-cancel");
    expect(arrowsFrom("seller", at("ready"))).toEqual(["hand-over", "call-off"]);
    expect(arrowsFrom("seller", at("shipped"))).toEqual(["deliver"]);
    expect(arrowsFrom("buyer", at("placed"))).toEqual(["collect", "cancel"]);
    for (const stage of ["accepted", "ready"] as const)
      expect(arrowsFrom("buyer", at(stage))).toEqual(["collect", "ask-cancel"]);
    for (const stage of ["shipped", "delivered"] as const)
      expect(arrowsFrom("buyer", at(stage))).toEqual(["collect"]);
    for (const side of ["buyer", "seller", "system"] as const)
      for (const stage of ["completed", "declined", "canceled"] as const)
        expect(arrowsFrom(side, at(stage))).toEqual([]);
  });

  it("by no other word, and not from another site", async () => {
    const buyer = await signedIn();
    const number = await orderBetween({ buyer });
    expect((await refusal(move(buyer, number, "refund"))).status).toBe(400);
    const forged = at(buyer.post(`/dashboard/orders/${number}`, { intent: "collect" }), number);
    forged.request.headers.set("Origin", "https://evil.example");
    expect((await refusal(orderPage.action(forged))).status).toBe(403);
  });
});

describe("the order's pages", () => {
  it("keep out of search engines, and name the order", () => {
    const args = { location: { pathname: "/x" }, matches: [], params: {} };
    const noIndex = { name: "robots", content: "noindex" };
    const named = orderPage.meta({ ...args, data: { order: { number: "PL-9" } } } as never);
    expect(named).toContainEqual(noIndex);
    expect(JSON.stringify(named)).toContain("Order PL-9");
    expect(orderPage.meta({ ...args, data: undefined } as never)).toContainEqual(noIndex);
  });
});
