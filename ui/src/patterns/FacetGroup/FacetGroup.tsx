import { Check, X } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { UiLink } from "../../components/Link";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./FacetGroup.css";

export interface FacetOption {
  key: string;
  label: string;
  /** Where choosing it leads; of the current one, where taking it away leads. */
  href: string;
  /** How many parts it would leave, as it is shown; absent while nobody has counted. */
  count?: string;
  current?: boolean;
  /** Pressing the current one takes it away; what a screen reader hears then: `Remove Brake`. */
  removeLabel?: string;
}

export interface FacetGroupProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children" | "role" | "title">> {
  title: string;
  options?: readonly FacetOption[];
  /** So many are shown at first; the others open under `moreLabel`. */
  limit?: number;
  moreLabel?: string;
  /** Beside or in place of options: fields, a link, a word on why there are none. */
  children?: ReactNode;
}

/**
 * One thing that a list can be narrowed by: a title, and choices as links with their counts; the
 * chosen one has a cross, and a press on it takes it away. Renders a `<div role="group">`, and nothing
 * where there is nothing to choose.
 */
export const FacetGroup = forwardRef<HTMLDivElement, FacetGroupProps>(function FacetGroup(
  { title, options = [], limit = Number.POSITIVE_INFINITY, moreLabel = "More", children, ...props },
  ref,
) {
  const titleId = useId();
  if (options.length === 0 && !children) return null;
  // The chosen one is never among those that are folded away.
  const first = options.filter(({ current }, index) => index < limit || current);
  const others = options.filter(({ current }, index) => index >= limit && !current);
  return (
    <div {...props} ref={ref} className={css.group} role="group" aria-labelledby={titleId}>
      <span className={css.title} id={titleId}>
        {title}
      </span>
      {first.length > 0 ? <Options options={first} /> : null}
      {others.length > 0 ? (
        <details className={css.more}>
          <summary className={css.moreLabel}>{moreLabel}</summary>
          <Options options={others} />
        </details>
      ) : null}
      {children}
    </div>
  );
});

function Options({ options }: { options: readonly FacetOption[] }) {
  const keyOf = distinctKeys();
  return (
    <ul className={css.options}>
      {options.map(({ key, label, href, count, current, removeLabel }) => {
        const isTaken = current && removeLabel !== undefined;
        return (
          <li key={keyOf(key)} className={css.item}>
            <UiLink
              href={href}
              className={css.option}
              aria-current={current || undefined}
              aria-label={isTaken ? removeLabel : undefined}
            >
              {current ? <Check aria-hidden="true" /> : null}
              <span className={css.label}>{label}</span>{" "}
              {count === undefined || isTaken ? null : <span className={css.count}>{count}</span>}
              {isTaken ? <X aria-hidden="true" /> : null}
            </UiLink>
          </li>
        );
      })}
    </ul>
  );
}
