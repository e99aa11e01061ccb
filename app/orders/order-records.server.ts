import type { Queryable } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { emitOrderEvents, type OrderEvent } from "./order-listeners.server";
import { insertOrderEvent } from "./order-records.repo.server";

/**
 * Notes that something has happened to an order, in the transaction that it happens in: both sides read it in the
 * order's history, and whoever waits for it is told. Gives the id of what was noted: that of another row which the event
 * is about, or a new one.
 */
export async function noteOrderEvent(
  tx: Queryable,
  {
    id = newId(),
    detail = {},
    ...event
  }: Omit<OrderEvent, "id"> & { id?: string; detail?: Record<string, string> },
): Promise<string> {
  const { orderId, kind, by } = event;
  await insertOrderEvent(tx, { id, orderId, kind, by, detail });
  await emitOrderEvents(tx, [{ id, ...event }]);
  return id;
}
