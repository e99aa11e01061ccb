import { TextField } from "@partlane/ui";
import { Search } from "lucide-react";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "One line of text, with its label above and help below; an error takes the help's place. Set `type`, `inputMode` and `autoComplete`: they choose the phone's keyboard and fill in what is known.",
  notFor: [
    { when: "A password: use", take: "PasswordField" },
    { when: "Several lines: use", take: "TextArea" },
    { when: "One of a list that is known: use", take: "Select" },
    { when: "The search of the site: use", take: "SearchBox" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <TextField
            name="email"
            label="Email"
            type="email"
            error="Write the whole address, like mary@example.com."
            defaultValue="mary@"
          />
        ),
        because: "The error says how to mend it, and stands where the eye is.",
      },
      wrong: {
        shows: (
          <TextField
            name="email-not"
            label="Email"
            type="email"
            error="Invalid input"
            defaultValue="mary@"
          />
        ),
        because: "“Invalid” says that it is wrong, which the red edge has said.",
      },
    },
    {
      right: {
        shows: <TextField name="vin" label="VIN" help="17 characters, on the driver's door." />,
        because: "The label stays when something is typed.",
      },
      wrong: {
        shows: (
          <TextField name="vin-not" label="VIN" labelHidden placeholder="VIN (17 characters)" />
        ),
        because: "A placeholder for a label: once typed, nobody knows what it was.",
      },
    },
    {
      right: {
        shows: <TextField name="price" label="Price" inputMode="decimal" trailing="USD" />,
        because: "The unit stands in the box, and is not typed.",
      },
      wrong: {
        shows: (
          <TextField
            name="price-not"
            label="Price (in US dollars, without the sign, with a point)"
          />
        ),
        because: "A label that has to be studied.",
      },
    },
  ],
  anatomy: {
    example: (
      <TextField
        name="anatomy"
        label="Part number"
        leadingIcon={<Search size={18} />}
        trailing="OEM"
        help="As it is stamped on the part."
      />
    ),
    parts: [
      { name: "Label", what: "above; hidden only where an icon says the same.", at: "label" },
      {
        name: "Leading icon",
        what: "decoration, hidden from screen readers.",
        at: "[aria-hidden]",
      },
      {
        name: "Field",
        what: "44 px high, 16 px text: smaller makes a phone zoom in.",
        at: "input",
      },
      { name: "Trailing", what: "a unit, or a button.", at: "input + span" },
      {
        name: "Note",
        what: "help, or the error in its place, read out with the label.",
        at: "span[id$='-note']",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to it, then to a button in it." },
    { keys: ["Enter"], does: "Sends its form." },
  ],
  styles: ["Field"],
};
