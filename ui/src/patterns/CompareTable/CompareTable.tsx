import { X } from "lucide-react";
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type ReactNode,
} from "react";
import { UiLink } from "../../components/Link";
import { warnIfIncomplete } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./CompareTable.css";
import { useRemoveButtonFocus } from "./useRemoveButtonFocus";

export interface CompareColumn {
  id: string;
  /** Drawn in a square of 88 px. */
  image?: ReactNode;
  name: string;
  /** Under the name: what distinguishes it, such as its maker and number. */
  detail?: ReactNode;
  /** Where the name leads. */
  href: string;
  /** The address without this column. */
  removeHref: string;
  /** What removing it is called: `Remove Front Brake Rotor`. */
  removeLabel: string;
}

export interface CompareRow {
  label: string;
  /** One for each column. */
  cells: readonly ReactNode[];
  /** Not all cells say the same. */
  differs?: boolean;
}

export interface CompareTableProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"table">, "children">> {
  /** The table's name, for screen readers. */
  caption: string;
  columns: readonly CompareColumn[];
  rows: readonly CompareRow[];
  /** How a row is marked whose cells are not the same. */
  differsLabel?: string;
}

/**
 * Things side by side, a column each, what is compared at the start of each line. Where there is no
 * room for all columns it scrolls sideways under the line's name, which stays. When one is taken away
 * the focus goes on to the next one's cross. Renders a `<table>` in a named region.
 */
export const CompareTable = forwardRef<HTMLTableElement, CompareTableProps>(function CompareTable(
  { caption, columns, rows, differsLabel = "Differs", ...props },
  ref,
) {
  const labelKeyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") warnIfIncomplete("CompareTable", columns, rows);
  const idKeyOf = distinctKeys();
  const columnKeys = columns.map(({ id }) => idKeyOf(id));
  const { head, onFocus, onBlur } = useRemoveButtonFocus(columns.length);
  return (
    // What scrolls must be reachable by keyboard, and named.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css.scroller} role="region" aria-label={caption} tabIndex={0}>
      <table
        {...props}
        ref={ref}
        className={css.table}
        style={{ "--pl-compared": columns.length } as CSSProperties}
      >
        <caption className={css.hidden}>{caption}</caption>
        <thead>
          <tr ref={head} onFocus={onFocus} onBlur={onBlur}>
            <td className={css.corner} />
            {columns.map(({ image, name, detail, href, removeHref, removeLabel }, index) => (
              <th key={columnKeys[index]} scope="col" className={css.head}>
                <div className={css.part}>
                  <span className={css.picture}>{image}</span>
                  <UiLink href={href} className={css.name}>
                    {name}
                  </UiLink>
                  {detail ? <span className={css.detail}>{detail}</span> : null}
                  <UiLink
                    href={removeHref}
                    className={css.remove}
                    aria-label={removeLabel}
                    title={removeLabel}
                  >
                    <X size={18} strokeWidth={1.5} aria-hidden="true" />
                  </UiLink>
                </div>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, cells, differs }) => (
            <tr key={labelKeyOf(label)} data-differs={differs || undefined}>
              <th scope="row" className={css.label}>
                {label} {differs ? <span className={css.differs}>{differsLabel}</span> : null}
              </th>
              {cells.map((cell, index) => (
                <td key={columnKeys[index] ?? index} className={css.cell}>
                  {typeof cell === "string" ? <bdi>{cell}</bdi> : cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
