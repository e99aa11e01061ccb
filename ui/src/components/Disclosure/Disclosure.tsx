import { ChevronDown } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import * as css from "./Disclosure.css";

export interface DisclosureProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"details">, "title">> {
  /** What stays, on one line when it is folded. */
  title: ReactNode;
}

/**
 * A title that folds away what is below it, and brings it back: for a `Notice` that lies over a map.
 * Open at first. Renders `<details>`, so it works without JavaScript.
 */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { title, children, ...props },
  ref,
) {
  return (
    <details open {...props} ref={ref}>
      <summary className={css.head}>
        <span className={css.title}>{title}</span>
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
});
