import { Button, LoadMore } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Use it under a list that may go on. With `href` it is a link, so that more comes without JavaScript too, and the longer list has an address.",
  notFor: [
    {
      when: "Rows are looked up by page or date, as orders are: give links to the pages, each a",
      take: "Link",
    },
    { when: "The first rows are still on their way: use", take: "Skeleton" },
    { when: "There is nothing at all: use", take: "EmptyState" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <LoadMore hasMore href="#more">
            Load More News
          </LoadMore>
        ),
        because: "Says of what there is more.",
      },
      wrong: {
        shows: <LoadMore hasMore>More</LoadMore>,
        because: "“More” read alone could be a menu; and without `href` it needs JavaScript.",
      },
    },
    {
      right: {
        shows: <LoadMore hasMore={false}>Load More News</LoadMore>,
        because: "At the end it stays and says so, and keeps the focus.",
      },
      wrong: {
        shows: <Button disabled>Load More News</Button>,
        because: "Disabled, it takes the focus away and does not say why.",
      },
    },
  ],
  anatomy: {
    example: (
      <LoadMore hasMore pending href="#more">
        Load More News
      </LoadMore>
    ),
    parts: [
      { name: "Link", what: "what there is more of; a button without `href`.", at: "a" },
      { name: "Spinner", what: "while more is on its way; the words stay.", at: "a > span" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to it, after the last row of the list." },
    { keys: ["Enter"], does: "Asks for more; the focus stays, so that pressing again asks again." },
  ],
  styles: ["Button", "Spinner"],
};
