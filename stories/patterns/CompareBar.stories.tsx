import { CompareBar } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Patterns/CompareBar",
  component: CompareBar,
  args: {
    text: "2 of 4 parts chosen",
    compareHref: "#compare",
    clearHref: "#clear",
  },
} satisfies Meta<typeof CompareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Full: Story = {
  args: { text: "4 of 4 parts chosen: take one away to choose another" },
};
