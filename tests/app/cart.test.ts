import { and, eq, sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import { cartLimit, type KeptLine, visitorCartLimit } from "~/cart/cart.schema";
import { changeCart, clearAccountCart, countCart } from "~/cart/cart.server";
import type { CartChange } from "~/cart/cart-lines";
import { findFewerSellers, readCart } from "~/cart/read-cart.server";
import { readVisitorCart, visitorCartCookie } from "~/cart/visitor-cart.server";
import type { Coords } from "~/catalog/distance";
import { newId } from "~/platform/db/id.server";
import {
  account,
  cartLine,
  checkout,
  checkoutLine,
  listing,
  seller,
} from "~/platform/db/schema.server";
import * as cartRoute from "~/routes/cart";
import * as cartAdd from "~/routes/cart-add";
import { action as signInAction } from "~/routes/login";
import { action as registerAction } from "~/routes/register";
import { loadShell } from "~/shell/shell.server";
import { useDatabase } from "../support/database";
import {
  answerOf,
  redirectOf,
  refusal,
  signedIn,
  submit,
  testOrigin,
  visit,
} from "../support/signed-in";
import { visitorBrowser } from "../support/visitor-browser";

const test = useDatabase();

/** In stock: 12 or more of each, each of another seller. */
const rotor = "brake-rotor-43512-06150";
const headlight = "led-headlight-81150-06d50";
const shock = "rear-shock-48530-09r70";
const alternator = "alternator-27060-0v210";
const known = [rotor, headlight, shock, alternator];

const add = (listingId: string, quantity = 1): CartChange => ({ kind: "add", listingId, quantity });

async function member() {
  const person = await signedIn();
  const of = () => ({ accountId: person.id, request: new Request(testOrigin) });
  return { ...person, of, change: (change: CartChange) => changeCart(of(), change) };
}

type Reader = { of: () => Parameters<typeof readCart>[0] };

const read = (reader: Reader, from: Coords | null = null) => readCart(reader.of(), from);

const linesOf = async (reader: Reader) =>
  (await read(reader)).groups
    .flatMap(({ lines }) => lines)
    .map(({ listing: { id }, quantity }) => [id, quantity]);

const setListing = (id: string, values: Partial<typeof listing.$inferInsert>) =>
  test.db.update(listing).set(values).where(eq(listing.id, id));

/** A running checkout that holds some pieces. */
async function hold(listingId: string, quantity: number, of: { accountId?: string; ms?: number }) {
  const { accountId = null, ms = 60_000 } = of;
  const heldUntil = new Date(Date.now() + ms);
  const id = newId();
  await test.db.insert(checkout).values({ id, accountId, expiresAt: heldUntil });
  await test.db
    .insert(checkoutLine)
    .values({ checkoutId: id, listingId, quantity, priceCents: 1, heldUntil });
  return id;
}

const was = new Map<string, typeof listing.$inferSelect>();
afterEach(async () => {
  await test.db.delete(checkout);
  for (const [id, { quantity, priceCents, coreChargeCents, state, partNumber }] of was)
    await setListing(id, { quantity, priceCents, coreChargeCents, state, partNumber });
});

/** Ten of each in stock, whatever the samples say; put back afterwards. */
async function stocked() {
  if (was.size === 0)
    for (const row of await test.db.select().from(listing)) {
      if (known.includes(row.id)) was.set(row.id, { ...row, quantity: 10 });
    }
  await test.db.update(listing).set({ quantity: 10 });
}

describe.each([
  ["a visitor's browser", async () => visitorBrowser(changeCart), visitorCartLimit],
  ["an account", member, cartLimit],
])("the cart of %s", (_name, somebody, limit) => {
  it("keeps parts as they were added, and adding one again raises its quantity", async () => {
    await stocked();
    const reader = await somebody();
    expect(await read(reader)).toMatchObject({ groups: [], lines: 0, canCheckOut: false });
    await reader.change(add(rotor, 2));
    await reader.change(add(alternator));
    expect(await reader.change(add(rotor, 3))).toMatchObject({ kind: "changed" });
    expect(await linesOf(reader)).toEqual([
      [rotor, 5],
      [alternator, 1],
    ]);
    expect(await countCart(reader.of())).toBe(6);
  });

  it("refuses what cannot be bought, and leaves the rest", async () => {
    await stocked();
    const reader = await somebody();
    await reader.change(add(rotor, 2));
    expect(await reader.change(add("no-such-part"))).toMatchObject({ reason: "not-found" });
    expect(await reader.change(add("'; drop table listing"))).toMatchObject({
      reason: "not-found",
    });
    await setListing(shock, { quantity: 0 });
    expect(await reader.change(add(shock))).toMatchObject({ reason: "sold-out" });
    await setListing(headlight, { state: "paused" });
    expect(await reader.change(add(headlight))).toMatchObject({ reason: "not-found" });
    expect(await reader.change(add(rotor, 9))).toEqual({
      ...{ kind: "refused", reason: "too-many", most: 10, inCart: 2, isStock: false },
    });
    await setListing(rotor, { quantity: 3 });
    expect(await reader.change({ kind: "quantity", listingId: rotor, quantity: 4 })).toEqual({
      ...{ kind: "refused", reason: "too-many", most: 3, inCart: 2, isStock: true },
    });
    expect(
      await reader.change({ kind: "quantity", listingId: alternator, quantity: 1 }),
    ).toMatchObject({ reason: "not-found" });
    expect(await linesOf(reader)).toEqual([[rotor, 2]]);
  });

  it("is full at some time", async () => {
    const reader = await somebody();
    const { id, key, cell, document, inStock, ...row } = (
      await test.db.select().from(listing).where(eq(listing.id, rotor))
    )[0] as typeof listing.$inferSelect;
    const ids = Array.from({ length: limit + 1 }, (_, index) => `many-${limit}-${index}`);
    await test.db.insert(listing).values(ids.map((each) => ({ ...row, quantity: 10, id: each })));
    for (const each of ids.slice(0, limit)) await reader.change(add(each));
    expect(await reader.change(add(ids[limit] ?? ""))).toEqual({
      ...{ kind: "refused", reason: "full", limit },
    });
    expect(await linesOf(reader)).toHaveLength(limit);
    expect(await reader.change(add(ids[0] ?? ""))).toMatchObject({ kind: "changed" });
    await test.db.delete(listing).where(sql`id like 'many-%'`);
    // They were deleted: an account's lines go along, a browser's say so.
    const { groups, deleted, canCheckOut } = await read(reader);
    expect([groups, canCheckOut]).toEqual([[], false]);
    expect(deleted).toHaveLength(limit === visitorCartLimit ? limit : 0);
  });

  it("changes quantities, and puts a removed part back where it stood", async () => {
    await stocked();
    const reader = await somebody();
    for (const id of [rotor, alternator, shock]) await reader.change(add(id));
    await reader.change({ kind: "quantity", listingId: alternator, quantity: 4 });
    const outcome = await reader.change({ kind: "remove", listingId: alternator });
    if (outcome.kind !== "changed" || !outcome.removed) throw new Error("Nothing was removed.");
    const { removed } = outcome;
    expect(removed).toMatchObject({ listingId: alternator, quantity: 4 });
    expect(await linesOf(reader)).toEqual([
      [rotor, 1],
      [shock, 1],
    ]);
    expect(await reader.change({ kind: "remove", listingId: alternator })).toMatchObject({
      reason: "not-found",
    });
    await reader.change({ kind: "restore", removed });
    await reader.change({ kind: "restore", removed });
    const all = [
      [rotor, 1],
      [alternator, 4],
      [shock, 1],
    ];
    expect(await linesOf(reader)).toEqual(all);
    await reader.change({ kind: "clear", listingIds: [rotor, shock, headlight] });
    expect(await linesOf(reader)).toEqual([[alternator, 4]]);
  });

  it("says what has changed since, and goes on once that is agreed to", async () => {
    await stocked();
    const reader = await somebody();
    await setListing(alternator, { priceCents: 200_00, coreChargeCents: 40_00 });
    await reader.change(add(alternator, 5));
    await reader.change(add(rotor, 1));
    expect((await read(reader)).canCheckOut).toBe(true);
    await setListing(alternator, { priceCents: 210_00, coreChargeCents: 35_00, quantity: 3 });
    const cart = await read(reader);
    expect(cart.canCheckOut).toBe(false);
    expect(cart.groups[0]?.lines).toMatchObject([
      {
        ...{ quantity: 5, buyable: 3, agreed: { priceCents: 200_00, coreCents: 40_00 } },
        changes: [
          { kind: "price", fromCents: 200_00, toCents: 210_00 },
          { kind: "core", fromCents: 40_00, toCents: 35_00 },
          { kind: "fewer", left: 3 },
        ],
      },
    ]);
    const seen = { quantity: 3, priceCents: 210_00, coreCents: 35_00 };
    // Dearer once more between the page and the button: that is not agreed to.
    await setListing(alternator, { priceCents: 220_00 });
    await reader.change({ kind: "agree", listingId: alternator, ...seen });
    const again = await read(reader);
    expect(again.groups[0]?.lines[0]?.changes).toEqual([
      { kind: "price", fromCents: 210_00, toCents: 220_00 },
    ]);
    await reader.change({ kind: "agree", listingId: alternator, ...seen, priceCents: 220_00 });
    expect(await read(reader)).toMatchObject({
      ...{ canCheckOut: true, pieces: 4, coreCents: 3 * 35_00 },
      groups: [{ partsCents: 3 * 220_00 }, {}],
    });
    // Agreeing never makes it more.
    await reader.change({ kind: "agree", listingId: rotor, ...seen, quantity: 10 });
    expect(await linesOf(reader)).toEqual([
      [alternator, 3],
      [rotor, 1],
    ]);
  });

  it.each([
    ["sold-out", { quantity: 0 }, { kind: "sold-out", isHeld: false }],
    ["paused", { state: "paused" }, { kind: "paused" }],
    ["archived", { state: "archived" }, { kind: "archived" }],
  ] as const)("counts nothing of a part that is %s", async (_state, values, change) => {
    await stocked();
    const reader = await somebody();
    await reader.change(add(rotor, 2));
    await reader.change(add(shock, 2));
    await setListing(shock, values);
    const cart = await read(reader);
    expect(cart.groups[1]).toMatchObject({
      ...{ pieces: 0, partsCents: 0, coreCents: 0 },
      lines: [{ quantity: 2, buyable: 0, changes: [change] }],
    });
    expect(cart).toMatchObject({ canCheckOut: false, pieces: 2, lines: 2 });
    expect(await reader.change({ kind: "quantity", listingId: shock, quantity: 1 })).toMatchObject({
      reason: "sold-out",
    });
    await reader.change({ kind: "remove", listingId: shock });
    expect((await read(reader)).canCheckOut).toBe(true);
  });

  it("counts as gone what others hold in a checkout, until that lapses", async () => {
    await stocked();
    const reader = await somebody();
    const other = await signedIn();
    await reader.change(add(rotor, 5));
    await hold(rotor, 4, { accountId: other.id });
    await hold(rotor, 3, {});
    await hold(rotor, 3, { accountId: other.id, ms: -1_000 });
    expect((await read(reader)).groups[0]?.lines).toMatchObject([
      { left: 3, changes: [{ kind: "fewer", left: 3 }] },
    ]);
    const most = { kind: "quantity", listingId: rotor, quantity: 4 } as const;
    expect(await reader.change(most)).toMatchObject({ reason: "too-many", most: 3 });
    await hold(rotor, 3, { accountId: other.id });
    expect((await read(reader)).groups[0]?.lines[0]?.changes).toEqual([
      { kind: "sold-out", isHeld: true },
    ]);
  });
});

describe("a hold of the reader's own", () => {
  it("leaves an account its pieces, and a guest those of the guest's checkout", async () => {
    await stocked();
    const person = await member();
    await person.change(add(rotor, 5));
    await hold(rotor, 8, { accountId: person.id });
    expect((await read(person)).groups[0]?.lines[0]).toMatchObject({ left: 10, changes: [] });
    const guest = visitorBrowser(changeCart);
    await guest.change(add(shock, 5));
    const checkoutId = await hold(shock, 8, {});
    expect((await read(guest)).groups[0]?.lines[0]).toMatchObject({ left: 2 });
    const own = await readCart({ ...guest.of(), checkoutId }, null);
    expect(own.groups[0]?.lines[0]).toMatchObject({ left: 10, changes: [] });
    expect(await changeCart({ ...guest.of(), checkoutId }, { ...add(shock, 1) })).toMatchObject({
      kind: "changed",
    });
  });
});

describe("whose a cart is", () => {
  it("is nobody else's", async () => {
    await stocked();
    const [one, two] = [await member(), await member()];
    await one.change(add(rotor, 2));
    expect(await linesOf(two)).toEqual([]);
    expect(await two.change({ kind: "remove", listingId: rotor })).toMatchObject({
      reason: "not-found",
    });
    await clearAccountCart(test.db, { accountId: two.id, listingIds: [rotor] });
    expect(await linesOf(one)).toEqual([[rotor, 2]]);
    await clearAccountCart(test.db, { accountId: one.id, listingIds: [rotor] });
    expect(await linesOf(one)).toEqual([]);
  });

  it("takes nothing that its owner sells", async () => {
    await stocked();
    const person = await member();
    const of = await test.db
      .select({ id: listing.sellerId })
      .from(listing)
      .where(eq(listing.id, shock));
    const sellerId = of[0]?.id ?? "";
    await test.db.update(seller).set({ accountId: person.id }).where(eq(seller.id, sellerId));
    expect(await person.change(add(shock))).toMatchObject({ reason: "own-listing" });
    await test.db.update(seller).set({ accountId: null }).where(eq(seller.id, sellerId));
  });

  it("is not read from a cookie that somebody changed", async () => {
    await stocked();
    const guest = visitorBrowser(changeCart);
    await guest.change(add(rotor, 2));
    guest.cookie = `${guest.cookie.slice(0, -12)}AAAAAAAA%3D%3D`;
    expect(await linesOf(guest)).toEqual([]);
    guest.cookie = "partlane-cart=e30%3D";
    expect(await linesOf(guest)).toEqual([]);
  });

  it("has room in a cookie, whatever is in it", async () => {
    const lines = Array.from(
      { length: visitorCartLimit },
      (_, place): KeptLine => ({
        listingId: `${place}`.padEnd(64, "x"),
        ...{ quantity: 10, priceCents: 2_147_483_647, coreCents: 2_147_483_647, place },
        vehicle: {
          year: 2000 + place,
          make: "é".repeat(40),
          model: "é".repeat(60),
          engine: "é".repeat(60),
        },
      }),
    );
    const text = await visitorCartCookie(lines);
    expect(text.length).toBeLessThan(4_096);
    const request = new Request(testOrigin, { headers: { Cookie: text.split(";")[0] ?? "" } });
    const kept = await readVisitorCart(request);
    expect(kept.map((line) => ({ ...line, vehicle: null }))).toEqual(
      lines.map((line) => ({ ...line, vehicle: null })),
    );
    const usual = lines.map((line) => ({
      ...line,
      listingId: newId(),
      vehicle: { year: 2014, make: "Volkswagen", model: "Golf" },
    }));
    const short = (await visitorCartCookie(usual)).split(";")[0] ?? "";
    expect(await readVisitorCart(new Request(testOrigin, { headers: { Cookie: short } }))).toEqual(
      usual,
    );
  });
});

describe("a group of a cart", () => {
  const manhattan = { lat: 40.7128, lng: -74.006 };
  const boston = { lat: 42.3601, lng: -71.0589 };

  it("has what it costs to send all of it, free from where its seller says", async () => {
    await stocked();
    const reader = visitorBrowser(changeCart);
    await setListing(rotor, { priceCents: 74_99 });
    await setListing(shock, { priceCents: 50_00 });
    await reader.change(add(rotor, 2));
    await reader.change(add(shock, 1));
    await reader.change(add(headlight, 1));
    const deliveries = async (from: Coords | null) =>
      (await read(reader, from)).groups.map(({ delivery }) => delivery);
    expect(await deliveries(manhattan)).toEqual([
      { cents: 9_99, isReached: true },
      { cents: 12_50, isReached: true },
      null,
    ]);
    expect(await deliveries(boston)).toMatchObject([
      { isReached: true },
      { isReached: false },
      null,
    ]);
    expect(await deliveries(null)).toMatchObject([{ isReached: true }, { isReached: null }, null]);
    await setListing(rotor, { priceCents: 75_00 });
    expect((await deliveries(manhattan))[0]).toEqual({ cents: 0, isReached: true });
  });

  it("says where and how far, and when it is ready by the seller's own hours", async () => {
    await stocked();
    const reader = visitorBrowser(changeCart);
    await reader.change(add(rotor));
    const week = [1, 2, 3, 4, 5].map(() => [{ opens: "08:00", closes: "17:30" }]);
    const ofRotor = eq(seller.id, "019a0000-0000-7000-8000-000000000001");
    const texts = async (values: Partial<typeof seller.$inferInsert>, at: string) => {
      await test.db.update(seller).set(values).where(ofRotor);
      const cart = await readCart(reader.of(), null, new Date(at));
      const { readyText, shipsText } = cart.groups[0]?.seller ?? {};
      return [readyText, shipsText];
    };
    const hours = { openingHours: [...week, [], []], timeZone: "America/New_York" };
    // A Friday, 10:00 and 18:00 in New York.
    const [morning, evening] = ["2026-11-27T15:00:00Z", "2026-11-27T23:00:00Z"];
    expect(await texts({ ...hours, handlingDays: 0 }, morning)).toEqual([
      "Ready today until 5:30 PM",
      "Ships today",
    ]);
    expect(await texts({ handlingDays: 0 }, "2026-11-27T12:00:00Z")).toEqual([
      "Ready today from 8:00 AM",
      "Ships today",
    ]);
    expect(await texts({ handlingDays: 0 }, evening)).toEqual([
      "Ready Monday from 8:00 AM",
      "Ships Monday",
    ]);
    expect(await texts({ handlingDays: 1 }, morning)).toEqual([
      "Ready by Monday",
      "Ships by Monday",
    ]);
    expect(await texts({ handlingDays: 10 }, morning)).toEqual([
      "Ready in 10 business days",
      "Ships in 10 business days",
    ]);
    expect(await texts({ openingHours: null, handlingDays: 1 }, morning)).toEqual([
      "Ready in 1 business day",
      "Ships in 1 business day",
    ]);
    expect(await texts({ handlingDays: null }, morning)).toEqual([
      "The seller tells you when it's ready",
      "The seller tells you when it ships",
    ]);
    expect((await read(reader)).groups[0]?.seller.distanceMiles).toBeNull();
    expect((await read(reader, manhattan)).groups[0]?.seller).toMatchObject({
      ...{ name: "Hudson Auto Supply", distanceMiles: expect.closeTo(1, 0) },
    });
  });
});

describe("fewer sellers", () => {
  it("are said where one has more of the parts than any in the cart", async () => {
    await stocked();
    const reader = await member();
    for (const id of [rotor, shock, alternator]) await reader.change(add(id));
    const fewer = async () => findFewerSellers(await read(reader), reader.of());
    expect(await fewer()).toBeNull();
    const rows = await test.db.select().from(listing).where(eq(listing.id, headlight));
    const stuyvesant = rows[0]?.sellerId ?? "";
    const numbers = [rotor, shock].map((id) => was.get(id)?.partNumber ?? "");
    const { id, key, cell, document, inStock, ...row } = rows[0] as typeof listing.$inferSelect;
    for (const [index, partNumber] of numbers.entries())
      await test.db
        .insert(listing)
        .values({ ...row, id: `same-${index}`, partNumber, quantity: 1 });
    expect(await fewer()).toEqual({
      ...{ seller: { id: stuyvesant, name: "Stuyvesant Lamp & Body" }, count: 2, of: 3 },
    });
    // Not of what the reader sells, nor of what is sold out.
    const ofSeller = eq(seller.id, stuyvesant);
    await test.db.update(seller).set({ accountId: reader.id }).where(ofSeller);
    expect(await fewer()).toBeNull();
    await test.db.update(seller).set({ accountId: null }).where(ofSeller);
    await setListing("same-1", { quantity: 0 });
    expect(await fewer()).toBeNull();
    await test.db.delete(listing).where(sql`id like 'same-%'`);
  });
});

describe("POST /cart", () => {
  const post = (fields: Record<string, string>, cookie = "") =>
    cartRoute.action(submit("/cart", fields, cookie));
  const cookiesOf = (answer: Response) =>
    answer.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .filter((each) => !each?.endsWith("="))
      .join("; ");

  it("adds for a visitor, whose header counts it, and leads to the cart", async () => {
    await stocked();
    const answer = (await cartAdd.action(
      submit("/cart/add?year=2019&make=Toyota&model=Camry", {
        ...{ intent: "add", listingId: rotor, quantity: "2" },
      }),
    )) as Response;
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/cart"]);
    const cookie = cookiesOf(answer);
    const { cart } = await cartRoute.loader(visit("/cart", cookie));
    expect(cart.groups[0]?.lines).toMatchObject([
      { quantity: 2, vehicle: { year: 2019, make: "Toyota", model: "Camry" } },
    ]);
    const { shell } = await loadShell(visit("/", cookie).request);
    expect(shell).toMatchObject({ cart: 2, flash: { message: "Added to cart." } });
  });

  it("answers a script in the page with what came of it", async () => {
    await stocked();
    const person = await signedIn();
    const enhanced = { intent: "add", listingId: rotor, quantity: "1", enhanced: "1" };
    const args = () => submit("/cart/add", enhanced, person.cookie);
    expect((await answerOf(cartAdd.action(args()))).data).toEqual({ kind: "added" });
    await setListing(rotor, { quantity: 1 });
    expect(await answerOf(cartAdd.action(args()))).toMatchObject({
      data: {
        ...{ kind: "refused", listingId: rotor },
        message: "The last one is in your cart already.",
      },
      init: { status: 409 },
    });
    expect((await loadShell(person.get("/").request)).shell).toMatchObject({
      cart: 1,
      flash: null,
    });
  });

  it("comes back to the list that it was sent from, and says there what came of it", async () => {
    await stocked();
    const person = await signedIn();
    const list = "/map?q=rotor&sort=price";
    const fields = { intent: "add", listingId: rotor, quantity: "1", returnTo: list };
    const send = (more = {}) =>
      cartAdd.action(submit("/cart/add", { ...fields, ...more }, person.cookie));
    expect(await redirectOf(send())).toEqual({
      ...{ status: 303, location: `${list}#${rotor}` },
      flash: { tone: "success", message: "Added to cart." },
    });
    await setListing(rotor, { quantity: 1 });
    const flash = { tone: "critical", message: "The last one is in your cart already." };
    expect(await redirectOf(send())).toMatchObject({ location: `${list}#${rotor}`, flash });
    // A script's page is told by the same message, and stays.
    const answer = await answerOf(send({ enhanced: "1" }));
    expect(answer).toMatchObject({ data: { kind: "refused" }, init: { status: 409 } });
    const [cookie = ""] = new Headers(answer.init?.headers).getSetCookie();
    const { shell } = await loadShell(visit("/map", cookie.split(";")[0]).request);
    expect(shell.flash).toMatchObject(flash);
    for (const returnTo of ["https://evil.example/", "//evil.example", "/\\evil.example"])
      expect((await refusal(send({ returnTo }))).status).toBe(400);
  });

  it("forwards what it cannot add to the cart, which says why", async () => {
    const fields = { intent: "add", listingId: "no-such-part", quantity: "1" };
    expect(await redirectOf(cartAdd.action(submit("/cart/add", fields)))).toMatchObject({
      ...{ status: 307, location: "/cart" },
    });
    expect(await answerOf(post(fields))).toMatchObject({
      data: { message: "This part is no longer available. Search for another." },
      init: { status: 404 },
    });
  });

  it.each(["0", "-1", "1e9", "1000000000", "two", "", "1.5"])(
    "says how many there can be of it: %s",
    async (quantity) => {
      await stocked();
      for (const intent of ["add", "quantity"])
        expect(await answerOf(post({ intent, listingId: rotor, quantity }))).toMatchObject({
          data: { kind: "refused", message: "Choose a quantity from 1 to 10.", listingId: rotor },
          init: { status: 400 },
        });
    },
  );

  it.each([
    [{ intent: "buy", listingId: rotor }],
    [{ intent: "add", listingId: "x".repeat(65) }],
    [{ intent: "add", listingId: rotor, quantity: "1".repeat(21) }],
    [{ intent: "add", listingId: rotor, accountId: newId() }],
  ])("takes no form of another making: %j", async (fields) => {
    await expect(post(fields as Record<string, string>)).rejects.toMatchObject({ status: 400 });
  });

  it("takes no price that nobody can have seen", async () => {
    const person = await signedIn();
    const seens: Record<string, string>[] = [
      {},
      { priceCents: "0" },
      { priceCents: "1e3" },
      { priceCents: "9999999999" },
    ];
    for (const seen of seens)
      expect(
        await answerOf(
          post(
            { intent: "agree", listingId: rotor, quantity: "1", coreCents: "0", ...seen },
            person.cookie,
          ),
        ),
      ).toMatchObject({ init: { status: 400 } });
  });

  it("puts a removed part back, for as long as its owner may want it", async () => {
    await stocked();
    const person = await signedIn();
    const send = async (fields: Record<string, string>, cookie = "") =>
      (await post(fields, [person.cookie, cookie].join("; "))) as Response;
    await send({ intent: "add", listingId: rotor, quantity: "3" });
    const removal = cookiesOf(await send({ intent: "remove", listingId: rotor }));
    const page = await cartRoute.loader(visit("/cart", [person.cookie, removal].join("; ")));
    expect(page).toMatchObject({ removed: was.get(rotor)?.name, cart: { lines: 0 } });
    // Nobody else has it.
    const other = await signedIn();
    expect(
      await answerOf(post({ intent: "restore" }, [other.cookie, removal].join("; "))),
    ).toMatchObject({
      data: { message: "We can't bring that part back. Add it to your cart again." },
      init: { status: 404 },
    });
    const answer = await send({ intent: "restore" }, removal);
    expect(answer.headers.getSetCookie().join()).toContain("partlane-removed-line=;");
    const { cart, removed } = await cartRoute.loader(person.get("/cart"));
    expect([cart.pieces, removed]).toEqual([3, null]);
  });
});

describe("signing in", () => {
  const person = { email: "cart@example.com", password: "correct horse battery" };

  it("puts the browser's cart into the account's once, the larger quantity of both", async () => {
    await stocked();
    const guest = visitorBrowser(changeCart);
    const names = { firstName: "Cart", lastName: "Owner", confirmPassword: person.password };
    await guest.change(add(rotor, 4));
    const registered = (await registerAction(
      submit("/register", { ...person, ...names }, guest.cookie),
    )) as Response;
    expect(registered.headers.getSetCookie().join()).toContain("partlane-cart=;");
    const rows = await test.db.select().from(account).where(eq(account.email, person.email));
    const of = () => ({ accountId: rows[0]?.id ?? "", request: new Request(testOrigin) });
    expect(await linesOf({ of })).toEqual([[rotor, 4]]);

    await changeCart(of(), add(shock, 2));
    await setListing(shock, { priceCents: 1_00 });
    const later = visitorBrowser(changeCart);
    for (const change of [add(headlight, 1), add(rotor, 9), add(shock, 1)])
      await later.change(change);
    const ofHeadlight = (await test.db.select().from(listing).where(eq(listing.id, headlight)))[0];
    const ownSeller = eq(seller.id, ofHeadlight?.sellerId ?? "");
    await test.db.update(seller).set({ accountId: of().accountId }).where(ownSeller);
    for (let twice = 0; twice < 2; twice++)
      await signInAction(submit("/login", person, later.cookie));
    await test.db.update(seller).set({ accountId: null }).where(ownSeller);
    expect(await linesOf({ of })).toEqual([
      [rotor, 9],
      [shock, 2],
    ]);
    // What the account agreed to stays what was agreed to.
    const kept = await test.db
      .select()
      .from(cartLine)
      .where(and(eq(cartLine.accountId, of().accountId), eq(cartLine.listingId, shock)));
    expect(kept).toMatchObject([{ priceCents: was.get(shock)?.priceCents }]);
  });
});
