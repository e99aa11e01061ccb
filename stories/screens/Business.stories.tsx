import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { BusinessPage } from "~/sellers/BusinessPage";
import { mocked } from "../support/scenario";
import { screen } from "../support/screen";

const fields = {
  ...{ kind: "business", name: "Ridge Auto Salvage", place: "Boise, ID", phone: "(208) 555-0143" },
  ...{ weekdaysOpens: "08:00", weekdaysCloses: "17:30", saturdayOpens: "09:00" },
  ...{ saturdayCloses: "13:00", sundayOpens: "", sundayCloses: "", offersPickup: "on" },
  ...{ delivers: "on", deliveryRadiusMiles: "50", deliveryFee: "9.99", freeDeliveryFrom: "150" },
  ...{ returnDays: "30", handlingDays: "1", coreDays: "45" },
};

const meta = {
  title: "Screens/Business",
  component: BusinessPage,
  parameters: {
    layout: "fullscreen",
    ...mocked({ page: "success", form: "success", basemap: "success", places: "success" }),
  },
  args: {
    fields: null,
    suggestedName: "Mary Ann Lee",
    sellerId: null,
    point: null,
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

const saved = { fields, sellerId: "01a21fbe", point: { lat: 43.6135, lng: -116.2035 } };

export const Saved: Story = {
  args: saved,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Pin" });
    await expect(pinOf(canvasElement)).toEqual([null, null]);
  },
};

const pinOf = (canvasElement: HTMLElement) => {
  const form = canvasElement.querySelector("form");
  const sent = new FormData(form ?? undefined);
  return [sent.get("pinLat"), sent.get("pinLng")];
};

/** The pin is sent once it was moved, and forgotten when another place is typed. */
export const PinMoved: Story = {
  args: saved,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pin = await canvas.findByRole("button", { name: "Pin" });
    pin.focus();
    await userEvent.keyboard("{Shift>}{ArrowUp}{/Shift}");
    await expect(canvas.getByText("0.5 mi north of where you were")).toBeVisible();
    await expect(pinOf(canvasElement)).toEqual(["43.62145", "-116.2035"]);
  },
};

/** Another place has another map, or none as long as nobody knows where it is. */
export const PlaceRetyped: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: saved,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const pin = await canvas.findByRole("button", { name: "Pin" });
    pin.focus();
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.type(canvas.getByRole("combobox", { name: "Where you are" }), "x");
    await waitFor(() => expect(pin).not.toBeInTheDocument());
    await expect(pinOf(canvasElement)).toEqual([null, null]);
  },
};

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
