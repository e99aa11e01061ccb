import { ClusterPin, Inline, PriceBadge } from "@partlane/ui";
import type { ReactNode } from "react";
import type { Guide } from "../docs/guide";

/** It is seen on the map alone. */
function Ground({ children }: { children: ReactNode }) {
  return (
    <div style={{ padding: "1.5rem", backgroundColor: "var(--pl-color-map-land)" }}>
      <Inline gap={6} wrap>
        {children}
      </Inline>
    </div>
  );
}

export const guide: Guide = {
  purpose:
    "Several prices in one place of the map: how many, and the lowest of them. The map makes it where badges would overlap; it comes apart as the map is zoomed in.",
  notFor: [
    { when: "One price: use", take: "PriceBadge" },
    { when: "What stands in that place, listed: use", take: "SpotPanel" },
    { when: "A number beside words: use", take: "Badge" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Ground>
            <ClusterPin count={38} fromPrice="$34" />
            <PriceBadge price="$38" label="Brake Pads, $38" />
          </Ground>
        ),
        because: "Inverse, larger, and in words: nobody takes 38 parts for a price.",
      },
      wrong: {
        shows: (
          <Ground>
            <PriceBadge price="38" label="38" />
            <PriceBadge price="$38" label="Brake Pads, $38 again" />
          </Ground>
        ),
        because: "A bare number in a badge reads as dollars.",
      },
    },
    {
      right: {
        shows: (
          <Ground>
            <ClusterPin count={1204} fromPrice="$9" />
          </Ground>
        ),
        because: "One price, the lowest: it says whether a closer look is worth it.",
      },
      wrong: {
        shows: (
          <Ground>
            <ClusterPin count={1204} fromPrice="$9.00 to $1,599.00" />
          </Ground>
        ),
        because: "Twice as wide: it hides its neighbors, for a range that helps nobody to choose.",
      },
    },
  ],
  anatomy: {
    example: (
      <Ground>
        <ClusterPin count={38} fromPrice="$34" />
        <ClusterPin count={212} fromPrice="$12" state="hover" />
      </Ground>
    ),
    parts: [
      {
        name: "Pill",
        what: "40 px high, inverse to the theme; the count larger than the price, with commas from a thousand on.",
        at: "[data-state='rest']",
      },
      {
        name: "Meant",
        what: "in the accent and 2 px up: under the pointer, or while the row of one of its parts is.",
        at: "[data-state='hover']",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to it, in the order of the list." },
    {
      keys: ["Enter", "Space"],
      does: "Opens it: the map zooms in, and the focus goes to its first part; or a list opens.",
    },
  ],
  styles: ["PriceBadge"],
};
