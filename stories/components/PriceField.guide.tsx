import { PriceField, TextField } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "An amount of money. It shows and keeps what was typed, in whatever manner; the caller reads it and says how.",
  notFor: [
    { when: "It is a number of things: use", take: "QuantityStepper" },
    { when: "It is one of a few amounts: use", take: "DonationPicker" },
    { when: "It is no money: use", take: "TextField" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <PriceField label="Price" name="price" defaultValue="1.250,00" reading="$1,250.00" />
        ),
        because: "The seller sees that it was understood before the buyers do.",
      },
      wrong: {
        shows: <TextField label="Price in $" name="number" type="number" defaultValue="1250" />,
        because: "A number input refuses a comma without a word, and is turned by the wheel.",
      },
    },
    {
      right: {
        shows: (
          <PriceField
            label="Price"
            name="wrong"
            defaultValue="forty"
            error="Enter an amount in figures, such as 40 or 39.99."
          />
        ),
        because: "What was typed is still there, and the error says how to mend it.",
      },
      wrong: {
        shows: <PriceField label="Price" name="emptied" error="Invalid" />,
        because: "The typed text is gone, and with it what was wrong.",
      },
    },
  ],
  anatomy: {
    example: <PriceField label="Price" name="example" defaultValue="1250" reading="$1,250.00" />,
    parts: [
      { name: "Label", what: "what the amount is for.", at: "label" },
      {
        name: "Currency",
        what: "a sign or a code; read as the field's description.",
        at: "[id$='-currency']",
      },
      { name: "Field", what: "a text input with the keyboard of figures.", at: "input" },
      {
        name: "Reading",
        what: "how it was read, in place of the help; read out as it changes.",
        at: "output",
      },
    ],
  },
  keyboard: "One stop, as every field.",
};
