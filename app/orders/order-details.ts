import type {
  Condition,
  Fulfilment,
  Grade,
  OrderParty,
  OrderStage,
  OrderStatus,
} from "~/platform/enums";
import type { DisputeItem } from "./DisputePanel";
import type { KeptFit } from "./order-fit";
import type { OrderSide } from "./order-graph";

/** Pieces of a part, as they were sold. */
export interface OrderLineDetails {
  id: string;
  listingId: string;
  name: string;
  partNumber: string;
  condition: Condition;
  grade: Grade | null;
  quantity: number;
  /** Of a piece, as is the deposit for the old part. */
  priceCents: number;
  coreCents: number;
  /** Whether it fits the car it was ordered for, as it was said then; null without a car. */
  fit: KeptFit | null;
}

/** Something that happened to an order. */
export interface OrderEventDetails {
  id: string;
  /** `place`, or an arrow of the order's graph. */
  kind: string;
  by: OrderParty;
  at: Date;
  detail: Record<string, string>;
}

/** Where a delivery goes. */
export interface DeliveryAddress {
  name: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
}

export interface OrderDetails {
  number: string;
  status: OrderStatus;
  stage: OrderStage;
  fulfilment: Fulfilment;
  /** The reader's side of the order. */
  side: OrderSide;
  isSample: boolean;
  /** At least one. */
  lines: OrderLineDetails[];
  totalCents: number;
  coreCents: number;
  deliveryCents: number;
  taxCents: number;
  customerName: string;
  sellerName: string;
  /** Where it is collected. */
  locationName: string;
  /** Of a delivery. */
  address: DeliveryAddress | null;
  /** What the buyer wrote with it; blank for nothing. */
  note: string;
  contactPhone: string | null;
  placedAt: Date;
  /** What the buyer shows at the counter; null while nothing is ready. */
  collectionCode: string | null;
  /** How it was shipped, as the seller said. */
  carrier: string | null;
  trackingNumber: string | null;
  /** The first first. */
  events: OrderEventDetails[];
  /** Newest first; at most one is open. */
  disputes: DisputeItem[];
}

/** `2 × Front Brake Rotor, and 3 more`: what is in an order, in a line. */
export function orderTitle(first: { name: string; quantity: number }, moreLines: number): string {
  const part = first.quantity > 1 ? `${first.quantity} × ${first.name}` : first.name;
  return moreLines > 0 ? `${part}, and ${moreLines} more` : part;
}
