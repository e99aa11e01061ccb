import type { Meta, StoryObj } from "@storybook/react-vite";
import { DashboardSkeleton } from "~/dashboard/DashboardSkeleton";
import { SalesPage } from "~/dashboard/SalesPage";
import { bestSellers, noWeeks, totalSalesCents, weeks } from "../support/account-data";
import { type DashboardArgs, dashboardScreen, failedDashboardScreen } from "../support/dashboard";
import { showsFailure } from "../support/screen";

const meta = {
  title: "Screens/Dashboard sales",
  parameters: { layout: "fullscreen" },
  args: {
    page: (
      <SalesPage totalCents={totalSalesCents} orders={28} weeks={weeks} bestSellers={bestSellers} />
    ),
  },
  render: dashboardScreen("/dashboard/sales"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Sample: Story = { args: { isSample: true, toShipCount: 2 } };
export const Empty: Story = {
  args: { page: <SalesPage totalCents={0} orders={0} weeks={noWeeks} bestSellers={[]} /> },
};
export const Loading: Story = { args: { page: <DashboardSkeleton path="/dashboard/sales" /> } };
/** The page's data cannot be had. */
export const Failed: Story = {
  // It looks like the overview's, with another current link.
  parameters: { visual: { skip: true } },
  render: failedDashboardScreen("/dashboard/sales"),
  play: showsFailure,
};
