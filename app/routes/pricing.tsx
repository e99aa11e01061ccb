import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData, useRouteLoaderData } from "@remix-run/react";
import { PricingPage } from "~/content/PricingPage";
import { ANNUAL_DISCOUNT_PERCENT } from "~/content/pricing";
import { pricing, readPeriod } from "~/content/pricing.server";
import type { loader as rootLoader } from "~/root";
import { pageMeta } from "~/shell/meta";

export const meta = pageMeta({
  title: "Pricing",
  description: `Three plans, by how many parts you chase. Paying yearly takes ${ANNUAL_DISCOUNT_PERCENT}% off.`,
});

export function loader({ request }: LoaderFunctionArgs) {
  return pricing(readPeriod(new URL(request.url).searchParams.get("period")));
}

export default function Pricing() {
  const root = useRouteLoaderData<typeof rootLoader>("root");
  return <PricingPage {...useLoaderData<typeof loader>()} signedIn={Boolean(root?.user)} />;
}
