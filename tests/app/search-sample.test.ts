import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { distanceMiles } from "~/catalog/distance";
import { world } from "~/search/geo/bounds";
import { cellOf } from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";
import { leftAfter } from "~/search/plan/price-bands";
import { parseListingSearch } from "~/search/query/parse-search";
import { estimateClusters } from "~/search/results/clusters-estimated.server";
import { findFacets } from "~/search/results/facets.server";
import {
  countPassing,
  countSample,
  estimateScanDepth,
  type Sample,
  sampleByCell,
  sampleOf,
} from "~/search/stats/row-sample";
import { type SampledRow, selectSample } from "~/search/stats/row-sample.repo.server";
import { estimateCount, estimateFacets, loadedSample } from "~/search/stats/row-sample.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { useDatabase } from "../support/database";

const own = useDatabase();
let all: SampledRow[];
let sample: Sample;
beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await loadSampleCatalogue(own.url, { seed: 7, listings: 4_000 });
  vi.restoreAllMocks();
  all = await selectSample(100, 1);
  sample = await sampleOf(all);
}, 60_000);

const stock = { includeSoldOut: false };
const wide = { west: -130, south: 10, east: 40, north: 60 };
const isWide = ({ lat, lng }: SampledRow) => lng >= -130 && lng <= 40 && lat >= 10 && lat <= 60;
const count = (passes: (listing: SampledRow) => boolean) => all.filter(passes).length;

describe("a sample of all listings", () => {
  it("is of what is in stock: all of it, or about a part", async () => {
    expect(all.length).toBeGreaterThan(3_000);
    const part = await selectSample(20, 1);
    expect(part.length).toBeGreaterThan(all.length / 10);
    expect(part.length).toBeLessThan(all.length / 3);
  });

  it("counts each facet without its own filter", () => {
    const kind = { category: "brake", condition: "new" } as const;
    const narrow = { ...stock, ...kind, bounds: wide, maxPriceCents: 20_000 };
    const { counts, inView, passing } = countSample(sample, narrow);
    const of = (facet: string, value = "") =>
      counts.find((row) => row.facet === facet && row.value === value)?.n;
    const n = (passes: (listing: SampledRow) => boolean) =>
      count((each) => isWide(each) && each.price_cents <= 20_000 && passes(each));
    const isBrake = ({ category }: SampledRow) => category === "brake";
    const isNew = ({ condition }: SampledRow) => condition === "new";
    expect(inView).toBe(count(isWide));
    expect(countPassing(sample, narrow)).toEqual({ inView, passing });
    expect(passing).toBe(n((each) => isBrake(each) && isNew(each)));
    expect(passing).toBeGreaterThan(20);
    expect(of("all")).toBe(passing);
    expect(of("category", "engine")).toBe(n((each) => isNew(each) && each.category === "engine"));
    expect(of("condition", "used")).toBe(n((each) => isBrake(each) && each.condition === "used"));
    expect(of("brand", "TRW")).toBe(
      n((each) => isBrake(each) && isNew(each) && each.brand === "TRW"),
    );
    expect(counts.filter(({ facet }) => facet === "brand").length).toBeLessThanOrEqual(20);
  });

  it("looks across the date line, and within a circle", () => {
    const pacific = { west: 100, south: -60, east: -100, north: 70 };
    const across = countSample(sample, { ...stock, bounds: pacific });
    expect(across.inView).toBe(
      count(({ lat, lng }) => (lng >= 100 || lng <= -100) && lat >= -60 && lat <= 70),
    );
    const within = { from: { lat: 51.5, lng: -0.1 }, miles: 900 };
    const circle = countSample(sample, { ...stock, bounds: wide, within });
    expect(circle.inView).toBe(count(isWide));
    expect(circle.passing).toBe(
      count((each) => isWide(each) && distanceMiles(within.from, each) <= 900),
    );
    expect(circle.passing).toBeLessThan(circle.inView);
  });

  it("counts words", async () => {
    const words = [["brake"], ["pads", "rotor"]];
    const { rows } = await own.db.execute<{ n: number }>(
      sql`select count(*)::int as n from listing where quantity > 0 and document @@ 'brake & (pads | rotor)'`,
    );
    expect(countSample(sample, { ...stock, words }).passing).toBe(rows[0]?.n);
    expect(rows[0]?.n).toBeGreaterThan(50);
    expect(countSample(sample, { ...stock, words: [["brake"], ["frobnicate"]] }).passing).toBe(0);
  });

  it("tells of each cell of a view what it has, what of it passes, and the cheapest of that", () => {
    const asked: Filters = {
      ...{ ...stock, bounds: wide, category: "brake", maxPriceCents: 9_000, brand: "TRW" },
    };
    const charted = sampleByCell(sample, asked, 4);
    const isBrake = (each: SampledRow) => isWide(each) && each.category === "brake";
    const passes = (each: SampledRow) => each.price_cents <= 9_000 && each.brand === "TRW";
    const cells = new Set(all.filter(isBrake).map(({ lat, lng }) => cellOf(lat, lng) >>> 24));
    expect(new Set(charted.keys())).toEqual(cells);
    for (const [cell, { seen, passing, minCents }] of charted) {
      const own = all.filter((each) => isBrake(each) && cellOf(each.lat, each.lng) >>> 24 === cell);
      const prices = own.filter(passes).map(({ price_cents }) => price_cents);
      expect({ seen, passing }).toEqual({ seen: own.length, passing: prices.length });
      expect(minCents).toBe(Math.min(...prices));
    }
  });

  it.each<["price" | "price-high", number | undefined, Partial<Filters>]>([
    ["price", undefined, {}],
    ["price", 3_000, { category: "brake", condition: "new" }],
    ["price-high", undefined, { bounds: wide, maxPriceCents: 40_000 }],
    ["price-high", 20_000, { brand: "TRW" }],
  ])("tells by %s after %j what is met on the way to enough, of %j", async (order, after, also) => {
    const filters = { ...stock, words: [["brake"]], ...also };
    const { minPriceCents: min = 0, maxPriceCents: max = Infinity } = filters;
    const from =
      order === "price"
        ? [Math.max(min, after ?? 0), max]
        : [min, Math.min(max, after ?? Infinity)];
    const isAsked = ({ price_cents }: SampledRow) =>
      price_cents >= (from[0] ?? 0) && price_cents <= (from[1] ?? 0);
    const isKind = (row: SampledRow) => row.category === (filters.category ?? row.category);
    const isWorded = (row: SampledRow) =>
      row.words.split(" ").includes("brake") &&
      row.condition === (filters.condition ?? row.condition);
    const passes = (row: SampledRow) =>
      [isAsked, isKind, isWorded].every((each) => each(row)) &&
      row.brand === (filters.brand ?? row.brand) &&
      (!filters.bounds || isWide(row));
    const sign = order === "price" ? 1 : -1;
    const inOrder = (rows: readonly SampledRow[]) =>
      rows.map(({ price_cents }) => price_cents).sort((a, b) => sign * (a - b));
    const met = estimateScanDepth(sample, leftAfter(filters, order, after), order);
    expect(met.passing).toEqual(inOrder(all.filter(passes)));
    expect(met.passing.length).toBeGreaterThan(2);
    const isBefore = (row: SampledRow) =>
      isAsked(row) && sign * row.price_cents <= sign * (met.passing[1] ?? 0);
    expect(met.walked).toBe(all.filter((row) => isKind(row) && isBefore(row)).length);
    expect(met.worded).toBe(all.filter((row) => isWorded(row) && isBefore(row)).length);
  });

  it("is not waited for by facets and counts, and tells of wide views alone", async () => {
    const asked = { ...stock, maxPriceCents: 20_000 };
    expect(estimateFacets(asked, 200_000)).toBeUndefined();
    await vi.waitFor(() => expect(loadedSample()?.cells).toHaveLength(all.length), 10_000);
    const passing = count(({ price_cents }) => price_cents <= 20_000);
    expect(estimateCount(asked, 200_000)).toBeCloseTo((200_000 * passing) / all.length);
    const facets = estimateFacets(asked, 200_000);
    expect(facets?.find(({ facet }) => facet === "all")?.n).toBe(
      Math.round((200_000 * passing) / all.length),
    );
    expect(estimateFacets(asked, 99_999)).toBeUndefined();
    const [words, rare] = [[["brake"]], [["frobnicate"]]];
    expect(estimateCount({ ...asked, words }, 200_000)).toBeGreaterThan(1_000);
    expect(estimateFacets({ ...asked, words }, 200_000)).toContainEqual(
      expect.objectContaining({ facet: "category", value: "brake" }),
    );
    expect(estimateFacets({ ...asked, words: rare }, 200_000)).toBeUndefined();
    const fits = { year: 2014, make: "Volkswagen", model: "Golf" };
    expect(estimateCount({ ...asked, fits }, 200_000)).toBeUndefined();
    expect(estimateCount({ ...asked, brand: "NoSuch" }, 200_000)).toBeUndefined();
  });
});

describe("facets of a wide view", () => {
  it.each(["", "category=brake", "condition=used", "category=brake&condition=used"])(
    "say of all that pass what the counts of categories and conditions say, for %j",
    async (text) => {
      const outcome = parseListingSearch(new URLSearchParams(text));
      const { facets, isExact } = await findFacets(outcome.search);
      expect(isExact).toBe(false);
      const asked = new URLSearchParams(text);
      const passes = ({ category, condition }: SampledRow) =>
        (asked.get("category") ?? category) === category &&
        (asked.get("condition") ?? condition) === condition;
      expect(facets.inStock).toBe(count(passes));
    },
  );
});

describe("clusters of a view that has too much to be counted", () => {
  const limits = { mostRead: 0, leastSampled: 0, mostOfWords: 0, patienceMs: 20_000 };
  const reckoned = async (filters: Filters) =>
    (await estimateClusters({ ...filters, bounds: world }, 4, limits))?.rows ?? [];
  const sum = (rows: readonly { n: number }[]) => rows.reduce((total, { n }) => total + n, 0);
  const about = (n: number) => expect.toSatisfy((told: number) => Math.abs(told / n - 1) < 0.06);

  it("are left to be counted where there is not too much, or nothing tells", async () => {
    await vi.waitFor(() => expect(loadedSample()).toBeDefined(), 10_000);
    const asked = { ...stock, maxPriceCents: 9_000 };
    expect(await estimateClusters(asked, 4)).toBeUndefined();
    expect(await estimateClusters({ ...asked, includeSoldOut: true }, 4, limits)).toBeUndefined();
    const words = { ...asked, words: [["brake"]] };
    expect(await estimateClusters(words, 4, { ...limits, mostOfWords: 4_000 })).toBeUndefined();
  });

  it("hold about as many as pass, each with its own lowest price under a highest", async () => {
    const rows = await reckoned({ ...stock, maxPriceCents: 9_000 });
    expect(sum(rows)).toEqual(about(count(({ price_cents }) => price_cents <= 9_000)));
    for (const { cell, min_price_cents } of rows) {
      const own = all.filter(({ lat, lng }) => cellOf(lat, lng) >>> 24 === cell);
      expect(min_price_cents).toBe(Math.min(...own.map(({ price_cents }) => price_cents)));
    }
  });

  it.each<[string, Partial<Filters>, (listing: SampledRow) => boolean]>([
    ["a brand", { brand: "TRW" }, ({ brand }) => brand === "TRW"],
    ["a lowest price", { minPriceCents: 40_000 }, ({ price_cents }) => price_cents >= 40_000],
    ["words", { words: [["brake"]] }, ({ words }) => words.split(" ").includes("brake")],
  ])("stand where %s is, and nowhere else", async (_, filters, passes) => {
    const rows = await reckoned({ ...stock, ...filters });
    const passing = all.filter(passes);
    expect(sum(rows)).toEqual(
      expect.toSatisfy((n: number) => Math.abs(n / passing.length - 1) < 0.15),
    );
    const cells = new Set(passing.map(({ lat, lng }) => cellOf(lat, lng) >>> 24));
    expect(new Set(rows.map(({ cell }) => cell))).toEqual(cells);
    const cheapest = Math.min(...rows.map(({ min_price_cents }) => min_price_cents));
    expect(cheapest).toBe(Math.min(...passing.map(({ price_cents }) => price_cents)));
  });
});
