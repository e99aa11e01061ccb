import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./Facts.css";

export interface Fact {
  term: string;
  detail: ReactNode;
}

export interface FactsProps extends Unstyled<Omit<ComponentPropsWithoutRef<"dl">, "children">> {
  items: readonly Fact[];
}

/** What there is to know about a thing, a ruled line each: its name and, at the end, its value. Renders a `<dl>`. */
export const Facts = forwardRef<HTMLDListElement, FactsProps>(function Facts(
  { items, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <dl {...props} ref={ref} className={css.facts}>
      {items.map(({ term, detail }) => (
        <div key={keyOf(term)} className={css.fact}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>
            {typeof detail === "string" ? <bdi>{detail}</bdi> : detail}
          </dd>
        </div>
      ))}
    </dl>
  );
});
