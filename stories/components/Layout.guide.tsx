import { Button, Card, Grid, Inline, Stack, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const cell = (words: string) => (
  <Card key={words} tone="sunken" padding="medium">
    <Text size={14}>{words}</Text>
  </Card>
);

export const guide: Guide = {
  purpose:
    "Use Stack, Inline, Grid, Container, Section and Divider to put space between things. Components have none around them: what holds them gives it, in steps of 4 px.",
  notFor: [
    { when: "The box should be seen: use", take: "Card" },
    { when: "It holds rows of data with columns: use", take: "Table" },
    { when: "It is a page of the dashboard or the site: begin with", take: "Page" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Stack gap={6}>
            <Stack gap={1}>
              <Text weight={600}>Seller</Text>
              <Text>Hudson Auto Supply</Text>
            </Stack>
            <Stack gap={1}>
              <Text weight={600}>Distance</Text>
              <Text>2.4 mi</Text>
            </Stack>
          </Stack>
        ),
        because: "Less space inside a group than between groups.",
      },
      wrong: {
        shows: (
          <Stack gap={3}>
            <Text weight={600}>Seller</Text>
            <Text>Hudson Auto Supply</Text>
            <Text weight={600}>Distance</Text>
            <Text>2.4 mi</Text>
          </Stack>
        ),
        because: "The same space everywhere: nothing belongs to anything.",
      },
    },
    {
      right: {
        shows: (
          <Inline>
            <Button>Compare</Button>
            <Button>Share</Button>
            <Button>Write to the seller</Button>
          </Inline>
        ),
        because: "Inline goes on in a new line where there is no room.",
      },
      wrong: {
        shows: (
          <Inline wrap={false}>
            <Button>Compare</Button>
            <Button>Share</Button>
            <Button>Write to the seller</Button>
            <Button>Report this part</Button>
          </Inline>
        ),
        because: "`wrap={false}` around words: at 360 px or at 200 % text they leave the page.",
      },
    },
  ],
  anatomy: {
    example: (
      <Stack as="section" gap={4} aria-label="Layouts">
        <Inline as="header" justify="between">
          {cell("Inline")}
          {cell("between")}
        </Inline>
        <Grid as="ul" columns={{ phone: 2 }} gap={4}>
          <li>{cell("Grid")}</li>
          <li>{cell("two columns")}</li>
        </Grid>
      </Stack>
    ),
    parts: [
      {
        name: "Stack",
        what: "under one another, 16 px apart unless told otherwise.",
        at: "section",
      },
      { name: "Inline", what: "beside one another, on a line, 8 px apart.", at: "header" },
      { name: "Grid", what: "equal columns, 24 px apart, from each breakpoint on.", at: "ul" },
    ],
  },
  keyboard:
    "It is not interactive. The order of the markup is the order of the keyboard: nothing here reorders by looks.",
  styles: ["Layout", "sprinkles"],
};
