import { StatusBadge } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/StatusBadge",
  component: StatusBadge,
  args: { status: "Processing" },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {};
export const Shipped: Story = { args: { status: "Shipped" } };
export const Delivered: Story = { args: { status: "Delivered" } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = anyContent(meta);
