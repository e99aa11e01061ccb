import type { LedgerEntryKind, PayoutStatus } from "~/platform/enums";

/** Something that a payout is made of. */
export interface StatementRow {
  /** The ledger entry's, and which of its rows. */
  id: string;
  /** ISO day. */
  date: string;
  /** Null for what is of no order. */
  orderNumber: string | null;
  what: string;
  /** Above zero what the seller gets. */
  amountCents: number;
}

/** A payout, and everything that it is made of. */
export interface Statement {
  id: string;
  sellerName: string;
  status: PayoutStatus;
  /** ISO days. Its week is from one to the other. */
  dueOn: string;
  from: string;
  to: string;
  paidOn: string | null;
  amountCents: number;
  /** What was left of earlier weeks, and its sum. */
  carried: StatementRow[];
  carriedCents: number;
  /** What its week brought. */
  rows: StatementRow[];
}

/** A ledger entry that is a line of a payout. */
export interface StatementEntry {
  id: string;
  kind: LedgerEntryKind;
  createdAt: Date;
  orderNumber: string | null;
  amountCents: number;
  /** What the site takes of it above zero, and gives back below. It is off the amount already. */
  feeCents: number;
}

/** What an entry is called on a statement. */
const words: Partial<Record<LedgerEntryKind, string>> = {
  sale: "Sale",
  "delivery-earned": "Delivery",
  "core-settled": "Deposit kept",
  refund: "Refund",
  chargeback: "Chargeback",
  "payout-returned": "Payout that came back",
  "payout-recovered": "Taken back of an earlier payout",
  "held-back": "Kept back for a dispute",
  freed: "No longer kept back",
};

/** The rows of an entry: what it brings, and the fee in one of its own. */
export function rowsOfEntry({
  id,
  kind,
  createdAt,
  orderNumber,
  amountCents,
  feeCents,
}: StatementEntry): StatementRow[] {
  const of = { date: createdAt.toISOString().slice(0, 10), orderNumber };
  const what = words[kind] ?? "Correction";
  const row = { id, ...of, what, amountCents: amountCents + feeCents };
  if (feeCents === 0) return [row];
  const fee = feeCents > 0 ? "Fee" : "Fee given back";
  return [row, { id: `${id}-fee`, ...of, what: fee, amountCents: -feeCents }];
}
