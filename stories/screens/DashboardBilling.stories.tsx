import type { Meta, StoryObj } from "@storybook/react-vite";
import { PayoutsPage } from "~/billing/PayoutsPage";
import { DashboardSkeleton } from "~/dashboard/DashboardSkeleton";
import { ErrorPage } from "~/shell/ErrorPage";
import { payouts } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";

const meta = {
  title: "Screens/Dashboard billing",
  parameters: { layout: "fullscreen" },
  args: {
    page: (
      <PayoutsPage
        payouts={payouts}
        pending={{ totalCents: 182_200, nextDueOn: "2026-11-24" }}
        plan={{ plan: "professional", period: "annual" }}
      />
    ),
  },
  render: dashboardScreen("/dashboard/billing"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Sample: Story = { args: { isSample: true, toShipCount: 2 } };
export const Empty: Story = {
  args: {
    page: (
      <PayoutsPage
        payouts={[]}
        pending={{ totalCents: 0, nextDueOn: null }}
        plan={{ plan: "hobbyist", period: "monthly" }}
      />
    ),
  },
};
export const Loading: Story = { args: { page: <DashboardSkeleton path="/dashboard/billing" /> } };
export const Failed: Story = { args: { page: <ErrorPage error={new Error("away")} /> } };
