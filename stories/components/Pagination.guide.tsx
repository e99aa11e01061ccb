import { Button, Inline, Pagination } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Back and on through a long list that is looked through page by page: orders, listings, rows of an import. Each page has an address; pages have no numbers, as rows come and go between them.",
  notFor: [
    { when: "The list is read on, and grows: use", take: "LoadMore" },
    { when: "All of it fits on one page of a hundred rows: show it in a", take: "Table" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Pagination label="Orders" nextHref="#next">
            50 shown of 1,204
          </Pagination>
        ),
        because: "At the beginning the way back is text: it is in its place, and no dead link.",
      },
      wrong: {
        shows: (
          <Inline>
            <Button disabled>Previous</Button>
            <Button>Next</Button>
          </Inline>
        ),
        because:
          "Buttons have no address: the page cannot be sent to anybody, and needs JavaScript.",
      },
    },
  ],
  anatomy: {
    example: (
      <Pagination label="Rows" previousHref="#previous" nextHref="#next">
        50 shown of 1,204
      </Pagination>
    ),
    parts: [
      { name: "Navigation", what: "named by `label`, which is read and not seen.", at: "nav" },
      {
        name: "Count",
        what: "read out as it changes; has the focus when the link that was pressed is gone.",
        at: "p",
      },
      { name: "Back", what: "a link, or text at the beginning.", at: "a[rel='prev']" },
      { name: "On", what: "a link, or text at the end.", at: "a[rel='next']" },
    ],
  },
};
