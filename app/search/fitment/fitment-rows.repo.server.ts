import { sql } from "drizzle-orm";
import type { FitmentRow } from "~/catalog/listing.schema";
import { searchRows } from "~/platform/db/database.server";
import type { Vehicle } from "~/search/query/search-params";
import { fitting, ofModel } from "./fitment.repo.server";

/** The fitment rows of some listings, at most 200 of each. */
export function selectFitment(
  keys: readonly number[],
): Promise<(FitmentRow & { listing_key: number })[]> {
  return searchRows(sql`
    select f.* from unnest(${`{${keys.join(",")}}`}::int[]) k(key) cross join lateral (
      select f.listing_key, f.make, f.model, f.y0, f.y1, f.engine, f.note, f.source
      from fitment f where f.listing_key = k.key limit 200) f
    order by f.listing_key, f.make, f.model, f.y0, f.engine`);
}

/** Of some listings those with a row that says that they fit, by their keys. */
export async function selectFitting(
  keys: readonly number[],
  vehicle: Vehicle,
): Promise<ReadonlySet<number>> {
  if (keys.length === 0) return new Set();
  const rows = await searchRows<{ key: number }>(sql`
    select k.key from unnest(${`{${keys.join(",")}}`}::int[]) k(key)
    where (select true from fitment f where f.listing_key = k.key and ${fitting(vehicle)} limit 1)`);
  return new Set(rows.map(({ key }) => key));
}

/** Whether any list of fitments knows a model by that name, in whatever case. */
export async function selectIsListed(model: { make: string; model: string }) {
  const rows = await searchRows<{ found: number }>(
    sql`select 1 found from fitment f where ${ofModel(model)} limit 1`,
  );
  return rows.length > 0;
}
