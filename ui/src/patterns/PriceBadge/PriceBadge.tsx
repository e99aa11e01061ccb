import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./PriceBadge.css";

interface PinProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"button">, "children" | "aria-label">> {
  /** Where it leads without script: it is a link then, for which no router is asked. */
  href?: string;
}

/** A button, or a link, of which there may be endlessly many: those are for people, not for crawlers. */
const pinOf = ({ href, disabled, ...props }: Omit<PinProps, "children">) => ({
  Pin: (href ? "a" : "button") as "button",
  props: href
    ? { ...props, href, rel: "nofollow" }
    : { ...props, disabled, type: "button" as const },
});

export interface PriceBadgeProps extends PinProps {
  /** As it is shown: `$234`. */
  price: string;
  /** What a screen reader hears; it should begin with what is sold. */
  label: string;
  /** `hover` also answers a pointer that is elsewhere: on the list's row, say. */
  state?: "rest" | "hover" | "selected";
}

/**
 * A price where it is on the map: 60 by 32 px, wider for a longer price. Selected it rises 6 px,
 * fills with the accent and grows a tail. Renders a `<button>` that says whether it is pressed, or
 * with `href` a link that says whether it is the current one.
 */
export const PriceBadge = forwardRef<HTMLButtonElement, PriceBadgeProps>(function PriceBadge(
  { price, label, state = "rest", ...given },
  ref,
) {
  const { Pin, props } = pinOf(given);
  return (
    <Pin
      {...{ [given.href ? "aria-current" : "aria-pressed"]: state === "selected" }}
      {...props}
      ref={ref}
      className={css.badge}
      data-pin=""
      aria-label={label}
      data-state={state}
    >
      {price}
    </Pin>
  );
});

export interface ClusterPinProps extends PinProps {
  /** How many parts it stands for. */
  count: number;
  /** The lowest of their prices, as it is shown: `$34`. */
  fromPrice: string;
  state?: "rest" | "hover";
}

/**
 * Several prices in one place: "38 from $34", 40 px high. A map may have many, so it is of few elements.
 * Renders a `<button>`, or with `href` a link.
 */
export const ClusterPin = forwardRef<HTMLButtonElement, ClusterPinProps>(function ClusterPin(
  { count, fromPrice, state = "rest", ...given },
  ref,
) {
  const { Pin, props } = pinOf(given);
  return (
    <Pin {...props} ref={ref} className={css.cluster} data-pin="" data-state={state}>
      <span className={css.count}>{String(count).replace(/\B(?=(\d{3})+$)/g, ",")}</span>
      {/* Its name is what it shows, and what pressing it does. */}
      <span className={css.hidden}> parts </span>
      {`from ${fromPrice}`}
      <span className={css.hidden}>. Show them</span>
    </Pin>
  );
});

export interface OriginPinProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"span">, "children" | "role" | "aria-label">> {
  label?: string;
}

/** Where the reader is. Renders a `<span>` that screen readers hear as a picture with its label. */
export const OriginPin = forwardRef<HTMLSpanElement, OriginPinProps>(function OriginPin(
  { label = "You are here", ...props },
  ref,
) {
  return <span {...props} ref={ref} className={css.origin} role="img" aria-label={label} />;
});
