import { sql } from "drizzle-orm";
import { literalLimit, searchRows } from "~/platform/db/database.server";
import type { FilterColumn } from "~/search/filters/filter";
import { facetQueries } from "~/search/filters/filter-queries";

/** What of a listing filters ask about: numbers are as they stand. */
export type SampledRow = Partial<Record<FilterColumn, string | number>> & {
  price_cents: number;
  lat: number;
  lng: number;
  /** Those of its document, between spaces. */
  words: string;
};

const columns = sql.raw(
  facetQueries.flatMap(({ isSampled, column }) => (isSampled ? [`l.${column}`] : [])).join(", "),
);

/** An upper bound above any sample's size. */
const mostSampled = 100_000;

/** Of the listings in stock about so many hundredths: whole pages of the table, others by another `seed`. */
export function selectSample(percent: number, seed: number): Promise<SampledRow[]> {
  return searchRows(sql`
    select ${columns}, l.price_cents, l.lat, l.lng, array_to_string(tsvector_to_array(l.document), ' ') as words
    from listing l tablesample system (${percent}::real) repeatable (${seed}::int) where l.in_stock ${literalLimit(mostSampled)}`);
}
