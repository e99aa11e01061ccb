import { Heart } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Avatar } from "../../components/Avatar";
import { Button, ButtonLink } from "../../components/Button";
import { UiLink } from "../../components/Link";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { shownName } from "../HeaderMenu/types";
import { NavDrawer } from "../NavDrawer";
import * as css from "./MobileMenu.css";

export interface SiteLink {
  label: string;
  href: string;
  icon?: "heart";
  /** The page that is shown. */
  current?: boolean;
}

export type MobileMenuAccount =
  | { kind: "visitor"; loginHref: string; signUpHref: string }
  | {
      kind: "user";
      name?: string | null;
      email: string;
      logoutAction: string;
      logoutLabel?: string;
    };

export interface MobileMenuProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "title" | "children">> {
  links: readonly SiteLink[];
  account: MobileMenuAccount;
  /** Where the user's name leads. */
  dashboardHref: string;
  /** The button's name. */
  label?: string;
  /** The menu's name. */
  title?: string;
}

/**
 * The header's links and account on small screens, in a drawer; in a `<details>` without JavaScript.
 * Renders a `<div>` around its button.
 */
export const MobileMenu = forwardRef<HTMLDivElement, MobileMenuProps>(function MobileMenu(
  { links, account, dashboardHref, label = "Open menu", title = "Menu", ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <NavDrawer {...props} ref={ref} label={label} title={title} side="end">
      <nav aria-label={title}>
        <ul>
          {links.map(({ label: text, href, icon, current }) => (
            <li key={keyOf(href)}>
              <UiLink href={href} className={css.link} aria-current={current ? "page" : undefined}>
                {icon ? <Heart size={18} strokeWidth={1.5} aria-hidden="true" /> : null}
                {text}
              </UiLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={css.account}>
        {account.kind === "visitor" ? (
          <>
            <ButtonLink href={account.loginHref} width="full">
              Login
            </ButtonLink>
            <ButtonLink href={account.signUpHref} tone="accent" width="full">
              Sign Up
            </ButtonLink>
          </>
        ) : (
          <>
            <UiLink href={dashboardHref} className={css.link}>
              <span className={css.who}>
                <Avatar name={account.name} email={account.email} size={44} />
                <span className={css.whoText}>
                  <span className={css.whoName}>{shownName(account.name, account.email)}</span>
                  <span className={css.whoNote}>Dashboard</span>
                </span>
              </span>
            </UiLink>
            <form method="post" action={account.logoutAction}>
              <Button type="submit" width="full">
                {account.logoutLabel ?? "Logout"}
              </Button>
            </form>
          </>
        )}
      </div>
    </NavDrawer>
  );
});
