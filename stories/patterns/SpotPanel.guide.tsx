import { ButtonLink, ClusterPin, PartIllustration, PartRow, SpotPanel } from "@partlane/ui";
import { type ReactNode, useState } from "react";
import type { Guide } from "../docs/guide";

const row = (name: string, price: string, id: string) => (
  <PartRow
    key={id}
    image={<PartIllustration image="brake-rotor" />}
    name={name}
    partNumber={id}
    price={price}
    condition="New"
    distance="0.8 mi"
    travelTime="6 min"
    href={`#${id}`}
  />
);

const rows = (
  <ul>
    {row("Front Brake Rotor", "$234", "43512-06150")}
    {row("Rear Brake Rotor", "$198", "42431-06150")}
  </ul>
);

interface Spot {
  title: string;
  note?: string;
  foot?: ReactNode;
  /** In rem. */
  height?: number;
}

/** Closed, the pin that it was opened from is seen. */
function Opened({ height = 26, ...spot }: Spot) {
  const [isOpen, setOpen] = useState(true);
  return (
    <div
      style={{
        position: "relative",
        blockSize: `${height}rem`,
        overflow: "hidden",
        display: "grid",
        placeItems: "center",
        backgroundColor: "var(--pl-color-map-land)",
      }}
    >
      <ClusterPin count={38} fromPrice="$34" onClick={() => setOpen(true)} />
      {isOpen ? (
        <SpotPanel {...spot} onClose={() => setOpen(false)}>
          {rows}
        </SpotPanel>
      ) : null}
    </div>
  );
}

const all = (id: string) => (
  <ButtonLink href={`#all-${id}`} width="full">
    Show all 38 in the list
  </ButtonLink>
);

export const guide: Guide = {
  purpose:
    "The parts that stand in one place of the map and that no zoom can part, as a small list in the place of the part panel. The map stays in use.",
  notFor: [
    { when: "One part has been pressed: use", take: "PartPanel" },
    { when: "All that was found, beside the map: that is the list of", take: "MapLayout" },
    { when: "Anything that must be answered first: use", take: "Drawer" },
  ],
  pairs: [
    {
      right: {
        shows: <Opened title="38 parts here" note="Hudson Auto Supply" foot={all("right")} />,
        because: "How many, and whose; the first eight, and the way to all of them.",
      },
      wrong: {
        shows: <Opened title="Results" />,
        because: "The pin said 38, and here are two: the others seem to be gone.",
      },
    },
  ],
  anatomy: {
    example: (
      <Opened title="38 parts at one counter" note="Hudson Auto Supply" foot={all("anatomy")} />
    ),
    parts: [
      {
        name: "Title",
        what: "how many there are here; the dialog's name.",
        at: "[role='dialog'] h2",
      },
      { name: "Note", what: "the seller, or the place where there are several.", at: "h2 + p" },
      {
        name: "Close",
        what: "the pin is there again; on a phone the panel is drawn down too.",
        at: "[role='dialog'] button",
      },
      { name: "List", what: "eight `PartRow`s at most; it scrolls under the head.", at: "ul" },
      { name: "Foot", what: "the way to all of them, always in sight.", at: "a[href^='#all']" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Walks the panel, and goes on into the page: it is not modal." },
    { keys: ["Escape"], does: "Closes it; the focus returns to the pin." },
  ],
  styles: ["SpotPanel", "PartPanel"],
};
