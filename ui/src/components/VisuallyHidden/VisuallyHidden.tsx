import { type ComponentPropsWithoutRef, forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import { hidden, skipLink } from "./VisuallyHidden.css";

export type VisuallyHiddenProps = Unstyled<ComponentPropsWithoutRef<"span">>;

/** Words for screen readers alone. Renders `<span>`. */
export const VisuallyHidden = forwardRef<HTMLSpanElement, VisuallyHiddenProps>(
  function VisuallyHidden(props, ref) {
    return <span {...props} ref={ref} className={hidden} />;
  },
);

export interface SkipLinkProps extends Unstyled<ComponentPropsWithoutRef<"a">> {
  /** Where the content starts, `#content`; that element needs `tabIndex={-1}`. */
  href: string;
}

/** The first stop of the keyboard: leads past the header, and shows only while it has the focus. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { children = "Skip to content", ...props },
  ref,
) {
  return (
    <a {...props} ref={ref} className={skipLink}>
      {children}
    </a>
  );
});
