import { defaultOrigin } from "~/catalog/distance";
import { facetQueries } from "~/search/filters/filter-queries";
import { type FacetName, facetedFilters } from "~/search/filters/filters";
import { boxAround, hull, isInside, middleOf, overlap, world } from "~/search/geo/bounds";
import type { Bounds } from "~/search/geo/morton-cells";
import { radii } from "~/search/geo/search-radii";
import type { FacetRow } from "~/search/model/facet";
import { type Filters, usesOnlyFilters } from "~/search/model/filter";
import type { Point } from "~/search/model/order";
import type { Source } from "~/search/model/source";
import { isCounted } from "~/search/plan/count";
import {
  estimateMargin,
  facetSampleRows,
  maxCountedRows,
  maxFacetTries,
  maxInlineCandidates,
} from "~/search/plan/limits";
import { sourceWithin } from "~/search/plan/sources";
import { fitsCounted, type ListingSearch } from "~/search/query/search-params";
import type { Candidates } from "~/search/sql/candidates.repo.server";
import {
  selectCountedFacets,
  selectFacets,
  selectSellerNames,
} from "~/search/sql/facets.repo.server";
import { countCandidates } from "~/search/sql/listings.repo.server";
import { levelFor } from "~/search/stats/cell-counts.repo.server";
import type { CellHistogram } from "~/search/stats/cell-histogram";
import { estimateFacets } from "~/search/stats/row-sample.server";
import { type ResolvedText, resolveText } from "~/search/text/resolve-text.server";
import type { Choice, FacetsAnswer } from "./answers.schema";
import type { BoundSearch } from "./bind-search.server";
import { relaxTerms } from "./relax-terms.server";

/** Nothing to choose from. */
export const noFacets: FacetsAnswer = {
  facets: { ...choicesOf([], new Map()), fits: null, inStock: 0 },
  isExact: false,
};

/** What could be chosen next, and how many listings that would leave. */
export async function findFacets(
  search: ListingSearch,
  resolved?: ResolvedText,
): Promise<FacetsAnswer> {
  const text = resolved ?? (await resolveText(search));
  const [{ answer: counted }, fits] = await Promise.all([
    relaxTerms(search, text, {
      ask: (bound) => countFacets(bound, search.near ?? defaultOrigin),
      isNothing: ({ rows }) => rows.every(({ n }) => n === 0),
    }),
    search.vehicle && !countsFittingOnly(search) ? countFits(search, text) : null,
  ]);
  const { rows, isExact } = counted;
  const inStock = inStockOf(rows);
  const sellers = await sellerChoices(search, rows);
  const choices = choicesOf(rows, new Map());
  return {
    facets: {
      ...choices,
      // Counted to the end there are those there are, be it none.
      seller: sellers.length > 0 || isExact ? sellers : undefined,
      fits: countsFittingOnly(search) ? inStock : fits,
      inStock,
    },
    isExact,
  };
}

/**
 * Sellers by their names: those with most, and the one that is chosen, which may have less than these or nothing
 * at all, and still has to be told apart from others.
 */
async function sellerChoices({ sellerId }: ListingSearch, rows: readonly FacetRow[]) {
  const counted = rows.filter(({ facet }) => facet === "seller");
  if (sellerId && !counted.some(({ value }) => value === sellerId))
    counted.push({ facet: "seller", value: sellerId, n: inStockOf(rows) });
  if (counted.length === 0) return [];
  const found = await selectSellerNames(counted.map(({ value }) => value));
  const names = new Map(found.map(({ id, name }) => [id, name]));
  return choicesOf(
    counted.filter(({ value }) => names.has(value)),
    names,
  ).seller;
}

const inStockOf = (rows: readonly FacetRow[]) => rows.find(({ facet }) => facet === "all")?.n ?? 0;

/** The choices of each facet with their counts, the commonest first, or in steps the lowest. */
function choicesOf(
  rows: readonly FacetRow[],
  names: ReadonlyMap<string, string>,
): Record<FacetName, Choice[]> {
  const all = facetQueries.map(
    ({ name, steps, labelOf = (value) => names.get(value) ?? value }) => {
      const own = rows.filter(({ facet }) => facet === name);
      const counted = steps
        ? reachedSteps(own, steps)
        : own.map(({ value, n }) => ({ value, count: n }));
      const choices = counted.map((each) => ({ ...each, label: labelOf(each.value) }));
      // Those of one count come as the database happens to have them, which is another way after each restart of it.
      return [name, steps ? choices : choices.sort(byCount)];
    },
  );
  return Object.fromEntries(all);
}

/** What reaches a higher step has reached the lower ones. */
function reachedSteps(rows: readonly FacetRow[], steps: readonly number[]) {
  return steps.flatMap((step) => {
    const reached = rows.filter(({ value }) => Number(value) >= step);
    const count = reached.reduce((sum, { n }) => sum + n, 0);
    return count > 0 ? [{ value: String(step), count }] : [];
  });
}

function byCount(a: Choice, b: Choice): number {
  const inOrder = (one: string, other: string) => one.localeCompare(other, "en");
  return b.count - a.count || inOrder(a.label, b.label) || inOrder(a.value, b.value);
}

/** All that is found fits. */
const countsFittingOnly = ({ vehicle, onlyFits, includeSoldOut }: ListingSearch) =>
  vehicle !== undefined && onlyFits === true && !includeSoldOut;

type Counted = { rows: FacetRow[]; isExact: boolean };

/** `n`: about how many listings are in the bounds. */
type View = { bounds: Bounds; filters: Filters; n: number; histogram: CellHistogram };

async function countFacets({ query, stats }: BoundSearch, near: Point): Promise<Counted> {
  const { source, share } = query;
  const filters = { ...query.filters, includeSoldOut: false };
  const { bounds = world } = filters;
  if (source) return await oneByOne({ source, filters });
  const { histogram } = stats;
  const n = histogram.within(bounds);
  if (filters.words || filters.fits) {
    const counted =
      n * share <= maxCountedRows &&
      (await oneByOne({
        source: sourceWithin(filters, bounds, histogram.shareWithin(bounds)),
        filters,
      }));
    if (counted && counted.isExact) return counted;
    const reckoned = estimateFacets(filters, n);
    if (reckoned) return { rows: reckoned, isExact: false };
    // Where one by one they were too many, there are as many at least.
    const least = counted ? maxCountedRows / Math.max(1, n) : 0;
    // From elsewhere an area would be looked at from its edge, if at all.
    const from = isInside(bounds, near) ? near : middleOf(bounds);
    return await around(from, {
      ...{ bounds, filters, n, histogram },
      share: Math.max(share, least),
    });
  }
  if (n <= maxCountedRows) return await oneByOne({ source: { by: "area", bounds }, filters });
  return await sampled({ bounds, filters, n, histogram });
}

async function oneByOne(asked: Candidates): Promise<Counted> {
  const rows = await selectFacets(asked);
  return { rows, isExact: seenIn(rows) < maxCountedRows };
}

const seenIn = (rows: readonly FacetRow[]) => rows.find(({ facet }) => facet === "seen")?.n ?? 0;

const scaled = (rows: readonly FacetRow[], by: number): FacetRow[] =>
  rows
    .filter(({ facet }) => facet !== "seller")
    .map((row) => ({ ...row, n: Math.round(row.n * by) }));

/** A very common word: counted near the place, and reckoned from that. */
async function around(
  near: Point,
  { bounds, filters, share, n, histogram }: View & { share: number },
): Promise<Counted> {
  const boxes = radii
    .map((miles) => overlap(boxAround(near, miles), bounds))
    .filter((found) => found.length > 0)
    .map(hull);
  const counts = boxes.map((box) => histogram.within(box));
  let at = Math.max(
    0,
    counts.findIndex((count) => count * share > maxInlineCandidates / estimateMargin),
  );
  for (let tries = 1; ; tries += 1) {
    const [box, held] = [boxes[at], counts[at]];
    if (!box || !held) return { rows: [], isExact: false };
    const rows = await selectFacets({
      source: sourceWithin(filters, box, histogram.shareWithin(box)),
      filters,
    });
    // The limit was reached before the whole box was read: a smaller box gives more.
    if (seenIn(rows) < maxCountedRows || at === 0 || tries === maxFacetTries)
      return { rows: scaled(rows, n / held), isExact: false };
    at -= 1;
  }
}

/** An area too full to count: what is kept for each cell, and the rest reckoned. */
async function sampled(view: View): Promise<Counted> {
  const { bounds, filters, n } = view;
  const [rows, counted] = await Promise.all([
    estimateFacets(filters, n) ?? ofSomeCells(view),
    isCounted(filters) && !filters.within
      ? selectCountedFacets(bounds, levelFor(bounds, 4), filters)
      : [],
  ]);
  const sure = counted.length > 0 ? [...counted, allOf(counted, filters)] : [];
  const known = new Set<string>(sure.map(({ facet }) => facet));
  return { rows: [...sure, ...rows.filter(({ facet }) => !known.has(facet))], isExact: false };
}

/** Of a choice as many as are counted of it, and of none as many as of all categories. */
function allOf(counted: readonly FacetRow[], { category, condition }: Filters): FacetRow {
  const chosen = counted.filter(({ facet, value }) =>
    category === undefined && condition !== undefined
      ? facet === "condition" && value === condition
      : facet === "category" && (category === undefined || value === category),
  );
  return { facet: "all", value: "", n: chosen.reduce((sum, { n }) => sum + n, 0) };
}

/** What facets are counted without: their own filters, and where they are looked for. */
const facetFilters = [
  ...facetedFilters.flatMap(({ fields }) => fields),
  ...(["bounds", "includeSoldOut"] as const),
] as (keyof Filters)[];

/** Reckoned from some of an area's cells. */
async function ofSomeCells({ bounds, filters, n, histogram }: View): Promise<FacetRow[]> {
  const source: Source = { by: "cells", cells: histogram.some(bounds, facetSampleRows) };
  const isNarrowed = !usesOnlyFilters(filters, facetFilters);
  const [rows, base] = await Promise.all([
    selectFacets({ source, filters }),
    isNarrowed &&
      countCandidates({ source, filters: { bounds, includeSoldOut: false } }, maxCountedRows),
  ]);
  return scaled(rows, n / Math.max(1, isNarrowed ? Number(base) : seenIn(rows)));
}

/** How many of what is found fit the vehicle. */
async function countFits(search: ListingSearch, text: ResolvedText): Promise<number> {
  const fitting = { ...search, onlyFits: true };
  const isNothing = (n: number) => n === 0;
  return (await relaxTerms(fitting, text, { ask: countBound, isNothing })).answer;
}

async function countBound({ query, stats }: BoundSearch): Promise<number> {
  const { filters, source, share } = query;
  if (query.isProvablyEmpty) return 0;
  if (source) return await countCandidates({ source, filters }, fitsCounted);
  const { bounds = world } = filters;
  const { histogram } = stats;
  const n = histogram.within(bounds, filters);
  if (n * share > fitsCounted) return Math.round(n * share);
  const asked = { source: sourceWithin(filters, bounds, histogram.shareWithin(bounds)), filters };
  return await countCandidates(asked, fitsCounted);
}
