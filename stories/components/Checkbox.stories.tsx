import { Checkbox, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Checkbox",
  component: Checkbox,
  parameters: { keyboard: "checkbox" },
  args: { label: "Fits my vehicle only", name: "fits" },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unchecked: Story = {};
export const Checked: Story = { args: { defaultChecked: true } };
export const WithHelp: Story = {
  args: { help: "Set your vehicle in Settings", defaultChecked: true },
};
export const WithError: Story = { args: { error: "Accept the terms to go on" } };
export const Disabled: Story = {
  render: (args) => (
    <Stack gap={2}>
      <Checkbox {...args} disabled />
      <Checkbox {...args} disabled defaultChecked />
    </Stack>
  ),
};

/** Its label's press ticks it, and Space takes the tick away. */
export const Ticking: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = canvas.getByRole("checkbox", { name: "Fits my vehicle only" });
    await userEvent.click(canvas.getByText("Fits my vehicle only"));
    await expect(box).toBeChecked();
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
  },
};

/** The whole line is the target, the gap beside the box too; a link in it still leads. */
export const WholeLine: Story = {
  args: {
    label: (
      <>
        I accept the <a href="#terms">terms</a>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label = canvas.getByText(/I accept/);
    const box = canvas.getByRole("checkbox");
    const { left, right, top, bottom } = box.getBoundingClientRect();
    const end = label.getBoundingClientRect().right;
    for (const x of [left + 1, right + 6, end - 1])
      for (const y of [top - 1, bottom + 1])
        await expect(document.elementFromPoint(x, y)).toBe(label);
    const link = canvas.getByRole("link");
    const words = link.getBoundingClientRect();
    await expect(document.elementFromPoint(words.left + 4, words.top + 4)).toBe(link);
  },
};

/** A stop for Tab; Space ticks it and takes the tick away. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  // It ends as the first story looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const [box] = within(canvasElement).getAllByRole("checkbox");
    if (!box) throw new Error("There is no checkbox.");
    const was = (box as HTMLInputElement).checked;
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect((box as HTMLInputElement).checked).toBe(!was);
    await userEvent.keyboard(" ");
    await expect((box as HTMLInputElement).checked).toBe(was);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
