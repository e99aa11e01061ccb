import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ListingsPage } from "~/listings/ListingsPage";
import { listOwnListings } from "~/listings/list-page.server";
import { readListView } from "~/listings/list-view";
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
  const view = readListView(new URL(request.url).searchParams);
  const [page, seller] = await Promise.all([listOwnListings(id, view), getOwnSeller(id)]);
  return { ...page, view, hasBusiness: seller !== undefined };
}

export default function DashboardListings() {
  return <ListingsPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
