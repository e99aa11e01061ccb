import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { listPayouts, payoutTotals } from "~/billing/billing.server";
import { PayoutsPage } from "~/billing/PayoutsPage";
import { dashboardOwner } from "~/orders/orders.server";
import { canTakeCards } from "~/payments/seller-accounts.server";
import { requireAccount } from "~/platform/auth/session.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Billing",
  description: "Your payouts, your plan, and what's next.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { id, plan, billingPeriod } = await requireAccount(request);
  const owner = await dashboardOwner(id);
  const [payouts, totals, takesCards] = await Promise.all([
    listPayouts(owner),
    payoutTotals(owner),
    canTakeCards(id),
  ]);
  return {
    ...{ payouts, totals, isSample: "sample" in owner },
    plan: { plan, period: billingPeriod },
    takesCards,
  };
}

export default function Billing() {
  return <PayoutsPage {...useLoaderData<typeof loader>()} />;
}

export { RouteErrorBoundary as ErrorBoundary };
