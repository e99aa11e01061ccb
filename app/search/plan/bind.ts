import { defaultOrigin } from "~/catalog/distance";
import { selectivityOf } from "~/search/filters/filter-queries";
import { filterValues } from "~/search/filters/filters";
import { boxAround, hull, overlap, world } from "~/search/geo/bounds";
import type { Filters } from "~/search/model/filter";
import type { Source } from "~/search/model/source";
import type { ListingSearch } from "~/search/query/search-params";
import type { PlanStatistics, TermCount } from "~/search/stats/plan-statistics.server";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import type { ResolvedText } from "~/search/text/resolve-text.server";
import { maxInlineCandidates } from "./limits";
import { estimateSelectivity } from "./selectivity";

/** A search in the terms of the corpus: what its list, facets and clusters are planned from. */
export type BoundQuery = {
  number?: ResolvedText["number"];
  words?: ResolvedText["words"];
  filters: Filters;
  /** Where few candidates come from; undefined: from places, or in order. */
  source?: Source;
  /** How many there are at most, where it is known. */
  candidates?: number;
  /** What part of the listings may match, for how far to look. */
  share: number;
  /** No listing fits the vehicle, whatever the other filters. */
  fitsNothing?: boolean;
  /** Nothing in the category has all the words, is of the brand and fits: without it there may be something. */
  isProvablyEmpty?: boolean;
};

/** The terms that are searched for: none where one of the text's is unknown, unless some are `kept`. */
export const searchedTerms = (
  { words }: Pick<ResolvedText, "words">,
  kept?: readonly ResolvedTerm[],
): readonly ResolvedTerm[] => kept ?? (words?.unknown.length === 0 ? words.meant : []);

type Terms = Pick<ResolvedText, "number" | "words"> & {
  /** Those to look for where it is not all. */
  kept?: readonly ResolvedTerm[];
};

/** A search bound to the corpus by its statistics. */
export function bindQuery(
  search: ListingSearch,
  { number, words, kept }: Terms,
  stats: PlanStatistics,
): BoundQuery {
  const filters = filtersOf(search);
  if (!filters) return nothing({ includeSoldOut: false });
  if (number)
    return { number, filters, share: 0, source: { by: "keys", keys: [...number.kinds.keys()] } };
  const { vehicle, isCategoryExcluded: isProvablyEmpty } = stats;
  const meant = searchedTerms({ words }, kept);
  if (words && meant.length === 0) return { ...nothing(filters), words };
  if (stats.brandCount === 0) return { ...nothing(filters), words };
  if (vehicle?.n === 0) return { ...nothing(filters), words, fitsNothing: true };
  const terms: TermCount[] = vehicle ? [...meant, vehicle] : [...meant];
  const found = { words, isProvablyEmpty };
  const rarest = Math.min(...terms.map(({ n }) => n));
  if (rarest <= maxInlineCandidates)
    return {
      ...{ ...found, filters: withTerms(filters, terms), share: 0 },
      ...{ source: { by: "words" }, candidates: rarest },
    };
  const bound = { ...found, filters: meant.length > 0 ? withTerms(filters, meant) : filters };
  return search.sellerId
    ? { ...bound, share: 0, source: { by: "seller" } }
    : { ...bound, share: estimateSelectivity(terms, selectivityOf(search), stats.histogram.all) };
}

const withTerms = (filters: Filters, terms: readonly TermCount[]): Filters => ({
  ...filters,
  words: terms.map(({ lexemes }) => lexemes),
});

const nothing = (filters: Filters): BoundQuery => ({
  ...{ filters, share: 0 },
  source: { by: "keys", keys: [] },
});

/** What listings must be for a search; undefined when nothing can be within both its bounds and its circle. */
export function filtersOf(search: ListingSearch): Filters | undefined {
  // Positions are among the words that the text resolved to.
  const {
    onlyFits,
    positions: _,
    withinMiles: miles,
    includeSoldOut = false,
    ...rest
  } = filterValues(search);
  const from = search.near ?? defaultOrigin;
  let { bounds } = search;
  if (miles) {
    const boxes = overlap(boxAround(from, miles), bounds ?? world);
    if (boxes.length === 0) return undefined;
    bounds = hull(boxes);
  }
  return {
    ...{ ...rest, bounds, includeSoldOut },
    within: miles ? { from, miles } : undefined,
    fits: onlyFits ? search.vehicle : undefined,
  };
}
