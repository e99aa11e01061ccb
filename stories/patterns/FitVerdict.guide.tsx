import { Badge, FitVerdict, Stack } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const row = {
  make: "Toyota",
  model: "Camry",
  y0: 2018,
  y1: 2024,
  engine: "2.5 L",
  note: "",
  source: "catalogue",
} as const;
const vehicle = "2019 Toyota Camry";

export const guide: Guide = {
  purpose:
    "Use it wherever a part is shown to a reader with a vehicle: it says whether the part fits, and which line of the fitment table says so. There are four answers: “fits if” names the condition that nobody has answered, and “not confirmed” is an honest one.",
  notFor: [
    {
      when: "The reader has named no vehicle: show nothing, and offer the garage by a",
      take: "Link",
    },
    { when: "The state of an order: use", take: "StatusBadge" },
    { when: "All vehicles that a part fits: use", take: "Table" },
  ],
  pairs: [
    {
      right: {
        shows: <FitVerdict size="full" fit="fits" vehicle={vehicle} row={row} />,
        because: "Says what it rests on: years, engine, and whose word it is.",
      },
      wrong: {
        shows: <Badge tone="success">Guaranteed fit!</Badge>,
        because:
          "A promise without a reason; when it is wrong, the reader has bought a part that does not fit.",
      },
    },
    {
      right: {
        shows: (
          <FitVerdict
            {...{ size: "full", fit: "fits-if", condition: "it has 16-inch wheels" }}
            {...{ vehicle, row: { ...row, note: "With 16 inch wheels" } }}
          />
        ),
        because: "The row holds for some of these cars: the condition stands in the verdict.",
      },
      wrong: {
        shows: (
          <FitVerdict
            size="full"
            fit="fits"
            vehicle={vehicle}
            row={{ ...row, note: "With 16 inch wheels" }}
          />
        ),
        because: "A plain “fits” with the condition in small print is wrong for every other car.",
      },
    },
    {
      right: {
        shows: (
          <FitVerdict
            size="full"
            fit="not-confirmed"
            vehicle={vehicle}
            hint="Compare the number on your old part."
          />
        ),
        because: "Nobody has said: so it says that, and what would settle it.",
      },
      wrong: {
        shows: <FitVerdict size="full" fit="does-not-fit" vehicle={vehicle} />,
        because:
          "A “no” where nobody knows turns the reader away from a part that may be the right one.",
      },
    },
  ],
  anatomy: {
    example: (
      <Stack gap={6}>
        <FitVerdict size="full" fit="fits" vehicle={vehicle} row={row} />
        <FitVerdict fit="not-confirmed" vehicle={vehicle} />
      </Stack>
    ),
    parts: [
      {
        name: "Box",
        what: "the full size, with the verdict, the vehicle and its reason.",
        at: "div > div",
      },
      {
        name: "Icon",
        what: "a tick, an exclamation mark, a cross or a question mark, besides the word.",
        at: "svg",
      },
      { name: "Reason", what: "the fitment's own line, kept in its own direction.", at: "bdi" },
      {
        name: "Tag",
        what: "the compact size, for rows: the word, and the reason where there is room.",
        at: "div > span",
      },
    ],
  },
  keyboard: "It is not interactive; a link in its hint has the keys of a Link.",
};
