import { DashboardShell, Link, Notice, Stack } from "@partlane/ui";
import { useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { accountLinks } from "~/shell/navigation";
import { DashboardSkeleton } from "./DashboardSkeleton";
import { dashboardLinks } from "./navigation";

export interface DashboardFrameProps {
  user: { displayName: string | null; email: string };
  /** The name of the active vehicle. */
  vehicle?: string | null;
  /** The rows are the samples': the account has none of its own yet. */
  isSample: boolean;
  /** How many orders wait to be shipped. */
  toShipCount: number;
  /** The welcome is the page's `<h1>`: on the overview, which has no other. */
  welcomeIsHeading: boolean;
  children: ReactNode;
}

/** The dashboard's own shell (SPEC F1), and above every page of samples a word that they are. */
export function DashboardFrame({
  user,
  vehicle = null,
  isSample,
  toShipCount,
  welcomeIsHeading,
  children,
}: DashboardFrameProps) {
  const { pathname } = useLocation();
  const isLoading = useNavigation().state !== "idle";
  const awaited = useSlowNavigation();
  const shown = awaited ?? pathname;
  const links = dashboardLinks.map((link) => ({
    ...link,
    // An order's page lies below the orders; everything lies below the overview.
    current:
      link.href === shown || (link.href !== paths.dashboard() && shown.startsWith(`${link.href}/`)),
    ...(link.icon === "orders" && toShipCount > 0
      ? { badge: String(toShipCount), badgeLabel: "to ship" }
      : {}),
  }));
  return (
    <DashboardShell
      brand={PRODUCT_NAME}
      homeHref={paths.home()}
      links={links}
      returnHref={paths.home()}
      title={`Welcome, ${user.displayName ?? "User"}!`}
      titleIsHeading={welcomeIsHeading}
      vehicle={{ name: vehicle, href: paths.garage() }}
      loading={isLoading}
      user={{
        name: user.displayName,
        email: user.email,
        items: [...accountLinks],
        logoutAction: paths.logout(),
      }}
    >
      <Stack gap={4}>
        {isSample ? <SampleNotice /> : null}
        {awaited ? <DashboardSkeleton path={awaited} /> : children}
      </Stack>
    </DashboardShell>
  );
}

function SampleNotice() {
  return (
    <Notice tone="neutral">
      {/* Short: it takes as many lines in the fallback face, so nothing below it moves. */}
      <strong>Sample data.</strong>{" "}
      <Link href={paths.map()} tone="ink">
        Order a part
      </Link>{" "}
      to see your own.
    </Notice>
  );
}

/** How long a page may take before its outline is shown in its place, in ms. */
const patience = 250;

/** The dashboard page that is on its way and lets itself be waited for; undefined otherwise. */
function useSlowNavigation(): string | undefined {
  const { pathname } = useLocation();
  const navigation = useNavigation();
  const target = navigation.state === "loading" ? navigation.location.pathname : undefined;
  const [slow, setSlow] = useState<string>();
  useEffect(() => {
    setSlow(undefined);
    if (target === undefined) return;
    const timer = setTimeout(() => setSlow(target), patience);
    return () => clearTimeout(timer);
  }, [target]);
  const isOurs = dashboardLinks.some(({ href }) => href === slow);
  return isOurs && slow === target && slow !== pathname ? slow : undefined;
}
