import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { defaultOrigin } from "~/catalog/distance";
import { recoveryActions } from "~/map/list/recovery-actions";
import { findAlternatives } from "~/parts/alternatives.server";
import { getPart } from "~/parts/part.server";
import { paths } from "~/paths";
import { listing } from "~/platform/db/schema.server";
import { OverloadedError, withOverloadGuard } from "~/platform/http/overload.server";
import { loader as clustersLoader } from "~/routes/api-clusters";
import { loader as facetsLoader } from "~/routes/api-facets";
import { loader as listingsLoader } from "~/routes/api-listings";
import { loader as homeLoader } from "~/routes/home";
import { loader as mapLoader } from "~/routes/map";
import type { Bounds } from "~/search/geo/morton-cells";
import { boundsText } from "~/search/query/search-params";
import {
  clustersAnswerSchema,
  facetsAnswerSchema,
  listingsAnswerSchema,
  problemsAnswerSchema,
} from "~/search/results/answers.schema";
import { noFacets } from "~/search/results/facets.server";
import * as facetsRepo from "~/search/sql/facets.repo.server";
import * as partsRepo from "~/search/sql/listings.repo.server";
import * as numbers from "~/search/text/part-numbers.server";
import * as relaxation from "~/search/text/relax-terms.server";
import * as terms from "~/search/text/sentence/terms-of-reading.server";
import { useDatabase } from "../support/database";
import { addFitment, addListing, addNumber, addSupersession } from "../support/search-catalogue";

const own = useDatabase();

const at = (path: string) => ({
  request: new Request(`http://localhost/${path}`),
  params: {},
  context: {},
});
const ask = async (load: typeof listingsLoader, query: string) => {
  const answer = await load(at(`api?${query}`));
  return { status: answer.status, body: (await answer.json()) as unknown };
};
const list = async (query: string) =>
  listingsAnswerSchema.parse((await ask(listingsLoader, query)).body);
const clusters = async (query: string) =>
  clustersAnswerSchema.parse((await ask(clustersLoader, query)).body).clusters;
const facets = async (query: string) =>
  facetsAnswerSchema.parse((await ask(facetsLoader, query)).body).facets;
async function page(query: string) {
  const answer = await mapLoader(at(`map?${query}`));
  if (!("data" in answer)) throw new Error("It led elsewhere.");
  return { ...answer.data, status: answer.init?.status };
}

const golf = "make=volkswagen&model=GOLF&year=2014";
/** Far from everything else. */
const oslo = { lat: 59.91, lng: 10.75, locationName: "Oslo" };

beforeAll(async () => {
  for (let each = 0; each < 30; each += 1)
    await addListing(own.db, {
      ...oslo,
      partNumber: `OSLO-${each}`,
      name: "Rear Wing",
      brand: each < 20 ? "Alpha" : "Beta",
      category: "body",
      partType: "fender",
      priceCents: 10_000 + 100 * each,
      quantity: each === 0 ? 0 : 1,
      coreChargeCents: 1_000,
    });
  const fitting = await own.db.select().from(listing).where(eq(listing.partNumber, "OSLO-7"));
  const { key } = fitting[0] as { key: number };
  await addFitment(own.db, key, {
    ...{ make: "Volkswagen", model: "Golf", y0: 2012, y1: 2019 },
    ...{ note: "Estate only", source: "catalogue" },
  });
  await addNumber(own.db, key, { norm: "5G0821", kind: "oem" });
  const far = await addListing(own.db, { partNumber: "SAME-1", lat: -33.86, lng: 151.2 });
  await addNumber(own.db, far.key, { norm: "5G0821", kind: "oem" });
}, 60_000);

describe("GET /api/v1/listings", () => {
  it("answers page after page, each listing once", async () => {
    const first = await list("brand=Alpha&sort=price");
    expect(first.listings).toHaveLength(19);
    const all = await list("q=wing&sort=price-high");
    expect(all).toMatchObject({ total: { count: 29, isExact: true }, next: expect.any(String) });
    const rest = await list(`q=wing&sort=price-high&page=${all.next}`);
    expect(rest.next).toBeNull();
    const prices = [...all.listings, ...rest.listings].map(({ priceCents }) => priceCents);
    expect(prices).toEqual(Array.from({ length: 29 }, (_, each) => 12_900 - 100 * each));
  });

  it("answers several pages at once, from the first or a later one on", async () => {
    const first = await list("q=wing&sort=price");
    expect(await list("q=wing&sort=price&shown=2")).toMatchObject({
      next: null,
      total: { count: 29, isExact: true },
    });
    const both = (await list("q=wing&sort=price&shown=2")).listings;
    expect(both.slice(0, 24)).toEqual(first.listings);
    const rest = await list(`q=wing&sort=price&shown=2&page=${first.next}`);
    expect(rest.listings).toEqual(both.slice(24));
  });

  it.each([
    "page=bm9uc2Vuc2U",
    "page=!",
    "shown=0",
    "shown=11",
    "shown=2e0",
    "as=is",
    "within=0",
    "zoom=x&min=5&max=1",
  ])("refuses %s", async (query) => expect((await ask(listingsLoader, query)).status).toBe(400));

  it("says whether each fits, by which row, for the vehicle in the address", async () => {
    const { listings } = await list(`q=wing&${golf}`);
    const fit = Object.fromEntries(listings.map((each) => [each.partNumber, each.fit]));
    expect(fit["OSLO-7"]).toMatchObject({
      ...{ fit: "fits-if", text: "Fits if it's a wagon", row: { note: "Estate only", y1: 2019 } },
      conditions: [{ kind: "body", polarity: "with", values: ["wagon"] }],
    });
    expect(fit["OSLO-8"]).toEqual({ fit: "not-confirmed", text: "Not confirmed" });
    const only = await list(`q=wing&${golf}&fits=1`);
    expect(only.listings.map(({ partNumber }) => partNumber)).toEqual(["OSLO-7"]);
    expect((await list(`${golf.replace("2014", "2009")}&fits=1`)).listings).toEqual([]);
  });

  it("says how a number stands to each, the better before the nearer for best match", async () => {
    await addListing(own.db, { ...oslo, partNumber: "5G0-821" });
    const near = await list("q=5g0.821&near=-33.86,151.2");
    expect(near.listings[0]).toMatchObject({ partNumber: "SAME-1", matched: { kind: "oem" } });
    const best = await list("q=5g0.821&near=-33.86,151.2&sort=best");
    expect(best.listings[0]).toMatchObject({
      partNumber: "5G0-821",
      matched: { kind: "own", number: "5G0821" },
    });
  });

  it("shows what is sold out only to who asks for it", async () => {
    const query = "brand=Alpha&bounds=10,59,11,60";
    for (const sort of ["nearest", "price", "newest"]) {
      const inStock = await list(`${query}&sort=${sort}`);
      const all = await list(`${query}&sort=${sort}&stock=all`);
      expect([sort, inStock.listings.length, all.listings.length]).toEqual([sort, 19, 20]);
    }
  });

  it("keeps to a circle", async () => {
    const within = async (miles: number) =>
      (await list(`near=59.9,10.5&within=${miles}`)).listings.length;
    expect([await within(3), await within(20)]).toEqual([0, 24]);
    // 8.7 miles are 14 kilometers.
    const inKilometers = async (text: string) =>
      (await list(`near=59.9,10.5&within=${text}`)).listings.length;
    expect([await inKilometers("13km"), await inKilometers("15km")]).toEqual([0, 24]);
    expect((await list("near=0,0&within=5&bounds=10,59,11,60")).listings).toEqual([]);
  });

  it("finds words of the vehicles that a part fits, and offers numbers that are near", async () => {
    expect((await list("q=golf+wing")).listings.map((each) => each.partNumber)).toEqual(["OSLO-7"]);
    expect((await list("q=5G0822")).similarNumbers).toContain("5G0-821");
    expect(await list("q=gofl+wing")).toMatchObject({ corrected: "golf wing" });
  });

  it.each(["wing 5g0-821", "5G0 821 wing", "brembo wing 5g0821 left"])(
    "takes a number that stands among words: %s",
    async (text) => {
      const { listings } = await list(`q=${encodeURIComponent(text)}`);
      const alone = await list("q=5G0821");
      expect(alone.listings.map(({ partNumber }) => partNumber)).toContain("OSLO-7");
      expect(listings.map(({ id }) => id)).toEqual(alone.listings.map(({ id }) => id));
    },
  );

  it("leaves a misspelt word out instead, when asked to take it as it was typed", async () => {
    const asTyped = await list("q=gofl+wing&as=words");
    expect(asTyped).toMatchObject({ corrected: null, leftOut: ["gofl"] });
    expect(asTyped.total.count).toBe(29);
    expect((await list("q=gofl&as=words")).listings).toEqual([]);
  });

  it("names what replaced a number, also where nothing has either", async () => {
    await addSupersession(own.db, "5G0820", "5G0821");
    const known = await list("q=5g0-820");
    expect(known.replacedBy).toEqual(["5G0821"]);
    expect(known.listings[0]).toMatchObject({ matched: { kind: "superseded", number: "5G0821" } });
    await addSupersession(own.db, "9Z9Z9Z1", "9Z9Z9Z2");
    expect(await list("q=9z9z9z1")).toMatchObject({
      listings: [],
      replacedBy: ["9Z9Z9Z2"],
      similarNumbers: [],
    });
  });
});

describe("GET /api/v1/clusters", () => {
  it("clusters what stands together, and lists what stands alone", async () => {
    const far = await clusters("zoom=4&bounds=-180,-85,180,85");
    expect(far.reduce((sum, { count }) => sum + count, 0)).toBe(4 + 29 + 2);
    expect(far.find(({ lat }) => lat < 0)?.listing).toMatchObject({ partNumber: "SAME-1" });
    const close = await clusters(`zoom=19&bounds=10.7,59.9,10.8,60&${golf}&fits=1`);
    expect(close).toMatchObject([{ count: 1, listing: { fit: { fit: "fits-if" } } }]);
    const [cluster] = await clusters("zoom=19&bounds=10.7,59.9,10.8,60&brand=Beta");
    expect(cluster).toMatchObject({ count: 10, minPriceCents: 12_000, listing: null });
  });

  it.each(["", "zoom=", "zoom=23", "zoom=-1", "zoom=1e3"])("refuses %j", async (query) => {
    const { status, body } = await ask(clustersLoader, query);
    expect([status, body]).toMatchObject([400, { problems: [{ parameter: "zoom" }] }]);
  });
});

describe("GET /api/v1/facets", () => {
  it("counts each choice without its own filter, by its name", async () => {
    const of = await facets(`bounds=10,59,11,60&brand=Alpha&${golf}`);
    expect(of.brand.map(({ value, count }) => [value, count])).toEqual([
      ["Alpha", 19],
      ["Beta", 10],
      ["Brembo", 1],
    ]);
    expect(of.partType).toContainEqual({ value: "fender", label: "Fenders", count: 19 });
    expect(of.seller).toMatchObject([{ label: "Test Counter", count: 19 }]);
    expect(of).toMatchObject({ fits: 1, inStock: 19 });
  });

  it("counts with the words that are searched for, where others were left out", async () => {
    expect((await list("q=wing+frobnicate")).total).toEqual({ count: 29, isExact: true });
    expect(await facets("q=wing+frobnicate&bounds=10,59,11,60")).toMatchObject({ inStock: 29 });
    const found = await clusters("q=wing+frobnicate&bounds=10,59,11,60&zoom=9");
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(29);
  });

  it("says that there are no sellers where there is nothing, not too many", async () => {
    expect(await facets("bounds=-140,-50,-139,-49")).toMatchObject({ seller: [], inStock: 0 });
  });
});

describe("/map", () => {
  it("tells which filter blocks, how far the next match is, and what does the same job", async () => {
    const { nothing, listings } = await page(
      "q=OSLO-7&bounds=151,-34,152,-33&condition=new&near=-33.86,151.2",
    );
    expect(listings).toEqual([]);
    expect(nothing?.blocking).toEqual([{ filters: ["area"], count: 1, isExact: true }]);
    expect(nothing?.nearest?.locationName).toBe("Oslo");
    expect(nothing?.nearest?.miles).toBeGreaterThan(9_000);
    expect(nothing?.interchange).toMatchObject([
      { partNumber: "SAME-1", matched: { kind: "interchange", number: "5G0821" } },
    ]);
  });

  it.each([
    ["q=wing&category=engine&condition=used&brand=Alpha", [[["category", "condition"], 19]]],
    ["q=wing&brand=NoSuch&bounds=151,-34,152,-33", [[["brand", "area"], 29]]],
    [
      "q=wing&category=engine&condition=used&brand=NoSuch",
      [[["category", "condition", "brand"], 29]],
    ],
    ["q=flux+capacitor&brand=Beta", [[["words"], 10]]],
    ["q=wing&brand=NoSuch", [[["brand"], 29]]],
    ["q=flux+capacitor", []],
    ["q=wing&type=alternator", [[["partType"], 29]]],
    ["q=wing&type=alternator&brand=NoSuch", [[["partType", "brand"], 29]]],
    ["q=wing&category=electrical&type=alternator&condition=new", [[["category"], 29]]],
  ])("names the filters that leave nothing only together, for %s", async (query, expected) => {
    const { nothing, listings } = await page(query);
    expect(listings).toEqual([]);
    expect(nothing?.blocking.map(({ filters, count }) => [filters, count])).toEqual(expected);
  });

  it.each([
    "q=wing&category=engine&condition=used&brand=Alpha",
    "q=wing&brand=NoSuch&bounds=151,-34,152,-33",
    "q=wing&within=50&near=-33.86,151.2&max=300",
    "q=wing&category=electrical&type=alternator&brand=NoSuch",
    "q=wing&type=alternator",
    "q=flux+capacitor&brand=Beta&bounds=10,59,11,60",
    `q=wing&fits=1&condition=used&${golf}`,
    "q=OSLO-7&condition=used&brand=Beta&max=1",
  ])("promises what a press finds, for %s", async (query) => {
    const { nothing, facets, search } = await page(query);
    expect(nothing?.blocking.length).toBeGreaterThan(0);
    const known = { facets, why: nothing, places: [], vehicle: null, unit: "mi" } as const;
    const counted = recoveryActions(search, known).filter(({ count }) => count !== null);
    expect(counted.length).toBe(nothing?.blocking.length);
    for (const { label, search: to, count } of counted) {
      expect(label).not.toMatch(/ $|Remove $/);
      const found = await page(paths.map(to).replace(/^.*\?/, ""));
      expect(found.total, label).toEqual({ count, isExact: true });
    }
  });

  it.each([
    ["q=M%C3%BCnchen", [["Munich, Germany", ""]]],
    ["q=SW1A&brand=NoSuch", [["SW1A City of Westminster, United Kingdom", ""]]],
    [
      "q=75001",
      [
        ["Addison, TX 75001", ""],
        ["75001 Paris, France", ""],
      ],
    ],
    // Found by the other words, as nothing has the place's name.
    ["q=wing+munich", [["Munich, Germany", "wing"]]],
    ["q=new+york+wing", [["New York, NY", "wing"]]],
    // Nothing is in that area; near the place there may be.
    ["q=wing+munich&bounds=151,-34,152,-33", [["Munich, Germany", "wing"]]],
    // Nothing is called either, there or elsewhere.
    ["q=flux+munich", []],
    ["q=wing+munich&brand=NoSuch", []],
    ["q=wing", []],
    ["q=flux+capacitor", []],
    ["brand=NoSuch", []],
  ])("offers the places that words name which find nothing, for %s", async (query, expected) => {
    const { places } = await page(query);
    expect(places.map(({ place, text }) => [place, text])).toEqual(expected);
  });

  it.each([
    ["q=near+Boston", "/map?place=Boston%2C+MA&said=near+Boston"],
    [
      "q=wing+in+munich&sort=price",
      "/map?q=wing&sort=price&place=Munich%2C+Germany&said=wing+in+munich",
    ],
    [
      "q=cheap+used+wing+under+%2450",
      "/map?q=wing&condition=used&max=50&said=cheap+used+wing+under+%2450",
    ],
  ])("goes on to the filters and the place that the text says, for %s", async (query, to) => {
    const answer = await mapLoader(at(`map?${query}`));
    expect((answer as Response).headers.get("Location")).toBe(to);
  });

  it("offers a place before what has none of the words, and after what has all of them", async () => {
    const offered = async (query: string) => {
      const { nothing: why, facets, search, places } = await page(query);
      return recoveryActions(search, { facets, why, places, vehicle: null, unit: "mi" });
    };
    const alone = await offered("q=Boston&category=body&near=59.91,10.75&bounds=10,59,11,60");
    expect(alone.map(({ label }) => label)).toEqual(["Search near Boston, MA", "Remove “Boston”"]);
    const to = paths.map(alone[0]?.search);
    expect(to).toBe("/map?category=body&place=Boston%2C+MA");
    const answer = await mapLoader(at(to.slice(1)));
    expect(answer).toMatchObject({ status: 302 });
    const near = (answer as Response).headers.get("Location") ?? "";
    expect(near).toMatch(/^\/map\?category=body&near=42\.\d+%2C-71\.\d+$/);
    const beside = await offered("q=wing+munich&sort=price&bounds=151,-34,152,-33");
    expect(beside.map(({ label }) => label)).toEqual([
      "Search everywhere",
      "Search for “wing” near Munich, Germany",
    ]);
    expect(paths.map(beside[1]?.search)).toBe("/map?q=wing&sort=price&place=Munich%2C+Germany");
  });

  it("comes with as many pages as the address says", async () => {
    expect(await page("q=wing&shown=2")).toMatchObject({ shown: 2, next: null });
    expect((await page("q=wing&shown=2")).listings).toHaveLength(29);
    expect(await page("q=wing&shown=99")).toMatchObject({ status: 400, shown: 1 });
  });

  it("comes with the clusters that its map shows first, unless all is listed", async () => {
    expect((await page("q=wing&shown=2")).first).toBeNull();
    const { first } = await page(`q=wing&${golf}&sort=price`);
    expect(first?.area.west).toBeLessThan(oslo.lng);
    expect(first?.area.east).toBeGreaterThan(oslo.lng);
    const bounds = boundsText(first?.area as Bounds);
    const asked = await clusters(`q=wing&${golf}&bounds=${bounds}&zoom=${first?.zoom}`);
    expect(first?.clusters).toMatchObject(asked);
    expect(first?.clusters.reduce((sum, { count }) => sum + count, 0)).toBe(29);
    // In an area of its own, for the zoom that it was looked at.
    const inside = await page("q=wing&bounds=10,59,11,60&zoom=11");
    expect(inside.first).toMatchObject({ area: { west: 10, north: 60 }, zoom: 10 });
  });

  it("asks who has no vehicle for one, and lists what there is: nothing is wrong with that link", async () => {
    const found = await page("q=wing&fits=1");
    expect(found.status).toBe(200);
    expect(found.problems).toEqual([
      { parameter: "fits", message: "Choose a vehicle to see what fits." },
    ]);
    expect(found.listings).toHaveLength(24);
    expect((await page("q=wing&fits=2")).status).toBe(400);
  });

  it("shows the rest of an address that makes no sense in part", async () => {
    const found = await page("q=wing&page=bm9uc2Vuc2U&fits=1");
    expect(found.status).toBe(400);
    expect(found.problems.map(({ parameter }) => parameter)).toEqual(["fits", "page"]);
    expect(found.listings).toHaveLength(24);
  });
});

describe("the text of a page's search", () => {
  it.each([
    ["q=wing", 24],
    ["q=wing&category=engine&condition=used&brand=Alpha", 0],
    ["q=wing+frobnicate&make=Volkswagen&model=Golf&year=2014", 24],
  ])("is looked up once for list, facets, clusters and zero results: %s", async (query, count) => {
    const resolved = [
      vi.spyOn(numbers, "partNumberIn"),
      vi.spyOn(terms, "termsOf"),
      vi.spyOn(relaxation, "relaxedTerms"),
    ];
    const { listings, nothing } = await page(query);
    const asked = resolved.map(({ mock }) => mock.calls.length);
    for (const spy of resolved) spy.mockRestore();
    expect(listings).toHaveLength(count);
    expect(nothing === null).toBe(count > 0);
    // Fewer words are asked for where nothing has all of them.
    expect(asked).toEqual([1, 1, count === 0 || query.includes("frobnicate") ? 1 : 0]);
  });
});

describe("a search that the database has no time for", () => {
  /** Nobody else may look into the table, as when its disk does not answer. */
  async function whileHeld(work: () => Promise<void>) {
    await own.db.transaction(async (tx) => {
      await tx.execute(sql`lock table listing in access exclusive mode`);
      await work();
    });
  }
  const busy = { status: 503 };

  it("is given up, with 503 and when to ask again", async () => {
    const area = boundsText({ north: 41, south: 40, west: -75, east: -73 });
    await whileHeld(async () => {
      const asking = [
        listingsLoader(at(`listings?bounds=${area}&max=50`)),
        clustersLoader(at(`clusters?bounds=${area}&max=50&zoom=9`)),
        facetsLoader(at(`facets?bounds=${area}&max=50`)),
      ];
      for (const answer of await Promise.all(asking)) {
        expect(answer).toMatchObject(busy);
        expect(answer.headers.get("Retry-After")).toBe("5");
        const { problems } = problemsAnswerSchema.parse(await answer.json());
        expect(problems[0]?.message).toContain("Try again in a few seconds");
      }
    });
  });

  it("is given up on the page, too", async () => {
    await whileHeld(async () => {
      await expect(mapLoader(at("map?q=pads"))).rejects.toMatchObject(busy);
    });
  });

  it("leaves the home page without parts", async () => {
    await whileHeld(async () => {
      expect(await homeLoader(at(""))).toMatchObject({ parts: [] });
    });
  });

  it("leaves the page of results without what could be chosen next", async () => {
    const facets = vi.spyOn(facetsRepo, "selectFacets").mockRejectedValue(new OverloadedError());
    const found = await page("q=wing");
    expect(facets).toHaveBeenCalled();
    expect(found.listings).toHaveLength(24);
    expect(found.facets).toEqual(noFacets);
    facets.mockRestore();
  });

  it("tells what is known of why there is nothing, and tries no two filters then", async () => {
    const select = partsRepo.selectParts;
    const parts = vi.spyOn(partsRepo, "selectParts").mockImplementation(async (asked) => {
      const { category, condition } = asked.filters;
      // Without both there would be some.
      if (category === undefined && condition !== undefined) throw new OverloadedError();
      return await select(asked);
    });
    const together = await page("q=wing&category=engine&condition=used&brand=Alpha");
    expect(together.nothing).toMatchObject({ blocking: [], interchange: [] });
    parts.mockRestore();
    const { nothing } = await page("q=wing&category=engine&condition=used&brand=Alpha");
    expect(nothing?.blocking).toMatchObject([{ filters: ["category", "condition"] }]);
  });

  it("refuses each of those who wait for the same in words of its own", async () => {
    const same = Promise.reject(new OverloadedError());
    const load = withOverloadGuard(() => same);
    for (const refused of await Promise.allSettled([load(null), load(null)])) {
      const answer: Response = refused.status === "rejected" ? refused.reason : undefined;
      expect(await answer.text()).toContain("Try again in a few seconds");
    }
  });

  it("does not take a part's own page along", async () => {
    const asked = { vehicle: null, from: defaultOrigin };
    const { key } = await addListing(own.db, { id: "stands-alone" });
    const part = await getPart("stands-alone", asked);
    if (!part) throw new Error(`There is no listing ${key}.`);
    await whileHeld(async () => {
      expect(await findAlternatives(part, asked)).toMatchObject({ same: [], similar: [] });
    });
  });
});
