import { DonationPicker, type DonationPickerProps, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const picker = (props: Partial<DonationPickerProps> = {}) => (
  <DonationPicker
    presets={[5, 10, 25, 50, 100]}
    defaultAmount={10}
    action="#donate"
    // Nothing is given here.
    onDonate={(_amount, event) => event.preventDefault()}
    {...props}
  />
);

export const guide: Guide = {
  purpose:
    "A donation: one of a few amounts or one's own, and a button that says what is about to be given. It is a form that works without JavaScript.",
  notFor: [
    { when: "The price of what is ordered: use", take: "PartOrder" },
    { when: "A choice that needs a sentence each: use", take: "RadioCards" },
    { when: "A subscription by the month: use", take: "PlanCards" },
  ],
  pairs: [
    {
      right: {
        shows: picker(),
        because: "A small amount is chosen to begin with: nobody gives more than they meant to.",
      },
      wrong: {
        shows: picker({ presets: [50, 100, 250, 500], defaultAmount: 250 }),
        because:
          "A large amount chosen for the reader: whoever does not look gives $250, and asks for it back.",
      },
    },
    {
      right: {
        shows: picker({
          defaultAmount: 25,
          children: (
            <Text size={14} tone="muted">
              You pay on the provider's page, in a new tab.
            </Text>
          ),
        }),
        because: "The button says what it does and how much, the note where it leads.",
      },
      wrong: {
        shows: picker({ defaultAmount: 25, buttonLabel: "Continue with" }),
        because: "Continue where? Some press it to see, and a page that asks for a card opens.",
      },
    },
  ],
  anatomy: {
    example: picker(),
    parts: [
      { name: "Presets", what: "four to six, in whole dollars; radio buttons.", at: "fieldset" },
      {
        name: "Chosen",
        what: "filled with ink; typing an amount takes it away.",
        at: "label:has(:checked)",
      },
      {
        name: "Own amount",
        what: "dollars as people write them; choosing a preset empties it. An error stands under it.",
        at: "input[name='custom']",
      },
      {
        name: "Button",
        what: "says the amount that will be taken; disabled while there is none. Pressed with an amount that is not taken, it says why at the field. Opens the provider in a new tab.",
        at: "button",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to the chosen preset, the amount of one's own, the button." },
    {
      keys: ["Arrow Right", "Arrow Left"],
      does: "Chooses the next preset or the one before, and empties the field.",
    },
    { keys: ["Enter"], does: "In the field presses the button, unless it is disabled." },
  ],
};
