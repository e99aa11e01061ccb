import { Stack, Switch } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Switch",
  component: Switch,
  parameters: { keyboard: "switch" },
  args: { label: "Order updates", name: "orders" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "25rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const WithHelp: Story = {
  args: { defaultChecked: true, help: "An email when an order ships or arrives" },
};
export const Disabled: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
    </Stack>
  ),
};

/** A stop for Tab; Space turns it on and off. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  play: async ({ canvasElement }) => {
    const control = within(canvasElement).getByRole("switch", { name: "Order updates" });
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
