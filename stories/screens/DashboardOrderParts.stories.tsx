import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { OrderPartsPage } from "~/orders/OrderPartsPage";
import { mixedOrder } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory } from "../support/scenario";

const { number, lines } = mixedOrder;
const cancel = { number, lines, task: "cancel", side: "seller" } as const;
const ship = { number, lines, task: "ship", side: "seller" } as const;
const blank = { carrier: "", trackingNumber: "", reason: "" };

const meta = {
  title: "Screens/Dashboard order parts",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <OrderPartsPage {...cancel} /> },
  render: dashboardScreen(`/dashboard/orders/${number}/parts`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How many of each part stay: all of them, until somebody says less. */
export const Cancel: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("spinbutton", { name: lines[0]?.name })).toHaveValue(2);
    await expect(canvas.getByRole("textbox", { name: "Why" })).toHaveAccessibleDescription(
      "The buyer reads this.",
    );
  },
};

/** A card was charged for them: what is taken out goes back. */
export const CancelPaid: Story = {
  args: { page: <OrderPartsPage {...cancel} isSold /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/The buyer gets back/)).toBeVisible();
  },
};

/** Nothing would be left: the field says what to do, and what was typed is kept. */
export const NothingLeft: Story = {
  args: {
    page: (
      <OrderPartsPage
        {...cancel}
        refusal={{
          field: "keep0",
          message: "That's all of it. Keep at least one part, or cancel the whole order.",
          form: {
            ...blank,
            task: "cancel",
            keep0: "0",
            keep1: "0",
            keep2: "0",
            reason: "No stock.",
          },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole("spinbutton");
    await expect(first).toHaveFocus();
    await expect(first).toHaveValue(0);
    await expect(canvas.getAllByText(/^That's all of it/)).toHaveLength(1);
    await expect(canvas.getByRole("textbox", { name: "Why" })).toHaveValue("No stock.");
  },
};

/** What goes into a parcel, and how it is followed. */
export const Ship: Story = {
  args: { page: <OrderPartsPage {...ship} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const box of canvas.getAllByRole("checkbox")) await expect(box).not.toBeChecked();
  },
};

/** Nothing was chosen. */
export const NothingChosen: Story = {
  args: {
    page: (
      <OrderPartsPage
        {...ship}
        refusal={{
          field: "send0",
          message: "Choose what's in the parcel.",
          form: { ...blank, task: "ship", carrier: "UPS" },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole("checkbox")[0]).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Carrier (optional)" })).toHaveValue("UPS");
  },
};

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");
