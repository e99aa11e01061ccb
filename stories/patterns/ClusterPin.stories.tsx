import { ClusterPin, OriginPin } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { sentences } from "../support/hostile";

const meta = {
  title: "Patterns/Map/ClusterPin",
  id: "patterns-clusterpin",
  component: ClusterPin,
  args: { count: 38, fromPrice: "$34" },
  decorators: [
    (Story) => (
      <div style={{ padding: "1.5rem", backgroundColor: "var(--pl-color-map-land)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ClusterPin>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const pin = within(canvasElement).getByRole("button", { name: /38 parts from \$34/ });
    await expect(pin.getBoundingClientRect().height).toBe(40);
  },
};
export const Hover: Story = { args: { state: "hover" } };
export const Many: Story = { args: { count: 12804, fromPrice: "$0.75" } };
/** Before a script answers presses. */
export const AsLink: Story = {
  args: { href: "#nearer" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: /38 parts from \$34/ });
    await expect(link).toHaveAttribute("href", "#nearer");
    await expect(link.getBoundingClientRect().height).toBe(40);
  },
};
/** Where the reader is. */
export const Origin: Story = { render: () => <OriginPin /> };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, {
    // A pin is as wide as its figure, which the site writes: it holds no sentence.
    without: sentences,
  }),
  tags: ["proof"],
};
