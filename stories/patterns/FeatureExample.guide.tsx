import { type ExampleRow, FeatureExample, Stack } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const rows = (...entries: ExampleRow[]) => (
  <FeatureExample example={{ kind: "rows", rows: entries }} />
);

const sellers = ["Hudson Auto, 6 min", "Gowanus Brake, 22 min", "Dealer, 3 days"] as const;
const quotes = (tones: readonly ExampleRow["tone"][]) =>
  rows(
    ...sellers.map((label, index) => ({
      label,
      value: ["$234", "$248", "$391"][index] ?? "",
      tone: tones[index],
    })),
  );

export const guide: Guide = {
  purpose:
    "A feature in small, in place of an icon: a code taken apart, rows of figures, or bars. It is an illustration, and says the same to those who do not see it.",
  notFor: [
    { when: "Real facts about one thing: use", take: "DataList" },
    { when: "A chart to be read, with its numbers: use", take: "BarChart" },
    { when: "The reader's own figures: use", take: "Stats" },
  ],
  pairs: [
    {
      right: {
        shows: quotes(["success", "muted", "muted"]),
        because: "One search as it could be, and one answer stands out: that is the feature.",
      },
      wrong: {
        shows: quotes(["success", "success", "success"]),
        because: "All are green, the dearest too: nothing shows why one would compare.",
      },
    },
    {
      right: {
        shows: rows(
          { label: "PL-20418", mono: true, value: "Does not fit", refused: true },
          { label: "Refunded in full", value: "$176", tone: "success" },
        ),
        because: "A complaint and how it ended, in two lines.",
      },
      wrong: {
        shows: rows(
          { label: "Satisfaction", value: "Guaranteed" },
          { label: "Support", value: "World-class" },
          { label: "Returns", value: "Easy" },
          { label: "Quality", value: "Premium" },
          { label: "Trust", value: "100 %" },
        ),
        because: "Claims in rows show nothing at work, and five are too many to read in passing.",
      },
    },
  ],
  anatomy: {
    example: (
      <Stack gap={6}>
        <FeatureExample
          example={{
            kind: "code",
            groups: [
              { text: "4T1", meaning: "Maker", marked: false },
              { text: "B11HK", meaning: "Model, body, and engine", marked: true },
              { text: "3", meaning: "Check digit", marked: false },
              { text: "K", meaning: "Model year", marked: true },
              { text: "U210388", meaning: "Plant and serial number", marked: false },
            ],
            result: "2019 Toyota Camry SE, 2.5 L",
          }}
        />
        {rows({ label: "5 miles", value: "82 parts" }, { label: "50 miles", value: "1,940 parts" })}
        <FeatureExample
          example={{
            kind: "bars",
            caption: "Sales by week, in dollars",
            bars: [1600, 2100, 1900, 2600, 3300, 4400].map((value, index) => ({
              label: `Week ${index + 1}`,
              value,
              current: index === 5,
            })),
          }}
        />
      </Stack>
    ),
    parts: [
      {
        name: "Code",
        what: "its parts underlined, those that matter in ink; each says what it means on hover and to screen readers.",
        at: "span[title]",
      },
      { name: "Result", what: "what the code comes to.", at: "p + p" },
      {
        name: "Rows",
        what: "a `<dl>` of two to four; one may be green, or refused with a cross.",
        at: "dl",
      },
      {
        name: "Bars",
        what: "an image: its caption, the first and the current figure are read out.",
        at: "[role='img']",
      },
    ],
  },
  keyboard: "It is not interactive.",
};
