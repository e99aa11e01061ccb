import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { salesReport } from "~/dashboard/overview.server";
import { SalesPage } from "~/dashboard/SalesPage";
import { dashboardOwner } from "~/orders/orders.server";
import { requireAccount } from "~/platform/auth/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Sales",
  description: "Your sales by week and your best sellers.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const owner = await dashboardOwner(id);
  const { totalCents, orders, open, weeks, bestSellers } = await salesReport(owner);
  return { totalCents, orders, open, weeks, bestSellers, isSample: "sample" in owner };
}

export default function Sales() {
  return <SalesPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
