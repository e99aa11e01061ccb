import { SiteHeader, type SiteHeaderProps } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";
import { siteLinks } from "./support/samples";

function Header(props: Partial<SiteHeaderProps>) {
  return (
    <FullWidth isWindow>
      <SiteHeader
        brand="Partlane"
        homeHref="#home"
        links={siteLinks}
        dashboardHref="#dashboard"
        account={{ kind: "visitor", loginHref: "#login", signUpHref: "#register" }}
        {...props}
      />
    </FullWidth>
  );
}

const more = [
  { label: "How it works", href: "#how" },
  { label: "For workshops", href: "#workshops" },
  { label: "Help & Support", href: "#help" },
];

export const guide: Guide = {
  purpose:
    "The bar on top of every public page: home, the main links, the reader's vehicle and the account. It stays in sight while the page scrolls, 64 px high and 56 on a phone.",
  notFor: [
    { when: "The pages of the dashboard, which have a sidebar: use", take: "DashboardShell" },
    { when: "The title of one page, and what changes it: use", take: "Page" },
    { when: "Places that are looked for rarely: put them into the", take: "SiteFooter" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: <Header />,
        because: "Five words to choose from, on one line, and the current one is marked.",
      },
      wrong: {
        shows: <Header brand="Partlane, auto parts near you" links={[...siteLinks, ...more]} />,
        because:
          "A slogan and eight links: on a smaller laptop the bar takes a second line from every page, and on a phone the slogan is cut off.",
      },
    },
    {
      wide: true,
      right: {
        shows: <Header vehicle={{ name: "2014 Volkswagen Golf", href: "#garage" }} />,
        because: "What every “Fits” on the page is about stands over it, and is one press away.",
      },
      wrong: {
        shows: <Header links={[...siteLinks, { label: "Garage", href: "#garage" }]} />,
        because:
          "A link instead of `vehicle`: which car the verdicts are for is seen only after leaving the page.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: (
      <Header
        vehicle={{ name: null, href: "#garage" }}
        cart={{ href: "#cart", label: "Cart, 3 items", count: 3 }}
      />
    ),
    parts: [
      { name: "Brand", what: "mark and wordmark; leads home.", at: "header a" },
      {
        name: "Links",
        what: "in the bar from 960 px on; below that they are behind the menu button.",
        at: "nav a, [aria-label='Open menu']",
      },
      {
        name: "Vehicle",
        what: "the reader's own, or an offer to add one; on a phone the icon, with its name read.",
        at: "a[href='#garage']",
      },
      {
        name: "Cart",
        what: "how many are in it, at every width; `notifications` counts what is unread likewise.",
        at: "a[href='#cart']",
      },
      {
        name: "Account",
        what: "both ways in, or the account's menu. On a phone Login alone stays beside the menu button.",
        at: "a[href='#login']",
      },
    ],
  },
  keyboard: [
    {
      keys: ["Tab"],
      does: "Goes from the brand over links, vehicle and what is counted to the account.",
    },
    { keys: ["Enter"], does: "Follows a link. A `SkipLink` before the bar leads past it." },
  ],
};
