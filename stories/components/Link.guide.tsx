import { Button, Inline, Link, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "A link in text. It renders what `LinkProvider` says, so that the same component is a router's link on the site and a plain anchor elsewhere.",
  notFor: [
    { when: "It is the next thing to do: use the link form of", take: "Button" },
    { when: "It does something here and leads nowhere: use", take: "Button" },
    { when: "It filters what the page shows: use", take: "Chips" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Text>
            You agree to the <Link href="#terms">terms of use</Link>.
          </Text>
        ),
        because: "The words of the link say where it leads, read alone as well.",
      },
      wrong: {
        shows: (
          <Text>
            To read the terms of use, click <Link href="#terms">here</Link>.
          </Text>
        ),
        because: "A list of this page's links reads “here, here, here”.",
      },
    },
    {
      right: {
        shows: (
          <Text>
            Questions? <Link href="#faq">See the FAQ</Link> first.
          </Text>
        ),
        because: "Underlined in text: color alone does not tell a link from a word.",
      },
      wrong: {
        shows: (
          <Text>
            Questions?{" "}
            <Link href="#faq" underline="hover" tone="ink">
              See the FAQ
            </Link>{" "}
            first.
          </Text>
        ),
        because: '`underline="hover"` is for navigation, where everything is a link.',
      },
    },
    {
      right: { shows: <Button>Sign out</Button>, because: "What does something is a button." },
      wrong: {
        shows: <Link href="#out">Sign out</Link>,
        because:
          "A browser that loads links ahead may follow it, and sign the reader out without a press.",
      },
    },
  ],
  anatomy: {
    example: (
      <Inline gap={6}>
        <Link href="#accent">Terms of use</Link>
        <Link href="#muted" tone="muted">
          Imprint
        </Link>
      </Inline>
    ),
    parts: [
      { name: "Accent", what: "in text: accent and underline, 4.5 to 1 on every ground.", at: "a" },
      { name: "Ink, muted", what: "in navigations and footers.", at: "a + a" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Moves to it." },
    { keys: ["Enter"], does: "Follows it." },
  ],
};
