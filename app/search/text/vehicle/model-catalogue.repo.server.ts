import { sql } from "drizzle-orm";
import { literalLimit, searchRows } from "~/platform/db/database.server";

/** The makes and models that listings are said to fit: from one vehicle to the next in the index. */
export function selectFittedModels(limit: number) {
  return searchRows<{ make: string; model: string }>(sql`
    with recursive named as (
      (select vehicle, make, model from fitment order by vehicle limit 1)
      union all
      select next.* from named cross join lateral (
        select f.vehicle, f.make, f.model from fitment f where f.vehicle > named.vehicle
        order by f.vehicle limit 1) next)
    select make, model from (select make, model from named ${literalLimit(limit)}) known order by make, model`);
}
