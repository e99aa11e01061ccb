import { Combobox, Select } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const brands = ["ACDelco", "Akebono", "Bosch", "Brembo", "Denso", "Motorcraft"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));
const conditions = ["New", "Used", "Rebuilt"].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const guide: Guide = {
  purpose:
    "One of many, found by typing: a brand, a model, a part type. From a list that is here, or from a server that is asked.",
  notFor: [
    { when: "There are at most some ten to choose from: use", take: "Select" },
    { when: "What is typed is searched for, and leads to another page: use", take: "SearchBox" },
    { when: "Any text will do, and none is likelier: use", take: "TextField" },
  ],
  pairs: [
    {
      right: {
        shows: <Combobox label="Brand" name="brand-right" options={brands} />,
        because: "Hundreds of brands, and now and then one that nobody has listed: `freeText`.",
      },
      wrong: {
        shows: <Combobox label="Condition" name="condition-wrong" options={conditions} />,
        because: "Three choices, none of them in sight.",
      },
    },
    {
      right: {
        shows: <Select label="Condition" name="condition-right" options={conditions} />,
        because: "Few choices are the system's own select.",
      },
      wrong: {
        shows: (
          <Combobox
            label="Brand"
            name="brand-wrong"
            options={brands}
            placeholder="Type at least 3 letters"
          />
        ),
        because: "A rule in a placeholder, gone with the first letter.",
      },
    },
  ],
  anatomy: {
    example: (
      <Combobox
        label="Brand"
        name="brand"
        options={brands}
        help="Who made the part."
        defaultValue="Brembo"
      />
    ),
    parts: [
      { name: "Label", what: "what is chosen.", at: "label" },
      { name: "Field", what: "keeps the focus while the list is walked.", at: "input" },
      { name: "Help", what: "an error takes its place.", at: "span[id$='-note']" },
      { name: "List", what: "under the field: options, or the word that there are none." },
    ],
  },
  styles: ["ComboboxList", "Field"],
};
