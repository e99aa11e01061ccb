import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DisputePage } from "~/orders/DisputePage";
import { boughtOrder } from "../support/account-data";
import { type DashboardArgs, dashboardScreen, failedDashboardScreen } from "../support/dashboard";
import { showsFailure } from "../support/screen";

const meta = {
  title: "Screens/Dashboard dispute",
  parameters: { layout: "fullscreen" },
  args: { page: <DisputePage order={boughtOrder} /> },
  render: dashboardScreen(`/dashboard/orders/${boughtOrder.number}/dispute`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reason = canvas.getByRole("combobox", { name: "What is wrong" });
    await expect(within(reason).getAllByRole("option")).toHaveLength(4);
    await expect(canvas.getByRole("textbox", { name: "What happened" })).toHaveValue("");
  },
};

/** Nothing chosen, nothing said: each field says so, and the first has the focus. */
export const NothingSaid: Story = {
  args: {
    page: (
      <DisputePage
        order={boughtOrder}
        refusal={{
          errors: {
            reason: "Choose what is wrong.",
            message: "Say in a sentence or two what is wrong.",
          },
          values: { reason: "", message: "" },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const reason = canvas.getByRole("combobox", { name: "What is wrong" });
    await expect(reason).toHaveFocus();
    await expect(reason).toHaveAccessibleDescription("Choose what is wrong.");
    await expect(
      canvas.getByRole("textbox", { name: "What happened" }),
    ).toHaveAccessibleDescription("Say in a sentence or two what is wrong.");
  },
};

/** What was chosen is kept. */
export const NoMessage: Story = {
  args: {
    page: (
      <DisputePage
        order={boughtOrder}
        refusal={{
          errors: { message: "Say in a sentence or two what is wrong." },
          values: { reason: "did-not-arrive", message: "" },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("combobox", { name: "What is wrong" })).toHaveValue(
      "did-not-arrive",
    );
    await expect(canvas.getByRole("textbox", { name: "What happened" })).toHaveFocus();
  },
};

export const Sending: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(
      canvas.getByRole("combobox", { name: "What is wrong" }),
      "It is not as described",
    );
    await userEvent.type(canvas.getByRole("textbox", { name: "What happened" }), "It is used.");
    const button = canvas.getByRole("button", { name: "Open dispute" });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};

/** The page's data cannot be had. */
export const Failed: Story = {
  // It looks like the overview's, with another current link.
  parameters: { visual: { skip: true } },
  render: failedDashboardScreen(`/dashboard/orders/${boughtOrder.number}/dispute`),
  play: showsFailure,
};
