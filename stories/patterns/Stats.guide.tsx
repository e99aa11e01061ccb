import { Stats } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Use it for the two to four numbers that a reader looks at first, in one ruled box: sales this month, orders to ship.",
  notFor: [
    { when: "How a number went over time: use", take: "BarChart" },
    { when: "Names and values that are read, not watched: use", take: "DataList" },
    { when: "Numbers that advertise the site: use", take: "StatStrip" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Stats
            items={[
              { label: "Sales", value: "$16,420", note: "this month", trendPercent: 9.8 },
              { label: "To ship", value: "2" },
            ]}
          />
        ),
        because: "Each number has its span of time, and its change in words and by an arrow.",
      },
      wrong: {
        shows: (
          <Stats
            items={[
              { label: "Sales", value: "$16,420.37" },
              { label: "Growth", value: "+9.8412 %" },
            ]}
          />
        ),
        because: "Cents and four decimals: more exact than anybody can use, and over what time?",
      },
    },
  ],
  anatomy: {
    example: (
      <Stats
        items={[
          { label: "Sales", value: "$16,420", note: "this month", trendPercent: 9.8 },
          { label: "To ship", value: "2" },
        ]}
      />
    ),
    parts: [
      { name: "Box", what: "one line around all of them, two by two on a phone.", at: "dl" },
      { name: "Label", what: "what is counted.", at: "dt" },
      { name: "Value", what: "as it is shown, in figures of one width.", at: "dd" },
      {
        name: "Note",
        what: "over what time, and how it has changed: said as “Up 9.8 %”.",
        at: "dd + dd",
      },
    ],
  },
  keyboard: "It is not interactive.",
};
