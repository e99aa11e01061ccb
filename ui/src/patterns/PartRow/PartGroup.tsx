import { type ComponentPropsWithoutRef, forwardRef, useId } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./PartRow.css";

export interface PartGroupProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "title">> {
  title: string;
}

/** `PartRow`s under a title of their own. Renders a `<section>` with an `<h2>` and a `<ul>`. */
export const PartGroup = forwardRef<HTMLElement, PartGroupProps>(function PartGroup(
  { title, children, ...props },
  ref,
) {
  const id = useId();
  return (
    <section {...props} ref={ref} aria-labelledby={id}>
      <h2 id={id} className={css.groupTitle}>
        {title}
      </h2>
      <ul>{children}</ul>
    </section>
  );
});
