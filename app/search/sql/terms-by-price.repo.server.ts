import { type SQL, sql } from "drizzle-orm";
import { literalLimit } from "~/platform/db/database.server";
import { conditions as allConditions } from "~/platform/enums";
import type { Filters } from "~/search/model/filter";
import type { Bands } from "~/search/model/source";
import type { Cursor } from "~/search/query/cursor.server";
import { afterCursor, indexOrderBy } from "./order.repo.server";
import { conditions, every, listingColumns } from "./predicates.repo.server";
import { holding, listTable } from "./terms.repo.server";

/**
 * The first listings `l` by price with the filters' words: by the index of words with conditions and prices,
 * one group of bands after the other until there are enough. What is out of stock is not among them.
 */
export function listingsOfWordsByPrice(
  { order, bands }: Bands,
  { words = [], ...rest }: Filters,
  { after, limit }: { after?: Cursor; limit: number },
): SQL {
  if (words.length === 0) throw new Error("By prices only words are looked up.");
  const where = conditions(rest, "any");
  if (after) where.push(afterCursor(order, after));
  const asked = rest.condition ? [rest.condition] : [...allConditions];
  const having = holding(
    words,
    (some) =>
      sql`select priced_word(w, c, b) from ${some} w, unnest(${sql.param(asked)}::text[]) c, unnest(g.bands::int[]) b`,
  );
  // What a group gives is in order, and so are the groups: a sort of all would look into every one.
  return sql`select l.* from ${listTable(bands)} with ordinality g(bands, at)
    cross join lateral (
      select l.* from (select ${listingColumns}, l.created_at from listing l where ${every([...having, sql`l.in_stock`])} offset 0) l
      where ${every(where)} order by ${indexOrderBy(order)} ${literalLimit(limit)}) l
    order by g.at ${literalLimit(limit)}`;
}
