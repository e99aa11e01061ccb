import { formatAmount, formatShortDate } from "~/content/format";
import type { Paper, PaperTable, PaperTotal } from "~/platform/pdf/paper";
import type { InvoiceContent } from "./invoice-content";

const money = { share: 2, isMoney: true };
const amountColumn = { header: "Amount (USD)", ...money };

interface Issued {
  /** As it is written. */
  number: string;
  issuedAt: Date;
  content: InvoiceContent;
}

/** An invoice or a credit note as it is printed. */
export function invoicePaper({ number, issuedAt, content }: Issued): Paper {
  const isInvoice = content.kind === "invoice";
  const { seller, buyer, orderNumber } = content;
  const name = `${isInvoice ? "Invoice" : "Credit note"} ${number}`;
  const issued = `Issued ${formatShortDate(issuedAt.toISOString())}`;
  return {
    ...{ fileName: number, title: name, author: seller.name, madeAt: issuedAt },
    facts: [
      { term: "From", lines: [seller.name, seller.place] },
      { term: "To", lines: [buyer.name] },
      {
        term: `Order ${orderNumber}`,
        lines: isInvoice
          ? [`Placed ${formatShortDate(content.orderedOn)}`, issued]
          : [`Takes from invoice ${content.invoice}`, issued],
      },
    ],
    tables: isInvoice ? [linesOf(content)] : [reasonOf(content)],
    totals: totalsOf(content),
    notes: isInvoice
      ? content.coreCents > 0
        ? ["Core deposits are paid back when the old part is returned."]
        : []
      : ["This amount goes back to the buyer."],
  };
}

type Invoice = Extract<InvoiceContent, { kind: "invoice" }>;
type CreditNote = Extract<InvoiceContent, { kind: "credit-note" }>;

const linesOf = ({ lines }: Invoice): PaperTable => ({
  columns: [
    { header: "Part", share: 5 },
    { header: "Part number", share: 3 },
    { header: "Pieces", share: 1, isMoney: true },
    { header: "Each (USD)", ...money },
    amountColumn,
  ],
  rows: lines.flatMap(({ name, partNumber, quantity, priceCents, coreCents }) => [
    row(name, partNumber, quantity, priceCents),
    ...(coreCents > 0 ? [row("Core deposit", partNumber, quantity, coreCents)] : []),
  ]),
});

const row = (name: string, partNumber: string, quantity: number, eachCents: number) => [
  ...[name, partNumber, String(quantity)],
  ...[formatAmount(eachCents), formatAmount(quantity * eachCents)],
];

const reasonOf = ({ lineName, why, ...amounts }: CreditNote): PaperTable => ({
  columns: [{ header: "For", share: 4 }, { header: "Reason", share: 5 }, amountColumn],
  rows: [[lineName ?? "The order", why, formatAmount(amounts.totalCents)]],
});

function totalsOf(content: InvoiceContent): PaperTotal[] {
  const { partsCents, coreCents, deliveryCents, taxCents, totalCents } = content;
  const of = (label: string, cents: number): PaperTotal[] =>
    cents === 0 ? [] : [{ label, amount: formatAmount(cents) }];
  return [
    ...of("Parts", partsCents),
    ...of("Core deposits", coreCents),
    ...of("Delivery", deliveryCents),
    ...of("Tax", taxCents),
    { label: "Total", amount: `${formatAmount(totalCents)} USD`, isSum: true },
  ];
}
