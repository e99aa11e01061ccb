import { PriceBadge } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { sentences } from "../support/hostile";

const meta = {
  title: "Patterns/Map/PriceBadge",
  id: "patterns-pricebadge",
  component: PriceBadge,
  args: { price: "$234", label: "Front Brake Rotor, $234", onClick: fn() },
  decorators: [
    (Story) => (
      <div style={{ padding: "1.5rem", backgroundColor: "var(--pl-color-map-land)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PriceBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByRole("button", { name: "Front Brake Rotor, $234" });
    const { width, height } = badge.getBoundingClientRect();
    await expect([width, height]).toEqual([60, 32]);
    await expect(badge).toHaveAttribute("aria-pressed", "false");
  },
};
export const Hover: Story = { args: { state: "hover" } };
export const Selected: Story = {
  args: { state: "selected" },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole("button")).toHaveAttribute("aria-pressed", "true");
  },
};
/** Before a script answers presses. */
export const AsLink: Story = {
  args: { href: "#rotor", onClick: undefined, state: "selected" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole("link", { name: "Front Brake Rotor, $234" });
    await expect(link).toHaveAttribute("href", "#rotor");
    await expect(link).toHaveAttribute("aria-current", "true");
    await expect(link).not.toHaveAttribute("aria-pressed");
    await expect(link.getBoundingClientRect()).toMatchObject({ width: 60, height: 32 });
  },
};
/** It grows with its price. */
export const LongPrice: Story = { args: { price: "$12,599.50", label: "Engine, $12,599.50" } };

export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("button").focus();
    await userEvent.keyboard("{Enter} ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, {
    // A pin is as wide as its figure, which the site writes: it holds no sentence.
    without: sentences,
  }),
  tags: ["proof"],
};
