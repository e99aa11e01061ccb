import { BarChart } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const bars = [
  ["Oct 26", 1770],
  ["Nov 2", 1690],
  ["Nov 9", 2040],
  ["Nov 16", 2240],
].map(([label, dollars]) => ({
  label: String(label),
  valueCents: Number(dollars) * 100,
  display: `$${Number(dollars).toLocaleString("en-US")}`,
}));

export const guide: Guide = {
  purpose:
    "Dollars over equal spans of time, as bars in grey with the current one in ink, and the same numbers as a table behind “Show as table”.",
  notFor: [
    { when: "Fewer than three numbers: use", take: "Stats" },
    { when: "Rows that are looked up: use", take: "Table" },
  ],
  pairs: [
    {
      right: {
        shows: <BarChart title="Sales by week" note="Up 27 % in four weeks" bars={bars} />,
        because: "The note says what the bars come to: the chart is its proof.",
      },
      wrong: {
        shows: <BarChart title="Chart of sales" bars={bars.slice(0, 2)} />,
        because: "Two bars and no sentence: the reader has to find out what it is about.",
      },
    },
  ],
  anatomy: {
    example: <BarChart title="Sales by week" note="Up 27 % in four weeks" bars={bars} />,
    parts: [
      { name: "Title and note", what: "what is counted, and what it comes to.", at: "h2, h3" },
      {
        name: "Plot",
        what: "from zero up, with three or four whole dollars as lines; an image with a name to screen readers.",
        at: "[role='img']",
      },
      {
        name: "Current bar",
        what: "in ink, with its value on it; the last unless told otherwise.",
        at: "[data-current='true'], [data-current]",
      },
      { name: "Table", what: "the same numbers, without JavaScript too.", at: "summary" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to “Show as table”." },
    { keys: ["Enter", "Space"], does: "Shows the table in place of the bars, and the bars again." },
  ],
};
