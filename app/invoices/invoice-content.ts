import * as z from "zod";

/* What an invoice or a credit note says. It is kept as it was issued. */

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
