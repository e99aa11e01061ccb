import { FeatureCell, FeatureExample, FeatureGrid } from "@partlane/ui";
import { Rocket, ShieldCheck, Sparkles } from "lucide-react";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const rows = (...entries: [label: string, value: string][]) => (
  <FeatureExample
    example={{ kind: "rows", rows: entries.map(([label, value]) => ({ label, value })) }}
  />
);

const cells = [
  {
    title: "Compare quotes at once",
    text: "Every seller's price, condition, and travel time in one list.",
    example: rows(["Hudson Auto, 6 min", "$234"], ["Gowanus Brake, 22 min", "$248"]),
  },
  {
    title: "Buy next door or abroad",
    text: "Start with the shop around the corner. Widen the circle until the part turns up.",
    example: rows(["5 miles", "82 parts"], ["50 miles", "1,940 parts"]),
  },
  {
    title: "Run the counter",
    text: "Orders, sales, and contacts on one screen, on the bench or the phone.",
    example: rows(["Orders to ship", "2"], ["Active listings", "142"]),
  },
];

const grid = (of: typeof cells) => (
  <FullWidth>
    <div style={{ padding: "1.5rem 1.25rem" }}>
      <FeatureGrid>
        {of.map((cell) => (
          <FeatureCell key={cell.title} {...cell} />
        ))}
      </FeatureGrid>
    </div>
  </FullWidth>
);

export const guide: Guide = {
  purpose:
    "Use it to show what the site can do, ruled like a page of a catalog: each cell shows a small worked example, names it, and says it in a sentence.",
  notFor: [
    { when: "The order matters, as in steps: use", take: "Steps" },
    { when: "Figures that need no sentence: use", take: "StatStrip" },
    { when: "Things to choose between: use", take: "PlanCards" },
    { when: "Each cell leads to a text: use", take: "NewsCard" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: grid(cells),
        because:
          "The title is something to do, and the example has prices in it: it can be checked.",
      },
      wrong: {
        shows: grid([
          {
            title: "Blazing fast",
            text: "Our cutting-edge technology saves you time.",
            example: <Rocket size={40} strokeWidth={1.5} />,
          },
          {
            title: "Secure",
            text: "Your data is safe with us.",
            example: <ShieldCheck size={40} strokeWidth={1.5} />,
          },
          {
            title: "Powerful",
            text: "Everything you need in one place.",
            example: <Sparkles size={40} strokeWidth={1.5} />,
          },
        ]),
        because: "It could stand on any site: the reader has learned nothing about parts.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: grid(cells),
    parts: [
      {
        name: "Grid",
        what: "an ink line on top, hairlines between; three, two or one to a row. Six fill it at each width.",
        at: "div:has(> div > h3)",
      },
      {
        name: "Example",
        what: "132 px high at least, so that all titles of a row begin on one line.",
        at: "dl",
      },
      { name: "Title", what: "an `<h3>` under the section's own heading.", at: "h3" },
      { name: "Sentence", what: "muted; one or two of them.", at: "h3 + p" },
    ],
  },
  keyboard: "It is not interactive: a cell leads nowhere.",
};
