import { type SQL, sql } from "drizzle-orm";
import { literalLimit } from "~/platform/db/database.server";
import { fittingYears, modelYears, signed } from "~/search/fitment/fitment.repo.server";
import { type Bounds, cellRanges } from "~/search/geo/morton-cells";
import type { Filters } from "~/search/model/filter";
import { maxScannedRows } from "~/search/plan/limits";
import { conditions, every, rangeTable } from "./predicates.repo.server";

/**
 * The listings `l` of an area that fit the filters' vehicle, by an index of vehicles with cells. It
 * holds the signatures of their words as well, so that few are read that have not all of these.
 */
export function listingsThatFit(bounds: Bounds, { fits, ...rest }: Filters): SQL {
  if (!fits) throw new Error("What fits is asked for with a vehicle.");
  const where = every([
    ...signed(rest.words ?? []),
    fittingYears(fits),
    sql`f.cell between r.lo and r.hi`,
  ]);
  return sql`select l.* from (
    select distinct f.listing_key from ${modelYears(fits)} cross join ${rangeTable(cellRanges(bounds))} cross join lateral (
      select f.listing_key from fitment f where ${where} offset 0) f) k
    join listing l on l.key = k.listing_key where ${every(conditions({ ...rest, bounds }))} ${literalLimit(maxScannedRows)}`;
}
