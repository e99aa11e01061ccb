import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { DisputePage } from "~/disputes/DisputePage";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import {
  escalatedTicket,
  offeredTicket,
  openTicket,
  refundedTicket,
  wholeTicket,
} from "../support/dispute-data";
import { hostileTexts } from "../support/hostile";
import { mocked, pageFailureStory, scenario } from "../support/scenario";

const meta = {
  title: "Screens/Dashboard dispute ticket",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <DisputePage dispute={openTicket} /> },
  render: dashboardScreen(`/dashboard/disputes/${openTicket.number}`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The seller has not answered yet. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText(/The seller has until November 26, 2026 to answer/),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Close the dispute" })).toHaveAttribute(
      "href",
      "/dashboard/disputes/DT-1001?ask=withdraw",
    );
    await expect(canvas.queryByRole("button", { name: "Leave it to support" })).toBeNull();
    await expect(canvas.getByRole("heading", { name: "Fit when ordered" })).toBeVisible();
    await expect(canvas.getByText("Used, grade B: light wear")).toBeVisible();
  },
};

/** The same for the seller, who has three business days. */
export const ToAnswer: Story = {
  args: {
    page: <DisputePage dispute={{ ...openTicket, side: "seller", moves: ["message", "offer"] }} />,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/Answer by November 26, 2026/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Make offer" })).toHaveValue("offer");
    await expect(canvas.queryByRole("link", { name: "Close the dispute" })).toBeNull();
  },
};

/** All of it was paid back before: nothing is left to offer. */
export const NothingLeft: Story = {
  args: {
    page: (
      <DisputePage
        dispute={{ ...openTicket, side: "seller", moves: ["message", "offer"], leftCents: 0 }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/write to the buyer\. After that/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Make offer" })).toBeNull();
  },
};

/** Some of it back: accepted after a question, or refused. */
export const Offered: Story = {
  args: { page: <DisputePage dispute={offeredTicket} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: "Accept $120.00" })).toHaveAttribute(
      "href",
      "/dashboard/disputes/DT-1001?ask=accept",
    );
    await expect(canvas.getByRole("button", { name: "Refuse" })).toHaveValue("refuse");
    await expect(canvas.getByRole("button", { name: "Leave it to support" })).toHaveValue(
      "escalate",
    );
  },
};

export const Accepting: Story = {
  args: { page: <DisputePage dispute={offeredTicket} asking="accept" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("heading", { name: "Accept $120.00?" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Yes, accept" })).toHaveValue("accept");
  },
};

export const Withdrawing: Story = {
  args: { page: <DisputePage dispute={offeredTicket} asking="withdraw" /> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button", { name: "Yes, close it" })).toHaveValue(
      "withdraw",
    );
  },
};

/** What one offered waits for the other. */
export const Waiting: Story = {
  args: {
    page: (
      <DisputePage
        dispute={{ ...offeredTicket, side: "seller", moves: ["message", "offer", "escalate"] }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("You offered $120.00 back. Waiting for the buyer's answer."),
    ).toBeVisible();
  },
};

/** They could not agree, and support asks. */
export const WithSupport: Story = {
  args: { page: <DisputePage dispute={escalatedTicket} /> },
  play: async ({ canvasElement }) => {
    const log = within(canvasElement).getByRole("log");
    await expect(within(log).getByText("Support")).toBeVisible();
    await expect(within(log).getByText("Refuses $120.00.")).toBeVisible();
  },
};

export const Refunded: Story = {
  args: { page: <DisputePage dispute={refundedTicket} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^You get \$468.00 back/)).toBeVisible();
    await expect(canvas.queryByRole("textbox")).toBeNull();
  },
};

export const Rejected: Story = {
  args: {
    page: (
      <DisputePage dispute={{ ...openTicket, status: "closed", outcome: "rejected", moves: [] }} />
    ),
  },
};

/** All of an order, whose seller said nothing. */
export const WholeOrder: Story = { args: { page: <DisputePage dispute={wholeTicket} /> } };

/** More than was paid: the field says how much is left, and keeps what was typed. */
export const TooMuch: Story = {
  args: {
    page: (
      <DisputePage
        dispute={openTicket}
        refusal={{
          ...{ intent: "offer", field: "amount", values: { amount: "500", text: "All of it." } },
          message: "That's more than is left of what was paid: $468.00.",
          photos: { kept: [] },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByRole("textbox", { name: "Amount" });
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveValue("500");
    await expect(canvas.getByRole("textbox", { name: "Note (optional)" })).toHaveValue(
      "All of it.",
    );
  },
};

/** What cannot be shown is said at the field, and the words stay. */
export const PhotoRefused: Story = {
  args: {
    page: (
      <DisputePage
        dispute={openTicket}
        refusal={{
          ...{ intent: "message", field: "photos", values: { amount: "", text: "The label." } },
          ...{
            message: "Send 4 photos at most.",
            photos: { kept: ["1", "2", "3", "4"], error: "Send 4 photos at most." },
          },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const photos = canvas.getByLabelText("Photos (optional)");
    await expect(photos).toHaveFocus();
    await expect(photos).toHaveAccessibleDescription(/Send 4 photos at most/);
    await expect(
      canvas.getByRole("textbox", { name: "Write to the other side and support" }),
    ).toHaveValue("The label.");
  },
};

/** Long words, and another script. */
export const Hostile: Story = {
  args: {
    page: (
      <DisputePage
        dispute={{
          ...offeredTicket,
          customerName: hostileTexts.arabic,
          message: `${hostileTexts.unbroken}\n${hostileTexts.arabic}`,
        }}
      />
    ),
  },
};

export const Sending: Story = scenario(
  { form: "loading" },
  {
    ask: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.type(
        canvas.getByRole("textbox", { name: "Write to the other side and support" }),
        "Here's a photo.",
      );
      await userEvent.click(canvas.getByRole("button", { name: "Send message" }));
    },
    shows: ({ canvasElement }) =>
      expect(within(canvasElement).getByRole("button", { name: "Send message" })).toBeDisabled(),
  },
);

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
