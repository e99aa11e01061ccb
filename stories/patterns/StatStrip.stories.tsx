import { StatStrip } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Content/StatStrip",
  id: "patterns-statstrip",
  component: StatStrip,
  parameters: { layout: "fullscreen" },
  args: {
    items: [
      { value: "2.3M+", label: "parts" },
      { value: "45,000+", label: "car models" },
      { value: "180+", label: "countries" },
      { value: "500K+", label: "active mechanics and dealers" },
    ],
  },
} satisfies Meta<typeof StatStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Four: Story = {};
export const Two: Story = {
  args: {
    items: [
      { value: "2.3M+", label: "parts" },
      { value: "180+", label: "countries" },
    ],
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
