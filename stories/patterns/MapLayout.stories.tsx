import {
  Chips,
  Link,
  MapLayout,
  Notice,
  PartPanel,
  PartRow,
  SearchBox,
  Switch,
  Text,
} from "@partlane/ui";
import { type MapView, PriceMap } from "@partlane/ui/price-map";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { anyContent } from "../support/anyContent";
import { attribution, newYork, purchase, rotor, tileUrl } from "./support/samples";

const { rating: _, seller: __, description: ___, ...part } = rotor;

const meta = {
  title: "Patterns/Map/MapLayout",
  id: "patterns-maplayout",
  component: MapLayout,
  parameters: { layout: "fullscreen" },
  args: {
    search: (
      <SearchBox action="#map" label="Search parts" placeholder="VIN, part number, or name" />
    ),
    chips: (
      <Chips
        label="Quick filters"
        items={["Brake", "Electrical", "Body", "Suspension", "New"].map((label) => ({
          key: label,
          label,
          href: `#${label}`,
        }))}
      />
    ),
    tools: <Text size={14}>Tools</Text>,
    listHead: "1 part found",
    listLabel: "Parts",
    list: (
      <ul>
        <PartRow {...part} href="#rotor" />
      </ul>
    ),
    map: <Text>The map</Text>,
  },
  decorators: [
    (Story) => (
      <main>
        <h1 style={{ position: "absolute", insetInlineEnd: 0, fontSize: "0.75rem" }}>Map</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof MapLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithPanel: Story = {
  parameters: { visual: { lead: true } },
  args: { panel: <PartPanel {...rotor} purchase={purchase} onClose={fn()} /> },
};

export const WithNotices: Story = {
  args: {
    ...WithPanel.args,
    notices: (
      <>
        <Notice tone="info">Getting your location...</Notice>
        {null}
        <Notice tone="critical">We couldn't load parts for this area.</Notice>
      </>
    ),
  },
};

/** Each in a box of its own; nothing of what is told covers the panel. */
export const WithNoticesMeasured: Story = {
  tags: ["proof"],
  ...WithNotices,
  // Measured at one width, on a wide screen.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const told = canvas.getByRole("status").getBoundingClientRect();
    const failed = canvas.getByRole("alert").getBoundingClientRect();
    const panel = canvas.getByRole("dialog").getBoundingClientRect();
    await expect(failed.top - told.bottom).toBe(8);
    await expect(failed.right).toBeLessThanOrEqual(panel.left);
  },
};

/** On a phone one line of the first that is told, or of what is urgent; a press shows all, a touch of the map one line. */
export const NoticesOnPhone: Story = {
  args: {
    mapControl: <Switch label="Search here" />,
    notices: (
      <>
        <Notice tone="info" title="Brake pads for a 2012 Toyota Camry">
          Read from what you typed. <Link href="#words">Search for the exact words instead</Link>
        </Notice>
        <Notice tone="warning">A part you were comparing is no longer available.</Notice>
      </>
    ),
  },
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first, second] = canvas.getAllByRole("status", { hidden: true });
    const unfold = canvas.getByRole("button", { name: "Show details" });
    const isShort = () => (first?.getBoundingClientRect().height ?? 0) < 40;
    await expect(isShort()).toBe(true);
    await expect(second).not.toBeVisible();
    unfold.focus();
    await userEvent.keyboard("{Enter}");
    await expect(unfold).toHaveAttribute("aria-expanded", "true");
    await expect(second).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect(isShort()).toBe(true);
    // What the keyboard comes to is seen whole.
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: /exact words/ })).toHaveFocus();
    await expect(isShort()).toBe(false);
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByText("The map") });
    await expect(isShort()).toBe(true);
    await expect(unfold).toHaveAttribute("aria-expanded", "false");
  },
};

/** On a phone the list comes up to the toolbar, and no farther: its handle stays in reach. */
export const RaisedOnPhone: Story = {
  args: { listSnap: "full", onListSnapChange: fn() },
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { phoneOnly: true } },
  play: async ({ canvasElement, args }) => {
    const handle = within(canvasElement).getByRole("button", { name: "Lower Parts" });
    const { left, width, top, height } = handle.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(handle);
    handle.click();
    await expect(args.onListSnapChange).toHaveBeenCalledWith("collapsed");
  },
};

/** What the keyboard comes to on the map is in sight: the list folds, which lay over it. */
export const FoldsForTheMap: Story = {
  tags: ["proof"],
  args: { listSnap: "half", onListSnapChange: fn(), mapControl: <Switch label="Search here" /> },
  globals: { viewport: { value: "phone", isRotated: false } },
  // Seen raised as it is seen folded.
  parameters: { visual: { skip: true } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    canvas.getByRole("link", { name: /Rotor/ }).focus();
    await expect(args.onListSnapChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole("switch")).toHaveFocus();
    await expect(args.onListSnapChange).toHaveBeenCalledWith("collapsed");
  },
};

/** Two columns from above the map to below it, one of them under its buttons; in degrees to a px. */
const columns = [-110, 135].flatMap((x) =>
  Array.from({ length: 13 }, (_, row) => ({
    id: `${x}/${row}`,
    lat: newYork.lat - (row - 6) * 55 * 1.301e-4,
    lng: newYork.lng + x * 1.717e-4,
    price: `$${100 + row}`,
    label: `Part ${x}/${row}, $${100 + row}`,
  })),
);
const isOver = (one: DOMRect, other: DOMRect) =>
  one.right > other.left &&
  one.left < other.right &&
  one.bottom > other.top &&
  one.top < other.bottom;
/** With its ring: what is seen at its corners and in its middle is itself, or the map around it. */
function isWhole(pin: HTMLElement, map: HTMLElement): boolean {
  const { left, right, top, bottom } = pin.getBoundingClientRect();
  const xs = [left - 4, (left + right) / 2, right + 4];
  const drawn = map.firstElementChild;
  return [top - 4, (top + bottom) / 2, bottom + 4].every((y) =>
    xs.every((x) => drawn?.contains(document.elementFromPoint(x, y))),
  );
}
const onMove = fn<(view: MapView) => void>();

/** A pin that the keyboard comes to is seen whole, whatever lies over the map; none outside is a stop. */
export const PinsComeIntoSight: Story = {
  tags: ["proof"],
  globals: { viewport: { value: "phone", isRotated: false } },
  parameters: { visual: { skip: true } },
  args: {
    mapControl: <Switch label="Search as I move the map" />,
    notices: <Notice tone="info">Unable to get your location.</Notice>,
    map: (
      <PriceMap
        label="Map of parts"
        center={newYork}
        markers={columns}
        tileUrl={tileUrl}
        attribution={attribution}
        onMove={onMove}
      />
    ),
  },
  play: async ({ canvasElement }) => {
    const map = within(canvasElement).getByRole("application", { name: "Map of parts" });
    const pins = () => [...map.querySelectorAll<HTMLElement>("[data-pin]")];
    const first = pins()[0];
    if (!first) throw new Error("There is no pin.");
    await waitFor(() => expect(first).toBeEnabled());
    await waitFor(() => expect(onMove).toHaveBeenCalled());
    onMove.mockClear();
    map.focus();
    const met = new Set<Element>();
    // As the key finds them: the map may still be on its way to where the last one sent it.
    let outside: HTMLElement[] = [];
    const measure = () => {
      const box = map.getBoundingClientRect();
      outside = pins().filter((pin) => !isOver(pin.getBoundingClientRect(), box));
    };
    for (;;) {
      window.addEventListener("keydown", measure, { capture: true, once: true });
      await userEvent.tab();
      if (met.size === 0) await expect(outside).toContain(first);
      const pin = document.activeElement;
      if (!(pin instanceof HTMLElement) || !pin.matches("[data-pin]")) break;
      await expect(outside).not.toContain(pin);
      await waitFor(() => expect(isWhole(pin, map)).toBe(true));
      met.add(pin);
    }
    await expect(met.size).toBeGreaterThan(12);
    await waitFor(() => expect(onMove).toHaveBeenCalled());
    for (const [view] of onMove.mock.calls) await expect(view.forFocus).toBe(true);
  },
};

const ref = createRef<HTMLDivElement>();

/** It takes a ref and what any element takes. */
export const NativeProps: Story = {
  tags: ["proof"],
  parameters: { visual: { skip: true } },
  render: (args) => <MapLayout {...args} ref={ref} id="screen" />,
  play: async ({ canvasElement }) => {
    await expect(ref.current).toBe(canvasElement.querySelector("#screen"));
  },
};

/** Whatever it is given, nothing breaks out of it. */
export const AnyContent: Story = { ...anyContent(meta), tags: ["proof"] };
