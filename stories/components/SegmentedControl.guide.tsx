import { Badge, SegmentedControl } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const period = [
  { value: "monthly", label: "Monthly" },
  {
    value: "annual",
    label: "Annual",
    badge: (
      <Badge size="small" tone="success">
        Save 20 %
      </Badge>
    ),
  },
];

export const guide: Guide = {
  purpose:
    "One of two to four choices, all in sight, that changes at once how something is shown: monthly or annual, list or map, miles or kilometers.",
  notFor: [
    { when: "There are five or more choices: use", take: "Select" },
    { when: "On or off: use", take: "Switch" },
    { when: "The choices need a sentence each: use", take: "RadioCards" },
    { when: "It filters, and the row may grow: use", take: "Chips" },
  ],
  pairs: [
    {
      right: {
        shows: <SegmentedControl label="Billing period" options={period} defaultValue="monthly" />,
        because: "Two choices of one kind; the badge says what the other one brings.",
      },
      wrong: {
        shows: (
          <SegmentedControl
            label="Too many"
            defaultValue="All"
            options={["All", "Brake", "Body", "Electrical", "Suspension"].map((label) => ({
              value: label,
              label,
            }))}
          />
        ),
        because: "Five do not fit on a phone.",
      },
    },
    {
      right: {
        shows: (
          <SegmentedControl
            label="Units"
            defaultValue="mi"
            options={[
              { value: "mi", label: "Miles" },
              { value: "km", label: "Kilometers" },
            ]}
          />
        ),
        because: "Both choices are named.",
      },
      wrong: {
        shows: (
          <SegmentedControl
            label="Metric"
            defaultValue="no"
            options={[
              { value: "yes", label: "Yes" },
              { value: "no", label: "No" },
            ]}
          />
        ),
        because: "Yes or no to what? That is a switch, with its question as the label.",
      },
    },
  ],
  anatomy: {
    example: <SegmentedControl label="Billing period" options={period} defaultValue="annual" />,
    parts: [
      {
        name: "Group",
        what: "names what is chosen between; read, not seen.",
        at: "[role='radiogroup']",
      },
      {
        name: "Segment",
        what: "as wide as its words; a link where the option has `href`.",
        at: "label",
      },
      { name: "Badge", what: "optional, after the words.", at: "label + label > span" },
    ],
  },
  keyboard: "Where they are links each is a stop, and Enter follows it.",
};
