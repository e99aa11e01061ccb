import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { GUARANTEE_TEXT, PAYMENT_TEXT } from "~/content/promises";
import { PurchasePage } from "~/orders/PurchasePage";
import { NotFoundPage } from "~/shell/NotFoundPage";
import { PartImage } from "~/shell/PartImage";
import { conditionalFit, rotor } from "../support/account-data";
import { mocked, pageFailureStory, scenario } from "../support/scenario";
import { screen } from "../support/screen";

const route = { path: "/purchase/:listingId", entry: `/purchase/${rotor.id}` };

const meta = {
  title: "Screens/Purchase",
  component: PurchasePage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: {
    listing: rotor,
    image: <PartImage image={rotor.image} size={320} eager />,
    orderId: "019a0000-0000-7000-8000-00000000000a",
    maxQuantity: 10,
    fit: null,
  },
  render: screen(PurchasePage, route),
} satisfies Meta<typeof PurchasePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const quantity = canvas.getByRole("combobox", { name: "Quantity" });
    await expect(within(quantity).getAllByRole("option")).toHaveLength(10);
    await expect(within(quantity).getByRole("option", { name: "3 for $702.00" })).toBeVisible();
    await expect(canvas.getByText(`${PAYMENT_TEXT} ${GUARANTEE_TEXT}`)).toBeVisible();
  },
};

/** From a seller who is paid by card, or where there is tax: the checkout goes on from here. */
export const ByCheckout: Story = {
  args: { byCheckout: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Go to checkout" })).toBeVisible();
    await expect(canvas.queryByText(PAYMENT_TEXT, { exact: false })).toBeNull();
  },
};

/** Where one was ordered a moment ago: what the button does is said, all the same. */
export const ByCheckoutAgain: Story = {
  tags: ["proof"],
  args: { byCheckout: true, earlier: { number: "PL-20431", when: "a minute ago" } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Go to checkout" }),
    ).toBeVisible();
  },
};

/** Nothing in the form is wrong: the notice stands above the button, which has the focus. */
export const TooManyCheckouts: Story = {
  tags: ["proof"],
  args: {
    byCheckout: true,
    refusal: {
      ...{ message: "That's a lot of checkouts. Try again in an hour.", isLater: true },
      quantity: "2",
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent(/lot of checkouts/);
    await expect(canvas.getByRole("button", { name: "Go to checkout" })).toHaveFocus();
    await expect(canvas.getByRole("combobox", { name: "Quantity" })).toBeValid();
  },
};

/** To who sells it: nothing to order, and the way to change it. */
export const OwnListing: Story = {
  args: { isOwn: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("This is your own listing")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Edit listing" })).toHaveAttribute(
      "href",
      `/dashboard/listings/${rotor.id}`,
    );
    await expect(canvas.queryByRole("button", { name: "Place order" })).toBeNull();
  },
};

const statements = [
  "My 2019 Toyota Camry has 16-inch wheels",
  "It isn't for my 2019 Toyota Camry",
] as const;

/** It fits some of these cars: which the buyer's is, is said before it is ordered. */
export const FitsIf: Story = {
  args: { fit: conditionalFit },
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Before you order" });
    await expect(
      within(group)
        .getAllByRole("radio")
        .map((radio) => (radio as HTMLInputElement).value),
    ).toEqual(statements);
  },
};

/** Sent without: what is missing is said, and the focus is on it. */
export const FitUnconfirmed: Story = {
  args: {
    fit: conditionalFit,
    refusal: {
      ...{ message: "Tell us about the fit first. We haven't placed the order yet." },
      ...{ quantity: "2", asksFit: true },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent("Tell us about the fit first.");
    await expect(canvas.getByRole("radio", { name: statements[0] })).toHaveFocus();
    await expect(canvas.getByRole("combobox", { name: "Quantity" })).toHaveValue("2");
  },
};

/** It doesn't fit the buyer's car, and may be for another. */
export const DoesNotFit: Story = {
  args: {
    fit: {
      vehicle: { ...conditionalFit.vehicle, year: 2012 },
      verdict: {
        ...{ fit: "does-not-fit", text: "Doesn't fit", conditions: [] },
        row: conditionalFit.verdict.row,
      },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("checkbox", { name: "It isn't for my 2012 Toyota Camry" }),
    ).not.toBeChecked();
  },
};

/** No more choices than pieces. */
export const FewLeft: Story = {
  args: { listing: { ...rotor, quantity: 2 } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole("option")).toHaveLength(2);
  },
};

/** Somebody was faster: what is left, what was asked for, and the focus on it. */
export const TooLate: Story = {
  args: {
    listing: { ...rotor, quantity: 2 },
    refusal: {
      message: "Only 2 left, so we didn't place the order. Choose 2 or fewer.",
      quantity: "3",
    },
  },
  play: async ({ canvasElement }) => {
    const quantity = within(canvasElement).getByRole("combobox", { name: "Quantity" });
    await expect(quantity).toHaveFocus();
    await expect(quantity).toHaveAccessibleDescription(
      "Only 2 left, so we didn't place the order. Choose 2 or fewer.",
    );
  },
};

const earlier = { number: "PL-20431", when: "a minute ago" };

/** Back, or a second tab: the order of a moment ago, and a button that says that another is wanted. */
export const OrderedBefore: Story = {
  args: { earlier },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You ordered this a minute ago/)).toHaveTextContent(
      "You ordered this a minute ago: PL-20431. Order another?",
    );
    await expect(canvas.getByRole("link", { name: "PL-20431" })).toHaveAttribute(
      "href",
      "/dashboard/orders/PL-20431",
    );
    const button = canvas.getByRole("button", { name: "Order another" });
    const form = canvasElement.querySelector("form");
    await expect(new FormData(form ?? undefined, button).get("another")).toBe("PL-20431");
    await expect(canvas.queryByRole("button", { name: "Place order" })).toBeNull();
  },
};

/** Sent by a form that did not know: what was chosen is kept, and the focus is on the question's button. */
export const AsksAnother: Story = {
  args: {
    earlier,
    refusal: {
      message: "You ordered this a minute ago: PL-20431. Order another?",
      quantity: "3",
      asksAnother: true,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "You ordered this a minute ago: PL-20431. Order another?",
    );
    await expect(canvas.getByRole("combobox", { name: "Quantity" })).toHaveValue("3");
    await expect(canvas.getByRole("button", { name: "Order another" })).toHaveFocus();
  },
};

/** One more than an account may have on hold. */
export const TooMuchOnHold: Story = {
  args: {
    refusal: {
      message:
        "A new account can have 15 parts on hold with one seller, and you have 12, so we didn't place the order. Choose 3 or fewer, pick up, or cancel an order first, or wait until your account is 7 days old.",
      quantity: "5",
    },
  },
};

/** Sent again with another quantity: what it came to, and a form that can be sent. */
export const PlacedAlready: Story = {
  args: {
    earlier: { number: "PL-20432", when: "just now" },
    refusal: {
      message:
        "This form already placed order PL-20432, for 1. We didn't order more. Choose “Order another” if you want these, too.",
      quantity: "3",
      orderId: "019a0000-0000-7000-8000-00000000000b",
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("combobox", { name: "Quantity" })).toHaveValue("3");
    const form = canvasElement.querySelector("form");
    await expect(new FormData(form ?? undefined).get("orderId")).toBe(
      "019a0000-0000-7000-8000-00000000000b",
    );
  },
};

/** Sent: a second press does nothing. */
export const Placing: Story = scenario(
  { form: "loading" },
  {
    ask: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Quantity" }), "2");
      await userEvent.click(canvas.getByRole("button", { name: "Place order" }));
    },
    shows: ({ canvasElement }) =>
      expect(within(canvasElement).getByRole("button", { name: "Place order" })).toBeDisabled(),
  },
);

/** Another is looked for, for the same vehicle. */
export const SoldOut: Story = {
  args: { listing: { ...rotor, quantity: 0 }, asked: conditionalFit.vehicle },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const camry = "make=Toyota&model=Camry&year=2019";
    await expect(canvas.getByRole("link", { name: "Find another" })).toHaveAttribute(
      "href",
      `/map?category=${rotor.category}&${camry}`,
    );
    await expect(canvas.getByRole("link", { name: "Back to the map" })).toHaveAttribute(
      "href",
      `/map?${camry}&part=${rotor.id}`,
    );
  },
};

/** To whoever has the last one, in place of "Sold out". */
export const OwnLastOne: Story = {
  args: { listing: { ...rotor, quantity: 0 }, ownLastOrder: "PL-20431" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/You already have the last one/)).toHaveTextContent(
      "You already have the last one: PL-20431.",
    );
    await expect(canvas.queryByText("Sold out")).toBeNull();
  },
};

export const SoldOutMeanwhile: Story = {
  args: {
    listing: { ...rotor, quantity: 0 },
    refusal: {
      message: "The last one sold before your order came in, so we didn't place it.",
      quantity: "1",
    },
  },
};

export const NoSuchPart: Story = { render: screen(() => <NotFoundPage />, route) };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
