import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import { Panel } from "../Panel";
import * as css from "./CartGroup.css";

export interface CartGroupProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "title">> {
  /** Whose parts these are: a name, or a link to who it is. */
  seller: ReactNode;
  /** The seller's place in the outline; 2 by default. */
  level?: 2 | 3;
  /** Where it is and how far away: `Brooklyn, 2.3 mi`. */
  place?: ReactNode;
  /** When the parts can be there: `Ready today by 5 PM`. */
  ready?: ReactNode;
  /** Beside the seller: what sets it apart, a badge. */
  badge?: ReactNode;
  /** Its parts, a `CartLine` each. */
  children: ReactNode;
  /** How to get them: a choice, or the one that was made. */
  delivery?: ReactNode;
  /** What they come to: `OrderTotals`. */
  totals?: ReactNode;
}

/** What is bought of one seller: its lines, how they get to the buyer, and what they come to. Renders a `<section>` named by the seller. */
export const CartGroup = forwardRef<HTMLElement, CartGroupProps>(function CartGroup(
  { seller, place, ready, badge, children, delivery, totals, ...props },
  ref,
) {
  const where = place || ready;
  return (
    <Panel
      {...props}
      ref={ref}
      title={seller}
      text={
        where ? (
          <span className={css.where}>
            {place ? <bdi>{place}</bdi> : null}
            {ready ? <bdi>{ready}</bdi> : null}
          </span>
        ) : null
      }
      actions={badge}
      flush
    >
      {/* Told, because Safari takes the list away from a list without bullets. */}
      <ul role="list">{children}</ul>
      {delivery || totals ? (
        <div className={css.foot}>
          {delivery ? <div className={css.delivery}>{delivery}</div> : null}
          {totals ? <div className={css.totals}>{totals}</div> : null}
        </div>
      ) : null}
    </Panel>
  );
});
