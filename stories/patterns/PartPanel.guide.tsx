import { Badge, Button, FitVerdict, PartIllustration, PartPanel, Stack, Text } from "@partlane/ui";
import { Check } from "lucide-react";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const purchase = (
  <Button tone="accent" width="full">
    Purchase
  </Button>
);

/** To be looked at: alive, the panel takes the focus, which a page of words should not do by itself. */
const opened = (
  <FullWidth isPicture>
    <div
      style={{
        position: "relative",
        blockSize: "42rem",
        overflow: "hidden",
        backgroundColor: "var(--pl-color-map-land)",
      }}
    >
      <PartPanel
        image={<PartIllustration image="brake-rotor" />}
        name="Front Brake Rotor"
        partNumber="43512-06150"
        price="$234"
        rating={{ value: 4.8, count: 126 }}
        fit={
          <Badge tone="success" icon={<Check />}>
            Fits your Camry
          </Badge>
        }
        condition="New"
        distance="0.8 mi"
        travelTime="6 min"
        seller="Brooklyn Brake & Tire"
        purchase={purchase}
        secondary={<Button>Save</Button>}
        onClose={() => {}}
      />
    </div>
  </FullWidth>
);

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
    wide: true,
    example: opened,
    parts: [
      {
        name: "Close",
        what: "closes the panel; so do Escape, and pulling the sheet down.",
        at: "[aria-label='Close']",
      },
      {
        name: "Picture",
        what: "208 px high, 100 on a phone; the category's drawing where there is none.",
        at: "[role='dialog'] > div + div > span",
      },
      {
        name: "Price",
        what: "the largest words in the panel.",
        at: "[role='dialog'] > div + div > span + span",
      },
      {
        name: "Name and number",
        what: "the dialog's name; the number in mono, the rating beside it.",
        at: "h2",
      },
      { name: "Verdict", what: "whether it fits the reader's vehicle.", at: "div:has(> dl) > div" },
      {
        name: "Details",
        what: "brand, condition, warranty, distance with travel time, seller; each where it is known.",
        at: "dl",
      },
      {
        name: "Foot",
        what: "Purchase and one quieter action; it stays while the rest scrolls.",
        at: "[role='dialog'] > div:last-child",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Walks the panel, and goes on into the page: it is not modal." },
    { keys: ["Escape"], does: "Closes it; the focus returns to what opened it." },
  ],
};
