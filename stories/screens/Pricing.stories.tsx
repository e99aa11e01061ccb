import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PricingPage } from "~/content/PricingPage";
import { annualCents, PLAN_COMPARISON, PLANS } from "~/content/pricing";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Pricing",
  component: PricingPage,
  parameters: { layout: "fullscreen" },
  render: screen(PricingPage, { path: "/pricing" }),
  args: {
    period: "monthly",
    plans: PLANS.map((plan) => ({ ...plan, annualCents: annualCents(plan.monthlyCents) })),
    comparison: PLAN_COMPARISON,
    signedIn: false,
  },
} satisfies Meta<typeof PricingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The prices of a month; choosing a plan leads to registration with the choice in the address. */
export const Monthly: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const price of ["$8", "$25", "$45"]) await expect(canvas.getByText(price)).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Annual/ })).toHaveAttribute(
      "href",
      "/pricing?period=annual",
    );
    await expect(canvas.getByRole("link", { name: "Choose Plan: Professional" })).toHaveAttribute(
      "href",
      "/register?plan=professional&period=monthly",
    );
  },
};

/** The prices of a year: 20 percent less, in whole dollars. */
export const Annual: Story = {
  args: { period: "annual" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const price of ["$77", "$240", "$432"])
      await expect(canvas.getByText(price)).toBeVisible();
    await expect(canvas.getByRole("link", { current: true })).toHaveTextContent("Annual");
  },
};

/** Choosing a plan leads to the account's billing. */
export const SignedIn: Story = {
  args: { signedIn: true, period: "annual" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("link", { name: "Choose Plan: Enterprise" }),
    ).toHaveAttribute("href", "/billing?plan=enterprise&period=annual");
  },
};
