import { sql } from "drizzle-orm";
import type { Queryable } from "~/platform/db/database.server";
import { orderEvent } from "~/platform/db/schema.server";

/** Adds to an order's history. */
export async function insertOrderEvent(
  tx: Queryable,
  event: Pick<typeof orderEvent.$inferInsert, "id" | "orderId" | "kind" | "by" | "detail">,
): Promise<void> {
  // Several of one transaction stand in the order in which they were written.
  await tx.insert(orderEvent).values({ ...event, at: sql`clock_timestamp()` });
}
