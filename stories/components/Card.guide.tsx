import { Button, Card, Heading, Link, Stack, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const box = { position: "relative" } as const;

export const guide: Guide = {
  purpose:
    "A thing of its own on the page, in a ruled box: a plan, a release, a group of figures. The box says “this belongs together, and could stand elsewhere”.",
  notFor: [
    {
      when: "Things follow one another in a list and are compared: lines between them are enough, in",
      take: "ItemList",
    },
    { when: "Rows share columns: use", take: "Table" },
    { when: "It is a heading with its content on a dashboard: use", take: "Panel" },
    { when: "It only needs room around it: use", take: "Layout" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Card>
            <Stack gap={2}>
              <Text weight={600}>Next payout</Text>
              <Text>$468.00 on Friday</Text>
            </Stack>
          </Card>
        ),
        because: "One box, and inside it space does the grouping.",
      },
      wrong: {
        shows: (
          <Card>
            <Stack gap={2}>
              <Text weight={600}>Next payout</Text>
              <Card>$468.00 on Friday</Card>
            </Stack>
          </Card>
        ),
        because: "A card in a card: two frames say what one said.",
      },
    },
    {
      right: {
        shows: (
          <div style={box}>
            <Card interactive>
              <Link href="#card" cover tone="ink" underline="hover">
                Version 2.1.0
              </Link>
              <Text tone="muted">A map that keeps up with you.</Text>
            </Card>
          </div>
        ),
        because: "One link, by the title, that covers the card: it is read out as the title alone.",
      },
      wrong: {
        shows: (
          <Card interactive>
            <Text weight={600}>Version 2.1.0</Text>
            <Button size="small">Read</Button> <Button size="small">Share</Button>
          </Card>
        ),
        because:
          "It rises under the pointer, but pressing it anywhere but on a button does nothing.",
      },
    },
  ],
  anatomy: {
    example: (
      <Card as="section" aria-label="Version 2.1.0" interactive>
        <Heading level={3} size="row">
          <Link href="#anatomy" cover tone="ink" underline="hover">
            Version 2.1.0
          </Link>
        </Heading>
        <Text tone="muted">A map that keeps up with you.</Text>
      </Card>
    ),
    parts: [
      {
        name: "Box",
        what: "surface with a line of one pixel; `sunken` where it stands on a surface.",
        at: "section",
      },
      { name: "Cover link", what: "makes the whole box its target.", at: "a" },
      {
        name: "Content",
        what: "padded by 16 px, `large` by 20, from 720 px on by 20 and 32; not at all for tables and pictures.",
        at: "p",
      },
    ],
  },
  keyboard:
    "The box is not a stop. A `<Link cover>` in it is: Tab reaches it, Enter follows it, and the focus ring goes round the whole box.",
};
