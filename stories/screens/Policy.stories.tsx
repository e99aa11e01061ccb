import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { PolicyPage } from "~/content/PolicyPage";
import { PRIVACY_POLICY } from "~/content/privacy-policy";
import { TERMS_OF_USE } from "~/content/terms-of-use";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Policy",
  component: PolicyPage,
  parameters: { layout: "fullscreen" },
  render: screen(PolicyPage, { path: "/privacy-policy" }),
} satisfies Meta<typeof PolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table of contents leads to every section, and the text says that it is a template. */
export const Privacy: Story = {
  args: { policy: PRIVACY_POLICY },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const contents = within(canvas.getByRole("navigation", { name: "On this page" }));
    for (const link of contents.getAllByRole<HTMLAnchorElement>("link")) {
      const target = canvasElement.querySelector(link.hash);
      await expect(target).toHaveAccessibleName(link.textContent ?? "");
    }
    await expect(canvas.getByText(/template for a lawyer/)).toBeVisible();
    await expect(canvas.getByText("July 16, 2025")).toBeVisible();
  },
};

export const Terms: Story = { args: { policy: TERMS_OF_USE } };
