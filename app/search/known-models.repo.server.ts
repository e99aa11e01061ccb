import { sql } from "drizzle-orm";
import { atMost, searchRows } from "~/platform/database.server";

/** The makes and models that listings are said to fit: from one to the next in the index. */
export function selectFittedModels(limit: number) {
  return searchRows<{ make: string; model: string }>(sql`
    with recursive named as (
      (select make, model from fitment order by make, model limit 1)
      union all
      select next.make, next.model from named cross join lateral (
        select f.make, f.model from fitment f where (f.make, f.model) > (named.make, named.model)
        order by f.make, f.model limit 1) next)
    select make, model from named ${atMost(limit)}`);
}
