import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData, useMatches } from "@remix-run/react";
import { DashboardFrame } from "~/dashboard/DashboardFrame";
import { samplesFormSchema } from "~/orders/order.schema";
import { hideSamples, openSales, samplesFor } from "~/orders/orders.server";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";
import { useShell } from "~/shell/useShell";

export const meta = pageMeta({
  title: "Dashboard",
  description: "Your orders, sales, payouts, and contacts.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, displayName, email } = await requireAccount(request);
  const samples = await samplesFor(id);
  // Nobody waits for a sample.
  const toShipCount = samples === "shown" ? 0 : (await openSales(id)).toShip;
  return { user: { displayName, email }, samples, toShipCount };
}

/** Puts the samples away, or takes them out again: on every page below, so it stands here. */
export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const { samples } = await readForm(request, samplesFormSchema);
  await hideSamples(id, samples === "hide");
  const message =
    samples === "hide"
      ? "Sample data is hidden. Yours starts with your first order or listing."
      : "Sample data is back until you have your own orders or listings.";
  return redirectWithFlash(paths.dashboard(), { tone: "success", message });
}

export default function Dashboard() {
  const { user, samples, toShipCount } = useLoaderData<typeof loader>();
  const shell = useShell();
  const page = useMatches().at(-1);
  // The overview is titled by the welcome; where it failed, the error brings its own heading.
  const isOverview = page?.pathname.replace(/\/$/, "") === paths.dashboard() && page.data != null;
  return (
    <DashboardFrame
      user={user}
      vehicle={shell?.vehicle}
      unread={shell?.unread}
      cart={shell?.cart}
      samples={samples}
      toShipCount={toShipCount}
      welcomeIsHeading={isOverview}
    >
      <Outlet />
    </DashboardFrame>
  );
}

export { RouteErrorBoundary as ErrorBoundary };
