import { Button, Inline, Text, TextField, Tooltip } from "@partlane/ui";
import { Copy } from "lucide-react";
import type { Guide } from "../docs/guide";

const copy = (
  <Button shape="icon" aria-label="Copy">
    <Copy size={18} strokeWidth={1.5} />
  </Button>
);

export const guide: Guide = {
  purpose:
    "A few words more about an icon or a figure, for who rests a pointer on it or walks the keyboard. Fingers never see it.",
  notFor: [
    { when: "It is needed to go on, or has a link in it: use", take: "Popover" },
    { when: "It explains a field: use the help of a", take: "TextField" },
    { when: "It explains a whole section: use", take: "Disclosure" },
  ],
  pairs: [
    {
      right: {
        shows: <Tooltip content="Copy the part number">{copy}</Tooltip>,
        because: "The button has a name of its own; the words only say it in full.",
      },
      wrong: {
        shows: (
          <Inline>
            <TextField label="VIN" name="vin" />
            <Tooltip content="17 characters, on the windshield">
              <Button>?</Button>
            </Tooltip>
          </Inline>
        ),
        because: "What everybody needs is hidden from a phone: it is the field's help.",
      },
    },
  ],
  anatomy: {
    example: (
      <Inline>
        <Tooltip content="Copy the part number">{copy}</Tooltip>
        <Text>43512-06150</Text>
      </Inline>
    ),
    parts: [
      { name: "Trigger", what: "has a name of its own, and can have the focus.", at: "button" },
      { name: "Words", what: "over it, or where there is room; read after its name." },
    ],
  },
};
