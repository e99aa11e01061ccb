import type { TableColumn } from "@partlane/ui";
import { formatAmount } from "./format";

/** A table's column of amounts, to the cent: the figure that the row is about. */
export function moneyColumn<Row>(
  key: string,
  header: string,
  /** The row's amount, in cents. */
  centsOf: (row: Row) => number,
): TableColumn<Row> {
  return {
    key,
    header,
    numeric: true,
    strong: true,
    card: "end",
    render: (row) => formatAmount(centsOf(row)),
  };
}
