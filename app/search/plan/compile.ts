import type { Rank } from "~/search/model/order";
import type { Source } from "~/search/model/source";
import type { PlanStatistics } from "~/search/stats/plan-statistics.server";
import { numberRanks } from "~/search/text/number-ranks";
import { tsquery } from "~/search/text/tsquery";
import type { BoundQuery } from "./bind";
import { selectivePriceRange } from "./by-price";
import { planInOrder } from "./in-order";
import { maxScannedRows } from "./limits";
import { planNearest } from "./nearest";
import type { PageWanted } from "./page";
import type { Plan } from "./plan";
import { capped, orElse, readOf, rowsText } from "./read";

/** The plan for a page of a query's results: decided by statistics alone, no listing is read. */
export function compileQuery(query: BoundQuery, stats: PlanStatistics, page: PageWanted): Plan {
  const { filters, source } = query;
  if (query.isProvablyEmpty)
    return empty("no listing of the category has one of the terms, the brand or the vehicle");
  if (source) return readFew(query, source, page);
  // By price and by place alone an index leads to what is in a range.
  const canUsePriceRange = filters.words || filters.brand !== undefined || page.order === "newest";
  const range = canUsePriceRange ? selectivePriceRange(filters, stats) : undefined;
  if (!range) return planByOrder(query, stats, page);
  return readOf({
    ...{ source: range.source, filters, order: page.order, total: query },
    estimate: capped(range.estimate),
    because: `about ${rowsText(range.estimate)} are in that range of prices, whatever else is asked`,
    fallback: orElse("too many are counted", () => planByOrder(query, stats, page), range.counted),
  });
}

const empty = (because: string): Plan => ({ kind: "empty", estimate: 0, because });

/** All candidates of a source that is known to have few. */
function readFew(query: BoundQuery, source: Source, page: PageWanted): Plan {
  const { filters } = query;
  // What is in a range may be looked for near the place for the next page: in the same order.
  const rank = page.order === "best" ? rankOf(query) : undefined;
  const candidates = source.by === "keys" ? source.keys.length : query.candidates;
  if (candidates === 0) return empty(whyNone(query));
  return readOf({
    ...{ source, filters, order: page.order, rank, total: query },
    estimate: capped(candidates ?? maxScannedRows),
    because: whyFew(source, candidates ?? 0),
  });
}

function whyNone({ number, fitsNothing, words, filters }: BoundQuery): string {
  if (number) return "no listing goes by the number, only by what replaced it";
  if (fitsNothing) return "nothing fits the vehicle";
  if (words && words.unknown.length > 0) return `nothing has “${words.unknown.join("”, “")}”`;
  return filters.brand ? "nothing is of the brand" : "the view and the circle do not meet";
}

function whyFew(source: Source, candidates: number): string {
  if (source.by === "keys") return `${rowsText(candidates)} listings go by the number`;
  if (source.by === "words") return `the rarest term has ${rowsText(candidates)} listings`;
  return "one seller's listings have an index of their own";
}

function rankOf({ number, words }: BoundQuery): Rank | undefined {
  if (number) {
    const kinds = [...number.kinds];
    const ranks = kinds.map(([, { kind }]) => numberRanks[kind]);
    return { by: "number", keys: kinds.map(([key]) => key), ranks };
  }
  return words && { by: "words", query: tsquery(words.meant.map(({ inName }) => inName)) };
}

const planByOrder = (query: BoundQuery, stats: PlanStatistics, page: PageWanted): Plan => {
  const { order } = page;
  return order === "nearest" || order === "best"
    ? planNearest(query, stats, { page, order })
    : planInOrder(query, stats, { page, order });
};
