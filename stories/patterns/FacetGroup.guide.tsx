import { FacetGroup } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const option = (label: string, count: string, more = {}) => ({
  key: label,
  label,
  count,
  href: `#${label}`,
  ...more,
});

export const guide: Guide = {
  purpose:
    "One thing that a list can be narrowed by: a title, and its choices as links with how many parts each would leave.",
  notFor: [
    { when: "The few filters that are used most, above the list: use", take: "Chips" },
    { when: "A choice that does not narrow but changes the looks: use", take: "SegmentedControl" },
    { when: "A form that is sent: use", take: "Checkbox" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <FacetGroup title="Category" options={[option("Brake", "1,204"), option("Body", "88")]} />
        ),
        because: "Counts first: nobody walks into a filter with nothing behind it.",
      },
      wrong: {
        shows: (
          <FacetGroup
            title="Everything"
            options={[option("Brake parts that are new", "0"), option("Other", "0")]}
          />
        ),
        because: "Choices that leave nothing are left out, and “other” says nothing.",
      },
    },
    {
      right: {
        shows: (
          <FacetGroup
            title="Condition"
            options={[
              option("New", "38", { current: true, removeLabel: "Remove New" }),
              option("Used", "12"),
            ]}
          />
        ),
        because: "What is chosen stays where it was, with a cross that takes it away.",
      },
      wrong: {
        shows: (
          <FacetGroup
            title="Condition again"
            options={[option("New", "38", { current: true }), option("Used", "12")]}
          />
        ),
        because:
          "Without `removeLabel` a screen reader hears “New”, and not that pressing it takes it away.",
      },
    },
  ],
  anatomy: {
    example: (
      <FacetGroup
        title="Condition"
        limit={2}
        options={[
          option("New", "38", { current: true, removeLabel: "Remove New" }),
          option("Used", "12"),
          option("Refurbished", "7"),
        ]}
      />
    ),
    parts: [
      { name: "Title", what: "names the group.", at: "[role='group'] > span" },
      { name: "Choice", what: "a link: it works without JavaScript, and can be shared.", at: "a" },
      {
        name: "More",
        what: "what goes past the `limit`; the chosen one is never in there.",
        at: "summary",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves from choice to choice, then to More." },
    { keys: ["Enter"], does: "Chooses it, or takes it away; opens or closes More." },
  ],
};
