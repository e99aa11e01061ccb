import { linesOfOrders } from "~/orders/order-lines.server";
import { receiptToken } from "~/orders/receipt-token.server";
import { selectReceiptOrders } from "./checkout.repo.server";
import type { Receipt } from "./checkout-view";

/** What a checkout became: its orders, with what is in them, how far they are, and the link that shows them. */
export async function readReceipt(checkoutId: string): Promise<Receipt> {
  const orders = await selectReceiptOrders(checkoutId);
  const lines = await linesOfOrders(orders.map(({ id }) => id));
  return {
    token: receiptToken(checkoutId),
    orders: orders.map(({ id, ...order }) => ({
      ...order,
      lines: (lines.get(id) ?? []).map(({ id: lineId, name, quantity, priceCents }) => ({
        ...{ id: lineId, name, quantity, priceCents },
      })),
    })),
  };
}
