import { BottomSheet, Stack, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const stage = { position: "relative", blockSize: "20rem", overflow: "hidden" } as const;

function Sheet({ label = "Parts near you", peek = "38 parts here" }) {
  return (
    <div style={stage}>
      <BottomSheet anchor="container" label={label} peek={<Text weight={600}>{peek}</Text>}>
        <Stack gap={2}>
          <Text>Front Brake Rotor</Text>
          <Text>Alternator, 130 A</Text>
        </Stack>
      </BottomSheet>
    </div>
  );
}

export const guide: Guide = {
  purpose:
    "A sheet over the lower part of a map, on a phone: what lies above it stays in use. It rests collapsed, half way or full, and is drawn, pressed or moved by keys.",
  notFor: [
    { when: "The reader must finish or leave before they go on: use", take: "Drawer" },
    { when: "It holds three to seven actions: use", take: "DropdownMenu" },
    {
      when: 'There is room beside the map: it is a column there (`wide="column"`), laid out by',
      take: "MapLayout",
    },
  ],
  pairs: [
    {
      right: {
        shows: <Sheet />,
        because: "What stays in sight when it is collapsed says what is in it, with a number.",
      },
      wrong: {
        shows: <Sheet peek="Swipe up" />,
        because: "An instruction in place of a content: the reader still does not know what for.",
      },
    },
  ],
  anatomy: {
    example: <Sheet />,
    parts: [
      {
        name: "Handle",
        what: "a button over the whole width: drawn, pressed, or moved by arrows.",
        at: "button",
      },
      { name: "Peek", what: "stays in sight when the sheet is collapsed.", at: "p" },
      {
        name: "Body",
        what: "scrolls by itself, and only where it does not fit.",
        at: "button[aria-controls] ~ *, section > div:last-child",
      },
    ],
  },
};
