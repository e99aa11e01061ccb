import type { Meta, StoryObj } from "@storybook/react-vite";
import { SalesPage } from "~/dashboard/SalesPage";
import { bestSellers, noWeeks, totalSalesCents, weeks } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageComes, pageFails } from "../support/scenario";

const meta = {
  title: "Screens/Dashboard sales",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
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
/** On its way: its outline stands in. */
export const Loading: Story = pageComes("loading");

export const Slow: Story = pageComes("slow");

/** The page's data cannot be had. */
export const Failed: Story = pageFails("error");

/** The network is gone. */
export const Offline: Story = pageFails("offline");
