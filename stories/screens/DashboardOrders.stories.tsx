import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { OrdersPage } from "~/orders/OrdersPage";
import { orders, ownOrders, sampleOrders } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory, pageLoadingStory } from "../support/scenario";

const page = { orders, isLater: false, orphaned: false };

const meta = {
  title: "Screens/Dashboard orders",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: <OrdersPage {...page} next="PL-20409" />, toShipCount: 2 },
  render: dashboardScreen("/dashboard/orders"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("heading", { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole("link", { name: "Older orders" })).toHaveAttribute(
      "href",
      "/dashboard/orders?before=PL-20409",
    );
    await expect(canvas.getByRole("link", { name: "PL-20431" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20431",
    );
  },
};

export const LastPage: Story = { args: { page: <OrdersPage {...page} isLater /> } };

/** The address named an order that is not here. */
export const Orphaned: Story = {
  args: { page: <OrdersPage {...page} orphaned next="PL-20409" /> },
};

export const Sample: Story = {
  args: { samples: "shown", page: <OrdersPage {...page} orders={sampleOrders} /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByText("Sample")).toHaveLength(sampleOrders.length);
  },
};

/** What one bought names its seller; one of them was canceled. */
export const Own: Story = {
  args: { page: <OrdersPage {...page} orders={ownOrders} />, toShipCount: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText("Hudson Auto Supply")).toHaveLength(ownOrders.length);
    await expect(canvas.getByText("Canceled")).toBeVisible();
    await expect(canvas.queryByText("Sample")).toBeNull();
  },
};

export const Empty: Story = {
  args: { page: <OrdersPage {...page} orders={[]} />, toShipCount: 0 },
};

/** On its way: its outline stands in. */
export const Loading: Story = pageLoadingStory("loading");

export const Slow: Story = pageLoadingStory("slow");

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
