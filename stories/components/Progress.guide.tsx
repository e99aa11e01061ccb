import { Button, Progress } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "How far something is that takes longer than a few seconds: an upload, an import, a report. It stays when it is done or has failed, and says so.",
  notFor: [
    { when: "It takes a moment: use", take: "Spinner" },
    { when: "A page is on its way: use", take: "Skeleton" },
    { when: "A person goes through it step by step: use", take: "Steps" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Progress
            label="Importing parts.csv"
            value={37}
            max={120}
            valueText="37 of 120 rows"
            note="7 seconds left"
          />
        ),
        because: "Counts what the reader counts, and says how long it takes.",
      },
      wrong: {
        shows: <Progress label="Loading" value={99} />,
        because: "Of what? And a bar that waits at 99% tells nothing.",
      },
    },
    {
      right: {
        shows: (
          <Progress
            label="IMG_2041.jpg"
            value={40}
            state="failed"
            note="The connection was lost."
            action={<Button size="small">Try Again</Button>}
          />
        ),
        because: "What went wrong, and what can be done about it, in its place.",
      },
      wrong: {
        shows: <Progress label="IMG_2042.jpg" value={40} state="failed" />,
        because: "Failed, and now?",
      },
    },
  ],
  anatomy: {
    example: (
      <Progress
        label="Importing parts.csv"
        value={37}
        max={120}
        valueText="37 of 120 rows"
        note="7 seconds left"
        action={<Button size="small">Cancel</Button>}
      />
    ),
    parts: [
      { name: "Label", what: "what is under way.", at: "span" },
      { name: "Amount", what: "how far it is, in the reader's words.", at: "span[aria-hidden]" },
      {
        name: "Bar",
        what: "a native `<progress>`; without `value` it only says that it is at work.",
        at: "progress",
      },
      {
        name: "Note",
        what: "how fast, how long; at the end the outcome, which is read out.",
        at: "div:has(> [role='status'])",
      },
      { name: "Action", what: "optional: cancel, try again.", at: "button" },
    ],
  },
  keyboard: "Never takes the focus; its action is a stop.",
};
