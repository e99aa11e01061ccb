import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { DashboardFrame } from "~/dashboard/DashboardFrame";
import { dashboardOwner, salesTotals } from "~/orders/orders.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { useShell } from "~/shell/useShell";

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: "Dashboard",
    description: "Your orders, sales, payouts and contacts.",
    noIndex: true,
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, displayName, email } = await requireAccount(request);
  const owner = await dashboardOwner(id);
  const { toShip } = await salesTotals(owner);
  return { user: { displayName, email }, isSample: "sample" in owner, toShipCount: toShip };
}

export default function Dashboard() {
  const { user, isSample, toShipCount } = useLoaderData<typeof loader>();
  const page = useMatches().at(-1);
  // The overview is titled by the welcome; where it failed, the error brings its own heading.
  const isOverview = page?.pathname.replace(/\/$/, "") === paths.dashboard() && page.data != null;
  return (
    <DashboardFrame
      user={user}
      vehicle={useShell()?.vehicle}
      isSample={isSample}
      toShipCount={toShipCount}
      welcomeIsHeading={isOverview}
    >
      <Outlet />
    </DashboardFrame>
  );
}

export { RouteErrorBoundary as ErrorBoundary };
