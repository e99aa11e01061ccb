import { Scale } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { ButtonLink } from "../../components/Button";
import { Link } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import * as css from "./CompareBar.css";

export interface CompareBarProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "children">> {
  /** How many are chosen, in words: `2 of 4 parts added`. */
  text: string;
  /** Where they stand side by side. */
  compareHref: string;
  /** The same page with none chosen. */
  clearHref: string;
  /** The bar's name, for screen readers. */
  label?: string;
}

/** What has been chosen to be compared, wherever the reader looks for more. Renders a `<section>`. */
export const CompareBar = forwardRef<HTMLElement, CompareBarProps>(function CompareBar(
  { text, compareHref, clearHref, label = "Comparison", ...props },
  ref,
) {
  return (
    <section aria-label={label} {...props} ref={ref} className={css.bar}>
      <Scale className={css.icon} size={18} strokeWidth={1.5} aria-hidden="true" />
      <p className={css.text} role="status">
        {text}
      </p>
      <span className={css.clear}>
        <Link href={clearHref} tone="muted">
          Clear
        </Link>
      </span>
      <ButtonLink href={compareHref} size="small">
        Compare
      </ButtonLink>
    </section>
  );
});
