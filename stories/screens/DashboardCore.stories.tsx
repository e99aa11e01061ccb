import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { CorePage } from "~/cores/CorePage";
import { NotFoundPage } from "~/shell/NotFoundPage";
import { coreAt, heldCore, ofSeller } from "../support/core-data";
import { type DashboardArgs, dashboardScreen } from "../support/dashboard";
import { mocked, pageFailureStory } from "../support/scenario";

const meta = {
  title: "Screens/Dashboard core",
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { page: <CorePage core={heldCore} /> },
  render: dashboardScreen(`/dashboard/cores/${heldCore.id}`),
} satisfies Meta<DashboardArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Its buyer has the new part, and the old one still. */
export const ToSendBack: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByRole("heading", { level: 1, name: "Core deposit, $45.00" }),
    ).toBeVisible();
    await expect(canvas.getByText(/Send the old part to Hudson Auto Supply by/)).toHaveTextContent(
      "by December 21, 2026",
    );
    await expect(canvas.getByRole("link", { name: "I'm sending it back" })).toHaveAttribute(
      "href",
      `/dashboard/cores/${heldCore.id}?ask=send`,
    );
    await expect(canvas.queryByRole("link", { name: "I don't want the old part" })).toBeNull();
  },
};

/** How it is sent can be said, and need not. */
export const Sends: Story = {
  args: { page: <CorePage core={heldCore} asking="send" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "It's on its way" })).toHaveValue("send");
    await expect(canvas.getByRole("link", { name: "Not yet" })).toHaveAttribute(
      "href",
      `/dashboard/cores/${heldCore.id}`,
    );
  },
};

/** Once, and then once more before the last day. */
export const Reminded: Story = {
  args: {
    page: (
      <CorePage
        core={{ ...heldCore, reminders: 2, remindedAt: new Date("2026-12-20T15:00:00Z") }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("2 times in all")).toBeVisible();
  },
};

export const OnItsWay: Story = {
  args: { page: <CorePage core={coreAt("sent")} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(main.getAllByText("UPS 1Z 999 AA1")).toHaveLength(2);
    await expect(main.queryByRole("button")).toBeNull();
  },
};

export const BeingChecked: Story = {
  args: { page: <CorePage core={coreAt("received")} /> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText(/until December 9, 2026 to look at it/),
    ).toBeVisible();
  },
};

export const ReturnedInFull: Story = { args: { page: <CorePage core={coreAt("refunded")} /> } };

/** The seller said nothing for five business days. */
export const ReturnedByTime: Story = {
  args: { page: <CorePage core={coreAt("refunded", { settledBy: "system" })} /> },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText("Returned in full: not settled in 5 business days"),
    ).toBeVisible();
  },
};

export const ReturnedInPart: Story = {
  args: {
    page: (
      <CorePage
        core={coreAt("reduced", {
          keptCents: 15_00,
          reason: "The housing is cracked.\nThe rest is fine.",
        })}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/You get \$30.00 of \$45.00 back/)).toBeVisible();
  },
};

export const Refused: Story = {
  args: {
    page: (
      <CorePage
        core={coreAt("refused", { keptCents: 45_00, reason: "It's another model's alternator." })}
      />
    ),
  },
};

export const Waived: Story = { args: { page: <CorePage core={coreAt("waived")} /> } };

export const Forfeited: Story = {
  args: { page: <CorePage core={coreAt("forfeited", { keptCents: 45_00 })} /> },
};

/** Its seller waits for it, can take it at the counter, or wants none. */
export const Sold: Story = {
  args: { page: <CorePage core={ofSeller(heldCore)} /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "I have the old part" })).toHaveValue(
      "receive",
    );
    await expect(canvas.getByRole("link", { name: "I don't want the old part" })).toBeVisible();
  },
};

/** Pressed: a second press does nothing. */
export const Receiving: Story = {
  parameters: mocked({ page: "success", form: "loading" }),
  args: { page: <CorePage core={ofSeller(coreAt("sent"))} /> },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "I have the old part" });
    await userEvent.click(button);
    await expect(button).toBeDisabled();
  },
};

export const ToSettle: Story = {
  args: { page: <CorePage core={ofSeller(coreAt("received"))} /> },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole("main"));
    await expect(
      main.getAllByRole("link", { name: /^(Pay|Refuse)/ }).map(({ textContent }) => textContent),
    ).toEqual(["Pay it all back", "Pay back some", "Refuse the old part"]);
  },
};

export const AsksToWaive: Story = {
  args: { page: <CorePage core={ofSeller(heldCore)} asking="waive" /> },
};

/** What is kept, and why. */
export const Reduces: Story = {
  args: { page: <CorePage core={ofSeller(coreAt("received"))} asking="reduce" /> },
};

const form = { carrier: "", trackingNumber: "" };

/** What was typed is kept, and the field says what is wrong. */
export const KeepsTooMuch: Story = {
  args: {
    page: (
      <CorePage
        core={ofSeller(coreAt("received"))}
        refusal={{
          problem: { field: "kept", message: "That's more than the deposit of $45.00." },
          photos: { kept: [] },
          form: { ...form, intent: "reduce", kept: "450", reason: "The housing is cracked." },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const kept = within(canvasElement).getByRole("textbox", { name: "You keep" });
    await expect(kept).toHaveFocus();
    await expect(kept).toHaveValue("450");
    await expect(kept).toHaveAccessibleDescription(/more than the deposit of \$45.00/);
  },
};

/** Why is asked: its buyer reads it. */
export const Refuses: Story = {
  args: {
    page: (
      <CorePage
        core={ofSeller(coreAt("received"))}
        refusal={{
          problem: { field: "reason", message: "Tell the buyer why." },
          photos: { kept: ["019a0000-0000-7000-8000-0000000000d1"] },
          form: { ...form, intent: "refuse", kept: "", reason: "" },
        }}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("textbox", { name: "Why" }),
    ).toHaveAccessibleDescription(/Tell the buyer why\./);
  },
};

export const NotYours: Story = { args: { page: <NotFoundPage /> } };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
