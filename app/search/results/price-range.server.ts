import type { Filters } from "~/search/model/filter";
import type { Source } from "~/search/model/source";
import { selectivePriceRange } from "~/search/plan/by-price.server";
import { maxRangeRows } from "~/search/plan/limits";
import { countCandidates } from "~/search/sql/listings.repo.server";

/** All in the filters' range of prices, where it is counted to be few. */
export async function countedPriceRange(filters: Filters): Promise<Source | undefined> {
  const range = await selectivePriceRange(filters);
  if (!range) return undefined;
  const count = await countCandidates({ source: range.source, filters: range.asked }, maxRangeRows);
  return count < maxRangeRows ? range.source : undefined;
}
