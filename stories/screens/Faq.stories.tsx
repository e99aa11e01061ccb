import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { FaqPage } from "~/content/FaqPage";
import { FAQ_ENTRIES } from "~/content/faq";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/FAQ",
  component: FaqPage,
  parameters: { layout: "fullscreen" },
  render: screen(FaqPage, { path: "/faq" }),
  args: { entries: FAQ_ENTRIES },
} satisfies Meta<typeof FaqPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** One open at a time; pressing the open one closes it again (SPEC E5). */
export const OneAtATime: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [mission, refund] = FAQ_ENTRIES.map(({ question }) =>
      canvas.getByRole("button", { name: question }),
    );
    if (!mission || !refund) throw new Error("There are too few questions.");
    await userEvent.click(mission);
    await userEvent.click(refund);
    await expect(mission).toHaveAttribute("aria-expanded", "false");
    await expect(refund).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(refund);
    await expect(refund).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(refund);
  },
};
