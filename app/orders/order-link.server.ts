import { paths } from "~/paths";
import { env } from "~/platform/config/env.server";
import type { OrderSide } from "./order-graph";
import { receiptToken } from "./receipt-token.server";

interface LinkedOrder {
  number: string;
  buyerAccountId: string | null;
  checkoutId: string | null;
}

/**
 * Where a side of an order looks at it, for a mail: its page, or a guest's signed link. Undefined where nobody knows the
 * site's address: neither the request that the mail comes of (`origin`) nor the settings.
 */
export function orderLink(
  { number, buyerAccountId, checkoutId }: LinkedOrder,
  side: OrderSide,
  origin: string | undefined = env().SITE_URL,
): string | undefined {
  const isGuests = side === "buyer" && buyerAccountId === null && checkoutId !== null;
  const path = isGuests ? paths.receipt(receiptToken(checkoutId)) : paths.dashboardOrder(number);
  return origin && `${origin}${path}`;
}
