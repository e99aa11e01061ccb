import { formatAmount, formatShortDate } from "~/content/format";
import { PRODUCT_NAME } from "~/content/product";
import type { Paper } from "~/platform/pdf/paper";
import type { Statement, StatementRow } from "./statement";

const columns = [
  { header: "Date", share: 2 },
  { header: "Order", share: 2 },
  { header: "What", share: 5 },
  { header: "Amount (USD)", share: 2, isMoney: true },
];

const rowOf = ({ date, orderNumber, what, amountCents }: StatementRow) => [
  ...[formatShortDate(date), orderNumber ?? "", what],
  formatAmount(amountCents),
];

/** A statement as it is printed. */
export function statementPaper(statement: Statement): Paper {
  const { dueOn, from, to, amountCents, carried, carriedCents, rows, paidOn } = statement;
  const week = `${formatShortDate(from)} to ${formatShortDate(to)}`;
  const before = "Carried on from before";
  const sum = (label: string, cents: number) => ({ label, amount: `${formatAmount(cents)} USD` });
  return {
    fileName: `payout-${dueOn}`,
    title: `Payout of ${formatShortDate(dueOn)}`,
    author: PRODUCT_NAME,
    madeAt: new Date(`${dueOn}T00:00:00Z`),
    facts: [
      { term: "Seller", lines: [statement.sellerName] },
      { term: "For", lines: [week] },
      {
        term: "Paid",
        lines: [paidOn ? `on ${formatShortDate(paidOn)}` : `due on ${formatShortDate(dueOn)}`],
      },
    ],
    tables: [
      ...(carried.length > 0 ? [{ title: before, columns, rows: carried.map(rowOf) }] : []),
      ...(rows.length > 0 ? [{ title: week, columns, rows: rows.map(rowOf) }] : []),
    ],
    totals: [
      ...(carried.length > 0 ? [sum(before, carriedCents)] : []),
      sum(week, amountCents - carriedCents),
      { ...sum("Payout", amountCents), isSum: true },
    ],
    notes: [`Number ${statement.id}. Days are in UTC.`],
  };
}
