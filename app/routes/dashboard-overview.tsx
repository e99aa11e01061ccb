import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OverviewPage } from "~/dashboard/OverviewPage";
import { salesOverview } from "~/dashboard/overview.server";
import { OrdersTable } from "~/orders/OrdersTable";
import { dashboardOwner } from "~/orders/orders.server";
import { requireAccount } from "~/platform/auth/session.server";
import { getOwnSeller } from "~/sellers/sellers.server";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const [overview, seller] = await Promise.all([
    dashboardOwner(id).then((owner) => salesOverview(owner)),
    getOwnSeller(id),
  ]);
  return { ...overview, hasBusiness: seller !== undefined };
}

export default function Overview() {
  const { recentOrders, ...figures } = useLoaderData<typeof loader>();
  return (
    <OverviewPage
      {...figures}
      recentOrders={
        recentOrders.length > 0 ? (
          <OrdersTable caption="The newest orders" orders={recentOrders} brief />
        ) : undefined
      }
    />
  );
}

export { RouteErrorBoundary as ErrorBoundary };
