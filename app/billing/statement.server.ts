import { byteOrderMark, writeCsvRow } from "~/imports/csv/write-csv";
import { isId } from "~/text/is-id";
import { rowsOfEntry, type Statement, type StatementRow } from "./statement";
import { selectEntries, selectOwnPayout } from "./statement.repo.server";
import { addDays } from "./weeks";

const sumOf = (rows: readonly StatementRow[]) =>
  rows.reduce((cents, { amountCents }) => cents + amountCents, 0);

/** What one of an account's payouts is made of; undefined where it is not among them. */
export async function getStatement(accountId: string, id: string): Promise<Statement | undefined> {
  if (!isId(id)) return undefined;
  const row = await selectOwnPayout(accountId, id);
  if (!row) return undefined;
  const { paidAt, ...payout } = row;
  const rows = (await selectEntries(id)).flatMap(rowsOfEntry);
  // The week ended on the Sunday before the Tuesday that it is due on.
  const [from, to] = [addDays(payout.dueOn, -8), addDays(payout.dueOn, -2)];
  const carried = rows.filter(({ date }) => date < from);
  return {
    ...{ ...payout, from, to, carried, carriedCents: sumOf(carried) },
    paidOn: paidAt?.toISOString().slice(0, 10) ?? null,
    rows: rows.filter(({ date }) => date >= from),
  };
}

const money = (cents: number) => (cents / 100).toFixed(2);

/** A row's cells: no amount begins with a minus, which a spreadsheet would take for a formula. */
const cellsOf = ({
  date = "",
  orderNumber = null,
  what,
  amountCents,
}: Pick<StatementRow, "what" | "amountCents"> & Partial<StatementRow>) => [
  ...[date, orderNumber ?? "", what],
  ...(amountCents < 0 ? ["", money(-amountCents)] : [money(amountCents), ""]),
  "USD",
];

/** A statement as CSV: its rows, with what was carried on first, and the total. */
export function* writeStatement({
  dueOn,
  carried,
  rows,
  amountCents,
}: Statement): Generator<string> {
  yield byteOrderMark + writeCsvRow(["Date", "Order", "What", "In", "Out", "Currency"]);
  for (const row of [...carried, ...rows]) yield writeCsvRow(cellsOf(row));
  yield writeCsvRow(cellsOf({ date: dueOn, what: "Total", amountCents }));
}
