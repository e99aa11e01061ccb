import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { changeCart } from "~/cart/cart.server";
import { sampleListings } from "~/catalog/sample-listings.server";
import { beginsTooOften } from "~/checkout/buy-at-once.server";
import { selectHeldLines } from "~/checkout/checkout.repo.server";
import { fingerprintOf } from "~/checkout/checkout.server";
import { registerListeners } from "~/listeners.server";
import { newId } from "~/platform/db/id.server";
import {
  checkout,
  listing,
  payment,
  purchaseOrder,
  sellerPaymentAccount,
} from "~/platform/db/schema.server";
import * as page from "~/routes/checkout";
import * as begin from "~/routes/checkout-begin";
import * as pay from "~/routes/checkout-pay";
import * as purchase from "~/routes/purchase";
import { mockSettings } from "../../mocks/addresses";
import { startMocks } from "../../mocks/node";
import { useDatabase } from "../support/database";
import { confirmPayment } from "../support/payments";
import { answerOf, redirectOf, signedIn, submit, visit } from "../support/signed-in";

const test = useDatabase({ env: mockSettings("https://mock.example") });
const mocks = startMocks({ stripe: "success" });
afterAll(() => mocks.close());
registerListeners();

const [rotor, headlight] = sampleListings;
type Person = Awaited<ReturnType<typeof signedIn>>;

const checkOut = (person: Person) =>
  redirectOf(begin.action(person.post("/checkout", { intent: "begin" })));

const press = (person: Person, quantity = "1") =>
  purchase.action({
    ...person.post(`/purchase/${headlight.id}`, { orderId: newId(), quantity }),
    params: { listingId: headlight.id },
  });

const buy = (person: Person, quantity?: string) => redirectOf(press(person, quantity));

const at = (person: Person, id: string) => ({ ...person.get(""), params: { checkoutId: id } });

/** There are parts enough, and their sellers are paid by card. */
async function canBePaid() {
  await test.db.update(listing).set({ quantity: 90 });
  for (const { sellerId } of [rotor, headlight])
    await test.db
      .insert(sellerPaymentAccount)
      .values({ sellerId, providerId: `acct_${sellerId}`, canBePaid: true, hasSubmitted: true })
      .onConflictDoNothing();
}

/** A checkout of a rotor, whose payment page is open. */
async function paying() {
  await canBePaid();
  const person = await signedIn();
  const of = { accountId: person.id, request: person.get("/cart").request };
  await changeCart(of, { kind: "add", listingId: rotor.id, quantity: 1, vehicle: null });
  const id = (await checkOut(person)).location?.split("/checkout/")[1] ?? "";
  const seen = fingerprintOf(await selectHeldLines(id));
  const form = { seen, name: "Mary Ann Lee", email: "mary@example.com" };
  await page.action({ ...person.post("", form), params: { checkoutId: id } });
  await pay.loader(at(person, id));
  const [row] = await test.db.select().from(payment).where(eq(payment.checkoutId, id));
  return { person, id, providerId: row?.providerId ?? "" };
}

const toPayment = (id: string) => ({
  location: `/checkout/${id}/pay`,
  flash: { tone: "info", message: expect.stringMatching(/already paying/) },
});

const checkoutsOf = ({ id }: Person) => test.db.$count(checkout, eq(checkout.accountId, id));
const ordersOf = (id: string) =>
  test.db.select().from(purchaseOrder).where(eq(purchaseOrder.checkoutId, id));

it("counts no mail to a guest's address before something is ordered for it", async () => {
  await canBePaid();
  const email = "victim@example.com";
  const forGuest = async () => {
    const added = await changeCart(
      { accountId: null, request: visit("/cart").request },
      { kind: "add", listingId: rotor.id, quantity: 1, vehicle: null },
    );
    const cart = added.kind === "changed" ? (added.cookie?.split(";")[0] ?? "") : "";
    const begun = await begin.action(submit("/checkout", { intent: "begin" }, cart));
    const id = begun.headers.get("Location")?.split("/checkout/")[1] ?? "";
    const cookie = begun.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const form = { seen: fingerprintOf(await selectHeldLines(id)), name: "Mary", email };
    const of = { params: { checkoutId: id } };
    const sent = redirectOf(page.action({ ...submit("", form, cookie), ...of }));
    expect((await sent).location).toBe(`/checkout/${id}/pay`);
    await test.db.execute(sql`delete from rate_limit where key like 'guest-checkout:%'`);
    const counter = submit("", { intent: "counter" }, cookie);
    return { id, atCounter: () => redirectOf(pay.action({ ...counter, ...of })) };
  };
  for (let time = 0; time < 11; time++) await forGuest();
  // By way of the card's page, too, ten are ordered.
  for (let time = 0; time < 10; time++) {
    const { id, atCounter } = await forGuest();
    await atCounter();
    expect(await ordersOf(id)).toHaveLength(1);
    await test.db.execute(
      sql`update purchase_order set stage = 'canceled' where contact_email = ${email}`,
    );
  }
  const { atCounter } = await forGuest();
  expect(await atCounter()).toMatchObject({
    flash: { message: expect.stringMatching(/use another email address/) },
  });
});

describe("a checkout that is being paid", () => {
  it.each(["pm_card_authenticationRequired", "pm_card_processing"])(
    "keeps its lines, and is led to: %s",
    async (card) => {
      const { person, id, providerId } = await paying();
      await confirmPayment(providerId, card);
      expect(await buy(person)).toMatchObject(toPayment(id));
      expect(await checkOut(person)).toMatchObject(toPayment(id));
      expect(await selectHeldLines(id)).toMatchObject([{ listingId: rotor.id }]);
      expect(await checkoutsOf(person)).toBe(1);
    },
  );

  it("is ordered once its bank has said yes, whatever was pressed meanwhile", async () => {
    const { person, id, providerId } = await paying();
    await confirmPayment(providerId, "pm_card_authenticationRequired");
    await buy(person);
    await confirmPayment(providerId);
    // Nobody came back from the bank: it is ordered by who begins again, and not twice.
    expect(await checkOut(person)).toMatchObject(toPayment(id));
    expect(await ordersOf(id)).toMatchObject([{ payment: "provider" }]);
    expect(await checkoutsOf(person)).toBe(1);
    expect((await buy(person)).location).not.toMatch(id);
  });

  it("is begun anew where the bank's question was never answered", async () => {
    const { person, id, providerId } = await paying();
    await confirmPayment(providerId, "pm_card_authenticationRequired");
    await buy(person);
    await test.db.execute(sql`
      update payment set updated_at = now() - interval '11 minutes' where checkout_id = ${id}::uuid`);
    expect((await buy(person)).location).toBe(`/checkout/${id}`);
    expect(await selectHeldLines(id)).toMatchObject([{ listingId: headlight.id }]);
  });

  it("is begun anew where no card was given yet", async () => {
    const { person, id } = await paying();
    expect((await buy(person)).location).toBe(`/checkout/${id}`);
  });
});

describe("a part that is bought at once", () => {
  beforeEach(async () => {
    await canBePaid();
    await test.db.execute(sql`update checkout_line set held_until = null`);
  });

  const setListing = (fields: Partial<typeof listing.$inferInsert>) =>
    test.db.update(listing).set(fields).where(eq(listing.id, headlight.id));

  it("is gone back to where it has changed, not to a cart that it was never in", async () => {
    const person = await signedIn();
    const id = (await buy(person)).location?.split("/checkout/")[1] ?? "";
    expect(await page.loader(at(person, id))).toMatchObject({
      checkout: { atOnceListingId: headlight.id },
    });
    const seen = fingerprintOf(await selectHeldLines(id));
    await setListing({ priceCents: headlight.priceCents + 1 });
    const toPart = {
      location: `/purchase/${headlight.id}`,
      flash: { tone: "info", message: expect.stringMatching(/^This part has changed/) },
    };
    expect(await redirectOf(page.loader(at(person, id)))).toMatchObject(toPart);
    const form = { seen, name: "Mary Ann Lee", email: "mary@example.com" };
    const sent = page.action({ ...person.post("", form), params: { checkoutId: id } });
    expect(await redirectOf(sent)).toMatchObject(toPart);
    await setListing({ priceCents: headlight.priceCents });
    // Begun from the cart, it is the cart's again.
    const of = { accountId: person.id, request: person.get("/cart").request };
    await changeCart(of, { kind: "add", listingId: rotor.id, quantity: 1, vehicle: null });
    expect((await checkOut(person)).location).toBe(`/checkout/${id}`);
    expect(await page.loader(at(person, id))).toMatchObject({
      checkout: { atOnceListingId: null },
    });
  });

  it("is gone back to where its payment was given up, too", async () => {
    const person = await signedIn();
    const id = (await buy(person)).location?.split("/checkout/")[1] ?? "";
    const seen = fingerprintOf(await selectHeldLines(id));
    const form = { seen, name: "Mary Ann Lee", email: "mary@example.com" };
    await page.action({ ...person.post("", form), params: { checkoutId: id } });
    await pay.loader(at(person, id));
    const [row] = await test.db.select().from(payment).where(eq(payment.checkoutId, id));
    await confirmPayment(row?.providerId ?? "");
    await setListing({ state: "paused" });
    expect(await redirectOf(pay.loader(at(person, id)))).toMatchObject({
      location: `/purchase/${headlight.id}`,
      flash: { tone: "info", message: expect.stringMatching(/Check the part, then/) },
    });
    await setListing({ state: "published" });
  });

  it("is only as many as other buyers leave of it", async () => {
    const [other, person] = [await signedIn(), await signedIn()];
    await setListing({ quantity: 3 });
    await buy(other, "2");
    expect(await answerOf(press(person, "2"))).toMatchObject({
      init: { status: 409 },
      data: { message: "Only 1 left, so we didn't place the order. Choose 1." },
    });
    await buy(other, "3");
    expect(await answerOf(press(person))).toMatchObject({
      init: { status: 409 },
      data: {
        message: "Somebody else is checking out with the last one. Try again in a few minutes.",
        isLater: true,
      },
    });
  });

  it("is not begun without end", async () => {
    const person = await signedIn();
    const { request } = person.get("/");
    for (let time = 0; time < 60; time++) await beginsTooOften(request, person.id);
    expect(await answerOf(press(person))).toMatchObject({
      init: { status: 429 },
      data: { message: expect.stringMatching(/lot of checkouts/), isLater: true },
    });
  });
});
