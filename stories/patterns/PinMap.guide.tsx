import { PinMap, type PinMapProps } from "@partlane/ui";
import { useState } from "react";
import type { Guide } from "../docs/guide";
import { nearby, newYork } from "./support/samples";

const { theme, tileUrl, attribution } = nearby;
const map = { theme, tileUrl, attribution } as const;

function Movable({ note, ...props }: Pick<PinMapProps, "label" | "note">) {
  const [value, setValue] = useState(newYork);
  return <PinMap {...map} {...props} note={note} value={value} onValueChange={setValue} />;
}

export const guide: Guide = {
  purpose:
    "One place on a small map: to show where a shop is, or, with `onValueChange`, to say exactly where it is by moving the pin.",
  notFor: [
    { when: "There are several places, or prices: use", take: "PriceMap" },
    { when: "A piece of the map with prices, as a picture: use", take: "MapPreview" },
    { when: "A town is enough: use", take: "Combobox" },
  ],
  pairs: [
    {
      right: {
        shows: <Movable label="Map of your shop" note="0.4 mi north of New York, NY" />,
        because: "The note says in words where the pin is: it is read out when the pin moves.",
      },
      wrong: {
        shows: <Movable label="Map" />,
        because: "Who cannot see the map does not learn where the pin went.",
      },
    },
  ],
  anatomy: {
    example: <Movable label="Map in parts" note="0.4 mi north of New York, NY" />,
    parts: [
      { name: "Pin", what: "its tip is the place; dragged, or moved by keys.", at: "button" },
      { name: "Zoom", what: "about the pin.", at: "[aria-label='Zoom in']" },
      { name: "Attribution", what: "whose map it is; always shown.", at: "small" },
      { name: "Note", what: "where the pin is, in words.", at: "p" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to the pin, then to the zoom buttons and the credit." },
    {
      keys: ["Arrow Left", "Arrow Right", "Arrow Up", "Arrow Down"],
      does: "Moves the pin by 8 px, with Shift by 64; near its edge the map goes along.",
    },
    { keys: ["+", "-"], does: "On the pin: zooms in and out." },
  ],
};
