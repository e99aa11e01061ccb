import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useHydrated } from "../../internal/useHydrated";
import { checkbox } from "../Field/Field.css";
import * as css from "./SelectableTable.css";
import { selectKey } from "./selectKey";
import { Table, type TableProps } from "./Table";

/** What it says, for another language. */
export interface SelectableTableLabels {
  /** Heads the column of checkboxes, and names the bar above the table. */
  column: string;
  all: string;
  count: (count: number) => string;
}

export interface SelectableTableProps<Row> extends TableProps<Row> {
  /** What a form sends the keys of ticked rows as. */
  name: string;
  /** The form that they belong to, where it is not around them. */
  form?: string;
  /** Names a row's checkbox: the part, the order. */
  rowLabel: (row: Row) => string;
  /** Keys of ticked rows; of others, which are on another page, too. */
  selected?: readonly string[];
  defaultSelected?: readonly string[];
  onSelectedChange?: (selected: string[]) => void;
  /** Buttons for what is ticked, once something is; without JavaScript, always. */
  actions?: ReactNode;
  labels?: Partial<SelectableTableLabels>;
}

const defaultLabels: SelectableTableLabels = {
  column: "Select",
  all: "Select all",
  count: (count) => (count === 0 ? "None selected" : `${count} selected`),
};

/**
 * A `Table` whose rows are ticked: one, all of them, or, with Shift, all from the one ticked before.
 * Above it stand how many there are and what can be done with them. The boxes are native ones of a
 * form, which sends them without JavaScript.
 */
export const SelectableTable = forwardRef(function SelectableTable<Row>(
  {
    name,
    form,
    rowLabel,
    selected,
    defaultSelected = [],
    onSelectedChange,
    actions,
    labels: given,
    ...table
  }: SelectableTableProps<Row>,
  ref: ForwardedRef<HTMLTableElement>,
) {
  const labels = { ...defaultLabels, ...given };
  const hydrated = useHydrated();
  const [own, setOwn] = useState(defaultSelected);
  const ticked = new Set(selected ?? own);
  const root = useRef<HTMLDivElement>(null);
  const allId = useId();
  const all = useRef<HTMLInputElement>(null);
  /** Where a range begins. */
  const last = useRef<string | null>(null);

  const keys = table.rows.map(table.rowKey);
  const count = keys.filter((key) => ticked.has(key)).length;
  const isMixed = count > 0 && count < keys.length;
  useEffect(() => {
    if (all.current) all.current.indeterminate = isMixed;
  });

  const set = (changed: readonly string[], isOn: boolean) => {
    const next = new Set(ticked);
    for (const key of changed) {
      if (isOn) next.add(key);
      else next.delete(key);
    }
    setOwn([...next]);
    onSelectedChange?.([...next]);
  };
  const toggle = (key: string, isOn: boolean, isRange: boolean) => {
    const [from, to] = [keys.indexOf(last.current ?? ""), keys.indexOf(key)];
    const range = keys.slice(Math.min(from, to), Math.max(from, to) + 1);
    set(isRange && from >= 0 ? range : [key], isOn);
    last.current = key;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const boxes = [...(root.current?.querySelectorAll<HTMLInputElement>("input[data-row]") ?? [])];
    boxes[boxes.indexOf(event.currentTarget) + by]?.focus();
  };

  const box = (row: Row) => {
    const key = table.rowKey(row);
    return (
      <label className={css.touch}>
        <input
          type="checkbox"
          className={checkbox}
          name={name}
          form={form}
          value={key}
          aria-label={rowLabel(row)}
          data-row=""
          checked={ticked.has(key)}
          onChange={({ target, nativeEvent }) =>
            toggle(key, target.checked, (nativeEvent as MouseEvent).shiftKey)
          }
          onKeyDown={onKeyDown}
        />
      </label>
    );
  };
  return (
    <div ref={root} className={css.root}>
      {keys.length > 0 ? (
        <div role="group" aria-label={labels.column} className={css.bar}>
          {hydrated ? (
            <>
              <label className={css.all} htmlFor={allId}>
                <span className={css.touch}>
                  <input
                    ref={all}
                    id={allId}
                    type="checkbox"
                    className={checkbox}
                    checked={count === keys.length}
                    onChange={() => set(keys, count < keys.length)}
                  />
                </span>
                {labels.all}
              </label>
              <span className={css.count} role="status">
                {labels.count(ticked.size)}
              </span>
            </>
          ) : null}
          {actions && (ticked.size > 0 || !hydrated) ? (
            <div className={css.actions}>{actions}</div>
          ) : null}
        </div>
      ) : null}
      <Table
        {...table}
        ref={ref}
        columns={[{ key: selectKey, header: labels.column, render: box }, ...table.columns]}
      />
    </div>
  );
}) as <Row>(props: SelectableTableProps<Row> & { ref?: Ref<HTMLTableElement> }) => ReactNode;
