import { Badge, Button, Inline, Link, Notice, Page, RadioCards, Stack } from "@partlane/ui";
import { Form, useNavigation } from "@remix-run/react";
import { ANNUAL_SAVING_LABEL, MOST_POPULAR_LABEL, PLANS } from "~/content/pricing";
import { PLAN_START_TEXT } from "~/content/promises";
import { paths } from "~/paths";
import type { ChosenPlan, PlanId } from "~/platform/enums";
import { describePlan } from "./describe-plan";

export interface BillingPageProps {
  current: ChosenPlan;
  /** The URL's preselection: chosen in the form, but not saved yet. */
  preselected: ChosenPlan;
}

/** `Billing & Plans`: the plan in force, and a form that chooses another. */
export function BillingPage({ current, preselected }: BillingPageProps) {
  const pending = useNavigation().formAction === paths.billing();
  const { name, price } = describePlan(current);
  return (
    <Page title="Billing & Plans" intro={`You are on ${name}, ${price}.`}>
      <Stack gap={6}>
        <Notice tone="info" title="We're not charging yet">
          {PLAN_START_TEXT} Choose a plan. We'll ask before your first charge.
        </Notice>
        <Form method="post">
          <Stack gap={6} align="stretch">
            <RadioCards
              label="Billing period"
              name="period"
              columns={2}
              defaultValue={preselected.period}
              options={[
                { value: "monthly", label: "Monthly", text: "Billed every month." },
                {
                  value: "annual",
                  label: "Annual",
                  text: "Billed once a year.",
                  aside: ANNUAL_SAVING_LABEL,
                },
              ]}
            />
            <RadioCards
              label="Plan"
              name="plan"
              defaultValue={preselected.plan}
              options={PLANS.map((plan) => ({
                value: plan.id,
                label: plan.name,
                // Both prices, since without JavaScript they cannot follow the period.
                aside: describePlan({ plan: plan.id, period: "monthly" }).price,
                text: `${plan.summary}. Or ${describePlan({ plan: plan.id, period: "annual" }).price}.`,
                note: noteFor(plan.id, plan.mostPopular, current.plan),
              }))}
            />
            <Inline gap={5}>
              <Button type="submit" tone="accent" size="large" pending={pending}>
                Save plan
              </Button>
              <Link href={paths.pricing(preselected.period)} tone="muted">
                Compare plans
              </Link>
            </Inline>
          </Stack>
        </Form>
      </Stack>
    </Page>
  );
}

function noteFor(plan: PlanId, mostPopular: boolean, current: PlanId) {
  if (plan === current) return <Badge tone="success">Your plan</Badge>;
  return mostPopular ? <Badge tone="neutral">{MOST_POPULAR_LABEL}</Badge> : undefined;
}
