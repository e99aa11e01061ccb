import { distanceMiles } from "~/catalog/distance";
import type { Comparison, FilterColumn } from "~/search/filters/filter";
import { comparisonsOf, facetQueries, filterQueries } from "~/search/filters/filter-queries";
import { type FacetName, fieldsOf } from "~/search/filters/filters";
import { isInside, world } from "~/search/geo/bounds";
import { cellOf, cellRanges, cellZoom } from "~/search/geo/morton-cells";
import type { FacetRow } from "~/search/model/facet";
import { type Filters, usesOnlyFilters } from "~/search/model/filter";
import type { PriceOrder } from "~/search/model/order";
import type { SampledRow } from "./row-sample.repo.server";
import { lowerBound } from "./sample-cells";

/** The facets that a sample knows. */
const facets = facetQueries.filter(({ isSampled }) => isSampled);

/** Some of all listings in the order of their cells, column by column. */
export type Sample = {
  cells: Uint32Array;
  lat: Float64Array;
  lng: Float64Array;
  cents: Uint32Array;
  /** What of each facet they are, by its number. */
  facets: ReadonlyMap<FacetName, { values: ReadonlyMap<string, number>; of: Uint32Array }>;
  /** Which of them have a word. */
  having: ReadonlyMap<string, Uint32Array>;
};

/** So many are taken in at once. */
const batch = 500;

/** A little at a time: others are being served. */
export async function sampleOf(rows: readonly SampledRow[]): Promise<Sample> {
  const placed = rows.map((row) => ({ row, cell: cellOf(row.lat, row.lng) }));
  const inOrder = placed.sort((one, other) => one.cell - other.cell);
  const column = (of: (row: SampledRow) => number) =>
    Float64Array.from(inOrder, ({ row }) => of(row));
  const facet = (name: FilterColumn) => {
    const values = new Map<string, number>();
    const of = Uint32Array.from(inOrder, ({ row }) => numberIn(values, String(row[name])));
    return { values, of };
  };
  const having = new Map<string, number[]>();
  for (const [at, { row }] of inOrder.entries()) {
    if (at % batch === 0) await new Promise(setImmediate);
    for (const word of row.words.split(" ")) {
      // Places and vehicles have lexemes of their own, which are not search terms.
      if (/^[@#]/.test(word)) continue;
      const known = having.get(word);
      if (known) known.push(at);
      else having.set(word, [at]);
    }
  }
  return {
    cells: Uint32Array.from(inOrder, ({ cell }) => cell),
    ...{ lat: column(({ lat }) => lat), lng: column(({ lng }) => lng) },
    cents: Uint32Array.from(column((row) => row.price_cents)),
    facets: new Map(facets.map(({ name, column }) => [name, facet(column)])),
    having: new Map([...having].map(([word, at]) => [word, Uint32Array.from(at)])),
  };
}

function numberIn(numbers: Map<string, number>, value: string): number {
  const known = numbers.get(value);
  if (known !== undefined) return known;
  numbers.set(value, numbers.size);
  return numbers.size - 1;
}

const sampled = [
  ...facets.flatMap(({ name }) => fieldsOf(name) as (keyof Filters)[]),
  ...(["minPriceCents", "maxPriceCents", "words", "bounds", "within", "includeSoldOut"] as const),
];

/** Whether a sample can tell of it: it knows neither fitments nor sellers. */
export const isCoveredBySample = (filters: Filters) => usesOnlyFilters(filters, sampled);

/** What a sample has in the filters' view, what of it passes them, and that by each facet. */
export function countSample(sample: Sample, filters: Filters) {
  const passes = passing(sample, filters);
  const columns = facets.map((facet) => ({ facet, ...columnOf(sample, facet.name) }));
  const chosen = facets.map(({ name }) => chosenOf(sample, filters, name));
  const counts = columns.map(({ values }) => new Uint32Array(values.size));
  const values = columns.map(({ of }) => of);
  const add = (facet: number, at: number) => {
    const [own, value] = [counts[facet], values[facet]?.[at]];
    if (own && value !== undefined) own[value] = (own[value] ?? 0) + 1;
  };
  let [inView, all] = [0, 0];
  forEachInView(sample, filters, (at) => {
    inView += 1;
    if (!passes(at)) return;
    let failed = -1;
    for (let facet = 0; facet < chosen.length; facet += 1) {
      if (chosen[facet]?.(at) ?? true) continue;
      if (failed !== -1) return;
      failed = facet;
    }
    if (failed === -1) all += 1;
    for (let facet = 0; facet < counts.length; facet += 1)
      if (failed === -1 || failed === facet) add(facet, at);
  });
  const rows = columns.flatMap(({ facet: { name, most }, values: known }, index) =>
    [...known]
      .map(([value, of]): FacetRow => ({ facet: name, value, n: counts[index]?.[of] ?? 0 }))
      .filter(({ value, n }) => value !== "" && n > 0)
      .sort((a, b) => b.n - a.n)
      .slice(0, most),
  );
  return { counts: [...rows, { facet: "all" as const, value: "", n: all }], inView, passing: all };
}

/** How many a sample has in the filters' view, and how many of them pass. */
export function countPassing(sample: Sample, filters: Filters) {
  const [passes, isChosen] = [passing(sample, filters), chosenOfAll(sample, filters)];
  const found = { inView: 0, passing: 0 };
  forEachInView(sample, filters, (at) => {
    found.inView += 1;
    if (passes(at) && isChosen(at)) found.passing += 1;
  });
  return found;
}

/** How many of a category and condition a sample has in a cell, and what of them passes the filters. */
export type CellEstimate = { seen: number; passing: number; minCents: number };

/** What a sample has of the filters' view in each cell of a zoom. */
export function sampleByCell(
  sample: Sample,
  filters: Filters,
  zoom: number,
): Map<number, CellEstimate> {
  const passes = passing(sample, filters);
  const [isKind, isCondition, isOther] = chosenApart(sample, filters);
  const size = 4 ** (cellZoom - zoom);
  const charted = new Map<number, CellEstimate>();
  let [cell, found] = [-1, emptyEstimate()];
  forEachInView(sample, filters, (at) => {
    if ((isKind && !isKind(at)) || (isCondition && !isCondition(at))) return;
    const own = Math.floor((sample.cells[at] ?? 0) / size);
    if (own !== cell) charted.set((cell = own), (found = emptyEstimate()));
    found.seen += 1;
    if (!isOther(at) || !passes(at)) return;
    found.passing += 1;
    found.minCents = Math.min(found.minCents, sample.cents[at] ?? Infinity);
  });
  return charted;
}

/** What is met of a sample by who looks for the first by price, up to where enough has been found. */
export type ScanDepth = {
  /** The prices of what passes, in their order. */
  passing: number[];
  /** How many pass all filters that the price indexes cover. */
  walked: number;
  /** How many have the words and the condition. */
  worded: number;
};

/** So many that pass tell that there are enough for a page, as each stands for some others. */
const enough = 2;

/** Of some words, in order of price. */
export function estimateScanDepth(sample: Sample, filters: Filters, order: PriceOrder): ScanDepth {
  const {
    bounds = world,
    minPriceCents: low = 0,
    maxPriceCents: high = Infinity,
    words = [],
  } = filters;
  const [isKind, isCondition, isOther] = chosenApart(sample, filters);
  const { cents: prices, lat, lng } = sample;
  const isWithin = inCircle(sample, filters);
  const isHaving = having(sample, words);
  const worded: number[] = [];
  const passing: number[] = [];
  for (let at = 0; at < prices.length; at += 1) {
    if (!isHaving(at)) continue;
    const cents = prices[at] ?? 0;
    if (cents < low || cents > high || (isCondition && !isCondition(at))) continue;
    worded.push(cents);
    if ((isKind && !isKind(at)) || !isOther(at)) continue;
    if (isWithin(at) && isInside(bounds, { lat: lat[at] ?? 0, lng: lng[at] ?? 0 }))
      passing.push(cents);
  }
  const sign = order === "price" ? 1 : -1;
  passing.sort((a, b) => sign * (a - b));
  const last = passing[enough - 1];
  const [first, end] = sign > 0 ? [low, last ?? high] : [last ?? low, high];
  let walked = 0;
  for (let at = 0; at < prices.length; at += 1) {
    const cents = prices[at] ?? 0;
    if (cents >= first && cents <= end && (!isKind || isKind(at))) walked += 1;
  }
  const isBefore = (cents: number) => cents >= first && cents <= end;
  return { passing, walked, worded: worded.filter(isBefore).length };
}

export const emptyEstimate = (): CellEstimate => ({ seen: 0, passing: 0, minCents: Infinity });

/** Listings stand in the order of their cells, so that a view is a few stretches of them. */
function forEachInView(
  { cells, lat, lng }: Sample,
  { bounds }: Filters,
  see: (at: number) => void,
): void {
  // All of them, whose places need no comparing.
  if (!bounds) {
    for (let at = 0; at < cells.length; at += 1) see(at);
    return;
  }
  for (const [low, high] of cellRanges(bounds)) {
    const end = lowerBound(cells, high + 1);
    for (let at = lowerBound(cells, low); at < end; at += 1)
      if (isInside(bounds, { lat: lat[at] ?? 0, lng: lng[at] ?? 0 })) see(at);
  }
}

type Test = (at: number) => boolean;

function columnOf(sample: Sample, name: FacetName) {
  const column = sample.facets.get(name);
  if (!column) throw new Error(`The sample has no ${name}.`);
  return column;
}

/** Whether a listing is of what is chosen of a facet; undefined where nothing is. */
function chosenOf(sample: Sample, filters: Filters, name: FacetName): Test | undefined {
  const asked = comparisonsOf(filters, [filterQueries[name]]);
  if (asked.length === 0) return undefined;
  const { values, of } = columnOf(sample, name);
  // Each of its values is compared once, however many listings have it.
  const isPassing = Uint8Array.from(values.keys(), (value) =>
    asked.every((each) => passesComparison(each, value)) ? 1 : 0,
  );
  return (at) => isPassing[of[at] ?? 0] === 1;
}

function passesComparison({ is, value: asked }: Comparison, value: string): boolean {
  if (is === "=") return value === String(asked);
  return is === ">=" ? Number(value) >= Number(asked) : Number(value) <= Number(asked);
}

function chosenOfAll(sample: Sample, filters: Filters, but: readonly FacetName[] = []): Test {
  const tests = facets.flatMap(({ name }) =>
    but.includes(name) ? [] : (chosenOf(sample, filters, name) ?? []),
  );
  return (at) => tests.every((isChosen) => isChosen(at));
}

/** Category and condition, which cells are counted by, each for itself; then all other facets. */
const chosenApart = (sample: Sample, filters: Filters) =>
  [
    chosenOf(sample, filters, "category"),
    chosenOf(sample, filters, "condition"),
    chosenOfAll(sample, filters, ["category", "condition"]),
  ] as const;

/** Whether a listing passes what no facet is of: price, circle and words. */
function passing(sample: Sample, filters: Filters) {
  const { minPriceCents = 0, maxPriceCents = Infinity, words = [] } = filters;
  const [isHaving, isWithin] = [having(sample, words), inCircle(sample, filters)];
  return (at: number): boolean => {
    const price = sample.cents[at] ?? 0;
    return isHaving(at) && price >= minPriceCents && price <= maxPriceCents && isWithin(at);
  };
}

/** Whether a listing is in the filters' circle, if there is one. */
function inCircle({ lat, lng }: Sample, { within }: Filters) {
  return (at: number): boolean => {
    const place = within && { lat: lat[at] ?? 0, lng: lng[at] ?? 0 };
    return !within || !place || distanceMiles(within.from, place) <= within.miles;
  };
}

/** Whether a listing has one of each of some words. */
function having({ cents, having: known }: Sample, words: NonNullable<Filters["words"]>) {
  /** How many of the words each has, as far as it has them all one after the other. */
  const had = new Uint8Array(words.length > 0 ? cents.length : 0);
  for (const [before, some] of words.entries())
    for (const word of some)
      for (const at of known.get(word) ?? []) if (had[at] === before) had[at] = before + 1;
  return (at: number): boolean => words.length === 0 || had[at] === words.length;
}
