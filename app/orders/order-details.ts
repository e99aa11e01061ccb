import type {
  Condition,
  DeliveryAddress,
  Fulfilment,
  Grade,
  OrderParty,
  OrderStage,
  OrderStatus,
  PaymentWay,
} from "~/platform/enums";
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
  /** From 0, as it stands in the order. */
  position: number;
  quantity: number;
  /** How many of them were canceled after the order was placed. */
  canceledQuantity: number;
  /** A dispute decides about its money: what was paid for it cannot be taken out. */
  isFrozen?: boolean;
  /** When it was sent, where the order goes in several parcels, and whenever all of it was. */
  shippedAt: Date | null;
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
  payment: PaymentWay;
  /** Whether it is paid for: what is taken out of it is refunded, and its total stays. */
  isSold?: boolean;
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
  /** Since when the buyer asks the seller to cancel it; null where nobody asks. */
  cancelAskedAt: Date | null;
  /** Whether some of its lines were sent. */
  isPartlySent: boolean;
  /** What the buyer shows at the counter; null while nothing is ready. */
  collectionCode: string | null;
  /** How it was shipped, as the seller said. */
  carrier: string | null;
  trackingNumber: string | null;
  /** The first first. */
  events: OrderEventDetails[];
  /** Whether the reader can open a dispute about something in it. */
  canDispute: boolean;
}

/** The pieces of a line that are still in the order. */
export const keptPieces = ({
  quantity,
  canceledQuantity,
}: Pick<OrderLineDetails, "quantity" | "canceledQuantity">): number => quantity - canceledQuantity;

/** Lines that the seller can still send. */
const unsentLines = <
  Line extends Pick<OrderLineDetails, "quantity" | "canceledQuantity" | "shippedAt">,
>(
  lines: readonly Line[],
): Line[] => lines.filter((line) => !line.shippedAt && keptPieces(line) > 0);

/** Lines that can be sent, or taken out, without the rest. */
export const changeableLines = <
  Line extends Parameters<typeof unsentLines>[0][number] & Pick<OrderLineDetails, "isFrozen">,
>(
  lines: readonly Line[],
  task: "ship" | "cancel",
): Line[] => unsentLines(lines).filter(({ isFrozen }) => task === "ship" || !isFrozen);

/** Whether some of an order's parts can be sent, or taken out, without the rest. */
export function canChangeParts(
  { side, stage, lines }: Pick<OrderDetails, "side" | "stage" | "lines">,
  task: "ship" | "cancel",
): boolean {
  const unsent = changeableLines(lines, task);
  const pieces = lines.reduce((sum, line) => sum + keptPieces(line), 0);
  if (task === "ship")
    return side === "seller" && unsent.length > 1 && (stage === "placed" || stage === "accepted");
  const isOpen =
    stage === "placed" || (side === "seller" && (stage === "accepted" || stage === "ready"));
  return isOpen && unsent.length > 0 && pieces > 1;
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
