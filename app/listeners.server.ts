import { followOrders } from "./cores/cores.server";
import { dropDisputes } from "./disputes/dispute-steps.server";
import { invoiceOrders } from "./invoices/invoices.server";
import { tellOfOrders } from "./notifications/order-notices.server";
import { onOrderEvents } from "./orders/order-listeners.server";
import { settleMovedOrders } from "./payments/payment-jobs.server";
import { refundCanceled } from "./refunds/called-off.server";

/** Has domains listen to what happens in others: called where the site starts, and each worker, and what else moves orders. */
export function registerListeners(): void {
  onOrderEvents("notices", tellOfOrders);
  onOrderEvents("cores", followOrders);
  onOrderEvents("disputes", dropDisputes);
  onOrderEvents("refunds", refundCanceled);
  onOrderEvents("payments", settleMovedOrders);
  // Last: until the transaction ends no other order of the seller is invoiced.
  onOrderEvents("invoices", invoiceOrders);
}
