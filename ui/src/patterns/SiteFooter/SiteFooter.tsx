import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { UiLink } from "../../components/Link";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { Brand } from "../Brand";
import * as css from "./SiteFooter.css";

export interface FooterGroup {
  title: string;
  links: readonly { label: string; href: string }[];
}

export interface SiteFooterProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"footer">, "children">> {
  /** The wordmark beside the mark. */
  brand: ReactNode;
  homeHref: string;
  groups: readonly FooterGroup[];
  tagline: string;
  /** `© 2026 Partlane`. */
  copyright: string;
  /** At the end of the last line: the theme's switch, say. */
  aside?: ReactNode;
}

/** What every page ends with. Renders a `<footer>` with a `<nav>` of link groups. */
export const SiteFooter = forwardRef<HTMLElement, SiteFooterProps>(function SiteFooter(
  { brand, homeHref, groups, tagline, copyright, aside, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <footer {...props} ref={ref} className={css.footer}>
      <div className={css.top}>
        <div>
          <Brand href={homeHref}>{brand}</Brand>
          <p className={css.tagline}>{tagline}</p>
        </div>
        <nav className={css.groups} aria-label="Footer">
          {groups.map((group) => (
            <LinkGroup key={keyOf(group.title)} {...group} />
          ))}
        </nav>
      </div>
      <div className={css.bottom}>
        <p>{copyright}</p>
        {aside}
      </div>
    </footer>
  );
});

function LinkGroup({ title, links }: FooterGroup) {
  const keyOf = distinctKeys();
  return (
    <div>
      <h2 className={css.groupTitle}>{title}</h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={keyOf(label)}>
            <UiLink href={href} className={css.link}>
              {label}
            </UiLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
