import { forwardRef } from "react";
import type { Unstyled } from "../../internal/props";
import { link } from "./Link.css";
import { UiLink, type UiLinkProps } from "./LinkContext";

export interface LinkProps extends Unstyled<UiLinkProps> {
  tone?: "accent" | "ink" | "muted";
  /** `hover` only where it plainly is a link: in a navigation, in a list of links. */
  underline?: "always" | "hover";
  /** The whole nearest positioned box (an interactive `Card`, say) becomes the link's target. */
  cover?: boolean;
}

/** A link in text. Renders what `LinkProvider` says, an `<a>` without one. */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(
  { tone, underline, cover, ...props },
  ref,
) {
  return <UiLink {...props} ref={ref} className={link({ tone, underline, cover })} />;
});
