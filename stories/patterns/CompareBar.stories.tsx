import { CompareBar } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Part/CompareBar",
  id: "patterns-comparebar",
  component: CompareBar,
  args: {
    text: "2 of 4 parts added",
    compareHref: "#compare",
    clearHref: "#clear",
  },
} satisfies Meta<typeof CompareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {};
export const Full: Story = {
  args: { text: "4 of 4 parts added: remove one to add another" },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
