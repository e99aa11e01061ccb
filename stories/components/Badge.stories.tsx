import { Badge, Inline } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, Clock, Truck } from "lucide-react";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Badge",
  component: Badge,
  args: { children: "Stable" },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge tone="success">Latest</Badge>
      <Badge tone="info">Stable</Badge>
      <Badge tone="warning">Beta</Badge>
      <Badge tone="neutral">Retired</Badge>
      <Badge tone="critical">Recalled</Badge>
      <Badge tone="accent">Most Popular</Badge>
    </Inline>
  ),
};

export const WithIcon: Story = {
  render: () => (
    <Inline>
      <Badge tone="warning" icon={<Clock />}>
        Processing
      </Badge>
      <Badge tone="info" icon={<Truck />}>
        Shipped
      </Badge>
      <Badge tone="success" icon={<Check />}>
        Delivered
      </Badge>
    </Inline>
  ),
};

export const Small: Story = { args: { size: "small", tone: "info" } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
