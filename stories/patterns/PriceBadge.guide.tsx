import { Inline, PriceBadge } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "A price where it is on the map. It is the map's only mark: position and price are what a reader compares.",
  notFor: [
    { when: "Several prices in one place: use", take: "ClusterPin" },
    { when: "A price in a list or on a page: use", take: "Text" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Inline gap={6}>
            <PriceBadge price="$234" label="Front Brake Rotor, $234" state="selected" />
            <PriceBadge price="$189" label="Alternator, $189" />
          </Inline>
        ),
        because: "One is selected, and its row in the list is too.",
      },
      wrong: {
        shows: (
          <Inline gap={6}>
            <PriceBadge price="$234.00 USD" label="$234" />
            <PriceBadge price="from $189" label="Price" />
          </Inline>
        ),
        because: "Wide badges hide one another, and the names do not say what is sold.",
      },
    },
  ],
  anatomy: {
    example: (
      <Inline gap={8}>
        <PriceBadge price="$234" label="Front Brake Rotor, $234" state="selected" />
        <PriceBadge price="$189" label="Alternator, $189" />
      </Inline>
    ),
    parts: [
      {
        name: "Selected",
        what: "rises 6 px, fills with the accent and grows a tail to its place.",
        at: "[data-state='selected']",
      },
      {
        name: "At rest",
        what: "60 by 32 px of paper with ink: seen on land, water and parks.",
        at: "[data-state='rest']",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to it, in the order of the list." },
    { keys: ["Enter", "Space"], does: "Selects it: its part opens." },
  ],
};
