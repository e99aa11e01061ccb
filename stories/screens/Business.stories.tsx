import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { BusinessPage } from "~/sellers/BusinessPage";
import { mocked } from "../support/scenario";
import { screen } from "../support/screen";

const fields = {
  ...{ kind: "business", name: "Ridge Auto Salvage", place: "Boise, ID", phone: "(208) 555-0143" },
  ...{ weekdaysOpens: "08:00", weekdaysCloses: "17:30", saturdayOpens: "09:00" },
  ...{ saturdayCloses: "13:00", sundayOpens: "", sundayCloses: "", offersPickup: "on" },
  ...{ delivers: "on", deliveryRadiusMiles: "50", deliveryFee: "9.99", freeDeliveryFrom: "150" },
  ...{ returnDays: "30", handlingDays: "1" },
};

const meta = {
  title: "Screens/Business",
  component: BusinessPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: {
    fields: null,
    suggestedName: "Mary Ann Lee",
    sellerId: null,
    redirectTo: "/dashboard/listings/new",
    choices: { returnDays: [0, 7, 30], handlingDays: [0, 1, 5] },
  },
  render: screen(BusinessPage, { path: "/settings/business" }),
} satisfies Meta<typeof BusinessPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstTime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Mary Ann Lee");
    await expect(canvas.getByRole("checkbox", { name: "Buyers can pick parts up" })).toBeChecked();
  },
};

export const Saved: Story = { args: { fields, sellerId: "01a21fbe" } };

/** What is wrong stands at its field, and what was typed is kept. */
export const Refused: Story = {
  args: {
    refusal: {
      values: { ...fields, name: "", place: "Springfield" },
      errors: {
        name: "Enter the name that buyers see.",
        place: "There's more than one: Springfield, IL; Springfield, MO. Enter the one you mean.",
      },
      choices: ["Springfield, IL", "Springfield, MO"],
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveFocus();
    await expect(canvas.getByRole("combobox", { name: "Where you are" })).toHaveValue(
      "Springfield",
    );
  },
};
