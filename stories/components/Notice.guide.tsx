import { Button, Notice } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Something to know about this place in the page: the seller is closed today, prices here are samples. It stays as long as it is true.",
  notFor: [
    { when: "It confirms what was just done, and may pass: use", take: "Toast" },
    { when: "It is wrong in one field: the `error` of the", take: "TextField" },
    { when: "There is no content at all: use", take: "EmptyState" },
    { when: "It is one or two words on a thing: use", take: "Badge" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Notice
            tone="critical"
            title="Your order was not placed"
            action={<Button size="small">Try Again</Button>}
          >
            The seller has sold the last one. Nothing was charged.
          </Notice>
        ),
        because: "What happened, why, and how to mend it.",
      },
      wrong: {
        shows: <Notice tone="critical">Error 409. Something went wrong.</Notice>,
        because: "A code and a shrug: the reader does not know whether they have bought it.",
      },
    },
    {
      right: {
        shows: <Notice tone="info">These parts are samples until sellers are near you.</Notice>,
        because: "Plain news has the plain tone.",
      },
      wrong: {
        shows: <Notice tone="warning">These parts are samples until sellers are near you.</Notice>,
        because: "A warning where nothing can be lost: the next one is not read.",
      },
    },
  ],
  anatomy: {
    example: (
      <Notice
        tone="warning"
        title="The shop closes at 5 pm"
        action={<Button size="small">Directions</Button>}
      >
        Collect today, or on Monday from 8.
      </Notice>
    ),
    parts: [
      {
        name: "Tint",
        what: "of the tone; in forced colors an edge instead.",
        at: "div",
      },
      { name: "Icon", what: "of the tone, or a Spinner while something is under way.", at: "svg" },
      { name: "Title", what: "optional: for more than one sentence.", at: "p" },
      { name: "Action", what: "what can be done about it: one.", at: "button" },
    ],
  },
  keyboard:
    "It takes no focus when it appears: a critical one is read out at once, others when there is a pause. Its action has the keys of a Button.",
};
