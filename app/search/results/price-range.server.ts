import type { Filters } from "~/search/model/filter";
import type { Source } from "~/search/model/source";
import { selectivePriceRange } from "~/search/plan/by-price";
import { maxRangeRows } from "~/search/plan/limits";
import { countCandidates } from "~/search/sql/listings.repo.server";
import type { PlanStatistics } from "~/search/stats/plan-statistics.server";

/** All in the filters' range of prices, where it is counted to be few. */
export async function countedPriceRange(
  filters: Filters,
  stats: PlanStatistics,
): Promise<Source | undefined> {
  const range = selectivePriceRange(filters, stats);
  if (!range) return undefined;
  const { source, counted } = range;
  const count = await countCandidates({ source, filters: counted }, maxRangeRows);
  return count < maxRangeRows ? source : undefined;
}
