import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "~/catalog/choices";
import { literalLimit } from "~/platform/db/database.server";
import type { Filters } from "~/search/model/filter";
import type { Source } from "~/search/model/source";
import { maxScannedRows } from "~/search/plan/limits";
import type { Cursor } from "~/search/query/cursor.server";
import { listingsOfArea, listingsOfCells } from "./area.repo.server";
import { listingsThatFit } from "./fitment.repo.server";
import { afterCursor, indexOrderBy } from "./order.repo.server";
import { bothStocks, conditions, every } from "./predicates.repo.server";
import { listingsOfWords } from "./terms.repo.server";
import { listingsOfWordsByPrice } from "./terms-by-price.repo.server";

/** `limit`: so many of a walk are wanted. */
export type Candidates = {
  source: Source;
  filters: Filters;
  order?: Sort;
  after?: Cursor;
  limit?: number;
};

/** The candidates `l` of a source that pass the filters. */
export function candidates({ source, filters, order, after, limit }: Candidates): SQL {
  switch (source.by) {
    case "area":
      return listingsOfArea(source.bounds, filters, order);
    case "cells":
      return listingsOfCells(source.cells, filters);
    case "words":
      return listingsOfWords(source, filters);
    case "fits":
      return listingsThatFit(source.bounds, filters);
    case "seller":
      return sql`select l.* from listing l where ${every(conditions(filters))} ${literalLimit(maxScannedRows)}`;
    case "keys":
      return sql`select l.* from listing l where l.key = any(${`{${source.keys.join(",")}}`}::int[]) and ${every(conditions(filters))}`;
    case "prices":
      return listingsOfWordsByPrice(source, filters, {
        // A place in another order says nothing of this one's.
        after: order === source.order ? after : undefined,
        limit: source.limit,
      });
    case "priced":
      return walk({ order: "price", most: source.most }, filters);
    case "walk":
      return walk(source, filters, { after, limit });
  }
}

/** In order already, each stock for itself. */
function walk(
  { order, most }: Omit<Extract<Source, { by: "walk" }>, "by">,
  filters: Filters,
  { after, limit }: Pick<Candidates, "after" | "limit"> = {},
): SQL {
  const { category, minPriceCents, maxPriceCents, includeSoldOut } = filters;
  const prices = order === "newest" ? {} : { minPriceCents, maxPriceCents };
  // Of two stocks together all would be sorted.
  const first =
    includeSoldOut && limit !== undefined
      ? sql`order by ${indexOrderBy(order)} ${literalLimit(limit)}`
      : sql``;
  return bothStocks(filters, (stock) => {
    const indexed = conditions({ category, includeSoldOut, ...prices }, stock);
    if (after) indexed.push(afterCursor(order, after));
    const looks = most === undefined ? sql`` : literalLimit(most);
    // An index by price tells all the rest but words and the stock, which it is of: asked for once more, each
    // listing would be read for it.
    const rest = every(conditions(filters, "any"));
    return sql`select l.* from (select l.* from listing l where ${every(indexed)} order by ${indexOrderBy(order)} ${looks}) l where ${rest} ${first}`;
  });
}
