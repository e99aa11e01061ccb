import { type CompareRow, CompareTable, FitVerdict, PartIllustration } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const column = (id: string, name: string) => ({
  id,
  name,
  image: <PartIllustration image="brake-rotor" />,
  href: `#${id}`,
  removeHref: `#without-${id}`,
  removeLabel: `Remove ${name}`,
});
const columns = [
  column("plain", "Front Brake Rotor"),
  column("coated", "Front Brake Rotor, Coated"),
];

const golf = {
  make: "Volkswagen",
  model: "Golf",
  y0: 2013,
  y1: 2020,
  engine: "",
  note: "front axle",
  source: "catalogue",
} as const;
const vehicle = "2014 Volkswagen Golf";

const verdicts: CompareRow = {
  label: "Fit",
  differs: true,
  cells: [
    <FitVerdict key="plain" fit="fits" vehicle={vehicle} row={golf} wrap />,
    <FitVerdict key="coated" fit="not-confirmed" vehicle={vehicle} wrap />,
  ],
};
const prices: CompareRow = { label: "Price", differs: true, cells: ["$234.00", "$198.00"] };
const conditions: CompareRow = { label: "Condition", cells: ["New", "New"] };

/** As long as only the second one has been chosen. */
const alone = ({ label, cells }: CompareRow): CompareRow => ({ label, cells: cells.slice(1) });

export const guide: Guide = {
  purpose:
    "Two to four parts side by side, a column each, and on every line one thing that they are compared by. Lines that are not the same say so. It scrolls in itself where there is no room, and the lines' names stay.",
  notFor: [
    { when: "Many things that share columns: use", take: "Table" },
    { when: "Names and values of one thing: use", take: "DataList" },
    { when: "The plans and what each has: use", take: "PlanCards" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: (
          <CompareTable
            caption="Rotors, what differs marked"
            columns={columns}
            rows={[verdicts, prices, conditions]}
          />
        ),
        because: "What decides comes first, and what differs is marked in a word.",
      },
      wrong: {
        shows: (
          <CompareTable
            caption="Rotors, nothing marked"
            columns={columns}
            rows={[conditions, { ...prices, differs: false }, { ...verdicts, differs: false }]}
          />
        ),
        because: "Every line has to be read twice, and the one that decides is the last.",
      },
    },
    {
      right: {
        shows: (
          <CompareTable
            caption="A rotor without a rating"
            columns={columns.slice(1)}
            rows={[alone(prices), { label: "Rating", cells: ["–"] }]}
          />
        ),
        because: "A dash: nobody has said. A line on which no part has a word is left out.",
      },
      wrong: {
        shows: (
          <CompareTable
            caption="A rotor with a rating that nobody gave"
            columns={columns.slice(1)}
            rows={[
              { label: "Rating", cells: ["0.0 of 5 (0)"] },
              { label: "Material", cells: [""] },
              { label: "Warranty", cells: ["n/a"] },
            ]}
          />
        ),
        because: "“0.0” reads as the worst rating, and two lines say nothing.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: (
      <CompareTable caption="Rotors, in parts" columns={columns} rows={[verdicts, prices]} />
    ),
    parts: [
      { name: "Column", what: "a part: its picture, and its name as a link.", at: "thead th" },
      {
        name: "Remove",
        what: "a link to the same page without it, named after the part.",
        at: "a[href^='#without']",
      },
      {
        name: "Line's name",
        what: "one to three words, and “Differs” where the cells are not the same; it stays in sight while the rest moves under it.",
        at: "tbody th",
      },
      { name: "Cell", what: "text, a verdict, a button; figures of one width.", at: "tbody td" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to the table, then to each name and its Remove." },
    { keys: ["Arrow Left", "Arrow Right"], does: "On the table: scrolls it, where it is wider." },
    { keys: ["Enter"], does: "Follows the link." },
  ],
};
