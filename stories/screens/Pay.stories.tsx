import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { PayPage } from "~/payments/PayPage";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

/** The provider's script, with a choice in place of the fields of a card. */
function standIn() {
  const element = {
    listeners: {} as Record<string, () => void>,
    on(name: string, listener: () => void) {
      element.listeners[name] = listener;
    },
    mount(place: HTMLElement) {
      place.textContent = "The payment service's own fields are here.";
      element.listeners.ready?.();
    },
    destroy() {},
  };
  return {
    elements: () => ({ create: () => element }),
    confirmPayment: () => Promise.resolve({ error: { message: "Your card was declined." } }),
  };
}

const meta = {
  title: "Screens/Pay",
  component: PayPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  beforeEach: () => {
    Object.assign(window, { Stripe: standIn });
    return () => {
      delete (window as { Stripe?: unknown }).Stripe;
    };
  },
  args: {
    ...{ kind: "open", checkoutId: "c1", returnUrl: "https://parts.example.com/checkout/c1/pay" },
    ...{ amountCents: 482_99, clientSecret: "pi_1_secret_1", failure: null },
    browser: { publishableKey: "pk_test_1", scriptUrl: "/stripe.js" },
  },
  render: screen(PayPage, { path: "/checkout/:checkoutId/pay", entry: "/checkout/c1/pay" }),
} satisfies Meta<typeof PayPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card's fields are the payment service's. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/own fields are here/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Pay $482.99" })).toBeEnabled();
    await expect(canvas.getByRole("button", { name: "Pay at the counter instead" })).toBeVisible();
  },
};

/** The card was refused just now: another can be tried. */
export const Declined: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Pay $482.99" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your card was declined.");
    await expect(canvas.getByRole("button", { name: "Pay $482.99" })).toBeEnabled();
  },
};

/** The last card was refused, and the page is opened again. */
export const DeclinedBefore: Story = {
  args: { failure: "insufficient_funds" },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/doesn't have enough on it/)).toBeVisible();
  },
};

/** The payment service's script does not come. */
export const NoScript: Story = {
  args: { browser: { publishableKey: "pk_test_1", scriptUrl: "blob:nothing" } },
  beforeEach: () => {
    delete (window as { Stripe?: unknown }).Stripe;
  },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/card form couldn't be loaded/),
    ).toBeVisible();
  },
};

/** The bank takes its time. */
export const Processing: Story = { args: { kind: "processing" } };

/** The payment service is away. */
export const Later: Story = { args: { kind: "later" } };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
