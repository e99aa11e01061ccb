import { hash } from "node:crypto";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { searchRows } from "~/platform/db/database.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { StatementNames } from "~/platform/db/statement-names.server";
import { findVerdicts } from "~/search/fitment/verdicts.server";
import { cellOf, placedCellsOf } from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";
import type { IndexedOrder } from "~/search/model/order";
import type { Source } from "~/search/model/source";
import { bandsInOrder } from "~/search/plan/price-bands";
import { sourceWithin } from "~/search/plan/sources";
import { parseListingSearch } from "~/search/query/parse-search";
import { findClusters } from "~/search/results/clusters.server";
import { fittingClusters } from "~/search/results/clusters-fitting.server";
import { findFacets } from "~/search/results/facets.server";
import { findParts } from "~/search/results/find-listings.server";
import { type PartRow, selectParts } from "~/search/sql/listings.repo.server";
import { suggest } from "~/search/suggest/suggest.server";
import { similarPartNumbers } from "~/search/text/part-numbers.server";
import { selectNamesWith, selectPartNames } from "~/search/text/terms.repo.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { useDatabase } from "../support/database";

/*
 * Every query of a search reads by the index that was made for it, never a whole table. Which of them a search is
 * answered by is decided without a database: ./search-golden-plans.test.ts.
 */

const own = useDatabase();
let asked: { text: string }[] = [];

async function isAllVisible(): Promise<boolean> {
  await own.db.execute(sql`vacuum (index_cleanup on) listing`);
  const { rows } = await own.db.execute<{ all: boolean }>(
    sql`select relallvisible = relpages as all from pg_class where oid = 'listing'::regclass`,
  );
  return rows[0]?.all ?? false;
}

beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await loadSampleCatalogue(own.url, { seed: 7, listings: 4_000 });
  vi.restoreAllMocks();
  // While somebody else reads the tables, as autovacuum's analyze does, a vacuum finds few pages that all can see.
  // Then an index alone is dear, and the plan is another.
  await vi.waitUntil(isAllVisible, { timeout: 50_000, interval: 200 });
}, 120_000);
beforeEach(() => {
  asked = [];
  // Each is named at once, so that its plan can be asked for.
  vi.spyOn(StatementNames.prototype, "nameOf").mockImplementation((text) =>
    hash("sha256", text, "base64url").slice(0, 24),
  );
  const query = PostgresClient.prototype.query;
  vi.spyOn(PostgresClient.prototype, "query").mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    const [config] = args as [{ name?: string; text: string }];
    if (config.name) asked.push(config);
    return Reflect.apply(query, this, args);
  } as typeof query);
});
afterEach(() => void vi.restoreAllMocks());

type Node = {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  Strategy?: string;
  Plans?: Node[];
};

/** Tables of what changed since counts were made, a second ago: read whole where that is cheaper. */
const fewRows: ReadonlySet<string> = new Set(["cell_change", "word_change"]);

/**
 * The indexes that the queries asked so far read by, of these the ones that lead to rows of the table, and
 * those in whose order is counted; and the tables that are read whole.
 */
async function plans() {
  const client = new PostgresClient(own.url);
  await client.connect();
  const [indexes, fetching, scans] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const ordering = new Set<string>();
  const visit = (node: Node) => {
    if (node["Index Name"]) indexes.add(node["Index Name"]);
    if (node["Index Name"] && node["Node Type"] !== "Index Only Scan")
      fetching.add(node["Index Name"]);
    const table = node["Relation Name"];
    if (node["Node Type"] === "Seq Scan" && table && !fewRows.has(table)) scans.add(table);
    for (const below of node.Plans ?? []) {
      const name = below["Index Name"];
      if (node["Node Type"] === "Aggregate" && node.Strategy === "Sorted" && name)
        ordering.add(name);
      visit(below);
    }
  };
  try {
    await client.query("set enable_seqscan = off");
    await client.query("set pg_trgm.similarity_threshold = 0.15");
    for (const { text } of asked) {
      // As it is planned for all values at once.
      const { rows } = await client.query(`explain (generic_plan, format json) ${text}`);
      visit(rows[0]["QUERY PLAN"][0].Plan);
    }
  } finally {
    await client.end();
  }
  return {
    indexes: [...indexes].sort(),
    fetching: [...fetching],
    ordering: [...ordering],
    scans: [...scans],
  };
}

function query(text: string) {
  const outcome = parseListingSearch(new URLSearchParams(text));
  if (outcome.kind === "bad") throw new Error(JSON.stringify(outcome.problems));
  return outcome.search;
}

const city = "bounds=-74.1,40.6,-73.9,40.8";

it("plans a search once for a connection, whatever is asked", async () => {
  for (const max of [50, 60, 70, 80])
    await findParts(query(`${city}&max=${max}&q=43512-0615${max}`));
  const [made] = await searchRows<{ anew: number; kept: number }>(
    sql`select sum(custom_plans)::int as anew, sum(generic_plans)::int as kept from pg_prepared_statements`,
  );
  expect(made).toMatchObject({ anew: 0, kept: expect.toSatisfy((n: number) => n > 4) });
});

describe("reads by index", () => {
  it.each<[string, string, string[]]>([
    [
      "a part number",
      "q=43512-06150",
      ["listing_number_key", "supersession_norm_replacement_pk", "listing_key_key"],
    ],
    ["the beginning of one", "q=43512", ["listing_number_key", "listing_key_key"]],
    ["rare words", "q=graphite+alternator", ["word_pkey", "word_trigram_idx"]],
    [
      "a view of one category and condition",
      `${city}&category=brake&condition=used`,
      ["cell_stat_z_category_condition_cell_pk", "listing_cell_idx"],
    ],
    ["a seller's", "seller=019a0000-0000-7000-8000-000000000001", ["listing_seller_id_idx"]],
  ])("%s", async (_what, text, expected) => {
    await findParts(query(text));
    const { indexes, scans } = await plans();
    expect(indexes).toEqual(expect.arrayContaining(expected));
    expect(scans).toEqual([]);
  });

  it.each(["", "&category=brake"])("the choices of a seller's%s", async (more) => {
    const seller = "019a0000-0000-7000-8000-000000000001";
    await findFacets(query(`seller=${seller}${more}`));
    const { indexes, scans } = await plans();
    expect(indexes).toContain("listing_seller_id_idx");
    expect(scans).toEqual([]);
  });

  it("a number that nothing has, once", async () => {
    await findParts(query("q=99999-99999"));
    expect(asked.filter(({ text }) => text.includes("with recursive chain"))).toHaveLength(1);
  });

  it.each([
    ["price", "listing_price_idx"],
    ["price-high&category=brake", "listing_category_price_idx"],
    ["newest&category=brake&condition=used&max=50", "listing_created_idx"],
  ])("the first of a view by %s, by the index of that order alone", async (text, index) => {
    const bounds = { west: -100, south: 20, east: -60, north: 55 };
    const { category, condition, maxPriceCents, sort } = query(`sort=${text}`);
    const order = sort as IndexedOrder;
    await selectParts({
      ...{ source: { by: "walk", order, most: 100 }, order, from: { lat: 40.7, lng: -74 } },
      limit: 10,
      filters: {
        ...{ bounds, category, condition, includeSoldOut: false },
        maxPriceCents,
      },
    });
    const { indexes, fetching, scans } = await plans();
    expect(indexes).toContain(index);
    expect(fetching).not.toContain(index);
    expect(scans).toEqual([]);
  });

  it("numbers that are one character away", async () => {
    await similarPartNumbers("43512-06151");
    expect(await plans()).toMatchObject({
      indexes: ["listing_key_key", "listing_number_key"],
      scans: [],
    });
  });

  it("words that a text begins", async () => {
    await suggest("alt");
    // What these tell may be remembered.
    await Promise.all([selectPartNames(20), selectNamesWith(["headlight", "alt"], 20)]);
    const { indexes, scans } = await plans();
    expect(indexes).toEqual(
      expect.arrayContaining(["word_pkey", "listing_key_key", "listing_document_idx"]),
    );
    expect(scans).toEqual([]);
  });

  it("clusters and facets that are counted beforehand", async () => {
    await findClusters(query(city), 11);
    await findFacets(query(""));
    const { indexes, scans } = await plans();
    expect(indexes).toContain("cell_stat_z_category_condition_cell_pk");
    expect(scans).toEqual([]);
  });

  it.each(["", "&category=brake&condition=used"])(
    "clusters that are counted now, in the order of the index: no sorting, %s",
    async (also) => {
      await findClusters(query(`${city}&max=100${also}`), 11);
      const { fetching, ordering, scans } = await plans();
      expect(ordering).toEqual(["listing_cell_idx"]);
      expect(fetching).not.toContain("listing_cell_idx");
      expect(scans).toEqual([]);
    },
  );

  it("clusters and facets that are counted now", async () => {
    await findClusters(query(`${city}&max=100`), 11);
    await findFacets(query(`${city}&brand=Bosch`));
    const { fetching, indexes, scans } = await plans();
    expect(indexes).toContain("listing_cell_idx");
    expect(fetching).not.toContain("listing_cell_idx");
    expect(scans).toEqual([]);
  });

  it.each([
    ["little", 0.1, "listing_placed_idx", "listing_document_idx"],
    ["most of all", 0.9, "listing_document_idx", "listing_placed_idx"],
  ])("words in a wide view with %s that there is", async (_much, share, index, other) => {
    const bounds = { west: -130, south: -60, east: 179, north: 75 };
    const filters = { words: [["front"], ["brake"]], bounds, includeSoldOut: false };
    const found = await selectParts({
      ...{ filters, source: sourceWithin(filters, bounds, share) },
      ...{ order: "newest", from: { lat: 0, lng: 0 }, limit: 5_000 },
    });
    const [counted] = await searchRows<{ n: number }>(
      sql`select count(*)::int as n from listing where quantity > 0 and document @@ 'front & brake'
        and lng between -130 and 179 and lat between -60 and 75`,
    );
    expect(found.length).toBeGreaterThan(9);
    expect(found).toHaveLength(counted?.n ?? 0);
    asked.pop();
    const { indexes, scans } = await plans();
    expect(indexes).toContain(index);
    expect(indexes).not.toContain(other);
    expect(scans).toEqual([]);
  });

  it("clusters of what fits, by the index of vehicles alone", async () => {
    const fits = { make: "Toyota", model: "Camry", year: 2010 };
    for (const also of [{}, { category: "brake", condition: "new", maxPriceCents: 90_00 }] as const)
      await fittingClusters({ filters: { fits, ...also, includeSoldOut: false }, share: 1 }, 5, 0);
    const { indexes, fetching, scans } = await plans();
    expect(indexes).toEqual(["fitment_near_idx"]);
    expect([fetching, scans]).toEqual([[], []]);
  });

  it("what fits once, where nothing else is asked for", async () => {
    const golf = "make=Volkswagen&model=Golf&year=2014";
    const counts = () => asked.filter(({ text }) => /^\s*select count/.test(text)).length;
    const some = await findFacets(query(golf));
    expect(some.facets.fits).toBeLessThan(some.facets.inStock);
    expect(counts()).toBe(1);
    const all = await findFacets(query(`${golf}&fits=1`));
    expect(all.facets.fits).toBe(all.facets.inStock);
    expect(counts()).toBe(1);
  });

  it("facets that are reckoned from some of an area, by an index alone", async () => {
    await findFacets(query("max=100"));
    const { fetching, indexes, scans } = await plans();
    expect(indexes).toContain("listing_cell_idx");
    expect(fetching).not.toContain("listing_cell_idx");
    expect(scans).toEqual([]);
  });

  it.each([false, true])(
    "a category and condition where there are any, and all of them; sold out too: %s",
    async (includeSoldOut) => {
      const found = (filters: Pick<Filters, "category" | "condition">) =>
        selectParts({
          ...{ order: "nearest", from: { lat: 40.7, lng: -74 }, limit: 2_000 },
          filters: { ...filters, includeSoldOut },
          source: { by: "area", bounds: { west: -180, south: -85, east: 180, north: 85 } },
        });
      const both = await found({ category: "brake", condition: "used" });
      const { fetching, indexes, scans } = await plans();
      expect(indexes).toContain("cell_stat_z_category_condition_cell_pk");
      expect(indexes).toContain("listing_cell_idx");
      expect(fetching).not.toContain("listing_cell_idx");
      expect(scans).toEqual([]);
      const ofCategory = await found({ category: "brake" });
      const used = ofCategory.filter(({ condition }) => condition === "used");
      expect(used.length).toBeGreaterThan(10);
      expect(both.map(({ key }) => key)).toEqual(used.map(({ key }) => key));
    },
  );

  it.each([0.02, 0.5, 6])(
    "common words within %d degrees of a place, and all of them",
    async (far) => {
      const bounds = { west: -74 - far, south: 40.7 - far, east: -74 + far, north: 40.7 + far };
      const asked = {
        ...{ order: "nearest" as const, from: { lat: 40.7, lng: -74 }, limit: 2_000 },
        filters: { words: [["brake"], ["new", "front", "rear"]], includeSoldOut: false },
      };
      const found = await selectParts({ ...asked, source: { by: "words", bounds } });
      const { indexes, scans } = await plans();
      expect(indexes).toContain("listing_placed_idx");
      expect(scans).toEqual([]);
      // The same by a look at every listing of the area.
      const all = await selectParts({ ...asked, source: { by: "area", bounds } });
      expect(all.length).toBeGreaterThan(0);
      expect(found.map(({ key }) => key)).toEqual(all.map(({ key }) => key));
    },
  );

  it.each([undefined, { west: -80, south: 35, east: -68, north: 45 }])(
    "words between two prices by the words, in %j",
    async (bounds) => {
      await selectParts({
        ...{ order: "nearest", from: { lat: 40.7, lng: -74 }, limit: 10 },
        filters: {
          words: [["brake"]],
          minPriceCents: 2_000,
          maxPriceCents: 2_100,
          includeSoldOut: false,
        },
        source: { by: "words", bounds },
      });
      const { indexes, scans } = await plans();
      expect(indexes.filter((name) => /price|cell_idx/.test(name))).toEqual([]);
      expect(indexes).toContain(bounds ? "listing_placed_idx" : "listing_document_idx");
      expect(scans).toEqual([]);
    },
  );

  it.each<["price" | "price-high", Partial<Filters>]>([
    ["price", {}],
    ["price-high", { condition: "used" }],
    ["price", { category: "brake", minPriceCents: 3_000, maxPriceCents: 20_000 }],
    ["price-high", { bounds: { west: -105, south: 8, east: -65, north: 55 } }],
  ])("words by %s with %j: the first of them, and those after", async (order, also) => {
    const filters = { words: [["brake"], ["front", "rear"]], includeSoldOut: false, ...also };
    const asked = { order, filters, from: { lat: 40.7, lng: -74 } };
    const bounds = filters.bounds ?? { west: -180, south: -85, east: 180, north: 85 };
    const all = await selectParts({ ...asked, limit: 20, source: { by: "area", bounds } });
    expect(all).toHaveLength(20);
    const bands = bandsInOrder(order, { cuts: [all[5]?.price_cents ?? 0] });
    const keys: number[] = [];
    while (keys.length < 20) {
      const last = all[keys.length - 1];
      const after = last && ([last.value, last.key] as const);
      const source = { by: "prices" as const, order, bands, limit: 5 };
      const page = await selectParts({ ...asked, after, limit: 5, source });
      keys.push(...page.map(({ key }) => key));
    }
    expect(keys).toEqual(all.map(({ key }) => key));
    const { indexes, scans } = await plans();
    expect(indexes).toContain("listing_placed_idx");
    expect(scans).toEqual([]);
  });

  it("words in an area of too many: those that are looked at are from all over it", async () => {
    const asked = {
      ...{ order: "nearest" as const, from: { lat: 40.7, lng: -74 }, limit: 2_000 },
      filters: { words: [["brake", "filter", "pump", "front", "left"]], includeSoldOut: false },
    };
    const bounds = { west: -105, south: 8, east: -65, north: 55 };
    const cells = placedCellsOf(bounds)?.cells ?? [];
    const placeOf = ({ lat, lng }: PartRow) => cells.indexOf(Math.floor(cellOf(lat, lng) / 4 ** 9));
    const all = await selectParts({ ...asked, source: { by: "words", bounds } });
    const most = Math.round(all.length / 3);
    const some = await selectParts({ ...asked, source: { by: "words", bounds, most } });
    expect(some).toHaveLength(most);
    // Half of what is to be found is in the later cells.
    const places = all.map(placeOf).sort((one, other) => one - other);
    const middle = places[Math.floor(places.length / 2)] ?? 0;
    const later = (rows: PartRow[]) => rows.filter((row) => placeOf(row) >= middle).length;
    expect(later(some)).toBeGreaterThan(later(all) / 10);
  });

  it.each<[string, string[][]]>([
    ["a word", [["brake"]]],
    ["words", [["brake"], ["front", "rear"]]],
    ["one of many words", [["brake", "filter", "pump", "front", "left"]]],
  ])("what fits and has %s, by place and far and wide", async (_what, words) => {
    const { rows } = await own.db.execute<{ make: string; model: string; year: number }>(
      sql`select f.make, f.model, f.y0 as year from fitment f join listing l on l.key = f.listing_key
        where l.quantity > 0 and l.document @@ '(brake & front) | filter' group by 1, 2, 3
        order by count(*) filter (where l.document @@ 'brake & front') desc, 1, 2, 3 limit 1`,
    );
    const bounds = { west: -180, south: -85, east: 180, north: 85 };
    const found = async (source: { by: "fits" | "words" | "area"; byDocument?: boolean }) => {
      asked = [];
      const listings = await selectParts({
        ...{ order: "nearest", from: { lat: 40.7, lng: -74 }, limit: 500 },
        filters: { fits: rows[0], words, includeSoldOut: false },
        source: { ...source, bounds },
      });
      return { keys: listings.map(({ key }) => key), ...(await plans()) };
    };
    const byPlace = await found({ by: "fits" });
    expect(byPlace).toMatchObject({
      indexes: expect.arrayContaining(["fitment_near_idx", "listing_key_key"]),
      scans: [],
    });
    const byDocuments = await found({ by: "words", byDocument: true });
    expect(byDocuments).toMatchObject({
      indexes: expect.arrayContaining(["listing_document_idx", "fitment_key"]),
      scans: [],
    });
    const byCells = await found({ by: "words" });
    expect(byCells).toMatchObject({
      indexes: expect.arrayContaining(["listing_placed_idx", "fitment_key"]),
      scans: [],
    });
    expect(byCells.indexes).not.toContain("listing_document_idx");
    // The same by a look at every listing.
    const all = await found({ by: "area" });
    expect(all.keys.length).toBeGreaterThan(0);
    expect(byPlace.keys).toEqual(all.keys);
    expect(byCells.keys).toEqual(all.keys);
    expect(byDocuments.keys).toEqual(all.keys);
  });

  it("what is sold out, in a view and by price", async () => {
    await findParts(query(`${city}&stock=all`));
    await findParts(query("sort=price&stock=all&max=400"));
    await findParts(query("sort=newest&stock=all"));
    const { indexes, scans } = await plans();
    expect(indexes).toContain("listing_sold_out_cell_idx");
    expect(scans).toEqual([]);
  });

  it("words among what is sold out, of a view and of all", async () => {
    const bounds = { west: -180, south: -85, east: 180, north: 85 };
    const found = async (source: Source) => {
      const rows = await selectParts({
        ...{ source, order: "price", from: { lat: 40.7, lng: -74 }, limit: 1_000 },
        filters: { words: [["front"]], bounds, includeSoldOut: true },
      });
      return rows.map(({ key, quantity }) => `${key} ${quantity === 0}`);
    };
    const byCells = await found({ by: "words", bounds });
    const { indexes, scans } = await plans();
    expect(indexes).toEqual(
      expect.arrayContaining(["listing_sold_out_document_idx", "listing_placed_idx"]),
    );
    expect(indexes).not.toContain("listing_document_idx");
    expect(scans).toEqual([]);
    expect(byCells.filter((each) => each.endsWith("true")).length).toBeGreaterThan(3);
    // The same by a look at every listing.
    expect(byCells).toEqual(await found({ by: "area", bounds }));
    expect(byCells).toEqual(await found({ by: "words", bounds, byDocument: true }));
    // Few as they are, a limit leaves out others.
    for (const source of [
      { by: "words", most: 10 } as const,
      { by: "words", bounds, most: 10 } as const,
    ])
      expect(await found(source)).toContainEqual(expect.stringMatching(/true$/));
  });

  it("a category in order of price", async () => {
    await selectParts({
      ...{ source: { by: "walk", order: "price" }, order: "price", from: { lat: 0, lng: 0 } },
      ...{ filters: { category: "brake", includeSoldOut: false }, limit: 10 },
    });
    const { indexes, scans } = await plans();
    expect(indexes).toContain("listing_category_price_idx");
    expect(scans).toEqual([]);
  });

  it.each(["newest", "price"])("a brand that few may be of, by %s: no walk", async (sort) => {
    const { rows } = await own.db.execute<{ word: string }>(
      sql`select word from word where word ~ '^[a-z]{5,}$' order by n, word limit 1`,
    );
    const found = await findParts(query(`brand=${rows[0]?.word}&sort=${sort}`), { limit: 2 });
    expect(found).toMatchObject({ parts: [], total: { count: 0, isExact: true } });
    const { indexes, scans } = await plans();
    expect(indexes).toContain("listing_document_idx");
    expect(indexes.filter((name) => /created|price/.test(name))).toEqual([]);
    expect(scans).toEqual([]);
  });

  it.each([
    ["words", "q=alternator&category=wheel"],
    ["words of which one is", "q=front+alternator&category=wheel"],
    ["a brand", "brand=Bosch&category=glass"],
  ])("%s that nothing in the category has: no look at a listing", async (_what, text) => {
    for (const sort of ["nearest", "price", "newest"]) {
      asked = [];
      const found = await findParts(query(`${text}&sort=${sort}`));
      expect(found).toMatchObject({ parts: [], total: { count: 0, isExact: true } });
      expect(await findClusters(query(text), 5)).toEqual([]);
      const { indexes, scans } = await plans();
      // Whether anything has all the words was asked of documents.
      expect(indexes.filter((name) => /^listing_(?!document)/.test(name))).toEqual([]);
      expect(scans).toEqual([]);
    }
    // What there is without the category is told all the same.
    const { facets } = await findFacets(query(text));
    expect(facets.category.length).toBeGreaterThan(0);
    expect(facets.inStock).toBe(0);
  });

  it.each(["nearest", "newest", "price"])(
    "a brand that none is of, by %s: no look",
    async (sort) => {
      const found = await findParts(query(`brand=Nobody&sort=${sort}`), { limit: 2 });
      expect(found).toMatchObject({ parts: [], total: { count: 0, isExact: true } });
      const { indexes, scans } = await plans();
      expect(indexes).not.toContain("listing_document_idx");
      expect(indexes.filter((name) => /created|price|cell_idx/.test(name))).toEqual([]);
      expect(scans).toEqual([]);
    },
  );

  it("verdicts", async () => {
    await findVerdicts([1, 2, 3], { make: "Toyota", model: "Camry", year: 2010 });
    expect(await plans()).toMatchObject({
      indexes: ["fitment_key", "fitment_near_idx"],
      scans: [],
    });
  });
});
