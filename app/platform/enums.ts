/* The values that columns of the database, forms and pages have in common. Browser-safe. */

/**
 * The top of the part catalog; the first four are one tap away. The database numbers them in this
 * order, at most 31: new ones come last.
 */
export const categories = [
  "brake",
  "electrical",
  "body",
  "suspension",
  "steering",
  "engine",
  "cooling",
  "drivetrain",
  "exhaust",
  "fuel",
  "filter",
  "interior",
  "wheel",
  "hvac",
  "belt",
  "sensor",
  "lighting",
  "glass",
  "restraint",
  "ev",
  "fluid",
  "accessory",
] as const;
export const conditions = ["new", "refurbished", "used"] as const;
/** What is left of a used part, as a dismantler grades it: A is the best. */
export const grades = ["A", "B", "C"] as const;
/** The relation of a number to a listing's part: its own, OEM, interchange, or superseded. */
export const numberKinds = ["own", "oem", "interchange", "superseded"] as const;
/** A catalog's list is whole; a seller's may leave vehicles out. */
export const fitmentSources = ["catalogue", "seller"] as const;
/** A listing that buyers see, one that its seller has taken off the shelf for a while, and one put away for good. */
export const listingStates = ["published", "paused", "archived"] as const;
export const sellerKinds = ["business", "private"] as const;
/** What changed many listings at a time. */
export const listingBatchKinds = ["bulk", "import"] as const;
/**
 * An import's file is uploaded, checked in a dry run, and written; each of the two can be stopped, or fail where the
 * file cannot be read after all.
 */
export const importStates = [
  "uploaded",
  "checking",
  "checked",
  "running",
  "done",
  "stopped",
  "failed",
] as const;
/** What tables show of an order's stage. */
export const orderStatuses = ["processing", "shipped", "delivered", "canceled"] as const;
/**
 * How far the parts of an order have come. `delivered` is what the seller says; `completed`, that the buyer has them:
 * the buyer said so, showed the collection code, or let the time pass.
 */
export const orderStages = [
  "placed",
  "accepted",
  "ready",
  "shipped",
  "delivered",
  "completed",
  "declined",
  "canceled",
] as const;
/** How a buyer gets an order: at the seller's counter, or brought by the seller. */
export const fulfilments = ["pickup", "delivery"] as const;
/** Who moved an order on, or wrote about it. */
export const orderParties = ["buyer", "seller", "system", "support"] as const;
/**
 * Where the ledger keeps money, or says whose it is: decision 0031 tells what each means. A seller has a `seller-payable`,
 * a `delivery` and an `in-dispute` of its own; of the rest there is one.
 */
export const ledgerAccountKinds = [
  "buyer-clearing",
  "provider-clearing",
  "bank",
  "seller-payable",
  "delivery",
  "core-deposits",
  "fees",
  "tax",
  "refunds",
  "in-dispute",
  "chargebacks",
  "provider-fees",
  "losses",
] as const;
/** What has happened to money. */
export const ledgerEntryKinds = [
  "sale",
  "counter-payment",
  "provider-payment",
  "delivery-earned",
  "core-settled",
  "refund",
  "refund-paid",
  "chargeback",
  "settlement",
  "payout",
  "payout-returned",
  "held-back",
  "freed",
  "refund-returned",
  "chargeback-opened",
  "chargeback-won",
  "payout-recovered",
  "provider-fee",
  "provider-fee-returned",
] as const;
/** What a buyer can say is wrong, in the order of the form. */
export const disputeReasons = ["not-as-described", "does-not-fit", "did-not-arrive"] as const;
/** A dispute is between the two sides, then support's to decide, then closed. */
export const disputeStatuses = ["open", "escalated", "closed"] as const;
/** How a dispute was closed: money back, none, or whoever opened it took it back. */
export const disputeOutcomes = ["refunded", "rejected", "withdrawn"] as const;
/** What is added to a dispute. `offer`: so much back, if the other side accepts. */
export const disputeEntryKinds = [
  "message",
  "offer",
  "accept",
  "refuse",
  "escalate",
  "decide",
  "withdraw",
] as const;
/** Why a part goes back, in the order of the form. */
export const returnReasons = ["does-not-fit", "wrong-part", "damaged", "changed-mind"] as const;
/**
 * A return is asked for, granted or refused, sent back, and refunded once the seller has the part. `missing`: its seller
 * says that it has not arrived; `withdrawn` by the buyer; `lapsed` where the part was not sent back in time, or nobody
 * found it.
 */
export const returnStates = [
  "asked",
  "granted",
  "refused",
  "sent",
  "missing",
  "refunded",
  "withdrawn",
  "lapsed",
] as const;
/** Those in which somebody still has to do something: the pieces are not back, nor do they stay. */
export const openReturnStates = ["asked", "granted", "sent", "missing"] as const;
/**
 * What became of a deposit for an old part: held, the part on its way back, there, and then paid back whole or reduced,
 * or kept: refused by the seller, or forfeited with time. `waived`: the seller wants no old part, and all is paid back.
 */
export const coreStates = [
  "held",
  "sent",
  "received",
  "refunded",
  "reduced",
  "refused",
  "waived",
  "forfeited",
] as const;
/** What a photo about an order belongs to. */
export const orderPhotoSubjects = ["message", "return", "dispute", "core"] as const;
/** Who takes a buyer's money: the seller, when the parts change hands, or the payment provider, beforehand. */
export const paymentWays = ["counter", "provider"] as const;
/** How far a payment at the provider has come. */
export const paymentStates = [
  "requires-payment",
  "requires-action",
  "processing",
  "authorized",
  "captured",
  "failed",
  "canceled",
] as const;
/** A payout is on its way, paid, or came back from the bank. */
export const payoutStatuses = ["pending", "paid", "returned"] as const;
export const invoiceKinds = ["invoice", "credit-note"] as const;
export const planIds = ["hobbyist", "professional", "enterprise"] as const;
/** A photo is received, then ready or, where it cannot be read after all, rejected. */
export const photoStates = ["received", "ready", "rejected"] as const;
/** What an original can be, by its content. */
export const photoTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/avif",
  "image/gif",
] as const;
export const billingPeriods = ["monthly", "annual"] as const;

export type Category = (typeof categories)[number];
export type LedgerAccountKind = (typeof ledgerAccountKinds)[number];
export type LedgerEntryKind = (typeof ledgerEntryKinds)[number];
export type Condition = (typeof conditions)[number];
export type Grade = (typeof grades)[number];
export type ListingState = (typeof listingStates)[number];
export type SellerKind = (typeof sellerKinds)[number];
export type NumberKind = (typeof numberKinds)[number];
export type OrderStatus = (typeof orderStatuses)[number];
export type OrderStage = (typeof orderStages)[number];
export type Fulfilment = (typeof fulfilments)[number];
export type OrderParty = (typeof orderParties)[number];
export type DisputeReason = (typeof disputeReasons)[number];
export type DisputeStatus = (typeof disputeStatuses)[number];
export type DisputeOutcomeKind = (typeof disputeOutcomes)[number];
export type DisputeEntryKind = (typeof disputeEntryKinds)[number];
export type ReturnReason = (typeof returnReasons)[number];
export type ReturnState = (typeof returnStates)[number];
export type CoreState = (typeof coreStates)[number];
export type OrderPhotoSubject = (typeof orderPhotoSubjects)[number];
export type PaymentWay = (typeof paymentWays)[number];
export type PaymentState = (typeof paymentStates)[number];
export type PayoutStatus = (typeof payoutStatuses)[number];
export type InvoiceKind = (typeof invoiceKinds)[number];
export type PlanId = (typeof planIds)[number];
export type PhotoState = (typeof photoStates)[number];
export type PhotoType = (typeof photoTypes)[number];
export type BillingPeriod = (typeof billingPeriods)[number];

/** The car that a part is bought for, as it is named; no VIN, which would say whose it is. */
export interface BoughtFor {
  year: number;
  make: string;
  model: string;
  engine?: string;
}

/** Where a delivery goes, as a US parcel names it. */
export interface DeliveryAddress {
  name: string;
  street: string;
  unit: string;
  city: string;
  state: string;
  zip: string;
}

/** A plan, and how often it is paid for. */
export interface ChosenPlan {
  plan: PlanId;
  period: BillingPeriod;
}
