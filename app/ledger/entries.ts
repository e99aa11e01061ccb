import type { LedgerAccountKind } from "~/platform/enums";

/*
 * What each thing that happens to money does to the ledger's accounts: docs/decisions/0031-ledger.md. All amounts are
 * whole cents, and at least 0.
 */

/** Of an account: a debit above zero, a credit below. */
export interface Posting {
  account: LedgerAccountKind;
  amountCents: number;
}

/** What a buyer owes for a sale, and what of it the site keeps. */
export interface SaleAmounts {
  partsCents: number;
  /** What the site takes of the parts. */
  feeCents: number;
  deliveryCents: number;
  taxCents: number;
  /** Deposits, given back for old parts. No fee is taken of them. */
  coreCents: number;
}

export type MoneyEvent =
  | ({ kind: "sale" } & SaleAmounts)
  /** The buyer paid the seller: nothing went through the site. */
  | { kind: "counter-payment"; paidCents: number }
  /** The buyer paid the payment provider. */
  | { kind: "provider-payment"; paidCents: number }
  /** The seller has sent the parts: what the buyer paid for that is the seller's. */
  | { kind: "delivery-earned"; deliveryCents: number }
  /** The old part came back, or its time is over: the seller keeps some of the deposit, none or all. */
  | { kind: "core-settled"; depositCents: number; keptCents: number }
  /** The buyer gets so much of a sale back, and the seller the fee of it. Delivery is the seller's once it was earned. */
  | ({ kind: "refund"; isDeliveryEarned: boolean } & Omit<SaleAmounts, "coreCents">)
  /** The buyer has that money again: from the seller at the counter, or from the provider. */
  | { kind: "refund-paid"; paidCents: number; by: "counter" | "provider" }
  /** What was paid back did not reach the buyer, and is with the provider again. */
  | { kind: "refund-returned"; paidCents: number }
  /**
   * The buyer's bank takes the money back, until it has decided: for the buyer, at the seller's cost, or the site's where
   * it takes more than was kept; or for the seller.
   */
  | { kind: "chargeback-opened"; takenCents: number }
  | { kind: "chargeback"; takenCents: number; isSites?: boolean }
  | { kind: "chargeback-won"; takenCents: number }
  /** What the provider takes for what it does, and gives back of it. */
  | { kind: "provider-fee"; feeCents: number }
  | { kind: "provider-fee-returned"; feeCents: number }
  /** The provider paid the site's bank account. */
  | { kind: "settlement"; paidCents: number }
  /** The site paid the seller. */
  | { kind: "payout"; paidCents: number }
  /** The seller's bank sent it back. */
  | { kind: "payout-returned"; paidCents: number }
  /** The site took back what it had paid the seller. */
  | { kind: "payout-recovered"; paidCents: number }
  /** What of a sale is kept back while somebody disputes it, and is the seller's again. */
  | { kind: "held-back"; heldCents: number }
  | { kind: "freed"; heldCents: number };

/** Which accounts a seller has alone. */
export const ofSeller: Readonly<Record<LedgerAccountKind, boolean>> = {
  "buyer-clearing": false,
  "provider-clearing": false,
  bank: false,
  "seller-payable": true,
  delivery: true,
  "core-deposits": false,
  fees: false,
  tax: false,
  refunds: false,
  "in-dispute": true,
  chargebacks: false,
  "provider-fees": false,
  losses: false,
};

/** What is debited, and what is credited: the accounts, and how much. */
type Sides = [
  debits: Partial<Record<LedgerAccountKind, number>>,
  credits: Partial<Record<LedgerAccountKind, number>>,
];

/**
 * The postings of an event, which sum to zero; none where nothing moves. Throws a `RangeError` for amounts that are no
 * whole cents, or that cannot be: a fee above the parts, more kept of a deposit than there is.
 */
export function postingsOf(event: MoneyEvent): Posting[] {
  const [debits, credits] = sidesOf(event);
  const totals = new Map<LedgerAccountKind, number>();
  for (const [side, sign] of [
    [debits, 1],
    [credits, -1],
  ] as const)
    for (const [account, cents] of Object.entries(side) as [LedgerAccountKind, number][]) {
      if (!Number.isSafeInteger(cents) || cents < 0)
        throw new RangeError(`${event.kind}: ${cents} is no amount of ${account}.`);
      totals.set(account, (totals.get(account) ?? 0) + sign * cents);
    }
  return [...totals]
    .filter(([, amountCents]) => amountCents !== 0)
    .map(([account, amountCents]) => ({ account, amountCents }));
}

function sidesOf(event: MoneyEvent): Sides {
  switch (event.kind) {
    case "sale": {
      const { partsCents, feeCents, deliveryCents, taxCents, coreCents } = event;
      return [
        { "buyer-clearing": partsCents + deliveryCents + taxCents + coreCents },
        {
          "seller-payable": partsCents - feeCents,
          fees: feeCents,
          delivery: deliveryCents,
          tax: taxCents,
          "core-deposits": coreCents,
        },
      ];
    }
    case "counter-payment":
      return [{ "seller-payable": event.paidCents }, { "buyer-clearing": event.paidCents }];
    case "provider-payment":
      return [{ "provider-clearing": event.paidCents }, { "buyer-clearing": event.paidCents }];
    case "delivery-earned":
      return [{ delivery: event.deliveryCents }, { "seller-payable": event.deliveryCents }];
    case "core-settled": {
      const { depositCents, keptCents } = event;
      return [
        { "core-deposits": depositCents },
        { refunds: depositCents - keptCents, "seller-payable": keptCents },
      ];
    }
    case "refund": {
      const { partsCents, feeCents, deliveryCents, taxCents, isDeliveryEarned } = event;
      return [
        {
          "seller-payable": partsCents - feeCents + (isDeliveryEarned ? deliveryCents : 0),
          fees: feeCents,
          delivery: isDeliveryEarned ? 0 : deliveryCents,
          tax: taxCents,
        },
        { refunds: partsCents + deliveryCents + taxCents },
      ];
    }
    case "refund-paid":
      return [
        { refunds: event.paidCents },
        { [event.by === "counter" ? "seller-payable" : "provider-clearing"]: event.paidCents },
      ];
    case "refund-returned":
      return [{ "provider-clearing": event.paidCents }, { refunds: event.paidCents }];
    case "chargeback-opened":
      return [{ chargebacks: event.takenCents }, { "provider-clearing": event.takenCents }];
    case "chargeback":
      return [
        { [event.isSites ? "losses" : "seller-payable"]: event.takenCents },
        { chargebacks: event.takenCents },
      ];
    case "chargeback-won":
      return [{ "provider-clearing": event.takenCents }, { chargebacks: event.takenCents }];
    case "provider-fee":
      return [{ "provider-fees": event.feeCents }, { "provider-clearing": event.feeCents }];
    case "provider-fee-returned":
      return [{ "provider-clearing": event.feeCents }, { "provider-fees": event.feeCents }];
    case "settlement":
      return [{ bank: event.paidCents }, { "provider-clearing": event.paidCents }];
    case "payout":
      return [{ "seller-payable": event.paidCents }, { bank: event.paidCents }];
    case "payout-returned":
    case "payout-recovered":
      return [{ bank: event.paidCents }, { "seller-payable": event.paidCents }];
    case "held-back":
      return [{ "seller-payable": event.heldCents }, { "in-dispute": event.heldCents }];
    case "freed":
      return [{ "in-dispute": event.heldCents }, { "seller-payable": event.heldCents }];
  }
}
