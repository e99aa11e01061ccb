import { Link, type LinkAdapterProps, LinkProvider, Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { forwardRef } from "react";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Link",
  component: Link,
  args: { href: "#orders", children: "All orders" },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <Stack align="start">
      <Link {...args} tone="accent" />
      <Link {...args} tone="ink" />
      <Link {...args} tone="muted" underline="hover" />
    </Stack>
  ),
};

export const InText: Story = {
  render: (args) => (
    <Text>
      Don't have an account? <Link {...args}>Sign up</Link>
    </Text>
  ),
};

const RouterLink = forwardRef<HTMLAnchorElement, LinkAdapterProps>(function RouterLink(
  { href, ...props },
  ref,
) {
  return <a {...props} ref={ref} href={`#routed-${href.slice(1)}`} />;
});

/** The provider's component renders it. */
export const ThroughProvider: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={RouterLink}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "All orders" });
    await expect(link).toHaveAttribute("href", "#routed-orders");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
