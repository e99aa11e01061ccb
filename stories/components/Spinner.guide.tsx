import { Inline, Spinner, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Use it while something is under way and nobody knows for how long. It is as tall as the text around it.",
  notFor: [
    { when: "It is known what will come: use", take: "Skeleton" },
    { when: "In a button: its `pending`, of", take: "Button" },
    { when: "It takes less than half a second: show nothing, then the", take: "Toast" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Inline>
            <Spinner /> <Text as="span">Getting your location...</Text>
          </Inline>
        ),
        because: "Beside words that say what is waited for.",
      },
      wrong: {
        shows: <Spinner />,
        because:
          "Alone and without a `label`: nobody knows for what, and a screen reader hears nothing.",
      },
    },
  ],
  anatomy: {
    example: (
      <Text size={20} as="div">
        <Spinner label="Loading parts" />
      </Text>
    ),
    parts: [
      {
        name: "Ring",
        what: "in the text's color; turns, or with less motion stands still.",
        at: "[aria-hidden]",
      },
      {
        name: "Label",
        what: "for screen readers, read out when it appears.",
        at: "[role='status']",
      },
    ],
  },
  keyboard: "It is not interactive, and takes no focus from what the reader is doing.",
};
