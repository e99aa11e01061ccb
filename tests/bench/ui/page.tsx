import { Table } from "@partlane/ui";
import { PriceMap } from "@partlane/ui/price-map";
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { elementsOf, type StoryModules } from "../../package/support/hydration";

/** Milliseconds for one. */
export interface Took {
  mount: number;
  update: number;
  unmount: number;
}

export interface BenchPage {
  names: string[];
  run: (name: string, times: number) => Took;
}

declare global {
  interface Window {
    bench?: BenchPage;
    /** Chromium's, where it is started to have one. */
    gc?: () => void;
  }
}

type Drawn = (turn: number) => ReactNode;

const rows = Array.from({ length: 10_000 }, (_, index) => ({ id: `PL-${index}`, cents: index }));
const markers = rows.map(({ id, cents }, index) => ({
  id,
  lat: 40.7 + ((index * 7) % 1_000) * 0.0004,
  lng: -74 + ((index * 11) % 997) * 0.0005,
  price: `$${cents}`,
  label: `Part ${id}, $${cents}`,
}));

const large: Record<string, Drawn> = {
  "Table, 10,000 rows": (turn) => (
    <Table
      caption={`Orders ${turn}`}
      columns={[
        { key: "id", header: "Order", primary: true },
        { key: "cents", header: "Price", numeric: true },
      ]}
      rows={rows}
      rowKey={({ id }) => id}
    />
  ),
  "PriceMap, 10,000 points": (turn) => (
    <PriceMap
      label="Map of parts"
      center={{ lat: 40.9, lng: -73.75 }}
      zoom={10}
      markers={markers}
      selectedId={`PL-${turn}`}
      tileUrl={() => "data:image/gif;base64,R0lGODlhAQABAAAAACw="}
      attribution={{ text: "Nobody" }}
      height={600}
    />
  ),
};

/** What is large, and of each file of stories the one that it tells first. */
export const bench = (first: Readonly<Record<string, string>>) => (modules: StoryModules) => {
  const drawn = new Map<string, Drawn>(Object.entries(large));
  for (const { name, Story } of elementsOf(modules)) {
    const [file = "", story] = name.split("/");
    const path = modules.find(([at]) => at.endsWith(`/${file}.stories.tsx`))?.[0] ?? "";
    if (first[path] === story) drawn.set(file, () => <Story />);
  }
  window.bench = {
    names: [...drawn.keys()],
    run: (name, times) => measure(drawn.get(name) ?? (() => null), times),
  };
};

/** Layout and passive effects run within the time of what caused them. */
function measure(draw: Drawn, times: number): Took {
  const took = { mount: 0, update: 0, unmount: 0 };
  const timed = (what: keyof Took, work: () => void) => {
    const start = performance.now();
    flushSync(work);
    took[what] += (performance.now() - start) / times;
  };
  // Otherwise somebody pays for what others have left lying about.
  window.gc?.();
  for (let turn = 0; turn < times; turn += 1) {
    const place = document.body.appendChild(document.createElement("div"));
    const root = createRoot(place, { onRecoverableError: () => {} });
    timed("mount", () => root.render(draw(2 * turn)));
    timed("update", () => root.render(draw(2 * turn + 1)));
    timed("unmount", () => root.unmount());
    place.remove();
  }
  return took;
}
