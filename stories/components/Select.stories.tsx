import { Select } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Select",
  component: Select,
  parameters: { keyboard: "select" },
  args: {
    label: "Condition",
    name: "condition",
    options: [
      { value: "", label: "Any condition" },
      { value: "new", label: "New" },
      { value: "refurbished", label: "Refurbished" },
      { value: "used", label: "Used" },
    ],
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "20rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unset: Story = {};
export const Chosen: Story = { args: { defaultValue: "used" } };
export const WithHelp: Story = { args: { help: "Refurbished parts carry a guarantee" } };
export const WithError: Story = { args: { error: "Choose a condition" } };
export const Disabled: Story = { args: { disabled: true } };

export const Choosing: Story = {
  tags: ["proof"],
  // It ends as `Chosen` looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Condition" });
    await userEvent.selectOptions(select, "New");
    await expect(select).toHaveValue("new");
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** The system's own list: a stop for Tab, and every key that the system knows. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It ends as `Unset` looks, with the focus.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole("combobox", { name: "Condition" });
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await expect(select.tagName).toBe("SELECT");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
