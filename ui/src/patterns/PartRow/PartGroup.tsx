import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./PartRow.css";

export interface PartGroupProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "title">> {
  title: string;
  /** Under the title, what holds for all of them: a sentence. */
  note?: ReactNode;
  /** Beside the title, what can be done with the group: a `Link`. */
  action?: ReactNode;
}

/** `PartRow`s under a title of their own. Renders a `<section>` with an `<h2>` and a `<ul>`. */
export const PartGroup = forwardRef<HTMLElement, PartGroupProps>(function PartGroup(
  { title, note, action, children, ...props },
  ref,
) {
  const id = useId();
  return (
    <section {...props} ref={ref} aria-labelledby={id}>
      <div className={css.groupHead}>
        <h2 id={id} className={css.groupTitle}>
          {title}
        </h2>
        {action ? <div className={css.groupAction}>{action}</div> : null}
        {note ? <p className={css.groupNote}>{note}</p> : null}
      </div>
      <ul>{children}</ul>
    </section>
  );
});
