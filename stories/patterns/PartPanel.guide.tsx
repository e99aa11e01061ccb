import { Button, FitVerdict, PartPanel, Stack, Text } from "@partlane/ui";
import { useState } from "react";
import type { Guide } from "../docs/guide";

const purchase = (
  <Button tone="accent" width="full">
    Purchase
  </Button>
);

/** Opened by a press: the panel takes the focus, which a page of words should not do by itself. */
function Opened() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div style={{ position: "relative", blockSize: "40rem", overflow: "hidden" }}>
      <Button onClick={() => setOpen(true)}>Open the panel</Button>
      {isOpen ? (
        <PartPanel
          name="Front Brake Rotor"
          partNumber="43512-06150"
          price="$234"
          rating={{ value: 4.8, count: 126 }}
          condition="New"
          distance="0.8 mi"
          travelTime="6 min"
          seller="Brooklyn Brake & Tire"
          purchase={purchase}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}

export const guide: Guide = {
  purpose:
    "One part, opened from the map: price and fit first, then condition, distance and seller, with Purchase always in sight. Beside the map on wide screens, a sheet at its foot on a phone; the map stays in use.",
  notFor: [
    { when: "The part has a page of its own to fill: use", take: "PartOverview" },
    { when: "Several parts at one place: use", take: "SpotPanel" },
    { when: "A part in a list: use", take: "PartRow" },
    { when: "Anything that must be answered first: use", take: "Drawer" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Stack gap={3}>
            <Text size={20} weight={700} numeric>
              $234
            </Text>
            <FitVerdict
              size="full"
              fit="fits"
              vehicle="2019 Toyota Camry"
              row={{
                make: "Toyota",
                model: "Camry",
                y0: 2018,
                y1: 2024,
                engine: "",
                note: "",
                source: "catalogue",
              }}
            />
            {purchase}
          </Stack>
        ),
        because: "Price, verdict, and one accent: the three things that decide.",
      },
      wrong: {
        shows: (
          <Stack gap={3}>
            <Text>Vented and coated rotor for the front axle, with hardware.</Text>
            <Text size={14}>$234</Text>
            <Button tone="accent">Save</Button>
            {purchase}
          </Stack>
        ),
        because: "The description first, the price small, and two accents.",
      },
    },
  ],
  anatomy: {
    example: <Opened />,
    parts: [
      {
        name: "Opener",
        what: "a badge or a row; it has the focus again when the panel closes. Press it to see the rest.",
        at: "button",
      },
      {
        name: "Picture",
        what: "208 px high, 100 on a phone; the category’s drawing where there is none.",
      },
      { name: "Name and number", what: "the dialog’s name; the number in mono." },
      { name: "Price and verdict", what: "the largest thing in the panel, and whether it fits." },
      { name: "Details", what: "condition, distance, travel time, seller, rating." },
      { name: "Foot", what: "Purchase and one quieter action; it stays while the rest scrolls." },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Walks the panel, and goes on into the page: it is not modal." },
    { keys: ["Escape"], does: "Closes it; the focus returns to what opened it." },
  ],
};
