import { Button, DashboardShell, Inline, Link, Notice, Stack } from "@partlane/ui";
import { Form, useLocation, useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { PRODUCT_NAME } from "~/content/product";
import { paths } from "~/paths";
import { accountLinks, cartLink, unreadLink } from "~/shell/navigation";
import { DashboardSkeleton } from "./DashboardSkeleton";
import { dashboardLinks } from "./navigation";

export interface DashboardFrameProps {
  user: { displayName: string | null; email: string };
  /** The name of the active vehicle. */
  vehicle?: string | null;
  /** How many notices are unread; null or absent where that is not known. */
  unread?: number | null;
  /** How many pieces are in the cart. */
  cart?: number;
  /**
   * The rows are the samples', because the account has no orders of its own yet; or it has put them
   * away; or it has its own.
   */
  samples: "shown" | "hidden" | "replaced";
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
  unread = null,
  cart,
  samples,
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
      notifications={unread === null ? undefined : unreadLink(unread, pathname)}
      cart={cart === undefined ? undefined : cartLink(cart, pathname)}
      loading={isLoading}
      user={{
        name: user.displayName,
        email: user.email,
        items: [...accountLinks],
        logoutAction: paths.logout(),
      }}
    >
      <Stack gap={4}>
        {samples === "shown" ? <SampleNotice /> : null}
        {awaited ? <DashboardSkeleton path={awaited} /> : children}
        {samples === "hidden" ? (
          <Inline justify="center">
            <SamplesButton value="show">Show sample data</SamplesButton>
          </Inline>
        ) : null}
      </Stack>
    </DashboardShell>
  );
}

function SampleNotice() {
  return (
    <Notice tone="neutral" action={<SamplesButton value="hide">Start with my own</SamplesButton>}>
      {/* Short: it takes as many lines in the fallback face, so nothing below it moves. */}
      <strong>Sample data.</strong>{" "}
      <Link href={paths.map()} tone="ink">
        Order a part
      </Link>{" "}
      to see your own data.
    </Notice>
  );
}

/** Puts the samples away, or takes them out again. Works without JavaScript. */
function SamplesButton({ value, children }: { value: "hide" | "show"; children: string }) {
  const { formAction, formMethod } = useNavigation();
  const pending = formMethod === "POST" && formAction === paths.dashboard();
  return (
    <Form method="post" action={paths.dashboard()}>
      <Button type="submit" size="small" name="samples" value={value} pending={pending}>
        {children}
      </Button>
    </Form>
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
