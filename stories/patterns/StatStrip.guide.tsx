import { StatStrip, type StatStripProps } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const items = [
  { value: "2.3M+", label: "parts" },
  { value: "45,000+", label: "car models" },
  { value: "180+", label: "countries" },
  { value: "500K+", label: "active mechanics and dealers" },
];

const strip = (of: StatStripProps["items"]) => (
  <FullWidth>
    <StatStrip items={of} />
  </FullWidth>
);

export const guide: Guide = {
  purpose:
    "Use it under the hero to say how large the site is in two to four figures, in a ruled strip from edge to edge of the window. Two by two on a phone.",
  notFor: [
    { when: "The reader's own figures, with their trend: use", take: "Stats" },
    { when: "Names and values of one thing: use", take: "DataList" },
    { when: "A figure that needs a sentence and an example: use", take: "FeatureGrid" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: strip(items),
        because: "Rounded and short: all four are read in one look, at any width.",
      },
      wrong: {
        shows: strip([
          { value: "2,314,207", label: "auto parts in our constantly growing database" },
          { value: "99.98 %", label: "average availability of our servers in the last quarter" },
          { value: "#1", label: "in customer satisfaction" },
          { value: "24/7", label: "support" },
        ]),
        because:
          "A count to the last part is wrong tomorrow, and the other figures do not help to find a rotor.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: strip(items),
    parts: [
      {
        name: "Strip",
        what: "a `<dl>` with a line above and below; its first figure begins where the page's text does.",
        at: "dl",
      },
      { name: "Figure", what: "28 px, 36 on a wide screen, in figures of one width.", at: "dd" },
      { name: "Label", what: "muted, under the figure; read out before it.", at: "dt" },
    ],
  },
  keyboard: "It is not interactive.",
};
