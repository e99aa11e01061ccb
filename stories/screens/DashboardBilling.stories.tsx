import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PayoutsPage } from "~/billing/PayoutsPage";
import { DashboardSkeleton } from "~/dashboard/DashboardSkeleton";
import { payouts } from "../support/account-data";
import { type DashboardArgs, dashboardScreen, failedDashboardScreen } from "../support/dashboard";
import { showsFailure } from "../support/screen";

const meta = {
  title: "Screens/Dashboard billing",
  parameters: { layout: "fullscreen" },
  args: {
    page: (
      <PayoutsPage
        payouts={payouts}
        totals={{
          pendingCents: 182_200,
          nextDueOn: "2026-11-24",
          paidCents: 9_041_500,
          paidCount: 61,
          lastPaidCents: 188_000,
          lastPaidOn: "2026-11-17",
        }}
        plan={{ plan: "professional", period: "annual" }}
      />
    ),
  },
  render: dashboardScreen("/dashboard/billing"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More payouts than the table lists: the figures count them all. */
export const Own: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("61 payouts so far")).toBeVisible();
    await expect(canvas.getByText("$90,415")).toBeVisible();
  },
};
export const Sample: Story = { args: { isSample: true, toShipCount: 2 } };
export const Empty: Story = {
  args: {
    page: (
      <PayoutsPage
        payouts={[]}
        totals={{
          pendingCents: 0,
          nextDueOn: null,
          paidCents: 0,
          paidCount: 0,
          lastPaidCents: null,
          lastPaidOn: null,
        }}
        plan={{ plan: "hobbyist", period: "monthly" }}
      />
    ),
  },
};
export const Loading: Story = { args: { page: <DashboardSkeleton path="/dashboard/billing" /> } };
/** The page's data cannot be had. */
export const Failed: Story = {
  // It looks like the overview's, with another current link.
  parameters: { visual: { skip: true } },
  render: failedDashboardScreen("/dashboard/billing"),
  play: showsFailure,
};
