import {
  ArrowLeft,
  ChartNoAxesColumn,
  LayoutDashboard,
  Package,
  ReceiptText,
  Recycle,
  Tags,
  Users,
} from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { UiLink } from "../../components/Link";
import { SkipLink } from "../../components/VisuallyHidden";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { Brand } from "../Brand";
import { HeaderCount, type HeaderCountLink } from "../HeaderCount";
import { HeaderMenu, type HeaderMenuProps } from "../HeaderMenu";
import { NavDrawer } from "../NavDrawer";
import { VehicleLink, type VehicleLinkProps } from "../VehicleLink";
import * as css from "./DashboardShell.css";

const icons = {
  dashboard: LayoutDashboard,
  orders: Package,
  cores: Recycle,
  listings: Tags,
  sales: ChartNoAxesColumn,
  billing: ReceiptText,
  contacts: Users,
} as const;

export interface DashboardLink {
  label: string;
  href: string;
  icon: "dashboard" | "orders" | "cores" | "listings" | "sales" | "billing" | "contacts";
  /** The page that is shown. */
  current?: boolean;
  /** At the end of the line: how many wait. */
  badge?: string;
  /** What the badge counts, read after it: `to ship`. */
  badgeLabel?: string;
}

export interface DashboardShellProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "title">> {
  /** The wordmark beside the mark. */
  brand: ReactNode;
  homeHref: string;
  links: readonly DashboardLink[];
  user: Pick<HeaderMenuProps, "name" | "email" | "items" | "logoutAction" | "logoutLabel">;
  /** The vehicle that parts are looked for, and where it is chosen. */
  vehicle?: VehicleLinkProps;
  /** How many things are unread, and where. */
  notifications?: HeaderCountLink;
  /** How many are in the cart, and where it is. */
  cart?: HeaderCountLink;
  /** At the head of every page: `Welcome, Mary Ann Lee!`. */
  title: string;
  /** Whether the title is the page's `<h1>`; true by default. */
  titleIsHeading?: boolean;
  /** Another page is on its way. */
  loading?: boolean;
  loadingLabel?: string;
  returnHref: string;
  returnLabel?: string;
  /** Id of the `<main>`, for skip links. */
  contentId?: string;
}

/**
 * The dashboard's frame: a sidebar of 232 px, in a drawer on small screens; the account at the top;
 * the page in `<main>`.
 */
export const DashboardShell = forwardRef<HTMLDivElement, DashboardShellProps>(
  function DashboardShell(
    {
      brand,
      homeHref,
      links,
      user,
      vehicle,
      notifications,
      cart,
      title,
      titleIsHeading = true,
      loading = false,
      loadingLabel = "Loading...",
      returnHref,
      returnLabel = "Return to Main Site",
      contentId = "content",
      children,
      ...props
    },
    ref,
  ) {
    const Title = titleIsHeading ? "h1" : "p";
    const navigation = (
      <Navigation links={links} returnHref={returnHref} returnLabel={returnLabel} />
    );
    return (
      <div {...props} ref={ref} className={css.shell}>
        <SkipLink href={`#${contentId}`}>Skip to content</SkipLink>
        <aside className={css.sidebar}>
          <div className={css.sidebarBrand}>
            <Brand href={homeHref}>{brand}</Brand>
          </div>
          {navigation}
        </aside>
        <div className={css.content}>
          <header className={css.topBar}>
            <div className={css.onSmall}>
              <NavDrawer label="Open menu" title="Dashboard" side="start">
                {navigation}
              </NavDrawer>
              <Brand href={homeHref}>{brand}</Brand>
            </div>
            <div className={css.account}>
              {vehicle ? <VehicleLink {...vehicle} /> : null}
              {notifications ? <HeaderCount {...notifications} icon="bell" /> : null}
              {cart ? <HeaderCount {...cart} icon="cart" /> : null}
              <HeaderMenu {...user} compact />
            </div>
          </header>
          <main id={contentId} tabIndex={-1} className={css.main} aria-busy={loading || undefined}>
            <div className={css.heading}>
              <Title className={css.title}>{title}</Title>
              <span role="status" className={css.loading}>
                {loading ? loadingLabel : null}
              </span>
            </div>
            {children}
          </main>
        </div>
      </div>
    );
  },
);

type NavigationProps = Pick<DashboardShellProps, "links" | "returnHref" | "returnLabel">;

function Navigation({ links, returnHref, returnLabel }: NavigationProps) {
  const keyOf = distinctKeys();
  return (
    <nav className={css.nav} aria-label="Dashboard">
      <ul className={css.list}>
        {links.map(({ label, href, icon, current, badge, badgeLabel }) => {
          const Icon = icons[icon];
          return (
            <li key={keyOf(href)}>
              <UiLink href={href} className={css.link} aria-current={current ? "page" : undefined}>
                <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
                {label}
                {badge ? (
                  <span className={css.badge}>
                    {badge}
                    {badgeLabel ? <span className={css.badgeLabel}> {badgeLabel}</span> : null}
                  </span>
                ) : null}
              </UiLink>
            </li>
          );
        })}
      </ul>
      <UiLink href={returnHref} className={`${css.link} ${css.back}`}>
        <ArrowLeft className={css.arrow} size={20} strokeWidth={1.5} aria-hidden="true" />
        {returnLabel}
      </UiLink>
    </nav>
  );
}
