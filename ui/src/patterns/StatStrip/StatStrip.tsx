import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./StatStrip.css";

export interface StatStripProps extends Unstyled<Omit<ComponentPropsWithoutRef<"dl">, "children">> {
  /** `45,000+`, `car models`. */
  items: readonly { value: string; label: string }[];
}

/** Figures in a ruled strip from edge to edge of the window; two by two on phones. Renders a `<dl>`. */
export const StatStrip = forwardRef<HTMLDListElement, StatStripProps>(function StatStrip(
  { items, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <dl {...props} ref={ref} className={css.strip}>
      {items.map(({ value, label }) => (
        <div key={keyOf(label)} className={css.item}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
});
