import { Badge, ReleaseCard, type ReleaseCardProps } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const latest: ReleaseCardProps = {
  version: "2.1.0",
  date: "August 8, 2025",
  dateTime: "2025-08-08",
  type: "minor",
  status: "latest",
  title: "A map that keeps up with you",
  description: "The map from the 2.0.8 beta is ready for everyone.",
  features: [
    "Prices that would overlap join into one badge.",
    "Everything on the map can be done from the keyboard.",
  ],
  bugFixes: ["Closing a part takes you back to the badge that opened it."],
  size: "45.2 MB",
  compatibility: "iOS 16 or later, Android 10 or later",
  downloadHref: "#download",
};

const release = (props: Partial<ReleaseCardProps>) => (
  <FullWidth>
    <div style={{ padding: "1.25rem" }}>
      <ReleaseCard {...latest} {...props} />
    </div>
  </FullWidth>
);

export const guide: Guide = {
  purpose:
    "One release of the app in full: which it is, for which phones and how large, beside what it brought. They stand under one another, the newest first.",
  notFor: [
    { when: "A text of which only the beginning is shown: use", take: "NewsCard" },
    { when: "Where the apps are to be had at all: use", take: "AppPromo" },
    { when: "How far an order has come: use", take: "StatusBadge" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: release({ featured: true }),
        because: "Each line is something that the reader will notice with the phone in hand.",
      },
      wrong: {
        shows: release({
          title: "Release 2.1.0",
          description: "This release contains new features and bug fixes.",
          features: ["Migrated clustering to a quadtree", "Various improvements"],
          bugFixes: ["Fixed PL-1873", "Fixed several bugs"],
        }),
        because:
          "The work, not what came of it: whoever lost the badge after closing a part does not learn that it is mended.",
      },
    },
    {
      wide: true,
      right: {
        shows: release({ downloadHref: undefined, action: <Badge>Coming soon</Badge> }),
        because: "There is nothing to download yet, and it says so where the button will be.",
      },
      wrong: {
        shows: release({ status: "coming soon", downloadHref: "#nothing" }),
        because:
          "A button that leads nowhere, under a status in grey that the eye has passed by then.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: release({ featured: true }),
    parts: [
      { name: "Version", what: "36 px: what people look for on this page.", at: "article p" },
      {
        name: "Status and kind",
        what: "latest is green, stable blue, beta yellow, anything else grey; the kind is always grey.",
        at: "article p + div",
      },
      { name: "Facts", what: "size and compatibility, before the download.", at: "dl" },
      {
        name: "Download",
        what: "the accent on the `featured` release alone; `action` stands instead.",
        at: "a",
      },
      {
        name: "Story",
        what: "title and sentence, then two lists; one that is empty is left out.",
        at: "h2",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from one release's download to the next." },
    { keys: ["Enter"], does: "Downloads it." },
  ],
};
