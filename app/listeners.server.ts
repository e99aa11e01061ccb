import { beginCores } from "./cores/cores.server";
import { tellOfOrders } from "./notifications/order-notices.server";
import { onOrderEvents } from "./orders/order-listeners.server";

/** Has domains listen to what happens in others: called where the site starts, and each worker, and what else moves orders. */
export function registerListeners(): void {
  onOrderEvents("notices", tellOfOrders);
  onOrderEvents("cores", beginCores);
}
