import { TextArea } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/TextArea",
  component: TextArea,
  args: { label: "What happened", name: "message" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "25rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = {
  args: { defaultValue: "The listing names the 2019 Camry.\nThe bore is 2 mm too small." },
};
export const Low: Story = { args: { rows: 2 } };
export const Disabled: Story = { args: { disabled: true, defaultValue: "It is used." } };

/** The label's press leads into it, Enter begins a line, and the help describes it. */
export const WithHelp: Story = {
  args: { help: "In a sentence or two" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("What happened"));
    const area = canvas.getByRole("textbox", { name: "What happened" });
    await expect(area).toHaveFocus();
    await expect(area).toHaveAccessibleDescription("In a sentence or two");
    await userEvent.keyboard("One{Enter}Two");
    await expect(area).toHaveValue("One\nTwo");
  },
};

/** The error takes the help's place. */
export const WithError: Story = {
  args: { help: "In a sentence or two", error: "Tell us in a sentence or two what's wrong." },
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole("textbox", { name: "What happened" });
    await expect(area).toHaveAccessibleDescription("Tell us in a sentence or two what's wrong.");
    await expect(area).toHaveAttribute("aria-invalid", "true");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
