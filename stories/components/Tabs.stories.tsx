import { Badge, Tabs, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Tabs",
  component: Tabs,
  parameters: { keyboard: "tabs" },
  args: {
    label: "About this part",
    tabs: [
      {
        value: "fitment",
        label: "Fitment",
        badge: <Badge size="small">14</Badge>,
        content: <Text>Toyota Camry, 2012 to 2017, 2.5 L and 3.5 L.</Text>,
      },
      {
        value: "condition",
        label: "Condition",
        content: <Text>Used, 61,000 miles. Tested before it was taken out.</Text>,
      },
      { value: "returns", label: "Returns", content: <Text>Within 30 days, in its box.</Text> },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = { parameters: { visual: { lead: true } } };
export const Second: Story = { args: { defaultValue: "condition" } };

/** One of them cannot be chosen. */
export const Disabled: Story = {
  args: { tabs: meta.args.tabs.map((tab, index) => ({ ...tab, disabled: index === 2 })) },
};

/** Its whole table of keys. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It ends as `First` looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const tab = (name: RegExp) => canvas.getByRole("tab", { name });
    await userEvent.tab();
    await expect(tab(/Fitment/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab(/Condition/)).toHaveFocus();
    await expect(tab(/Condition/)).toHaveAttribute("aria-selected", "true");
    await expect(args.onValueChange).toHaveBeenLastCalledWith("condition");
    await expect(canvas.getByRole("tabpanel", { name: /Condition/ })).toHaveTextContent("61,000");
    await userEvent.keyboard("{End}");
    await expect(tab(/Returns/)).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(tab(/Fitment/)).toHaveFocus();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(tab(/Returns/)).toHaveFocus();
    await userEvent.keyboard("{Home}");
    await expect(tab(/Fitment/)).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("tabpanel", { name: /Fitment/ })).toHaveFocus();
  },
};

/** From right to left the arrows are mirrored, and the element has its page's direction. */
export const RightToLeft: Story = {
  tags: ["proof"],
  globals: { direction: "rtl" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "Condition" })).toHaveFocus();
    await expect(canvasElement.querySelector("[dir='ltr']")).toBeNull();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
