import { Link, SkipLink, Stack, Text } from "@partlane/ui";
import type { Guide } from "../docs/guide";

export const guide: Guide = {
  purpose:
    "The first stop of the keyboard on every page: leads past the header, and shows only while it has the focus.",
  notFor: [
    { when: "It should be seen by everybody: use", take: "Link" },
    { when: "It is one of the site's links: they are in", take: "SiteHeader" },
  ],
  pairs: [
    {
      right: {
        shows: (
          <Stack gap={2}>
            <SkipLink href="#content-right" />
            <Text>Press Tab here: the link appears.</Text>
            <div id="content-right" tabIndex={-1}>
              Content
            </div>
          </Stack>
        ),
        because: "Leads to an element that can take the focus (`tabIndex={-1}`).",
      },
      wrong: {
        shows: (
          <Stack gap={2}>
            <Link href="#content-wrong">Skip to content</Link>
            <div id="content-wrong">Content</div>
          </Stack>
        ),
        because:
          "Always in sight, and the focus stays behind: the next Tab is in the header again.",
      },
    },
  ],
  anatomy: {
    example: (
      <Stack gap={2}>
        <SkipLink href="#content-anatomy">Skip to content</SkipLink>
        <div id="content-anatomy" tabIndex={-1}>
          Content
        </div>
      </Stack>
    ),
    parts: [
      {
        name: "Link",
        what: "above everything at the page's start, once it has the focus. Press Tab to see it.",
      },
      { name: "Target", what: "where the content starts.", at: "#content-anatomy" },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "From the address bar: shows it. Once more: hides it and goes on." },
    { keys: ["Enter"], does: "Moves the focus to the content." },
  ],
  styles: ["VisuallyHidden"],
};
