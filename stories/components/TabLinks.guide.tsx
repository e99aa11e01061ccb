import { Badge, TabLinks } from "@partlane/ui";
import type { Guide } from "../docs/guide";

const tabs = [
  { value: "live", label: "Live", href: "#live", badge: <Badge size="small">128</Badge> },
  { value: "draft", label: "Drafts", href: "#draft", badge: <Badge size="small">6</Badge> },
  { value: "sold", label: "Sold out", href: "#sold" },
];

export const guide: Guide = {
  purpose:
    "Sides of one thing, each at an address of its own: the listings that are live, drafts, sold out. It works without JavaScript.",
  notFor: [
    { when: "The parts belong to one address, and are short: use", take: "Tabs" },
    { when: "It filters, and several may be chosen: use", take: "Chips" },
    { when: "It leads around the site: use", take: "SiteHeader" },
  ],
  pairs: [
    {
      right: {
        shows: <TabLinks label="Listings" tabs={tabs} value="live" />,
        because: "How many there are is known before it is pressed.",
      },
      wrong: {
        shows: <TabLinks label="No place" tabs={tabs} />,
        because: "None is the current one: the reader is on none of these pages.",
      },
    },
  ],
  anatomy: {
    example: <TabLinks label="Your listings" tabs={tabs} value="draft" />,
    parts: [
      { name: "Navigation", what: "named by `label`, which is read and not seen.", at: "nav" },
      { name: "Current", what: "`aria-current`, with a bar on the line.", at: "a[aria-current]" },
      { name: "Badge", what: "optional, after the words.", at: "a > span" },
    ],
  },
  styles: ["Tabs"],
};
