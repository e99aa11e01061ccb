import { ImageOff } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { UiLink } from "../../components/Link";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import type { Unstyled } from "../../internal/props";
import * as css from "./PartRow.css";

export interface PartRowProps extends Unstyled<Omit<ComponentPropsWithoutRef<"li">, "children">> {
  /** Drawn in a square of 88 px. */
  image?: ReactNode;
  name: string;
  partNumber: string;
  /** Before its number. */
  brand?: string;
  /** As it is shown: `$234`. */
  price: string;
  condition: string;
  /** As it is shown: `0.8 mi`. */
  distance: string;
  /** As it is shown: `6 min`. */
  travelTime?: string;
  /** How it gets to its buyer, as it is shown: `Ships free`, `Pickup only`. */
  delivery?: string;
  /** With what is paid beside it and comes back, as it is shown: `+ $35 core`. */
  priceNote?: string;
  /** How the number that was searched for stands to the part: `Replaces 34116767269`. */
  match?: string;
  /** The verdict on the vehicle that is searched for: a badge. */
  fit?: ReactNode;
  selected?: boolean;
  /** The map's badge of the same part is under the pointer. */
  hovered?: boolean;
  /** Under the price: a link to what else can be done with it, in a word. */
  action?: ReactNode;
  /** On the corner of its picture: what is done with it at once, a button that is an icon. */
  corner?: ReactNode;
  /** Where the row leads; the whole row is the link. */
  href: string;
  /** Where its number leads: all there is to know of the part. */
  detailsHref?: string;
  /** The pointer or the focus came or went. */
  onHoverChange?: (on: boolean) => void;
}

/** A part in the list beside the map: 122 px high. Renders an `<li>` that is one link, but for its number, its action and its corner. */
export const PartRow = forwardRef<HTMLLIElement, PartRowProps>(function PartRow(
  {
    image,
    name,
    partNumber,
    brand,
    price,
    condition,
    distance,
    travelTime,
    delivery,
    priceNote,
    match,
    fit,
    selected = false,
    hovered = false,
    action,
    corner,
    href,
    detailsHref,
    onHoverChange,
    ...props
  },
  ref,
) {
  const tell = (on: boolean) => () => onHoverChange?.(on);
  const reach = [distance, travelTime, delivery].filter(Boolean);
  return (
    // The row only tells who listens; what can be done stands on the link inside.
    <li
      {...props}
      ref={ref}
      className={css.row}
      data-selected={selected || undefined}
      data-hovered={hovered || undefined}
      onPointerEnter={composeEventHandlers(props.onPointerEnter, tell(true))}
      onPointerLeave={composeEventHandlers(props.onPointerLeave, tell(false))}
      onFocus={composeEventHandlers(props.onFocus, tell(true))}
      onBlur={composeEventHandlers(props.onBlur, tell(false))}
    >
      <span className={css.picture}>
        {image ?? <ImageOff aria-hidden="true" strokeWidth={1.5} />}
      </span>
      <div className={css.body}>
        <UiLink href={href} className={css.name} aria-current={selected || undefined}>
          {name}
        </UiLink>
        <span className={css.numberLine}>
          {brand ? <span className={css.brand}>{brand}</span> : null}
          {detailsHref ? (
            <UiLink href={detailsHref} className={css.number}>
              <VisuallyHidden>Details of </VisuallyHidden>
              {partNumber}
            </UiLink>
          ) : (
            <span className={css.number}>{partNumber}</span>
          )}
        </span>
        {match ? <span className={css.match}>{match}</span> : null}
        {fit ? <div className={css.note}>{fit}</div> : null}
        {/* Without more to say there is room for two lines. */}
        <span className={css.facts}>
          {fit || match ? (
            <span>
              <bdi>{condition}, </bdi>
              <bdi className={css.reach}>{reach.join(", ")}</bdi>
            </span>
          ) : (
            <>
              <span>
                <bdi>{condition}</bdi>
              </span>
              <span>
                <bdi>{reach.join(", ")}</bdi>
              </span>
            </>
          )}
        </span>
      </div>
      {corner ? <div className={css.corner}>{corner}</div> : null}
      <div className={css.end}>
        <span className={css.price}>
          {price}
          {priceNote ? <span className={css.priceNote}> {priceNote}</span> : null}
        </span>
        {action ? <div className={css.action}>{action}</div> : null}
      </div>
    </li>
  );
});
