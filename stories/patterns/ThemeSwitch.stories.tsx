import { ThemeSwitch } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Shell/ThemeSwitch",
  id: "patterns-themeswitch",
  component: ThemeSwitch,
  args: { value: "system" },
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const System: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole("button", { name: "System" });
    await expect(button).toHaveAttribute("aria-pressed", "true");
    // It works without a script: each is a submit button with its choice.
    await expect(button).toHaveAttribute("type", "submit");
    await expect(canvas.getByRole("button", { name: "Dark" })).toHaveValue("dark");
  },
};
export const Light: Story = { args: { value: "light" } };
export const Dark: Story = { args: { value: "dark" } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, {
    args: { label: "Theme", labels: { light: "Light", dark: "Dark", system: "System" } },
  }),
  tags: ["proof"],
};
