import { PriceMap, type PriceMapProps } from "@partlane/ui/price-map";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { attribution, markers, newYork, tileUrl } from "./support/samples";

const meta = {
  title: "Patterns/Map/PriceMap",
  id: "patterns-pricemap",
  component: PriceMap,
  parameters: { layout: "fullscreen" },
  args: {
    label: "Map of parts",
    center: newYork,
    markers,
    tileUrl,
    attribution,
    height: 600,
    origin: newYork,
    onMove: fn(),
    onSelect: fn(),
    onHover: fn(),
  },
} satisfies Meta<typeof PriceMap>;

export default meta;
type Story = StoryObj<typeof meta>;
type Move = { center: { lat: number; lng: number }; zoom: number };

const skip = { visual: { skip: true } };

export const Listings: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole("button", { name: "Front Brake Rotor, $234" }),
    ).toBeVisible();
    await expect(canvas.getByText("© Map contributors")).toBeVisible();
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(
        expect.objectContaining({ initial: true, zoom: 13 }),
      ),
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
export const Selected: Story = { args: { selectedId: "rotor" } };
export const Hovered: Story = { args: { hoveredId: "shock" } };
export const Empty: Story = { args: { markers: [] } };
/** Pins stand in the middle of their place, however wide they are. */
export const InTheirPlace: Story = {
  args: {
    zoom: 12,
    markers: [{ id: "here", ...newYork, price: "$1,234.50", label: "Part A, $1,234.50" }],
  },
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const middleOf = (element: HTMLElement) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    };
    const map = middleOf(canvas.getByRole("application", { name: "Map of parts" }));
    const pin = await canvas.findByRole("button", { name: "Part A, $1,234.50" });
    for (const each of [pin, await canvas.findByRole("img", { name: "You are here" })]) {
      const { x, y } = middleOf(each);
      await expect(Math.hypot(x - map.x, y - map.y)).toBeLessThan(2);
    }
  },
};
export const WithoutOrigin: Story = { args: { origin: null } };
/** A picture with buttons on it, as on a page that scrolls. */
export const Still: Story = {
  args: { interactive: false, selectedId: "rotor" },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const map = canvas.getByRole("group", { name: "Map of parts" });
    await expect(canvas.queryByRole("button", { name: "Zoom in" })).toBeNull();
    const wheel = new WheelEvent("wheel", { deltaY: 120, bubbles: true, cancelable: true });
    map.firstElementChild?.dispatchEvent(wheel);
    await expect(wheel.defaultPrevented).toBe(false);
    await userEvent.click(await canvas.findByRole("button", { name: /Alternator/ }));
    await expect(args.onSelect).toHaveBeenCalledWith("alternator");
  },
};

const crowd = Array.from({ length: 60 }, (_, index) => ({
  id: `part-${index}`,
  lat: newYork.lat + ((index * 7) % 13) * 0.0021 - 0.013,
  lng: newYork.lng + ((index * 11) % 17) * 0.0024 - 0.02,
  price: `$${34 + ((index * 37) % 900)}`,
  label: `Part ${index}, $${34 + ((index * 37) % 900)}`,
}));

/** Badges that would overlap join into one, with their lowest price. */
export const Crowded: Story = { args: { markers: crowd } };

/** Groups that were counted elsewhere. */
export const CountedElsewhere: Story = {
  args: {
    markers: [
      ...markers,
      { id: "g1", lat: 40.74, lng: -73.995, price: "$34", label: "", count: 38 },
      { id: "g2", lat: 40.7, lng: -74.02, price: "$52", label: "", count: 12_804 },
    ],
  },
};

/** Groups that were counted elsewhere join too, where they would overlap. */
export const CountedJoin: Story = {
  tags: ["proof"],
  args: {
    markers: [
      { id: "g1", lat: 40.72, lng: -74.0, price: "$52", label: "", count: 1_204 },
      { id: "g2", lat: 40.7205, lng: -73.9985, price: "$34", label: "", count: 38 },
      { id: "one", lat: 40.7203, lng: -74.001, price: "$99", label: "Part, $99" },
    ],
  },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const pin = await within(canvasElement).findByRole("button", {
      name: /^1,243 parts from \$34/,
    });
    await userEvent.hover(pin);
    await expect(args.onHover).toHaveBeenLastCalledWith(["g1", "g2", "one"]);
    await userEvent.unhover(pin);
    await expect(args.onHover).toHaveBeenLastCalledWith([]);
  },
};

const farAway = [
  { id: "honolulu", lat: 21.3, lng: -157.9, price: "$40", label: "Part A, $40" },
  { id: "oslo", lat: 59.9, lng: 10.8, price: "$36", label: "Part B, $36" },
  { id: "auckland", lat: -36.9, lng: 174.8, price: "$80", label: "Part C, $80" },
];

/** Whether a pin is seen whole. */
function isWithin(map: HTMLElement, pin: HTMLElement): boolean {
  const [all, it] = [map.getBoundingClientRect(), pin.getBoundingClientRect()];
  return it.left >= all.left && it.right <= all.right;
}

/** As far out as it goes on a wide screen: the earth goes around, with each pin once. */
export const WholeEarth: Story = {
  args: {
    ...{ zoom: 1, minZoom: 1, center: { lat: 20, lng: 10 }, origin: null },
    markers: [
      ...farAway,
      { id: "g1", lat: 39, lng: -95, price: "$17", label: "", count: 12_110 },
      { id: "g2", lat: -22, lng: -50, price: "$16.99", label: "", count: 3_784 },
      { id: "g3", lat: 22, lng: 80, price: "$16.50", label: "", count: 31_016 },
    ],
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const map = canvas.getByRole("application", { name: "Map of parts" });
    const isWide = map.clientWidth > 600;
    await waitFor(() => expect(map).toHaveAttribute("data-far", ""));
    const pins = [...map.querySelectorAll<HTMLElement>("[data-pin]")];
    if (isWide) await expect(pins.every((pin) => isWithin(map, pin))).toBe(true);
    const out = canvas.getByRole("button", { name: "Zoom out" });
    await expect(out).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await userEvent.click(canvas.getByRole("button", { name: "Zoom in" }));
    await waitFor(() => expect(map).not.toHaveAttribute("data-far"));
    await userEvent.click(out);
    await userEvent.click(out);
    await waitFor(() => expect(out).toHaveAttribute("aria-disabled", "true"));
    out.blur();
  },
};

/** On a phone the whole earth is one tile. */
export const WholeEarthOnAPhone: Story = {
  args: {
    ...{ zoom: 0, minZoom: 0, center: { lat: 20, lng: 10 }, origin: null },
    ...{ markers: farAway, goTo: null },
  },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const map = canvas.getByRole("application", { name: "Map of parts" });
    const isAt = (zoom: number) =>
      waitFor(() =>
        expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ zoom })),
      );
    await isAt(0);
    for (const { label } of farAway)
      await expect(isWithin(map, canvas.getByRole("button", { name: label }))).toBe(true);
    map.focus();
    await userEvent.keyboard("+");
    await isAt(1);
    await userEvent.keyboard("-");
    await isAt(0);
    await userEvent.keyboard("-");
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({ zoom: 0, center: expect.objectContaining({ lng: 178.75 }) }),
      ),
    );
    await userEvent.keyboard("{ArrowLeft}");
    await isAt(0);
    await userEvent.keyboard("+");
    await isAt(1);
    const { left, top, width, height } = map.getBoundingClientRect();
    const at = { clientX: left + width / 2 - 20, clientY: top + height / 2 };
    const wheel = { ...at, deltaY: 120, bubbles: true, cancelable: true };
    map.firstElementChild?.dispatchEvent(new WheelEvent("wheel", wheel));
    await isAt(0);
    map.blur();
  },
};

/** Pills are as wide as what is written on them. */
export const WidePills: Story = {
  args: {
    ...{ zoom: 2, minZoom: 2, center: { lat: 18, lng: 105 }, origin: null },
    markers: [
      { id: "g1", lat: 18.5, lng: 72.5, price: "$5.50", label: "", count: 3_234 },
      { id: "g2", lat: 18.5, lng: 122.5, price: "$5", label: "", count: 4_704 },
      { id: "g3", lat: -30, lng: 72.5, price: "$5", label: "", count: 14 },
      { id: "g4", lat: -30, lng: 122.5, price: "$50", label: "", count: 20 },
    ],
  },
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    // These two would overlap, and those two do not.
    await canvas.findByRole("button", { name: /^7,938 parts from \$5\b/ });
    await canvas.findByRole("button", { name: /^14 parts/ });
    await canvas.findByRole("button", { name: /^20 parts/ });
  },
};

/** The map goes on beyond the date line: its tiles, its pins where they are nearer, and itself. */
export const AcrossTheDateLine: Story = {
  tags: ["proof"],
  args: {
    ...{ zoom: 5, center: { lat: 0, lng: 179 }, origin: null },
    tileUrl: (x, y, z) => `${tileUrl(x, y, z)}#${x}`,
    markers: [
      { id: "west", lat: -1, lng: 178, price: "$40", label: "Part A, $40" },
      { id: "beyond", lat: 1, lng: -178, price: "$80", label: "Part B, $80" },
    ],
  },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const map = canvas.getByRole("application", { name: "Map of parts" });
    const [near, beyond] = await Promise.all(
      ["Part A, $40", "Part B, $80"].map((name) => canvas.findByRole("button", { name })),
    );
    const far = (pin?: HTMLElement) => pin?.getBoundingClientRect().left ?? 0;
    // Four degrees at this zoom.
    await expect(far(beyond) - far(near)).toBeCloseTo((4 / 360) * 256 * 2 ** 5, -1);
    // The first column beyond it is the world's first.
    await waitFor(() => expect(map.querySelectorAll("[src$='#0']").length).toBeGreaterThan(1));
    const degrees = (px: number) => (px * 360) / (256 * 2 ** 5);
    const half = degrees(map.clientWidth / 2);
    const isAt = (lng: number) =>
      expect(args.onMove).toHaveBeenLastCalledWith(
        expect.objectContaining({
          center: expect.objectContaining({ lng: expect.closeTo(lng, 5) }),
          bounds: expect.objectContaining({
            west: expect.closeTo(lng - half, 5),
            east: expect.closeTo(lng + half, 5),
          }),
        }),
      );
    await waitFor(() => isAt(179));
    map.focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await waitFor(() => isAt(179 + degrees(240) - 360));
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
    await waitFor(() => isAt(179));
  },
};

const places = Array.from({ length: 9_000 }, (_, index) => ({
  id: `cell-${index}`,
  lat: newYork.lat + ((index * 7919) % 1000) * 0.0006 - 0.3,
  lng: newYork.lng + ((index * 104_729) % 1009) * 0.0008 - 0.4,
  price: `$${20 + ((index * 37) % 900)}`,
  label: `Part ${index}, $${20 + ((index * 37) % 900)}`,
}));
const inClusters = (zoom: number) => {
  const side = 180 / 2 ** zoom;
  const cells = new Map<string, (typeof places)[number] & { count: number }>();
  for (const place of places) {
    const key = `${Math.floor(place.lat / side)}/${Math.floor(place.lng / side)}`;
    const cell = cells.get(key);
    if (cell) cell.count += 1;
    else cells.set(key, { ...place, count: 1 });
  }
  return [...cells.values()].map(({ count, ...cell }) => (count > 1 ? { ...cell, count } : cell));
};

/** Everything that the map consists of: tiles, markers, buttons, and itself. */
const elementsOf = (canvasElement: HTMLElement) =>
  1 + within(canvasElement).getByRole("application").querySelectorAll("*").length;

/** Nine thousand parts as the site counts them for each zoom: never more than 350 elements. */
const atZoom = (zoom: number): Story => ({
  args: { zoom, markers: inClusters(zoom), height: 740 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() =>
      expect(canvas.getAllByRole("button", { name: /parts from|^Part/ }).length).toBeGreaterThan(3),
    );
    await expect(elementsOf(canvasElement)).toBeLessThanOrEqual(350);
  },
});
export const Zoom9: Story = atZoom(9);
export const Zoom11: Story = atZoom(11);
export const Zoom13: Story = atZoom(13);
export const Zoom15: Story = atZoom(15);

const lastMove = (onMove: unknown) => (onMove as ReturnType<typeof fn>).mock.lastCall?.[0] as Move;
const settled = (onMove: unknown, test: (move: Move) => boolean) =>
  waitFor(() => {
    const move = lastMove(onMove);
    if (!move || !test(move)) throw new Error(`The map is at ${JSON.stringify(move)}.`);
  });

/** As many as there may be, in a map as large as a desk's screen, at every zoom on the way out. */
const crowdOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `point-${index}`,
    lat: newYork.lat + (((index * 7919) % 10_007) / 10_007 - 0.5) * 0.16,
    lng: newYork.lng + (((index * 104_729) % 9_973) / 9_973 - 0.5) * 0.36,
    price: `$${20 + ((index * 37) % 900)}`,
    label: `Part ${index}, $${20 + ((index * 37) % 900)}`,
  }));
const onLargeScreen = (markers: PriceMapProps["markers"]): Story => ({
  args: { markers, height: 1316 },
  parameters: skip,
  decorators: [
    (Story) => (
      <div style={{ overflow: "hidden" }}>
        <div style={{ inlineSize: "2140px" }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await settled(args.onMove, () => true);
    const spots = () => canvasElement.querySelectorAll("[data-spot]").length;
    await waitFor(() => expect(spots()).toBeGreaterThan(20));
    canvas.getByRole("application").focus();
    for (const step of ["", "+", "+", "-", "-", "-", "-"]) {
      if (step) await userEvent.keyboard(step);
      await waitFor(() => expect(elementsOf(canvasElement)).toBeLessThanOrEqual(350));
      await expect(spots()).toBeLessThanOrEqual(48);
    }
  },
});
export const TenThousand: Story = onLargeScreen(crowdOf(10_000));
/** What the site counts at most. */
export const ThreeHundredGroups: Story = onLargeScreen(
  crowdOf(300).map((marker, index) => ({ ...marker, count: 2 + index })),
);
/** More in one place than could be laid out: they stay in one. */
export const FullShelf: Story = {
  args: {
    markers: crowdOf(120).map((marker) => ({ ...marker, ...newYork })),
    zoom: 18,
    origin: null,
  },
  parameters: skip,
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: /^120 parts from \$20/ });
  },
};

const oneShop = Array.from({ length: 5 }, (_, index) => ({
  id: `shelf-${index}`,
  ...newYork,
  price: `$${50 + index}`,
  label: `Shelf ${index}, $${50 + index}`,
}));

/** What no zoom can part is laid out side by side at the last one. */
export const OneShop: Story = {
  args: { markers: oneShop, zoom: 18, origin: null },
  play: async ({ canvasElement }) => {
    const badges = await within(canvasElement).findAllByRole("button", { name: /Shelf/ });
    const places = badges.map((badge) => badge.getBoundingClientRect());
    await expect(places).toHaveLength(5);
    const distinct = new Set(places.map(({ x, y }) => `${Math.round(x)}/${Math.round(y)}`));
    await expect(distinct.size).toBe(5);
  },
};

/** A move that comes at once is not taken for where the map was all along. */
export const MovedAtOnce: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    within(canvasElement).getByRole("application").focus();
    await userEvent.keyboard("{ArrowRight}");
    await waitFor(() =>
      expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ initial: false })),
    );
  },
};

/** Arrows pan, + and - zoom, Tab walks the markers in view, Enter opens (SPEC D7). */
export const ByKeyboard: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await settled(args.onMove, () => true);
    await userEvent.tab();
    await expect(canvas.getByRole("application", { name: "Map of parts" })).toHaveFocus();

    await userEvent.keyboard("{ArrowRight}");
    await settled(args.onMove, ({ center }) => center.lng > newYork.lng + 0.01);
    await userEvent.keyboard("{ArrowLeft}");
    await settled(args.onMove, ({ center }) => Math.abs(center.lng - newYork.lng) < 0.001);
    await userEvent.keyboard("{ArrowUp}");
    await settled(args.onMove, ({ center }) => center.lat > newYork.lat + 0.01);
    await userEvent.keyboard("{ArrowDown}");
    await settled(args.onMove, ({ center }) => Math.abs(center.lat - newYork.lat) < 0.001);
    await userEvent.keyboard("{+}{+}");
    await settled(args.onMove, ({ zoom }) => zoom === 15);
    await userEvent.keyboard("-");
    await userEvent.keyboard("-");
    await settled(args.onMove, ({ zoom }) => zoom === 13);

    for (const name of [/Brake Rotor/, /Headlight/, /Shock/, /Alternator/]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
    await expect(args.onHover).toHaveBeenLastCalledWith(["alternator"]);
    await userEvent.keyboard("{Enter}");
    await expect(args.onSelect).toHaveBeenCalledWith("alternator");
    for (const name of ["Zoom in", "Zoom out", "Center on me"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("button", { name })).toHaveFocus();
    }
  },
};

/** The buttons do what the keys do, and stop at the last zoom without losing the focus. */
export const Buttons: Story = {
  tags: ["proof"],
  args: { maxZoom: 14 },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await settled(args.onMove, () => true);
    const zoomIn = await canvas.findByRole("button", { name: "Zoom in" });
    await userEvent.click(zoomIn);
    await settled(args.onMove, ({ zoom }) => zoom === 14);
    await waitFor(() => expect(zoomIn).toHaveAttribute("aria-disabled", "true"));
    await expect(zoomIn).toHaveFocus();
    await userEvent.click(await canvas.findByRole("button", { name: "Zoom out" }));
    await settled(args.onMove, ({ zoom }) => zoom === 13);
    canvas.getByRole("application").focus();
    await userEvent.keyboard("{ArrowRight}");
    await settled(args.onMove, ({ center }) => center.lng > newYork.lng + 0.01);
    await userEvent.click(await canvas.findByRole("button", { name: "Center on me" }));
    await settled(args.onMove, ({ center }) => Math.abs(center.lng - newYork.lng) < 0.0001);
  },
};

/** A group opens into its parts, and the keyboard is taken along. */
export const GroupOpens: Story = {
  tags: ["proof"],
  args: {
    markers: [
      { id: "a", lat: 40.7128, lng: -74.006, price: "$80", label: "Part A, $80" },
      { id: "b", lat: 40.7132, lng: -74.0052, price: "$34", label: "Part B, $34" },
    ],
  },
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const group = await canvas.findByRole("button", { name: /2 parts from \$34/ });
    group.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.getByRole("button", { name: "Part A, $80" })).toHaveFocus());
    await expect(await canvas.findByRole("button", { name: "Part B, $34" })).toBeVisible();
  },
};

/** Whoever uses it may show what stands in one place itself. */
export const GroupTold: Story = {
  tags: ["proof"],
  args: {
    ...GroupOpens.args,
    onGroup: fn(() => true),
  },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: /2 parts from \$34/ }));
    await expect(args.onGroup).toHaveBeenCalledWith(expect.objectContaining({ ids: ["a", "b"] }));
    await expect(canvas.queryByRole("button", { name: "Part A, $80" })).toBeNull();
  },
};

/** All that there is comes into what is not covered of the map. */
export const ShowsAll: Story = {
  tags: ["proof"],
  args: { covered: { right: 376 }, zoom: 15, onShowAll: fn() },
  parameters: skip,
  render: function Render(args) {
    const [goTo, setGoTo] = useState<PriceMapProps["goTo"]>(null);
    const bounds = { north: 40.75, south: 40.68, west: -74.03, east: -73.95 };
    return (
      <PriceMap
        {...args}
        goTo={goTo}
        onShowAll={() => {
          args.onShowAll?.();
          setGoTo({ bounds });
        }}
      />
    );
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await settled(args.onMove, () => true);
    const all = canvas.getByRole("button", { name: "Show all on the map" });
    await userEvent.click(all);
    await settled(args.onMove, ({ zoom }) => zoom < 15);
    const right = canvas.getByRole("application").getBoundingClientRect().right - 376;
    for (const badge of canvas.getAllByRole("button", { name: /, \$/ }))
      await expect(badge.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    // Again after a move.
    canvas.getByRole("application").focus();
    await userEvent.keyboard("{+}{+}");
    await settled(args.onMove, ({ zoom }) => zoom > 13);
    await userEvent.click(all);
    await settled(args.onMove, ({ zoom }) => zoom < 15);
    await expect(args.onShowAll).toHaveBeenCalledTimes(2);
  },
};

const earth = { bounds: { north: 80, south: -60, west: -175, east: 175 } };

/** Sent to more than the smallest scale has, the map says where it was sent all the same. */
export const ShowsNoMoreThanItCan: Story = {
  name: "Shows no more than it can",
  tags: ["proof"],
  args: { onShowAll: fn() },
  parameters: skip,
  render: function Render(args) {
    const [goTo, setGoTo] = useState<PriceMapProps["goTo"]>(null);
    return <PriceMap {...args} goTo={goTo} onShowAll={() => setGoTo(earth)} />;
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await settled(args.onMove, () => true);
    await userEvent.click(canvas.getByRole("button", { name: "Show all on the map" }));
    await settled(args.onMove, ({ zoom }) => zoom === 3);
    await expect(args.onMove).toHaveBeenLastCalledWith(expect.objectContaining({ goTo: earth }));
  },
};

/** A marker that leaves the view passes the focus to the map, not to nowhere. */
export const FocusIsKept: Story = {
  tags: ["proof"],
  parameters: skip,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole("button", { name: /Headlight/ })).focus();
    await userEvent.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Headlight/ })).toBeNull());
    await expect(canvas.getByRole("application")).toHaveFocus();
  },
};

/** A part chosen in the list comes into the part of the map that is not covered. */
export const SelectionComesIntoView: Story = {
  tags: ["proof"],
  args: { covered: { right: 376 }, zoom: 14 },
  parameters: skip,
  render: function Render(args) {
    const [selectedId, setSelectedId] = useState<string | null>(null);
    return (
      <>
        <button type="button" onClick={() => setSelectedId("alternator")}>
          Choose in the list
        </button>
        <PriceMap {...args} selectedId={selectedId} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Choose in the list" }));
    await waitFor(() => {
      const box = canvas.getByRole("application").getBoundingClientRect();
      const badge = canvas.getByRole("button", { name: /Alternator/ }).getBoundingClientRect();
      const middle = badge.x + badge.width / 2;
      if (middle > box.right - 376 || badge.bottom > box.bottom)
        throw new Error(`The badge is at ${middle}, ${badge.bottom}.`);
    });
  },
};

/** A source that is gone is told apart from a tile that is missing. */
export const TilesFail: Story = {
  args: { tileUrl: () => "data:image/png;base64,broken", onTileError: fn() },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(args.onTileError).toHaveBeenCalledTimes(1));
    await expect(within(canvasElement).getAllByRole("button", { name: /, \$/ })).toHaveLength(4);
  },
};

/** Drawn elsewhere in one color; those of zoom 15 cannot be. */
async function inRed(url: string, px: number): Promise<ImageBitmap> {
  if (url.includes("#15")) throw new Error("It is not drawn.");
  const context = new OffscreenCanvas(px, px).getContext("2d");
  if (!context) throw new Error("There is nothing to draw with.");
  context.fillStyle = "rgb(255 0 0)";
  context.fillRect(0, 0, px, px);
  return context.canvas.transferToImageBitmap();
}

/** Tiles that a move brings are drawn by the caller, and images where it does not. */
export const TilesDrawn: Story = {
  args: {
    tileUrl: (x, y, z) => `${tileUrl(x, y, z)}#${z}`,
    drawTile: fn(inRed),
    onTileError: fn(),
  },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const map = within(canvasElement).getByRole("application");
    await settled(args.onMove, () => true);
    await waitFor(() => expect(map.querySelector("img")).toHaveProperty("complete", true));
    await expect(map.querySelector("canvas")).toBeNull();
    map.focus();
    await userEvent.keyboard("+");
    await waitFor(async () => {
      const drawn = map.querySelectorAll("canvas");
      await expect(drawn.length).toBeGreaterThan(3);
      for (const tile of drawn) await expect(middleOf(tile)).toEqual([255, 0, 0, 255]);
    });
    await expect(args.drawTile).toHaveBeenCalledWith(expect.stringContaining("#14"), 256);
    await expect(args.onTileError).not.toHaveBeenCalled();
    await userEvent.keyboard("+");
    await waitFor(async () => {
      await expect(map.querySelectorAll("img[src$='#15']").length).toBeGreaterThan(3);
      await expect(map.querySelector("canvas")).toBeNull();
    });
  },
};

/** The color of its middle. */
function middleOf(tile: HTMLCanvasElement): number[] {
  const context = new OffscreenCanvas(1, 1).getContext("2d");
  context?.drawImage(tile, 128, 128, 1, 1, 0, 0, 1, 1);
  return [...(context?.getImageData(0, 0, 1, 1).data ?? [])];
}

/** Whoever uses it hears of presses and keys too, and may take a key for itself. */
export const TellsCallersToo: Story = {
  tags: ["proof"],
  args: {
    onPointerDownCapture: fn(),
    onClickCapture: fn(),
    onKeyDown: fn((event: { key: string; preventDefault(): void }) => {
      if (event.key === "ArrowRight") event.preventDefault();
    }),
  },
  parameters: skip,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await settled(args.onMove, () => true);
    await userEvent.click(await canvas.findByRole("button", { name: /Alternator/ }));
    await expect(args.onPointerDownCapture).toHaveBeenCalledOnce();
    await expect(args.onClickCapture).toHaveBeenCalledOnce();
    canvas.getByRole("application").focus();
    await userEvent.keyboard("{ArrowRight}{ArrowUp}");
    await expect(args.onKeyDown).toHaveBeenCalledTimes(2);
    await settled(args.onMove, ({ center }) => center.lat > newYork.lat + 0.01);
    await expect(lastMove(args.onMove).center.lng).toBeCloseTo(newYork.lng, 3);
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
