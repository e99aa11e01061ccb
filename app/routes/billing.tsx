import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BillingPage } from "~/billing/BillingPage";
import { planFormSchema, preselectedPlan } from "~/billing/billing.schema";
import { choosePlan } from "~/billing/billing.server";
import { describePlan } from "~/billing/describe-plan";
import { paths } from "~/paths";
import { requireAccount } from "~/platform/auth/session.server";
import { redirectWithFlash } from "~/platform/http/flash.server";
import { readForm } from "~/platform/http/request.server";
import { pageMeta } from "~/shell/meta";
import { RouteErrorBoundary } from "~/shell/NotFoundPage";

export const meta = pageMeta({
  title: "Billing & Plans",
  description: "Your plan, and the others.",
  noIndex: true,
});

export async function loader({ request }: LoaderFunctionArgs) {
  const { plan, billingPeriod } = await requireAccount(request);
  const current = { plan, period: billingPeriod };
  return { current, preselected: preselectedPlan(new URL(request.url).searchParams, current) };
}

export async function action({ request }: ActionFunctionArgs) {
  const { id } = await requireAccount(request);
  const chosen = await readForm(request, planFormSchema);
  await choosePlan({ accountId: id, ...chosen });
  const { name, price } = describePlan(chosen);
  const message = `You are on ${name}, ${price}. We're not charging yet.`;
  return redirectWithFlash(paths.billing(), { tone: "success", message });
}

export default function Billing() {
  const choice = useLoaderData<typeof loader>();
  // Another link to this page means another choice to start from.
  return <BillingPage key={JSON.stringify(choice)} {...choice} />;
}

export { RouteErrorBoundary as ErrorBoundary };
