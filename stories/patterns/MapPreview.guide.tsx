import { MapPreview, MapPreviewCard, type MapPreviewProps, PartIllustration } from "@partlane/ui";
import type { Guide } from "../docs/guide";
import { nearby } from "./support/samples";

/** It fills its box, whatever its size. */
function Preview({
  height = "clamp(22rem, 45vw, 36rem)",
  ...props
}: { height?: string } & Partial<MapPreviewProps>) {
  return (
    <div style={{ blockSize: height }}>
      <MapPreview {...nearby} {...props} />
    </div>
  );
}

const card = (
  <MapPreviewCard
    href="#rotor"
    image={<PartIllustration image="brake-rotor" />}
    name="Front Brake Rotor"
    partNumber="43512-06150"
    price="$234"
  >
    New, 0.8 mi, 6 min
  </MapPreviewCard>
);

export const guide: Guide = {
  purpose:
    "A piece of the map with real prices where they are, drawn by the server: no script, no gesture, every badge a link. It fills the box that it is given.",
  notFor: [
    { when: "The reader is to move the map, or to choose on it: use", take: "PriceMap" },
    {
      when: "A phone with a map in it, as a picture: put it, without its name, into a",
      take: "PhonePreview",
    },
    { when: "One part, without where it is: use", take: "PartRow" },
  ],
  pairs: [
    {
      right: {
        shows: <Preview label="Map with its card" card={card} />,
        because: "The first of the markers is drawn selected, and the card is about that one.",
      },
      wrong: {
        shows: (
          <Preview
            label="Map with another's card"
            markers={nearby.markers.slice().reverse()}
            card={card}
          />
        ),
        because: "$345 stands out, and the card says $234: which of them is it?",
      },
    },
    {
      right: {
        shows: <Preview height="16rem" />,
        because:
          "A small frame, as in the picture of a phone: without a `label` it is drawn smaller, and nothing in it is read out or pressed.",
      },
      wrong: {
        shows: <Preview height="16rem" label="Map in a small frame" />,
        because: "With one it is drawn for half a page: most prices lie outside of the frame.",
      },
    },
  ],
  anatomy: {
    example: <Preview label="Map in parts" card={card} />,
    parts: [
      {
        name: "Selected",
        what: "the first marker; risen, in the accent.",
        at: "[data-state='selected']",
      },
      { name: "Badges", what: "links, each named after its part.", at: "[data-state='rest']" },
      {
        name: "Card",
        what: "about the selected one: at the foot, and one link.",
        at: "article",
      },
      { name: "Attribution", what: "whose map it is; always shown.", at: "small" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from badge to badge, then to the credit and the card." },
    { keys: ["Enter"], does: "Follows the link. There is nothing to move or to zoom." },
  ],
};
