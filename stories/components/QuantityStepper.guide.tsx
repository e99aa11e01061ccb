import { QuantityStepper, TextField } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "How many of something, where it is mostly a few: in a cart, in stock, of an offer. Pressed with a thumb, or typed.",
  notFor: [
    { when: "It is money: use", take: "PriceField" },
    { when: "It is a number that is not counted up, a year or a mileage: use", take: "TextField" },
    { when: "There are three choices: use", take: "SegmentedControl" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <QuantityStepper
            label="Quantity"
            name="quantity"
            defaultValue={12}
            max={8}
            error="Only 8 are in stock. Choose 8 or fewer."
          />
        ),
        because: "What was typed stays, and the error says how to mend it.",
      },
      wrong: {
        shows: <TextField label="Quantity" name="text" defaultValue="12" />,
        because: "One more of it takes the keyboard of the phone.",
      },
    },
  ],
  anatomy: {
    example: <QuantityStepper label="Quantity" name="example" defaultValue={2} help="8 in stock" />,
    parts: [
      { name: "Label", what: "what is counted.", at: "label" },
      { name: "Minus and plus", what: "44 px each; not there without JavaScript.", at: "button" },
      { name: "Field", what: "a native number input: anything may be typed.", at: "input" },
      { name: "Help", what: "an error takes its place.", at: "[id$='-note']" },
    ],
  },
  keyboard: "The buttons are no stops: the arrows do the same in the field.",
};
