import { Disclosure, Notice } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "A title that folds away what is below it, and brings it back: for a notice that lies over a map, which on a phone is small.",
  notFor: [
    { when: "There are several of them, and one at a time is read: use the", take: "Accordion" },
    { when: "A button opens a panel that lies over the page: use a", take: "DisclosureMenu" },
    { when: "Nothing lies under it: say it in a plain", take: "Notice" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Notice tone="info">
            <Disclosure title="2014 Volkswagen Golf">Showing only parts that fit.</Disclosure>
          </Notice>
        ),
        because: "Folded, the title still tells what it is about.",
      },
      wrong: {
        shows: (
          <Notice tone="info">
            <Disclosure title="Details">
              2014 Volkswagen Golf: only what fits it is shown.
            </Disclosure>
          </Notice>
        ),
        because: "Folded, it says nothing, and takes the room all the same.",
      },
    },
  ],
  anatomy: {
    example: (
      <Notice tone="info">
        <Disclosure title="2014 Volkswagen Golf">Showing only parts that fit.</Disclosure>
      </Notice>
    ),
    parts: [
      { name: "Title", what: "stays; folded it is one line.", at: "summary > span" },
      { name: "Arrow", what: "up where it folds, down where it unfolds.", at: "summary > svg" },
    ],
  },
  keyboard: "The title is a stop: Enter and Space fold and unfold. A browser does that by itself.",
};
