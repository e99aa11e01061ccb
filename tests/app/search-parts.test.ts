import { inArray, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { defaultOrigin, distanceMiles } from "~/catalog/distance";
import { listing, seller } from "~/platform/db/schema.server";
import { findVerdicts } from "~/search/fitment/verdicts.server";
import { world } from "~/search/geo/bounds";
import { writeCursor } from "~/search/query/cursor.server";
import { parseListingSearch } from "~/search/query/parse-search";
import { findClusters } from "~/search/results/clusters.server";
import { fittingClusters } from "~/search/results/clusters-fitting.server";
import { findFacets } from "~/search/results/facets.server";
import { findParts } from "~/search/results/find-listings.server";
import { findListings } from "~/search/results/listings.server";
import { type ClusterRow, selectClusters } from "~/search/sql/clusters.repo.server";
import * as facetsRepo from "~/search/sql/facets.repo.server";
import { selectParts } from "~/search/sql/listings.repo.server";
import { similarPartNumbers } from "~/search/text/part-numbers.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { removeSampleCatalogue } from "../../scripts/lib/sample-catalogue/remove";
import { useDatabase } from "../support/database";
import { writeOrder } from "../support/orders";
import {
  addFitment,
  addListing,
  addNumber,
  addSupersession,
  countsByCell,
} from "../support/search-catalogue";

const own = useDatabase();

const parse = (text: string) => parseListingSearch(new URLSearchParams(text));
function query(text: string) {
  const outcome = parse(text);
  if (outcome.kind === "bad") throw new Error(JSON.stringify(outcome.problems));
  return outcome.search;
}
async function find(text: string, limit = 24, page?: string) {
  const found = await findParts(query(text), { limit, page });
  if (found.kind !== "ok") throw new Error(found.kind);
  return found;
}
const numbers = async (text: string) => (await find(text)).parts.map((part) => part.part_number);

describe("a part number", () => {
  it.each(["43512-06150", "4351206150", "43512 061.50", "43512-061"])(
    "is known spelt %s",
    async (q) => {
      expect(await numbers(`q=${q}`)).toEqual(["43512-06150"]);
    },
  );

  it("is found by the maker's, by an equivalent, and by what it replaced, each labelled", async () => {
    const { key } = await addListing(own.db, { partNumber: "GDB 7001" });
    await addNumber(own.db, key, { norm: "OEM70015", kind: "oem" });
    await addNumber(own.db, key, { norm: "PAD70015", kind: "interchange" });
    await addSupersession(own.db, "OLD70015", "OEM70015");
    const kind = async (q: string) => (await find(`q=${q}`)).query.number?.kinds.get(key)?.kind;
    expect([
      await kind("gdb-7001"),
      await kind("oem 70015"),
      await kind("pad.70015"),
      await kind("old70015"),
    ]).toEqual(["own", "oem", "interchange", "superseded"]);
    expect((await find("q=OLD70015")).query.number?.replacements).toEqual(["OEM70015"]);
  });

  it.each(["43512-06151", "43512-0615", "453120-6150", "43512-061500"])(
    "with one wrong character, %s, has the right one offered",
    async (q) => {
      expect(await similarPartNumbers(q)).toContain("43512-06150");
    },
  );
});

describe("words", () => {
  it.each([
    ["rotor+brake", "43512-06150"],
    ["shocks", "48530-09R70"],
    ["headlights", "81150-06D50"],
    ["brkae+rotor", "43512-06150"],
    ["alternatr", "27060-0V210"],
    ["stuyvesant", "81150-06D50"],
    ["altern", "27060-0V210"],
    ["hedlight", "81150-06D50"],
    ["head+light", "81150-06D50"],
    ["brak+rtr", "43512-06150"],
  ])("%s find %s", async (q, number) => {
    expect(await numbers(`q=${q}`)).toContain(number);
  });

  it("say what they were corrected to", async () => {
    expect(await findListings(query("q=brkae+rotor"))).toMatchObject({ corrected: "brake rotor" });
    expect((await find("q=flux+capacitor")).query.words?.unknown).toContain("capacitor");
  });

  it("are found as one or as two, however they were typed, unless they are to be taken as they are", async () => {
    await addListing(own.db, { name: "Head Light Lens", partNumber: "LENS 1" });
    expect(await numbers("q=head+light")).toEqual(
      expect.arrayContaining(["81150-06D50", "LENS 1"]),
    );
    expect(await findListings(query("q=head+light"))).toMatchObject({ corrected: null });
    expect(await numbers("q=head+light&as=words")).toEqual(["LENS 1"]);
  });

  it("are put right to what parts are called before what sellers are, and never where they name a town", async () => {
    const place = { name: "Gaskit Yaris Yard", locationName: "Queens", lat: 40.7, lng: -73.8 };
    const [yard] = await own.db.insert(seller).values(place).returning();
    for (const partNumber of ["YARD 1", "YARD 2"])
      await addListing(own.db, { name: "Axle", partNumber, sellerId: yard?.id });
    await addListing(own.db, { name: "Gasket", partNumber: "GASKET 1" });
    expect(await findListings(query("q=gaskt"))).toMatchObject({ corrected: "gasket" });
    expect((await find("q=rotor+paris")).query.words).toMatchObject({ unknown: ["paris"] });
  });

  it("without their vowels are put right to parts, not to makes", async () => {
    await addListing(own.db, { name: "Brake Pads", partNumber: "PADS 1" });
    expect(await findListings(query("q=brak+pd"))).toMatchObject({ corrected: "brake pads" });
    expect((await find("q=vw+rotor")).query.words?.unknown).toEqual(["vw"]);
  });

  it("whose letters have changed places are put right before they are likened to others", async () => {
    await addListing(own.db, { name: "Bare Oil Pan", partNumber: "OIL 200" });
    await addListing(own.db, { name: "Bare Chassis", partNumber: "BARE 1" });
    await addListing(own.db, { name: "Bare Axle", partNumber: "BARE 2" });
    expect(await findListings(query("q=barke+rotor"))).toMatchObject({ corrected: "brake rotor" });
    expect(await findListings(query("q=oli"))).toMatchObject({ corrected: "oil" });
  });

  it("are not taken for others that a short one is hardly like", async () => {
    await addListing(own.db, { name: "Hilux Wing", partNumber: "HLX 100" });
    const { listings, corrected } = await findListings(query("q=flux+capacitor"));
    expect({ listings, corrected }).toEqual({ listings: [], corrected: null });
  });

  it.each([
    "%",
    "'",
    "'; drop table listing; --",
    "<script>",
    "\\",
    "a & b | !c",
    "@5.1",
    ":*",
    "\u0000",
    "x".repeat(200),
    "1".repeat(200),
  ])("take %s for text", async (text) => {
    await find(new URLSearchParams({ q: text }).toString());
    expect((await find("")).parts.length).toBeGreaterThan(0);
  });
});

describe("what makes no sense", () => {
  it.each([
    ["min=1e9", "min"],
    ["min=300&max=200", "min"],
    ["max=NaN", "max"],
    ["type=wings", "type"],
    ["seller=1", "seller"],
    ["make=Toyota", "make"],
    ["make=Toyota&model=Camry&year=20014", "year"],
    ["fits=1", "fits"],
    ["sort=random", "sort"],
    ["page=a%20b", "page"],
    ["near=91,0", "near"],
    [`brand=${"x".repeat(61)}`, "brand"],
  ])("%s is named", (text, parameter) => {
    const outcome = parse(text);
    expect(outcome).toMatchObject({ kind: "bad" });
    if (outcome.kind === "bad")
      expect(outcome.problems.map((each) => each.parameter)).toContain(parameter);
  });
});

describe("a part type", () => {
  it.each([
    ["category=suspension&type=brake-rotor", { category: "brake", partType: "brake-rotor" }],
    ["category=brake&type=brake-rotor", { category: "brake", partType: "brake-rotor" }],
    ["type=brake-rotor", { category: undefined, partType: "brake-rotor" }],
    ["leaf=brake-rotor", { category: undefined, partType: "brake-rotor" }],
    ["category=suspension", { category: "suspension", partType: undefined }],
  ])("stands in its own category: %s", async (text, kind) => {
    expect(query(text)).toMatchObject(kind);
    const { parts } = await find(text);
    expect(parts.length).toBeGreaterThan(0);
  });

  it("is found whatever category stands beside it", async () => {
    const asked = query("category=suspension&type=brake-rotor");
    const { parts } = await find("type=brake-rotor");
    expect((await findListings(asked)).listings.map(({ id }) => id)).toEqual(
      parts.map(({ id }) => id),
    );
  });
});

describe("whether it fits", () => {
  it("finds the first of a category that has a word, though the word was asked for before", async () => {
    const first = await addListing(own.db, { name: "Onager Pads", brand: "Quaggawerk" });
    const asked = ["q=onager&category=body", "brand=Quaggawerk&category=body"];
    for (const text of asked) expect(await numbers(text)).toEqual([]);
    const other = await addListing(own.db, {
      ...{ name: "Onager Mirror", brand: "Quaggawerk", category: "body", partNumber: "ONA 1" },
    });
    for (const text of asked) expect(await numbers(text)).toEqual(["ONA 1"]);
    await own.db.delete(listing).where(inArray(listing.id, [first.id, other.id]));
  });

  it("finds what fits by rows whose years overlap, and by none that the year is not of", async () => {
    const spans = [[1950], [1950, 1954], [1953, 1958], [1954], [1960, 1970]] as const;
    const keys: number[] = [];
    for (const [y0, y1 = y0] of spans) {
      const { key } = await addListing(own.db, { name: "Radiator" });
      await addFitment(own.db, key, { make: "Nash", model: "Rambler", y0, y1, source: "seller" });
      keys.push(key);
    }
    const fitting = async (year: number) => {
      const filters = { fits: { make: "NASH", model: "rambler", year }, includeSoldOut: false };
      const source = { by: "fits" as const, bounds: world };
      const found = { order: "nearest" as const, from: defaultOrigin, limit: 10 };
      const rows = await selectParts({ ...found, filters, source });
      return rows.map(({ key }) => keys.indexOf(key)).toSorted((a, b) => a - b);
    };
    expect(await fitting(1949)).toEqual([]);
    expect(await fitting(1950)).toEqual([0, 1]);
    expect(await fitting(1952)).toEqual([1]);
    expect(await fitting(1954)).toEqual([1, 2, 3]);
    expect(await fitting(1958)).toEqual([2]);
    expect(await fitting(1959)).toEqual([]);
    expect(await fitting(1970)).toEqual([4]);
    await own.db.delete(listing).where(inArray(listing.key, keys));
  });

  it("is told with the row that it rests on, and never affirmed without", async () => {
    const { key } = await addListing(own.db, { partNumber: "FIT-1" });
    const none = await addListing(own.db, { partNumber: "FIT-2" });
    const other = await addListing(own.db, { partNumber: "FIT-3" });
    await addFitment(own.db, key, {
      make: "Toyota",
      model: "Supra",
      y0: 2018,
      y1: 2024,
      source: "catalogue",
    });
    await addFitment(own.db, key, {
      make: "Toyota",
      model: "RAV4",
      y0: 2019,
      y1: 2024,
      engine: "2.5 L",
      source: "catalogue",
    });
    const ask = async (model: string, year: number, engine?: string) =>
      await findVerdicts([key, none.key], { make: "Toyota", model, year, engine });
    const fit = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).get(key)?.fit;
    expect(await fit("Supra", 2020)).toBe("fits");
    expect(await fit("Supra", 2012)).toBe("does-not-fit");
    expect(await fit("RAV4", 2020)).toBe("not-confirmed");
    expect(await fit("RAV4", 2020, "2.5 L")).toBe("fits");
    expect(await fit("RAV4", 2020, "2.0 L")).toBe("does-not-fit");
    expect(await fit("Yaris", 2020)).toBe("not-confirmed");
    await addFitment(own.db, other.key, {
      make: "Toyota",
      model: "Yaris",
      y0: 2012,
      y1: 2020,
      source: "seller",
    });
    expect(await fit("Yaris", 2020)).toBe("does-not-fit");
    expect((await ask("Supra", 2020)).get(none.key)).toEqual({
      ...{ fit: "not-confirmed", text: "Not confirmed" },
    });
    expect(await numbers("make=Toyota&model=Supra&year=2020&fits=1")).toEqual(["FIT-1"]);
    expect(await numbers("make=Toyota&model=Supra&year=2012&fits=1")).toEqual([]);
  });
});

describe("among many", () => {
  let all: (typeof listing.$inferSelect)[] = [];
  beforeAll(async () => {
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await loadSampleCatalogue(own.url, { seed: 1, listings: 6_000 });
    vi.restoreAllMocks();
    all = (await own.db.select().from(listing)).filter(({ quantity }) => quantity > 0);
  }, 60_000);

  const nearest = (rows: typeof all, from = defaultOrigin) =>
    rows
      .map((row) => ({ id: row.id, miles: distanceMiles(from, row), key: row.key }))
      .sort((a, b) => a.miles - b.miles || a.key - b.key);

  it.each([
    ["", () => true],
    ["category=brake", (row: (typeof all)[number]) => row.category === "brake"],
    [
      "condition=used&max=60",
      (row: (typeof all)[number]) => row.condition === "used" && row.priceCents <= 60_00,
    ],
    ["type=turbocharger", (row: (typeof all)[number]) => row.partType === "turbocharger"],
    [
      "bounds=170,-50,-70,50",
      (row: (typeof all)[number]) => (row.lng >= 170 || row.lng <= -70) && Math.abs(row.lat) <= 50,
    ],
    ["q=alternator", (row: (typeof all)[number]) => row.name.includes("Alternator")],
    [
      "q=bosch+brake",
      (row: (typeof all)[number]) => row.name.includes("Brake") && row.brand === "Bosch",
    ],
  ])("finds the nearest with %j, as a look at every row would", async (text, passes) => {
    const expected = nearest(all.filter(passes)).slice(0, 20);
    const { parts } = await find(text, 20);
    expect(parts.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });

  it("has the cells and the words' bits of all fitments, as the database would derive them", async () => {
    const { rows } = await own.db.execute(sql`select count(*)::int as n from fitment f
      join listing l on l.key = f.listing_key
      where f.cell <> l.cell or f.signature <> document_signature(l.document)
        or f.price_cents is distinct from case when l.quantity > 0 then l.price_cents end
        or f.kind is distinct from listing_kind(l.category, l.condition)`);
    expect(rows).toEqual([{ n: 0 }]);
  });

  it.each(["nearest", "price", "price-high", "newest"])(
    "pages by %s through everything, each once",
    async (order) => {
      const seen: string[] = [];
      let page: string | undefined;
      const text = `sort=${order}&category=filter&bounds=-130,10,40,60`;
      do {
        const found = await find(text, 50, page);
        seen.push(...found.parts.map(({ id }) => id));
        page = found.next;
      } while (page);
      const expected = all.filter(
        ({ category, lat, lng }) =>
          category === "filter" && lng >= -130 && lng <= 40 && lat >= 10 && lat <= 60,
      );
      expect(seen.length).toBe(expected.length);
      expect(seen.toSorted()).toEqual(expected.map(({ id }) => id).toSorted());
    },
  );

  it("refuses a page of another search", async () => {
    const { next: page } = await find("sort=price", 5);
    expect(page).toBeDefined();
    const refused = { kind: "other-search" };
    expect(await findParts(query("sort=price&category=brake"), { page })).toEqual(refused);
    expect(await findParts(query(""), { page: "bm9uc2Vuc2U" })).toEqual(refused);
  });

  it.each(["price", "price-high", "newest", "nearest"])(
    "takes a page that nothing can be after for no page of %s, and one that is far off for an empty one",
    async (sort) => {
      for (const q of ["", "&q=brake"]) {
        const asked = query(`sort=${sort}${q}`);
        const beyond = writeCursor(asked, [1e300, 1]);
        expect(await findParts(asked, { page: beyond })).toEqual({ kind: "other-search" });
        for (const value of [9e9, -9e9]) {
          const page = writeCursor(asked, [value, 1]);
          expect(await findParts(asked, { page })).toMatchObject({ kind: "ok" });
        }
      }
    },
  );

  it.each([2, 5, 8, 11, 14])(
    "counts clusters at zoom %i that hold everything in view",
    async (zoom) => {
      for (const text of ["", "&category=engine", "&condition=used", "&max=80"]) {
        const clusters = await findClusters(query(`bounds=-180,-85,180,85${text}`), zoom);
        const passing = all.filter(
          (row) =>
            (!text.includes("engine") || row.category === "engine") &&
            (!text.includes("used") || row.condition === "used") &&
            (!text.includes("max") || row.priceCents <= 80_00),
        );
        expect(clusters.length).toBeLessThanOrEqual(300);
        expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(passing.length);
      }
    },
  );

  describe("what fits a vehicle, counted by its index alone", () => {
    const vehicle = "make=Lada&model=Niva&year=1994&fits=1";
    // Every eighth of all listings, some of them by two rows.
    beforeAll(async () => {
      await own.db.execute(sql`
        insert into fitment (make, model, y0, y1, source, listing_key)
        select 'Lada', 'Niva', y0, 1999, 'seller', key from listing, unnest(array[1977, 1993]) y0
        where key % 8 = 0 and (y0 = 1977 or key % 3 = 0)`);
    });

    const queryOf = async (also = "") => (await find(vehicle + also)).query;
    const counted = async (also: string, zoom: number) => {
      const asked = await queryOf(also);
      const { filters } = asked;
      const { bounds = world } = filters;
      const where = {
        source: { by: "fits" as const, bounds },
        filters: { ...filters, words: undefined },
      };
      const one = await selectClusters(where, zoom);
      return { oneByOne: one, told: (await fittingClusters(asked, zoom, -1)) ?? [] };
    };
    const plain = (rows: readonly ClusterRow[]) =>
      rows
        .map(({ cell, n, min_price_cents, key }) => ({ cell, n, min_price_cents, key }))
        .toSorted((a, b) => a.cell - b.cell);

    it.each([
      "",
      "&category=brake",
      "&condition=used",
      "&category=brake&condition=new&max=200",
      "&min=40&max=90",
    ])("is as many as one by one, as cheap, and in their place, with %j", async (also) => {
      for (const zoom of [2, 5, 9, 13]) {
        const { oneByOne, told } = await counted(also, zoom);
        expect(oneByOne.length).toBeGreaterThan(1);
        expect(plain(told)).toEqual(plain(oneByOne));
        // Half of a cell four times as fine.
        const degrees = 360 / 2 ** zoom / 4 / 2;
        for (const { cell, lng } of told) {
          const there = oneByOne.find((row) => row.cell === cell);
          expect(Math.abs((there?.lng ?? 999) - lng)).toBeLessThanOrEqual(degrees * 1.001);
        }
      }
    });

    it.each(["&bounds=-20,35,20,60", "&bounds=10,-80,-40,80"])(
      "is what is in the view %s, but for what is at its very edge",
      async (view) => {
        const { oneByOne, told } = await counted(view, 8);
        const count = (rows: readonly ClusterRow[]) => rows.reduce((sum, { n }) => sum + n, 0);
        expect(count(oneByOne)).toBeGreaterThan(30);
        expect(Math.abs(count(told) - count(oneByOne))).toBeLessThan(count(oneByOne) / 30);
      },
    );

    it("is not asked for where the index lacks what is asked, or the view holds few", async () => {
      for (const also of ["&brand=Bosch", "&q=brake", "&type=turbocharger"]) {
        expect(await fittingClusters(await queryOf(also), 5, -1)).toBeUndefined();
      }
      expect(await fittingClusters(await queryOf(), 5)).toBeUndefined();
    });

    it.each(["43512-06150", "zzyzzx"])("is not told of a search for %s", async (q) => {
      expect(await fittingClusters(await queryOf(`&q=${q}`), 5, -1)).toBeUndefined();
    });
  });

  it("names facets of one count in one order, whatever order the database has them in", async () => {
    const asked = query("bounds=-74.3,40.5,-73.7,41");
    const { facets } = await findFacets(asked);
    expect(new Set(facets.category.map(({ count }) => count)).size).toBeLessThan(
      facets.category.length,
    );
    const select = facetsRepo.selectFacets;
    const otherWay = vi
      .spyOn(facetsRepo, "selectFacets")
      .mockImplementation(async (from) => (await select(from)).toReversed());
    expect((await findFacets(asked)).facets).toEqual(facets);
    expect(otherWay).toHaveBeenCalled();
    otherWay.mockRestore();
  });

  it("counts facets, each without its own filter", async () => {
    const { facets, isExact } = await findFacets(
      query("bounds=-130,10,40,60&category=brake&condition=new"),
    );
    const of = (facet: "category" | "condition" | "brand", wanted: string) =>
      facets[facet].find(({ value }) => value === wanted)?.count;
    const within = all.filter(({ lat, lng }) => lng >= -130 && lng <= 40 && lat >= 10 && lat <= 60);
    const n = (passes: (row: (typeof all)[number]) => boolean) => within.filter(passes).length;
    expect(isExact).toBe(true);
    expect(of("category", "engine")).toBe(
      n((row) => row.category === "engine" && row.condition === "new"),
    );
    expect(of("condition", "used")).toBe(
      n((row) => row.category === "brake" && row.condition === "used"),
    );
    expect(of("brand", "Bosch")).toBe(
      n((row) => row.category === "brake" && row.condition === "new" && row.brand === "Bosch"),
    );
  });

  it.each<[string, (row: (typeof all)[number]) => boolean]>([
    ["max=150", ({ priceCents }) => priceCents <= 150_00],
    ["brand=Bosch", ({ brand }) => brand === "Bosch"],
    ["bounds=-180,-80,100,85&min=20", ({ lng, priceCents }) => lng <= 100 && priceCents >= 20_00],
  ])(
    "reckons facets of %s from all over: each kind that is common, about as often",
    async (text, passes) => {
      const { facets, isExact } = await findFacets(query(text));
      expect(isExact).toBe(false);
      const passing = all.filter(passes);
      const counts = new Map<string, number>();
      for (const { category } of passing) counts.set(category, (counts.get(category) ?? 0) + 1);
      const common = [...counts].filter(([, n]) => n > 80);
      expect(common.length).toBeGreaterThan(1);
      const reckoned = (wanted: string) =>
        facets.category.find(({ value }) => value === wanted)?.count ?? 0;
      for (const [category, n] of common) {
        expect(reckoned(category), category).toBeGreaterThan(n / 3);
        expect(reckoned(category), category).toBeLessThan(n * 3);
      }
    },
  );

  it("removes exactly what was generated, and keeps what somebody ordered", async () => {
    const ordered = all.find(({ seed }) => seed !== null);
    if (!ordered) throw new Error("nothing was generated");
    await writeOrder(own.db, { listing: ordered, totalCents: ordered.priceCents });
    vi.spyOn(process.stderr, "write").mockReturnValue(true);
    await removeSampleCatalogue(own.url);
    vi.restoreAllMocks();
    const left = await own.db.select().from(listing);
    expect(left.filter(({ seed }) => seed !== null)).toMatchObject([
      { id: ordered.id, quantity: 0 },
    ]);
    const { rows } = await own.db.execute(
      sql`select count(*)::int as n from listing_number n where not exists (select from listing where key = n.listing_key)`,
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect(left.filter(({ isSample, seed }) => isSample && seed === null).length).toBe(4);
    const { kept, fresh } = await countsByCell(own.db);
    expect(kept.length).toBe(fresh.length);
  });
});
