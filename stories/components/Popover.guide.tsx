import { Button, Link, Popover, Stack, Text, TextField } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const fees = (
  <Stack gap={2}>
    <Text>$48.00, less 6% for Partlane.</Text>
    <Link href="#fees">All fees</Link>
  </Stack>
);

export const guide: Guide = {
  purpose:
    "A little more beside the thing that it is about, where it may have links or a field in it. It opens by a press, so that fingers have it too.",
  notFor: [
    { when: "It is a few words that nothing depends on: use", take: "Tooltip" },
    { when: "It is a list of actions: use", take: "DropdownMenu" },
    { when: "It is a task of its own: use", take: "Dialog" },
    { when: "It has to work without JavaScript: use", take: "DisclosureMenu" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Popover title="What you are paid" trigger={<Button>How much is left?</Button>}>
            {fees}
          </Popover>
        ),
        because: "Two sentences and a way to the rest.",
      },
      wrong: {
        shows: (
          <Popover title="Offer" trigger={<Button>Make an offer</Button>}>
            <Stack>
              <TextField label="Your price" name="price" />
              <TextField label="Message" name="message" />
              <Button tone="accent">Send Offer</Button>
            </Stack>
          </Popover>
        ),
        because: "A press beside it loses what was typed: that is a dialog.",
      },
    },
  ],
  anatomy: {
    example: (
      <Popover title="What you are paid" trigger={<Button>How much?</Button>}>
        {fees}
      </Popover>
    ),
    parts: [
      { name: "Trigger", what: "opens it, and has the focus when it has closed.", at: "button" },
      { name: "Title", what: "names it; hidden where the trigger says the same." },
      { name: "Close", what: "first stop of the keyboard." },
    ],
  },
  keyboard: [{ keys: ["Enter", "Space"], does: "On the trigger: opens it, or closes it." }],
};
