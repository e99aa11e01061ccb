import { Badge, Inline, StatusBadge } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Use it to say how far an order has come: its word, its icon and its color are the same in every list, on every page.",
  notFor: [
    { when: "Another state of another thing: use", take: "Badge" },
    { when: "Whether a part fits: use", take: "FitVerdict" },
    { when: "What an order went through, step by step: use", take: "Steps" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Inline>
            <StatusBadge status="Processing" />
            <StatusBadge status="Shipped" />
          </Inline>
        ),
        because: "The four words are fixed: readers learn them once.",
      },
      wrong: {
        shows: (
          <Inline>
            <Badge tone="warning">In progress</Badge>
            <Badge tone="info">On the road</Badge>
          </Inline>
        ),
        because: "Other words for the same states: is “in progress” before or after “processing”?",
      },
    },
  ],
  anatomy: {
    example: <StatusBadge status="Shipped" />,
    parts: [
      {
        name: "Badge",
        what: "warning while it is processing, info on its way, success when it is there, neutral when it was canceled.",
        at: "span",
      },
      {
        name: "Icon",
        what: "a clock, a truck, a tick, a cross: told apart without color.",
        at: "svg",
      },
    ],
  },
  keyboard: "It is not interactive, and the keyboard passes it by.",
  styles: ["Badge"],
};
