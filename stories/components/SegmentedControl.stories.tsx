import { Badge, SegmentedControl } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const save = (
  <Badge tone="success" size="medium">
    Save 20%
  </Badge>
);

const meta = {
  title: "Components/SegmentedControl",
  component: SegmentedControl,
  parameters: { keyboard: "radioGroup" },
  args: {
    label: "Billing period",
    options: [
      { value: "monthly", label: "Monthly" },
      { value: "annual", label: "Annual", badge: save },
    ],
    defaultValue: "monthly",
    onValueChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstChosen: Story = {};
export const SecondChosen: Story = { args: { defaultValue: "annual" } };

/** Radios: one stop of the Tab key, the chosen one; arrows choose, round the ends; Space chooses. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const monthly = canvas.getByRole("radio", { name: "Monthly" });
    const annual = canvas.getByRole("radio", { name: /Annual/ });
    await userEvent.tab();
    await expect(monthly).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(annual).toBeChecked();
    await expect(annual).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("annual");
    await userEvent.keyboard("{ArrowDown}");
    await expect(monthly).toBeChecked();
    await userEvent.keyboard("{ArrowUp}");
    await expect(annual).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}");
    await expect(monthly).toBeChecked();
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
    annual.focus();
    await userEvent.keyboard(" ");
    await expect(annual).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("annual");
  },
};

/** Of a form of yours: it stays as you say, tells what was chosen, and sends its value. */
export const Controlled: Story = {
  tags: ["proof"],
  args: { value: "annual", defaultValue: undefined, name: "period" },
  render: (args) => (
    <form aria-label="Plan">
      <SegmentedControl {...args} />
    </form>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Monthly" }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith("monthly");
    await expect(canvas.getByRole("radio", { name: /Annual/ })).toBeChecked();
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Plan" });
    await expect(new FormData(form).get("period")).toBe("annual");
  },
};

/** Links: the chosen one is the current one. */
export const Links: Story = {
  // They look like `SecondChosen`.
  parameters: { visual: { skip: true } },
  args: {
    defaultValue: "annual",
    options: [
      { value: "monthly", label: "Monthly", href: "#monthly" },
      { value: "annual", label: "Annual", href: "#annual", badge: save },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("link", { name: /Annual/ })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await expect(canvas.getByRole("link", { name: "Monthly" })).not.toHaveAttribute("aria-current");
  },
};

export const ThreeChoices: Story = {
  args: {
    label: "Theme",
    defaultValue: "system",
    options: [
      { value: "light", label: "Light" },
      { value: "dark", label: "Dark" },
      { value: "system", label: "System" },
    ],
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
