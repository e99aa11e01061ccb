import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as css from "./DataList.css";

export interface DataListItem {
  term: string;
  detail: ReactNode;
}

export interface DataListProps extends Unstyled<Omit<ComponentPropsWithoutRef<"dl">, "children">> {
  items: readonly DataListItem[];
}

/** What there is to know about a thing, a ruled line each: its name and, at the end, its value. Renders a `<dl>`. */
export const DataList = forwardRef<HTMLDListElement, DataListProps>(function DataList(
  { items, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <dl {...props} ref={ref} className={css.list}>
      {items.map(({ term, detail }) => (
        <div key={keyOf(term)} className={css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.detail}>
            {typeof detail === "string" ? <bdi>{detail}</bdi> : detail}
          </dd>
        </div>
      ))}
    </dl>
  );
});
