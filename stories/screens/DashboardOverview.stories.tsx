import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { OverviewPage } from "~/dashboard/OverviewPage";
import { OrdersTable } from "~/orders/OrdersTable";
import {
  noWeeks,
  orders,
  ownOrders,
  sampleOrders,
  totalSalesCents,
  weeks,
} from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory, scenario } from "../support/scenario";

const busy = (isSample: boolean) => (
  <OverviewPage
    totalSalesCents={totalSalesCents}
    orderCount={28}
    openCount={3}
    isSample={isSample}
    nextToShip="PL-20430"
    trend={{ percent: 51.7, weeks: 5 }}
    activeListings={4}
    hasBusiness
    newContacts={5}
    pendingPayoutsCents={182_200}
    nextPayoutOn="2026-11-24"
    weeks={weeks}
    recentOrders={
      <OrdersTable
        caption="The newest orders"
        orders={(isSample ? sampleOrders : orders).slice(0, 5)}
        brief
      />
    }
  />
);

const nothing = {
  totalSalesCents: 0,
  orderCount: 0,
  openCount: 0,
  isSample: false,
  nextToShip: null,
  trend: null,
  activeListings: 0,
  hasBusiness: false,
  newContacts: 0,
  pendingPayoutsCents: 0,
  nextPayoutOn: null,
  weeks: noWeeks,
};

const meta = {
  title: "Screens/Dashboard overview",
  parameters: { layout: "fullscreen", ...mocked({ page: "success" }) },
  args: { page: busy(false), toShipCount: 2, welcomeIsHeading: true },
  render: dashboardScreen("/dashboard"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An account's own rows: the one accent is the next task. */
export const Own: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Welcome, Mary Ann Lee!" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Ship next order" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20430",
    );
    await expect(canvas.queryByText("Sample data.")).toBeNull();
    await expect(canvas.getByText("28 paid sales, 3 open")).toBeVisible();
    await expect(canvas.getByText("Last 5 weeks: up 51.7% on the first 5")).toBeVisible();
  },
};

/** Until an account has rows of its own: marked, with the way out, and nothing to be done. */
export const Sample: Story = {
  args: { page: busy(true), samples: "shown", toShipCount: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("Sample data.")).toBeVisible();
    // Each figure, the chart and each order.
    await expect(canvas.getAllByText("Sample")).toHaveLength(4 + 1 + 5);
    await expect(canvas.getByRole("button", { name: "Start with my own" })).toHaveValue("hide");
    await expect(canvas.getByRole("link", { name: "Order a part" })).toHaveAttribute(
      "href",
      "/map",
    );
    await expect(canvas.getByRole("link", { name: "View next to ship" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^Ship/ })).toBeNull();
  },
};

/** One sale, refunded whole. */
export const Refunded: Story = {
  args: {
    toShipCount: 0,
    page: (
      <OverviewPage
        {...nothing}
        orderCount={1}
        activeListings={1}
        hasBusiness
        recentOrders={<OrdersTable caption="The newest orders" orders={ownOrders} brief />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("1 paid sale")).toBeVisible();
    await expect(
      canvas.getByText("Nothing was sold in this period, or it was refunded."),
    ).toBeVisible();
  },
};

/** Somebody who has bought and sold nothing yet. */
export const OnlyBought: Story = {
  args: {
    toShipCount: 0,
    page: (
      <OverviewPage
        {...nothing}
        newContacts={1}
        recentOrders={<OrdersTable caption="The newest orders" orders={ownOrders} brief />}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole("link", { name: /^Ship/ })).toBeNull();
  },
};

export const Empty: Story = {
  args: { toShipCount: 0, page: <OverviewPage {...nothing} /> },
  play: async ({ canvasElement }) => {
    const first = within(canvasElement).getByRole("link", { name: "Set up your business" });
    await expect(first).toHaveAttribute(
      "href",
      "/settings/business?redirectTo=%2Fdashboard%2Flistings%2Fnew",
    );
  },
};

/** Who sells is said, and nothing is listed yet. */
export const NothingListed: Story = {
  args: { toShipCount: 0, page: <OverviewPage {...nothing} hasBusiness /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "List your first part" })).toHaveAttribute(
      "href",
      "/dashboard/listings/new",
    );
  },
};

/** The samples are put away, and nothing is in their place yet. */
export const PutAway: Story = {
  args: { toShipCount: 0, samples: "hidden", page: <OverviewPage {...nothing} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Sample data.")).toBeNull();
    await expect(canvas.getByRole("button", { name: "Show sample data" })).toHaveValue("show");
  },
};

/** No display name: `User`. */
export const NameUnknown: Story = {
  args: { user: { displayName: null, email: "jo@x.co" } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("heading", { name: "Welcome, User!" }),
    ).toBeVisible();
  },
};

/** On the way to a page that takes its time: the header says so, its outline stands in. */
export const Loading: Story = {
  ...scenario(
    { page: "loading" },
    {
      ask: async ({ canvasElement }) => {
        const [link] = await within(canvasElement).findAllByRole("link", { name: "All orders" });
        if (link) await userEvent.click(link);
      },
      shows: async ({ canvasElement }) => {
        const texts = await within(canvasElement).findAllByText("Loading...");
        await expect(texts[0]).toBeInTheDocument();
      },
      parameters: { visual: { skip: true } },
    },
  ),
  render: dashboardScreen("/dashboard", { isHere: true }),
};

/** The page's data cannot be had. */
export const Failed: Story = {
  ...pageFailureStory("error", { isShot: true }),
  args: { welcomeIsHeading: false },
};

/** The network is gone. */
export const Offline: Story = {
  ...pageFailureStory("offline"),
  args: { welcomeIsHeading: false },
};
