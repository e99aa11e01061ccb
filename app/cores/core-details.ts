import type { OrderPhoto } from "~/order-photos/order-photo";
import type { OrderSide } from "~/orders/order-graph";
import type { CoreState, OrderParty, PaymentWay } from "~/platform/enums";

/** A deposit as lists show it. */
export interface CoreListItem {
  id: string;
  orderNumber: string;
  /** The reader's side of the order. */
  side: OrderSide;
  partName: string;
  quantity: number;
  /** The other side. */
  otherName: string;
  /** Of all pieces. */
  depositCents: number;
  /** What of it the seller keeps; null until that is known. */
  keptCents: number | null;
  state: CoreState;
  /** Until then the old part has to be on its way. */
  sendBy: Date;
  receivedAt: Date | null;
  settledAt: Date | null;
}

/** A deposit, with what its own page says. */
export interface CoreDetails extends CoreListItem {
  partNumber: string;
  /** How its order was paid: the deposit goes back the same way. */
  payment: PaymentWay;
  /** Where the old part can be handed over. */
  locationName: string;
  carrier: string | null;
  trackingNumber: string | null;
  /** Why it was reduced or refused, or is over otherwise; blank for nothing. */
  reason: string;
  /** Of the old part, as the seller sent them with that. */
  photos: OrderPhoto[];
  /** How often the buyer was reminded of it, and when last. */
  reminders: number;
  remindedAt: Date | null;
  sentAt: Date | null;
  createdAt: Date;
  /** Who decided that money goes back; null where none did. */
  settledBy: OrderParty | null;
}
