import type { OrderPhoto } from "~/order-photos/order-photo";
import type { KeptFit } from "~/orders/order-fit";
import type { OrderSide } from "~/orders/order-graph";
import type { KeptPicture } from "~/photos/photo.schema";
import type {
  Condition,
  Grade,
  OrderParty,
  PaymentWay,
  ReturnReason,
  ReturnState,
} from "~/platform/enums";
import type { ReturnAmounts } from "./return-amounts";

/** A return in a list. */
export interface ReturnListItem {
  number: string;
  partName: string;
  quantity: number;
  state: ReturnState;
}

/** A return as its page shows it. */
export interface ReturnDetails extends ReturnListItem {
  orderNumber: string;
  /** How it was paid: the money goes back the same way. */
  payment: PaymentWay;
  /** The reader's. */
  side: OrderSide;
  /** Whom the reader bought from, or sold to. */
  otherName: string;
  /** Where the seller's counter is. */
  locationName: string;
  reason: ReturnReason;
  /** What the buyer wrote, and what the seller answered. */
  message: string;
  answer: string;
  /** Until when the seller can answer, and the buyer send it; null before that is known. */
  answerBy: Date;
  sendBy: Date | null;
  sentAt: Date | null;
  /** Since when the seller says that it has not arrived, and whether the buyer has named the parcel after that. */
  missingAt: Date | null;
  isTraced: boolean;
  carrier: string | null;
  trackingNumber: string | null;
  isRestocked: boolean | null;
  createdAt: Date;
  /** What was sold, as it was listed then. */
  listingId: string;
  partNumber: string;
  condition: Condition;
  grade: Grade | null;
  priceCents: number;
  fit: KeptFit | null;
  pictures: KeptPicture[];
  /** Whether the seller answers for it. */
  isFault: boolean;
  /** What goes back, or went. */
  amounts: ReturnAmounts;
  /** A dispute about the part is open: it decides about the money. */
  isDisputed: boolean;
  /** Not as often as it can be: another dispute may be opened about it. */
  canDispute: boolean;
  /** The last dispute about the part, which is the open one where there is one; null for none. */
  ticket: string | null;
  photos: OrderPhoto[];
  /** The first first. */
  events: { id: string; kind: string; by: OrderParty; at: Date; reason?: string }[];
}

/** Pieces of an order that its buyer can return. */
export interface ReturnableLine {
  id: string;
  name: string;
  partNumber: string;
  /** How many can still go back. */
  left: number;
  priceCents: number;
  fit: KeptFit | null;
}

/** What is to go back, and what the buyer gets for it. */
export interface ReturnPlan {
  line: ReturnableLine;
  quantity: number;
  reason: ReturnReason;
  isFault: boolean;
  amounts: ReturnAmounts;
}
