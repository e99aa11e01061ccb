import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { GetPaidPage } from "~/payments/GetPaidPage";
import { mocked, pageFailureStory } from "../support/scenario";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Get paid",
  component: GetPaidPage,
  parameters: { layout: "fullscreen", ...mocked({ page: "success", form: "success" }) },
  args: { state: "not-begun" },
  render: screen(GetPaidPage, { path: "/settings/get-paid" }),
} satisfies Meta<typeof GetPaidPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotBegun: Story = {
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole("button", { name: "Set up card payments" }),
    ).toBeEnabled();
  },
};

/** The payment service has more to ask. */
export const Unfinished: Story = { args: { state: "unfinished" } };

/** It looks at what was answered. */
export const InReview: Story = { args: { state: "in-review" } };

export const AllSet: Story = { args: { state: "ready" } };

/** There is nothing to sell with yet. */
export const NoBusiness: Story = { args: { state: "no-business" } };

/** The site takes no cards. */
export const Counter: Story = { args: { state: "counter" } };

/** The page's data cannot be had. */
export const Failed: Story = pageFailureStory("error");

/** The network is gone. */
export const Offline: Story = pageFailureStory("offline");
