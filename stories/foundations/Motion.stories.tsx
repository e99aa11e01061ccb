import { Button, Stack, Text } from "@partlane/ui";
import { vars } from "@partlane/ui/theme";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";

const meta = { title: "Foundations/Motion" } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const { ease, ...durations } = vars.motion;

const uses: Readonly<Record<keyof typeof durations, string>> = {
  fast: "What answers a press or a pointer: colors, small shifts.",
  normal: "What comes and goes: menus, sheets, messages.",
};

const ballRem = 2;

const track = {
  paddingInlineEnd: `${ballRem}rem`,
  // What moves is a box as long as the way.
  overflow: "clip",
  background: vars.color.sunken,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.badge,
};

const ball = {
  inlineSize: `${ballRem}rem`,
  blockSize: `${ballRem}rem`,
  borderRadius: vars.radius.badge,
  background: vars.color.accent,
};

/** A duration, what it comes to for this reader, and how it feels. */
function Duration({ name, isAway }: { name: keyof typeof durations; isAway: boolean }) {
  const moving = useRef<HTMLDivElement>(null);
  const [ms, setMs] = useState<number>();
  const [way, setWay] = useState("100%");
  useLayoutEffect(() => {
    if (!moving.current) return;
    const { transitionDuration, direction } = getComputedStyle(moving.current);
    setMs(Number.parseFloat(transitionDuration) * 1_000);
    setWay(direction === "rtl" ? "-100%" : "100%");
  }, [isAway]);
  return (
    <li data-ms={ms}>
      <Stack gap={2}>
        <Text weight={600}>
          {name}, {ms !== undefined && ms < 1 ? "none for who asks for less" : `${ms} ms`}
        </Text>
        <Text size={14} tone="muted">
          {uses[name]}
        </Text>
        <div style={track}>
          <div
            ref={moving}
            data-moving={name}
            style={{
              transform: isAway ? `translateX(${way})` : "none",
              transition: `transform ${durations[name]} ${ease}`,
            }}
          >
            <div style={ball} />
          </div>
        </div>
      </Stack>
    </li>
  );
}

function Durations() {
  const [isAway, setAway] = useState(false);
  return (
    <Stack gap={6} align="start">
      <Text measure>
        Motion says where something came from, and is over before it is noticed. It moves and fades,
        and never pushes anything. Who asks for less of it gets none.
      </Text>
      <div style={{ inlineSize: "min(100%, 30rem)" }}>
        <Stack as="ul" gap={6}>
          {(Object.keys(durations) as (keyof typeof durations)[]).map((name) => (
            <Duration key={name} name={name} isAway={isAway} />
          ))}
        </Stack>
      </div>
      <Button onClick={() => setAway(!isAway)}>{isAway ? "Move them back" : "Move them"}</Button>
    </Stack>
  );
}

const played = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole("listitem")
    .map(({ dataset }) => Number(dataset.ms));

/** The durations, as they are for this reader; all with the one easing. */
export const DurationsAndEasing: Story = {
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    const [fast = 0, normal = 0] = played(canvasElement);
    await expect(fast).toBeGreaterThan(0);
    await expect(normal).toBeGreaterThanOrEqual(fast);
    const ball = canvasElement.querySelector("[data-moving] > div");
    const x = () => ball?.getBoundingClientRect().x ?? 0;
    const before = x();
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Move them" }));
    await waitFor(() => expect(Math.abs(x() - before)).toBeGreaterThan(100));
    await userEvent.click(canvas.getByRole("button", { name: "Move them back" }));
    await waitFor(() => expect(x()).toBe(before));
  },
};

/** With less motion, by the toolbar, as where the device says so. */
export const Less: Story = {
  globals: { motion: "reduced" },
  // It looks like the other at rest.
  parameters: { visual: { skip: true } },
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    for (const ms of played(canvasElement)) await expect(ms).toBeLessThan(1);
  },
};
