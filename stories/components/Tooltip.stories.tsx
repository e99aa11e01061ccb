import { Button, Tooltip } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Copy } from "lucide-react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Tooltip",
  component: Tooltip,
  parameters: { keyboard: "tooltip" },
  args: {
    content: "Copy the part number",
    children: (
      <Button shape="icon" aria-label="Copy">
        <Copy size={18} strokeWidth={1.5} />
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ padding: "3rem 4rem", inlineSize: "fit-content" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { args: { open: true }, parameters: { visual: { lead: true } } };
export const Below: Story = { args: { open: true, side: "bottom" } };
export const Long: Story = {
  args: {
    open: true,
    content: "The number that its maker gave it; sellers of copies name it too.",
  },
};

/** It shows with the focus, is read as its description, and Escape takes it away and leaves the focus. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole("button", { name: "Copy" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await screen.findByRole("tooltip");
    await expect(button).toHaveAccessibleDescription("Copy the part number");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
    await expect(button).toHaveFocus();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, { args: { open: true } }),
  tags: ["proof"],
};
