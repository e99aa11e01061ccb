import { Stack, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "Words in the theme's sizes and tones. It says nothing about the space around it: what holds it does.",
  notFor: [
    { when: "It heads what follows: use", take: "Heading" },
    { when: "It leads somewhere: use", take: "Link" },
    { when: "It is a state in one or two words: use", take: "Badge" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Stack gap={1}>
            <Text numeric>$1,599.00</Text>
            <Text numeric>$468.11</Text>
          </Stack>
        ),
        because: "`numeric` where figures stand under one another.",
      },
      wrong: {
        shows: (
          <Stack gap={1}>
            <Text>$1,599.00</Text>
            <Text>$468.11</Text>
          </Stack>
        ),
        because: "A 1 is narrower than an 8, and the cents do not line up.",
      },
    },
    {
      right: {
        shows: (
          <Text mono size={13} tone="muted">
            4T1B11HK3KU210388
          </Text>
        ),
        because: "`mono` for what is read out or typed: VINs, part numbers, order ids.",
      },
      wrong: {
        shows: <Text mono>We have sent you an email with a link.</Text>,
        because: "Sentences in mono are slower to read and say “machine”.",
      },
    },
    {
      right: {
        shows: <Text tone="critical">The card was declined: try another one.</Text>,
        because: "A tone together with words that say the same.",
      },
      wrong: {
        shows: <Text tone="accent">Free returns within 30 days.</Text>,
        because: "Accent is kept for the next thing to do; here it looks like a link.",
      },
    },
  ],
  anatomy: {
    example: (
      <Stack gap={2}>
        <Text size={18} weight={600}>
          Front Brake Rotor
        </Text>
        <Text tone="muted" mono size={13}>
          43512-06150
        </Text>
        <Text as="div" measure>
          Vented, coated, for the front axle with 16 inch wheels.
        </Text>
      </Stack>
    ),
    parts: [
      {
        name: "Size and weight",
        what: "steps of the scale alone, in rem: they follow the reader's text size.",
        at: "p",
      },
      { name: "Tone", what: "ink and muted for words; the others with a meaning.", at: "p + p" },
      { name: "Measure", what: "at most 68 characters to a line.", at: "div > div" },
    ],
  },
  keyboard: "It is not interactive.",
};
