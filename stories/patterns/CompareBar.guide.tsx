import { CompareBar } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const at = (id: string) => ({ compareHref: `#compare-${id}`, clearHref: `#clear-${id}` });

export const guide: Guide = {
  purpose:
    "Use it once a part is chosen to be compared: it says how many are chosen, leads to them side by side, and clears them. It stays from page to page.",
  notFor: [
    { when: "The parts themselves, side by side: use", take: "CompareTable" },
    { when: "Something has to be told, and not carried along: use", take: "Notice" },
    { when: "Filters that are set: use", take: "Chips" },
  ],
  pairs: [
    {
      right: {
        shows: <CompareBar label="Two chosen" text="2 of 4 parts added" {...at("two")} />,
        because: "Says how many are allowed before somebody tries a fifth.",
      },
      wrong: {
        shows: <CompareBar label="Two, of how many" text="Compare (2)" {...at("number")} />,
        because: "It repeats the button's word, and the limit comes as a surprise.",
      },
    },
    {
      right: {
        shows: (
          <CompareBar
            label="Four chosen"
            text="4 of 4 parts added: remove one to add another"
            {...at("four")}
          />
        ),
        because: "Says what to do, where the rows have lost their “Compare”.",
      },
      wrong: {
        shows: <CompareBar label="Too many" text="Maximum reached" {...at("most")} />,
        because: "The maximum of what? It reads as if something had gone wrong.",
      },
    },
  ],
  anatomy: {
    example: <CompareBar label="Bar in parts" text="3 of 4 parts added" {...at("parts")} />,
    parts: [
      {
        name: "Count",
        what: "how many of how many, in words; a status, so that a screen reader hears it change.",
        at: "section > svg",
      },
      { name: "Clear", what: "the same page with none chosen; quiet.", at: "a[href^='#clear']" },
      { name: "Compare", what: "where they stand side by side.", at: "a[href^='#compare']" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to Clear, then to Compare." },
    { keys: ["Enter"], does: "Follows the link: both work without JavaScript." },
  ],
};
