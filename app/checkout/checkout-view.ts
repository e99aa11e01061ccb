import type { CartGroup } from "~/cart/cart-groups";
import type { OrderFit } from "~/orders/order-fit";
import type { Fulfilment, OrderStage, OrderStatus, PaymentWay } from "~/platform/enums";
import { type TaxRates, taxOfOrder } from "./tax";

/* A checkout, and what it became, as pages show them. Browser-safe. */

/** How a seller's parts can be got, the first of which is suggested. */
export const waysOf = ({ seller }: Pick<CartGroup, "seller">): Fulfilment[] => [
  ...(seller.offersPickup ? ["pickup" as const] : []),
  ...(seller.delivery ? ["delivery" as const] : []),
];

/** One seller's part of a checkout. */
export interface CheckoutGroup extends CartGroup {
  /** Of each line that is bought for a car, whether it fits; by listing. */
  fits: Record<string, OrderFit>;
}

/** The tax of one seller's part of a checkout, in cents; null while the state of a delivery is not said. */
export const taxOfGroup = (
  { lines }: Pick<CheckoutGroup, "lines">,
  of: { fulfilment: Fulfilment; state: string },
  rates: TaxRates,
): number | null =>
  taxOfOrder(
    lines.map(({ listing, quantity }) => ({
      ...{ partsCents: listing.priceCents * quantity, place: listing },
    })),
    of,
    rates,
  );

export interface OpenCheckout {
  id: string;
  /** The part that it was begun for, from its page; null for what was in a cart. */
  atOnceListingId: string | null;
  groups: CheckoutGroup[];
  partsCents: number;
  coreCents: number;
  taxRates: TaxRates;
  /** What is shown, in short: the form sends it back, so that nothing else is bought. */
  seen: string;
  /** For how many minutes its pieces are held yet; 0 once they are not. */
  heldMinutes: number;
}

/** One of the orders that a checkout became, to its buyer. */
export interface ReceiptOrder {
  number: string;
  sellerName: string;
  sellerPhone: string | null;
  stage: OrderStage;
  payment: PaymentWay;
  /** What the badge says of that. */
  status: OrderStatus;
  fulfilment: Fulfilment;
  locationName: string;
  /** What the buyer shows at the counter; null while nothing is ready. */
  collectionCode: string | null;
  carrier: string | null;
  trackingNumber: string | null;
  totalCents: number;
  coreCents: number;
  deliveryCents: number;
  taxCents: number;
  /** It is in an account, where its page is; a guest's is not. */
  isOfAccount: boolean;
  lines: { id: string; name: string; quantity: number; priceCents: number }[];
}

export interface Receipt {
  /** What the link carries that shows it without an account. */
  token: string;
  orders: ReceiptOrder[];
}
