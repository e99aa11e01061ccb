import { Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Text",
  component: Text,
  args: { children: "Front Brake Rotor, drilled and vented" },
} satisfies Meta<typeof Text>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <Stack gap={2}>
      {([12, 13, 14, 15, 16, 18, 20] as const).map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack gap={2}>
      <Text>Front Brake Rotor</Text>
      <Text tone="muted">0.8 mi, 6 min by car</Text>
      <Text tone="accent">2 orders to ship</Text>
      <Text tone="success">9.8% over 11 weeks</Text>
      <Text tone="critical">Payment was declined</Text>
    </Stack>
  ),
};

export const Mono: Story = { args: { mono: true, size: 13, children: "43512-06150" } };

/** Figures of one width stand under one another. */
export const Numeric: Story = {
  render: () => (
    <Stack gap={0} align="start">
      {["$1,111.11", "$4,640.88", "$2,007.45"].map((price) => (
        <Text key={price} numeric weight={600}>
          {price}
        </Text>
      ))}
    </Stack>
  ),
};

export const Truncated: Story = {
  args: { truncate: true },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "12rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const Measured: Story = {
  args: {
    measure: true,
    children:
      "Every part has a price, a condition, and a shop. If it is not as described, or does not fit as listed, you get all of your money back through a dispute that you open from the order page.",
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
