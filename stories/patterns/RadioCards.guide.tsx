import { Badge, RadioCards, SegmentedControl } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const plans = [
  {
    value: "hobbyist",
    label: "Hobbyist",
    aside: "$8 a month",
    text: "50 searches a month, up to 10 saved parts.",
    note: <Badge tone="success">Your plan</Badge>,
  },
  {
    value: "professional",
    label: "Professional",
    aside: "$25 a month",
    text: "Unlimited searches, full supplier network.",
  },
];

const periods = ["Monthly", "Annual"].map((label) => ({ value: label, label }));

export const guide: Guide = {
  purpose:
    "One of two to four choices in a form, each with room to say what it means: a plan, a billing period. They are native radio buttons, sent without JavaScript.",
  notFor: [
    { when: "The choices need no more than a word: use", take: "SegmentedControl" },
    { when: "There are more than four: use", take: "Select" },
    { when: "Several may be chosen: use", take: "Checkbox" },
    { when: "The plans are shown, and not yet chosen: use", take: "PlanCards" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <RadioCards
            label="Plan"
            name="guide-plan"
            columns={1}
            defaultValue="hobbyist"
            options={plans}
          />
        ),
        because: "What the reader has is chosen, and says so; each price stands by its name.",
      },
      wrong: {
        shows: (
          <RadioCards
            label="Choose a plan"
            name="guide-plan-dear"
            columns={1}
            defaultValue="professional"
            options={plans.map(({ value, label, text }) => ({ value, label, text }))}
          />
        ),
        because: "The dearer one is chosen, without its price: who does not look pays for it.",
      },
    },
    {
      right: {
        shows: <SegmentedControl label="Billing period" options={periods} defaultValue="Monthly" />,
        because: "Two words that explain themselves take one line.",
      },
      wrong: {
        shows: (
          <RadioCards
            label="Billing period"
            name="guide-period"
            columns={1}
            defaultValue="Monthly"
            options={periods}
          />
        ),
        because: "A card around one word: on a phone the button that saves is out of sight.",
      },
    },
  ],
  anatomy: {
    example: (
      <RadioCards
        label="Your plan from December on"
        name="guide-plan-anatomy"
        columns={1}
        defaultValue="hobbyist"
        options={plans}
      />
    ),
    parts: [
      { name: "Legend", what: "what is chosen: the group's name.", at: "legend" },
      {
        name: "Card",
        what: "the whole of it is the target; the chosen one has an edge in ink.",
        at: "label",
      },
      {
        name: "Aside",
        what: "at the end of the label's line: a price, or what is saved.",
        at: "[id$='-aside']",
      },
      { name: "Text", what: "what it means, in a sentence.", at: "[id$='-text']" },
      { name: "Note", what: "a badge: what one has, what most take.", at: "[id$='-note']" },
    ],
  },
};
