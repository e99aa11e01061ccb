import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./OrderTotals.css";

export interface OrderAmount {
  /** What it is for: `Core deposits`. */
  label: string;
  /** As it is shown, with its currency; what comes back begins with a minus: `$45.00`, `-$12.00`. */
  amount: ReactNode;
  /** A few words under the label. */
  note?: ReactNode;
  /** A sum of those before it. */
  strong?: boolean;
}

export interface OrderAmountGroup {
  id: string;
  /** Whose: a seller's name. */
  title: ReactNode;
  amounts: readonly OrderAmount[];
}

export interface OrderTotalsProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "title" | "children">> {
  title?: ReactNode;
  /** The title's place in the outline, which groups are one below; 2 by default. */
  level?: 2 | 3 | 4;
  /** By seller, before what is summed over all. */
  groups?: readonly OrderAmountGroup[];
  amounts?: readonly OrderAmount[];
  total?: OrderAmount;
}

/** What an order comes to: its amounts, by seller where there are several, and their total. Renders `<dl>`s. */
export const OrderTotals = forwardRef<HTMLDivElement, OrderTotalsProps>(function OrderTotals(
  { title, level = 2, groups = [], amounts = [], total, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  const Title = `h${level}` as const;
  const GroupTitle = `h${level + (title ? 1 : 0)}` as "h3";
  return (
    <div {...props} ref={ref} className={css.totals}>
      {title ? <Title className={css.title}>{title}</Title> : null}
      {groups.map((each) => (
        <div key={keyOf(each.id)} className={css.group}>
          <GroupTitle className={css.groupTitle}>{each.title}</GroupTitle>
          <Amounts amounts={each.amounts} />
        </div>
      ))}
      {amounts.length > 0 || total ? (
        <div className={css.group}>
          <Amounts amounts={amounts} total={total} />
        </div>
      ) : null}
    </div>
  );
});

function Amounts({
  amounts,
  total,
}: Pick<OrderTotalsProps, "total"> & { amounts: readonly OrderAmount[] }) {
  const keyOf = distinctKeys();
  return (
    <dl>
      {amounts.map(({ label, amount, note, strong }) => (
        <div key={keyOf(label)} className={css.row} data-strong={strong || undefined}>
          <dt className={css.label}>
            <bdi>{label}</bdi>
            {note ? <span className={css.note}> {note}</span> : null}
          </dt>
          <dd className={css.amount}>{withMinus(amount)}</dd>
        </div>
      ))}
      {total ? (
        <div className={`${css.row} ${css.total}`}>
          <dt className={css.totalLabel}>
            <bdi>{total.label}</bdi>
            {total.note ? (
              <span className={`${css.note} ${css.totalNote}`}> {total.note}</span>
            ) : null}
          </dt>
          <dd className={`${css.amount} ${css.totalAmount}`}>{withMinus(total.amount)}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** As wide as the figures it stands before, and read as what it is; a hyphen is neither. */
const withMinus = (amount: ReactNode) =>
  typeof amount === "string" ? <bdi>{amount.replace(/^-/, "\u2212")}</bdi> : amount;
