import { ImageOff } from "lucide-react";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useId,
  useImperativeHandle,
  useRef,
} from "react";
import { Link } from "../../components/Link";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./PartPanel.css";
import { CloseControl, Rating } from "./parts";
import { useEscape } from "./useEscape";
import { useFocusReturn } from "./useFocusReturn";
import { useSwipeToDismiss } from "./useSwipeToDismiss";

export interface PartPanelProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "children">> {
  /** Fills a well of 208 px in height, less in a low window; 100 px on phones. */
  image?: ReactNode;
  name: string;
  partNumber: string;
  /** As it is shown: `$234`. */
  price: string;
  /** `null`: nobody has rated it yet. */
  rating: { value: number; count: number } | null;
  /** How a screen reader says the rating. */
  ratingWords?: (value: string, count: number) => string;
  condition: string;
  brand?: string;
  /** As it is shown: `2-year warranty`. */
  warranty?: string;
  /** As it is shown: `0.8 mi`. */
  distance: string;
  /** By car, as it is shown: `6 min`. */
  travelTime?: string;
  /** How it gets to its buyer, as it is shown: `Ships free`, `Pickup only`. */
  delivery?: string;
  seller: string;
  /** Where there is room only. */
  description?: string;
  /** Beside the price: a badge, such as that it is sold out. */
  fit?: ReactNode;
  /** Under the price: whether it fits the reader's vehicle, in a box of its own. */
  verdict?: ReactNode;
  /** Where there is more about it. */
  more?: { label: string; href: string };
  /** The one thing to do; always in sight at the foot. */
  purchase: ReactNode;
  /** Beside it: saving the part, say. */
  secondary?: ReactNode;
  /** The close button's name. */
  closeLabel?: string;
  /** Where closing leads without JavaScript. */
  closeHref?: string;
  /** The close button, Escape, and pulling the sheet down. Without it the panel is a sample: it stays, and takes no focus. */
  onClose?: () => void;
}

const englishRating = (value: string, count: number) =>
  `Rated ${value} out of 5, ${count} ${count === 1 ? "rating" : "ratings"}`;

/**
 * One part, over the map's edge on wide screens and as a sheet at its foot on small ones. It places
 * itself in the nearest positioned box. Renders a non-modal `<section role="dialog">`: the focus
 * goes in when it opens and back when it closes. One that cannot be closed is a group, and opens nothing.
 * Give it a `key` per part.
 */
export const PartPanel = forwardRef<HTMLElement, PartPanelProps>(function PartPanel(
  {
    image,
    name,
    partNumber,
    price,
    rating,
    ratingWords = englishRating,
    condition,
    brand,
    warranty,
    distance,
    travelTime,
    delivery,
    seller,
    description,
    fit,
    verdict,
    more,
    purchase,
    secondary,
    closeLabel = "Close",
    closeHref,
    onClose,
    ...props
  },
  ref,
) {
  const panel = useRef<HTMLElement>(null);
  useImperativeHandle(ref, () => panel.current as HTMLElement);
  const titleId = useId();
  useFocusReturn(panel, onClose !== undefined);
  useEscape(onClose);
  const grip = useSwipeToDismiss(panel, onClose);
  const facts = [
    ...(brand ? ([["Brand", brand]] as const) : []),
    ["Condition", condition],
    ...(warranty ? ([["Warranty", warranty]] as const) : []),
    ["Distance", travelTime ? `${distance}, ${travelTime}` : distance],
    ...(delivery ? ([["Delivery", delivery]] as const) : []),
    ["Seller", seller],
  ] as const;

  const keyOf = distinctKeys();
  return (
    <section
      {...props}
      ref={panel}
      className={css.panel}
      // Not modal: the map behind it stays in use.
      role={onClose ? "dialog" : "group"}
      aria-labelledby={titleId}
      tabIndex={onClose ? -1 : undefined}
    >
      <div className={css.top}>
        <div className={css.grip} {...(onClose ? grip : {})} aria-hidden="true" />
        {onClose ? <CloseControl label={closeLabel} href={closeHref} onClose={onClose} /> : null}
      </div>
      <div className={css.body}>
        <span className={css.picture}>
          {image ?? <ImageOff aria-hidden="true" size={32} strokeWidth={1.5} />}
        </span>
        <span className={css.price}>{price}</span>
        <h2 className={css.name} id={titleId}>
          {name}
        </h2>
        <div className={css.meta}>
          <span className={css.number}>{partNumber}</span>
          {rating ? (
            <Rating {...rating} words={ratingWords(rating.value.toFixed(1), rating.count)} />
          ) : null}
        </div>
        <div className={css.verdict}>
          {fit ? <div className={css.fit}>{fit}</div> : null}
          {verdict ? <div className={css.explained}>{verdict}</div> : null}
          <dl className={css.facts}>
            {facts.map(([term, detail]) => (
              <div className={css.fact} key={keyOf(term)}>
                <dt className={css.term}>{term}</dt>
                <dd className={css.detail}>
                  <bdi>{detail}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        {description ? <p className={css.description}>{description}</p> : null}
        {more ? (
          <p className={css.more}>
            <Link href={more.href}>{more.label}</Link>
          </p>
        ) : null}
      </div>
      <div className={css.foot}>
        <div className={css.purchase}>{purchase}</div>
        {secondary}
      </div>
    </section>
  );
});
