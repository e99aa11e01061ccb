import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { CheckoutPage } from "~/checkout/CheckoutPage";
import { blankCheckoutForm, mixedCheckout, smallCheckout } from "../support/checkout-data";
import { mocked, pageFailureStory, scenario } from "../support/scenario";
import { screen } from "../support/screen";

const suggested = { name: "Mary Ann Lee", email: "mary@example.com" };
const meta = {
  title: "Screens/Checkout",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  component: CheckoutPage,
  args: { checkout: mixedCheckout, suggested, isGuest: false },
  render: screen(CheckoutPage, { path: "/checkout/:checkoutId", entry: "/checkout/1" }),
} satisfies Meta<typeof CheckoutPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two sellers, one of whom delivers: totals by seller and in all, one button. */
export const TwoSellers: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(canvas.getByText(/held for you for 14 more minutes/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Place 2 orders" })).toBeVisible();
    await expect(canvas.getByText("$1,116.00")).toBeVisible();
    const [delivery] = canvas.getAllByRole("radio", { name: "Delivery" });
    await userEvent.click(delivery as HTMLElement);
    // What it costs is in the total at once.
    await expect(canvas.getByText("$1,130.99")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Street address" })).toBeRequired();
  },
};

/** One part of one seller, who only hands it over. */
export const OnePart: Story = {
  args: { checkout: smallCheckout },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Place order" })).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "Street address" })).toBeNull();
  },
};

/** Bought from its page: the way back leads there, and not to a cart that it was never in. */
export const BoughtAtOnce: Story = {
  tags: ["proof"],
  args: { checkout: { ...smallCheckout, atOnceListingId: "led-headlight-81150-06d50" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Back to the part" })).toHaveAttribute(
      "href",
      "/purchase/led-headlight-81150-06d50",
    );
    await expect(canvas.queryByRole("link", { name: "Back to the cart" })).toBeNull();
  },
};

/** Without an account. */
export const Guest: Story = {
  args: { checkout: smallCheckout, isGuest: true, suggested: { name: "", email: "" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/email you a link to your order/)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveValue("");
  },
};

/** Nobody else wanted them: they can still be bought. */
export const NoLongerHeld: Story = {
  args: { checkout: { ...smallCheckout, heldMinutes: 0 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/no longer held for you/)).toBeVisible();
  },
};

/** Each field says what is missing, and nothing that was typed is lost. */
export const Refused: Story = {
  args: {
    refusal: {
      errors: {
        email: "Email address is invalid",
        fulfilment0:
          "Gowanus Electric Rebuilders doesn't deliver to 90210. Pick these up, or use another address.",
        street: "Enter a street address.",
        state: "Choose a state.",
      },
      form: {
        ...{ ...blankCheckoutForm, name: "Mary", email: "mary", zip: "90210" },
        ...{ fulfilment0: "delivery", note0: "Please call first." },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("textbox", { name: "Email" })).toHaveFocus();
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Mary");
    await expect(canvas.getByDisplayValue("Please call first.")).toBeVisible();
    await expect(canvas.getAllByRole("radio", { name: "Delivery" })[0]).toBeChecked();
  },
};

const taxed = { ...mixedCheckout, taxRates: { NY: 88_750, CA: 72_500 } };

/** Where tax is configured: that of what is collected is known at once, that of a delivery with its state. */
export const Tax: Story = {
  args: { checkout: taxed },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // Of $1,046.00: the deposits are not taxed.
    await expect(canvas.getByText("$92.84")).toBeVisible();
    const [delivery] = canvas.getAllByRole("radio", { name: "Delivery" });
    await userEvent.click(delivery as HTMLElement);
    await expect(canvas.getAllByText("Not yet known")).toHaveLength(2);
    await expect(canvas.getByText("Total before tax")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "CA");
    await expect(canvas.getByText("$81.63")).toBeVisible();
    await expect(canvas.queryByText("Not yet known")).toBeNull();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State" }), "");
  },
};

/** Without JavaScript the tax is not known before the first press: the second one agrees to it. */
export const CheckTheTax: Story = {
  args: {
    checkout: taxed,
    refusal: {
      ...{ errors: {}, asksTax: true },
      form: {
        ...{ ...blankCheckoutForm, ...suggested, fulfilment0: "delivery" },
        ...{ street: "1 Main St", city: "Fresno", state: "CA", zip: "93650" },
      },
      message: "This is the total with tax for your address. Check it, then place the order.",
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent(/total with tax/);
    await expect(canvas.getByRole("button", { name: "Place 2 orders" })).toHaveFocus();
    const fields = canvasElement.querySelectorAll<HTMLInputElement>("[name^=tax]");
    await expect([...fields].map(({ value }) => value)).toEqual(["5003", "3160"]);
  },
};

/** The world has changed: nothing in the form is wrong. */
export const TooMuchOnHold: Story = {
  args: {
    checkout: smallCheckout,
    refusal: {
      ...{ errors: {}, form: { ...blankCheckoutForm, ...suggested } },
      message:
        "A new account can have 5 open orders with one seller, and you have 5, so we didn't place the order. Pick up or cancel an order first, or wait until your account is 7 days old.",
    },
  },
};

export const Placing: Story = scenario(
  { form: "loading" },
  {
    ask: ({ canvasElement }) =>
      userEvent.click(within(canvasElement).getByRole("button", { name: "Place 2 orders" })),
    shows: ({ canvasElement }) =>
      expect(within(canvasElement).getByRole("button", { name: "Place 2 orders" })).toBeDisabled(),
  },
);

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
