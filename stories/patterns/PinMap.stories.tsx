import { PinMap, type PinMapProps } from "@partlane/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { nearby, newYork } from "./support/samples";

const { theme, tileUrl, attribution } = nearby;

const meta = {
  title: "Patterns/Map/PinMap",
  id: "patterns-pinmap",
  component: PinMap,
  args: {
    ...{ theme, tileUrl, attribution },
    label: "Map of Hudson Auto Supply, New York, NY",
    value: newYork,
  },
} satisfies Meta<typeof PinMap>;

export default meta;
type Story = StoryObj<typeof meta>;

function Moved({ value: first, onValueChange, ...props }: PinMapProps) {
  const [value, setValue] = useState(first);
  return (
    <PinMap
      {...props}
      value={value}
      onValueChange={(point) => {
        setValue(point);
        onValueChange?.(point);
      }}
      note={`Pin at ${value.lat.toFixed(4)}, ${value.lng.toFixed(4)}`}
    />
  );
}

const movable = {
  args: { label: "Map of your shop", onValueChange: fn() },
  render: (args) => <Moved {...args} />,
} satisfies Partial<Story>;

/** It only shows where something is: nothing on it is pressed but the credit. */
export const Shown: Story = {
  parameters: { visual: { lead: true } },
  args: { note: "New York, NY" },
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole("group", { name: /Hudson Auto Supply/ });
    await expect(within(map).queryByRole("button")).toBeNull();
    await expect(within(map).getAllByRole("link")).toHaveLength(1);
  },
};

export const Movable: Story = {
  ...movable,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Pin" });
  },
};

/** Arrows move the pin, farther with Shift; the map goes along at its edge, and what changed is said. */
export const ByKeyboard: Story = {
  ...movable,
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const pin = await canvas.findByRole("button", { name: "Pin" });
    await userEvent.tab();
    await expect(pin).toHaveFocus();
    await expect(canvas.getByRole("application")).toContainElement(pin);
    await userEvent.keyboard("{ArrowUp}");
    await expect(canvas.getByRole("status")).toHaveTextContent("Pin at 40.7138, -74.0060");
    await expect(pin).toHaveAccessibleDescription(/40\.7138.*Arrow keys move it/);
    await userEvent.keyboard("{Shift>}{ArrowRight}{/Shift}");
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ lat: 40.71384, lng: -73.99501 });
    await userEvent.keyboard("{Shift>}{ArrowDown>12/}{/Shift}");
    const frame = canvas.getByRole("application").getBoundingClientRect();
    const { top, bottom } = pin.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(frame.top);
    await expect(bottom).toBeLessThanOrEqual(frame.bottom);
    await userEvent.keyboard("+");
    await userEvent.keyboard("{ArrowUp}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Zoom in" })).toHaveFocus();
  },
};

/** A press on the map puts the pin there; a drag takes it along, and a canceled one leaves it. */
export const ByPointer: Story = {
  ...movable,
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const pin = await canvas.findByRole("button", { name: "Pin" });
    pin.setPointerCapture = () => {};
    const tip = () => {
      const { left, width, bottom } = pin.getBoundingClientRect();
      return { clientX: Math.round(left + width / 2), clientY: Math.round(bottom) };
    };
    const expectTip = (at: ReturnType<typeof tip>) => waitFor(() => expect(tip()).toEqual(at));
    const from = tip();
    const to = { clientX: from.clientX + 60, clientY: from.clientY - 30 };
    const ground = canvasElement.querySelector("[data-editable]") ?? canvasElement;
    await fireEvent.click(ground, to);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expectTip(to);

    await fireEvent.pointerDown(pin, { button: 0, pointerId: 1, ...to });
    await fireEvent.pointerMove(pin, { pointerId: 1, ...from });
    await expectTip(from);
    await fireEvent.pointerCancel(pin, { pointerId: 1 });
    await expectTip(to);

    await fireEvent.pointerDown(pin, { button: 0, pointerId: 1, ...to });
    await fireEvent.pointerMove(pin, { pointerId: 1, ...from });
    await fireEvent.pointerUp(pin, { pointerId: 1, ...from });
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expectTip(from);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
