import { Text } from "@partlane/ui";
import { PriceMap, type PriceMapProps } from "@partlane/ui/price-map";
import { useState } from "react";
import type { Guide } from "../docs/guide";
import { attribution, markers, newYork, tileUrl } from "./support/samples";

const group = (id: string, lat: number, lng: number, count: number, price: string) => ({
  ...{ id, lat, lng, count, price },
  label: "",
});

/** What the site has counted of a town, beside the parts that stand alone. */
const counted = [
  ...markers.slice(0, 2),
  group("queens", 40.747, -73.962, 38, "$34"),
  group("downtown", 40.698, -74.008, 212, "$12"),
];
const all = [...counted, group("brooklyn", 40.689, -73.965, 74, "$28")];

function Town(props: Partial<PriceMapProps> & { label: string }) {
  return (
    <PriceMap
      center={{ lat: 40.7165, lng: -73.985 }}
      zoom={12}
      markers={counted}
      tileUrl={tileUrl}
      attribution={attribution}
      height={320}
      {...props}
    />
  );
}

const panelPx = 112;

/** A panel at the map's foot; another badge may be pressed. */
function UnderPanel({ covered, label, lat }: { covered: number; label: string; lat: number }) {
  const [selectedId, setSelectedId] = useState("alternator");
  const part = markers.find(({ id }) => id === selectedId);
  return (
    <div style={{ position: "relative" }}>
      <Town
        label={label}
        markers={markers}
        center={{ lat, lng: -73.985 }}
        selectedId={selectedId}
        onSelect={setSelectedId}
        covered={{ bottom: covered }}
        interactive={false}
      />
      <div style={panel}>
        <Text weight={600}>{part?.label}</Text>
        <Text size={14}>New, 0.8 mi, 6 min</Text>
      </div>
    </div>
  );
}

const panel = {
  position: "absolute",
  insetInline: 0,
  insetBlockEnd: 0,
  blockSize: panelPx,
  padding: "1rem",
  borderBlockStart: "1px solid var(--pl-color-line)",
  backgroundColor: "var(--pl-color-surface)",
} as const;

export const guide: Guide = {
  purpose:
    "Prices where they are. Badges that would overlap join into one that says how many and from what price, so that a map never shows more than can be read. It is an entry of the package of its own, loaded with the map's page alone.",
  notFor: [
    { when: "A page that scrolls, and must be there without JavaScript: use", take: "MapPreview" },
    { when: "Prices are compared more than places: list them as", take: "PartRow" },
    { when: "The screen around the map, with its list: use", take: "MapLayout" },
  ],
  pairs: [
    {
      right: {
        shows: <Town label="Map of all that there is" markers={all} interactive={false} />,
        because: "All that there is, counted: where there is much, and from what price.",
      },
      wrong: {
        shows: (
          <Town
            label="Map of the list's first page"
            markers={markers.slice(0, 2)}
            interactive={false}
          />
        ),
        because: "Only the list's first page: the rest of the town looks as if it had nothing.",
      },
    },
    {
      right: {
        shows: <UnderPanel label="Map that knows of the panel" covered={panelPx} lat={40.681} />,
        because: "`covered` says what lies over the map: what is selected comes into the rest.",
      },
      wrong: {
        shows: <UnderPanel label="Map that knows of no panel" covered={0} lat={40.7185} />,
        because: "The panel tells of a part whose badge it hides: where is it?",
      },
    },
  ],
  anatomy: {
    example: <Town label="Map in parts" origin={newYork} selectedId="rotor" />,
    parts: [
      {
        name: "Badge",
        what: "one part's price; in the order of the list for Tab.",
        at: "[data-state='selected']",
      },
      {
        name: "Group",
        what: "several that would overlap; pressed it zooms in, or the screen lists them.",
        at: "button[data-pin]:not([aria-pressed])",
      },
      { name: "Origin", what: "where the reader is; an image with a name.", at: "[role='img']" },
      {
        name: "Controls",
        what: "44 px each, at the end of the foot; at the last zoom they stay in reach, in grey.",
        at: "[aria-label='Zoom in']",
      },
      { name: "Attribution", what: "whose map it is; always shown.", at: "p" },
    ],
  },
  keyboard: [
    {
      keys: ["Arrow Up", "Arrow Down", "Arrow Left", "Arrow Right"],
      does: "On the map: moves it by 120 px, with Shift three times as far.",
    },
    { keys: ["+", "-"], does: "Zooms in or out." },
    { keys: ["Tab"], does: "Walks the badges in view, then the controls." },
    { keys: ["Enter", "Space"], does: "On a badge: selects it; on a group: opens it." },
  ],
};
