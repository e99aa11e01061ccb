import { linesOfOrder } from "~/orders/order-lines.server";
import { receiptToken } from "~/orders/receipt-token.server";
import { selectReceiptOrders } from "./checkout.repo.server";
import type { Receipt } from "./checkout-view";

/** What a checkout became: its orders, with what is in them, how far they are, and the link that shows them. */
export async function readReceipt(checkoutId: string): Promise<Receipt> {
  const orders = await selectReceiptOrders(checkoutId);
  return {
    token: receiptToken(checkoutId),
    orders: await Promise.all(
      orders.map(async ({ id, ...order }) => ({
        ...order,
        lines: (await linesOfOrder(id)).map(({ id: lineId, name, quantity, priceCents }) => ({
          ...{ id: lineId, name, quantity, priceCents },
        })),
      })),
    ),
  };
}
