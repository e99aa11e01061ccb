import { Avatar, Button, Inline, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Somebody's initials in a circle: who is signed in, who wrote. It is a mark beside a name, not a picture of somebody.",
  notFor: [
    { when: "It marks a state of an order or a release: use", take: "Badge" },
    {
      when: "It stands for a part without a picture: its category's drawing does that in",
      take: "PartRow",
    },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Inline>
            <Avatar name="Mary Ann Lopez" />
            <Text as="span">Mary Ann Lopez</Text>
          </Inline>
        ),
        because: "Beside the name it is decoration, and screen readers pass it over.",
      },
      wrong: {
        shows: (
          <Inline>
            <Avatar name="Mary Ann Lopez" aria-label="Mary Ann Lopez" />
            <Text as="span">Mary Ann Lopez</Text>
          </Inline>
        ),
        because: "With a name of its own as well, it is read out twice.",
      },
    },
    {
      right: {
        shows: (
          <Button tone="quiet">
            <Avatar name="Mary Ann Lopez" /> Account
          </Button>
        ),
        because: "Where it can be pressed, it is a button around it that has the name.",
      },
      wrong: {
        shows: <Avatar name="Mary Ann Lopez" aria-label="Open the account menu" />,
        because: "An image named like an action: it cannot be reached by keyboard, nor pressed.",
      },
    },
  ],
  anatomy: {
    example: (
      <Inline gap={6}>
        <Avatar name="Mary Ann Lopez" />
        <Avatar email="dana@example.com" size={44} aria-label="dana@example.com" />
      </Inline>
    ),
    parts: [
      {
        name: "Initials",
        what: "of the first two words of the name; of the email address where there is no name.",
        at: "[aria-hidden]",
      },
      {
        name: "Circle",
        what: "34 px in a header, 44 in a menu, in ink on every theme.",
        at: "[role='img']",
      },
    ],
  },
  keyboard: "It is not interactive: what opens a menu is the button around it.",
};
