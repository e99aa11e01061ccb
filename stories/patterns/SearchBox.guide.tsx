import { SearchBox, Stack, Text } from "@partlane/ui";
import type { ComponentProps, FormEvent } from "react";
import type { Guide } from "../docs/guide";

/** The page that it would lead to is not here. */
const stay = (event: FormEvent) => event.preventDefault();

const examples = [
  { label: "4T1B11HK3KU210388", code: true, href: "#vin" },
  { label: "alternator 2019 camry", href: "#words" },
];

/** A search on the site leads to the map, whose head says how many there are. */
function Searched({ name, value }: { name: string; value?: string }) {
  return (
    <Stack gap={2}>
      <Box aria-label={name} defaultValue={value} />
      <Text size={15}>82 parts found</Text>
    </Stack>
  );
}

function Box(props: Partial<ComponentProps<typeof SearchBox>>) {
  return (
    <SearchBox
      action="#map"
      label="Search parts"
      placeholder="VIN, part number, or name"
      onSubmit={stay}
      {...props}
    />
  );
}

export const guide: Guide = {
  purpose:
    "The one field that takes a VIN, a part number, a vehicle or words, and leads to the map. It is a plain form: it searches before JavaScript is there, and without it.",
  notFor: [
    { when: "One of a list that is known: use", take: "Select" },
    { when: "It narrows what is listed already: use", take: "FacetGroup" },
    { when: "Any other line of text: use", take: "TextField" },
  ],
  pairs: [
    {
      right: {
        shows: <Box size="hero" aria-label="Search with examples" examples={examples} />,
        because: "Says what it understands, and shows it by searches that work.",
      },
      wrong: {
        shows: (
          <Box size="hero" aria-label="Search without a hint" placeholder="What do you need?" />
        ),
        because: "Nobody learns that a VIN works here: they type a brand, and read 800 results.",
      },
    },
    {
      right: {
        shows: <Searched name="Search, kept" value="front rotor 2019 camry" />,
        because: "What was searched for stays above what was found: one word can be changed.",
      },
      wrong: {
        shows: <Searched name="Search, emptied" />,
        because: "82 of what? To change one word, all of them have to be typed again.",
      },
    },
  ],
  anatomy: {
    example: (
      <Box
        size="hero"
        aria-label="Search, in parts"
        defaultValue="alternator"
        examples={examples}
      />
    ),
    parts: [
      {
        name: "Field",
        what: "16 px text or more, so that a phone does not zoom in; its label is read, not seen.",
        at: "input[type='search']",
      },
      {
        name: "Clear",
        what: "there once something is typed; the focus stays in the field.",
        at: "button[aria-label='Clear']",
      },
      {
        name: "Button",
        what: "the accent with its word on a page of its own (`hero`), an icon in a toolbar (`bar`).",
        at: "button[type='submit']",
      },
      {
        name: "Examples",
        what: "two to four links; `code` sets a VIN or a number in mono. One line that scrolls on a phone.",
        at: "a",
      },
    ],
  },
  keyboard: [
    { keys: ["Enter"], does: "In the field: searches for what is typed." },
    { keys: ["Tab"], does: "Goes from the field to Clear, to Search, and then to each example." },
  ],
};
