import { QuantityStepper } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/QuantityStepper",
  component: QuantityStepper,
  parameters: { keyboard: "spinbutton" },
  args: {
    label: "Quantity",
    name: "quantity",
    defaultValue: 2,
    min: 1,
    max: 8,
    help: "8 in stock",
    onValueChange: fn(),
  },
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { visual: { lead: true } } };
export const AtLeast: Story = { args: { defaultValue: 1 } };
export const AtMost: Story = { args: { defaultValue: 8 } };
export const Empty: Story = { args: { defaultValue: undefined } };
export const Wrong: Story = {
  args: { defaultValue: 12, error: "Only 8 are in stock. Choose 8 or fewer." },
};
export const Disabled: Story = { args: { disabled: true } };

/** One stop of the Tab key. Its arrows are the browser's own. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It ends as `Default` looks, with another figure.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole("spinbutton", { name: "Quantity" });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null);
    await userEvent.keyboard("12");
    // What is typed is kept, whatever it is.
    await expect(input).toHaveValue(12);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(12);
    await userEvent.tab();
    await expect(canvasElement).not.toContainElement(document.activeElement as HTMLElement);
  },
};

/** The buttons step within the ends, tell of it, and keep the focus there. */
export const ByButtons: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: { min: 1, max: 3 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole("spinbutton", { name: "Quantity" });
    const more = canvas.getByRole("button", { name: "One more" });
    const fewer = canvas.getByRole("button", { name: "One fewer" });
    await userEvent.click(more);
    await expect(input).toHaveValue(3);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3);
    await expect(more).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(more);
    await expect(input).toHaveValue(3);
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    await userEvent.click(fewer);
    await expect(input).toHaveValue(1);
    await expect(fewer).toHaveAttribute("aria-disabled", "true");
    await userEvent.clear(input);
    await userEvent.click(more);
    await expect(input).toHaveValue(1);
    const { width, height } = more.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
};

/** Of a form of yours: it shows what you say, and sends it. */
export const Controlled: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  args: { defaultValue: undefined, step: 2, min: 0 },
  render: function Render(args) {
    const [value, setValue] = useState<number | string>(2);
    return (
      <form aria-label="Offer">
        <QuantityStepper {...args} value={value} onValueChange={(next) => setValue(next ?? "")} />
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    await expect(canvas.getByRole("spinbutton")).toHaveValue(4);
    const form = canvas.getByRole<HTMLFormElement>("form", { name: "Offer" });
    await expect(new FormData(form).get("quantity")).toBe("4");
    await userEvent.clear(canvas.getByRole("spinbutton"));
    await expect(canvas.getByRole("spinbutton")).toHaveValue(null);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
