import { Button, Progress, Stack } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const meta = {
  title: "Components/Progress",
  component: Progress,
  args: {
    label: "Importing parts.csv",
    value: 37,
    max: 120,
    valueText: "37 of 120 rows",
    note: "12 rows a second, 7 seconds left",
  },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: "min(30rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  args: { action: <Button size="small">Cancel</Button> },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole("progressbar", { name: "Importing parts.csv" });
    await expect(bar).toHaveAttribute("aria-valuetext", "37 of 120 rows");
    await expect(bar).toHaveAccessibleDescription("12 rows a second, 7 seconds left");
    // Each step of it would be too much to hear.
    await expect(within(canvasElement).getByRole("status")).toBeEmptyDOMElement();
  },
};

/** Nobody knows how far it is. */
export const Indeterminate: Story = {
  args: { value: undefined, valueText: undefined, note: "Reading the file" },
};

export const Done: Story = {
  args: { state: "done", valueText: "120 rows", note: "118 listings, 2 rows left out" },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole("status")).toHaveTextContent("118 listings, 2 rows left out");
    await expect(canvas.getByRole<HTMLProgressElement>("progressbar").position).toBe(1);
  },
};

export const Failed: Story = {
  args: {
    state: "failed",
    note: "The connection was lost. The 37 rows are kept.",
    action: <Button size="small">Try Again</Button>,
  },
};

/** Without words of its own it says the share, and the outcome in a word. */
export const InPercent: Story = {
  render: () => (
    <Stack>
      <Progress label="IMG_2041.jpg" value={0.305} max={1} />
      <Progress label="IMG_2042.jpg" value={3} max={1} state="done" />
      <Progress label="IMG_2043.jpg" state="failed" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("30%")).toBeVisible();
    await expect(canvas.getByText("Done")).toBeVisible();
    await expect(canvas.getByText("Failed")).toBeVisible();
  },
};

/** The row says what it is. */
export const LabelHidden: Story = { args: { labelHidden: true, note: undefined } };

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
