import { StatusBadge } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";

const meta = {
  title: "Patterns/Dashboard/StatusBadge",
  id: "patterns-statusbadge",
  component: StatusBadge,
  args: { status: "Processing" },
} satisfies Meta<typeof StatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Processing: Story = {};
export const Shipped: Story = { args: { status: "Shipped" } };
export const Delivered: Story = { args: { status: "Delivered" } };
export const Canceled: Story = { args: { status: "Canceled" } };
