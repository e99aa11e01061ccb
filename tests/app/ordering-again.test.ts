import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { formatAge } from "~/content/format";
import { moveOrder } from "~/orders/orders.server";
import { placeOrder, repeatOrderWindowMs } from "~/orders/placing.server";
import { newId } from "~/platform/db/id.server";
import { listing, purchaseOrder } from "~/platform/db/schema.server";
import * as partPage from "~/routes/part";
import * as purchase from "~/routes/purchase";
import { useDatabase } from "../support/database";
import { answerOf, redirectOf, signedIn, visit } from "../support/signed-in";

const test = useDatabase();

const rotor = "brake-rotor-43512-06150";
const headlight = "led-headlight-81150-06d50";

type Person = Awaited<ReturnType<typeof signedIn>>;

const at = <Args extends { params: Record<string, string> }>(args: Args, listingId: string) => ({
  ...args,
  params: { listingId, id: listingId },
});

const setStock = (id: string, quantity: number) =>
  test.db.update(listing).set({ quantity }).where(eq(listing.id, id));

async function stockOf(id: string) {
  const [row] = await test.db.select().from(listing).where(eq(listing.id, id));
  return row?.quantity;
}

const open = (person: Person, listingId = rotor) =>
  purchase.loader(at(person.get(`/purchase/${listingId}`), listingId));

/** Sends a form of its own, as Back or a second tab does. */
const buy = (person: Person, fields: Record<string, string> = {}, listingId = rotor) => {
  const form = { orderId: newId(), quantity: "1", ...fields };
  return purchase.action(at(person.post(`/purchase/${listingId}`, form), listingId));
};

const numberOf = async (work: Promise<unknown>) =>
  (await redirectOf(work)).location?.split("/").at(-1) ?? "";

const ordersOf = (person: Person) =>
  test.db.select().from(purchaseOrder).where(eq(purchaseOrder.buyerAccountId, person.id));

const age = (number: string, ms: number) =>
  test.db
    .update(purchaseOrder)
    .set({ placedAt: sql`now() - ${ms}::float8 * interval '1 ms'` })
    .where(eq(purchaseOrder.number, number));

describe("ordering a part again", () => {
  it("is asked about, with the order and how long ago it was, and orders nothing", async () => {
    const person = await signedIn();
    await setStock(rotor, 12);
    const number = await numberOf(buy(person));
    await age(number, 61_000);
    expect(await answerOf(buy(person, { quantity: "3" }))).toMatchObject({
      data: {
        message: `You ordered this a minute ago: ${number}. Order another?`,
        quantity: "3",
        asksAnother: true,
      },
      init: { status: 409 },
    });
    expect(await stockOf(rotor)).toBe(11);
    expect(await open(person)).toMatchObject({ earlier: { number, when: "a minute ago" } });
  });

  it("is done by whoever says that another is wanted, beside that very order", async () => {
    const person = await signedIn();
    await setStock(rotor, 12);
    const first = await numberOf(buy(person));
    const second = await numberOf(buy(person, { another: first }));
    expect(second).toMatch(/^PL-\d+$/);
    expect(second).not.toBe(first);
    // The first says nothing about the second.
    expect(await answerOf(buy(person, { another: first }))).toMatchObject({
      data: { message: `You ordered this just now: ${second}. Order another?` },
      init: { status: 409 },
    });
    expect(await ordersOf(person)).toHaveLength(2);
  });

  it("orders once from many tabs at once, and one more for one acknowledgement", async () => {
    const person = await signedIn();
    await setStock(rotor, 12);
    const tabs = (another = "") =>
      Promise.all(
        Array.from({ length: 6 }, () =>
          placeOrder({
            ...{ id: newId(), listingId: rotor, quantity: 1, buyerAccountId: person.id },
            customerName: "Mary Ann Lee",
            acknowledged: another,
          }),
        ),
      );
    const placed = (await tabs()).filter((outcome) => outcome.kind === "placed");
    expect(placed).toHaveLength(1);
    const more = await tabs(placed[0]?.number);
    expect(more.filter(({ kind }) => kind === "placed")).toHaveLength(1);
    expect(await ordersOf(person)).toHaveLength(2);
    expect(await stockOf(rotor)).toBe(10);
  });

  it("is not asked about later, after a cancellation, for another part, or of somebody else", async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    await setStock(rotor, 12);
    await setStock(headlight, 3);
    const first = await numberOf(buy(person));
    expect(await numberOf(buy(person, {}, headlight))).toMatch(/^PL-/);
    expect(await numberOf(buy(other))).toMatch(/^PL-/);
    await moveOrder({ number: first, accountId: person.id, arrow: "cancel" });
    expect((await open(person)).earlier).toBeUndefined();
    const second = await numberOf(buy(person));
    expect(second).toMatch(/^PL-/);
    await age(second, repeatOrderWindowMs + 1_000);
    expect((await open(person)).earlier).toBeUndefined();
    expect(await numberOf(buy(person))).toMatch(/^PL-/);
  });

  it("says how long ago in words", () => {
    expect(
      [0, 29_000, 31_000, 89_000, 91_000, 3_540_000, 3_600_000, 7_200_000].map(formatAge),
    ).toEqual([
      "just now",
      "just now",
      "a minute ago",
      "a minute ago",
      "2 minutes ago",
      "59 minutes ago",
      "an hour ago",
      "2 hours ago",
    ]);
  });
});

describe("the last piece", () => {
  const part = async (person?: Person) => {
    const path = `/parts/${headlight}`;
    const answer = await partPage.loader(at(person ? person.get(path) : visit(path), headlight));
    if (answer instanceof Response) throw new Error(`It answered ${answer.status}.`);
    return answer as { ownLastOrder?: string };
  };

  it("is known to whoever took it: on the form, its page anew, and the part's page", async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    await setStock(headlight, 1);
    const number = await numberOf(buy(person, {}, headlight));
    const message = `You already have the last one: ${number}. We didn't order more.`;
    expect(await answerOf(buy(person, {}, headlight))).toMatchObject({
      data: { message },
      init: { status: 409 },
    });
    expect((await open(person, headlight)).ownLastOrder).toBe(number);
    expect((await part(person)).ownLastOrder).toBe(number);
    expect((await open(other, headlight)).ownLastOrder).toBeUndefined();
    expect((await part(other)).ownLastOrder).toBeUndefined();
    expect((await part()).ownLastOrder).toBeUndefined();
    expect(await answerOf(buy(other, {}, headlight))).toMatchObject({
      data: { message: "The last one sold before your order came in, so we didn't place it." },
    });
  });

  it("is told of in both of two tabs that want it at once", async () => {
    const person = await signedIn();
    await setStock(headlight, 1);
    const tab = () =>
      placeOrder({
        ...{ id: newId(), listingId: headlight, quantity: 1, buyerAccountId: person.id },
        customerName: "Mary Ann Lee",
      });
    const outcomes = await Promise.all([tab(), tab()]);
    const [row] = await ordersOf(person);
    expect(outcomes).toContainEqual({ kind: "placed", number: row?.number });
    expect(outcomes).toContainEqual({ kind: "refused", reason: "has-last", number: row?.number });
  });

  it("is not somebody's whose earlier order left one that another bought", async () => {
    const [person, other] = [await signedIn(), await signedIn()];
    await setStock(headlight, 2);
    await numberOf(buy(person, {}, headlight));
    await numberOf(buy(other, {}, headlight));
    expect((await open(person, headlight)).ownLastOrder).toBeUndefined();
    expect((await open(other, headlight)).ownLastOrder).toMatch(/^PL-/);
  });
});
