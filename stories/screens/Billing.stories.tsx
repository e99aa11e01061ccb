import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { BillingPage } from "~/billing/BillingPage";
import { failing, never, screen, showsFailure } from "../support/screen";

const current = { plan: "hobbyist", period: "monthly" } as const;

const meta = {
  title: "Screens/Billing and plans",
  component: BillingPage,
  parameters: { layout: "fullscreen" },
  args: { current, preselected: current },
  render: screen(BillingPage, { path: "/billing", action: never }),
} satisfies Meta<typeof BillingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Current: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: "Hobbyist" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Monthly" })).toBeChecked();
    // By keyboard: the arrows choose within a group.
    canvas.getByRole("radio", { name: "Hobbyist" }).focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: "Professional" })).toBeChecked();
  },
};

/** From the pricing page: what was chosen there is chosen here. */
export const FromPricing: Story = {
  args: { preselected: { plan: "professional", period: "annual" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("radio", { name: "Professional" })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Annual" })).toBeChecked();
  },
};

export const Saving: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Save plan" });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};

/** The page's data cannot be had. */
export const Failed: Story = {
  // It looks like the settings'.
  parameters: { visual: { skip: true } },
  render: screen(BillingPage, { path: "/billing", loader: failing }),
  play: showsFailure,
};
