import { Badge, Tabs, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const tabs = [
  {
    value: "fitment",
    label: "Fitment",
    badge: <Badge size="small">14</Badge>,
    content: <Text>Toyota Camry, 2012 to 2017.</Text>,
  },
  { value: "condition", label: "Condition", content: <Text>Used, 61,000 miles.</Text> },
];

export const guide: Guide = {
  purpose:
    "Parts of one page of the same rank, of which one is seen at a time, without leaving the page.",
  notFor: [
    {
      when: "Each part is worth an address, or has to be read without JavaScript: use",
      take: "TabLinks",
    },
    { when: "It changes how the same thing is shown: use", take: "SegmentedControl" },
    { when: "Two parts are compared, or most readers skip all of them: use", take: "Accordion" },
  ],
  pairs: [
    {
      right: {
        shows: <Tabs label="About this part" tabs={tabs} />,
        because: "A word each, and how many there are.",
      },
      wrong: {
        shows: (
          <Tabs
            label="Steps"
            tabs={[
              { value: "a", label: "1. Part", content: <Text>First the part.</Text> },
              { value: "b", label: "2. Price", content: <Text>Then the price.</Text> },
            ]}
          />
        ),
        because: "Steps are done one after another; tabs may be read in any order.",
      },
    },
  ],
  anatomy: {
    example: <Tabs label="About the part" tabs={tabs} />,
    parts: [
      {
        name: "List",
        what: "names what is chosen between; read, not seen.",
        at: "[role='tablist']",
      },
      { name: "Tab", what: "44 px high; the chosen one has a bar.", at: "[aria-selected='false']" },
      { name: "Badge", what: "optional, after the words.", at: "[role='tab'] > span" },
      { name: "Panel", what: "what the chosen tab shows.", at: "[role='tabpanel']" },
    ],
  },
};
