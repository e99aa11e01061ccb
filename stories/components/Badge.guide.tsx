import { Badge, Inline, Text } from "@partlane/ui";
import { Check, Clock } from "lucide-react";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "One or two words on the state of a thing: an order is on its way, a release is a beta. It sits beside the thing's name and does nothing when it is pressed.",
  notFor: [
    {
      when: "It is the state of an order: its words, tones and icons are fixed in",
      take: "StatusBadge",
    },
    { when: "It filters when it is pressed: use", take: "Chips" },
    { when: "It explains what happened in a sentence: use", take: "Notice" },
    { when: "It says whether a part fits: use", take: "FitVerdict" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Inline>
            <Badge tone="warning" icon={<Clock />}>
              Processing
            </Badge>
            <Badge tone="success" icon={<Check />}>
              Delivered
            </Badge>
          </Inline>
        ),
        because: "The word says it; tone and icon only help the eye.",
      },
      wrong: {
        shows: (
          <Inline>
            <Badge tone="warning">Order</Badge>
            <Badge tone="success">Order</Badge>
          </Inline>
        ),
        because: "Color alone tells them apart: one reader in twelve sees no difference.",
      },
    },
    {
      right: {
        shows: <Badge tone="critical">Recalled</Badge>,
        because: "One word that stands alone.",
      },
      wrong: {
        shows: <Badge tone="critical">This part has been recalled by its maker</Badge>,
        because: "A badge never wraps, so a sentence runs out of its row.",
      },
    },
    {
      right: {
        shows: (
          <Inline>
            <Text as="span" weight={600}>
              2.1.0
            </Text>
            <Badge tone="success">Latest</Badge>
          </Inline>
        ),
        because: "One badge, on the exception.",
      },
      wrong: {
        shows: (
          <Inline>
            <Badge tone="success">Latest</Badge>
            <Badge tone="info">Stable</Badge>
            <Badge tone="neutral">Signed</Badge>
          </Inline>
        ),
        because: "Where everything is marked, nothing is.",
      },
    },
  ],
  anatomy: {
    example: (
      <Badge tone="warning" icon={<Clock />}>
        Processing
      </Badge>
    ),
    parts: [
      {
        name: "Tint",
        what: "the tone's ground, with text of at least 4.5 to 1 on it.",
        at: "span",
      },
      { name: "Icon", what: "optional, before the word, hidden from screen readers.", at: "svg" },
    ],
  },
  keyboard: "It is not interactive, and the keyboard passes it by.",
};
