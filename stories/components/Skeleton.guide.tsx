import { Card, Inline, Skeleton, Spinner, Stack } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Use it while content whose size is known is being loaded: it holds the place at its size, so that nothing moves when it comes.",
  notFor: [
    { when: "It is not known what will come, or how large it is: use", take: "Spinner" },
    { when: "There is nothing to come: use", take: "EmptyState" },
    { when: "A button's work is under way: its `pending`, of", take: "Button" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Card aria-busy="true">
            <Inline gap={4} wrap={false} align="start">
              <Skeleton shape="block" width={64} height={64} />
              <Stack gap={1}>
                <Skeleton width={150} />
                <Skeleton width={90} />
              </Stack>
            </Inline>
          </Card>
        ),
        because: "The shape of the row that comes, in a region that is `aria-busy`.",
      },
      wrong: {
        shows: (
          <Card>
            <Skeleton shape="block" width="100%" height={24} />
          </Card>
        ),
        because: "Smaller than what comes: the page jumps under the reader's thumb.",
      },
    },
    {
      right: {
        shows: (
          <Inline>
            <Spinner /> Getting your location...
          </Inline>
        ),
        because: "What nobody can draw beforehand is told in words.",
      },
      wrong: {
        shows: (
          <Stack gap={1}>
            <Skeleton width={60} />
            <Skeleton width={60} />
            <Skeleton width={60} />
            <Skeleton width={60} />
          </Stack>
        ),
        because: "Grey bars that stand for nothing in particular.",
      },
    },
  ],
  anatomy: {
    example: (
      <Inline gap={6}>
        <Skeleton shape="block" width={88} height={64} />
        <Skeleton width={140} />
        <Skeleton shape="circle" />
      </Inline>
    ),
    parts: [
      { name: "Block", what: "for a picture or a chart: say its height.", at: "span" },
      { name: "Text", what: "as high as a line of the text around it.", at: "span + span" },
      {
        name: "Circle",
        what: "for an avatar. All of them fade slowly, and stand still with less motion.",
        at: "span + span + span",
      },
    ],
  },
  keyboard:
    "It is not interactive, and is hidden from screen readers: they hear the busy region's words.",
};
