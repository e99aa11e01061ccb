import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PayoutsPage, type PayoutsPageProps } from "~/billing/PayoutsPage";
import { payouts } from "../support/account-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory, pageLoadingStory } from "../support/scenario";

const Page = ({ isSample }: { isSample: boolean }) => (
  <PayoutsPage
    payouts={payouts}
    totals={{
      pendingCents: 182_200,
      nextDueOn: "2026-11-24",
      paidCents: 9_041_500,
      paidCount: 61,
      lastPaidCents: 188_000,
      lastPaidOn: "2026-11-17",
      money: isSample
        ? null
        : { readyCents: 94_200, waitingCents: 41_450, frozenCents: 23_400, feeCents: 723_320 },
    }}
    plan={{ plan: "professional", period: "annual" }}
    isSample={isSample}
  />
);

const meta = {
  title: "Screens/Dashboard billing",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <Page isSample={false} /> },
  render: dashboardScreen("/dashboard/billing"),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** More payouts than the table lists: the figures count them all. */
export const Own: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("61 payouts so far")).toBeVisible();
    await expect(canvas.getByText("$90,415")).toBeVisible();
    await expect(canvas.getByText("$414.50 USD")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nov 17, 2026" })).toHaveAttribute(
      "href",
      "/dashboard/billing/2",
    );
  },
};

export const Sample: Story = {
  args: { samples: "shown", page: <Page isSample /> },
  play: async ({ canvasElement }) => {
    // Each payout, each figure but the reader's own plan, and the sentence on what comes next.
    await expect(within(canvasElement).getAllByText("Sample")).toHaveLength(payouts.length + 3 + 1);
  },
};

const nothing: Pick<PayoutsPageProps, "payouts" | "totals" | "plan" | "isSample"> = {
  payouts: [],
  totals: {
    ...{ pendingCents: 0, nextDueOn: null, paidCents: 0, paidCount: 0 },
    ...{ lastPaidCents: null, lastPaidOn: null },
    money: { readyCents: 0, waitingCents: 0, frozenCents: 0, feeCents: 0 },
  },
  plan: { plan: "hobbyist", period: "monthly" },
  isSample: false,
};

export const Empty: Story = { args: { page: <PayoutsPage {...nothing} /> } };

/** The site takes cards, and the seller has not set that up yet. */
export const CardsOffered: Story = {
  args: { page: <PayoutsPage {...nothing} takesCards={false} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Card payments" })).toBeVisible();
    await expect(canvas.getAllByText(/^Once you've set up card payments,/)).toHaveLength(2);
  },
};

/** It is set up, and nothing was sold that way yet. */
export const CardsReady: Story = {
  args: { page: <PayoutsPage {...nothing} takesCards /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Card payments" })).toBeVisible();
    await expect(canvas.getAllByText(/^Buyers can pay you by card\./)).toHaveLength(2);
  },
};

/** On its way: its outline stands in. */
export const Loading: Story = pageLoadingStory("loading");

export const Slow: Story = pageLoadingStory("slow");

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
