import type { InvoiceKind } from "~/platform/enums";

/* What the order's page shows of invoices, without what reads and writes them. Browser-safe. */

/** Which of a seller's: each kind is counted for itself, from 1 in each year. */
export interface InvoiceNumber {
  kind: InvoiceKind;
  year: number;
  number: number;
}

/** As it is written: `INV-2026-0042`. */
export const invoiceNumberText = ({ kind, year, number }: InvoiceNumber): string =>
  `${kind === "invoice" ? "INV" : "CN"}-${year}-${String(number).padStart(4, "0")}`;

/** What the order's page lists. */
export interface InvoiceItem extends InvoiceNumber {
  id: string;
  totalCents: number;
  issuedAt: Date;
}
