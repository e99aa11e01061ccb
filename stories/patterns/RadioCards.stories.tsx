import { Badge, RadioCards } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Patterns/Account/RadioCards",
  id: "patterns-radiocards",
  component: RadioCards,
  parameters: { keyboard: "radioGroup" },
  args: {
    label: "Plan",
    name: "plan",
    defaultValue: "hobbyist",
    options: [
      {
        value: "hobbyist",
        label: "Hobbyist",
        aside: "$8 a month",
        text: "50 searches a month, up to 10 saved parts.",
        note: <Badge tone="success">Your plan</Badge>,
      },
      {
        value: "professional",
        label: "Professional",
        aside: "$25 a month",
        text: "Unlimited searches, full supplier network.",
      },
      { value: "enterprise", label: "Enterprise", aside: "$45 a month" },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A group of native radio buttons, each described by its price and its words. */
export const Three: Story = {
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole("group", { name: "Plan" });
    const chosen = within(group).getByRole("radio", { name: "Hobbyist" });
    await expect(chosen).toBeChecked();
    await expect(chosen).toHaveAccessibleDescription(/^\$8 a month 50 searches/);
  },
};

export const Two: Story = {
  args: {
    label: "Billing period",
    name: "period",
    columns: 2,
    defaultValue: "monthly",
    options: [
      { value: "monthly", label: "Monthly", text: "Billed every month." },
      { value: "annual", label: "Annual", text: "Billed once a year.", aside: "Save 20%" },
    ],
  },
};

export const NothingChosen: Story = { args: { defaultValue: undefined } };

/** The whole card is the target. */
export const ByPointer: Story = {
  tags: ["proof"],
  // It ends as `ByKeyboard` does, on another card.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByText("Unlimited searches, full supplier network."));
    await expect(canvas.getByRole("radio", { name: "Professional" })).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledWith("professional");
  },
};

/** One stop for Tab; the arrows choose, round the ends, and Space chooses. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const card = (name: string) => canvas.getByRole("radio", { name });
    await userEvent.tab();
    await expect(card("Hobbyist")).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(card("Professional")).toBeChecked();
    await userEvent.keyboard("{ArrowLeft}{ArrowUp}");
    await expect(card("Enterprise")).toBeChecked();
    await userEvent.keyboard("{ArrowDown}");
    await expect(card("Hobbyist")).toBeChecked();
    card("Enterprise").focus();
    await userEvent.keyboard(" ");
    await expect(card("Enterprise")).toBeChecked();
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
