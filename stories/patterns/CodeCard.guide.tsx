import { CodeCard, DataList, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const help = "Show this code at the counter.";

export const guide: Guide = {
  purpose:
    "A short code that one shows or tells somebody: what collects an order. It is read over a counter and in the sun.",
  notFor: [
    { when: "A number that is only looked up, such as an order's: use", take: "DataList" },
    { when: "A code that is typed in: use", take: "TextField" },
    { when: "Something to know that is no code: use", take: "Notice" },
  ],
  pairs: [
    {
      right: {
        shows: <CodeCard label="Collection code" code="4F7KQ2" help={help} />,
        because: "Large, alone in its box, and it says what to do with it.",
      },
      wrong: {
        shows: <DataList items={[{ term: "Collection code", detail: "4F7KQ2" }]} />,
        because: "At the counter one searches for it, and reads it out wrong.",
      },
    },
    {
      right: {
        shows: <CodeCard label="Collection code" code="4F7-KQ2" help={help} />,
        because: "Six characters, none of which looks like another.",
      },
      wrong: {
        shows: (
          <>
            <CodeCard label="Code" code="PL-20418-0O1I-KQ2-2026" />
            <Text tone="muted">Code</Text>
          </>
        ),
        because: "Nobody reads twenty characters out, and 0 and O are taken for one another.",
      },
    },
  ],
  anatomy: {
    example: <CodeCard label="Collection code" code="4F7KQ2" help={help} />,
    parts: [
      { name: "Label", what: "names the code, and the group.", at: "p" },
      {
        name: "Code",
        what: "selected as a whole by one press; read out one by one.",
        at: "bdi",
      },
      { name: "Help", what: "what to do with it.", at: "p:last-child" },
    ],
  },
  keyboard: "No stop of its own; a button in it is.",
};
