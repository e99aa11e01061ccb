import { Chips } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const item = (label: string, more = {}) => ({ key: label, label, href: `#${label}`, ...more });

export const guide: Guide = {
  purpose:
    "A row of links that filter what the page shows. Each chip is an address: it can be shared, opened in a tab, and taken back by Back.",
  notFor: [
    {
      when: "The choice is one of two to four and changes how, not what, is shown: use",
      take: "SegmentedControl",
    },
    { when: "Several are chosen at once out of many: use", take: "FacetGroup" },
    { when: "It only marks a state: use", take: "Badge" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Chips
            label="News categories"
            items={[item("All News", { current: true }), item("Features"), item("Safety")]}
          />
        ),
        because: "One is current, always: also “all” is a choice.",
      },
      wrong: {
        shows: <Chips label="Categories without all" items={[item("Features"), item("Safety")]} />,
        because: "None is current, and there is no way back to everything.",
      },
    },
    {
      right: {
        shows: (
          <Chips
            label="Filters"
            items={[
              item("Brake", { current: true, removeLabel: "Remove Brake" }),
              item("New", { count: "38" }),
            ]}
          />
        ),
        because: "What is chosen has a cross, and says to a screen reader that it goes away.",
      },
      wrong: {
        shows: (
          <Chips
            label="Filters in sentences"
            items={[item("Show me only parts that are new and in stock")]}
          />
        ),
        because: "A chip is one to three words; a sentence pushes the others out of sight.",
      },
    },
  ],
  anatomy: {
    example: (
      <Chips
        label="Quick filters"
        items={[
          item("Brake", { current: true, removeLabel: "Remove Brake" }),
          item("New", { count: "38" }),
        ]}
      />
    ),
    parts: [
      { name: "Chip", what: "a link, 40 px high, 44 for a finger.", at: "a" },
      { name: "Cross", what: "only where pressing takes the filter away.", at: "svg" },
      {
        name: "Count",
        what: "how much there is of it, muted, in figures of one width.",
        at: "a > span",
      },
    ],
  },
  keyboard: "The row scrolls so that the one with the focus is seen.",
};
