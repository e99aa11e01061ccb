import type {
  Condition,
  DeliveryAddress,
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

/** `2 × Front Brake Rotor`: pieces of one part. */
export const piecesText = ({ name, quantity }: { name: string; quantity: number }): string =>
  quantity > 1 ? `${quantity} × ${name}` : name;

/** `2 × Front Brake Rotor, and 3 more`: what is in an order, in a line. */
export function orderTitle(first: Parameters<typeof piecesText>[0], moreLines: number): string {
  const part = piecesText(first);
  return moreLines > 0 ? `${part}, and ${moreLines} more` : part;
}

/** `UPS 1Z999`: how it was shipped, as the seller said; blank for nothing. */
export const trackingText = ({
  carrier,
  trackingNumber,
}: {
  carrier: string | null;
  trackingNumber: string | null;
}): string => [carrier, trackingNumber].filter(Boolean).join(" ");
