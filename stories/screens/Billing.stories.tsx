import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { BillingPage } from "~/billing/BillingPage";
import { mocked, pageFailureStory, scenario } from "../support/scenario";
import { screen } from "../support/screen";

const current = { plan: "hobbyist", period: "monthly" } as const;

const meta = {
  title: "Screens/Billing and plans",
  component: BillingPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { current, preselected: current },
  render: screen(BillingPage, { path: "/billing" }),
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

const saveButton = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("button", { name: "Save plan" });

export const Saving: Story = scenario(
  { form: "loading" },
  {
    ask: ({ canvasElement }) => userEvent.click(saveButton(canvasElement)),
    shows: ({ canvasElement }) => expect(saveButton(canvasElement)).toBeDisabled(),
  },
);

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
