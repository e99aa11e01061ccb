import { world } from "~/search/geo/bounds";
import type { Filters } from "~/search/model/filter";
import { isCounted } from "~/search/plan/count";
import { countAreas } from "~/search/stats/cell-counts.repo.server";
import { cellHistogram } from "~/search/stats/cell-histogram.server";
import { estimateCount } from "~/search/stats/row-sample.server";
import type { Found } from "./execute-plan.server";

/** How many listings a search finds in all. */
export type ListTotal = { count: number; isExact: boolean };

/** By what was counted; else by the counts kept for each cell: exact for all of a category and condition, else about. */
export async function countTotal(total: Found["total"]): Promise<ListTotal> {
  if (total.isCounted) return { count: total.count, isExact: true };
  const { filters, share, atLeast } = total;
  const isExact = !filters.bounds && isCounted(filters);
  const count = isExact
    ? (await countAreas([world], filters))[0]
    : await estimateTotal(filters, share);
  return { count: Math.max(atLeast, Math.round(count ?? 0)), isExact };
}

/** As facets do where they can, so that both say the same. */
async function estimateTotal(filters: Filters, share: number): Promise<number> {
  const histogram = await cellHistogram();
  const { bounds = world } = filters;
  const estimate = estimateCount(filters, histogram.within(bounds));
  return estimate ?? histogram.within(bounds, filters) * share;
}
