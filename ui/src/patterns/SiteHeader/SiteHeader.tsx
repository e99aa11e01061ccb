import { Heart } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { ButtonLink } from "../../components/Button";
import { UiLink } from "../../components/Link";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { Brand } from "../Brand";
import { HeaderCount, type HeaderCountLink } from "../HeaderCount";
import { HeaderMenu, type HeaderMenuItem } from "../HeaderMenu";
import { MobileMenu, type SiteLink } from "../MobileMenu";
import { VehicleLink, type VehicleLinkProps } from "../VehicleLink";
import * as css from "./SiteHeader.css";

export type SiteAccount =
  | { kind: "visitor"; loginHref: string; signUpHref: string }
  | {
      kind: "user";
      name?: string | null;
      email: string;
      items: readonly HeaderMenuItem[];
      logoutAction: string;
      logoutLabel?: string;
    };

export interface SiteHeaderProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"header">, "children">> {
  /** The wordmark beside the mark. */
  brand: ReactNode;
  homeHref: string;
  links: readonly SiteLink[];
  /** Where the small-screen menu's user name leads. */
  dashboardHref: string;
  account: SiteAccount;
  /** The vehicle that parts are looked for, and where it is chosen; without a name, an offer to. */
  vehicle?: VehicleLinkProps;
  /** How many things are unread, and where; at every width. */
  notifications?: HeaderCountLink;
  /** How many are in the cart, and where it is; at every width. */
  cart?: HeaderCountLink;
  /** From edge to edge, over a screen that is too; on the page's grid otherwise. */
  wide?: boolean;
}

/** Stays on top, 64 px high, 56 on small screens. Renders a `<header>` with the main `<nav>`. */
export const SiteHeader = forwardRef<HTMLElement, SiteHeaderProps>(function SiteHeader(
  {
    brand,
    homeHref,
    links,
    dashboardHref,
    account,
    vehicle,
    notifications,
    cart,
    wide = false,
    ...props
  },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <header {...props} ref={ref} className={css.header}>
      <div
        className={css.bar}
        data-wide={wide || undefined}
        data-counted={cart || notifications ? true : undefined}
      >
        <div className={css.start}>
          <Brand href={homeHref}>{brand}</Brand>
          <nav className={css.nav} aria-label="Main">
            <ul className={css.links}>
              {links.map(({ label, href, icon, current }) => (
                <li key={keyOf(href)} className={css.entry}>
                  <UiLink
                    href={href}
                    className={css.link}
                    aria-current={current ? "page" : undefined}
                  >
                    {icon ? <Heart size={16} strokeWidth={1.5} aria-hidden="true" /> : null}
                    {label}
                  </UiLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        <div className={css.end}>
          {vehicle ? <VehicleLink {...vehicle} /> : null}
          {notifications ? <HeaderCount {...notifications} icon="bell" /> : null}
          {cart ? <HeaderCount {...cart} icon="cart" /> : null}
          {account.kind === "visitor" ? (
            <>
              <UiLink href={account.loginHref} className={css.login}>
                Login
              </UiLink>
              <div className={css.onWide}>
                <ButtonLink href={account.signUpHref}>Sign Up</ButtonLink>
              </div>
            </>
          ) : (
            <div className={css.onWide}>
              <HeaderMenu
                name={account.name}
                email={account.email}
                items={account.items}
                logoutAction={account.logoutAction}
                logoutLabel={account.logoutLabel}
              />
            </div>
          )}
          <div className={css.onSmall}>
            <MobileMenu links={links} account={account} dashboardHref={dashboardHref} />
          </div>
        </div>
      </div>
    </header>
  );
});
