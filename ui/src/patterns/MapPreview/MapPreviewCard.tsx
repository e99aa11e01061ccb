import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { UiLink } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import * as styles from "./MapPreview.css";

export interface MapPreviewCardProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"article">, "children">> {
  /** Where the card leads. */
  href: string;
  /** The part's picture, about 80 px. */
  image: ReactNode;
  name: string;
  partNumber: string;
  price: string;
  /** Condition, distance and the like, in a row. */
  children: ReactNode;
}

/** What a `MapPreview` says about its selected marker. Renders an `<article>` that is one link. */
export const MapPreviewCard = forwardRef<HTMLElement, MapPreviewCardProps>(function MapPreviewCard(
  { href, image, name, partNumber, price, children, ...props },
  ref,
) {
  return (
    <article {...props} ref={ref} className={styles.partCard}>
      <div className={styles.picture}>{image}</div>
      <div className={styles.facts}>
        <div className={styles.headline}>
          <UiLink className={styles.name} href={href}>
            {name}
          </UiLink>
          <span className={styles.price}>{price}</span>
        </div>
        <span className={styles.number}>{partNumber}</span>
        <div className={styles.note}>{children}</div>
      </div>
    </article>
  );
});
