import type { OrderPhoto } from "~/order-photos/order-photo";
import type { KeptFit } from "~/orders/order-fit";
import type { OrderSide } from "~/orders/order-graph";
import type { KeptPicture } from "~/photos/photo.schema";
import type {
  Condition,
  DisputeEntryKind,
  DisputeOutcomeKind,
  DisputeReason,
  DisputeStatus,
  Grade,
  OrderParty,
  PaymentWay,
} from "~/platform/enums";
import type { DisputeEntryState, DisputeMoveName } from "./dispute-graph";

/** Something said, offered or decided in a dispute. */
export interface DisputeEntryDetails extends DisputeEntryState {
  by: OrderParty;
  kind: DisputeEntryKind;
  /** Blank for nothing. */
  text: string;
  /** Of an offer, its answer or a decision. */
  amountCents: number | null;
  photos: OrderPhoto[];
  createdAt: Date;
}

/** Pieces of a part, as they were sold. */
export interface SoldLine {
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
  /** Those that showed it then. */
  pictures: KeptPicture[];
  fit: KeptFit | null;
}

/** A dispute, as one of its sides sees it. */
export interface DisputeDetails {
  /** The ticket's. */
  number: string;
  orderNumber: string;
  /** How it was paid: what is refunded goes back the same way. */
  payment: PaymentWay;
  side: OrderSide;
  customerName: string;
  sellerName: string;
  /** The part that it is about; null for all of the order. */
  lineName: string | null;
  reason: DisputeReason;
  message: string;
  /** Sent when it was opened. */
  photos: OrderPhoto[];
  status: DisputeStatus;
  outcome: DisputeOutcomeKind | null;
  answerBy: Date;
  createdAt: Date;
  /** The first first. */
  entries: DisputeEntryDetails[];
  lines: SoldLine[];
  /** What can still be given back. */
  leftCents: number;
  /** What was given back by it; null for nothing. */
  refundedCents: number | null;
  /** What the reader can do now. */
  moves: DisputeMoveName[];
  /** Of what is written next. */
  entryId: string;
}
