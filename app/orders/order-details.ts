import type { OrderStatus } from "~/platform/enums";
import type { DisputeItem } from "./DisputePanel";
import type { KeptFit } from "./order-fit";
import type { OrderSide } from "./order-graph";

export interface OrderDetails {
  number: string;
  status: OrderStatus;
  /** The reader's side of the order. */
  side: OrderSide;
  isSample: boolean;
  listingId: string;
  partName: string;
  partNumber: string;
  quantity: number;
  totalCents: number;
  customerName: string;
  sellerName: string;
  /** Where it is collected. */
  locationName: string;
  placedAt: Date;
  /** Null before it happens, and when the date was not recorded. */
  begunAt: Date | null;
  shippedAt: Date | null;
  deliveredAt: Date | null;
  canceledAt: Date | null;
  /** Whether it fits the car it was ordered for, as it was said then; null without a car. */
  fit: KeptFit | null;
  /** Newest first; at most one is open. */
  disputes: DisputeItem[];
}
