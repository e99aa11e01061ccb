import { type BoundQuery, bindQuery, filtersOf, searchedTerms } from "~/search/plan/bind";
import type { ListingSearch } from "~/search/query/search-params";
import { cellHistogram } from "~/search/stats/cell-histogram.server";
import { gatherStatistics, type PlanStatistics } from "~/search/stats/plan-statistics.server";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import type { ResolvedText } from "~/search/text/resolve-text.server";

export type BoundSearch = { query: BoundQuery; stats: PlanStatistics };

/** A search in the terms of the corpus, and what is known of the listings for a plan. `kept`: the terms, where not all. */
export async function bindSearch(
  search: ListingSearch,
  { number, words }: Pick<ResolvedText, "number" | "words">,
  kept?: readonly ResolvedTerm[],
): Promise<BoundSearch> {
  const filters = filtersOf(search);
  const terms = searchedTerms({ words }, kept);
  // A number leads to its listings, and what nothing has needs no statistics either.
  const isDecided = !filters || number || (words && terms.length === 0);
  const stats = isDecided
    ? { histogram: await cellHistogram(), brandCount: Infinity, isCategoryExcluded: false }
    : await gatherStatistics(filters, terms);
  return { query: bindQuery(search, { number, words, kept }, stats), stats };
}
