import {
  type ComponentPropsWithoutRef,
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  type Ref,
} from "react";
import { warnOnce } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { UiLink } from "../Link";
import { selectKey } from "./selectKey";
import {
  body,
  captionHidden,
  caption as captionStyle,
  cell,
  emptyCell,
  head,
  headCell,
  mono,
  numeric,
  rowLink,
  row as rowStyle,
  scroller,
  table,
} from "./Table.css";

interface ColumnLooks<Row> {
  header: string;
  /** `end` for numeric columns by default. */
  align?: "start" | "end";
  /** Figures of one width. */
  numeric?: boolean;
  /** Order ids, part numbers. */
  mono?: boolean;
  tone?: "ink" | "muted";
  /** The figure that the row is about. */
  strong?: boolean;
  /** Names the row: its header cell, and the title of its card. One column at most. */
  primary?: boolean;
  /**
   * Where it stands on the card that a row becomes on a phone: under the name, or at the end of its
   * line. As soon as one column says so, cards show values without their headers: only for values
   * that speak for themselves. At most three of each.
   */
  card?: "start" | "end";
  /** Where the row leads: the value is the link, and on a phone its whole card. One column at most. */
  href?: (row: Row) => string;
}

/** Shows the row's property of that name, or under any name what `render` makes of the row. */
export type TableColumn<Row> = ColumnLooks<Row> &
  (
    | { key: Extract<keyof Row, string>; render?: (row: Row) => ReactNode }
    | { key: string; render: (row: Row) => ReactNode }
  );

export interface TableProps<Row>
  extends Unstyled<Omit<ComponentPropsWithoutRef<"table">, "children">> {
  /** What the table lists, for screen readers. */
  caption: ReactNode;
  /** Shows the caption above it, where no heading says the same. */
  captionShown?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** In place of rows where there are none: an `EmptyState`. */
  empty?: ReactNode;
}

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(" ");

/**
 * Rows and columns from 720 px on, a card per row below: one markup, with the table's roles spelled
 * out, because browsers forget them when its parts are laid out as something else.
 */
export const Table = forwardRef(function Table<Row>(
  { caption, captionShown, columns, rows, rowKey, empty, ...props }: TableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  const places = placesOf(columns);
  const alignOf = ({ align, numeric: figures }: TableColumn<Row>) =>
    align ?? (figures ? "end" : undefined);
  const rowKeyOf = distinctKeys();
  const columnKeyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    if (columns.filter(({ primary }) => primary).length > 1)
      warnOnce("Table", "several columns are primary. One names the row: mark that one.");
    if (columns.filter(({ href }) => href).length > 1)
      warnOnce(
        "Table",
        "several columns have href. A row leads to one place: give it to one column.",
      );
  }
  const columnKeys = columns.map(({ key }) => columnKeyOf(key));
  return (
    <div className={scroller}>
      <table {...props} ref={ref} role="table" className={table}>
        <caption className={captionShown ? captionStyle : captionHidden}>{caption}</caption>
        <thead role="rowgroup" className={head}>
          <tr role="row">
            {columns.map((column, index) => (
              <th
                key={columnKeys[index]}
                role="columnheader"
                scope="col"
                className={headCell}
                data-align={alignOf(column)}
              >
                {column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={body}>
          {rows.length === 0 ? (
            <tr role="row">
              <td role="cell" colSpan={columns.length} className={emptyCell}>
                {empty}
              </td>
            </tr>
          ) : null}
          {rows.map((row) => (
            <tr
              key={rowKeyOf(rowKey(row))}
              role="row"
              className={rowStyle}
              data-cards={places ? "placed" : undefined}
            >
              {columns.map((column, index) => {
                const Cell = column.primary ? "th" : "td";
                return (
                  <Cell
                    key={columnKeys[index]}
                    role={column.primary ? "rowheader" : "cell"}
                    scope={column.primary ? "row" : undefined}
                    className={join(cell, column.mono && mono, column.numeric && numeric)}
                    data-align={alignOf(column)}
                    data-tone={column.tone}
                    data-primary={column.primary || undefined}
                    data-strong={column.strong || undefined}
                    data-label={places || column.primary ? undefined : column.header}
                    data-place={places?.get(column.key)}
                  >
                    {column.href ? (
                      <UiLink className={rowLink} href={column.href(row)}>
                        {valueOf(column, row)}
                      </UiLink>
                    ) : (
                      valueOf(column, row)
                    )}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}) as <Row>(props: TableProps<Row> & { ref?: Ref<HTMLTableElement> }) => ReactNode;

/** Where each column stands on a card, or undefined where cards show headers. */
function placesOf(columns: readonly TableColumn<never>[]): Map<string, string> | undefined {
  if (!columns.some(({ card }) => card !== undefined)) return undefined;
  const counts = { start: 0, end: 0 };
  return new Map(
    columns.map(({ key, primary, card = "start" }) => {
      if (primary) return [key, "name"];
      if (key === selectKey) return [key, "select"];
      counts[card] += 1;
      return [key, `${card}${counts[card]}`];
    }),
  );
}

function valueOf<Row>(column: TableColumn<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const value = (row as Record<string, unknown>)[column.key];
  return typeof value === "string" || typeof value === "number" ? value : null;
}
