import { Button, ButtonLink, Inline } from "@partlane/ui";
import { X } from "lucide-react";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Does something on this page: sends a form, opens a panel, takes something away. What leads to another page is a `ButtonLink`, which looks the same and is a link.",
  notFor: [
    { when: "The words are part of a sentence or a list of places to go: use", take: "Link" },
    { when: "One of two to four choices stays chosen: use", take: "SegmentedControl" },
    { when: "A setting is switched on or off: use", take: "Switch" },
    { when: "Several rare actions hide behind one button: use", take: "DropdownMenu" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Inline>
            <Button tone="accent">Purchase</Button>
            <Button>Compare</Button>
          </Inline>
        ),
        because: "One accent on a screen: it marks the next thing to do.",
      },
      wrong: {
        shows: (
          <Inline>
            <Button tone="accent">Purchase</Button>
            <Button tone="accent">Compare</Button>
          </Inline>
        ),
        because: "Two accents ask the reader to decide what comes first.",
      },
    },
    {
      right: {
        shows: <Button tone="critical">Delete vehicle</Button>,
        because: "Name the verb and the thing, so that the button can be read alone.",
      },
      wrong: {
        shows: <Button tone="critical">Yes</Button>,
        because: "Somebody who hears only the button's name cannot know what they agree to.",
      },
    },
    {
      right: {
        shows: <Button pending>Sign In</Button>,
        because: "Keep the label while work is under way; `pending` adds the spinner.",
      },
      wrong: {
        shows: <Button disabled>Please wait</Button>,
        because: "A new label makes the button jump, and nothing says that work goes on.",
      },
    },
  ],
  anatomy: {
    example: (
      <Inline gap={8}>
        <Button tone="accent" pending>
          Purchase
        </Button>
        <ButtonLink href="#anatomy">Open the map</ButtonLink>
        <Button shape="icon" aria-label="Close">
          <X size={20} strokeWidth={1.5} />
        </Button>
      </Inline>
    ),
    parts: [
      { name: "Fill", what: "says the tone; 44 px high in the medium size.", at: "button" },
      { name: "Spinner", what: "before the label while `pending`.", at: "button > span" },
      { name: "Link form", what: "`ButtonLink`, a real link.", at: "a" },
      {
        name: "Icon form",
        what: "a 44 px square that needs an `aria-label`.",
        at: "[aria-label='Close']",
      },
    ],
  },
  keyboard:
    "Passed by while it is pending or disabled. A ButtonLink follows Enter alone, as links do.",
};
