import {
  SearchBox,
  type SearchSuggest,
  type SearchSuggestionGroup,
  Stack,
  Text,
} from "@partlane/ui";
import { type FormEvent, useState } from "react";
import type { Guide } from "../docs/guide";

const stay = (event: FormEvent) => event.preventDefault();
const item = (label: string, detail = "") => ({ label, detail, href: `#${label}` });

const told: SearchSuggestionGroup[] = [
  {
    kind: "vehicle",
    label: "Vehicle",
    items: [item("2014 Volkswagen Golf", "brake pads")],
  },
  {
    kind: "number",
    label: "Part numbers",
    items: [item("43512-06150", "Toyota Front Brake Rotor")],
  },
  { kind: "words", label: "Parts", items: [item("Brake pads", "Brake")] },
];

const untold: SearchSuggestionGroup[] = [
  {
    kind: "words",
    label: "Suggestions",
    items: ["brake", "brake pad", "brake pads", "brakes", "brake pads golf"].map((text) =>
      item(text),
    ),
  },
];

const toldNumbers: SearchSuggestionGroup[] = [
  {
    kind: "number",
    label: "Part numbers",
    items: [
      item("43512-06150", "Toyota Front Brake Rotor"),
      item("43512-06160", "Replaces 43512-06151"),
    ],
  },
];

const untoldNumbers: SearchSuggestionGroup[] = [
  {
    kind: "words",
    label: "Parts",
    items: ["43512-06150", "43512-06151", "43512-06160"].map((number) => item(number)),
  },
];

const answering =
  (groups: SearchSuggestionGroup[]): SearchSuggest =>
  async () =>
    groups;

/* Each must keep its identity. */
const answers = {
  told: answering(told),
  untold: answering(untold),
  toldNumbers: answering(toldNumbers),
  untoldNumbers: answering(untoldNumbers),
  anatomy: answering(told),
};

/** There is room for the list as soon as somebody is in the field. */
function Suggesting({
  answer,
  type,
  room,
}: {
  answer: keyof typeof answers;
  type: string;
  room: string;
}) {
  const [isUsed, setUsed] = useState(false);
  return (
    <div style={{ minBlockSize: isUsed ? room : undefined }}>
      <Stack gap={2}>
        <SearchBox
          action="#map"
          aria-label={`Search that suggests: ${answer}`}
          label="Search parts"
          placeholder="VIN, part number, or name"
          suggest={answers[answer]}
          onSubmit={stay}
          onFocus={() => setUsed(true)}
        />
        <Text size={14} tone="muted">
          Type “{type}” to see them.
        </Text>
      </Stack>
    </div>
  );
}

export const guide: Guide = {
  purpose:
    "What a search may mean, while it is typed: grouped by whether it was read as a VIN, a vehicle, a part number, words or a place. Each suggestion is a link; without an answer it is the plain box.",
  notFor: [
    { when: "Nothing is known before it is sent: leave `suggest` out of", take: "SearchBox" },
    { when: "One of a list that is known: use", take: "Select" },
    { when: "Actions behind a button: use", take: "DropdownMenu" },
  ],
  pairs: [
    {
      right: {
        shows: <Suggesting answer="told" type="brake" room="21rem" />,
        because: "Headings say how the words were read; one press leads to parts, not to words.",
      },
      wrong: {
        shows: <Suggesting answer="untold" type="brake" room="21rem" />,
        because: "Five spellings of what is typed already: the list costs time and saves none.",
      },
    },
    {
      right: {
        shows: <Suggesting answer="toldNumbers" type="43512" room="14rem" />,
        because: "The detail says what the number is, and that a newer one takes its place.",
      },
      wrong: {
        shows: <Suggesting answer="untoldNumbers" type="43512" room="14rem" />,
        because: "Numbers that differ by a digit: whoever picks the wrong one buys the wrong part.",
      },
    },
  ],
  anatomy: {
    example: <Suggesting answer="anatomy" type="brake" room="21rem" />,
    parts: [
      {
        name: "Field",
        what: "a combobox; it keeps the focus while the list is walked. Two letters, and 150 ms of rest, before it asks.",
        at: "[role='combobox'], input",
      },
      { name: "Heading", what: "how the text was read; one group to each reading." },
      {
        name: "Suggestion",
        what: "a link with its group's icon: a car, a tag, a magnifier or a pin.",
      },
      {
        name: "Detail",
        what: "what it stands for, muted; below where there is no room beside it.",
      },
      { name: "Count", what: "“3 suggestions”, read out and not seen." },
    ],
  },
  styles: ["SearchBox", "SearchSuggestions"],
};
