import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { OrdersPage } from "~/orders/OrdersPage";
import { parseOrderNumber } from "~/orders/order.schema";
import { dashboardOwner, listOrders } from "~/orders/orders.server";
import { requireAccount } from "~/platform/auth/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Orders",
  description: "What you bought and sold.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const owner = await dashboardOwner(id);
  const asked = new URL(request.url).searchParams.get("before") ?? undefined;
  const before = asked === undefined ? undefined : parseOrderNumber(asked);
  const page = await listOrders(owner, before);
  const orphaned = page.orphaned || (asked !== undefined && before === undefined);
  return { ...page, orphaned, isLater: before !== undefined && !orphaned };
}

export default function Orders() {
  return <OrdersPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
