import { Accordion, Stack, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const questions = [
  { id: "fit", title: "What if a part does not fit?", content: "Bring it back within 30 days." },
  { id: "pay", title: "When do I pay?", content: "At the counter, when you collect it." },
];

export const guide: Guide = {
  purpose:
    "Titles that open their text, one at a time. For text that most readers need a little of, and that they find by its titles: the FAQ.",
  notFor: [
    {
      when: "Every reader needs the text, or compares two of the texts: leave them open, under a",
      take: "Heading",
    },
    { when: "It opens a list of actions: use", take: "DropdownMenu" },
    { when: "It filters what the page shows: use", take: "FacetGroup" },
  ],
  pairs: [
    {
      right: {
        shows: <Accordion items={questions} defaultOpenId="fit" />,
        because:
          "Titles are questions in the reader's words: they can be scanned without opening any.",
      },
      wrong: {
        shows: (
          <Accordion
            items={[
              { id: "a", title: "Policy, part 1", content: "Bring it back within 30 days." },
              { id: "b", title: "Policy, part 2", content: "You pay at the counter." },
            ]}
          />
        ),
        because: "Titles that say nothing: each has to be opened to see whether it was the one.",
      },
    },
    {
      right: {
        shows: (
          <Stack gap={2}>
            <Text weight={600}>Deposit: $40.00</Text>
            <Accordion
              items={[
                {
                  id: "why",
                  title: "Why is there a deposit?",
                  content: "The old part is rebuilt; you get the deposit for it.",
                },
              ]}
            />
          </Stack>
        ),
        because: "What costs money stands in sight; only the reason for it is behind a title.",
      },
      wrong: {
        shows: (
          <Accordion
            items={[{ id: "more", title: "Details", content: "A deposit of $40.00 is added." }]}
          />
        ),
        because: "A price or a condition of sale never hides.",
      },
    },
  ],
  anatomy: {
    example: <Accordion items={questions} defaultOpenId="fit" />,
    parts: [
      {
        name: "Title",
        what: "a heading of the page's outline (`level`) with a button in it, over the whole width.",
        at: "h3",
      },
      { name: "Chevron", what: "turns when the text opens; decoration.", at: "svg" },
      {
        name: "Text",
        what: "always in the markup, so that it is found by the browser's search where scripts are off.",
        at: "[role='region']",
      },
    ],
  },
  keyboard: "Opening a text closes the one that was open.",
};
