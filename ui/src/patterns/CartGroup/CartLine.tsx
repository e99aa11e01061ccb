import { CircleAlert, ImageOff, TriangleAlert } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { UiLink } from "../../components/Link";
import { VisuallyHidden } from "../../components/VisuallyHidden";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./CartGroup.css";

export interface CartLineChange {
  id: string;
  /** `warning` by default; `critical` for what keeps it from being bought. */
  tone?: "warning" | "critical";
  /** What is not as it was put in: `Price was $89.00, now $95.00.` */
  text: ReactNode;
  /** What can be done about it: `Keep at $95.00`. */
  action?: ReactNode;
}

export interface CartLineProps extends Unstyled<Omit<ComponentPropsWithoutRef<"li">, "children">> {
  /** Drawn in a square of 72 px, 64 on a phone. */
  image?: ReactNode;
  name: string;
  /** Where its name leads. */
  href?: string;
  partNumber: string;
  /** Condition and grade, in words: `Used, grade A`. */
  condition?: string;
  /** The verdict on the vehicle that it is for: a badge. */
  fit?: ReactNode;
  /** Of one, as it is shown: `$95.00 each`. */
  price: string;
  /** What is paid beside it and comes back: `+ $45.00 core deposit each, back when you return the old part`. */
  core?: ReactNode;
  /** How many: a field, or in words where it cannot be changed: `Quantity: 2`. */
  quantity?: ReactNode;
  /** A button that takes it out. */
  remove?: ReactNode;
  /** Of all of them, as it is shown: `$190.00`. */
  total?: string;
  totalLabel?: string;
  /** What is not as it was put in, to be agreed to. */
  changes?: readonly CartLineChange[];
  /** It cannot be bought; its changes say why. */
  unavailable?: boolean;
}

/** One part of a `CartGroup`: two rows on a phone, what is pressed in the lower one. Renders an `<li>`. */
export const CartLine = forwardRef<HTMLLIElement, CartLineProps>(function CartLine(
  {
    image,
    name,
    href,
    partNumber,
    condition,
    fit,
    price,
    core,
    quantity,
    remove,
    total,
    totalLabel = "Line total",
    changes = [],
    unavailable,
    ...props
  },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <li {...props} ref={ref} className={css.line} data-unavailable={unavailable || undefined}>
      <span className={css.picture}>
        {image ?? <ImageOff className={css.noPicture} aria-hidden="true" strokeWidth={1.5} />}
      </span>
      <div className={css.words}>
        {href ? (
          <UiLink href={href} className={`${css.name} ${css.link}`}>
            <bdi>{name}</bdi>
          </UiLink>
        ) : (
          <bdi className={css.name}>{name}</bdi>
        )}
        <span className={css.number}>{partNumber}</span>
        {condition ? <bdi className={css.fact}>{condition}</bdi> : null}
        {fit ? <div className={css.fit}>{fit}</div> : null}
        <bdi className={css.price}>{price}</bdi>
        {core ? <bdi className={css.fact}>{core}</bdi> : null}
      </div>
      <div className={css.controls}>
        {quantity ? <div className={css.quantity}>{quantity}</div> : null}
        {remove ? <div className={css.remove}>{remove}</div> : null}
        {total ? (
          <p className={css.total}>
            <VisuallyHidden>{totalLabel} </VisuallyHidden>
            <bdi>{total}</bdi>
          </p>
        ) : null}
      </div>
      {changes.length > 0 ? (
        <div className={css.changes}>
          {changes.map(({ id, tone = "warning", text, action }) => {
            const Icon = tone === "critical" ? CircleAlert : TriangleAlert;
            return (
              <div key={keyOf(id)} className={css.change[tone]}>
                <Icon className={css.changeIcon} aria-hidden="true" />
                <p className={css.changeText}>
                  <bdi>{text}</bdi>
                </p>
                {action}
              </div>
            );
          })}
        </div>
      ) : null}
    </li>
  );
});
