import type { PaymentState } from "~/platform/enums";

/*
 * The port to whoever takes buyers' money (docs/decisions/0036-payments.md). Two adapters: the counter, where nothing is
 * charged, and a provider of card payments, which keeps what was paid until sellers are due.
 */

/** What a buyer pays with one card, as the provider has it now. Nothing of the card is in it. */
export interface ProviderPayment {
  id: string;
  state: PaymentState;
  amountCents: number;
  capturedCents: number;
  /** What lets a browser confirm this payment, and nothing else. */
  clientSecret: string | null;
  /** What transfers are taken of; null before the card was charged. */
  chargeId: string | null;
  /** What the provider takes for it; null before it has said so. */
  feeCents: number | null;
  /** Why the last try failed, as the provider's code. */
  failure: string | null;
}

/** Money that goes back to a card. */
export interface ProviderRefund {
  id: string;
  state: "pending" | "paid" | "failed";
  failure: string | null;
}

/** Money that went to a seller's account. */
export interface ProviderTransfer {
  id: string;
  amountCents: number;
  /** What of it came back. */
  reversedCents: number;
}

/** A seller's account at the provider. */
export interface ProviderAccount {
  id: string;
  /** Whether money can be sent there. */
  canBePaid: boolean;
  /** Whether the seller has answered everything that the provider asks at first. */
  hasSubmitted: boolean;
}

/** A buyer's bank takes money back. */
export interface ProviderChargeback {
  id: string;
  paymentId: string | null;
  amountCents: number;
  state: "open" | "won" | "lost";
  /** Whether the money was taken, as it is not where the bank only asks; once it is won the provider has it again. */
  wasTaken: boolean;
  /** What the provider took for it, and gave back of that. */
  feeCents: number;
  returnedFeeCents: number;
}

/** That something has happened to an object: what it is like now has to be asked. */
export interface ProviderEvent {
  id: string;
  type: string;
  objectId: string;
  /** The seller's account that it is of; null for the site's own. */
  accountId: string | null;
}

/** Nobody charges anything: a buyer pays the seller, when the parts change hands. */
export interface CounterPayments {
  takes: "counter";
}

/**
 * Charges cards for the site, and pays sellers out of it. A verb that moves money takes a `key`: asking again with the
 * same key moves nothing more, however late, and gives what it did first. All of them throw `PaymentProviderError`.
 */
export interface CardPayments {
  takes: "provider";
  /** As rows name it. */
  name: string;
  /** What a browser needs to confirm payments. */
  browser: { publishableKey: string; scriptUrl: string };
  /** Begins a payment of a checkout. Nothing is charged before a browser confirms it, nor taken before it is captured. */
  begin(of: { checkoutId: string; amountCents: number; key: string }): Promise<ProviderPayment>;
  /** While nothing is confirmed. */
  changeAmount(id: string, amountCents: number): Promise<ProviderPayment>;
  read(id: string): Promise<ProviderPayment>;
  /** Takes so much of what was authorized, and gives up the rest. Once. */
  capture(id: string, of: { amountCents: number; key: string }): Promise<ProviderPayment>;
  /** Gives up what was authorized. One that is canceled already stays so. */
  cancel(id: string): Promise<ProviderPayment>;
  refund(of: {
    paymentId: string;
    amountCents: number;
    refundId: string;
    key: string;
  }): Promise<ProviderRefund>;
  readRefund(id: string): Promise<ProviderRefund>;
  transfer(of: { accountId: string; amountCents: number; key: string }): Promise<ProviderTransfer>;
  readTransfer(id: string): Promise<ProviderTransfer>;
  /** Takes back so much of a transfer, as far as the seller's account has it. */
  reverse(id: string, of: { amountCents: number; key: string }): Promise<void>;
  createAccount(of: { sellerId: string; email: string }): Promise<ProviderAccount>;
  readAccount(id: string): Promise<ProviderAccount>;
  /** Where a seller answers what the provider asks: an address that works once, and not for long. */
  accountLink(id: string, of: { returnUrl: string; refreshUrl: string }): Promise<string>;
  readChargeback(id: string): Promise<ProviderChargeback>;
  /** What a webhook says; null where the provider has not signed it, or not just now. */
  readEvent(body: string, signature: string): Promise<ProviderEvent | null>;
}

export type PaymentProvider = CounterPayments | CardPayments;

/** `refused`: it will not do that, however often it is asked. `unavailable`: trying again may help. */
export type PaymentProblem = "refused" | "unavailable";

/** The provider did not do what it was asked. The message names a code, and nothing of who pays. */
export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
  constructor(
    readonly problem: PaymentProblem,
    /** As the provider calls it. */
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(
      `The payment provider is ${problem === "refused" ? "unwilling" : "unavailable"}: ${code}`,
      options,
    );
  }
}
