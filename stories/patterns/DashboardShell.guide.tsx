import {
  DashboardShell,
  type DashboardShellProps,
  DataList,
  Heading,
  Panel,
  Stack,
  Stats,
} from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";
import { user } from "./support/samples";

type Icon = DashboardShellProps["links"][number]["icon"];

const link = (label: string, icon: Icon, more = {}) => ({ label, icon, href: `#${icon}`, ...more });

const links = (current: Icon) => [
  link("Dashboard", "dashboard", { current: current === "dashboard" }),
  link("Orders", "orders", {
    current: current === "orders",
    badge: "2",
    badgeLabel: "to ship",
  }),
  link("Sales", "sales"),
  link("Billing", "billing"),
  link("Contacts", "contacts"),
];

const content = (
  <Stats
    items={[
      { label: "Total Sales", value: "$16,420", note: "over 11 weeks", trendPercent: 9.8 },
      { label: "Active Listings", value: "142", note: "6 added this week" },
    ]}
  />
);

const orders = (
  <Stack gap={4}>
    <Heading level={1} size="dashboard">
      Orders
    </Heading>
    <Panel title="To ship">
      <DataList
        items={[
          { term: "PL-20431", detail: "$468.00" },
          { term: "PL-20427", detail: "$1,599.00" },
        ]}
      />
    </Panel>
  </Stack>
);

/** The top of it: a dashboard is as high as the window. */
function Shell({ children, ...props }: Partial<DashboardShellProps>) {
  return (
    <FullWidth isPicture blockSize="23rem">
      <DashboardShell
        brand="Partlane"
        homeHref="#home"
        title="Welcome, Mary Ann Lee!"
        returnHref="#home"
        user={user}
        vehicle={{ name: "2014 Volkswagen Golf", href: "#garage" }}
        links={links("dashboard")}
        {...props}
      >
        {children}
      </DashboardShell>
    </FullWidth>
  );
}

export const guide: Guide = {
  purpose:
    "The frame of the dashboard: a sidebar of 232 px with its pages and the way back to the site, vehicle and account on top, the page in `<main>`. Below 960 px the sidebar is a drawer.",
  notFor: [
    { when: "A public page: use", take: "SiteHeader" },
    { when: "A group with a heading on a page of the dashboard: use", take: "Panel" },
    { when: "A page that a map fills: use", take: "MapLayout" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: (
          <Shell contentId="guide-shell-right" links={links("orders")} titleIsHeading={false}>
            {orders}
          </Shell>
        ),
        because:
          "The page has a heading of its own, so the welcome is small: `titleIsHeading={false}`.",
      },
      wrong: {
        shows: (
          <Shell contentId="guide-shell-wrong" links={links("orders")}>
            {orders}
          </Shell>
        ),
        because:
          "Two titles of one size, two `<h1>`: the greeting comes before the name of the page.",
      },
    },
    {
      wide: true,
      right: {
        shows: <Shell contentId="guide-shell-badge">{content}</Shell>,
        because: "One badge in the sidebar, for what waits to be done: two orders to ship.",
      },
      wrong: {
        shows: (
          <Shell
            contentId="guide-shell-badges"
            title="Welcome to your personal dashboard, Mary Ann Lee of Lee Motors!"
            links={[
              link("Dashboard", "dashboard", { current: true, badge: "New" }),
              link("Orders", "orders", { badge: "412" }),
              link("Sales", "sales", { badge: "$16,420" }),
              link("Billing", "billing", { badge: "7" }),
              link("Contacts", "contacts", { badge: "23" }),
            ]}
          >
            {content}
          </Shell>
        ),
        because:
          "A total on every line of the sidebar, and a welcome two lines long: the orders to ship today are lost.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: <Shell contentId="guide-shell-anatomy">{content}</Shell>,
    parts: [
      {
        name: "Sidebar",
        what: "all pages, the current one framed, and the way back at its foot; behind the menu button on a phone.",
        at: "aside li a, [aria-label='Open menu']",
      },
      {
        name: "Vehicle",
        what: "what parts are looked for, as in the site's header.",
        at: "a[href='#garage']",
      },
      {
        name: "Account",
        what: "the initials alone: the name stands in the welcome.",
        at: "header summary span[aria-hidden]",
      },
      {
        name: "Title",
        what: "the `<h1>`, or a greeting over the page's own; a status beside it says that a page is loading.",
        at: "h1",
      },
      {
        name: "Page",
        what: "the content of `<main>`, where the skip link leads; busy while another is loading.",
        at: "dl",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "First reaches “Skip to content”, then sidebar, account and page." },
    { keys: ["Escape"], does: "Closes the drawer of a phone; the focus returns to its button." },
  ],
};
