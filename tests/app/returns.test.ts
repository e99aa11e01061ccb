import { and, eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { checkLedger } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { notificationsFor } from "~/notifications/notifications.server";
import { moveOrder } from "~/orders/orders.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  dispute,
  listing,
  orderEvent,
  orderLine,
  orderReturn,
  purchaseOrder,
  refund,
  seller as sellerTable,
} from "~/platform/db/schema.server";
import { openReturnStates, type ReturnReason } from "~/platform/enums";
import { amountsOfReturn } from "~/returns/return-amounts";
import { returnArrows } from "~/returns/return-graph";
import { moveDueReturns } from "~/returns/return-moves.server";
import * as orderRoute from "~/routes/dashboard-order";
import * as formRoute from "~/routes/dashboard-order-return";
import * as returnRoute from "~/routes/dashboard-return";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { writeOrder } from "../support/orders";
import { dataFolder, picture } from "../support/photos";
import { answerOf, redirectOf, refusal, signedIn, submitPhotos } from "../support/signed-in";

const test = useDatabase({ env: { DATA_DIR: await dataFolder() } });
beforeAll(registerListeners);
beforeEach(() => test.db.execute(sql`delete from rate_limit`));

type Person = Awaited<ReturnType<typeof signedIn>>;

const [rotor] = sampleListings;

const car = { year: 2003, make: "Honda", model: "Accord" };

/** What was known of the fit when it was ordered. */
const fits = {
  vehicle: car,
  verdict: {
    ...{ fit: "fits", text: "Fits your 2003 Honda Accord" },
    row: {
      ...{ make: "Honda", model: "Accord", y0: 2003, y1: 2005, engine: "", note: "" },
      source: "catalogue",
    },
  },
};

/** An order that its buyer has: rotors at 100 dollars, delivered for 20, with 10 of tax. */
async function bought(
  {
    quantity = 3,
    ...more
  }: Partial<typeof purchaseOrder.$inferInsert> & { quantity?: number } = {},
  isConfirmed = true,
) {
  const [buyer, seller] = [await signedIn(), await signedIn()];
  const { id: orderId, number } = await writeOrder(test.db, {
    ...{ listing: rotor, quantity, stage: "shipped", deliveryCents: 20_00, taxCents: 10_00 },
    ...{ totalCents: quantity * 100_00 + 30_00, ...more },
    ...{ buyerAccountId: buyer.id, sellerAccountId: seller.id },
  });
  const [line] = await test.db
    .update(orderLine)
    .set({ priceCents: 100_00 })
    .where(eq(orderLine.orderId, orderId))
    .returning({ id: orderLine.id });
  if (isConfirmed) await moveOrder({ number, accountId: buyer.id, arrow: "collect" });
  return { buyer, seller, orderId, number, lineId: line?.id ?? "" };
}

type Order = Awaited<ReturnType<typeof bought>>;

const at = <Args extends { params: Record<string, string> }>(args: Args, number: string) => ({
  ...args,
  params: { number },
});

interface Asked {
  returnId?: string;
  line?: string;
  quantity?: string;
  reason?: ReturnReason | "" | "because";
  message?: string;
  intent?: string;
  keptPhotos?: string;
  photos?: readonly Uint8Array[];
}

const ask = (
  who: Person,
  { number, lineId }: Order,
  { photos = [], reason = "damaged", ...more }: Asked = {},
) =>
  formRoute.action(
    at(
      submitPhotos(
        `/dashboard/orders/${number}/return`,
        { returnId: newId(), line: lineId, quantity: "1", reason, message: "It is bent.", ...more },
        photos,
        who.cookie,
      ),
      number,
    ),
  );

/** The number of a return that is asked for. */
async function asked(order: Order, more?: Asked): Promise<string> {
  const { location } = await redirectOf(ask(order.buyer, order, more));
  expect(location).toMatch(/^\/dashboard\/returns\/RT-\d+$/);
  return location?.split("/").at(-1) ?? "";
}

const form = async (who: Person, number: string, query = "") =>
  formRoute.loader(at(who.get(`/dashboard/orders/${number}/return${query}`), number));

const steps = {
  grant: { answer: "Drop it off at our counter." },
  refuse: { reason: "It was not bent when it left." },
  send: { carrier: "UPS", trackingNumber: "1Z999" },
  receive: { shelf: "restock" },
  miss: { reason: "Nothing came, and the carrier knows of nothing." },
  trace: { carrier: "FedEx", trackingNumber: "7700" },
  withdraw: {},
};
type Step = keyof typeof steps;

const move = (who: Person, number: string, intent: Step, more: Record<string, string> = {}) =>
  returnRoute.action(
    at(who.post(`/dashboard/returns/${number}`, { intent, ...steps[intent], ...more }), number),
  );

const page = async (who: Person, number: string) =>
  (await returnRoute.loader(at(who.get(`/dashboard/returns/${number}`), number))).details;

const stateOf = async (number: string) => {
  const [row] = await test.db.select().from(orderReturn).where(eq(orderReturn.number, number));
  return row?.state;
};

const refundsOf = ({ orderId }: Order) =>
  test.db
    .select({
      partsCents: refund.partsCents,
      deliveryCents: refund.deliveryCents,
      taxCents: refund.taxCents,
      by: refund.by,
    })
    .from(refund)
    .where(eq(refund.orderId, orderId))
    .orderBy(refund.createdAt);

const onTheShelf = async () => {
  const [row] = await test.db.select().from(listing).where(eq(listing.id, rotor.id));
  return row?.quantity ?? 0;
};

const titles = async ({ id }: Person) =>
  (await notificationsFor(id)).notifications.map(({ title }) => title);

/** Moves the times of a return into the past. */
const passed = (number: string, days: number) =>
  test.db.execute(sql`
    update order_return set answer_by = answer_by - ${days} * interval '1 day',
      send_by = send_by - ${days} * interval '1 day', sent_at = sent_at - ${days} * interval '1 day',
      missing_at = missing_at - ${days} * interval '1 day'
    where number = ${number}`);

const kindsOf = async ({ orderId }: Order) =>
  (
    await test.db
      .select({ kind: orderEvent.kind })
      .from(orderEvent)
      .where(eq(orderEvent.orderId, orderId))
      .orderBy(orderEvent.at)
  ).map(({ kind }) => kind);

describe("the form of a return", () => {
  it("shows what goes back before it is asked for", async () => {
    const order = await bought();
    const { lines } = await form(order.buyer, order.number);
    expect(lines).toMatchObject([{ id: order.lineId, left: 3, priceCents: 100_00 }]);
    const chosen = (reason: string) => `?line=${order.lineId}&quantity=2&reason=${reason}`;
    const damaged = await form(order.buyer, order.number, chosen("damaged"));
    // Two of three pieces: two thirds of the delivery and the tax, rounded down.
    expect(damaged.plan?.amounts).toEqual({
      ...{ partsCents: 200_00, deliveryCents: 13_33, taxCents: 6_66 },
    });
    const changed = await form(order.buyer, order.number, chosen("changed-mind"));
    expect(changed.plan?.amounts).toEqual({
      ...{ partsCents: 200_00, deliveryCents: 0, taxCents: 6_66 },
    });
  });

  it("has the seller answer for a fit that the listing promised, and for no other", async () => {
    const order = await bought();
    const query = `?line=${order.lineId}&quantity=1&reason=does-not-fit`;
    const isFault = async () => (await form(order.buyer, order.number, query)).plan?.isFault;
    expect(await isFault()).toBe(false);
    const keep = (values: Partial<typeof orderLine.$inferInsert>) =>
      test.db.update(orderLine).set(values).where(eq(orderLine.id, order.lineId));
    await keep(fits);
    expect(await isFault()).toBe(true);
    const verdict = { fit: "not-confirmed", text: "Not confirmed for your 2003 Honda Accord" };
    await keep({ verdict, fitStatement: "I've checked that it fits my 2003 Honda Accord" });
    expect(await isFault()).toBe(false);
  });

  it.each(["0", "-1", "1e9", "1000000000", "4", "1.5", "", "two"])(
    "takes no quantity of %j",
    async (quantity) => {
      const order = await bought();
      const refused = await answerOf(ask(order.buyer, order, { quantity }));
      expect(refused.init?.status).toBeGreaterThanOrEqual(400);
      expect(refused.data).toMatchObject({ errors: { quantity: expect.any(String) } });
      expect(await kindsOf(order)).not.toContain("return-asked");
    },
  );

  it("keeps what was typed, and says what is wrong", async () => {
    const order = await bought();
    const none = await answerOf(ask(order.buyer, order, { message: " " }));
    expect(none.data).toMatchObject({ messageError: expect.stringMatching(/^Tell the seller/) });
    const long = await answerOf(ask(order.buyer, order, { message: "ü".repeat(2_001) }));
    expect(long.data).toMatchObject({ message: "ü".repeat(2_001) });
    const why = await answerOf(ask(order.buyer, order, { reason: "because" }));
    expect(why.data).toMatchObject({ errors: { reason: "Choose why it goes back." } });
    // Nobody has to say why they changed their mind.
    await asked(order, { reason: "changed-mind", message: "" });
  });

  it("is the buyer's own", async () => {
    const [order, other] = [await bought(), await bought()];
    for (const who of [order.seller, other.buyer]) {
      expect((await refusal(form(who, order.number))).status).toBe(404);
      expect((await refusal(ask(who, order))).status).toBe(404);
    }
    // Nor does it take another order's line.
    const refused = refusal(ask(order.buyer, order, { line: other.lineId }));
    expect((await refused).status).toBe(404);
  });

  it("takes nothing back that the buyer does not have", async () => {
    const order = await bought();
    const at = (values: Partial<typeof purchaseOrder.$inferInsert>) =>
      test.db.update(purchaseOrder).set(values).where(eq(purchaseOrder.id, order.orderId));
    await at({ stage: "shipped" });
    expect((await form(order.buyer, order.number)).lines).toEqual([]);
    const refused = await answerOf(ask(order.buyer, order));
    expect(refused.data).toMatchObject({
      errors: { line: expect.stringMatching(/once you have/) },
    });
  });

  it("takes what is wrong for 30 days, and the rest as long as the seller says", async () => {
    const order = await bought();
    const heldFor = (days: number) =>
      test.db
        .update(purchaseOrder)
        .set({ deliveredAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(purchaseOrder.id, order.orderId));
    const returnDays = (days: number | null) =>
      test.db
        .update(sellerTable)
        .set({ returnDays: days })
        .where(eq(sellerTable.id, rotor.sellerId));
    try {
      await returnDays(14);
      await heldFor(15);
      const late = await answerOf(ask(order.buyer, order, { reason: "changed-mind" }));
      expect(late.data).toMatchObject({
        errors: { reason: expect.stringMatching(/^The 14 days/) },
      });
      await returnDays(0);
      const none = await answerOf(ask(order.buyer, order, { reason: "changed-mind" }));
      expect(none.data).toMatchObject({
        errors: { reason: "Hudson Auto Supply takes no returns for that reason." },
      });
      await heldFor(31);
      const wrong = await answerOf(ask(order.buyer, order));
      expect(wrong.data).toMatchObject({
        errors: { reason: expect.stringMatching(/^The 30 days/) },
      });
      expect((await form(order.buyer, order.number)).lines).toEqual([]);
      await heldFor(29);
      await asked(order);
      await returnDays(60);
      const other = await bought();
      await asked(other, { reason: "changed-mind" });
    } finally {
      await returnDays(rotor.sellerId ? null : 30);
    }
  });

  it("keeps what was written while what goes back is chosen anew, and shows what that brings", async () => {
    const order = await bought({ quantity: 3 });
    const photos = [await picture(640, 480).jpeg().toBuffer()];
    const refused = await answerOf(ask(order.buyer, order, { quantity: "4", photos }));
    const { plan, photos: kept, ...said } = refused.data;
    expect(plan).toBeUndefined();
    expect(said).toMatchObject({ message: "It is bent.", choice: { quantity: "4" } });
    expect(kept.kept).toHaveLength(1);
    const keptPhotos = kept.kept.join(",");
    const anew = { intent: "choose", quantity: "2", keptPhotos };
    const again = await answerOf(ask(order.buyer, order, anew));
    expect(again).toMatchObject({
      init: { status: 200 },
      data: {
        ...{ message: "It is bent.", errors: {}, photos: kept },
        plan: { quantity: 2, amounts: { partsCents: 200_00 } },
      },
    });
    expect(await kindsOf(order)).not.toContain("return-asked");
    await asked(order, { quantity: "2", keptPhotos });
  });

  it("keeps what was written while something else is to be chosen", async () => {
    const order = await bought({ quantity: 3 });
    const photos = [await picture(640, 480).jpeg().toBuffer()];
    const changing = await answerOf(ask(order.buyer, order, { intent: "change", photos }));
    expect(changing).toMatchObject({
      init: { status: 200 },
      data: { message: "It is bent.", errors: {}, choice: { reason: "damaged" } },
    });
    expect(changing.data.plan).toBeUndefined();
    expect(changing.data.photos.kept).toHaveLength(1);
    expect(await kindsOf(order)).not.toContain("return-asked");
  });

  it("shows what was chosen again where what was written is refused", async () => {
    const order = await bought();
    const refused = await answerOf(ask(order.buyer, order, { message: " " }));
    expect(refused.data).toMatchObject({ plan: { quantity: 1, reason: "damaged" } });
  });

  it("waits for a dispute about the part", async () => {
    const order = await bought();
    await test.db.insert(dispute).values({
      ...{ orderId: order.orderId, lineId: order.lineId, accountId: order.buyer.id },
      ...{ reason: "not-as-described", message: "Rust." },
    });
    expect((await form(order.buyer, order.number)).lines).toEqual([]);
    const refused = await answerOf(ask(order.buyer, order));
    expect(refused.data).toMatchObject({ errors: { line: expect.stringMatching(/^A dispute/) } });
  });
});

describe("asking for a return", () => {
  it("tells the seller, with photos and what was sold beside it", async () => {
    const order = await bought();
    const file = await picture(640, 480).jpeg().toBuffer();
    await runJobs();
    const number = await asked(order, { quantity: "2", photos: [file] });
    expect(await titles(order.seller)).toContain(
      `The buyer of order ${order.number} wants to return parts`,
    );
    const mails = await runJobs();
    const mail = mails.find(({ subject }) => subject.startsWith("Return asked for"));
    expect(mail?.text).toContain("It is bent.");
    for (const who of [order.buyer, order.seller]) {
      const details = await page(who, number);
      expect(details).toMatchObject({
        ...{ orderNumber: order.number, state: "asked", quantity: 2, message: "It is bent." },
        ...{ isFault: true, partNumber: rotor.partNumber, priceCents: 100_00 },
        amounts: { partsCents: 200_00, deliveryCents: 13_33, taxCents: 6_66 },
        events: [{ kind: "return-asked", by: "buyer", reason: "It is bent." }],
      });
      expect(details.photos).toMatchObject([{ state: "ready", by: "buyer" }]);
    }
  });

  it("is done once, however often the form is sent, and for a line by one of two", async () => {
    const order = await bought();
    const returnId = newId();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => redirectOf(ask(order.buyer, order, { returnId }))),
    );
    expect(new Set(answers.map(({ location }) => location)).size).toBe(1);
    const other = await bought();
    const both = await Promise.all([ask(other.buyer, other), ask(other.buyer, other)]);
    expect(both.filter((answer) => answer instanceof Response)).toHaveLength(1);
    for (const { orderId } of [order, other])
      expect(await test.db.$count(orderReturn, eq(orderReturn.orderId, orderId))).toBe(1);
  });

  it("counts what is spoken for, and what was canceled", async () => {
    const order = await bought({ totalCents: 230_00 }, false);
    await test.db
      .update(orderLine)
      .set({ canceledQuantity: 1 })
      .where(eq(orderLine.id, order.lineId));
    await moveOrder({ number: order.number, accountId: order.buyer.id, arrow: "collect" });
    const first = await asked(order);
    const open = await answerOf(ask(order.buyer, order));
    expect(open.data).toMatchObject({ errors: { line: expect.stringContaining(first) } });
    await move(order.seller, first, "refuse");
    const more = await answerOf(ask(order.buyer, order, { quantity: "2" }));
    expect(more.data).toMatchObject({ errors: { quantity: "One is left to return." } });
    await asked(order);
  });
});

describe("the arrows of a return", () => {
  /** A return that has come to a state. */
  async function cameTo(
    state: "asked" | "granted" | "sent" | "missing",
    order?: Order,
    more?: Asked,
  ) {
    const of = order ?? (await bought());
    const number = await asked(of, more);
    if (state !== "asked") await move(of.seller, number, "grant");
    if (state === "sent" || state === "missing") await move(of.buyer, number, "send");
    if (state === "missing") await move(of.seller, number, "miss");
    return { ...of, return: number };
  }

  it.each([
    ["grant", "seller", "asked", "granted"],
    ["refuse", "seller", "asked", "refused"],
    ["withdraw", "buyer", "asked", "withdrawn"],
    ["withdraw", "buyer", "granted", "withdrawn"],
    ["send", "buyer", "granted", "sent"],
    ["receive", "seller", "granted", "refunded"],
    ["receive", "seller", "sent", "refunded"],
    ["receive", "seller", "missing", "refunded"],
    ["miss", "seller", "sent", "missing"],
  ] as const)("%s, by the %s, leads from %s to %s once", async (step, side, from, to) => {
    const found = await cameTo(from);
    const [own, other] =
      side === "buyer" ? [found.buyer, found.seller] : [found.seller, found.buyer];
    for (const stranger of [other, await signedIn()])
      expect((await refusal(move(stranger, found.return, step))).status).toBe(404);
    expect(await stateOf(found.return)).toBe(from);
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => redirectOf(move(own, found.return, step))),
    );
    for (const { flash } of answers) expect(flash).toMatchObject({ tone: "success" });
    expect(await stateOf(found.return)).toBe(to);
    const kinds = await kindsOf(found);
    expect(kinds.filter((kind) => kind === `return-${to}`)).toHaveLength(1);
    if (to !== "refunded") expect((await titles(other)).join()).toMatch(found.number);
    expect(await checkLedger()).toEqual([]);
  });

  it("lead nowhere from where they do not begin", async () => {
    const found = await cameTo("asked");
    for (const [who, step] of [
      [found.buyer, "send"],
      [found.seller, "receive"],
    ] as const)
      expect(await redirectOf(move(who, found.return, step))).toMatchObject({
        flash: { tone: "info", message: expect.stringMatching(/^That can't be done/) },
      });
    await move(found.seller, found.return, "refuse");
    for (const step of ["grant", "receive"] as const)
      expect(await redirectOf(move(found.seller, found.return, step))).toMatchObject({
        flash: { tone: "info" },
      });
    expect(await stateOf(found.return)).toBe("refused");
    expect(await refundsOf(found)).toEqual([]);
  });

  it("of two sides at once one is followed", async () => {
    const found = await cameTo("asked");
    await Promise.all([
      move(found.seller, found.return, "grant"),
      move(found.seller, found.return, "refuse"),
      move(found.buyer, found.return, "withdraw"),
    ]);
    const kinds = (await kindsOf(found)).filter((kind) => kind.startsWith("return-"));
    // Granted and withdrawn may both be: in that order.
    expect([
      "return-asked,return-granted",
      "return-asked,return-granted,return-withdrawn",
      "return-asked,return-refused",
      "return-asked,return-withdrawn",
    ]).toContain(kinds.join());
  });

  it.each([
    ["grant", { answer: " " }, "answer"],
    ["grant", { answer: "x".repeat(1_001) }, "answer"],
    ["refuse", { reason: "" }, "reason"],
    ["refuse", { reason: "x".repeat(501) }, "reason"],
    ["miss", { reason: " " }, "reason"],
  ] as const)("%s needs words: %j", async (step, fields, field) => {
    const found = await cameTo("asked");
    const refused = await answerOf(move(found.seller, found.return, step, fields));
    expect(refused.init).toMatchObject({ status: 400 });
    expect(refused.data).toMatchObject({ field, form: fields });
    expect(await stateOf(found.return)).toBe("asked");
  });

  it("receive needs to know where the pieces go, send whose the number is", async () => {
    const found = await cameTo("granted");
    const nowhere = await answerOf(move(found.seller, found.return, "receive", { shelf: "" }));
    expect(nowhere.data).toMatchObject({ field: "shelf" });
    const nobody = await answerOf(move(found.buyer, found.return, "send", { carrier: "" }));
    expect(nobody.data).toMatchObject({ field: "carrier" });
  });

  it("trace names a parcel that can be followed", async () => {
    const found = await cameTo("missing");
    for (const [field, fields] of [
      ["carrier", { carrier: " " }],
      ["trackingNumber", { trackingNumber: "" }],
      ["trackingNumber", { trackingNumber: "x".repeat(61) }],
    ] as const) {
      const { data, init } = await answerOf(move(found.buyer, found.return, "trace", fields));
      expect([init?.status, data.field, data.form]).toMatchObject([400, field, fields]);
    }
    expect(await stateOf(found.return)).toBe("missing");
  });

  it("are a 404 for what is no number, and for a stranger also where the form is wrong", async () => {
    const found = await cameTo("asked");
    const stranger = await signedIn();
    for (const number of ["RT-0", "PL-1", "RT-99999999999999", "x"])
      expect((await refusal(page(stranger, number))).status).toBe(404);
    const wrong = refusal(move(stranger, found.return, "grant", { answer: "" }));
    expect((await wrong).status).toBe(404);
    expect((await refusal(page(stranger, found.return))).status).toBe(404);
  });
});

describe("the money of a return", () => {
  const received = async (order: Order, more: Asked, shelf = "write-off") => {
    const number = await asked(order, more);
    await move(order.seller, number, "grant");
    await move(order.seller, number, "receive", { shelf });
    return number;
  };

  it("is the parts, and what the seller answers for also their delivery, to the last cent", async () => {
    const order = await bought();
    for (let piece = 0; piece < 3; piece++) await received(order, {});
    expect(await refundsOf(order)).toEqual([
      { partsCents: 100_00, deliveryCents: 6_66, taxCents: 3_33, by: "seller" },
      { partsCents: 100_00, deliveryCents: 6_67, taxCents: 3_33, by: "seller" },
      { partsCents: 100_00, deliveryCents: 6_67, taxCents: 3_34, by: "seller" },
    ]);
    const refused = await answerOf(ask(order.buyer, order));
    expect(refused.data).toMatchObject({ errors: { line: "None of it is left to return." } });
    expect(await checkLedger()).toEqual([]);
  });

  it("leaves the delivery of what the buyer did not want with the seller", async () => {
    const order = await bought();
    await received(order, { reason: "changed-mind", quantity: "2" });
    await received(order, { reason: "damaged" });
    expect(await refundsOf(order)).toMatchObject([
      { partsCents: 200_00, deliveryCents: 0, taxCents: 6_66 },
      { partsCents: 100_00, deliveryCents: 6_66, taxCents: 3_34 },
    ]);
    expect(await checkLedger()).toEqual([]);
  });

  it("is told to the buyer, and shown on the return's page", async () => {
    const order = await bought();
    const number = await received(order, { quantity: "3" });
    expect(await titles(order.buyer)).toContain(`You get a refund for order ${order.number}`);
    expect(await page(order.buyer, number)).toMatchObject({
      ...{ state: "refunded", isRestocked: false },
      amounts: { partsCents: 300_00, deliveryCents: 20_00, taxCents: 10_00 },
    });
  });

  it("is granted once, and the pieces are back on the shelf once", async () => {
    const before = await onTheShelf();
    const order = await bought();
    const number = await asked(order, { quantity: "2" });
    await move(order.seller, number, "grant");
    await Promise.all(Array.from({ length: 5 }, () => move(order.seller, number, "receive")));
    await move(order.seller, number, "receive", { shelf: "write-off" });
    expect(await refundsOf(order)).toHaveLength(1);
    expect(await onTheShelf()).toBe(before + 2);
    expect((await page(order.seller, number)).isRestocked).toBe(true);
  });

  it("waits for a dispute, and so do the pieces", async () => {
    const before = await onTheShelf();
    const order = await bought();
    const number = await asked(order);
    await move(order.seller, number, "grant");
    await move(order.buyer, number, "send");
    await test.db.insert(dispute).values({
      ...{ orderId: order.orderId, lineId: order.lineId, accountId: order.buyer.id },
      ...{ reason: "not-as-described", message: "Rust." },
    });
    expect(await redirectOf(move(order.seller, number, "receive"))).toMatchObject({
      flash: { tone: "info", message: expect.stringMatching(/^A dispute/) },
    });
    await passed(number, 15);
    await moveDueReturns();
    expect(await stateOf(number)).toBe("sent");
    expect(await onTheShelf()).toBe(before);
    await test.db
      .update(dispute)
      .set({ status: "closed", closedAt: new Date(), outcome: "rejected" })
      .where(eq(dispute.orderId, order.orderId));
    await moveDueReturns();
    expect(await stateOf(number)).toBe("refunded");
  });

  it("is nothing before the order is paid, which its seller alone does not say", async () => {
    const order = await bought({ stage: "delivered", deliveredAt: new Date() }, false);
    const number = await asked(order);
    await move(order.seller, number, "grant");
    expect(await redirectOf(move(order.seller, number, "receive"))).toMatchObject({
      flash: { tone: "info", message: expect.stringMatching(/^The order isn't paid yet/) },
    });
    expect(await stateOf(number)).toBe("granted");
    await moveOrder({ number: order.number, accountId: order.buyer.id, arrow: "collect" });
    await move(order.seller, number, "receive");
    expect(await stateOf(number)).toBe("refunded");
  });

  it.each([
    [345_00, { partsCents: 40_00, deliveryCents: 5_00, taxCents: 0 }],
    // Their bank gave the buyer the rest.
    [43_00, { partsCents: 40_00, deliveryCents: 3_00, taxCents: 0 }],
    [0, { partsCents: 0, deliveryCents: 0, taxCents: 0 }],
  ])("is never more than is left of the line, nor of the order: %d cents", (inAllCents, back) => {
    const money = {
      paid: { partsCents: 300_00, deliveryCents: 20_00, taxCents: 0 },
      left: { partsCents: 40_00, deliveryCents: 5_00, taxCents: 0, inAllCents },
      returned: { partsCents: 0, faultCents: 0, calledOffCents: 0 },
    };
    const of = { quantity: 3, priceCents: 100_00, isFault: true };
    expect(amountsOfReturn(of, money)).toEqual(back);
  });
});

describe("the time of a return", () => {
  it("grants what the seller does not answer, after a reminder", async () => {
    const order = await bought();
    const number = await asked(order);
    const [row] = await test.db.select().from(orderReturn).where(eq(orderReturn.number, number));
    const days = ((row?.answerBy.getTime() ?? 0) - Date.now()) / 86_400_000;
    // Three business days, and a weekend between them or none.
    expect([3, 4, 5]).toContain(Math.round(days));
    await moveDueReturns();
    expect(await stateOf(number)).toBe("asked");
    await passed(number, Math.round(days) - 0.5);
    await moveDueReturns();
    await moveDueReturns();
    expect(await titles(order.seller)).toContain(
      `A return for order ${order.number} waits for you`,
    );
    await passed(number, 1);
    await Promise.all([moveDueReturns(), moveDueReturns()]);
    expect(await stateOf(number)).toBe("granted");
    const kinds = await kindsOf(order);
    expect(kinds.filter((kind) => kind.startsWith("return-"))).toEqual([
      ...["return-asked", "return-await", "return-granted"],
    ]);
    expect(await titles(order.buyer)).toContain(`You can send parts of order ${order.number} back`);
  });

  it("lapses what the buyer does not send, after a reminder, and lets them ask again", async () => {
    const order = await bought();
    const number = await asked(order);
    await move(order.seller, number, "grant");
    await passed(number, 10);
    await moveDueReturns();
    expect(await titles(order.buyer)).not.toContain(
      `Send the parts of order ${order.number} back soon`,
    );
    await passed(number, 1.5);
    await moveDueReturns();
    expect(await titles(order.buyer)).toContain(
      `Send the parts of order ${order.number} back soon`,
    );
    await passed(number, 3);
    await moveDueReturns();
    expect(await stateOf(number)).toBe("lapsed");
    expect(await refundsOf(order)).toEqual([]);
    await asked(order, { quantity: "3" });
  });

  it("refunds what the seller says nothing about for two weeks, and leaves the shelf alone", async () => {
    const before = await onTheShelf();
    const order = await bought();
    const number = await asked(order);
    await move(order.seller, number, "grant");
    await move(order.buyer, number, "send");
    await passed(number, 13);
    await moveDueReturns();
    expect(await stateOf(number)).toBe("sent");
    expect((await kindsOf(order)).filter((kind) => kind === "return-await")).toHaveLength(1);
    await passed(number, 1.1);
    await Promise.all([moveDueReturns(), moveDueReturns()]);
    expect(await page(order.seller, number)).toMatchObject({
      ...{ state: "refunded", isRestocked: null },
    });
    expect(await refundsOf(order)).toMatchObject([{ partsCents: 100_00, by: "system" }]);
    expect(await onTheShelf()).toBe(before);
    expect(await checkLedger()).toEqual([]);
  });

  it("refunds nothing silently that has not arrived, and begins anew once for a parcel with a number", async () => {
    const order = await bought();
    const number = await asked(order);
    await move(order.seller, number, "grant");
    await move(order.buyer, number, "send", { carrier: "", trackingNumber: "" });
    await passed(number, 13);
    await move(order.seller, number, "miss");
    expect(await titles(order.buyer)).toContain(
      `Parts that you sent back of order ${order.number} haven't arrived`,
    );
    await passed(number, 10);
    await moveDueReturns();
    expect(await stateOf(number)).toBe("missing");
    const seen = (await page(order.buyer, number)).missingAt?.toISOString() ?? "";
    const toneOf = async (moved: ReturnType<typeof move>) => (await redirectOf(moved)).flash?.tone;
    // Of a page that was made before it was said to be missing.
    expect(await toneOf(move(order.buyer, number, "trace"))).toBe("info");
    for (const [fields, tone] of [
      [{}, "success"],
      [{}, "success"],
      [{ trackingNumber: "8800" }, "info"],
    ] as const)
      expect(await toneOf(move(order.buyer, number, "trace", { missing: seen, ...fields }))).toBe(
        tone,
      );
    // What was said before the parcel had a number is not said of it.
    expect(await toneOf(move(order.seller, number, "miss"))).toBe("info");
    expect(await page(order.seller, number)).toMatchObject({
      ...{ state: "sent", isTraced: true, carrier: "FedEx", trackingNumber: "7700" },
    });
    expect(await titles(order.seller)).toContain(
      `There's a tracking number for the return of order ${order.number}`,
    );
    await passed(number, 13);
    await moveDueReturns();
    expect(await stateOf(number)).toBe("sent");
    // Once: the second time a dispute decides.
    const found = (await page(order.seller, number)).missingAt?.toISOString() ?? "";
    await move(order.seller, number, "miss", { missing: found });
    expect(await stateOf(number)).toBe("missing");
    const again = (await page(order.buyer, number)).missingAt?.toISOString() ?? "";
    expect(await toneOf(move(order.buyer, number, "trace", { missing: again }))).toBe("info");
    await passed(number, 12);
    await moveDueReturns();
    await moveDueReturns();
    expect(await titles(order.buyer)).toContain(
      `3 days are left to find what you sent back of order ${order.number}`,
    );
    await passed(number, 2);
    await moveDueReturns();
    expect(await stateOf(number)).toBe("lapsed");
    expect((await kindsOf(order)).filter((kind) => kind.startsWith("return-"))).toEqual([
      ...["return-asked", "return-granted", "return-sent", "return-missing", "return-traced"],
      ...["return-await", "return-missing", "return-search", "return-lapsed"],
    ]);
    // No mail asks for what can no longer be given.
    const next = async (kind: string) =>
      mails.flatMap((mail) =>
        mail.kind === `orders.${kind}` ? [/tracking\s+number|proof/.exec(mail.text)?.[0]] : [],
      );
    const mails = (await runJobs()).filter(({ text }) => text.includes(order.number));
    expect(await next("return-missing")).toEqual([
      expect.stringMatching(/tracking\s+number/),
      "proof",
    ]);
    expect(await next("return-search")).toEqual(["proof"]);
    expect(await refundsOf(order)).toEqual([]);
  });

  it("refunds a parcel with a number whose seller is silent then", async () => {
    const order = await bought();
    const number = await asked(order);
    await move(order.seller, number, "grant");
    await move(order.buyer, number, "send");
    await move(order.seller, number, "miss");
    const { missingAt } = await page(order.buyer, number);
    await move(order.buyer, number, "trace", { missing: missingAt?.toISOString() ?? "" });
    await passed(number, 14.1);
    await moveDueReturns();
    expect(await stateOf(number)).toBe("refunded");
    expect(await refundsOf(order)).toMatchObject([{ partsCents: 100_00, by: "system" }]);
  });

  it("waits for a dispute that is opened while the clock finds it due", async () => {
    const order = await bought();
    const number = await asked(order);
    await move(order.seller, number, "grant");
    await move(order.buyer, number, "send");
    await move(order.seller, number, "miss");
    await passed(number, 14.1);
    const { moving } = await withTransaction(async (tx) => {
      await tx.execute(
        sql`select from ${purchaseOrder} where id = ${order.orderId} for no key update`,
      );
      const moving = moveDueReturns();
      await new Promise((done) => setTimeout(done, 300));
      await tx.insert(dispute).values({
        ...{ orderId: order.orderId, lineId: order.lineId, accountId: order.buyer.id },
        ...{ reason: "did-not-arrive", message: "They have it.", answerBy: new Date() },
      });
      return { moving };
    });
    await moving;
    expect(await stateOf(number)).toBe("missing");
    // Nor is anybody reminded of what a dispute decides.
    await passed(number, -2);
    await moveDueReturns();
    expect(await kindsOf(order)).not.toContain("return-search");
    expect(await page(order.buyer, number)).toMatchObject({ isDisputed: true, canDispute: true });
    await test.db.insert(dispute).values(
      [1, 2].map(() => ({
        ...{ orderId: order.orderId, lineId: order.lineId, accountId: order.buyer.id },
        ...{ reason: "did-not-arrive" as const, message: "They have it.", answerBy: new Date() },
        ...{ status: "closed" as const, outcome: "withdrawn" as const },
      })),
    );
    // The one that is open, whatever came after it.
    const { number: open } = await test.db
      .select({ number: dispute.number })
      .from(dispute)
      .where(and(eq(dispute.orderId, order.orderId), eq(dispute.status, "open")))
      .then(([row]) => row ?? { number: "" });
    expect(await page(order.buyer, number)).toMatchObject({ canDispute: false, ticket: open });
  });

  it.each([
    ["none", 0, /open a dispute\s+from the\s+order's page/],
    ["an open one", 0, /dispute that is open about it decides/],
    ["three closed ones", 3, /write to\s+support/],
  ])("mails who decides after a refusal with %s", async (which, closed, words) => {
    const order = await bought();
    const number = await asked(order);
    const row = {
      ...{ orderId: order.orderId, lineId: order.lineId, accountId: order.buyer.id },
      ...{ reason: "not-as-described" as const, message: "It's bent.", answerBy: new Date() },
    };
    if (which === "an open one") await test.db.insert(dispute).values(row);
    for (let at = 0; at < closed; at += 1)
      await test.db.insert(dispute).values({ ...row, status: "closed", outcome: "withdrawn" });
    await move(order.seller, number, "refuse");
    const mail = (await runJobs()).find(
      ({ kind, text }) => kind === "orders.return-refused" && text.includes(order.number),
    );
    expect(mail?.text).toMatch(words);
    if (which !== "none") expect(mail?.text).not.toMatch(/open a\s+dispute/);
  });

  it("has an end in every state that waits", () => {
    const arrows = Object.values(returnArrows);
    for (const state of openReturnStates)
      expect(
        arrows.some(
          (arrow) => arrow.by === "system" && (arrow.from as readonly string[]).includes(state),
        ),
      ).toBe(true);
  });
});

describe("the page of the order", () => {
  const panel = async (who: Person, number: string) =>
    (await orderRoute.loader(at(who.get(`/dashboard/orders/${number}`), number))).returns;

  it("offers the buyer a return while one can be asked for, and shows both sides what there is", async () => {
    const order = await bought({ quantity: 1 });
    expect(await panel(order.buyer, order.number)).toEqual({ returns: [], canAsk: true });
    expect(await panel(order.seller, order.number)).toEqual({ returns: [], canAsk: false });
    const number = await asked(order);
    for (const who of [order.buyer, order.seller])
      expect(await panel(who, order.number)).toMatchObject({
        returns: [{ number, state: "asked", quantity: 1 }],
        canAsk: false,
      });
  });
});
