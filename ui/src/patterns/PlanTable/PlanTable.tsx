import { Check, Minus } from "lucide-react";
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from "react";
import { warnIfIncomplete } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./PlanTable.css";

export interface PlanTableRow {
  label: string;
  /** One for each column: words, or whether the plan has it at all. */
  cells: readonly (string | boolean)[];
}

export interface PlanTableProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"table">, "children">> {
  /** The table's name, for screen readers: `Compare plans`. */
  caption: string;
  /** The plans, in the order of their cards. */
  columns: readonly { name: string; highlighted?: boolean }[];
  rows: readonly PlanTableRow[];
}

/**
 * The plans side by side, each column under its card in `PlanCards` of the same width. Renders a
 * `<table>`; laid out as a grid, it names its roles so that none is lost.
 */
export const PlanTable = forwardRef<HTMLTableElement, PlanTableProps>(function PlanTable(
  { caption, columns, rows, ...props },
  ref,
) {
  const highlighted = columns.findIndex((column) => column.highlighted);
  const mark = (index: number) => (index === highlighted ? "" : undefined);
  const nameKeyOf = distinctKeys();
  const labelKeyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") warnIfIncomplete("PlanTable", columns, rows);
  return (
    // Roles by name: `display: grid` takes them away in some browsers.
    <table
      {...props}
      ref={ref}
      role="table"
      className={css.table}
      style={vars(columns.length, highlighted + 1)}
      data-highlighted={highlighted >= 0 || undefined}
    >
      <caption className={css.caption}>{caption}</caption>
      <thead role="rowgroup" className={css.head}>
        <tr role="row" className={`${css.row} ${css.headRow}`}>
          <td role="cell" className={css.hidden} />
          {columns.map(({ name }, index) => (
            <th
              key={nameKeyOf(name)}
              role="columnheader"
              scope="col"
              className={css.plan}
              style={{ gridColumn: index + 1 }}
              data-highlighted={mark(index)}
            >
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className={css.group}>
        {rows.map(({ label, cells }) => (
          <tr key={labelKeyOf(label)} role="row" className={css.row}>
            <th role="rowheader" scope="row" className={css.subject}>
              {label}
            </th>
            {cells.map((cell, index) => (
              <td
                // A cell is its column.
                key={index}
                role="cell"
                className={css.cell}
                style={{ gridColumn: index + 1 }}
                data-highlighted={mark(index)}
                data-absent={cell === false || undefined}
              >
                <Cell value={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const vars = (count: number, highlighted: number) =>
  ({ "--pl-plans": count, "--pl-highlighted": highlighted }) as CSSProperties;

function Cell({ value }: { value: string | boolean }) {
  if (typeof value === "string") return value;
  return value ? (
    <>
      <Check className={css.yes} size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={css.hidden}>Included</span>
    </>
  ) : (
    <>
      <Minus className={css.no} size={20} strokeWidth={1.5} aria-hidden="true" />
      <span className={css.hidden}>Not included</span>
    </>
  );
}
