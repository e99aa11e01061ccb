import { type SQL, sql } from "drizzle-orm";
import { pickupMiles } from "~/catalog/delivery";
import { milesFrom } from "~/platform/db/miles-from.server";
import type { Point, Reach } from "~/search/model/order";

/** Whether the listing `l` is near enough to pick up, or its seller sends it there. */
export function reached(reach: Reach, from: Point): SQL {
  const miles = milesFrom(from);
  // The seller is looked up of what is far alone.
  const within = sql`case when ${miles} <= ${pickupMiles}::float8 then true else exists (
    select from seller d where d.id = l.seller_id and d.delivers and (d.delivery_radius_miles is null or d.delivery_radius_miles >= ${miles})) end`;
  return reach === "within" ? within : sql`not ${within}`;
}
