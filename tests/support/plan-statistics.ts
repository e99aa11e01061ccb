import type { Category, Condition } from "~/platform/enums";
import { cellOf } from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";
import { bindQuery, filtersOf, searchedTerms } from "~/search/plan/bind";
import { compileQuery } from "~/search/plan/compile";
import type { Cursor } from "~/search/query/cursor.server";
import { parseListingSearch } from "~/search/query/parse-search";
import { listingsPerPage } from "~/search/query/search-params";
import { pageWanted } from "~/search/results/find-listings.server";
import { histogramOf } from "~/search/stats/cell-histogram";
import type { PlanStatistics, TermCount } from "~/search/stats/plan-statistics.server";
import { type Sample, sampleOf } from "~/search/stats/row-sample";
import type { SampledRow } from "~/search/stats/row-sample.repo.server";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import { categoryBit } from "~/search/text/category-mask";
import type { ResolvedText } from "~/search/text/resolve-text.server";
import { vehicleWord } from "~/search/text/tokenize";
import { words } from "~/text/fold";

/*
 * The statistics of a made-up catalog of 2.3 million listings, kept as what it is made of, so that plans are tested
 * without a database. All of it follows from the tables below: no chance, no clock.
 */

const all = 2_300_000;
/** Each listing of the sample stands for 575. */
const sampled = 4_000;

/** Parts, with how many of 1,000 listings they are, and their prices in dollars. */
const parts: readonly [
  name: string,
  category: Category,
  partType: string,
  share: number,
  low: number,
  high: number,
][] = [
  ["brake pads", "brake", "brake-pads", 170, 12, 120],
  ["brake rotor", "brake", "brake-rotor", 120, 20, 260],
  ["brake caliper", "brake", "brake-caliper", 60, 40, 420],
  ["headlight", "electrical", "headlight", 90, 45, 900],
  ["alternator", "electrical", "alternator", 60, 90, 700],
  ["starter motor", "electrical", "starter", 45, 70, 450],
  ["bumper cover", "body", "bumper", 80, 80, 1_200],
  ["fender", "body", "fender", 70, 60, 800],
  ["mirror", "body", "mirror", 55, 25, 400],
  ["shock absorber", "suspension", "shock-absorber", 70, 30, 350],
  ["oil filter", "filter", "oil-filter", 60, 4, 30],
  ["radiator", "cooling", "radiator", 45, 70, 600],
  ["fuel pump", "fuel", "fuel-pump", 35, 35, 500],
  ["alloy wheel", "wheel", "alloy-wheel", 30, 90, 1_500],
  ["transmission", "drivetrain", "transmission", 8, 700, 4_800],
  ["turbocharger", "engine", "turbocharger", 2, 350, 2_600],
];
const brands: readonly [name: string, share: number][] = [
  ["Bosch", 30],
  ["TRW", 20],
  ["Denso", 20],
  ["Valeo", 18],
  ["Brembo", 10],
  ["ATE", 2],
];
const conditions: readonly [name: Condition, share: number][] = [
  ["new", 58],
  ["used", 34],
  ["refurbished", 8],
];
const places: readonly [lat: number, lng: number, share: number][] = [
  [40.71, -74.0, 14],
  [34.05, -118.24, 11],
  [41.88, -87.63, 9],
  [29.76, -95.37, 8],
  [51.51, -0.13, 12],
  [52.52, 13.4, 10],
  [48.86, 2.35, 9],
  [35.68, 139.69, 11],
  [-33.87, 151.21, 6],
  [44.06, -103.23, 10],
];
/** Words that few listings have, or that the sample does not know: how many, and of which category. */
const rare: Readonly<Record<string, [n: number, category: Category]>> = {
  graphite: [40, "engine"],
  obd: [900, "electrical"],
  carburetor: [2_600, "fuel"],
  distributor: [5_500, "electrical"],
};
const vehicles: Readonly<Record<string, number>> = {
  "Volkswagen Golf": 61_000,
  "Toyota Camry": 48_000,
  "Lada Niva": 700,
};

/** One of some by their shares, for a place from 0 to 1. */
function pick<Row extends readonly unknown[]>(
  rows: readonly Row[],
  at: number,
  share: (row: Row) => number,
): Row {
  const total = rows.reduce((sum, row) => sum + share(row), 0);
  let left = at * total;
  for (const row of rows) {
    left -= share(row);
    if (left < 0) return row;
  }
  const last = rows.at(-1);
  if (!last) throw new Error("There are none to pick from.");
  return last;
}

/** Spread evenly from 0 to 1, and each column otherwise than the others: the roots of primes have nothing in common. */
const spread = (at: number, column: number) => (at * Math.sqrt(primes[column] ?? 2)) % 1;
const primes = [2, 3, 5, 7, 11, 13, 17, 19];

function rowOf(at: number): SampledRow {
  const [name, category, partType, , low, high] = pick(parts, spread(at, 0), (row) => row[3]);
  const [brand] = pick(brands, spread(at, 1), (row) => row[1]);
  const [condition] = pick(conditions, spread(at, 2), (row) => row[1]);
  const [lat, lng] = pick(places, spread(at, 3), (row) => row[2]);
  const side = spread(at, 4) < 0.5 ? "front" : "rear";
  // Cheap ones are more than dear ones.
  const dollars = low * (high / low) ** spread(at, 5);
  return {
    ...{
      category,
      partType,
      condition,
      brand,
      price_cents: Math.round(dollars * 100),
      warranty_days: 0,
    },
    ...{ lat: lat + spread(at, 6) - 0.5, lng: lng + spread(at, 7) - 0.5 },
    words: [...words(name), ...words(brand), side].join(" "),
  };
}

const rows = Array.from({ length: sampled }, (_, at) => rowOf(at));
const each = all / sampled;

function histogram() {
  const cells = new Map<number, number>();
  for (const { lat, lng } of rows)
    cells.set(cellOf(lat, lng), (cells.get(cellOf(lat, lng)) ?? 0) + each);
  const kinds = new Map<string, number>();
  for (const { category = "", condition = "" } of rows)
    for (const kind of [" ", `${category} `, ` ${condition}`, `${category} ${condition}`])
      kinds.set(kind, (kinds.get(kind) ?? 0) + each);
  return histogramOf(
    [...cells].map(([cell, n]) => ({ cell, n })),
    [...kinds].map(([kind, n]) => {
      const [category = "", condition = ""] = kind.split(" ");
      return { category, condition, n };
    }),
  );
}

/** In how many listings a word is, and of which categories these are; undefined where nothing has it. */
function countOf(word: string): Pick<TermCount, "n" | "categories"> | undefined {
  const known = rare[word];
  if (known) return { n: known[0], categories: categoryBit(known[1]) };
  const having = rows.filter((row) => row.words.split(" ").includes(word));
  if (having.length === 0) return undefined;
  const categories = having.reduce((bits, { category }) => bits | categoryBit(String(category)), 0);
  return { n: having.length * each, categories };
}

/** Part numbers, with the listings that go by them. */
const numbers: Readonly<Record<string, readonly number[]>> = {
  "4351206150": [17, 4_711],
  OLD70015: [],
};

/** What a text says, by the numbers and words of the catalog: nothing is put right. */
function textOf(text: string): ResolvedText {
  if (!text) return { relaxed: async () => undefined };
  const norm = text.replaceAll(/[\s-]/g, "");
  const keys = numbers[norm];
  if (keys) {
    const kinds = new Map(keys.map((key) => [key, { kind: "own" as const, norm }]));
    const number = { norm, match: "exact" as const, kinds, replacements: [] };
    return { number, relaxed: async () => undefined };
  }
  const asked = words(text);
  const meant = asked.flatMap((word): ResolvedTerm[] => {
    const count = countOf(word);
    return count ? [{ asked: word, lexemes: [word], inName: [word], isNamed: true, ...count }] : [];
  });
  const unknown = asked.filter((word) => !meant.some((term) => term.asked === word));
  return { words: { meant, unknown }, relaxed: async () => undefined };
}

/** What is known for a plan; without the sample, as in the first moments of a site, where asked so. */
async function planStatistics(hasSample = true) {
  const sample: Sample | undefined = hasSample ? await sampleOf([...rows]) : undefined;
  const known = histogram();
  return (filters: Filters, terms: readonly TermCount[]): PlanStatistics => {
    const { brand, category, fits } = filters;
    const ofBrand = words(brand ?? "").map((word) => countOf(word) ?? { n: 0, categories: 0 });
    const vehicle = fits && {
      lexemes: [vehicleWord(fits)],
      n: vehicles[`${fits.make} ${fits.model}`] ?? 0,
      categories: -1,
    };
    const groups = [...terms, ...ofBrand, ...(vehicle ? [vehicle] : [])];
    return {
      ...{ histogram: known, sample, vehicle },
      brandCount: Math.min(...ofBrand.map(({ n }) => n)),
      isCategoryExcluded:
        category !== undefined &&
        groups.some(({ categories }) => (categories & categoryBit(category)) === 0),
    };
  };
}

/** A search of an address, planned by the statistics. */
export async function plannedBy(hasSample = true) {
  const known = await planStatistics(hasSample);
  return (text: string, after?: Cursor) => {
    const outcome = parseListingSearch(new URLSearchParams(text));
    if (outcome.kind === "bad") throw new Error(JSON.stringify(outcome.problems));
    const { search } = outcome;
    const resolved = textOf(search.text);
    const filters = filtersOf(search) ?? { includeSoldOut: false };
    const stats = known(filters, searchedTerms(resolved));
    const query = bindQuery(search, resolved, stats);
    const page = pageWanted(search, { after, limit: listingsPerPage });
    return { query, page, plan: compileQuery(query, stats, page) };
  };
}
