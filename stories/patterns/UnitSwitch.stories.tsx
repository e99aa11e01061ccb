import { UnitSwitch } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Shell/UnitSwitch",
  id: "patterns-unitswitch",
  component: UnitSwitch,
  args: { value: "mi" },
} satisfies Meta<typeof UnitSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Miles: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("button", { name: "Miles" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    const other = canvas.getByRole("button", { name: "Kilometers" });
    // It works without a script: each is a submit button with its choice.
    await expect(other).toHaveAttribute("type", "submit");
    await expect(other).toHaveValue("km");
  },
};
export const Kilometers: Story = { args: { value: "km" } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = {
  ...anyContent(meta, {
    args: { label: "Distances", labels: { mi: "Miles", km: "Kilometers" } },
  }),
  tags: ["proof"],
};
