import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListingsPage } from "~/listings/ListingsPage";
import { listOwnListings } from "~/listings/list-page.server";
import { readListView } from "~/listings/list-view";
import { getRecentChange } from "~/listings/recent-changes.server";
import { requireAccount } from "~/platform/auth/session.server";
import { getOwnSeller } from "~/sellers/sellers.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Listings",
  description: "The parts you sell, their prices and what is in stock.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id } = await requireAccount(request);
  const { searchParams } = new URL(request.url);
  const view = readListView(searchParams);
  const [page, seller, changed] = await Promise.all([
    listOwnListings(id, view),
    getOwnSeller(id),
    getRecentChange(id, searchParams.get("changed")),
  ]);
  return { ...page, view, changed, hasBusiness: seller !== undefined };
}

export default function DashboardListings() {
  return <ListingsPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
