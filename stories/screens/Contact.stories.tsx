import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { ContactPage } from "~/content/ContactPage";
import { screen } from "../support/screen";

const meta = {
  title: "Screens/Contact",
  component: ContactPage,
  parameters: { layout: "fullscreen" },
  render: screen(ContactPage, { path: "/contact" }),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both ways open what they should: a letter, a call. */
export const EmailAndPhone: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: /@/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:support@/),
    );
    await expect(canvas.getByRole("link", { name: /555/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/^tel:\+1/),
    );
  },
};
