import { and, eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { placeOrder } from "~/orders/placing.server";
import { newId } from "~/platform/db/id.server";
import {
  fitment,
  listing,
  listingDraft,
  listingEvent,
  orderLine,
  purchaseOrder,
  seller,
} from "~/platform/db/schema.server";
import { clearAnswerCache } from "~/platform/http/cached-json.server";
import * as facetsApi from "~/routes/api-facets";
import * as api from "~/routes/api-listings";
import * as editRoute from "~/routes/dashboard-listing";
import * as listRoute from "~/routes/dashboard-listings";
import * as partRoute from "~/routes/part";
import * as businessRoute from "~/routes/settings-business";
import * as settingsDelete from "~/routes/settings-delete";
import { useDatabase } from "../support/database";
import { goodPassword, person } from "../support/person";
import {
  at,
  business,
  drafted,
  editPage as page,
  part,
  published,
  send,
  withBusiness,
} from "../support/selling";
import { answerOf, redirectOf, refusal, signedIn, visit } from "../support/signed-in";

const test = useDatabase();

/** What a search finds now: answers of the API are kept for some seconds. */
const found = async (query: string) => {
  clearAnswerCache();
  const answer = await api.loader(visit(`/api/v1/listings?${query}`));
  const { listings } = (await answer.json()) as { listings: { id: string }[] };
  return listings.map(({ id }) => id);
};

describe("a business", () => {
  it("is asked for before the first listing, and leads on to it", async () => {
    const person = await signedIn();
    const first = await redirectOf(
      editRoute.loader(at(person.get("/dashboard/listings/new"), "new")),
    );
    expect(first.location).toBe("/settings/business?redirectTo=%2Fdashboard%2Flistings%2Fnew");
    const saved = await redirectOf(
      businessRoute.action(
        person.post("/settings/business", { ...business, redirectTo: "/dashboard/listings/new" }),
      ),
    );
    expect(saved.location).toBe("/dashboard/listings/new");
    const [row] = await test.db.select().from(seller).where(eq(seller.accountId, person.id));
    expect(row).toMatchObject({
      ...{ name: "Ridge Auto Salvage", locationName: "Boise, ID", timeZone: "America/Boise" },
      ...{ returnDays: 30, delivers: false, coreDays: 30 },
    });
    expect(row?.openingHours?.[4]).toEqual([{ opens: "08:00", closes: "17:30" }]);
    expect(row?.openingHours?.[5]).toEqual([]);
  });

  it("says at each field what is wrong, and keeps what was typed", async () => {
    const person = await signedIn();
    const bad = {
      ...business,
      ...{ name: " ", place: "Springfield", phone: "call me", weekdaysCloses: "07:00" },
      ...{ offersPickup: "", deliveryFee: "", returnDays: "9999" },
    };
    const { offersPickup: _, ...sent } = bad;
    const { data, init } = await answerOf(
      businessRoute.action(person.post("/settings/business", sent)),
    );
    expect(init?.status).toBe(400);
    expect(Object.keys(data.errors).toSorted()).toEqual(
      ["name", "offersPickup", "phone", "place", "weekdaysCloses"].toSorted(),
    );
    expect(data.choices).toContain("Springfield, IL");
    expect(data.values).toMatchObject({ phone: "call me" });
    expect(await test.db.$count(seller, eq(seller.accountId, person.id))).toBe(0);
  });

  it("says how long buyers have for an old part, 30 days where it doesn't", async () => {
    const person = await withBusiness();
    const save = (coreDays: string) =>
      businessRoute.action(person.post("/settings/business", { ...business, coreDays }));
    const daysOf = async () =>
      (await test.db.select().from(seller).where(eq(seller.accountId, person.id)))[0]?.coreDays;
    for (const [typed, days] of [
      ["1", 1],
      [" 365 ", 365],
      ["", 30],
    ] as const) {
      await save(typed);
      expect(await daysOf()).toBe(days);
    }
    for (const typed of ["0", "-1", "366", "1e2", "1.5", "a month"]) {
      const { data, init } = await answerOf(save(typed));
      expect([init?.status, data.errors, data.values.coreDays]).toEqual([
        ...[400, { coreDays: "Enter whole days from 1 to 365, like 30." }, typed],
      ]);
    }
    expect(await daysOf()).toBe(30);
  });

  it("moves with its listings", async () => {
    const person = await withBusiness();
    const id = await published(person);
    await businessRoute.action(
      person.post("/settings/business", { ...business, place: "Tulsa, OK" }),
    );
    const [row] = await test.db.select().from(listing).where(eq(listing.id, id));
    expect(row).toMatchObject({ locationName: "Tulsa, OK" });
    expect(await found("q=ZX-4471&near=36.154,-95.993&within=20")).toEqual([id]);
    expect(await found("q=ZX-4471&near=43.613,-116.203&within=20")).toEqual([]);
  });
});

describe("a draft", () => {
  it("keeps what is typed as it is, and nobody else finds it", async () => {
    const person = await withBusiness();
    const id = await drafted(person, { ...part, price: "abc" });
    expect((await page(person, id)).fields).toMatchObject({ price: "abc", name: part.name });
    expect(await found("q=ZX-4471")).not.toContain(id);
    const other = await withBusiness();
    expect((await refusal(editRoute.loader(at(other.get("/"), id)))).status).toBe(404);
    const stolen = send(other, id, { ...part, intent: "save", version: "1" });
    expect((await refusal(stolen)).status).toBe(404);
    expect((await refusal(send(other, id, { intent: "publish", version: "1" }))).status).toBe(404);
  });

  it("that two tabs change is kept whole: the later one sees both", async () => {
    const person = await withBusiness();
    const id = await drafted(person);
    await send(person, id, { ...part, price: "70", intent: "save", version: "1" });
    const late = await answerOf(
      send(person, id, { ...part, price: "80", intent: "save", version: "1" }),
    );
    expect(late.init?.status).toBe(409);
    expect(late.data).toMatchObject({
      values: { price: "80" },
      theirs: { fields: { price: "70" }, version: 2 },
    });
    // Nothing was written by the late one, and it can be saved over the other.
    expect((await page(person, id)).fields.price).toBe("70");
    await send(person, id, { ...part, price: "80", intent: "save", version: "2" });
    expect((await page(person, id)).fields.price).toBe("80");
  });

  it("is saved without a button while somebody types", async () => {
    const person = await withBusiness();
    const first = await redirectOf(send(person, "new", { partNumber: "Q1", auto: "1" }));
    const id = first.location?.split("/").at(-1) ?? "";
    expect(id).toMatch(/^[\da-f-]{36}$/);
    const next = await answerOf(send(person, id, { partNumber: "Q12", auto: "1", version: "1" }));
    expect(next.data).toMatchObject({ kind: "saved", id, version: 2 });
    const late = await answerOf(send(person, id, { partNumber: "Q13", auto: "1", version: "1" }));
    expect(late).toMatchObject({ data: { kind: "conflict" }, init: { status: 409 } });
  });

  it("is refused as a whole, each field with how to mend it", async () => {
    const person = await withBusiness();
    const bad = {
      ...{ partNumber: "!", name: "", partType: "nonsense", condition: "used", grade: "" },
      ...{ price: "1e9", quantity: "-1", donorVin: "123", vehicles: "Toyota Camry", weight: "x" },
    };
    const id = await drafted(person, bad);
    const { data, init } = await answerOf(
      send(person, id, { ...bad, intent: "publish", version: "1" }),
    );
    expect(init?.status).toBe(400);
    const { errors } = data as { errors: Record<string, string> };
    expect(Object.keys(errors).toSorted()).toEqual(
      [
        ...["partNumber", "name", "partType", "grade", "price", "quantity", "donorVin", "vehicles"],
        "weight",
      ].toSorted(),
    );
    expect(errors.vehicles).toMatch(/Line 1.*2012-2014 Toyota Camry/);
    expect(await test.db.$count(listing, eq(listing.id, id))).toBe(0);
  });

  it.each(["0", "-1", "NaN", "12.345", "1e9", "10,00", "99999999"])(
    "takes no price of %s",
    async (price) => {
      const person = await withBusiness();
      const id = await drafted(person, { ...part, price });
      const { data } = await answerOf(
        send(person, id, { ...part, price, intent: "publish", version: "1" }),
      );
      expect(data).toMatchObject({ errors: { price: expect.stringMatching(/\.$/) } });
    },
  );

  it("of what may not be sold says why", async () => {
    const person = await withBusiness();
    const airbag = { ...part, name: "Driver Airbag", partType: "driver-airbag" };
    const id = await drafted(person, airbag);
    const { data } = await answerOf(
      send(person, id, { ...airbag, intent: "publish", version: "1" }),
    );
    expect(data).toMatchObject({ rules: [expect.stringContaining("airbags")] });
    const cat = { ...part, name: "Catalytic converter", partType: "catalytic-converter" };
    const other = await drafted(person, cat);
    const refused = await answerOf(
      send(person, other, { ...cat, intent: "publish", version: "1" }),
    );
    expect(refused.data).toMatchObject({ rules: [expect.stringContaining("VIN")] });
    const donorVin = "1HGCM82633A004352";
    const { flash } = await redirectOf(
      send(person, other, { ...cat, donorVin, intent: "publish", version: "2" }),
    );
    expect(flash?.tone).toBe("success");
  });

  it("begins with what is known of its number, and remembers what it took", async () => {
    const person = await withBusiness();
    const [rotor] = sampleListings;
    const id = await drafted(person, { partNumber: rotor.partNumber.replaceAll("-", " ") });
    expect((await page(person, id)).known).toMatchObject({ name: rotor.name });
    await send(person, id, {
      ...{ partNumber: rotor.partNumber, brand: "My Brand", intent: "use-known", version: "1" },
    });
    const { fields, known } = await page(person, id);
    expect(fields).toMatchObject({ name: rotor.name, brand: "My Brand" });
    expect(fields.vehicles).toMatch(/^\d{4}(-\d{4})? \w+ \w+/);
    expect(fields.taken?.split(",")).toEqual(expect.arrayContaining(["name=1", "vehicles=1"]));
    expect(fields.taken).not.toMatch(/brand/);
    expect(known).toBeNull();
  });
});

describe("a published listing", () => {
  it("is in search, facets and the part page at once, under each of its numbers", async () => {
    const person = await withBusiness();
    const before = await facets();
    const id = await published(person);
    for (const q of ["ZX-4471", "zx4471", "47730-33230", "ZX4471A", "brembo brake caliper boise"])
      expect(await found(`q=${encodeURIComponent(q)}`), q).toContain(id);
    expect(
      await found("q=brake+caliper&year=2013&make=Toyota&model=Camry&engine=2.5+L&fits=1"),
    ).toContain(id);
    expect((await facets()) - before).toBe(1);
    const shown = await partRoute.loader(at(visit(`/parts/${id}`), id));
    expect(shown).toBeDefined();
    const [event] = await test.db.select().from(listingEvent).where(eq(listingEvent.listingId, id));
    expect(event).toMatchObject({ action: "publish", fromState: null, toState: "published" });
    expect(await test.db.$count(listingDraft, eq(listingDraft.id, id))).toBe(0);
  });

  it("is gone from all of them at once while it is paused, and back when it is resumed", async () => {
    const person = await withBusiness();
    const before = await facets();
    const id = await published(person);
    await send(person, id, { intent: "pause" });
    for (const query of ["q=ZX-4471", "q=47730-33230", "q=brake+caliper&stock=all"])
      expect(await found(query), query).not.toContain(id);
    expect(await facets()).toBe(before);
    expect(await counts("listing_number", id)).toBe(0);
    expect((await refusal(partRoute.loader(at(visit(`/parts/${id}`), id)) as never)).status).toBe(
      404,
    );
    await send(person, id, { intent: "resume" });
    expect(await found("q=47730-33230")).toContain(id);
    expect((await facets()) - before).toBe(1);
  });

  it("takes each arrow once, by its seller alone, and none out of the archive", async () => {
    const [person, other] = [await withBusiness(), await withBusiness()];
    const id = await published(person);
    expect((await refusal(send(other, id, { intent: "pause" }))).status).toBe(404);
    const presses = await Promise.all(
      Array.from({ length: 8 }, () => redirectOf(send(person, id, { intent: "archive" }))),
    );
    expect(presses.every(({ status }) => status === 302)).toBe(true);
    const archived = and(eq(listingEvent.listingId, id), eq(listingEvent.action, "archive"));
    expect(await test.db.$count(listingEvent, archived)).toBe(1);
    const { flash } = await redirectOf(send(person, id, { intent: "resume" }));
    expect(flash).toMatchObject({ tone: "info", message: expect.stringContaining("archived") });
    const edited = send(person, id, { ...part, price: "1", intent: "publish", version: "0" });
    expect((await refusal(edited)).status).toBe(404);
  });

  it("is changed as a whole, and buyers see nothing of it before", async () => {
    const person = await withBusiness();
    const id = await published(person);
    const changed = { ...part, price: "59", vehicles: "2012-2016 Toyota Camry", otherNumbers: "" };
    await send(person, id, { ...changed, intent: "save", version: "0" });
    expect(await priceOf(id)).toBe(6_450);
    expect(await page(person, id)).toMatchObject({ hasChanges: true, fields: { price: "59" } });
    await send(person, id, { ...changed, intent: "publish", version: "1" });
    expect(await priceOf(id)).toBe(5_900);
    const [row] = await test.db
      .select({
        y1: fitment.y1,
        engine: fitment.engine,
        source: fitment.source,
        cents: fitment.priceCents,
      })
      .from(fitment)
      .innerJoin(listing, eq(listing.key, fitment.listingKey))
      .where(eq(listing.id, id));
    expect(row).toEqual({ y1: 2016, engine: "", source: "seller", cents: 5_900 });
    expect(await counts("listing_number", id)).toBe(1);
  });

  it("that was sold from meanwhile is not overwritten with the old stock unseen", async () => {
    const person = await withBusiness();
    const id = await published(person);
    await send(person, id, { ...part, price: "60", intent: "save", version: "0" });
    await test.db.update(listing).set({ version: 9 }).where(eq(listing.id, id));
    const late = await answerOf(
      send(person, id, { ...part, price: "60", intent: "publish", version: "1" }),
    );
    expect(late).toMatchObject({
      init: { status: 409 },
      data: { theirs: { fields: { price: "64.50" } } },
    });
  });

  it("that somebody bought from meanwhile is published again only when its seller saw that", async () => {
    const [person, buyer] = [await withBusiness(), await signedIn()];
    const id = await published(person);
    const changed = { ...part, price: "60" };
    await send(person, id, { ...changed, intent: "save", version: "0" });
    await placeOrder({
      ...{ id: newId(), listingId: id, quantity: 1, buyerAccountId: buyer.id },
      customerName: "Buyer",
    });
    const late = await answerOf(send(person, id, { ...changed, intent: "publish", version: "1" }));
    expect(late.init?.status).toBe(409);
    expect(late.data).toMatchObject({
      values: { quantity: "2" },
      theirs: { fields: { quantity: "1" }, version: 2 },
    });
    const one = { ...changed, quantity: "1" };
    const { flash } = await redirectOf(
      send(person, id, { ...one, intent: "publish", version: "2" }),
    );
    expect(flash?.tone).toBe("success");
    const [row] = await test.db.select().from(listing).where(eq(listing.id, id));
    expect(row).toMatchObject({ quantity: 1, priceCents: 6_000 });
  });

  it("has a SKU of its own, and is not listed twice unasked", async () => {
    const person = await withBusiness();
    const id = await published(person, { ...part, sku: "A-1" });
    const again = { ...part, partNumber: "OTHER-1", sku: "A-1" };
    const other = await drafted(person, again);
    const taken = await answerOf(
      send(person, other, { ...again, intent: "publish", version: "1" }),
    );
    expect(taken.data).toMatchObject({ errors: { sku: expect.stringContaining("SKU") } });
    const twice = { ...part, partNumber: "zx 4471", sku: "" };
    const second = await drafted(person, twice);
    const warned = await answerOf(
      send(person, second, { ...twice, intent: "publish", version: "1" }),
    );
    expect(warned).toMatchObject({
      init: { status: 409 },
      data: { duplicate: { id, quantity: 2 } },
    });
    const { flash } = await redirectOf(
      send(person, second, { ...twice, intent: "publish-twice", version: "2" }),
    );
    expect(flash?.tone).toBe("success");
  });

  it("is bought by others, and not by its seller", async () => {
    const [person, buyer] = [await withBusiness(), await signedIn()];
    const id = await published(person);
    const order = { listingId: id, quantity: 1 };
    const own = await placeOrder({
      ...order,
      id: newId(),
      buyerAccountId: person.id,
      customerName: "Me",
    });
    expect(own.kind).not.toBe("placed");
    const placed = await placeOrder({
      ...order,
      id: newId(),
      buyerAccountId: buyer.id,
      customerName: "You",
    });
    expect(placed.kind).toBe("placed");
    const [row] = await test.db
      .select({ sellerAccountId: purchaseOrder.sellerAccountId })
      .from(purchaseOrder)
      .innerJoin(orderLine, eq(orderLine.orderId, purchaseOrder.id))
      .where(eq(orderLine.listingId, id));
    expect(row?.sellerAccountId).toBe(person.id);
    await send(person, id, { intent: "pause" });
    const late = await placeOrder({
      ...order,
      id: newId(),
      buyerAccountId: buyer.id,
      customerName: "You",
    });
    expect(late.kind).not.toBe("placed");
  });

  it("stays in orders when its seller's account is deleted, and is sold no more", async () => {
    const [gone, buyer] = [await person(), await signedIn()];
    await businessRoute.action(gone.post("/settings/business", business));
    const id = await published(gone);
    const draft = await drafted(gone, { name: "Half typed" });
    const order = { id: newId(), listingId: id, quantity: 1, buyerAccountId: buyer.id };
    await placeOrder({ ...order, customerName: "Buyer" });
    await settingsDelete.action(gone.post("/settings/delete", { currentPassword: goodPassword }));
    expect(await found("q=ZX-4471")).not.toContain(id);
    expect(await test.db.$count(listingDraft, eq(listingDraft.id, draft))).toBe(0);
    const [row] = await test.db
      .select({ state: listing.state, seller: seller.name, phone: seller.phone })
      .from(purchaseOrder)
      .innerJoin(orderLine, eq(orderLine.orderId, purchaseOrder.id))
      .innerJoin(listing, eq(listing.id, orderLine.listingId))
      .innerJoin(seller, eq(seller.id, listing.sellerId))
      .where(eq(purchaseOrder.id, order.id));
    expect(row).toEqual({ state: "archived", seller: "Former seller", phone: null });
  });
});

describe("a seller's list", () => {
  it("has the seller's own listings and drafts, filtered, sorted and paged by its address", async () => {
    const [person, other] = [await withBusiness(), await withBusiness()];
    await published(other);
    const ids: string[] = [];
    for (const [at, price] of ["30", "10", "20"].entries())
      ids.push(
        await published(person, { ...part, partNumber: `LIST-${at}`, price, sku: `S${at}` }),
      );
    const draft = await drafted(person, { name: "Half typed", partNumber: "DR-1" });
    await send(person, ids[0] ?? "", { intent: "pause" });
    const list = async (query: string) => {
      const { rows } = await listRoute.loader(person.get(`/dashboard/listings?${query}`));
      return rows.map(({ id }) => id);
    };
    expect((await list("")).toSorted()).toEqual([...ids, draft].toSorted());
    expect(await list("state=draft")).toEqual([draft]);
    expect(await list("state=paused")).toEqual([ids[0]]);
    expect(await list("state=published&sort=price")).toEqual([ids[1], ids[2]]);
    expect(await list("q=list%201")).toEqual([ids[1]]);
    expect(await list("q=S2")).toEqual([ids[2]]);
    expect(await list("q=%25")).toEqual([]);
    for (const hostile of ["state=x&sort=y&after=zzz", "after=WyJ4Il0", "q=%00", "q=' or 1=1 --"])
      await list(hostile);
  });
});

const facets = async () => {
  clearAnswerCache();
  const answer = await facetsApi.loader(visit("/api/v1/facets?category=brake"));
  const { facets: found } = (await answer.json()) as { facets: { inStock: number } };
  return found.inStock;
};

async function counts(table: string, id: string): Promise<number> {
  const { rows } = await test.db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.raw(table)} where listing_key = (select key from listing where id = ${id})`,
  );
  return rows[0]?.n ?? Number.NaN;
}

async function priceOf(id: string) {
  const [row] = await test.db.select().from(listing).where(eq(listing.id, id));
  return row?.priceCents;
}
