import { type PlanCardProps, PlanCards, type PlanCardsProps } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const plan = (name: string, monthly: number, features: string[], more = {}): PlanCardProps => ({
  name,
  price: `$${monthly}`,
  per: "a month",
  alternative: `or $${Math.round(monthly * 9.6)} a year, billed once`,
  features,
  href: `#${name.toLowerCase()}`,
  ...more,
});

const professional = plan(
  "Professional",
  25,
  ["Unlimited searches", "Unlimited saved parts", "Priority email support"],
  { highlighted: true, badge: "Most Popular" },
);
const plans = [
  plan("Hobbyist", 8, ["50 searches a month", "Save up to 10 parts", "Standard support"]),
  professional,
  plan("Enterprise", 45, ["All of Professional", "API access", "Account manager"]),
];

const cards = (of: PlanCardsProps["plans"]) => (
  <FullWidth>
    <div style={{ padding: "1.25rem" }}>
      <PlanCards plans={of} headingLevel={3} />
    </div>
  </FullWidth>
);

/** The marked one rises over its neighbors, and has room for that. */
const one = (of: PlanCardProps) => (
  <div style={{ paddingInline: "1rem" }}>
    <PlanCards plans={[of]} headingLevel={3} />
  </div>
);

export const guide: Guide = {
  purpose:
    "The plans side by side as one block: name, price, what to press, what is in it. The one that most people take lies over its neighbors by 16 px.",
  notFor: [
    { when: "The plans in brief, on a page about something else: use", take: "PlanStrip" },
    { when: "A plan is chosen in a form that is sent: use", take: "RadioCards" },
    { when: "Parts are compared, line by line: use", take: "CompareTable" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: cards(plans),
        because: "One is marked, and says why: a reader in doubt begins there.",
      },
      wrong: {
        shows: cards(
          plans.map((each, index) => ({
            ...each,
            highlighted: true,
            badge: ["Best value", "Most Popular", "For teams"][index],
          })),
        ),
        because: "All three are recommended, so none is, and three accents ask for the same press.",
      },
    },
    {
      right: {
        shows: one(professional),
        because: "The price is what is paid, and the line under it the other way to pay.",
      },
      wrong: {
        shows: one({ ...professional, price: "$20*", alternative: "* billed once a year" }),
        because:
          "$20 in large, $240 at the checkout: readers find the asterisk once the card is charged.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: cards(plans),
    parts: [
      { name: "Name", what: "a heading; at its end the badge of the marked plan.", at: "h3" },
      {
        name: "Price",
        what: "56 px, what it is for beside it, the other way to pay below.",
        at: "p",
      },
      {
        name: "Choose",
        what: "the same words on each card; read out with the plan's name. The accent for the marked one.",
        at: "a",
      },
      { name: "Features", what: "three to six, counted or named: “50 searches”.", at: "ul" },
      {
        name: "Marked plan",
        what: "one in a block: two pixels of accent around it; every baseline stays on its line.",
        at: "[data-highlighted]",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from one plan's button to the next." },
    { keys: ["Enter"], does: "Chooses that plan: it is a link." },
  ],
};
