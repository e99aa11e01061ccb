import { Check } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { ButtonLink } from "../../components/Button";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./PlanCards.css";

export interface PlanCardProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"article">, "children">> {
  name: string;
  /** As it is shown: `$25`. */
  price: string;
  /** What the price is for: `a month`. */
  per: string;
  /** The other way to pay: `or $240 a year, billed once`. */
  alternative?: string;
  features: readonly string[];
  /** The one most people take: accent border and button. One in a block. */
  highlighted?: boolean;
  /** Beside the name: `Most Popular`. */
  badge?: string;
  href: string;
  cta?: string;
  headingLevel?: 2 | 3;
}

/** One plan: name, price, what to press, what is in it. Renders an `<article>`. */
export const PlanCard = forwardRef<HTMLElement, PlanCardProps>(function PlanCard(
  {
    name,
    price,
    per,
    alternative,
    features,
    highlighted = false,
    badge,
    href,
    cta = "Choose Plan",
    headingLevel = 2,
    ...props
  },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  const keyOf = distinctKeys();
  return (
    <article
      {...props}
      ref={ref}
      className={css.card}
      aria-label={name}
      data-highlighted={highlighted || undefined}
    >
      <div className={css.offer}>
        <div className={css.head}>
          <Heading className={css.name}>{name}</Heading>
          {badge ? <span className={css.mark}>{badge}</span> : null}
        </div>
        <p className={css.price}>
          <span className={css.amount}>{price}</span> <span className={css.per}>{per}</span>
        </p>
        <p className={css.alternative}>{alternative}</p>
        <div className={css.choose}>
          <ButtonLink
            href={href}
            tone={highlighted ? "accent" : "neutral"}
            size="large"
            width="full"
            aria-label={`${cta}: ${name}`}
          >
            {cta}
          </ButtonLink>
        </div>
      </div>
      <ul className={css.features}>
        {features.map((feature) => (
          <li key={keyOf(feature)} className={css.feature}>
            <Check className={css.check} size={20} strokeWidth={1.5} aria-hidden="true" />
            {feature}
          </li>
        ))}
      </ul>
    </article>
  );
});

export interface PlanCardsProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  plans: readonly Omit<PlanCardProps, "headingLevel">[];
  headingLevel?: 2 | 3;
}

/**
 * The plans as one block with the highlighted one laid over its neighbors by 16 px; one under
 * another where there is no room. Renders a `<div>`.
 */
export const PlanCards = forwardRef<HTMLDivElement, PlanCardsProps>(function PlanCards(
  { plans, headingLevel, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <div {...props} ref={ref} className={css.block}>
      {plans.map((plan) => (
        <PlanCard key={keyOf(plan.name)} headingLevel={headingLevel} {...plan} />
      ))}
    </div>
  );
});
