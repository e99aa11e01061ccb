import { Button, TextField } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/TextField",
  component: TextField,
  args: { label: "Email", name: "email", type: "email" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "25rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { defaultValue: "mary@leeauto.example" } };
export const Placeholder: Story = { args: { placeholder: "you@shop.example" } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "mary@leeauto.example" } };

/** The label's press leads into the input, and the help describes it. */
export const WithHelp: Story = {
  args: { help: "We write to it about your orders only" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Email"));
    const input = canvas.getByRole("textbox", { name: "Email" });
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription("We write to it about your orders only");
    await expect(input).not.toHaveAttribute("aria-invalid");
  },
};

/** The error takes the help's place. */
export const WithError: Story = {
  parameters: { visual: { lead: true } },
  args: {
    help: "We write to it about your orders only",
    error: "Email address is invalid",
    defaultValue: "mary@",
  },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Email" });
    await expect(input).toHaveAccessibleDescription("Email address is invalid");
    await expect(input).toHaveAttribute("aria-invalid", "true");
  },
};

/** Marked, with the reason said elsewhere. */
export const Flagged: Story = {
  args: { error: true, defaultValue: "mary@leeauto.example" },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole("textbox", { name: "Email" });
    await expect(input).toHaveAttribute("aria-invalid", "true");
    await expect(input).not.toHaveAttribute("aria-describedby");
  },
};

export const WithIcon: Story = {
  args: {
    label: "Search parts",
    labelHidden: true,
    name: "q",
    type: "search",
    leadingIcon: <Search />,
    placeholder: "VIN, part number, or name",
  },
};

export const WithButtonInside: Story = {
  args: {
    label: "Promo code",
    name: "code",
    type: "text",
    trailing: (
      <Button tone="quiet" size="small">
        Apply
      </Button>
    ),
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("textbox")).toHaveFocus();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
