import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { searchParameters } from "~/api/search-parameters";
import { recoveryActions } from "~/map/list/recovery-actions";
import { searchRows } from "~/platform/db/database.server";
import { compare } from "~/search/filters/filter";
import { facetQueries, filterQueries, readFilters } from "~/search/filters/filter-queries";
import { type FilterName, filters, isSet, withoutFilter } from "~/search/filters/filters";
import { filterParams } from "~/search/filters/params";
import { parseListingSearch } from "~/search/query/parse-search";
import { searchParams } from "~/search/query/search-params";
import { findFacets, noFacets } from "~/search/results/facets.server";
import { findParts } from "~/search/results/find-listings.server";
import { explainZeroResults } from "~/search/results/zero-results.server";
import { countSample, sampleOf } from "~/search/stats/row-sample";
import { selectSample } from "~/search/stats/row-sample.repo.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { useDatabase } from "../support/database";

const own = useDatabase();
const all = 2_000;
beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await loadSampleCatalogue(own.url, { seed: 7, listings: all });
  vi.restoreAllMocks();
}, 60_000);

const context = { vehicle: "2014 Golf", unit: "mi", valueLabel: () => undefined } as const;

/** A query for each filter; a filter without one fails here. */
const queries: Record<FilterName, string> = {
  category: "category=brake",
  partType: "type=brake-pads",
  condition: "condition=used",
  position: "position=front,left",
  price: "min=10&max=300",
  brand: "brand=Bosch",
  seller: "seller=019a0000-0000-7000-8000-000000000001",
  warranty: "warranty=365",
  fits: "make=Volkswagen&model=Golf&year=2014&fits=1",
  stock: "stock=all",
  within: "within=25",
};

const searchOf = (query: string) => {
  const outcome = parseListingSearch(new URLSearchParams(query));
  expect(outcome.kind).toBe("ok");
  return outcome.search;
};

describe.each(filters)("the filter $name", (filter) => {
  const query = queries[filter.name];

  it("survives the way into a search and back into a URL", () => {
    const search = searchOf(query);
    expect(isSet(filter, search)).toBe(true);
    expect(new Set(searchParams(search))).toEqual(new Set(new URLSearchParams(query)));
    expect(isSet(filter, withoutFilter(search, filter))).toBe(false);
  });

  it("has a label, a place in the API, and a message for what makes no sense", () => {
    expect(filter.label(searchOf(query), context)).toMatch(/\w/);
    const names = searchParameters.map(({ name }) => name);
    const problems: [parameter: string, message: string][] = [];
    readFilters((parameter, parse, message) => {
      if (parse("\u0007?") === undefined) problems.push([parameter, message]);
      return undefined;
    });
    for (const parameter of Object.keys(filterParams[filter.name])) {
      expect(names).toContain(parameter);
      expect(problems.find(([name]) => name === parameter)?.[1]).toMatch(/\.$/);
    }
  });

  it("is named where it alone leaves nothing", async () => {
    if (filter.isExplained === false) return;
    const search = searchOf(query);
    const blocking = [{ filters: [filter.name], count: 7, isExact: true }];
    const why = { blocking, nearest: null, interchange: [] };
    const known = { facets: noFacets, why, places: [], vehicle: "2014 Golf", unit: "mi" } as const;
    const [action] = recoveryActions(search, known);
    expect(action).toMatchObject({ key: filter.name, count: 7 });
    expect(action?.label).toMatch(/^Remove \S/);
    expect(isSet(filter, action?.search ?? search)).toBe(false);
  });
});

describe("facets", () => {
  it("of the filters that have one are counted, and no others", () => {
    const faceted = filters.filter(({ facet }) => facet).map(({ name }) => name);
    expect(new Set(facetQueries.map(({ name }) => name))).toEqual(new Set(faceted));
  });

  it("name the seller that is chosen, however little of it is found, and no seller that there is not", async () => {
    const [small] = await searchRows<{ id: string; name: string; n: number }>(
      sql`select s.id, s.name, count(*)::int as n from seller s join listing l on l.seller_id = s.id and l.in_stock
        group by s.id order by 3, 1 limit 1`,
    );
    if (!small) throw new Error("There are no sellers.");
    const sellersOf = async (query: string) =>
      (await findFacets(searchOf(query))).facets.seller?.map(({ value, label, count }) => [
        ...[value, label, count],
      ]);
    const own = (n: number) => [[small.id, small.name, n]];
    expect(await sellersOf(`seller=${small.id}`)).toEqual(own(small.n));
    expect(await sellersOf(`seller=${small.id}&q=zzyzx`)).toEqual(own(0));
    expect(await sellersOf(`seller=${small.id}&q=99999-99999`)).toEqual(own(0));
    const nobody = "019affff-0000-7000-8000-000000000001";
    expect(await sellersOf(`seller=${nobody}`)).toEqual([]);
  });
});

describe("warranty", () => {
  const n = async (days: number, also = sql`true`) => {
    const { rows } = await own.db.execute<{ n: number }>(
      sql`select count(*)::int as n from listing where quantity > 0 and warranty_days >= ${days} and ${also}`,
    );
    return rows[0]?.n ?? 0;
  };

  it("finds what is under warranty for at least so long, by its own count", async () => {
    const found = await findParts(searchOf("warranty=365&sort=price"), { limit: 24 });
    if (found.kind !== "ok") throw new Error("Nothing was found.");
    expect(found.parts).toHaveLength(24);
    for (const { warranty_days } of found.parts) expect(warranty_days).toBeGreaterThanOrEqual(365);
    const used = await findParts(searchOf("warranty=45&condition=used&sort=newest"), {
      limit: 3_000,
    });
    expect(used.kind === "ok" && used.total).toEqual({
      count: await n(45, sql`condition = 'used'`),
      isExact: true,
    });
  });

  it("is counted by steps that hold the longer ones, without its own filter", async () => {
    const { facets, isExact } = await findFacets(searchOf("warranty=730&condition=refurbished"));
    expect(isExact).toBe(true);
    const isRefurbished = sql`condition = 'refurbished'`;
    for (const { value, count } of facets.warranty)
      expect(count).toBe(await n(Number(value), isRefurbished));
    expect(facets.warranty.map(({ label }) => label)).toEqual([
      ...["30 days", "90 days", "1 year", "2 years"],
    ]);
    expect(facets.inStock).toBe(await n(730, isRefurbished));
    const ofCondition = facets.condition.find(({ value }) => value === "new");
    expect(ofCondition?.count).toBe(await n(730, sql`condition = 'new'`));
  });

  it("is told by the sample as by the table, for terms that are no step too", async () => {
    const sample = await sampleOf(await selectSample(100, 1));
    for (const days of [45, 365, 731, 5_000])
      expect(countSample(sample, { minWarrantyDays: days, includeSoldOut: false }).passing).toBe(
        await n(days),
      );
  });

  it("is what leaves nothing, where nothing is under warranty for so long", async () => {
    const { blocking } = await explainZeroResults(searchOf("warranty=5000&condition=used"));
    expect(blocking).toContainEqual(
      expect.objectContaining({
        filters: ["warranty"],
        count: await n(0, sql`condition = 'used'`),
      }),
    );
  });

  it.each(["0", "-1", "1.5", "36501", "a year"])("refuses %j, and says what it takes", (text) => {
    const outcome = parseListingSearch(new URLSearchParams({ warranty: text, brand: "Bosch" }));
    expect(outcome).toMatchObject({
      kind: "bad",
      problems: [{ parameter: "warranty", message: expect.stringContaining("from 1 to 36,500") }],
      search: { brand: "Bosch" },
    });
  });

  it("is compared only where it is set", () => {
    const { where } = filterQueries.warranty;
    expect(where({}).filter(Boolean)).toEqual([]);
    expect(where({ minWarrantyDays: 90 })).toEqual([compare("warranty_days", ">=", 90, "int")]);
  });
});
