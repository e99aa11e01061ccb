import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ReceiptPage } from "~/checkout/ReceiptPage";
import { receipt } from "../support/checkout-data";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Receipt",
  component: ReceiptPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: receipt,
  render: screen(ReceiptPage, { path: "/receipt/:token", entry: "/receipt/bQ3v1" }),
} satisfies Meta<typeof ReceiptPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without an account: what to do with each order stands here. */
export const Guest: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const waiting = within(canvas.getByRole("region", { name: "Order PL-20440" }));
    await expect(waiting.getByText(/Waiting for Gowanus Electric Rebuilders/)).toBeVisible();
    await expect(waiting.getByRole("button", { name: "Cancel order" })).toHaveValue("cancel");
    const ready = within(canvas.getByRole("region", { name: "Order PL-20441" }));
    await expect(ready.getByText("K7Q2MX")).toBeVisible();
    await expect(ready.queryByRole("button", { name: "Cancel order" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "Add to my account" })).toHaveValue("claim");
  },
};

/** With one: each order has a page of its own. */
export const Account: Story = {
  args: { orders: receipt.orders.map((order) => ({ ...order, isOfAccount: true })) },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "See order PL-20440" }),
    ).toHaveAttribute("href", "/dashboard/orders/PL-20440");
  },
};

export const OneOrder: Story = { args: { orders: receipt.orders.slice(0, 1) } };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
