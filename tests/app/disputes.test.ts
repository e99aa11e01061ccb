import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { canMove, type DisputeMove, disputeMoves } from "~/disputes/dispute-graph";
import { escalateOverdueDisputes, stepDispute } from "~/disputes/dispute-steps.server";
import { disputesPerLine } from "~/disputes/dispute-words";
import { selectDisputes } from "~/disputes/disputes.repo.server";
import {
  disputesOf,
  frozenCents,
  getDispute,
  openDispute,
  openDisputesOf,
} from "~/disputes/disputes.server";
import { splitRefund } from "~/disputes/refund-split";
import { checkLedger } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { notificationsFor } from "~/notifications/notifications.server";
import { getOrder, moveDueOrders, moveOrder } from "~/orders/orders.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { dispute, orderLine, purchaseOrder, refund, seller } from "~/platform/db/schema.server";
import type { OrderStage } from "~/platform/enums";
import { grantRefund } from "~/refunds/refunds.server";
import * as disputePage from "~/routes/dashboard-dispute";
import * as ticketPage from "~/routes/dashboard-dispute-ticket";
import * as orderPage from "~/routes/dashboard-order";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { orderBetween } from "../support/orders";
import { answerOf, redirectOf, refusal, signedIn, submit, visit } from "../support/signed-in";

const test = useDatabase();
beforeAll(registerListeners);

const [rotor, , shock] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

/** An order for two rotors between two accounts. */
const between = (
  parties: { buyer?: Person; seller?: Person },
  stage: OrderStage = "placed",
  more: Partial<typeof purchaseOrder.$inferInsert> = {},
) => orderBetween(test.db, parties, stage, more);

const at = <Args extends { params: Record<string, string> }>(args: Args, number: string) => ({
  ...args,
  params: { number },
});

const disputesOn = async (person: Person, number: string) =>
  (await orderPage.loader(at(person.get(`/dashboard/orders/${number}`), number))).disputes;

const showForm = (person: Person, number: string) =>
  disputePage.loader(at(person.get(`/dashboard/orders/${number}/dispute`), number));

const complaint = { reason: "does-not-fit", message: "The bore is 2 mm too small." };

const complain = (person: Person, number: string, fields: Record<string, string> = complaint) =>
  disputePage.action(at(person.post(`/dashboard/orders/${number}/dispute`, fields), number));

describe("a dispute", () => {
  it("is opened by the buyer, gets a number, and stands on the order for both sides", async () => {
    const [buyer, seller] = [await signedIn(), await signedIn()];
    const { number } = await between({ buyer, seller }, "delivered");
    expect(await showForm(buyer, number)).toMatchObject({
      order: { number, lines: [{ name: rotor.name, quantity: 2, fit: null }], canBeWhole: false },
    });
    const answer = await redirectOf(complain(buyer, number));
    const ticket = /DT-\d{4,}/.exec(answer.flash?.message ?? "")?.[0];
    expect(answer).toEqual({
      status: 302,
      location: `/dashboard/disputes/${ticket}`,
      flash: {
        tone: "success",
        message: `Ticket ${ticket} is open. The seller has 3 business days to answer.`,
      },
    });
    for (const person of [buyer, seller])
      expect(await disputesOn(person, number)).toMatchObject([
        { number: ticket, ...complaint, lineName: rotor.name, status: "open" },
      ]);
    const rows = await test.db.select().from(dispute).where(eq(dispute.accountId, buyer.id));
    expect(rows).toMatchObject([{ number: ticket, ...complaint }]);
  });

  it("is one at a time, however often the form is sent", async () => {
    const buyer = await signedIn();
    const { number } = await between({ buyer });
    await Promise.all(Array.from({ length: 6 }, () => complain(buyer, number)));
    const [open, ...more] = await disputesOn(buyer, number);
    expect(more).toEqual([]);
    expect(await redirectOf(complain(buyer, number))).toMatchObject({
      location: `/dashboard/disputes/${open?.number}`,
      flash: {
        tone: "info",
        message: `There's an open ticket for this already, ${open?.number}.`,
      },
    });
    expect(await redirectOf(showForm(buyer, number))).toMatchObject({
      location: `/dashboard/disputes/${open?.number}`,
    });
  });

  it("can follow one that is closed, newest first", async () => {
    const buyer = await signedIn();
    const { number } = await between({ buyer });
    await complain(buyer, number);
    await test.db.update(dispute).set({ status: "closed" }).where(eq(dispute.accountId, buyer.id));
    await complain(buyer, number, { reason: "did-not-arrive", message: "Still nothing." });
    const disputes = await disputesOn(buyer, number);
    expect(disputes.map(({ status, reason }) => [status, reason])).toEqual([
      ["open", "did-not-arrive"],
      ["closed", "does-not-fit"],
    ]);
  });

  it("is opened three times about a line, and after that support is written to", async () => {
    const order = await sold();
    const { buyer, number, rotors, shocks } = order;
    const whole = { line: "all", reason: "did-not-arrive", message: "Nothing is here." };
    // One about all of the order is one about each of its lines.
    await complain(buyer, number, whole);
    const close = () =>
      test.db
        .update(dispute)
        .set({ status: "closed", outcome: "withdrawn" })
        .where(eq(dispute.accountId, buyer.id));
    await close();
    for (let times = 1; times < disputesPerLine; times += 1) {
      await complain(buyer, number, { ...complaint, line: rotors });
      await close();
    }
    expect(await showForm(buyer, number)).toMatchObject({
      order: { lines: [{ id: shocks }], canBeWhole: false },
    });
    const [last] = await disputesOn(buyer, number);
    const message = `You've opened 3 disputes about this already. If something is still wrong, write to support@partlane.example and name ticket ${last?.number}.`;
    expect((await getOrder({ accountId: buyer.id }, number))?.canDispute).toBe(true);
    for (const fields of [{ ...complaint, line: rotors }, whole])
      expect(await redirectOf(complain(buyer, number, fields))).toMatchObject({
        location: `/dashboard/disputes/${last?.number}`,
        flash: { tone: "info", message },
      });
    expect(await disputesOn(buyer, number)).toHaveLength(disputesPerLine);
    for (let times = 1; times < disputesPerLine; times += 1) {
      await complain(buyer, number, { ...complaint, line: shocks });
      await close();
    }
    // Nothing is left to open a dispute about: its order offers none, and says why.
    expect((await getOrder({ accountId: buyer.id }, number))?.canDispute).toBe(false);
    expect(await redirectOf(showForm(buyer, number))).toMatchObject({
      location: `/dashboard/orders/${number}`,
      flash: { tone: "info", message },
    });
  });

  it.each([
    ["nothing", {}, ["reason", "message"]],
    ["no reason", { message: "It is wrong." }, ["reason"]],
    ["a reason that is none", { reason: "too-expensive", message: "It is wrong." }, ["reason"]],
    ["no message", { reason: "does-not-fit" }, ["message"]],
    ["a blank message", { reason: "does-not-fit", message: " \r\n " }, ["message"]],
    ["an endless message", { reason: "does-not-fit", message: "x".repeat(2_001) }, ["message"]],
  ])("with %s is answered with 400, and what was typed is kept", async (_what, fields, wrong) => {
    const buyer = await signedIn();
    const { number } = await between({ buyer });
    const answer = await answerOf(complain(buyer, number, fields as Record<string, string>));
    const { errors, values } = answer.data;
    expect(answer.init?.status).toBe(400);
    expect(Object.entries(errors).flatMap(([name, text]) => (text ? [name] : []))).toEqual(wrong);
    expect(values).toEqual({ line: "", reason: "", message: "", ...fields });
    expect(await disputesOn(buyer, number)).toEqual([]);
  });

  it("keeps its lines, and counts a line's end once", async () => {
    const buyer = await signedIn();
    const { number } = await between({ buyer });
    const message = `${"x".repeat(998)}\r\n\r\n${"y".repeat(1_000)}`;
    await complain(buyer, number, { reason: "not-as-described", message: ` ${message}\r\n` });
    expect((await disputesOn(buyer, number))[0]?.message).toBe(message.replaceAll("\r\n", "\n"));
  });

  it("is nobody's but the buyer's to open: not the seller's, a stranger's, or about a sample", async () => {
    const [buyer, seller, stranger] = [await signedIn(), await signedIn(), await signedIn()];
    const { number } = await between({ buyer, seller });
    for (const [person, order] of [
      [seller, number],
      [stranger, number],
      [stranger, "PL-20431"],
      [buyer, "PL-1"],
      [buyer, "nothing"],
    ] as const) {
      expect((await refusal(showForm(person, order))).status).toBe(404);
      expect((await refusal(complain(person, order))).status).toBe(404);
    }
    expect(await disputesOn(buyer, number)).toEqual([]);
    expect(await disputesOn(stranger, "PL-20431")).toEqual([]);
  });

  it("takes no field that its form does not have", async () => {
    const buyer = await signedIn();
    const { number } = await between({ buyer });
    const sent = complain(buyer, number, { ...complaint, status: "closed" });
    expect((await refusal(sent)).status).toBe(400);
  });
});

/** A completed order of two rotors for $468.00 and a shock for $100.00, with $28.40 tax and $20.00 delivery. */
async function sold(more: Partial<typeof purchaseOrder.$inferInsert> = {}) {
  const [buyer, selling] = [await signedIn(), await signedIn()];
  const { id, number } = await between({ buyer, seller: selling }, "delivered", {
    ...{ totalCents: 616_40, taxCents: 28_40, deliveryCents: 20_00, ...more },
  });
  await test.db.update(orderLine).set({ priceCents: 234_00 }).where(eq(orderLine.orderId, id));
  await test.db.insert(orderLine).values({
    ...{ orderId: id, position: 1, listingId: shock.id, quantity: 1, priceCents: 100_00 },
    ...{ name: shock.name, partNumber: shock.partNumber, condition: "used", grade: "B" },
  });
  await moveOrder({ number, accountId: buyer.id, arrow: "collect" });
  const rows = await test.db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, id))
    .orderBy(orderLine.position);
  const [rotors, shocks] = rows as [(typeof rows)[number], (typeof rows)[number]];
  return { id, number, buyer, seller: selling, rotors: rotors.id, shocks: shocks.id };
}

/** Opens a dispute; its ticket. */
async function opened(
  { buyer, number }: { buyer: Person; number: string },
  line: string,
  reason: "does-not-fit" | "did-not-arrive" = "does-not-fit",
): Promise<string> {
  const of = { orderNumber: number, buyerAccountId: buyer.id, line };
  const outcome = await openDispute({ ...of, reason, message: "It's wrong." });
  if (outcome.kind !== "opened") throw new Error(outcome.reason);
  return outcome.ticket;
}

const atTicket = <Args extends { params: Record<string, string> }>(args: Args, ticket: string) => ({
  ...args,
  params: { ticket },
});

const look = async (person: Person, ticket: string) =>
  (await ticketPage.loader(atTicket(person.get(`/dashboard/disputes/${ticket}`), ticket))).dispute;

const step = (person: Person, ticket: string, fields: Record<string, string | undefined>) =>
  ticketPage.action(
    atTicket(
      person.post(`/dashboard/disputes/${ticket}`, fields as Record<string, string>),
      ticket,
    ),
  );

/** What was refunded of an order in all. */
async function refundedOf(orderId: string): Promise<number> {
  const rows = await test.db.select().from(refund).where(eq(refund.orderId, orderId));
  return rows.reduce((sum, row) => sum + row.partsCents + row.taxCents + row.deliveryCents, 0);
}

/** Has the seller offer so much; the offer's id. */
async function offerOf(ticket: string, person: Person, amount: string): Promise<string> {
  const answer = await redirectOf(step(person, ticket, { intent: "offer", amount }));
  expect(answer.flash?.tone).toBe("success");
  return (await look(person, ticket)).entries.findLast(({ kind }) => kind === "offer")?.id ?? "";
}

const age = (ticket: string, days: number) =>
  test.db.execute(
    sql`update dispute set answer_by = answer_by - ${days} * interval '1 day' where number = ${ticket}`,
  );

const titles = async ({ id }: { id: string }) =>
  (await notificationsFor(id)).notifications.map(({ title }) => title);

describe("a dispute of an order of several lines", () => {
  it("is about one of them, each with a ticket of its own", async () => {
    const order = await sold();
    const { buyer, number, rotors, shocks } = order;
    expect(await showForm(buyer, number)).toMatchObject({
      order: { lines: [{ id: rotors }, { id: shocks }], canBeWhole: true },
    });
    const refused = await answerOf(complain(buyer, number));
    expect(refused).toMatchObject({
      data: { errors: { line: "Choose the part it's about." } },
      init: { status: 400 },
    });
    await complain(buyer, number, { ...complaint, line: rotors });
    expect(await showForm(buyer, number)).toMatchObject({
      order: { lines: [{ id: shocks }], canBeWhole: false },
    });
    await complain(buyer, number, { ...complaint, line: shocks });
    await complain(buyer, number, { ...complaint, line: shocks });
    const disputes = await disputesOn(buyer, number);
    expect(disputes.map(({ lineId }) => lineId)).toEqual([shocks, rotors]);
    expect(await openDisputesOf(order.id)).toHaveLength(2);
  });

  it("is about all of it only where it did not arrive, and nothing of it is disputed", async () => {
    const { buyer, number, rotors } = await sold();
    const whole = { line: "all", message: "Nothing is here." };
    expect(
      (await answerOf(complain(buyer, number, { ...whole, reason: "does-not-fit" }))).data.errors,
    ).toMatchObject({ line: expect.stringContaining("Choose one part") });
    await complain(buyer, number, { ...whole, reason: "did-not-arrive" });
    const [open] = await disputesOn(buyer, number);
    expect(open).toMatchObject({ lineId: null, lineName: null });
    // Then none of its lines has one beside it.
    await complain(buyer, number, { ...complaint, line: rotors });
    expect(await disputesOn(buyer, number)).toHaveLength(1);
    const other = await sold();
    await complain(other.buyer, other.number, { ...complaint, line: other.rotors });
    await complain(other.buyer, other.number, { ...whole, reason: "did-not-arrive" });
    expect(await disputesOn(other.buyer, other.number)).toHaveLength(1);
  });

  it("is not about a line of another order, or one that was canceled", async () => {
    const [order, other] = [await sold(), await sold()];
    const { buyer, number, rotors, shocks } = order;
    for (const line of [other.rotors, newId()])
      expect((await refusal(complain(buyer, number, { ...complaint, line }))).status).toBe(404);
    expect(
      (await answerOf(complain(buyer, number, { ...complaint, line: "x' or 1=1" }))).init?.status,
    ).toBe(400);
    await test.db.update(orderLine).set({ canceledQuantity: 2 }).where(eq(orderLine.id, rotors));
    expect((await refusal(complain(buyer, number, { ...complaint, line: rotors }))).status).toBe(
      404,
    );
    // What is left is one line: it need not be named.
    await complain(buyer, number);
    expect(await disputesOn(buyer, number)).toMatchObject([{ lineId: shocks }]);
    // The ledger, which other tests check, has it as it was sold.
    await test.db.update(orderLine).set({ canceledQuantity: 0 }).where(eq(orderLine.id, rotors));
  });

  it("is opened once, whatever is sent at once", async () => {
    const { buyer, number, rotors } = await sold();
    const forms = [
      { ...complaint, line: rotors },
      { message: "Nothing is here.", reason: "did-not-arrive", line: "all" },
    ];
    await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        complain(buyer, number, forms[at % 2] as typeof complaint),
      ),
    );
    expect(await disputesOn(buyer, number)).toHaveLength(1);
  });

  it("gives the seller three business days", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    const { answerBy, createdAt } = await look(order.seller, ticket);
    const days = (answerBy.getTime() - createdAt.getTime()) / 86_400_000;
    expect([3, 4, 5]).toContain(Math.round(days));
    expect([1, 2, 3, 4, 5]).toContain(answerBy.getUTCDay());
  });
});

describe("a dispute's page", () => {
  it("shows both sides what was sold, and how it stands", async () => {
    const order = await sold();
    const { buyer, seller: selling, shocks } = order;
    const ticket = await opened(order, shocks);
    const seen = {
      number: ticket,
      orderNumber: order.number,
      ...{ customerName: "Mary Ann Lee", sellerName: "Hudson Auto Supply" },
      ...{ reason: "does-not-fit", message: "It's wrong.", status: "open", outcome: null },
      entries: [],
      lines: [
        {
          ...{ name: shock.name, partNumber: shock.partNumber, condition: "used", grade: "B" },
          ...{ priceCents: 100_00, quantity: 1 },
        },
      ],
      // With its share of the tax: 28.40 of 568.
      leftCents: 105_00,
      refundedCents: null,
    };
    expect(await look(buyer, ticket)).toMatchObject({
      ...{ ...seen, side: "buyer", moves: ["message", "offer", "withdraw"] },
    });
    expect(await look(selling, ticket)).toMatchObject({
      ...{ ...seen, side: "seller", moves: ["message", "offer"] },
    });
    expect(JSON.stringify(await look(selling, ticket))).not.toContain(buyer.id);
  });

  it("is not there for anybody else, nor under a number that is none", async () => {
    const order = await sold();
    const stranger = await signedIn();
    const ticket = await opened(order, order.rotors);
    const offerId = await offerOf(ticket, order.seller, "10");
    for (const asked of [ticket, "DT-1", "DT-x", "", "PL-1", "DT-1001' or 1=1"]) {
      expect((await refusal(look(stranger, asked))).status).toBe(404);
      for (const fields of [
        { intent: "message", text: "Hello" },
        { intent: "offer", amount: "1" },
        { intent: "accept", offerId },
        { intent: "refuse", offerId },
        { intent: "escalate" },
        { intent: "withdraw" },
      ])
        expect((await refusal(step(stranger, asked, fields))).status).toBe(404);
    }
    expect((await look(order.buyer, ticket)).entries).toHaveLength(1);
  });

  it("asks a visitor to sign in, and takes no form from one", async () => {
    const path = "/dashboard/disputes/DT-1001";
    expect((await refusal(ticketPage.loader(atTicket(visit(path), "DT-1001")))).status).toBe(302);
    const sent = ticketPage.action(atTicket(submit(path, { intent: "withdraw" }), "DT-1001"));
    expect((await refusal(sent)).status).toBe(401);
    const form = disputePage.action(
      at(submit("/dashboard/orders/PL-1/dispute", complaint), "PL-1"),
    );
    expect((await refusal(form)).status).toBe(401);
  });

  it("keeps out of search engines, and names the ticket", () => {
    const args = { location: { pathname: "/x" }, matches: [], params: {} };
    const noIndex = { name: "robots", content: "noindex" };
    expect(disputePage.meta({ ...args, data: undefined } as never)).toContainEqual(noIndex);
    const named = ticketPage.meta({ ...args, data: { dispute: { number: "DT-9" } } } as never);
    expect(named).toContainEqual(noIndex);
    expect(JSON.stringify(named)).toContain("Dispute DT-9");
    expect(ticketPage.meta({ ...args, data: undefined } as never)).toContainEqual(noIndex);
  });

  it("takes no word or field that its forms do not have", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    for (const fields of [
      { intent: "refund", amount: "400" },
      { intent: "reject" },
      { intent: "overdue" },
      { intent: "drop" },
      { intent: "message", text: "Hello", supporter: "me" },
      { intent: "message", text: "Hello", entryId: "1" },
    ])
      expect((await refusal(step(order.buyer, ticket, fields))).status).toBe(400);
    const forged = atTicket(order.buyer.post("/x", { intent: "withdraw" }), ticket);
    forged.request.headers.set("Origin", "https://evil.example");
    expect((await refusal(ticketPage.action(forged))).status).toBe(403);
    expect((await look(order.buyer, ticket)).status).toBe("open");
  });
});

describe("what is written in a dispute", () => {
  it("is read by both sides, and told to the other", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    const sent = step(order.seller, ticket, { intent: "message", text: "  Send\r\na photo.  " });
    expect(await redirectOf(sent)).toMatchObject({
      location: `/dashboard/disputes/${ticket}#messages`,
    });
    for (const person of [order.buyer, order.seller])
      expect((await look(person, ticket)).entries).toMatchObject([
        { by: "seller", kind: "message", text: "Send\na photo." },
      ]);
    const [told] = (await notificationsFor(order.buyer.id)).notifications;
    expect(told).toMatchObject({
      ...{ title: `New message in ${ticket}`, href: `/dashboard/disputes/${ticket}` },
    });
    const [notice] = (await notificationsFor(order.seller.id)).notifications;
    expect(notice).toMatchObject({
      title: `The buyer opened a dispute about order ${order.number}`,
      href: `/dashboard/disputes/${ticket}`,
    });
  });

  it("is written once, however often the form is sent; another text is another message", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    const form = { intent: "message", text: "Hello", entryId: newId() };
    await Promise.all(Array.from({ length: 5 }, () => step(order.buyer, ticket, form)));
    await step(order.buyer, ticket, { ...form, text: "And hello again" });
    // Somebody else's id is none to write over.
    await step(order.seller, ticket, { ...form, text: "Hello" });
    expect((await look(order.buyer, ticket)).entries).toMatchObject([
      { by: "buyer", text: "Hello" },
      { by: "buyer", text: "And hello again" },
      { by: "seller", text: "Hello" },
    ]);
  });

  it.each([
    [{ intent: "message", text: " \r\n " }, "text", "Write something first."],
    [{ intent: "message", text: "x".repeat(2_001) }, "text", "Use at most 2,000 characters."],
    [{ intent: "offer", amount: "" }, "amount", "Enter an amount, like 45 or 45.50."],
    [{ intent: "offer", amount: "0" }, "amount", "The amount can't be $0."],
    [{ intent: "offer", amount: "-1" }, "amount", "The amount can't be negative."],
    [{ intent: "offer", amount: "1e9" }, "amount", "Enter a dollar amount, like 15 or 1,500.00."],
    [
      { intent: "offer", amount: "105.01" },
      "amount",
      "That's more than is left of what was paid: $105.00.",
    ],
    [
      { intent: "offer", amount: "1", text: "x".repeat(2_001) },
      "text",
      "Use at most 2,000 characters.",
    ],
  ])("and cannot be is refused, and what was typed is kept (%#)", async (form, field, message) => {
    const order = await sold();
    const ticket = await opened(order, order.shocks);
    const { data, init } = await answerOf(step(order.seller, ticket, form));
    expect(init?.status).toBe(400);
    const { intent, ...values } = form as { intent: string };
    expect(data).toEqual({
      intent,
      field,
      message,
      photos: { kept: [] },
      values: { text: "", amount: "", ...values },
    });
    expect((await look(order.seller, ticket)).entries).toEqual([]);
  });

  it("is too much at some point", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    const limit = { name: "dispute-step-test", points: 2, seconds: 60 };
    const actor = { accountId: order.buyer.id };
    const write = (text: string) =>
      stepDispute({ ticket, actor, move: "message", text }, { limit });
    for (const text of ["1", "2"]) expect(await write(text)).toEqual({ kind: "done" });
    expect(await write("3")).toMatchObject({ kind: "refused", reason: "too-many" });
    const stranger = { accountId: (await signedIn()).id };
    expect(
      await stepDispute({ ticket, actor: stranger, move: "message", text: "x" }, { limit }),
    ).toEqual({ kind: "refused", reason: "not-found" });
  });
});

describe("an offer", () => {
  it("is accepted by the other side: so much is refunded, and the dispute is settled", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    const offerId = await offerOf(ticket, order.seller, "$45.50");
    const accept = () => redirectOf(step(order.buyer, ticket, { intent: "accept", offerId }));
    expect(await accept()).toMatchObject({ flash: { tone: "success" } });
    // Again changes nothing.
    expect(await accept()).toMatchObject({ flash: { tone: "success" } });
    for (const person of [order.buyer, order.seller])
      expect(await look(person, ticket)).toMatchObject({
        ...{ status: "closed", outcome: "refunded", refundedCents: 45_50, moves: [] },
        entries: [
          { by: "seller", kind: "offer", amountCents: 45_50 },
          { by: "buyer", kind: "accept", amountCents: 45_50, offerId },
        ],
      });
    const rows = await test.db.select().from(refund).where(eq(refund.orderId, order.id));
    expect(rows).toMatchObject([
      { lineId: order.rotors, partsCents: 45_50, taxCents: 0, by: "buyer" },
    ]);
    expect(await checkLedger()).toEqual([]);
  });

  it("is made by the buyer as well, and accepted by the seller", async () => {
    const order = await sold();
    const ticket = await opened(order, order.shocks);
    const offerId = await offerOf(ticket, order.buyer, "105");
    expect((await look(order.seller, ticket)).moves).toContain("accept");
    expect((await look(order.buyer, ticket)).moves).not.toContain("accept");
    await step(order.seller, ticket, { intent: "accept", offerId });
    const rows = await test.db.select().from(refund).where(eq(refund.orderId, order.id));
    // All of the line, and then its tax; never the delivery, which was made for the rest too.
    expect(rows).toMatchObject([{ partsCents: 100_00, taxCents: 5_00, deliveryCents: 0 }]);
  });

  it.each([
    ["counter", "The order's page says how to pay it back."],
    ["provider", "We send it to their card, and take it off your next payout."],
  ] as const)(
    "that is accepted says how it goes back where it was paid by %s",
    async (payment, next) => {
      const order = await sold();
      await test.db.update(purchaseOrder).set({ payment }).where(eq(purchaseOrder.id, order.id));
      const ticket = await opened(order, order.rotors);
      const offerId = await offerOf(ticket, order.seller, "10");
      expect(await look(order.seller, ticket)).toMatchObject({ payment });
      await runJobs();
      await step(order.buyer, ticket, { intent: "accept", offerId });
      const mail = (await runJobs()).find(({ kind }) => kind === "orders.dispute-accept");
      expect(mail?.text).toContain(next);
      // As its money was entered: the ledger is checked as a whole.
      await test.db
        .update(purchaseOrder)
        .set({ payment: "counter" })
        .where(eq(purchaseOrder.id, order.id));
    },
  );

  it("is answered once, by the other side, and replaced by a new one", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    const first = await offerOf(ticket, order.seller, "10");
    const second = await offerOf(ticket, order.seller, "20");
    const answer = (person: Person, intent: string, offerId: string) =>
      redirectOf(step(person, ticket, { intent, offerId }));
    const refused = { flash: { tone: "info" } };
    expect(await answer(order.buyer, "accept", first)).toMatchObject(refused);
    expect(await answer(order.seller, "accept", second)).toMatchObject(refused);
    expect(await answer(order.buyer, "accept", newId())).toMatchObject(refused);
    expect(await answer(order.buyer, "refuse", second)).toMatchObject({
      flash: { tone: "success" },
    });
    expect(await answer(order.buyer, "accept", second)).toMatchObject(refused);
    expect(await answer(order.buyer, "refuse", second)).toMatchObject({
      flash: { tone: "success" },
    });
    expect((await look(order.buyer, ticket)).entries.map(({ kind }) => kind)).toEqual([
      "offer",
      "offer",
      "refuse",
    ]);
    expect(await refundedOf(order.id)).toBe(0);
    // One of another dispute is none of this one.
    const other = await sold();
    const theirs = await offerOf(await opened(other, other.rotors), other.seller, "30");
    await offerOf(ticket, order.seller, "40");
    expect(await answer(order.buyer, "accept", theirs)).toMatchObject(refused);
    expect((await look(order.buyer, ticket)).status).toBe("open");
  });

  it("is accepted or refused where both are tried at once, and refunded once", async () => {
    for (let round = 0; round < 3; round++) {
      const order = await sold();
      const ticket = await opened(order, order.rotors);
      const offerId = await offerOf(ticket, order.seller, "100");
      const intents = ["accept", "refuse", "accept", "refuse", "accept"];
      await Promise.all(
        intents.map((intent) => redirectOf(step(order.buyer, ticket, { intent, offerId }))),
      );
      const { status, entries } = await look(order.buyer, ticket);
      expect(entries).toHaveLength(2);
      expect(await refundedOf(order.id)).toBe(status === "closed" ? 100_00 : 0);
    }
  });
});

describe("support", () => {
  it("decides once the seller has answered, or let the time pass", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    const escalate = () => redirectOf(step(order.buyer, ticket, { intent: "escalate" }));
    expect(await escalate()).toMatchObject({ flash: { tone: "info" } });
    await step(order.seller, ticket, { intent: "message", text: "No." });
    expect(await escalate()).toMatchObject({ flash: { tone: "success" } });
    expect(await escalate()).toMatchObject({ flash: { tone: "success" } });
    expect(await look(order.seller, ticket)).toMatchObject({
      ...{ status: "escalated", entries: [{ kind: "message" }, { kind: "escalate", by: "buyer" }] },
    });
    expect((await titles(order.seller))[0]).toBe(`Support decides ${ticket} now`);
    const late = await opened(order, order.shocks);
    await age(late, 7);
    expect((await look(order.buyer, late)).moves).toContain("escalate");
  });

  it("gets what no seller answered in time, and nothing that one did", async () => {
    const order = await sold();
    const [late, answered] = [await opened(order, order.rotors), await opened(order, order.shocks)];
    await escalateOverdueDisputes();
    expect((await look(order.buyer, late)).status).toBe("open");
    await step(order.seller, answered, { intent: "message", text: "No." });
    for (const ticket of [late, answered]) await age(ticket, 7);
    await Promise.all([escalateOverdueDisputes(), escalateOverdueDisputes()]);
    expect(await look(order.buyer, late)).toMatchObject({
      ...{ status: "escalated", entries: [{ kind: "escalate", by: "system" }] },
    });
    expect((await look(order.buyer, answered)).status).toBe("open");
    for (const side of [order.buyer, order.seller])
      expect(
        (await titles(side)).filter((each) => each === `Support decides ${late} now`),
      ).toHaveLength(1);
    expect(await escalateOverdueDisputes()).toBe(0);
  });
});

describe("a dispute ends", () => {
  it("when the buyer takes it back, and another can be opened", async () => {
    const order = await sold();
    const ticket = await opened(order, order.rotors);
    expect((await refusalOrFlash(order.seller, ticket, "withdraw")).flash?.tone).toBe("info");
    expect((await refusalOrFlash(order.buyer, ticket, "withdraw")).flash?.tone).toBe("success");
    expect((await refusalOrFlash(order.buyer, ticket, "withdraw")).flash?.tone).toBe("success");
    expect(await look(order.seller, ticket)).toMatchObject({
      status: "closed",
      outcome: "withdrawn",
    });
    expect((await titles(order.seller))[0]).toBe(`Ticket ${ticket} is closed`);
    for (const form of [
      { intent: "message", text: "Still there?" },
      { intent: "offer", amount: "1" },
    ])
      expect((await redirectOf(step(order.seller, ticket, form))).flash).toMatchObject({
        message: "This dispute is closed, so nothing changed.",
      });
    expect(await opened(order, order.rotors)).not.toBe(ticket);
  });

  const refusalOrFlash = (person: Person, ticket: string, intent: string) =>
    redirectOf(step(person, ticket, { intent }));

  it("with the order that is canceled", async () => {
    const [buyer, selling] = [await signedIn(), await signedIn()];
    const { number, id } = await between({ buyer, seller: selling }, "accepted");
    const ticket = await opened({ buyer, number }, "", "did-not-arrive");
    await moveOrder({ number, accountId: selling.id, arrow: "call-off", detail: { reason: "x" } });
    expect(await look(buyer, ticket)).toMatchObject({
      ...{ status: "closed", outcome: "withdrawn" },
      entries: [{ by: "system", kind: "withdraw", text: "The order was canceled." }],
    });
    expect(await openDisputesOf(id)).toEqual([]);
  });
});

describe("the money of what is disputed", () => {
  const give = (orderId: string, lineId: string | null, cause: string, partsCents: number) =>
    withTransaction((tx) =>
      grantRefund(tx, { orderId, lineId, cause, partsCents, by: "seller", why: "x" }),
    );

  it("is frozen, and that of other lines is not", async () => {
    const order = await sold();
    const { id, rotors, shocks } = order;
    const before = await frozenCents(rotor.sellerId);
    const ticket = await opened(order, rotors);
    expect(await frozenCents(rotor.sellerId)).toBe(before + 468_00);
    expect(await give(id, rotors, `t:${newId()}`, 1_00)).toEqual({
      ...{ kind: "refused", reason: "in-dispute" },
    });
    expect((await give(id, shocks, `t:${newId()}`, 1_00)).kind).toBe("granted");
    await step(order.buyer, ticket, { intent: "withdraw" });
    expect(await frozenCents(rotor.sellerId)).toBe(before);
    // What was refunded before is not frozen, nor what nobody has paid; all of an order is, with its delivery.
    await give(id, rotors, `t:${newId()}`, 68_00);
    await opened(order, rotors);
    expect(await frozenCents(rotor.sellerId)).toBe(before + 400_00);
    const whole = await sold();
    await opened(whole, "all", "did-not-arrive");
    expect(await frozenCents(rotor.sellerId)).toBe(before + 400_00 + 588_00);
    const buyer = await signedIn();
    const { number } = await between({ buyer }, "shipped");
    await opened({ buyer, number }, "", "did-not-arrive");
    expect(await frozenCents(rotor.sellerId)).toBe(before + 400_00 + 588_00);
    const [elsewhere] = await test.db
      .insert(seller)
      .values({ name: "Elsewhere", locationName: "Boise, ID", lat: 43.6, lng: -116.2 })
      .returning();
    expect(await frozenCents(elsewhere?.id ?? "")).toBe(0);
  });

  it("is not released by time", async () => {
    const buyer = await signedIn();
    const { number } = await between({ buyer }, "delivered", {
      deliveredAt: new Date(Date.now() - 15 * 86_400_000),
      remindedAt: new Date(Date.now() - 2 * 86_400_000),
    });
    const ticket = await opened({ buyer, number }, "");
    await moveDueOrders();
    const stage = async () =>
      (await test.db.select().from(purchaseOrder).where(eq(purchaseOrder.number, number)))[0]
        ?.stage;
    expect(await stage()).toBe("delivered");
    await stepDispute({ ticket, actor: { accountId: buyer.id }, move: "withdraw" });
    await moveDueOrders();
    expect(await stage()).toBe("completed");
  });

  it("of an order that is not complete is refunded as if it were", async () => {
    const [buyer, selling] = [await signedIn(), await signedIn()];
    const { id, number } = await between({ buyer, seller: selling }, "shipped");
    const ticket = await opened({ buyer, number }, "", "did-not-arrive");
    const offerId = await offerOf(ticket, selling, "468");
    await step(buyer, ticket, { intent: "accept", offerId });
    expect(await refundedOf(id)).toBe(468_00);
    const { order } = await orderPage.loader(at(buyer.get(`/dashboard/orders/${number}`), number));
    expect(order).toMatchObject({ stage: "completed", status: "delivered" });
    expect(order.events.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(["settle", "dispute-accept", "refund"]),
    );
    expect(await checkLedger()).toEqual([]);
  });

  it("of a card that was not charged yet is refused, and settles nothing", async () => {
    const [buyer, selling] = [await signedIn(), await signedIn()];
    const { id, number } = await between({ buyer, seller: selling }, "shipped");
    await test.db
      .update(purchaseOrder)
      .set({ payment: "provider" })
      .where(eq(purchaseOrder.id, id));
    const ticket = await opened({ buyer, number }, "", "did-not-arrive");
    const offerId = await offerOf(ticket, selling, "468");
    await step(buyer, ticket, { intent: "accept", offerId });
    const [order] = await test.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, id));
    expect(order).toMatchObject({ stage: "shipped", refundedCents: 0 });
    expect(await checkLedger()).toEqual([]);
  });

  it("of an order that was not sent is refused: it is canceled instead", async () => {
    const [buyer, selling] = [await signedIn(), await signedIn()];
    const { id, number } = await between({ buyer, seller: selling }, "accepted");
    const ticket = await opened({ buyer, number }, "");
    const offerId = await offerOf(ticket, selling, "100");
    await step(buyer, ticket, { intent: "accept", offerId });
    const [order] = await test.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, id));
    expect(order).toMatchObject({ stage: "accepted", refundedCents: 0 });
  });

  it("is never refunded beyond what was paid, whatever is tried at once", async () => {
    const order = await sold();
    const { id, rotors, shocks, buyer, seller: selling } = order;
    const tickets = [await opened(order, rotors), await opened(order, shocks)] as const;
    const offers = [
      await offerOf(tickets[0], selling, "300"),
      await offerOf(tickets[1], selling, "60"),
    ] as const;
    const actor = { supporter: "Rosa" };
    const tries = Array.from({ length: 50 }, (_, at) => {
      const [ticket, offerId, lineId] =
        at % 2 ? [tickets[0], offers[0], rotors] : [tickets[1], offers[1], shocks];
      switch (at % 5) {
        case 0:
          return stepDispute({ ticket, actor: { accountId: buyer.id }, move: "accept", offerId });
        case 1:
          return stepDispute({ ticket, actor, move: "refund", amountCents: 50_00, text: "Why" });
        case 2:
          return give(id, lineId, `return:${newId()}`, 90_00);
        case 3:
          return give(id, null, `goodwill:${newId()}`, 90_00);
        default:
          return give(id, lineId, `return:${newId()}`, 1_00);
      }
    });
    const outcomes = await Promise.allSettled(tries);
    // Some may wait too long for the order's row; none may be wrong.
    expect(outcomes.filter(({ status }) => status === "fulfilled").length).toBeGreaterThan(10);
    const rows = await test.db.select().from(refund).where(eq(refund.orderId, id));
    expect(rows.filter(({ cause }) => cause.startsWith("dispute:"))).toHaveLength(2);
    const ofLine = (line: string) =>
      rows.reduce((sum, row) => sum + (row.lineId === line ? row.partsCents : 0), 0);
    expect(ofLine(rotors)).toBeLessThanOrEqual(468_00);
    expect(ofLine(shocks)).toBeLessThanOrEqual(100_00);
    expect(await refundedOf(id)).toBeLessThanOrEqual(616_40);
    const [row] = await test.db.select().from(purchaseOrder).where(eq(purchaseOrder.id, id));
    expect(row?.refundedCents).toBe(await refundedOf(id));
    expect(await checkLedger()).toEqual([]);
  });
});

it("everything of a dispute is mailed to who waits for it", async () => {
  await runJobs();
  const order = await sold();
  await runJobs();
  const ticket = await opened(order, order.rotors);
  const first = await offerOf(ticket, order.seller, "10");
  await step(order.buyer, ticket, { intent: "refuse", offerId: first });
  await step(order.buyer, ticket, { intent: "message", text: "It's <b>worn</b>." });
  await step(order.buyer, ticket, { intent: "escalate" });
  await stepDispute({
    ...{ ticket, actor: { supporter: "Rosa" }, move: "refund" },
    ...{ amountCents: 45_00, text: "Worn beyond its grade." },
  });
  const mails = await runJobs();
  expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
    [order.seller.email, "orders.dispute"],
    [order.buyer.email, "orders.dispute-offer"],
    [order.seller.email, "orders.dispute-refuse"],
    [order.seller.email, "orders.dispute-message"],
    [order.seller.email, "orders.dispute-escalate"],
    [order.buyer.email, "orders.refund"],
    [order.seller.email, "orders.refund"],
    [order.buyer.email, "orders.dispute-decide"],
    [order.seller.email, "orders.dispute-decide"],
  ]);
  expect(mails[3]?.text).toContain("“It's <b>worn</b>.”");
  expect(mails[7]?.text).toContain("You get $45.00 back.");
  expect(mails[8]?.text).toContain("“Worn beyond its grade.”");
});

describe("the graph of a dispute", () => {
  const moves = Object.values(disputeMoves) as DisputeMove[];

  it("leads from open to closed, and never back: support alone decides of what is closed", () => {
    for (const { by, from, to, outcome } of moves) {
      if (from.includes("closed")) expect([by, to]).toEqual([["support"], "closed"]);
      if (to) expect(to).not.toBe("open");
      expect(outcome !== undefined).toBe(to === "closed");
    }
  });

  it("lets nobody do what is another's", () => {
    const state = { status: "open", answerBy: new Date(0), entries: [] } as const;
    const may = (party: "buyer" | "seller" | "support" | "system") =>
      Object.keys(disputeMoves).filter((name) =>
        canMove(name as keyof typeof disputeMoves, party, state, new Date()),
      );
    expect(may("buyer")).toEqual(["message", "offer", "escalate", "withdraw"]);
    expect(may("seller")).toEqual(["message", "offer", "escalate"]);
    expect(may("support")).toEqual(["message", "refund", "reject"]);
    expect(may("system")).toEqual(["overdue", "drop"]);
  });
});

it("a refund is made of the parts first, then of their tax and the delivery", () => {
  const left = { partsCents: 100, taxCents: 10, deliveryCents: 5 };
  expect(splitRefund(99, left)).toEqual({ partsCents: 99, taxCents: 0, deliveryCents: 0 });
  expect(splitRefund(107, left)).toEqual({ partsCents: 100, taxCents: 7, deliveryCents: 0 });
  expect(splitRefund(115, left)).toEqual({ partsCents: 100, taxCents: 10, deliveryCents: 5 });
});

it("the disputes of an order are found by its number, through the index", async () => {
  const buyer = await signedIn();
  const { number } = await between({ buyer });
  const query = selectDisputes(buyer.id, number).getSQL();
  const { rows } = await test.db.transaction(async (tx) => {
    // Few rows: the planner would read them all. Asked whether it could do otherwise.
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
  });
  const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
  expect(plan).toContain("purchase_order_number_key");
  expect(plan).toContain("dispute_order_id_idx");
  expect(await getDispute({ accountId: buyer.id, ticket: "DT-1" })).toBeNull();
  expect(await disputesOf(buyer.id, number)).toEqual([]);
});
