import { PasswordField } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/PasswordField",
  component: PasswordField,
  args: { label: "Password", name: "password", autoComplete: "current-password" },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "25rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hidden: Story = { args: { defaultValue: "correct horse" } };
export const WithError: Story = { args: { error: "Password must be at least 8 characters" } };

/** The toggle shows and hides what was typed, by pointer and by keyboard, and keeps it. */
export const Toggled: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText("Password");
    await userEvent.type(input, "correct horse");
    await expect(input).toHaveAttribute("type", "password");

    await userEvent.click(canvas.getByRole("button", { name: "Show password" }));
    await expect(input).toHaveAttribute("type", "text");
    const toggle = canvas.getByRole("button", { name: "Hide password" });
    // A changing name that were pressed too would say it twice, and the wrong way round.
    await expect(toggle).not.toHaveAttribute("aria-pressed");

    await userEvent.keyboard(" ");
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.keyboard("{Enter}");
    await expect(input).toHaveAttribute("type", "text");
    await expect(input).toHaveValue("correct horse");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
