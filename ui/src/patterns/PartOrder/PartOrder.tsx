import { ArrowLeft } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { UiLink } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import { DataList, type DataListItem } from "../DataList";
import * as css from "./PartOrder.css";

export interface PartOrderProps extends Unstyled<ComponentPropsWithoutRef<"article">> {
  /** Where the reader came from. */
  back: { label: string; href: string };
  /** Fills a well of 192 px in height, more on wide screens. */
  image: ReactNode;
  name: string;
  partNumber: string;
  /** As it is shown: `$234.00`. */
  price: string;
  /** What the price is for: `each`. */
  per?: string;
  /** What it is and what it fits, in a sentence or two. */
  description?: string;
  /** Condition, seller, place …, in order. */
  facts: readonly DataListItem[];
  /** The form that orders it. */
  children: ReactNode;
}

/**
 * A last look at a part, and the form that orders it, beside one another where there is room.
 * Renders an `<article>` with the page's `<h1>`.
 */
export const PartOrder = forwardRef<HTMLElement, PartOrderProps>(function PartOrder(
  { back, image, name, partNumber, price, per, description, facts, children, ...props },
  ref,
) {
  return (
    <article {...props} ref={ref} className={css.root}>
      <UiLink className={css.back} href={back.href}>
        <ArrowLeft className={css.arrow} size={18} strokeWidth={1.5} aria-hidden="true" />
        {back.label}
      </UiLink>
      <div className={css.box}>
        <div className={css.picture}>{image}</div>
        <div className={css.body}>
          <h1 className={css.name}>{name}</h1>
          <span className={css.number}>{partNumber}</span>
          <p className={css.price}>
            {price}
            {per ? <span className={css.per}>{per}</span> : null}
          </p>
          {description ? <p className={css.description}>{description}</p> : null}
          <div className={css.facts}>
            <DataList items={facts} />
          </div>
          <div className={css.form}>{children}</div>
        </div>
      </div>
    </article>
  );
});
