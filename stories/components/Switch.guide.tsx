import { Button, Checkbox, Stack, Switch } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "A setting that is on or off: notifications, analytics. The label at the start of the row, the switch at its end.",
  notFor: [
    { when: "It is agreed to or sent with a form's button: use", take: "Checkbox" },
    { when: "It chooses between two named things: use", take: "SegmentedControl" },
    { when: "It does something once: use", take: "Button" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Switch
            name="orders"
            label="Orders"
            help="When one is placed, shipped, or disputed."
            defaultChecked
          />
        ),
        because: "The label names what is on; the help says what follows.",
      },
      wrong: {
        shows: <Switch name="orders-not" label="Turn order notifications on or off" />,
        because: "Describes the switch instead of the setting.",
      },
    },
    {
      right: {
        shows: (
          <Stack>
            <Checkbox name="terms" label="I agree to the terms of use" />
            <Button tone="accent">Create account</Button>
          </Stack>
        ),
        because: "What a button sends is ticked.",
      },
      wrong: {
        shows: (
          <Stack>
            <Switch name="terms-not" label="I agree to the terms of use" />
            <Button tone="accent">Create account</Button>
          </Stack>
        ),
        because: "A switch seems to have done it already.",
      },
    },
  ],
  anatomy: {
    example: <Switch name="anatomy" label="Analytics" help="Counts pages, without cookies." />,
    parts: [
      { name: "Label", what: "part of the target, at the start of the row.", at: "label" },
      {
        name: "Switch",
        what: "a native checkbox with the role of a switch, at the end; its knob moves with the direction.",
        at: "input",
      },
      { name: "Help", what: "under the label: what follows from it.", at: "span[id$='-note']" },
    ],
  },
  keyboard: [{ keys: ["Enter"], does: "Sends the form that it is in, where there is one." }],
  styles: ["Field"],
};
