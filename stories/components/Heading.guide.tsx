import { Heading, Stack, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "A heading whose place in the outline (`level`) and whose looks (`size`) are two choices, so that neither bends to the other.",
  notFor: [
    { when: "It is not a heading but large or bold text: use", take: "Text" },
    { when: "It names a table: that is the caption of a", take: "Table" },
    { when: "It heads a page, with what stands beside it: use", take: "Page" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Stack gap={1}>
            <Heading level={3}>Sales by week</Heading>
            <Heading level={4} size="row">
              Best sellers
            </Heading>
          </Stack>
        ),
        because: "Levels follow one another; a smaller look is a `size`.",
      },
      wrong: {
        shows: (
          <Stack gap={1}>
            <Text size={20} weight={700}>
              Sales by week
            </Text>
            <Text weight={600}>Best sellers</Text>
          </Stack>
        ),
        because: "Looks like headings, but a screen reader's list of headings is empty.",
      },
    },
    {
      right: {
        shows: <Heading level={3}>Parts near you</Heading>,
        because: "Sentence case, no full stop, words that could stand in a list.",
      },
      wrong: {
        shows: <Heading level={3}>HERE YOU CAN FIND THE PARTS THAT ARE NEAR YOU.</Heading>,
        because: "Capitals are slower to read, and a sentence belongs under the heading.",
      },
    },
  ],
  anatomy: {
    example: (
      <Stack gap={2}>
        <Heading level={3} size="section">
          Section
        </Heading>
        <Heading level={4} size="card">
          Card
        </Heading>
      </Stack>
    ),
    parts: [
      {
        name: "Level",
        what: "renders `<h1>` to `<h4>`; one `<h1>` to a page, none left out.",
        at: "h3",
      },
      {
        name: "Size",
        what: "by default 1 page, 2 section, 3 card, 4 row; tighter tracking the larger it is.",
        at: "h4",
      },
    ],
  },
  keyboard:
    "It is not interactive. Screen readers walk headings by their own keys, which is why the level matters.",
};
