import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { OrderPage } from "~/orders/OrderPage";
import { NotFoundPage } from "~/shell/NotFoundPage";
import { boughtOrder, conditionalFit, openTicket } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory } from "../support/scenario";

const on = (day: string) => new Date(`${day}T15:00:00Z`);

const shipped = { ...boughtOrder, status: "shipped", shippedAt: on("2026-11-22") } as const;
const delivered = { ...boughtOrder, status: "delivered", deliveredAt: on("2026-11-22") } as const;

const begun = { ...boughtOrder, begunAt: on("2026-11-22") } as const;
const canceled = { ...boughtOrder, status: "canceled", canceledAt: on("2026-11-22") } as const;

const meta = {
  title: "Screens/Dashboard order",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <OrderPage order={boughtOrder} /> },
  render: dashboardScreen(`/dashboard/orders/${boughtOrder.number}`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The buyer's, just placed: what it is, where it is collected, how it is paid, what can be done. */
export const Bought: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Order PL-20432" })).toBeVisible();
    await expect(canvas.getByText("2 at $234.00 each")).toBeVisible();
    await expect(canvas.getByText(/You pay the seller when you pick it up/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Cancel order" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20432?ask=cancel",
    );
    await expect(canvas.getByRole("link", { name: "Open a dispute" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20432/dispute",
    );
    const [orders] = canvas.getAllByRole("link", { name: "Orders" });
    await expect(orders).toHaveAttribute("aria-current", "page");
  },
};

/** Pressed: a second press does nothing. */
export const Collecting: Story = {
  parameters: mocked({ page: "success", form: "loading" }),
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "I picked it up" });
    await expect(button).toHaveValue("collect");
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};

/** Asked before it is done, on a page of its own address: nothing brings the order back. */
export const AsksToCancel: Story = {
  args: { page: <OrderPage order={boughtOrder} isCanceling /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Cancel order PL-20432?" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Yes, cancel order" })).toHaveValue("cancel");
    await expect(canvas.getByRole("link", { name: "Keep order" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20432",
    );
  },
};

/** For which car it was ordered, and what its buyer confirmed: its seller sees it, too. */
export const OfADoubtfulFit: Story = {
  args: {
    page: (
      <OrderPage
        order={{
          ...boughtOrder,
          side: "seller",
          fit: { ...conditionalFit, statement: "It isn't for my 2019 Toyota Camry" },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^Fits if/)).toHaveTextContent("Fits if it has 16-inch wheels");
    await expect(
      canvas.getByText("The buyer confirmed: “It isn't for my 2019 Toyota Camry.”"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: boughtOrder.partName })).toHaveAttribute(
      "href",
      `/parts/${boughtOrder.listingId}?make=Toyota&model=Camry&year=2019`,
    );
  },
};

/** Too late: the question's address shows the order, and says why it cannot be canceled. */
export const Begun: Story = {
  args: { page: <OrderPage order={begun} isCanceling /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/you can.t cancel it now/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Yes, cancel order" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "I picked it up" })).toBeVisible();
  },
};

export const Canceled: Story = {
  args: { page: <OrderPage order={canceled} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.getByText(/You canceled it/)).toBeVisible();
    await expect(main.queryByRole("button")).toBeNull();
    await expect(main.queryByRole("link", { name: "Open a dispute" })).toBeNull();
  },
};

export const OnItsWay: Story = {
  args: { page: <OrderPage order={shipped} /> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "I received it" }),
    ).toBeVisible();
  },
};

/** Fetched at the counter: it was never shipped. */
export const Collected: Story = {
  args: { page: <OrderPage order={delivered} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText("Shipped")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^I (picked|received)/ })).toBeNull();
    await expect(canvas.getByRole("link", { name: "Open a dispute" })).toBeVisible();
  },
};

/** One at a time: the ticket stands in the button's place. */
export const Disputed: Story = {
  args: { page: <OrderPage order={{ ...delivered, disputes: [openTicket] }} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ticket = canvas.getByRole("region", { name: "Dispute, ticket DT-1001" });
    await expect(within(ticket).getByText("It doesn't fit as listed")).toBeVisible();
    await expect(within(ticket).getByText("Open")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Open a dispute" })).toBeNull();
  },
};

export const DisputeClosed: Story = {
  args: {
    page: <OrderPage order={{ ...delivered, disputes: [{ ...openTicket, status: "closed" }] }} />,
  },
};

export const Sold: Story = {
  args: { page: <OrderPage order={{ ...boughtOrder, side: "seller" }} />, toShipCount: 1 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Mark as shipped" })).toHaveValue("ship");
    await expect(canvas.getByRole("button", { name: "Start on it" })).toHaveValue("begin");
    await expect(canvas.queryByRole("link", { name: "Open a dispute" })).toBeNull();
  },
};

export const SoldAndCanceled: Story = {
  args: { page: <OrderPage order={{ ...canceled, side: "seller" }} /> },
};

export const SoldAndDisputed: Story = {
  args: {
    page: <OrderPage order={{ ...shipped, side: "seller", disputes: [openTicket] }} />,
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Mark as delivered" }),
    ).toHaveValue("deliver");
  },
};

/** A sample can be looked at, and says why that is all. */
export const Sample: Story = {
  args: {
    samples: "shown",
    page: (
      <OrderPage
        order={{ ...delivered, shippedAt: null, deliveredAt: null, side: "seller", isSample: true }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.getByText(/This is a sample order/)).toBeVisible();
    await expect(main.getByText("Sample")).toBeVisible();
    await expect(
      main.queryByRole("button", { name: /^(Mark|I picked|I received|Start on)/ }),
    ).toBeNull();
  },
};

export const NotYours: Story = { args: { page: <NotFoundPage /> } };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
