import { type SQL, sql } from "drizzle-orm";
import type { Sort } from "~/catalog/choices";
import { milesFrom } from "~/platform/db/miles-from.server";
import type { IndexedOrder, Point, Rank } from "~/search/model/order";
import { tierMiles } from "~/search/plan/limits";
import type { Cursor } from "~/search/query/cursor.server";

/* How what was found is put in order. */

function relevanceTier(rank: Rank): SQL {
  if (rank.by === "words")
    return sql`case when (select ts_match_vq(d.document, ${rank.query}::tsquery) from listing d where d.key = l.key) then 0 else 1 end`;
  const [keys, ranks] = [rank.keys, rank.ranks].map((list) => `{${list.join(",")}}`);
  return sql`(${ranks}::int[])[array_position(${keys}::int[], l.key)]`;
}

/** What an order sorts the listing `l` by, ascending, as pages remember it; the key comes second. */
export function sortValue(order: Sort, from: Point, rank?: Rank): SQL {
  switch (order) {
    case "nearest":
      return milesFrom(from);
    case "best":
      return rank
        ? sql`${milesFrom(from)} + ${tierMiles} * ${relevanceTier(rank)}`
        : milesFrom(from);
    case "price":
      return sql`l.price_cents::float8`;
    case "price-high":
      return sql`-l.price_cents::float8`;
    case "newest":
      return sql`-extract(epoch from l.created_at)::float8`;
  }
}

/** The same for an order that an index has, in the index's own words. */
export function indexOrderBy(order: IndexedOrder): SQL {
  switch (order) {
    case "price":
      return sql`l.price_cents, l.key`;
    case "price-high":
      return sql`l.price_cents desc, l.key desc`;
    case "newest":
      return sql`l.created_at desc, l.key desc`;
  }
}

/** That the listing `l` comes after the place, in an order that an index has. */
export function afterCursor(order: IndexedOrder, [value, key]: Cursor): SQL {
  switch (order) {
    case "price":
      return sql`(l.price_cents, l.key) > (${value}::float8::bigint, ${key}::int)`;
    case "price-high":
      return sql`(l.price_cents, l.key) < (${-value}::float8::bigint, ${key}::int)`;
    case "newest":
      return sql`(l.created_at, l.key) < (to_timestamp(${-value}::float8), ${key}::int)`;
  }
}
