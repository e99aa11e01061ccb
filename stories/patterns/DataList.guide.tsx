import { DataList } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Use it for the properties of one thing: a ruled line each, with the name at the start and the value at the end.",
  notFor: [
    { when: "Several things that share the same names: use", take: "Table" },
    { when: "Things beside one another to choose between: use", take: "CompareTable" },
    { when: "A few numbers that matter most: use", take: "Stats" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <DataList
            items={[
              { term: "Quantity", detail: 2 },
              { term: "Total", detail: "$468.00" },
            ]}
          />
        ),
        because: "The line leads the eye from the name to its value; the sum comes last.",
      },
      wrong: {
        shows: (
          <DataList
            items={[
              { term: "The quantity that you have ordered", detail: "2 pieces of it" },
              { term: "?", detail: "n/a" },
            ]}
          />
        ),
        because:
          "A sentence in place of a name; and a row for what is not known, which should be left out.",
      },
    },
  ],
  anatomy: {
    example: (
      <DataList
        items={[
          { term: "Part number", detail: "43512-06150" },
          { term: "Total", detail: "$468.00" },
        ]}
      />
    ),
    parts: [
      { name: "List", what: "a `<dl>`: screen readers say name and value together.", at: "dl" },
      { name: "Name", what: "muted, one to three words.", at: "dt" },
      { name: "Value", what: "text, a link or a badge, at the end of the line.", at: "dd" },
    ],
  },
  keyboard: "It is not interactive; links in it have the keys of a Link.",
};
