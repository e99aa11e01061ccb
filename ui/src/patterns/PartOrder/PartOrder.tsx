import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./PartOrder.css";

export interface PartOrderProps extends Unstyled<ComponentPropsWithoutRef<"article">> {
  /** Fills a well of 192 px in height, more on wide screens. */
  image: ReactNode;
  name: string;
  partNumber: string;
  /** As it is shown: `$234.00`. */
  price: string;
  /** What the price is for: `each`. */
  per?: string;
  /** Condition, seller, place …, in order. */
  facts: readonly { term: string; detail: ReactNode }[];
  /** The form that orders it. */
  children: ReactNode;
}

/**
 * A last look at a part, and the form that orders it, beside one another where there is room.
 * Renders an `<article>` with the page's `<h1>`.
 */
export const PartOrder = forwardRef<HTMLElement, PartOrderProps>(function PartOrder(
  { image, name, partNumber, price, per, facts, children, ...props },
  ref,
) {
  return (
    <article {...props} ref={ref} className={css.box}>
      <div className={css.picture}>{image}</div>
      <div className={css.body}>
        <h1 className={css.name}>{name}</h1>
        <span className={css.number}>{partNumber}</span>
        <p className={css.price}>
          {price}
          {per ? <span className={css.per}>{per}</span> : null}
        </p>
        <dl className={css.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.detail}>{detail}</dd>
            </div>
          ))}
        </dl>
        <div className={css.form}>{children}</div>
      </div>
    </article>
  );
});
