import { and, eq, like, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { type CoreArrow, coreArrows, isOpen } from "~/cores/core-graph";
import { historyOf } from "~/cores/core-history";
import { badgeOf, settleBy, standingText } from "~/cores/core-words";
import { followOrders, getCore, listCores, moveCore, moveDueCores } from "~/cores/cores.server";
import { stepDispute } from "~/disputes/dispute-steps.server";
import { openDispute } from "~/disputes/disputes.server";
import { checkLedger, recordMoney } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { notificationsFor } from "~/notifications/notifications.server";
import type { OrderEvent } from "~/orders/order-listeners.server";
import { getOrder, moveOrder } from "~/orders/orders.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import {
  checkout,
  core,
  dispute,
  orderEvent,
  orderLine,
  orderReturn,
  payment,
  paymentAction,
  purchaseOrder,
  refund,
  seller,
} from "~/platform/db/schema.server";
import { type CoreState, coreStates } from "~/platform/enums";
import * as corePage from "~/routes/dashboard-core";
import * as coresPage from "~/routes/dashboard-cores";
import * as orderPage from "~/routes/dashboard-order";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { writeOrder } from "../support/orders";
import { dataFolder, picture } from "../support/photos";
import { answerOf, redirectOf, refusal, signedIn, submitPhotos } from "../support/signed-in";

const test = useDatabase({ env: { DATA_DIR: await dataFolder() } });
registerListeners();

const [rotor, , shock] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;

/** An order on its way: two rotors with a deposit of 20 dollars each, and a shock absorber without one. */
async function shipped() {
  const [buyer, sold] = [await signedIn(), await signedIn()];
  const order = await writeOrder(test.db, {
    ...{ listing: rotor, quantity: 2, stage: "shipped", totalCents: 508_00, coreCents: 40_00 },
    ...{ buyerAccountId: buyer.id, sellerAccountId: sold.id },
  });
  const [line] = await test.db
    .update(orderLine)
    .set({ priceCents: 234_00, coreCents: 20_00 })
    .where(eq(orderLine.orderId, order.id))
    .returning({ id: orderLine.id });
  await test.db.insert(orderLine).values({
    ...{ orderId: order.id, position: 1, listingId: shock.id, quantity: 1, priceCents: 0 },
    ...{ name: shock.name, partNumber: shock.partNumber, condition: "new" },
  });
  return { ...order, buyer, seller: sold, lineId: line?.id ?? "" };
}

const collect = ({ number, buyer }: Awaited<ReturnType<typeof shipped>>) =>
  moveOrder({ number, accountId: buyer.id, arrow: "collect" });

/** The same, with its buyer, and its deposit of 40 dollars in a state. */
async function held(state: CoreState = "held") {
  const order = await shipped();
  await collect(order);
  const [row] = await test.db.select().from(core).where(eq(core.orderId, order.id));
  if (!row) throw new Error("There is no deposit.");
  const now = new Date();
  await test.db
    .update(core)
    .set({
      state,
      ...(state === "sent" && { sentAt: now }),
      ...(state === "received" && { receivedAt: now }),
    })
    .where(eq(core.id, row.id));
  await runJobs();
  return { ...order, orderId: order.id, id: row.id };
}

type Held = Awaited<ReturnType<typeof held>>;

/** Puts back how an order was paid when its money was entered: the ledger is checked as a whole. */
const paidAtCounter = ({ orderId }: Held) =>
  test.db.update(purchaseOrder).set({ payment: "counter" }).where(eq(purchaseOrder.id, orderId));

const press = (who: Person, { id }: { id: string }, fields: Record<string, string>) =>
  corePage.action({ ...who.post(`/dashboard/cores/${id}`, fields), params: { id } });

const see = (who: Person, { id }: { id: string }) =>
  corePage.loader({ ...who.get(`/dashboard/cores/${id}`), params: { id } });

const rowOf = async ({ id }: { id: string }) => {
  const [row] = await test.db.select().from(core).where(eq(core.id, id));
  if (!row) throw new Error("It is not there.");
  return row;
};

const eventsOf = async ({ orderId }: Held) =>
  test.db
    .select({ kind: orderEvent.kind, by: orderEvent.by, detail: orderEvent.detail })
    .from(orderEvent)
    .where(and(eq(orderEvent.orderId, orderId), like(orderEvent.kind, "core-%")))
    .orderBy(orderEvent.at);

const refundsOf = ({ orderId }: Held) =>
  test.db
    .select({ coreCents: refund.coreCents, by: refund.by, why: refund.why })
    .from(refund)
    .where(eq(refund.orderId, orderId));

/** What the ledger still holds of an order's deposits, in cents. */
async function depositHeld({ orderId }: Held): Promise<number> {
  const { rows } = await test.db.execute<{ cents: number }>(sql`
    select coalesce(-sum(p.amount_cents), 0)::int as cents from ledger_posting p
    join ledger_entry e on e.id = p.entry_id join ledger_account a on a.id = p.account_id
    where e.order_id = ${orderId} and a.kind = 'core-deposits'`);
  return rows[0]?.cents ?? Number.NaN;
}

/** Moves moments of a deposit by so many days: as if the clock were put on by as many. */
const later = ({ id }: { id: string }, days: number) =>
  test.db.execute(sql`
    update core set send_by = send_by - ${days} * interval '1 day', sent_at = sent_at - ${days} * interval '1 day',
      received_at = received_at - ${days} * interval '1 day', reminded_at = reminded_at - ${days} * interval '1 day',
      created_at = created_at - ${days} * interval '1 day'
    where id = ${id}`);

const titlesFor = async ({ id }: Person) =>
  (await notificationsFor(id)).notifications.map(({ title }) => title);

const dayMs = 86_400_000;

describe("the graph", () => {
  const arrows = Object.values(coreArrows) as CoreArrow[];

  it("leads from held to an end by every way, and never back", () => {
    const order: CoreState[] = ["held", "sent", "received"];
    for (const { from, to } of arrows)
      for (const state of from)
        if (isOpen(to)) expect(order.indexOf(to)).toBeGreaterThan(order.indexOf(state));
    expect([...new Set(arrows.map(({ to }) => to))].sort()).toEqual(
      coreStates.filter((state) => state !== "held").sort(),
    );
    for (const state of coreStates)
      expect(arrows.some(({ from }) => from.includes(state))).toBe(isOpen(state));
  });

  it("says what becomes of the money wherever it ends", () => {
    for (const { to, keeps } of arrows) expect(keeps !== undefined).toBe(!isOpen(to));
  });
});

describe("a deposit", () => {
  it("begins when its buyer has the parts, once, for the lines that have one", async () => {
    const order = await shipped();
    await test.db.update(seller).set({ coreDays: 10 }).where(eq(seller.id, rotor.sellerId));
    await Promise.all([collect(order), collect(order)]);
    await collect(order);
    const event = { kind: "collect", id: order.id, orderId: order.id, by: "buyer" } as const;
    await withTransaction((tx) => followOrders(tx, [event, event]));
    const rows = await test.db.select().from(core).where(eq(core.orderId, order.id));
    expect(rows).toMatchObject([
      { lineId: order.lineId, quantity: 2, depositCents: 40_00, state: "held", keptCents: null },
    ]);
    const days = (Number(rows[0]?.sendBy) - Date.now()) / dayMs;
    expect(days).toBeGreaterThan(9.99);
    expect(days).toBeLessThan(10);
    await test.db.update(seller).set({ coreDays: 30 }).where(eq(seller.id, rotor.sellerId));
  });

  it("is of the pieces that were not canceled", async () => {
    const order = await shipped();
    await test.db
      .update(orderLine)
      .set({ canceledQuantity: 1 })
      .where(eq(orderLine.id, order.lineId));
    await test.db
      .update(purchaseOrder)
      .set({ totalCents: 254_00, coreCents: 20_00 })
      .where(eq(purchaseOrder.id, order.id));
    const event = { kind: "collect", id: order.id, orderId: order.id, by: "buyer" } as const;
    await withTransaction((tx) => followOrders(tx, [event]));
    expect(await test.db.$count(core, eq(core.orderId, order.id))).toBe(0);
    await collect(order);
    const rows = await test.db.select().from(core).where(eq(core.orderId, order.id));
    expect(rows).toMatchObject([{ quantity: 1, depositCents: 20_00 }]);
  });
});

const form = { carrier: "UPS", trackingNumber: "1Z 999", kept: "15", reason: "Cracked housing." };

/** Each arrow of a person, from each state that it begins in. */
const arrowsOfPeople = (Object.entries(coreArrows) as [string, CoreArrow][])
  .filter(([, { by }]) => by !== "system")
  .flatMap(([name, { by, from, to }]) =>
    from.map((state) => [name, by as "buyer" | "seller", state, to] as const),
  );

describe("who gives a deposit back", () => {
  it.each([
    ["counter", "Pay it back the way it was paid, then say so on the order's page."],
    ["provider", "It goes to the buyer's card, and comes off your next payout."],
  ] as const)("is told what to do where it was paid by %s", async (payment, next) => {
    const deposit = await held("received");
    await test.db
      .update(purchaseOrder)
      .set({ payment })
      .where(eq(purchaseOrder.id, deposit.orderId));
    const answer = await redirectOf(press(deposit.seller, deposit, { intent: "refund" }));
    expect(answer.flash?.message).toBe(`The deposit goes back in full. ${next}`);
    await paidAtCounter(deposit);
  });
});

describe("the arrow", () => {
  it.each(arrowsOfPeople)("%s of the %s, from %s to %s", async (intent, by, from, to) => {
    const order = await held(from);
    const [right, wrong] =
      by === "buyer" ? [order.buyer, order.seller] : [order.seller, order.buyer];
    const stranger = await signedIn();
    for (const other of [wrong, stranger])
      expect((await refusal(press(other, order, { intent, ...form }))).status).toBe(404);
    expect((await rowOf(order)).state).toBe(from);
    const at = `/dashboard/cores/${order.id}`;
    const first = await Promise.all([
      redirectOf(press(right, order, { intent, ...form })),
      redirectOf(press(right, order, { intent, ...form })),
    ]);
    const again = await redirectOf(press(right, order, { intent, ...form, reason: "Another." }));
    for (const each of [...first, again])
      expect(each).toMatchObject({ location: at, flash: { tone: "success" } });
    const row = await rowOf(order);
    expect(row.state).toBe(to);
    const events = await eventsOf(order);
    expect(events).toMatchObject([{ kind: `core-${to}`, by }]);
    const keptCents = { refunded: 0, waived: 0, reduced: 15_00, refused: 40_00 }[to as string];
    expect(row.keptCents).toBe(keptCents ?? null);
    const back = 40_00 - (keptCents ?? 40_00);
    expect(await refundsOf(order)).toEqual(
      back === 0 ? [] : [{ coreCents: back, by: "seller", why: expect.any(String) }],
    );
    expect(await depositHeld(order)).toBe(keptCents === undefined ? 40_00 : 0);
    expect(await checkLedger()).toEqual([]);
    // The other side is told, once, on the page and by mail.
    const mails = await runJobs();
    expect(mails.map(({ to: address, kind }) => [address, kind])).toEqual([
      [wrong.email, `orders.core-${to}`],
    ]);
    const [notice] = (await notificationsFor(wrong.id)).notifications;
    expect(notice).toMatchObject({ href: `/dashboard/orders/${order.number}#cores` });
  });

  it("of time is nobody's to press, and what is no arrow neither", async () => {
    const order = await held();
    for (const arrow of ["forfeit", "arrive", "lapse"] as const) {
      expect((await refusal(press(order.seller, order, { intent: arrow }))).status).toBe(400);
      expect(await moveCore({ id: order.id, accountId: order.seller.id, arrow })).toEqual({
        ...{ kind: "refused", reason: "not-found" },
      });
    }
    expect((await refusal(press(order.seller, order, { intent: "sell" }))).status).toBe(400);
    for (const id of ["1", "'; drop table core", "00000000-0000-7000-8000-000000000000"]) {
      expect((await refusal(press(order.seller, { id }, { intent: "receive" }))).status).toBe(404);
      expect((await refusal(see(order.seller, { id }))).status).toBe(404);
    }
  });

  it("is refused where the deposit has come too far, and says where it is", async () => {
    const order = await held("received");
    expect(await redirectOf(press(order.buyer, order, { intent: "send" }))).toMatchObject({
      flash: { tone: "info", message: "Nothing changed: this deposit is at “Being checked.”" },
    });
    await press(order.seller, order, { intent: "refund" });
    for (const intent of ["reduce", "refuse", "receive", "waive"])
      expect(await redirectOf(press(order.seller, order, { intent, ...form }))).toMatchObject({
        flash: { tone: "info", message: expect.stringContaining("Returned in full") },
      });
    expect(await eventsOf(order)).toHaveLength(1);
    expect(await refundsOf(order)).toMatchObject([{ coreCents: 40_00 }]);
  });

  it("and others at the same moment: one of them", async () => {
    for (let round = 0; round < 4; round++) {
      const order = await held("received");
      await Promise.all(
        ["refund", "reduce", "refuse"].map((intent) =>
          press(order.seller, order, { intent, ...form }),
        ),
      );
      const { state, keptCents } = await rowOf(order);
      expect(isOpen(state)).toBe(false);
      expect(await eventsOf(order)).toMatchObject([{ kind: `core-${state}` }]);
      const refunds = await refundsOf(order);
      expect(refunds.reduce((sum, { coreCents }) => sum + coreCents, 0)).toBe(
        40_00 - (keptCents ?? Number.NaN),
      );
    }
    expect(await checkLedger()).toEqual([]);
  });
});

describe("what is said with it", () => {
  it.each([
    ["", "Enter what you keep, like 15 or 15.50."],
    ["0", "To keep nothing, pay the whole deposit back."],
    ["40", "To keep all of it, refuse the old part."],
    ["40.01", "That's more than the deposit of $40.00."],
    ["-5", "The amount can't be negative."],
    ["1000000000", "That's higher than any price here."],
    ["1e9", "Enter a dollar amount, like 15 or 1,500.00."],
    ["NaN", "Enter a dollar amount, like 15 or 1,500.00."],
    ["0.001", "Use at most two digits for cents, like 1.50."],
  ])("keeps %j of the deposit: %s", async (kept, message) => {
    const order = await held("received");
    const fields = { intent: "reduce", reason: "Cracked.", kept };
    expect(await answerOf(press(order.seller, order, fields))).toMatchObject({
      data: { problem: { field: "kept", message }, form: fields },
      init: { status: 400 },
    });
    expect((await rowOf(order)).state).toBe("received");
    expect(await refundsOf(order)).toEqual([]);
  });

  it("keeps a cent, and all but a cent", async () => {
    for (const [kept, back] of [
      ["0.01", 39_99],
      ["$39.99", 1],
    ] as const) {
      const order = await held("received");
      await press(order.seller, order, { intent: "reduce", reason: "Rust.", kept });
      expect(await refundsOf(order)).toEqual([{ coreCents: back, by: "seller", why: "Rust." }]);
      expect(await depositHeld(order)).toBe(0);
    }
    expect(await checkLedger()).toEqual([]);
  });

  it("has a reason, of 500 characters at most", async () => {
    const order = await held("received");
    for (const intent of ["reduce", "refuse"])
      for (const [reason, message] of [
        [" \r\n ", "Tell the buyer why."],
        ["é".repeat(501), "Use 500 characters or fewer."],
      ] as const)
        expect(
          await answerOf(press(order.seller, order, { intent, kept: "5", reason })),
        ).toMatchObject({ data: { problem: { field: "reason", message }, form: { reason } } });
    await press(order.seller, order, {
      intent: "refuse",
      reason: "It's not\r\nthe old part. שלום",
    });
    expect(await see(order.buyer, order)).toMatchObject({
      core: { state: "refused", reason: "It's not\nthe old part. שלום", keptCents: 40_00 },
    });
  });

  it("shows the buyer photos of the old part, kept where the form is refused", async () => {
    const order = await held("received");
    const photo = await picture(500, 400).jpeg().toBuffer();
    const path = `/dashboard/cores/${order.id}`;
    const send = (who: Person, fields: Record<string, string>, photos: readonly Uint8Array[]) =>
      corePage.action({
        ...submitPhotos(path, fields, photos, who.cookie),
        params: { id: order.id },
      });
    const said = { intent: "refuse", reason: "Cracked." };
    expect((await refusal(send(await signedIn(), said, [photo]))).status).toBe(404);
    const { data } = await answerOf(send(order.seller, { ...said, reason: "" }, [photo]));
    expect(data).toMatchObject({
      problem: { field: "reason" },
      photos: { kept: [expect.any(String)] },
    });
    const keptPhotos = data.photos.kept.join(",");
    const bad = await answerOf(send(order.seller, said, [new Uint8Array([1, 2, 3])]));
    expect(bad).toMatchObject({ init: { status: 400 }, data: { photos: { kept: [] } } });
    expect(bad.data.photos.error).toBeTruthy();
    await send(order.seller, { ...said, keptPhotos }, []);
    for (const who of [order.buyer, order.seller])
      expect(await see(who, order)).toMatchObject({
        core: { state: "refused", photos: [{ id: keptPhotos, by: "seller" }] },
      });
    expect((await refusal(see(await signedIn(), order))).status).toBe(404);
  });

  it("names the carrier of a tracking number", async () => {
    const order = await held();
    const said = { intent: "send", trackingNumber: "1Z 999" };
    expect(await answerOf(press(order.buyer, order, said))).toMatchObject({
      data: { problem: { field: "carrier" }, form: said },
    });
    const long = { intent: "send", carrier: "é".repeat(61) };
    expect(await answerOf(press(order.buyer, order, long))).toMatchObject({
      data: { problem: { field: "carrier", message: "Use 60 characters or fewer." } },
    });
    await press(order.buyer, order, { ...said, carrier: "UPS" });
    expect(await see(order.seller, order)).toMatchObject({
      core: { state: "sent", carrier: "UPS", trackingNumber: "1Z 999", side: "seller" },
    });
  });
});

describe("a part that comes back itself", () => {
  const giveBack = async ({ orderId, lineId }: Held, quantity: number) => {
    await test.db.insert(orderReturn).values({
      ...{ orderId, lineId, quantity, reason: "changed-mind", state: "refunded" },
      answerBy: new Date(),
    });
    const event = { kind: "return-refunded", id: newId(), orderId, by: "system" };
    await withTransaction(async (tx) => {
      await followOrders(tx, [event as OrderEvent]);
      await followOrders(tx, [event as OrderEvent]);
    });
  };

  it("owes no old part: its deposit goes back, piece by piece", async () => {
    const order = await held("sent");
    await giveBack(order, 1);
    expect(await rowOf(order)).toMatchObject({ state: "sent", quantity: 1, depositCents: 20_00 });
    expect(await depositHeld(order)).toBe(20_00);
    await giveBack(order, 1);
    expect(await rowOf(order)).toMatchObject({ state: "refunded", keptCents: 0 });
    expect(await depositHeld(order)).toBe(0);
    expect(await refundsOf(order)).toMatchObject([{ coreCents: 20_00 }, { coreCents: 20_00 }]);
    const { core: seen } = await see(order.buyer, order);
    expect(standingText(seen)).toBe("You get all $20.00 back.");
    expect(await checkLedger()).toEqual([]);
  });

  it.each([
    [1, { state: "held", quantity: 1, depositCents: 20_00, keptCents: null }],
    [2, { state: "refunded", depositCents: 40_00, keptCents: 0 }],
  ])("before the order is complete owes none either: %d of 2", async (quantity, row) => {
    const order = await shipped();
    await test.db.insert(orderReturn).values({
      ...{ orderId: order.id, lineId: order.lineId, quantity, reason: "damaged" },
      ...{ state: "refunded", answerBy: new Date() },
    });
    await collect(order);
    const of = { orderId: order.id } as Held;
    expect(await test.db.select().from(core).where(eq(core.orderId, order.id))).toMatchObject([
      row,
    ]);
    expect(await refundsOf(of)).toMatchObject([{ coreCents: quantity * 20_00, by: "system" }]);
    expect(await depositHeld(of)).toBe(40_00 - quantity * 20_00);
    expect(await checkLedger()).toEqual([]);
  });

  it("and is on its way keeps the deposit from being forfeited, until that is over", async () => {
    const order = await held();
    await test.db.update(core).set({ reminders: 2 }).where(eq(core.id, order.id));
    await later(order, 31);
    const { orderId, lineId } = order;
    for (const state of ["asked", "granted", "sent"] as const) {
      await test.db.delete(orderReturn).where(eq(orderReturn.orderId, orderId));
      await test.db.insert(orderReturn).values({
        ...{ orderId, lineId, quantity: 1, reason: "changed-mind", state, answerBy: new Date() },
      });
      await moveDueCores();
      expect(await rowOf(order)).toMatchObject({ state: "held", keptCents: null });
    }
    await test.db
      .update(orderReturn)
      .set({ state: "lapsed" })
      .where(eq(orderReturn.orderId, orderId));
    await moveDueCores();
    expect((await rowOf(order)).state).toBe("forfeited");
  });

  it.each([
    [0, { coreCents: 40_00 }],
    // All but ten dollars of the order is the buyer's by then.
    [498_00, { coreCents: 10_00 }],
  ])(
    "waits for the buyer's bank, and is taken up by the clock: %d taken",
    async (takenCents, back) => {
      const order = await held("sent");
      const checkoutId = newId();
      await test.db.insert(checkout).values({ id: checkoutId, expiresAt: new Date() });
      await test.db
        .update(purchaseOrder)
        .set({ checkoutId, payment: "provider" })
        .where(eq(purchaseOrder.id, order.orderId));
      const paymentId = newId();
      await test.db.insert(payment).values({
        ...{
          id: paymentId,
          checkoutId,
          provider: "stripe",
          amountCents: 508_00,
          state: "captured",
        },
      });
      const [action] = await test.db
        .insert(paymentAction)
        .values({
          ...{ paymentId, orderId: order.orderId, kind: "chargeback" },
          ...{ cause: `chargeback:${newId()}`, amountCents: 498_00 },
        })
        .returning({ id: paymentAction.id });
      await giveBack(order, 2);
      await moveDueCores();
      expect(await rowOf(order)).toMatchObject({ state: "sent", keptCents: null });
      await test.db
        .update(paymentAction)
        .set({ doneAt: sql`now()` })
        .where(eq(paymentAction.orderId, order.orderId));
      if (takenCents > 0)
        await withTransaction(async (tx) => {
          const { sellerId } = rotor;
          const of = { orderId: order.orderId, sellerId };
          for (const kind of ["chargeback-opened", "chargeback"] as const)
            await recordMoney(tx, of, { kind, takenCents }, action?.id ?? "");
        });
      await moveDueCores();
      await moveDueCores();
      expect(await rowOf(order)).toMatchObject({ state: "refunded" });
      expect(await refundsOf(order)).toMatchObject([{ ...back, by: "system" }]);
      expect(await depositHeld(order)).toBe(0);
      await paidAtCounter(order);
      // There is no provider to settle it with.
      await test.db.execute(sql`
        select graphile_worker.complete_jobs(array_agg(j.id)) from graphile_worker._private_jobs j
        join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'payments.settle'`);
    },
  );

  it("leaves a deposit that is over as it is", async () => {
    const order = await held("received");
    await press(order.seller, order, { intent: "reduce", kept: "15", reason: "Rust." });
    await giveBack(order, 2);
    expect(await rowOf(order)).toMatchObject({ state: "reduced", keptCents: 15_00 });
    expect(await refundsOf(order)).toMatchObject([{ coreCents: 25_00 }]);
  });
});

describe("an open dispute about the part", () => {
  it("keeps the money where it is, and the clock waits", async () => {
    const order = await held("received");
    const [row] = await test.db
      .insert(dispute)
      .values({
        ...{ orderId: order.orderId, accountId: order.buyer.id, lineId: order.lineId },
        ...{ reason: "not-as-described", message: "It isn't new." },
      })
      .returning({ id: dispute.id });
    expect(await redirectOf(press(order.seller, order, { intent: "refund" }))).toMatchObject({
      flash: {
        tone: "info",
        message: expect.stringContaining("A dispute about this part is open."),
      },
    });
    await later(order, 30);
    await moveDueCores();
    expect(await rowOf(order)).toMatchObject({ state: "received", keptCents: null });
    expect(await eventsOf(order)).toEqual([]);
    await test.db
      .update(dispute)
      .set({ status: "closed" })
      .where(eq(dispute.id, row?.id ?? ""));
    await moveDueCores();
    expect(await rowOf(order)).toMatchObject({ state: "refunded", keptCents: 0 });
  });
});

describe("a dispute that is over", () => {
  /** Has support decide a dispute for the buyer. */
  async function decide(
    { number, buyer }: { number: string; buyer: Person },
    line: string,
    amountCents: number,
  ) {
    const of = { orderNumber: number, buyerAccountId: buyer.id, line };
    const reason = line === "all" ? "did-not-arrive" : "does-not-fit";
    const opened = await openDispute({ ...of, reason, message: "It's wrong." });
    if (opened.kind !== "opened") throw new Error(opened.reason);
    const step = { ticket: opened.ticket, actor: { supporter: "Sam" }, move: "refund" } as const;
    expect(await stepDispute({ ...step, amountCents, text: "It is." })).toEqual({ kind: "done" });
  }

  it("and paid back all of the part ends its deposit too", async () => {
    const order = await held("sent");
    await decide(order, order.lineId, 468_00);
    expect(await rowOf(order)).toMatchObject({ state: "refunded", keptCents: 0 });
    expect(await refundsOf(order)).toContainEqual(expect.objectContaining({ coreCents: 40_00 }));
    expect(await depositHeld(order)).toBe(0);
    const { core: seen } = await see(order.buyer, order);
    expect(seen.reason).toMatch(/^A dispute refunded the part/);
    expect(await checkLedger()).toEqual([]);
  });

  it("and paid back some of it leaves the deposit as it is", async () => {
    const order = await held("sent");
    await decide(order, order.lineId, 467_99);
    expect(await rowOf(order)).toMatchObject({ state: "sent", keptCents: null });
    expect(await depositHeld(order)).toBe(40_00);
  });

  it("about an order that did not arrive ends the deposits that it begins", async () => {
    const order = await shipped();
    await decide(order, "all", 468_00);
    expect(await test.db.select().from(core).where(eq(core.orderId, order.id))).toMatchObject([
      { state: "refunded", depositCents: 40_00, keptCents: 0 },
    ]);
    expect(await depositHeld({ orderId: order.id } as Held)).toBe(0);
    expect(await checkLedger()).toEqual([]);
  });

  it("gives nothing back of a deposit that was kept", async () => {
    const order = await held("received");
    await press(order.seller, order, { intent: "refuse", reason: "It's another part." });
    await decide(order, order.lineId, 468_00);
    expect(await rowOf(order)).toMatchObject({ state: "refused", keptCents: 40_00 });
  });
});

describe("time", () => {
  it("reminds the buyer 7 days and 1 day before the last day, then the deposit is forfeited", async () => {
    const order = await held();
    const kinds = async () => (await eventsOf(order)).map(({ kind }) => kind);
    await later(order, 22.9);
    await moveDueCores();
    expect(await kinds()).toEqual([]);
    await later(order, 0.2);
    await Promise.all([moveDueCores(), moveDueCores(), moveDueCores()]);
    expect(await kinds()).toEqual(["core-remind"]);
    await later(order, 5.7);
    await moveDueCores();
    expect(await kinds()).toHaveLength(1);
    await later(order, 0.3);
    await moveDueCores();
    await moveDueCores();
    expect(await kinds()).toEqual(["core-remind", "core-remind"]);
    await later(order, 0.9);
    await moveDueCores();
    expect((await rowOf(order)).state).toBe("held");
    await later(order, 0.2);
    await Promise.all([moveDueCores(), moveDueCores()]);
    await moveDueCores();
    expect(await rowOf(order)).toMatchObject({ state: "forfeited", keptCents: 40_00 });
    expect(await kinds()).toEqual(["core-remind", "core-remind", "core-forfeited"]);
    expect(await refundsOf(order)).toEqual([]);
    expect(await depositHeld(order)).toBe(0);
    expect(await checkLedger()).toEqual([]);
    const mails = await runJobs();
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual([
      [order.buyer.email, "orders.core-remind"],
      [order.buyer.email, "orders.core-remind"],
      [order.buyer.email, "orders.core-forfeited"],
      [order.seller.email, "orders.core-forfeited"],
    ]);
    expect(await titlesFor(order.buyer)).toEqual([
      `Your core deposit of order ${order.number} is forfeited`,
      `Send back the old part of order ${order.number}`,
      `Send back the old part of order ${order.number}`,
    ]);
  });

  it("sends both reminders first where nobody could, and leaves a day after the second", async () => {
    const order = await held();
    await later(order, 100);
    await moveDueCores();
    await moveDueCores();
    expect(await rowOf(order)).toMatchObject({ state: "held", reminders: 1 });
    await later(order, 0.6);
    await moveDueCores();
    const { state, reminders, sendBy } = await rowOf(order);
    expect([state, reminders]).toEqual(["held", 2]);
    expect(Number(sendBy) - Date.now()).toBeGreaterThan(dayMs - 60_000);
    await later(order, 1.01);
    await moveDueCores();
    expect((await rowOf(order)).state).toBe("forfeited");
  });

  it("does nothing twice when the clock is set back", async () => {
    const order = await held();
    await later(order, 24);
    await moveDueCores();
    await later(order, -3);
    await moveDueCores();
    await later(order, 3);
    await moveDueCores();
    expect((await rowOf(order)).reminders).toBe(1);
    await later(order, 5.5);
    await moveDueCores();
    await later(order, -10);
    await moveDueCores();
    expect(await rowOf(order)).toMatchObject({ state: "held", reminders: 2 });
    expect(await eventsOf(order)).toHaveLength(2);
  });

  it("asks the seller once about an old part on its way, then pays all back after 28 days", async () => {
    const order = await held("sent");
    await later(order, 13.9);
    await moveDueCores();
    expect(await eventsOf(order)).toEqual([]);
    await later(order, 0.2);
    await Promise.all([moveDueCores(), moveDueCores()]);
    await later(order, 13.8);
    await moveDueCores();
    expect(await eventsOf(order)).toMatchObject([{ kind: "core-awaited", by: "system" }]);
    expect((await rowOf(order)).state).toBe("sent");
    const { core: sent } = await see(order.buyer, order);
    expect(standingText(sent)).toContain("If they say nothing by");
    expect(await titlesFor(order.seller)).toContain(
      `Has the old part of order ${order.number} come?`,
    );
    await later(order, 0.3);
    await Promise.all([moveDueCores(), moveDueCores()]);
    expect(await rowOf(order)).toMatchObject({ state: "refunded", keptCents: 0 });
    expect(await eventsOf(order)).toMatchObject([
      { kind: "core-awaited" },
      { kind: "core-refunded", by: "system" },
    ]);
    expect(await refundsOf(order)).toMatchObject([{ coreCents: 40_00, by: "system" }]);
    expect(await depositHeld(order)).toBe(0);
    const { core: seen } = await see(order.buyer, order);
    expect(standingText(seen)).toBe(
      `${seen.otherName} didn't say whether the old part came, so you get all $40.00 back.`,
    );
    expect(historyOf(seen, null).at(-1)?.title).toBe(
      "Returned in full: the seller didn't say whether the old part came",
    );
    expect(await checkLedger()).toEqual([]);
  });

  it("leaves the seller two weeks to answer also where the question was late", async () => {
    const order = await held("sent");
    await later(order, 40);
    await moveDueCores();
    await later(order, 13.9);
    await moveDueCores();
    expect((await rowOf(order)).state).toBe("sent");
    await later(order, 0.2);
    await moveDueCores();
    expect((await rowOf(order)).state).toBe("refunded");
  });

  it("pays all back where the seller has had the old part for 5 business days", async () => {
    const order = await held("received");
    const due = settleBy(new Date());
    await moveDueCores(new Date(Number(due) - 60_000));
    expect((await rowOf(order)).state).toBe("received");
    // The database's clock says that it was received, this one how long ago.
    await Promise.all([1, 2, 3].map(() => moveDueCores(new Date(Number(due) + 60_000))));
    expect(await rowOf(order)).toMatchObject({ state: "refunded", keptCents: 0 });
    expect(await eventsOf(order)).toMatchObject([{ kind: "core-refunded", by: "system" }]);
    expect(await refundsOf(order)).toMatchObject([{ coreCents: 40_00, by: "system" }]);
    expect(await see(order.seller, order)).toMatchObject({ core: { settledBy: "system" } });
    expect(await checkLedger()).toEqual([]);
    // Others that waited as long were due as well.
    const sides = [order.buyer.email, order.seller.email];
    const mails = (await runJobs()).filter(({ to }) => sides.includes(to));
    expect(mails.map(({ to, kind }) => [to, kind])).toEqual(
      sides.map((email) => [email, "orders.core-refunded"]),
    );
  });

  it("and the buyer at the same moment: one of the two", async () => {
    for (let round = 0; round < 4; round++) {
      const order = await held();
      await test.db.update(core).set({ reminders: 2 }).where(eq(core.id, order.id));
      await later(order, 31);
      await Promise.all([moveDueCores(), press(order.buyer, order, { intent: "send" })]);
      const { state } = await rowOf(order);
      expect(["sent", "forfeited"]).toContain(state);
      expect(await eventsOf(order)).toMatchObject([{ kind: `core-${state}` }]);
    }
  });
});

describe("the pages", () => {
  it("list what a buyer gets back, soonest first, and what a seller waits for, each its own", async () => {
    const first = await held();
    const { buyer, seller: sold } = first;
    expect(await listCores(buyer.id)).toMatchObject({
      bought: {
        open: [{ id: first.id, orderNumber: first.number, depositCents: 40_00, side: "buyer" }],
        settled: [],
        out: { many: 1, cents: 40_00 },
      },
      sold: { open: [], out: { many: 0, cents: 0 } },
    });
    expect(await listCores(sold.id)).toMatchObject({
      bought: { open: [] },
      sold: { open: [{ id: first.id, side: "seller", otherName: "Mary Ann Lee" }] },
    });
    await moveCore({ id: first.id, accountId: sold.id, arrow: "waive" });
    expect(await listCores(buyer.id)).toMatchObject({
      bought: { open: [], settled: [{ state: "waived", keptCents: 0 }], out: { cents: 0 } },
    });
    const stranger = await signedIn();
    const shown = await coresPage.loader(stranger.get("/dashboard/cores"));
    expect(JSON.stringify(shown)).not.toContain(first.number);
    expect((await refusal(see(stranger, first))).status).toBe(404);
    expect(await getCore({ id: first.id, accountId: stranger.id })).toBeUndefined();
  });

  it("say who has to do something: its buyer sends, its seller waits", async () => {
    const order = await held();
    const names = [order.buyer, order.seller].map(async (who) => {
      const { core: seen } = await see(who, order);
      return badgeOf(seen).name;
    });
    expect(await Promise.all(names)).toEqual(["To send back", "Waiting for old part"]);
    expect(await redirectOf(press(order.seller, order, { intent: "refund" }))).toMatchObject({
      flash: { message: "Nothing changed: this deposit is at “Waiting for old part.”" },
    });
  });

  it("are only for who is signed in", async () => {
    const visit = await signedIn();
    const { request } = visit.get("/dashboard/cores");
    request.headers.delete("Cookie");
    const anonymous = new Request(request.url);
    const answer = await refusal(coresPage.loader({ request: anonymous, params: {}, context: {} }));
    expect(answer.headers.get("Location")).toContain("/login");
  });

  it("lead from the order, on both sides and nobody else's", async () => {
    const order = await held("sent");
    const { number } = order;
    const load = (who: Person) =>
      orderPage.loader({ ...who.get(`/dashboard/orders/${number}`), params: { number } });
    for (const who of [order.buyer, order.seller])
      expect(await load(who)).toMatchObject({ cores: [{ id: order.id, state: "sent" }] });
    expect((await refusal(load(await signedIn()))).status).toBe(404);
    await press(order.seller, order, { intent: "receive" });
    const seen = await getOrder({ accountId: order.buyer.id }, number);
    expect(seen?.events.at(-1)).toMatchObject({
      ...{ kind: "core-received", by: "seller" },
      detail: { step: `${rotor.name}.` },
    });
  });
});
