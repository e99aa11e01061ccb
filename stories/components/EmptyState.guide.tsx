import { Button, ButtonLink, EmptyState } from "@partlane/ui";
import { PackageSearch } from "lucide-react";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Use it where a list or a page has nothing to show: it says what is missing, why, and what to do next. At level 1 it is the whole page: not found, failed.",
  notFor: [
    { when: "The content is still on its way: use", take: "Skeleton" },
    { when: "Some of it is there, and something about it is to be said: use", take: "Notice" },
    { when: "It says that something was just done: use", take: "Toast" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <EmptyState title="No parts here" action={<Button>Clear the filters</Button>}>
            Nothing in this area is new and under $50.
          </EmptyState>
        ),
        because: "Repeats what was asked for, so that the reader sees which part of it to give up.",
      },
      wrong: {
        shows: <EmptyState title="No results">Try again later.</EmptyState>,
        because: "Later there will be no more: it is the filters, and nothing says so.",
      },
    },
    {
      right: {
        shows: (
          <EmptyState
            title="No orders yet"
            action={<ButtonLink href="#map">Find a part</ButtonLink>}
          >
            When you buy a part, its order is here a second later.
          </EmptyState>
        ),
        because: "One way on, and what will be here.",
      },
      wrong: {
        shows: (
          <EmptyState
            title="Oops! It's lonely in here"
            action={<Button tone="accent">Refresh</Button>}
          >
            You have zero orders.
          </EmptyState>
        ),
        because: "A joke in place of help, and an action that changes nothing.",
      },
    },
  ],
  anatomy: {
    example: (
      <EmptyState
        icon={<PackageSearch />}
        title="No orders yet"
        level={3}
        action={<ButtonLink href="#map">Find a part</ButtonLink>}
      >
        When you buy a part, its order is here.
      </EmptyState>
    ),
    parts: [
      {
        name: "Icon",
        what: "optional; one line icon, muted, hidden from screen readers.",
        at: "svg",
      },
      { name: "Title", what: "what is missing; a heading where `level` says so.", at: "h3" },
      { name: "Reason", what: "why, or what will be here.", at: "h3 + div" },
      { name: "Action", what: "the way on: one.", at: "a" },
    ],
  },
  keyboard:
    "It is not interactive itself; its action is a Button or a ButtonLink, with the keys of those.",
};
