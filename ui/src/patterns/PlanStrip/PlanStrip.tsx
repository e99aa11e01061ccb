import { ArrowRight } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { UiLink } from "../../components/Link";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as styles from "./PlanStrip.css";

export interface PlanStripItem {
  name: string;
  /** `$25` */
  price: string;
  /** `a month` */
  per: string;
  /** One line about what it gives. */
  summary: string;
  /** Where choosing it leads. */
  href: string;
  /** The link's words; its accessible name adds the plan's. */
  cta: string;
  /** Why this one stands out; filled with ink. */
  badge?: string;
}

export interface PlanStripProps extends Unstyled<Omit<ComponentPropsWithoutRef<"ul">, "children">> {
  plans: readonly PlanStripItem[];
}

/** The plans in brief, as one ruled block; the full story is `PlanCards`. Renders a `<ul>`. */
export const PlanStrip = forwardRef<HTMLUListElement, PlanStripProps>(function PlanStrip(
  { plans, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <ul {...props} ref={ref} className={styles.root}>
      {plans.map(({ name, price, per, summary, href, cta, badge }) => (
        <li key={keyOf(name)} className={styles.plan} data-highlighted={badge ? true : undefined}>
          <div className={styles.head}>
            <h3 className={styles.name}>{name}</h3>
            {badge ? <span className={styles.badge}>{badge}</span> : null}
          </div>
          <p className={styles.price}>
            {price} <span className={styles.per}>{per}</span>
          </p>
          <p className={styles.summary}>{summary}</p>
          <UiLink className={styles.link} href={href} aria-label={`${cta}: ${name}`}>
            {cta}
            <ArrowRight className={styles.arrow} size={18} strokeWidth={1.5} aria-hidden="true" />
          </UiLink>
        </li>
      ))}
    </ul>
  );
});
