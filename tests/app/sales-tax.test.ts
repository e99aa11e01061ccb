import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { changeCart } from "~/cart/cart.server";
import { sampleListings } from "~/catalog/sample-listings.server";
import type { CheckoutRefusal } from "~/checkout/placing-answer";
import { stateOfPlace, taxOfOrder } from "~/checkout/tax";
import { checkLedger } from "~/ledger/ledger.server";
import { registerListeners } from "~/listeners.server";
import { moveOrder } from "~/orders/orders.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { invoice, listing, orderLine, purchaseOrder } from "~/platform/db/schema.server";
import { grantRefund } from "~/refunds/refunds.server";
import * as page from "~/routes/checkout";
import * as begin from "~/routes/checkout-begin";
import * as purchase from "~/routes/purchase";
import { useDatabase } from "../support/database";
import { answerOf, redirectOf, signedIn } from "../support/signed-in";

const test = useDatabase({ env: { TAX_RATES: "CA:7.25,NY:8.875,OR:0" } });
registerListeners();

// Of Hudson, who ships, and free from $150; of Gowanus, who ships for $14.99. Both are in New York.
const [rotor, , shock, alternator] = sampleListings;

const at = { lat: 40.7, lng: -74 };
const rates = { CA: 72_500, NY: 88_750 };

describe("the state of a place", () => {
  it.each([
    ["Boise, ID", at, "ID"],
    ["Queens, NY 11101", at, "NY"],
    ["East Village, New York", at, "NY"],
    ["Tamuning, GU", { lat: 13.5, lng: 144.8 }, "GU"],
    // Not in the data, or another country's.
    ["New York", at, null],
    ["Queens", at, null],
    ["Perth, WA", { lat: -31.9, lng: 115.9 }, null],
    ["Tbilisi, Georgia", { lat: 41.7, lng: 44.8 }, null],
    ["Toronto, ON", at, null],
    ["", at, null],
  ])("%s", (locationName, coords, state) => {
    expect(stateOfPlace({ locationName, coords })).toBe(state);
  });
});

describe("the tax of an order", () => {
  const line = (partsCents: number, locationName = "East Village, New York") => ({
    partsCents,
    place: { locationName, coords: at },
  });
  const collected = { fulfilment: "pickup", state: null } as const;
  const delivered = (state: string | null) => ({ fulfilment: "delivery", state }) as const;

  it("is that of where the parts are collected, or delivered to", () => {
    expect(taxOfOrder([line(100_00)], collected, rates)).toBe(8_88);
    expect(taxOfOrder([line(100_00)], delivered("CA"), rates)).toBe(7_25);
    expect(taxOfOrder([line(100_00)], delivered("TX"), rates)).toBe(0);
    expect(taxOfOrder([line(100_00, "Queens")], collected, rates)).toBe(0);
  });

  it("is rounded for each line, so that it is their sum", () => {
    // 4.4375 cents each: not 13.3 in all.
    expect(taxOfOrder([line(50), line(50), line(50)], collected, rates)).toBe(12);
    // Half a cent is one; a large price stays exact.
    expect(taxOfOrder([line(10_00)], collected, { NY: 500 })).toBe(1);
    expect(taxOfOrder([line(2_000_000_000)], collected, rates)).toBe(177_500_000);
  });

  it("waits for the address of a delivery, where there are rates at all", () => {
    expect(taxOfOrder([line(100_00)], delivered(null), rates)).toBeNull();
    expect(taxOfOrder([line(100_00)], delivered(null), {})).toBe(0);
  });
});

type Person = Awaited<ReturnType<typeof signedIn>>;

/** A checkout of one part, as its page shows it. */
async function begun(person: Person, { id: listingId }: { id: string }, quantity = 1) {
  const of = { accountId: person.id, request: person.get("/cart").request };
  await changeCart(of, { kind: "add", listingId, quantity, vehicle: null });
  const sent = begin.action(person.post("/checkout", { intent: "begin" }));
  const id = (await redirectOf(sent)).location?.split("/checkout/")[1] ?? "";
  const shown = await page.loader({ ...person.get(""), params: { checkoutId: id } });
  if (shown.kind !== "open") throw new Error("It is placed already.");
  return { id, person, checkout: shown.checkout };
}

const who = { name: "Mary Ann Lee", email: "mary@example.com" };
const address = { street: "1 Main St", city: "Fresno", state: "CA", zip: "93650" };

const place = (
  { id, person, checkout }: Awaited<ReturnType<typeof begun>>,
  fields: Record<string, string>,
) =>
  page.action({
    ...person.post("", { seen: checkout.seen, ...who, ...fields }),
    params: { checkoutId: id },
  });

const orderOf = async (checkoutId: string) =>
  (await test.db.select().from(purchaseOrder).where(eq(purchaseOrder.checkoutId, checkoutId)))[0];

/** Why nothing was ordered. */
async function refused(work: ReturnType<typeof place>): Promise<CheckoutRefusal> {
  const { data, init } = await answerOf(work);
  expect(init?.status).toBe(409);
  return data;
}

describe("a checkout with tax", () => {
  it("shows it for parts that are collected, and freezes it in the order", async () => {
    const open = await begun(await signedIn(), rotor, 2);
    expect(open.checkout.taxRates).toEqual({ CA: 72_500, NY: 88_750, OR: 0 });
    const tax = Math.round(2 * rotor.priceCents * 0.08875);
    await redirectOf(place(open, { tax0: String(tax) }));
    expect(await orderOf(open.id)).toMatchObject({
      ...{ taxCents: tax, totalCents: 2 * rotor.priceCents + tax },
    });
    const { person, id } = open;
    expect(await page.loader({ ...person.get(""), params: { checkoutId: id } })).toMatchObject({
      ...{ kind: "placed", receipt: { orders: [{ taxCents: tax }] } },
    });
  });

  it("is agreed to once the address is known, without JavaScript by a second press", async () => {
    const open = await begun(await signedIn(), alternator);
    const form = { fulfilment0: "delivery", fee0: "1499", ...address };
    // The page could not say it yet: its field is blank.
    expect(await refused(place(open, { ...form, tax0: "" }))).toMatchObject({
      ...{ asksTax: true, errors: {}, form },
      message: "This is the total with tax for your address. Check it, then place the order.",
    });
    expect(await orderOf(open.id)).toBeUndefined();
    const tax = Math.round(alternator.priceCents * 0.0725);
    await redirectOf(place(open, { ...form, tax0: String(tax) }));
    // Neither of the delivery nor of the deposit.
    expect(await orderOf(open.id)).toMatchObject({
      ...{ taxCents: tax, deliveryCents: 14_99, coreCents: 35_00 },
      totalCents: alternator.priceCents + 35_00 + 14_99 + tax,
    });
  });

  it("asks nothing where the address has none", async () => {
    const open = await begun(await signedIn(), alternator);
    const form = { ...address, fulfilment0: "delivery", fee0: "1499", state: "OR", tax0: "" };
    await redirectOf(place(open, form));
    expect(await orderOf(open.id)).toMatchObject({ taxCents: 0 });
  });

  it("is of one rate in each order: parts that are taxed otherwise are not collected with it", async () => {
    // A counter of the same seller in another state.
    const [before] = await test.db.select().from(listing).where(eq(listing.id, shock.id));
    const inFresno = { locationName: "Fresno, CA", lat: 36.7, lng: -119.8 };
    await test.db
      .update(listing)
      .set({ ...inFresno, sellerId: alternator.sellerId })
      .where(eq(listing.id, shock.id));
    const person = await signedIn();
    await begun(person, alternator);
    const open = await begun(person, shock);
    const { data, init } = await answerOf(place(open, { tax0: "0" }));
    expect([init?.status, data.errors.fulfilment0]).toEqual([
      400,
      expect.stringMatching(/different sales tax.*Have them delivered, or order one place's parts/),
    ]);
    expect(await orderOf(open.id)).toBeUndefined();
    // Delivered, they are taxed alike; so what goes back of one is its own.
    const form = { ...address, fulfilment0: "delivery", fee0: "1499", state: "OR", tax0: "0" };
    await redirectOf(place(open, form));
    expect(await orderOf(open.id)).toMatchObject({ taxCents: 0 });
    const { sellerId = "", locationName = "", lat = 0, lng = 0 } = before ?? {};
    await test.db
      .update(listing)
      .set({ sellerId, locationName, lat, lng })
      .where(eq(listing.id, shock.id));
  });

  it.each(["1", "0", "-3", "1e9", "NaN", "a lot"])(
    "is never other than was shown: %s",
    async (tax0) => {
      const open = await begun(await signedIn(), rotor);
      expect((await refused(place(open, { tax0 }))).message).toMatch(/isn't what this page showed/);
      expect(await orderOf(open.id)).toBeUndefined();
    },
  );

  it("is asked for where a part is bought at once, too: by a checkout", async () => {
    const person = await signedIn();
    const { location } = await redirectOf(
      purchase.action({
        ...person.post(`/purchase/${rotor.id}`, { orderId: newId(), quantity: "1" }),
        params: { listingId: rotor.id },
      }),
    );
    expect(location).toMatch(/^\/checkout\//);
  });

  it("is on the invoice and in the ledger, and goes back with its parts", async () => {
    const open = await begun(await signedIn(), rotor);
    const tax = Math.round(rotor.priceCents * 0.08875);
    await redirectOf(place(open, { tax0: String(tax) }));
    const order = await orderOf(open.id);
    const { id: orderId = "", number = "" } = order ?? {};
    await moveOrder({ number, accountId: open.person.id, arrow: "collect" });
    const [issued] = await test.db.select().from(invoice).where(eq(invoice.orderId, orderId));
    expect(issued?.content).toMatchObject({
      ...{ partsCents: rotor.priceCents, taxCents: tax, totalCents: rotor.priceCents + tax },
    });
    const inLedger = async () => {
      const { rows } = await test.db.execute<{ cents: number }>(sql`
        select coalesce(sum(p.amount_cents), 0)::int as cents from ledger_posting p
        join ledger_account a on a.id = p.account_id join ledger_entry e on e.id = p.entry_id
        where e.order_id = ${orderId}::uuid and a.kind = 'tax'`);
      return rows[0]?.cents;
    };
    expect(await inLedger()).toBe(-tax);
    const [line] = await test.db.select().from(orderLine).where(eq(orderLine.orderId, orderId));
    const refund = (cause: string, amounts: { partsCents: number; taxCents: number }) =>
      withTransaction((tx) =>
        grantRefund(tx, {
          ...{ orderId, lineId: line?.id ?? "", cause, by: "seller", why: "Damaged.", ...amounts },
        }),
      );
    const most = { partsCents: rotor.priceCents, taxCents: tax };
    expect(await refund("return:1", { ...most, taxCents: tax + 1 })).toMatchObject({
      reason: "too-much",
    });
    expect(await refund("return:2", most)).toMatchObject({ kind: "granted" });
    expect(await inLedger()).toBe(0);
    expect(await checkLedger()).toEqual([]);
  });
});
