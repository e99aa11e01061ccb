import { BottomSheet, Heading, Stack, Text } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";

const parts = [
  "Front Brake Rotor",
  "Rear Shock Absorber",
  "Alternator, 130 A",
  "LED Headlight, Left",
];

const meta = {
  title: "Components/BottomSheet",
  component: BottomSheet,
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { keyboard: "sheet", layout: "fullscreen", visual: { phoneOnly: true } },
  args: {
    label: "the list of parts",
    anchor: "container",
    onSnapChange: fn(),
    peek: (
      <div style={{ padding: "0 1.25rem 1rem" }}>
        <Heading level={2} size="row">
          4 parts in this area
        </Heading>
      </div>
    ),
    children: (
      <div style={{ padding: "0 1.25rem 1rem" }}>
        <Stack as="ul" gap={6}>
          {parts.map((part) => (
            <li key={part}>
              <Text weight={600}>{part}</Text>
              <Text tone="muted" size={14}>
                0.8 mi, 6 min
              </Text>
            </li>
          ))}
        </Stack>
      </div>
    ),
  },
  decorators: [
    (Story) => (
      <main
        style={{ position: "relative", blockSize: 700, background: "var(--pl-color-map-land)" }}
      >
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof BottomSheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const region = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole("region", { name: "the list of parts" });

/** What stands in its head shows, and no more. */
export const Collapsed: Story = {
  args: { defaultSnap: "collapsed" },
  play: async ({ canvasElement }) => {
    const sheet = region(canvasElement);
    const head = sheet.firstElementChild?.getBoundingClientRect().height ?? 0;
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeCloseTo(head, 0));
  },
};
export const Half: Story = {
  parameters: { visual: { lead: true } },
};
export const Full: Story = { args: { defaultSnap: "full" } };

/** Beside the map on a wide window it is a column that stands still: nothing raises it. */
export const WideColumn: Story = {
  args: { wide: "column", defaultSnap: "collapsed" },
  globals: { viewport: { value: "laptop", isRotated: false } },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const sheet = region(canvasElement);
    await expect(sheet.getBoundingClientRect().height).toBe(700);
    await expect(within(sheet).queryByRole("button")).toBeNull();
    await expect(within(sheet).getByText("Front Brake Rotor")).toBeVisible();
  },
};

/** In a window of its own it stays at the bottom edge, and half of the window is its own. */
export const InTheWindow: Story = {
  args: { anchor: "viewport" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const { height, bottom } = region(canvasElement).getBoundingClientRect();
    await expect(bottom).toBe(window.innerHeight);
    await expect(height).toBeCloseTo(window.innerHeight / 2, 0);
  },
};

/** Whoever sets `snap` says where it stands. */
export const Controlled: Story = {
  tags: ["proof"],
  args: { snap: "half" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const sheet = region(canvasElement);
    await userEvent.click(within(sheet).getByRole("button"));
    await expect(args.onSnapChange).toHaveBeenLastCalledWith("full");
    await expect(sheet).toHaveAttribute("data-snap", "half");
  },
};

/** Arrows, Home and End move it; a press goes one step up, and down again from the top. */
export const ByKeyboard: Story = {
  tags: ["proof"],
  play: async ({ canvasElement, args }) => {
    const sheet = region(canvasElement);
    await userEvent.tab();
    const handle = within(sheet).getByRole("button", { name: "Raise the list of parts" });
    await expect(handle).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(sheet).toHaveAttribute("data-snap", "full");
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(sheet).toHaveAttribute("data-snap", "collapsed");
    await expect(handle).toHaveAttribute("aria-expanded", "false");
    await userEvent.keyboard("{Home}");
    await expect(sheet).toHaveAttribute("data-snap", "full");
    await userEvent.keyboard("{End}");
    await expect(sheet).toHaveAttribute("data-snap", "collapsed");
    await userEvent.keyboard("{Home}{Enter}");
    await expect(sheet).toHaveAttribute("data-snap", "collapsed");
    await userEvent.keyboard(" ");
    await expect(args.onSnapChange).toHaveBeenLastCalledWith("half");
  },
};

/** A press anywhere on its head opens it. */
export const ByItsHead: Story = {
  tags: ["proof"],
  args: { defaultSnap: "collapsed" },
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const sheet = region(canvasElement);
    await userEvent.click(within(sheet).getByText("4 parts in this area"));
    await expect(sheet).toHaveAttribute("data-snap", "half");
  },
};

/** It follows the finger and settles at the nearest stop; the click that ends a drag is no press. */
export const Dragged: Story = {
  tags: ["proof"],
  // It ends as `Full` looks.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const sheet = region(canvasElement);
    const handle = within(sheet).getByRole("button");
    const capture = fn();
    handle.setPointerCapture = capture;
    const y = handle.getBoundingClientRect().top;
    const at = (clientY: number) => ({ pointerId: 1, button: 0, clientY, bubbles: true });
    await fireEvent.pointerDown(handle, at(y));
    await expect(capture).toHaveBeenCalledWith(1);
    await fireEvent.pointerMove(handle, at(y - 120));
    await waitFor(() => expect(sheet.getBoundingClientRect().height).toBeCloseTo(470, 0));
    await fireEvent.pointerMove(handle, at(y - 240));
    await fireEvent.pointerUp(handle, at(y - 240));
    await fireEvent.click(handle, { detail: 1 });
    await expect(sheet).toHaveAttribute("data-snap", "full");
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
