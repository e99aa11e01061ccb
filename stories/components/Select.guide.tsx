import { Select, TextField } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const years = ["2019", "2020", "2021", "2022"].map((value) => ({ value, label: value }));

export const guide: Guide = {
  purpose:
    "One of a list that is known: a year, a make, a subject. It is the system's own control: the wheel of a phone, typing ahead on a keyboard, and no JavaScript.",
  notFor: [
    { when: "Two to four choices that are compared: use", take: "SegmentedControl" },
    {
      when: "The list is longer than a reader scrolls, or must be searched: use",
      take: "SearchBox",
    },
    { when: "It does something when an item is chosen: use", take: "DropdownMenu" },
    { when: "Several may be chosen: use", take: "FacetGroup" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Select
            name="year"
            label="Year"
            options={[{ value: "", label: "Choose a year" }, ...years]}
          />
        ),
        because: "The first option says what to choose; nothing is chosen for the reader.",
      },
      wrong: {
        shows: <Select name="year-not" label="Year" options={years} />,
        because:
          "2019 is chosen because it is first: whoever overlooks it gets parts that do not fit.",
      },
    },
    {
      right: {
        shows: <TextField name="code" label="Postal code" inputMode="numeric" />,
        because: "What everybody knows by heart is typed faster than found.",
      },
      wrong: {
        shows: (
          <Select
            name="code-not"
            label="Postal code"
            options={["10001", "10002", "10003"].map((value) => ({ value, label: value }))}
          />
        ),
        because: "A list to scroll through for what is typed faster.",
      },
    },
  ],
  anatomy: {
    example: (
      <Select
        name="anatomy"
        label="Year"
        options={[{ value: "", label: "Choose a year" }, ...years]}
        help="It is on the door's label."
      />
    ),
    parts: [
      { name: "Label", what: "above; hidden only where an icon says the same.", at: "label" },
      { name: "Control", what: "44 px high, opens the system's own list.", at: "select" },
      { name: "Chevron", what: "decoration; it stands at the end in both directions.", at: "svg" },
      { name: "Note", what: "help, or the error instead.", at: "span[id$='-note']" },
    ],
  },
  keyboard: [
    { keys: ["Space"], does: "Opens the list." },
    { keys: ["Escape"], does: "Closes the list." },
  ],
  styles: ["Field"],
};
