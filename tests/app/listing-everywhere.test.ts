import { describe, expect, it } from "vitest";
import { clearAnswerCache } from "~/platform/http/cached-json.server";
import * as clustersApi from "~/routes/api-clusters";
import * as facetsApi from "~/routes/api-facets";
import * as listingsApi from "~/routes/api-listings";
import * as suggestApi from "~/routes/api-suggest";
import * as partRoute from "~/routes/part";
import * as businessRoute from "~/routes/settings-business";
import { clustersAnswerSchema, listingsAnswerSchema } from "~/search/results/answers.schema";
import { suggestAnswerSchema } from "~/search/suggest/suggest.schema";
import { useDatabase } from "../support/database";
import {
  at,
  business,
  drafted,
  editPage,
  type Person,
  part,
  published,
  send,
  withBusiness,
} from "../support/selling";
import { answerOf, visit } from "../support/signed-in";

/*
 * What a seller does is right everywhere at once: what each surface says of one listing, before and after.
 */
useDatabase();

const number = "QV-88-2041";
const boise = { west: -116.4, south: 43.5, east: -116, north: 43.8 };
const tulsa = { west: -96.2, south: 36, east: -95.7, north: 36.3 };
const boundsOf = ({ west, south, east, north }: typeof boise) => [west, south, east, north].join();

/** Answers are kept for some seconds: each question here is a new one. */
async function ask(api: { loader: typeof listingsApi.loader }, path: string): Promise<unknown> {
  clearAnswerCache();
  const answer = await api.loader(visit(path));
  expect(answer.status, path).toBe(200);
  return answer.json();
}

const clustersIn = async (bounds: typeof boise) => {
  const path = `/api/v1/clusters?q=${number}&bounds=${boundsOf(bounds)}&zoom=11`;
  return clustersAnswerSchema.parse(await ask(clustersApi, path)).clusters;
};

/** What each surface says of the listing. */
async function everywhere(id: string) {
  const { listings, total } = listingsAnswerSchema.parse(
    await ask(listingsApi, `/api/v1/listings?q=${number}`),
  );
  const { facets } = (await ask(facetsApi, `/api/v1/facets?q=${number}`)) as {
    facets: { inStock: number };
  };
  const [inBoise, inTulsa] = [await clustersIn(boise), await clustersIn(tulsa)];
  const { groups } = suggestAnswerSchema.parse(await ask(suggestApi, "/api/v1/suggest?q=QV882041"));
  const cheap = listingsAnswerSchema.parse(
    await ask(listingsApi, `/api/v1/listings?q=${number}&max=60`),
  );
  const page = await partRoute
    .loader(at(visit(`/parts/${id}`), id))
    .then(() => 200)
    .catch((thrown: Response) => thrown.status);
  return {
    price: listings[0]?.priceCents,
    total: total.count,
    isCheap: cheap.listings.length > 0,
    facets: facets.inStock,
    boise: inBoise.map(({ minPriceCents }) => minPriceCents),
    tulsa: inTulsa.map(({ minPriceCents }) => minPriceCents),
    isSuggested: JSON.stringify(groups).includes("88"),
    page,
  };
}

const nowhere = {
  price: undefined,
  ...{ total: 0, isCheap: false, facets: 0, boise: [], tulsa: [], isSuggested: false },
};

describe("the page of a used part", () => {
  it("says what is damaged, and how far its car had gone", async () => {
    const person = await withBusiness();
    const used = { ...part, damage: "Rust on the hat.\nOne ear bent.", donorMiles: "88,000" };
    const id = await published(person, used);
    const shown = await partRoute.loader(at(visit(`/parts/${id}`), id));
    expect(JSON.stringify(shown)).toContain("Rust on the hat.\\nOne ear bent.");
    expect(JSON.stringify(shown)).toContain('"donorMiles":88000');
  });
});

describe("a listing with only what has to be there, and one with all there can be", () => {
  it("are answers that the map can read", async () => {
    const person = await withBusiness({ name: "Ç".repeat(80) });
    const barest = {
      ...{ partNumber: "QB01", name: "X", partType: "category:accessory", condition: "new" },
      ...{ price: "0.01", quantity: "1" },
    };
    const fullest = {
      ...part,
      ...{
        partNumber: `QB01${"9".repeat(36)}`,
        name: "قطعة 🔧 ".repeat(13),
        brand: "\u202e".repeat(60),
      },
      ...{ price: "999,999.99", coreCharge: "999999", quantity: "100000", warrantyDays: "3650" },
      ...{ sku: "=1+1", description: "Line\n".repeat(799), damage: "d".repeat(1_000) },
      otherNumbers: Array.from({ length: 50 }, (_, at) => `OEM QB-${at}`).join(";"),
    };
    for (const fields of [barest, fullest]) {
      const id = await published(person, fields);
      const { listings } = listingsAnswerSchema.parse(
        await ask(listingsApi, `/api/v1/listings?q=${fields.partNumber}`),
      );
      expect(listings.map((each) => each.id)).toContain(id);
      await ask(clustersApi, `/api/v1/clusters?bounds=${boundsOf(boise)}&zoom=11`).then((answer) =>
        clustersAnswerSchema.parse(answer),
      );
      expect(await partRoute.loader(at(visit(`/parts/${id}`), id))).toBeDefined();
    }
  });
});

describe("a listing, on all surfaces at once,", () => {
  it("is there when it is published, gone while paused or sold out, and right when it changes", async () => {
    const person: Person = await withBusiness();
    const fields = { ...part, partNumber: number };
    const id = await published(person, fields);
    const inBoise = {
      ...{ price: 6_450, total: 1, isCheap: false, facets: 1, boise: [6_450], tulsa: [] },
      ...{ isSuggested: true, page: 200 },
    };
    expect(await everywhere(id)).toEqual(inBoise);

    await send(person, id, { intent: "pause" });
    expect(await everywhere(id)).toEqual({ ...nowhere, page: 404 });
    await send(person, id, { intent: "resume" });
    expect(await everywhere(id)).toEqual(inBoise);

    const change = async (changed: Record<string, string>) => {
      await send(person, id, { ...fields, ...changed, intent: "save", version: "0" });
      await send(person, id, { ...fields, ...changed, intent: "publish", version: "1" });
    };
    await change({ price: "59.50" });
    const cheaper = { ...inBoise, price: 5_950, isCheap: true, boise: [5_950] };
    expect(await everywhere(id)).toEqual(cheaper);

    await businessRoute.action(
      person.post("/settings/business", { ...business, place: "Tulsa, OK" }),
    );
    expect(await everywhere(id)).toEqual({ ...cheaper, boise: [], tulsa: [5_950] });

    await change({ price: "59.50", quantity: "0" });
    expect(await everywhere(id)).toEqual({
      ...nowhere,
      isSuggested: expect.any(Boolean),
      page: 200,
    });
  });
});

describe("a listing that lies somewhere else than its business", () => {
  const elsewhere = { place: "elsewhere", placeName: "Tulsa, OK" };
  const cents = 6_450;
  const where = async (id: string) => {
    const { part: shown } = await partRoute.loader(at(visit(`/parts/${id}`), id));
    const { boise: inBoise, tulsa: inTulsa } = await everywhere(id);
    return { at: shown.listing.locationName, boise: inBoise, tulsa: inTulsa };
  };
  const inBoise = { at: "Boise, ID", boise: [cents], tulsa: [] };
  const inTulsa = { at: "Tulsa, OK", boise: [], tulsa: [cents] };
  const move = (person: Person, place: string) =>
    businessRoute.action(person.post("/settings/business", { ...business, place }));
  const change = async (person: Person, id: string, fields: Record<string, string>) => {
    await send(person, id, { ...fields, intent: "save", version: "0" });
    await send(person, id, { ...fields, intent: "publish", version: "1" });
  };

  it("is right on all surfaces at once, there and back", async () => {
    const person = await withBusiness();
    const fields = { ...part, partNumber: number };
    const id = await published(person, fields);
    expect(await where(id)).toEqual(inBoise);
    await change(person, id, { ...fields, ...elsewhere });
    expect(await where(id)).toEqual(inTulsa);
    expect((await editPage(person, id)).fields).toMatchObject(elsewhere);
    await change(person, id, { ...fields, place: "shop", placeName: "" });
    expect(await where(id)).toEqual(inBoise);
    await send(person, id, { intent: "archive" });
  });

  it("stays where it is when the business moves, and others move along", async () => {
    const person = await withBusiness();
    const fields = { ...part, partNumber: number, ...elsewhere };
    const id = await published(person, fields);
    const atShop = await published(person, { ...part, partNumber: "QV-SHOP" });
    expect(await where(id)).toEqual(inTulsa);
    await move(person, "Denver, CO");
    expect(await where(id)).toEqual(inTulsa);
    const { part: moved } = await partRoute.loader(at(visit(`/parts/${atShop}`), atShop));
    expect(moved.listing.locationName).toBe("Denver, CO");
    // A form that says nothing of the place, and one that says the same, leave it there.
    await change(person, id, { ...fields, place: "", placeName: "", description: "Clean." });
    expect(await where(id)).toEqual(inTulsa);
    await change(person, id, { ...fields, description: "Cleaner." });
    expect(await where(id)).toEqual(inTulsa);
    await send(person, id, { intent: "archive" });
  });

  it("says at the field what is wrong with the place, and which there are", async () => {
    const person = await withBusiness();
    const publish = async (place: Record<string, string>) => {
      const fields = { ...part, partNumber: number, ...place };
      const id = await drafted(person, fields);
      return answerOf(send(person, id, { ...fields, intent: "publish", version: "1" }));
    };
    const several = await publish({ place: "elsewhere", placeName: "Springfield" });
    expect(several).toMatchObject({ init: { status: 400 } });
    expect(several.data).toMatchObject({
      errors: { placeName: expect.stringContaining("more than one") },
      places: expect.arrayContaining(["Springfield, IL"]),
    });
    for (const place of [
      { place: "elsewhere", placeName: " " },
      { place: "elsewhere", placeName: "Qqqqxyz" },
      { place: "elsewhere", placeName: "x".repeat(300) },
      { place: "shop", placeName: "Tulsa, OK" },
    ])
      expect((await publish(place)).data, place.placeName).toMatchObject({
        errors: { placeName: expect.stringMatching(/\.$/) },
      });
  });
});
