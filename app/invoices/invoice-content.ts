import * as z from "zod";
import type { InvoiceKind } from "~/platform/enums";

/* What an invoice or a credit note says. It is kept as it was issued. Browser-safe. */

const cents = z.number().int();
const amount = cents.nonnegative();

const parties = {
  orderNumber: z.string(),
  seller: z.object({ name: z.string(), place: z.string() }),
  buyer: z.object({ name: z.string() }),
  currency: z.literal("USD"),
};

const invoiceSchema = z.object({
  kind: z.literal("invoice"),
  ...parties,
  /** ISO day. */
  orderedOn: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      partNumber: z.string(),
      quantity: z.number().int().positive(),
      /** Of a piece. */
      priceCents: amount,
      /** Of a piece; a deposit is no part of the price. */
      coreCents: amount,
    }),
  ),
  partsCents: cents,
  coreCents: amount,
  deliveryCents: amount,
  taxCents: amount,
  totalCents: amount,
});

const creditNoteSchema = z.object({
  kind: z.literal("credit-note"),
  ...parties,
  /** The invoice that it takes from. */
  invoice: z.string(),
  /** What it is for; null for what is of no one line. */
  lineName: z.string().nullable(),
  why: z.string(),
  partsCents: amount,
  coreCents: amount,
  deliveryCents: amount,
  taxCents: amount,
  totalCents: amount,
});

export const invoiceContentSchema = z.discriminatedUnion("kind", [invoiceSchema, creditNoteSchema]);

export type InvoiceContent = z.infer<typeof invoiceContentSchema>;

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
