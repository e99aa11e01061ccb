import { ArrowLeft } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { UiLink } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import { DataList, type DataListItem } from "../DataList";
import * as css from "./PartOverview.css";

export interface PartOverviewProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"article">, "children">> {
  /** Of the name: 1 where it is the page's own, by default. */
  headingLevel?: 1 | 2;
  /** Where the reader came from, or would look further. */
  back: { label: string; href: string };
  /** Fills a well of 200 px in height, more on wide screens. */
  image: ReactNode;
  /** In place of both pictures: a `Gallery`, to the edges of the box. */
  gallery?: ReactNode;
  /** Further pictures, each in a square of 88 px under the first. */
  pictures?: readonly ReactNode[];
  name: string;
  partNumber: string;
  /** Before the number. */
  brand?: string;
  /** As it is shown: `$234.00`. */
  price: string;
  /** What comes on top of it: a deposit for the old part. */
  charge?: string;
  /** Whether it fits the reader's vehicle, or how to find out. */
  verdict?: ReactNode;
  /** What it is and what it fits, in a sentence or two. */
  description?: string;
  /** Condition, seller, place …, in order. */
  facts: readonly DataListItem[];
  /** The one thing to do. */
  purchase: ReactNode;
  /** What else can be done, beside one another under it. */
  secondary?: ReactNode;
}

/**
 * All that matters of one part at a glance: price and verdict first, then what it is and where, and
 * how to get it. Renders an `<article>` with the page's `<h1>`, or what `headingLevel` makes of it.
 */
export const PartOverview = forwardRef<HTMLElement, PartOverviewProps>(function PartOverview(
  {
    headingLevel = 1,
    back,
    image,
    gallery,
    pictures = [],
    name,
    partNumber,
    brand,
    price,
    charge,
    verdict,
    ...rest
  },
  ref,
) {
  const { description, facts, purchase, secondary, ...props } = rest;
  const Name = `h${headingLevel}` as const;
  return (
    <article {...props} ref={ref}>
      <UiLink className={css.back} href={back.href}>
        <ArrowLeft className={css.arrow} size={18} strokeWidth={1.5} aria-hidden="true" />
        {back.label}
      </UiLink>
      <div className={css.box}>
        <div className={css.pictures}>
          {gallery ? (
            <div className={css.gallery}>{gallery}</div>
          ) : (
            <div className={css.picture}>{image}</div>
          )}
          {pictures.length > 0 && !gallery ? (
            <div className={css.more}>
              {pictures.map((picture, index) => (
                // Pictures have no names, and never change places.
                <span key={index} className={css.thumb}>
                  {picture}
                </span>
              ))}
            </div>
          ) : null}
        </div>
        <div className={css.body}>
          <Name className={css.name}>{name}</Name>
          <p className={css.number}>
            {brand ? <span className={css.brand}>{brand}</span> : null}
            <bdi>{partNumber}</bdi>
          </p>
          <p className={css.price}>
            {price}
            {charge ? <span className={css.charge}>{charge}</span> : null}
          </p>
          {verdict ? <div className={css.verdict}>{verdict}</div> : null}
          <div className={css.actions}>
            {purchase}
            {secondary ? <div className={css.secondary}>{secondary}</div> : null}
          </div>
          {description ? <p className={css.description}>{description}</p> : null}
          <div className={css.facts}>
            <DataList items={facts} />
          </div>
        </div>
      </div>
    </article>
  );
});
