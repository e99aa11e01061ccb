import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { changeCart } from "~/cart/cart.server";
import { sampleListings } from "~/catalog/sample-listings.server";
import { deleteAbandoned, selectHeldLines } from "~/checkout/checkout.repo.server";
import { fingerprintOf } from "~/checkout/checkout.server";
import { readReceipt } from "~/checkout/receipt.server";
import { listContacts } from "~/contacts/contacts.server";
import { placeOrder } from "~/orders/placing.server";
import { parseReceiptToken } from "~/orders/receipt-token.server";
import { newId } from "~/platform/db/id.server";
import {
  cartLine,
  checkout,
  checkoutLine,
  listing,
  orderLine,
  purchaseOrder,
} from "~/platform/db/schema.server";
import * as cart from "~/routes/cart";
import * as page from "~/routes/checkout";
import * as begin from "~/routes/checkout-begin";
import * as receipt from "~/routes/receipt";
import { useDatabase } from "../support/database";
import { answerOf, redirectOf, refusal, signedIn, submit, visit } from "../support/signed-in";

const test = useDatabase();

// Of Hudson, who ships, and free from $150; of Stuyvesant, who does not; of Village, who ships as far as 60 miles.
const [rotor, headlight, shock, alternator] = sampleListings;

type Person = Awaited<ReturnType<typeof signedIn>>;
type Sold = { id: string };

const setStock = ({ id }: Sold, quantity: number) =>
  test.db.update(listing).set({ quantity }).where(eq(listing.id, id));

const stockOf = async ({ id }: Sold) =>
  (await test.db.select().from(listing).where(eq(listing.id, id)))[0]?.quantity;

async function put(person: Person, { id }: Sold, quantity = 1, vehicle = {}) {
  const { request } = person.get("/cart");
  const of = { accountId: person.id, request };
  const change = { kind: "add", listingId: id, quantity, vehicle: null, ...vehicle } as const;
  expect(await changeCart(of, change)).toMatchObject({ kind: "changed" });
}

const checkOut = (person: Person) =>
  redirectOf(begin.action(person.post("/checkout", { intent: "begin" })));

/** Puts parts into a cart and begins; the checkout's id. */
async function begun(person: Person, ...parts: [Sold, number?][]): Promise<string> {
  for (const [part, quantity] of parts) await put(person, part, quantity);
  const { location } = await checkOut(person);
  return location?.split("/checkout/")[1] ?? "";
}

const at = <Args extends { params: Record<string, string> }>(args: Args, checkoutId: string) => ({
  ...args,
  params: { checkoutId },
});

const look = (person: Person, id: string) => page.loader(at(person.get(`/checkout/${id}`), id));

const who = { name: "Mary Ann Lee", email: "mary@example.com" };
const address = { street: "9 Stanton St", city: "New York", state: "NY", zip: "10002" };

/** What the page of a checkout shows, which its form sends back. */
const seenOf = async (id: string) => fingerprintOf(await selectHeldLines(id));

const place = async (person: Person, id: string, fields: Record<string, string> = {}) => {
  const seen = await seenOf(id);
  return page.action(at(person.post(`/checkout/${id}`, { seen, ...who, ...fields }), id));
};

const ordersOf = (checkoutId: string) =>
  test.db
    .select()
    .from(purchaseOrder)
    .where(eq(purchaseOrder.checkoutId, checkoutId))
    .orderBy(asc(purchaseOrder.placedAt), asc(purchaseOrder.number));

const linesOf = (orderId: string) =>
  test.db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position));

const heldOf = async ({ id }: Sold) => {
  const rows = await test.db.select().from(checkoutLine).where(eq(checkoutLine.listingId, id));
  return rows.filter(({ heldUntil }) => heldUntil && heldUntil > new Date()).length;
};

const lapse = (id: string) =>
  test.db.execute(sql`
    with gone as (update checkout set expires_at = now() - interval '1 s' where id = ${id}::uuid returning id)
    update checkout_line set held_until = now() - interval '1 s' from gone where checkout_id = gone.id`);

/** Twelve of each part, and none of them held. */
async function restore() {
  await test.db.update(checkoutLine).set({ heldUntil: null });
  await test.db.update(checkout).set({ expiresAt: new Date(0) });
  for (const part of [rotor, headlight, shock, alternator]) await setStock(part, 12);
}

describe("a checkout", () => {
  it("makes one order for each seller, with what was sold frozen on its lines", async () => {
    await restore();
    const person = await signedIn();
    await test.db
      .update(listing)
      .set({ coreChargeCents: 45_00 })
      .where(eq(listing.id, alternator.id));
    const id = await begun(person, [rotor, 2], [headlight], [alternator, 2]);
    expect(await look(person, id)).toMatchObject({
      kind: "open",
      suggested: { email: person.email },
      checkout: {
        heldMinutes: 15,
        partsCents: 2 * rotor.priceCents + headlight.priceCents + 2 * alternator.priceCents,
        coreCents: 90_00,
        groups: [
          { seller: { name: "Hudson Auto Supply" }, delivery: { cents: 0 } },
          { seller: { name: "Stuyvesant Lamp & Body" }, delivery: null },
          { seller: { name: "Gowanus Electric Rebuilders" }, delivery: { cents: 14_99 } },
        ],
      },
    });
    const placed = await redirectOf(
      place(person, id, {
        ...{ phone: "(212) 555-0141", note1: "Left side, please.\r\nThanks!" },
        ...{ fulfilment0: "pickup", fulfilment1: "pickup", fulfilment2: "delivery" },
        ...{ fee2: "1499", ...address },
      }),
    );
    expect(placed).toEqual({
      ...{ status: 302, location: `/checkout/${id}` },
      flash: { tone: "success", message: "3 orders placed." },
    });
    const orders = await ordersOf(id);
    expect(orders).toMatchObject([
      {
        ...{ totalCents: 2 * rotor.priceCents, fulfilment: "pickup", address: null, coreCents: 0 },
        ...{ customerName: "Mary Ann Lee", contactEmail: "mary@example.com", stage: "placed" },
        ...{ contactPhone: "(212) 555-0141", buyerAccountId: person.id, note: "" },
      },
      { totalCents: headlight.priceCents, note: "Left side, please.\nThanks!" },
      {
        ...{ totalCents: 2 * alternator.priceCents + 90_00 + 14_99, coreCents: 90_00 },
        ...{ deliveryCents: 14_99, fulfilment: "delivery" },
        address: { name: "Mary Ann Lee", unit: "", ...address },
      },
    ]);
    expect(await linesOf(orders[2]?.id ?? "")).toMatchObject([
      {
        ...{ position: 0, quantity: 2, name: alternator.name, partNumber: alternator.partNumber },
        ...{ priceCents: alternator.priceCents, coreCents: 45_00, condition: alternator.condition },
      },
    ]);
    expect([await stockOf(rotor), await stockOf(headlight), await stockOf(alternator)]).toEqual([
      10, 11, 10,
    ]);
    expect(await test.db.$count(cartLine, eq(cartLine.accountId, person.id))).toBe(0);
    expect(await listContacts({ accountId: person.id })).toHaveLength(3);
    expect(await look(person, id)).toMatchObject({
      kind: "placed",
      receipt: { orders: orders.map(({ number }) => ({ number })) },
    });
    await test.db.update(listing).set({ coreChargeCents: 0 }).where(eq(listing.id, alternator.id));
  });

  it("keeps what was sold when the listing is changed afterwards", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [rotor]);
    await place(person, id);
    await test.db
      .update(listing)
      .set({ name: "Another name", priceCents: 1_00 })
      .where(eq(listing.id, rotor.id));
    const [order] = await ordersOf(id);
    expect(await linesOf(order?.id ?? "")).toMatchObject([
      { name: rotor.name, priceCents: rotor.priceCents },
    ]);
    await test.db
      .update(listing)
      .set({ name: rotor.name, priceCents: rotor.priceCents })
      .where(eq(listing.id, rotor.id));
  });

  it("is all or none: where one part is gone, no seller has an order", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [rotor], [headlight]);
    await test.db.update(listing).set({ state: "paused" }).where(eq(listing.id, headlight.id));
    const answer = await redirectOf(place(person, id));
    expect(answer).toMatchObject({ location: "/cart", flash: { tone: "info" } });
    expect(await ordersOf(id)).toEqual([]);
    expect(await stockOf(rotor)).toBe(12);
    await test.db.update(listing).set({ state: "published" }).where(eq(listing.id, headlight.id));
    expect((await redirectOf(place(person, id))).location).toBe(`/checkout/${id}`);
    expect(await ordersOf(id)).toHaveLength(2);
  });

  it("never takes another price than was agreed to", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [rotor], [headlight]);
    await test.db
      .update(listing)
      .set({ priceCents: rotor.priceCents + 1 })
      .where(eq(listing.id, rotor.id));
    const toCart = { location: "/cart", flash: { tone: "info" } };
    expect(await redirectOf(place(person, id))).toMatchObject(toCart);
    expect(await redirectOf(look(person, id))).toMatchObject(toCart);
    expect(await checkOut(person)).toMatchObject(toCart);
    expect(await ordersOf(id)).toEqual([]);
    await test.db
      .update(listing)
      .set({ priceCents: rotor.priceCents })
      .where(eq(listing.id, rotor.id));
  });

  it("never takes another delivery fee than was shown", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [alternator]);
    const { data, init } = await answerOf(
      place(person, id, { ...address, fulfilment0: "delivery", fee0: "999" }),
    );
    expect(init?.status).toBe(409);
    // What was typed is kept, and shown with what it costs now.
    expect(data).toMatchObject({
      message: expect.stringMatching(/^Something changed/),
      form: { ...who, ...address },
    });
    expect(await ordersOf(id)).toEqual([]);
  });

  it("does not sell to who sells it", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [rotor], [headlight]);
    await test.db.execute(
      sql`update seller set account_id = ${person.id}::uuid where id = ${rotor.sellerId}::uuid`,
    );
    const { data, init } = await answerOf(place(person, id));
    expect([init?.status, data.message]).toEqual([409, expect.stringMatching(/your own listing/)]);
    expect(await ordersOf(id)).toEqual([]);
    await test.db.execute(
      sql`update seller set account_id = null where id = ${rotor.sellerId}::uuid`,
    );
  });

  it("begins with something", async () => {
    expect(await checkOut(await signedIn())).toMatchObject({
      location: "/cart",
      flash: { message: "Your cart is empty. Add a part first." },
    });
  });
});

describe("sent again", () => {
  it("at once, twice, or later, it is the same orders", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [rotor, 2], [headlight]);
    const sent = await Promise.all(Array.from({ length: 8 }, () => redirectOf(place(person, id))));
    expect(new Set(sent.map(({ location }) => location))).toEqual(new Set([`/checkout/${id}`]));
    expect(await ordersOf(id)).toHaveLength(2);
    expect([await stockOf(rotor), await stockOf(headlight)]).toEqual([10, 11]);
    expect((await redirectOf(place(person, id))).location).toBe(`/checkout/${id}`);
    expect(await ordersOf(id)).toHaveLength(2);
  });

  it("from two tabs that both began, it is one checkout", async () => {
    await restore();
    const person = await signedIn();
    const first = await begun(person, [rotor]);
    const { location } = await checkOut(person);
    expect(location).toBe(`/checkout/${first}`);
    await Promise.all([place(person, first), place(person, first)]);
    expect(await ordersOf(first)).toHaveLength(1);
    expect(await checkOut(person)).toMatchObject({ location: "/cart" });
  });

  it("by a tab whose cart was changed in another one, it buys nothing that the tab did not show", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [rotor]);
    const seen = await seenOf(id);
    expect(await begun(person, [headlight])).toBe(id);
    const { init, data } = await answerOf(place(person, id, { seen, note0: "For the rotor" }));
    expect([init?.status, await ordersOf(id)]).toEqual([409, []]);
    // A note to one seller is not sent to another.
    expect(data.form).not.toHaveProperty("note0");
    await place(person, id);
    expect(await ordersOf(id)).toHaveLength(2);
  });

  it("for the last pieces, it is placed and not gone", async () => {
    await restore();
    const person = await signedIn();
    await setStock(headlight, 2);
    const id = await begun(person, [headlight, 2]);
    const sent = await Promise.all(Array.from({ length: 8 }, () => redirectOf(place(person, id))));
    expect(new Set(sent.map(({ location }) => location))).toEqual(new Set([`/checkout/${id}`]));
  });
});

describe("the pieces of a checkout", () => {
  it("are held for nobody else, and not from who holds them", async () => {
    await restore();
    const [holder, other] = [await signedIn(), await signedIn()];
    await setStock(headlight, 1);
    const id = await begun(holder, [headlight]);
    const order = (buyer: Person) =>
      placeOrder({
        ...{ id: newId(), listingId: headlight.id, quantity: 1 },
        ...{ buyerAccountId: buyer.id, customerName: "Mary Ann Lee" },
      });
    expect(await order(other)).toMatchObject({ kind: "refused", reason: "out-of-stock" });
    const { request } = other.get("/cart");
    expect(
      await changeCart(
        { accountId: other.id, request },
        { kind: "add", listingId: headlight.id, quantity: 1, vehicle: null },
      ),
    ).toMatchObject({ kind: "refused", reason: "sold-out" });
    expect(await checkOut(holder)).toMatchObject({ location: `/checkout/${id}` });
    expect(await order(holder)).toMatchObject({ kind: "placed" });
    expect((await redirectOf(place(holder, id))).location).toBe("/cart");
  });

  it("are anybody's once their time is over, whatever the rows say", async () => {
    await restore();
    const [slow, quick] = [await signedIn(), await signedIn()];
    await setStock(headlight, 1);
    const id = await begun(slow, [headlight]);
    await lapse(id);
    const second = await begun(quick, [headlight]);
    expect(second).not.toBe("");
    expect((await redirectOf(place(slow, id))).location).toBe("/cart");
    expect((await redirectOf(place(quick, second))).location).toBe(`/checkout/${second}`);
    expect(await stockOf(headlight)).toBe(0);
  });

  it("can still be bought after that, where nobody else wanted them", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [headlight]);
    await lapse(id);
    expect(await look(person, id)).toMatchObject({ kind: "open", checkout: { heldMinutes: 0 } });
    expect((await redirectOf(place(person, id))).location).toBe(`/checkout/${id}`);
  });

  it("are held longer while somebody is at it, up to 45 minutes", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [rotor]);
    const ago = (minutes: number, left: number) =>
      test.db.execute(sql`
        update checkout set created_at = now() - ${minutes} * interval '1 min',
          expires_at = now() + ${left} * interval '1 min' where id = ${id}::uuid`);
    await ago(13, 2);
    expect(await look(person, id)).toMatchObject({ checkout: { heldMinutes: 15 } });
    await ago(40, 2);
    expect(await look(person, id)).toMatchObject({ checkout: { heldMinutes: 5 } });
    expect(await heldOf(rotor)).toBeGreaterThan(0);
  });

  it("are never more than there are: 20 buyers at once for 5", async () => {
    await restore();
    const buyers = await Promise.all(Array.from({ length: 20 }, () => signedIn()));
    await setStock(shock, 5);
    for (const buyer of buyers) await put(buyer, shock);
    const tried = await Promise.all(
      buyers.map(async (buyer) => {
        const { location } = await checkOut(buyer);
        const id = location?.split("/checkout/")[1];
        return id ? (await redirectOf(place(buyer, id))).location : location;
      }),
    );
    expect(tried.filter((location) => location?.startsWith("/checkout/"))).toHaveLength(5);
    expect(await stockOf(shock)).toBe(0);
  });
});

describe("an abandoned checkout", () => {
  it("is removed after a week, and none that was placed or can be come back to", async () => {
    await restore();
    const [gone, left, bought] = [await signedIn(), await signedIn(), await signedIn()];
    const ids = [
      await begun(gone, [rotor]),
      await begun(left, [rotor]),
      await begun(bought, [rotor]),
    ];
    await place(bought, ids[2] ?? "");
    const over = (id = "", days: number) =>
      test.db.execute(
        sql`update checkout set expires_at = now() - ${days} * interval '1 day' where id = ${id}::uuid`,
      );
    await over(ids[0], 7.1);
    await over(ids[1], 6.9);
    await over(ids[2], 30);
    await deleteAbandoned(7);
    const rows = await test.db.select({ id: checkout.id }).from(checkout);
    expect(ids.map((id) => rows.some((row) => row.id === id))).toEqual([false, true, true]);
  });
});

describe("a guest", () => {
  it("who goes back to the cart finds the last piece there, which is held for them", async () => {
    await restore();
    await setStock(headlight, 1);
    const { cookie } = await guestBegun(headlight);
    const { cart: shown } = await cart.loader(visit("/cart", cookie));
    expect(shown).toMatchObject({ canCheckOut: true, pieces: 1 });
    const again = await begin.action(submit("/checkout", { intent: "begin" }, cookie));
    expect(again.headers.get("Location")).toMatch(/^\/checkout\//);
  });

  const cookieOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((text) => text.split(";")[0])
      .join("; ");

  /** Puts a part into a browser's cart and begins; the checkout's id, and the browser's cookies. */
  async function guestBegun({ id: listingId }: Sold) {
    const added = await changeCart(
      { accountId: null, request: visit("/cart").request },
      { kind: "add", listingId, quantity: 1, vehicle: null },
    );
    const cart = added.kind === "changed" ? (added.cookie?.split(";")[0] ?? "") : "";
    const answer = await begin.action(submit("/checkout", { intent: "begin" }, cart));
    const id = answer.headers.get("Location")?.split("/checkout/")[1] ?? "";
    return { id, cookie: `${cart}; ${cookieOf(answer)}` };
  }

  /** A browser's cart with a part in it, and what its page carries in the form that begins. */
  async function guestCart({ id: listingId }: Sold) {
    const added = await changeCart(
      { accountId: null, request: visit("/cart").request },
      { kind: "add", listingId, quantity: 1, vehicle: null },
    );
    const cookie = added.kind === "changed" ? (added.cookie?.split(";")[0] ?? "") : "";
    const { beginToken = "" } = await cart.loader(visit("/cart", cookie));
    const begins = (token = beginToken, more = "") =>
      begin.action(submit("/checkout", { intent: "begin", token }, [cookie, more].join("; ")));
    return { cookie, beginToken, begins };
  }

  const idOf = (answer: Response) => answer.headers.get("Location")?.split("/checkout/")[1] ?? "";

  it("who presses twice at once, before an answer gave them a cookie, begins one checkout", async () => {
    await restore();
    await setStock(headlight, 1);
    const { begins } = await guestCart(headlight);
    const answers = await Promise.all([begins(), begins(), begins()]);
    const [id = "", ...others] = answers.map(idOf);
    expect(others).toEqual([id, id]);
    expect(await test.db.$count(checkout, eq(checkout.id, id))).toBe(1);
    expect(await heldOf(headlight)).toBe(1);
    for (const answer of answers)
      expect(await page.loader(at(visit(`/checkout/${id}`, cookieOf(answer)), id))).toMatchObject({
        kind: "open",
      });
  });

  it("who comes back with the form of a checkout that is placed begins another", async () => {
    await restore();
    const { cookie, begins } = await guestCart(rotor);
    const first = await begins();
    const id = idOf(first);
    const mine = cookieOf(first);
    const form = { ...who, seen: await seenOf(id) };
    await page.action(at(submit(`/checkout/${id}`, form, `${cookie}; ${mine}`), id));
    expect(idOf(await begins(undefined, mine))).not.toBe(id);
    expect(await ordersOf(id)).toHaveLength(1);
  });

  it("who begins with the form of a checkout that became an account's has another, placed or not", async () => {
    await restore();
    const { cookie, begins } = await guestCart(rotor);
    const first = await begins();
    const id = idOf(first);
    const person = await signedIn();
    // Signed in, on the same browser: the checkout becomes theirs.
    const seen = await seenOf(id);
    const cookies = [cookie, cookieOf(first), person.cookie].join("; ");
    await put(person, rotor);
    expect(idOf(await begin.action(submit("/checkout", { intent: "begin" }, cookies)))).toBe(id);
    const rowOf = async () => (await test.db.select().from(checkout).where(eq(checkout.id, id)))[0];
    expect(await rowOf()).toMatchObject({ accountId: person.id, placedAt: null });
    expect(idOf(await begins())).not.toBe(id);
    await page.action(at(submit(`/checkout/${id}`, { ...who, seen }, cookies), id));
    const placed = await rowOf();
    expect(placed).toMatchObject({ accountId: person.id, placedAt: expect.any(Date) });
    // Signed out: the old tab of the cart has the form yet.
    const again = await begins();
    expect(idOf(again)).not.toBe(id);
    expect([await rowOf(), await ordersOf(id)]).toMatchObject([placed, { length: 1 }]);
    const shown = page.loader(at(visit(`/checkout/${id}`, cookieOf(again)), id));
    expect((await refusal(shown)).status).toBe(404);
  });

  it("gets no checkout by a form that is not the site's", async () => {
    await restore();
    const other = await guestBegun(rotor);
    const { begins } = await guestCart(rotor);
    for (const token of [other.id, "x", ""]) expect(idOf(await begins(token))).not.toBe(other.id);
  });

  it("has mail sent to an address ten times a day at most", async () => {
    await restore();
    await setStock(rotor, 40);
    const orders = async (email: string) => {
      const { id, cookie } = await guestBegun(rotor);
      const form = { ...who, email, seen: await seenOf(id) };
      return page.action(at(submit(`/checkout/${id}`, form, cookie), id));
    };
    const victim = "victim@example.com";
    // Counted whatever its letters, and not where nothing is ordered.
    const { id, cookie } = await guestBegun(rotor);
    const refused = { ...who, email: victim, seen: "other" };
    await page.action(at(submit(`/checkout/${id}`, refused, cookie), id));
    for (let time = 0; time < 10; time++) {
      expect(await orders(time % 2 ? victim : victim.toUpperCase())).toBeInstanceOf(Response);
      // What is on hold has a limit of its own.
      await test.db.execute(
        sql`update purchase_order set stage = 'canceled' where lower(contact_email) = ${victim}`,
      );
      await test.db.execute(sql`delete from rate_limit where key like 'guest-checkout:%'`);
    }
    const { data, init } = await answerOf(orders(victim));
    expect(init?.status).toBe(429);
    expect(data.errors).toEqual({ email: expect.stringMatching(/use another email address/) });
    await redirectOf(orders("somebody.else@example.com"));
  });

  it("orders by email address, and comes back by a signed link", async () => {
    await restore();
    const { id, cookie } = await guestBegun(rotor);
    const path = `/checkout/${id}`;
    expect(await page.loader(at(visit(path, cookie), id))).toMatchObject({ isGuest: true });
    const form = { ...who, seen: await seenOf(id) };
    const answer = (await page.action(at(submit(path, form, cookie), id))) as Response;
    expect(answer.headers.get("Location")).toBe(path);
    // The browser's cart is emptied.
    expect(answer.headers.getSetCookie().some((text) => /partlane-cart=;/.test(text))).toBe(true);
    const [order] = await ordersOf(id);
    expect(order).toMatchObject({ buyerAccountId: null, contactEmail: "mary@example.com" });

    const { token } = await readReceipt(id);
    expect(parseReceiptToken(token)).toBe(id);
    const shown = { ...visit(`/receipt/${token}`), params: { token } };
    expect(await receipt.loader(shown)).toMatchObject({ orders: [{ number: order?.number }] });
    const cancel = (number = order?.number ?? "") =>
      receipt.action({
        ...submit(`/receipt/${token}`, { intent: "cancel", number }),
        params: { token },
      });
    expect((await refusal(cancel("PL-20431"))).status).toBe(404);
    expect(await redirectOf(cancel())).toMatchObject({ flash: { tone: "success" } });
    expect(await stockOf(rotor)).toBe(12);
  });

  it("can put the orders into an account, once and for good", async () => {
    await restore();
    const { id, cookie } = await guestBegun(rotor);
    const form = { ...who, seen: await seenOf(id) };
    await page.action(at(submit(`/checkout/${id}`, form, cookie), id));
    const { token } = await readReceipt(id);
    const claim = (person: Pick<Person, "post">) =>
      redirectOf(
        receipt.action({
          ...person.post(`/receipt/${token}`, { intent: "claim" }),
          params: { token },
        }),
      );
    const person = await signedIn();
    for (const claimant of [person, person])
      expect(await claim(claimant)).toMatchObject({ flash: { tone: "success" } });
    expect(await claim(await signedIn())).toMatchObject({ flash: { tone: "info" } });
    expect(await ordersOf(id)).toMatchObject([{ buyerAccountId: person.id }]);
    expect(await readReceipt(id)).toMatchObject({ orders: [{ isOfAccount: true }] });
    expect(await listContacts({ accountId: person.id })).toHaveLength(1);
    // A visitor signs in first, and comes back.
    const visitor = {
      post: (path: string, fields: Record<string, string>) => submit(path, fields),
    };
    expect((await claim(visitor)).location).toBe(
      `/login?redirectTo=${encodeURIComponent(`/receipt/${token}`)}`,
    );
  });

  it("keeps what was put into the cart after the checkout began", async () => {
    await restore();
    const { id, cookie } = await guestBegun(rotor);
    const { request } = visit("/cart", cookie);
    const added = await changeCart(
      { accountId: null, request },
      { kind: "add", listingId: shock.id, quantity: 1, vehicle: null },
    );
    const later = added.kind === "changed" ? (added.cookie?.split(";")[0] ?? "") : "";
    const [, ...others] = cookie.split("; ");
    const form = { ...who, seen: await seenOf(id) };
    const answer = await page.action(
      at(submit(`/checkout/${id}`, form, [later, ...others].join("; ")), id),
    );
    const { cart: left } = await cart.loader(visit("/cart", cookieOf(answer as Response)));
    expect(left.groups.flatMap(({ lines }) => lines.map(({ listing: { id: of } }) => of))).toEqual([
      shock.id,
    ]);
  });

  it("sees nobody else's: not by an id, and by no link that the site did not make", async () => {
    await restore();
    const { id } = await guestBegun(rotor);
    const other = await guestBegun(headlight);
    const [person, path] = [await signedIn(), `/checkout/${id}`];
    for (const cookie of ["", other.cookie, person.cookie]) {
      expect((await refusal(page.loader(at(visit(path, cookie), id)))).status).toBe(404);
      expect((await refusal(page.action(at(submit(path, who, cookie), id)))).status).toBe(404);
    }
    const mine = await begun(person, [shock]);
    expect((await refusal(page.loader(at(visit(`/checkout/${mine}`), mine)))).status).toBe(404);
    for (const token of [
      "",
      "x",
      id,
      Buffer.from(JSON.stringify({ receiptOf: id })).toString("base64url"),
    ])
      expect(
        (await refusal(receipt.loader({ ...visit(`/receipt/${token}`), params: { token } })))
          .status,
      ).toBe(404);
    for (const not of ["x", "", "1 or 1=1"])
      expect((await refusal(page.loader(at(visit(`/checkout/${not}`), not)))).status).toBe(404);
  });
});

describe("the form", () => {
  const wrong = async (fields: Record<string, string>, part: Sold = alternator) => {
    const person = await signedIn();
    const id = await begun(person, [part]);
    const { data, init } = await answerOf(place(person, id, fields));
    expect(init?.status).toBe(400);
    expect(await ordersOf(id)).toEqual([]);
    expect(data.form).toMatchObject(fields);
    return data.errors;
  };

  it("says what is missing, and loses nothing", async () => {
    await restore();
    expect(await wrong({ name: " ", email: "mary" })).toEqual({
      name: "Enter your name, so the seller knows who's coming.",
      email: "Email address is invalid",
    });
    expect(await wrong({ phone: "call me", note0: "x".repeat(501) })).toEqual({
      phone: "Enter a phone number like (212) 555-0141, or leave it empty.",
      note0: "Use 500 characters or fewer.",
    });
    expect(await wrong({ fulfilment0: "delivery", fee0: "1499" })).toEqual({
      street: "Enter a street address.",
      city: "Enter a city.",
      state: "Choose a state.",
      zip: "Enter a ZIP code like 10002.",
    });
    expect(
      await wrong({
        ...{ fulfilment0: "delivery", fee0: "1499", ...address, street: "é".repeat(9_000) },
      }),
    ).toEqual({ street: "Use 100 characters or fewer." });
    expect(await wrong({ fulfilment0: "drone" })).toEqual({
      fulfilment0: "Choose how you get these parts.",
    });
  });

  it("takes an address in any script", async () => {
    await restore();
    const person = await signedIn();
    const id = await begun(person, [alternator]);
    const said = { ...address, street: "١٢ شارع 🛻 الورشة", unit: "ב׳" };
    const sent = place(person, id, { ...said, fulfilment0: "delivery", fee0: "1499" });
    expect((await redirectOf(sent)).location).toBe(`/checkout/${id}`);
    expect((await ordersOf(id))[0]?.address).toMatchObject(said);
  });

  it("does not deliver farther than the seller does", async () => {
    await restore();
    const far = { ...address, city: "Beverly Hills", state: "CA", zip: "90210" };
    expect(await wrong({ ...far, fulfilment0: "delivery", fee0: "1250" }, shock)).toEqual({
      fulfilment0:
        "Village Chassis Works doesn't deliver to 90210. Pick these up, or use another address.",
    });
    const person = await signedIn();
    const id = await begun(person, [shock]);
    const near = place(person, id, { ...address, fulfilment0: "delivery", fee0: "1250" });
    expect((await redirectOf(near)).location).toBe(`/checkout/${id}`);
  });

  it("asks about a fit in doubt, part by part", async () => {
    await restore();
    const person = await signedIn();
    await put(person, rotor, 1, { vehicle: { year: 2019, make: "Toyota", model: "Camry" } });
    const id = await begun(person, [headlight]);
    const { data } = await answerOf(place(person, id));
    expect(data.errors).toEqual({ fit0: "Tell us about the fit first." });
    const fit0 = "It isn't for my 2019 Toyota Camry";
    expect((await redirectOf(place(person, id, { fit0 }))).location).toBe(`/checkout/${id}`);
    const [order] = await ordersOf(id);
    expect(await linesOf(order?.id ?? "")).toMatchObject([
      {
        ...{ fitStatement: fit0, vehicle: { year: 2019, make: "Toyota", model: "Camry" } },
        verdict: { fit: "fits-if", row: { note: "With 16 and 17 inch wheels" } },
      },
    ]);
  });

  it("keeps to what an account may have on hold", async () => {
    await restore();
    await setStock(rotor, 40);
    const person = await signedIn();
    for (let time = 0; time < 5; time++) {
      const id = await begun(person, [rotor]);
      await place(person, id);
      expect(await ordersOf(id)).toHaveLength(1);
    }
    const id = await begun(person, [rotor]);
    const { data, init } = await answerOf(place(person, id));
    expect(init?.status).toBe(409);
    expect(data.message).toMatch(/^A new account can have 5 open orders with one seller/);
    expect(await ordersOf(id)).toEqual([]);
  });
});
