import { Badge, Heading, Page, PlanCards, PlanTable, SegmentedControl, Stack } from "@partlane/ui";
import { paths } from "~/paths";
import { formatDollars } from "./format";
import { ANNUAL_SAVING_LABEL, MOST_POPULAR_LABEL } from "./pricing";
import type { Pricing } from "./pricing.server";
import { PLAN_START_TEXT } from "./promises";

export type PricingPageProps = Pricing & { signedIn: boolean };

/** Three plans by the month or by the year (SPEC E3). The period is in the URL. */
export function PricingPage({ period, plans, comparison, signedIn }: PricingPageProps) {
  const annual = period === "annual";
  return (
    <Page
      title="Pricing"
      intro={`Pick the plan that matches how many parts you chase. ${PLAN_START_TEXT}`}
      action={
        <SegmentedControl
          label="Billing period"
          value={period}
          options={[
            { value: "monthly", label: "Monthly", href: paths.pricing("monthly") },
            {
              value: "annual",
              label: "Annual",
              href: paths.pricing("annual"),
              badge: (
                <Badge tone="success" size="small">
                  {ANNUAL_SAVING_LABEL}
                </Badge>
              ),
            },
          ]}
        />
      }
    >
      <Stack gap={16}>
        <PlanCards
          plans={plans.map(({ id, name, monthlyCents, annualCents, features, mostPopular }) => ({
            name,
            price: formatDollars(annual ? annualCents : monthlyCents),
            per: annual ? "a year" : "a month",
            alternative: annual
              ? `or ${formatDollars(monthlyCents)} a month`
              : `or ${formatDollars(annualCents)} a year, billed once`,
            features,
            highlighted: mostPopular,
            badge: mostPopular ? MOST_POPULAR_LABEL : undefined,
            cta: "Choose Plan",
            href: signedIn
              ? paths.billing({ plan: id, period })
              : paths.register({ plan: id, period }),
          }))}
        />
        <Stack as="section" gap={6} aria-labelledby="compare">
          <Heading level={2} size="panel" id="compare">
            Compare plans
          </Heading>
          <PlanTable
            caption="What each plan includes"
            columns={plans.map(({ name, mostPopular }) => ({ name, highlighted: mostPopular }))}
            rows={comparison.map(({ label, cells }) => ({
              label,
              cells: plans.map(({ id }) => cells[id]),
            }))}
          />
        </Stack>
      </Stack>
    </Page>
  );
}
