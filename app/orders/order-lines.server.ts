import type { Queryable } from "~/platform/db/database.server";
import { insertOrders, type NewOrder, type WrittenOrder } from "./order-lines.repo.server";
import { notePlaced } from "./order-listeners.server";

export type { NewLine, NewOrder, WrittenOrder } from "./order-lines.repo.server";
export {
  restock,
  selectEvents as eventsOfOrder,
  selectLines as linesOfOrders,
  updateToCounter as payAtCounter,
} from "./order-lines.repo.server";

/**
 * Writes orders, takes their pieces off the shelf and tells whoever listens, in the caller's transaction, which has
 * locked the listings and knows that there are enough. One that is written already is left out. `origin`: what links in
 * mails begin with.
 */
export async function writeOrders(
  tx: Queryable,
  orders: readonly NewOrder[],
  origin?: string,
): Promise<WrittenOrder[]> {
  const written = await insertOrders(tx, orders);
  await notePlaced(tx, written, origin);
  return written;
}
