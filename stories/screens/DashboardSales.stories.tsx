import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { SalesPage } from "~/dashboard/SalesPage";
import { bestSellers, noWeeks, totalSalesCents, weeks } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory, pageLoadingStory } from "../support/scenario";

const Page = ({ isSample }: { isSample: boolean }) => (
  <SalesPage
    totalCents={totalSalesCents}
    orders={28}
    open={isSample ? 0 : 3}
    weeks={weeks}
    bestSellers={bestSellers}
    isSample={isSample}
  />
);

const meta = {
  title: "Screens/Dashboard sales",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: {
    page: <Page isSample={false} />,
  },
  render: dashboardScreen("/dashboard/sales"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Own: Story = {};
export const Sample: Story = {
  args: { samples: "shown", page: <Page isSample /> },
  play: async ({ canvasElement }) => {
    // Each part, each figure and the chart.
    await expect(within(canvasElement).getAllByText("Sample")).toHaveLength(
      bestSellers.length + 4 + 1,
    );
  },
};
const none = { totalCents: 0, orders: 0, weeks: noWeeks, bestSellers: [], isSample: false };

export const Empty: Story = { args: { page: <SalesPage {...none} open={0} /> } };

/** Ordered, and not paid yet. */
export const OnlyOpen: Story = {
  args: { page: <SalesPage {...none} open={2} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/2 orders are open/)).toBeVisible();
  },
};

/** On its way: its outline stands in. */
export const Loading: Story = pageLoadingStory("loading");

export const Slow: Story = pageLoadingStory("slow");

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
