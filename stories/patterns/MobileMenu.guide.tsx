import {
  Button,
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
  Inline,
  MobileMenu,
  type MobileMenuProps,
  Text,
} from "@partlane/ui";
import { EllipsisVertical } from "lucide-react";
import type { ReactNode } from "react";
import type { Guide } from "../docs/guide";
import { siteLinks, user } from "./support/samples";

/** What a header of a phone has: a name at the start, a menu at the end. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <Inline justify="between">
      <Text weight={700}>Partlane</Text>
      {children}
    </Inline>
  );
}

const visitor = { kind: "visitor", loginHref: "#login", signUpHref: "#register" } as const;

const menu = (props: Partial<MobileMenuProps> = {}) => (
  <Bar>
    <MobileMenu links={siteLinks} account={visitor} dashboardHref="#dashboard" {...props} />
  </Bar>
);

export const guide: Guide = {
  purpose:
    "The site's links and the account behind one button, in a drawer from the end of the window. `SiteHeader` brings it below 960 px; take it by itself in a header of your own.",
  notFor: [
    { when: "There is room for the links on one line: use", take: "SiteHeader" },
    { when: "The pages of the dashboard, whose frame has a drawer: use", take: "DashboardShell" },
    { when: "Filters, or anything that is no way through the site: use", take: "Drawer" },
    { when: "What can be done with one thing: use", take: "DropdownMenu" },
  ],
  pairs: [
    {
      right: {
        shows: menu(),
        because: "The links as links: the current one is marked, and a press on one closes it.",
      },
      wrong: {
        shows: (
          <Bar>
            <DropdownMenu>
              <DropdownMenuTrigger>
                <Button tone="quiet" shape="icon" aria-label="More">
                  <EllipsisVertical size={20} strokeWidth={1.5} />
                </Button>
              </DropdownMenuTrigger>
              <DropdownMenuContent>
                {siteLinks.map(({ label, href }) => (
                  <DropdownMenuItem key={href} href={href}>
                    {label}
                  </DropdownMenuItem>
                ))}
              </DropdownMenuContent>
            </DropdownMenu>
          </Bar>
        ),
        because:
          "Three dots mean “what can be done here”: who looks for News does not look there, and without JavaScript nothing opens.",
      },
    },
    {
      right: {
        shows: menu({ account: { kind: "user", ...user } }),
        because: "Signed in, the name leads to the dashboard, and Logout is under it.",
      },
      wrong: {
        shows: (
          <Bar>
            <Inline gap={3}>
              <Text size={14}>Mary Ann Lee</Text>
              <Button size="small">Logout</Button>
            </Inline>
          </Bar>
        ),
        because: "Logout in the bar, where a thumb reaches for the menu: one slip and she is out.",
      },
    },
  ],
  anatomy: {
    example: menu({ label: "Open the site's menu" }),
    parts: [
      {
        name: "Button",
        what: "44 px square, at the end of the bar; `label` names it. Press it to see the rest.",
        at: "[aria-label^='Open the site']",
      },
      { name: "Title", what: "names the drawer and the list of links: `Menu`." },
      { name: "Links", what: "48 px high; the current one on a ground of its own." },
      {
        name: "Account",
        what: "under a line: Login and Sign Up, or the name as the way to the dashboard and Logout.",
      },
    ],
  },
  keyboard:
    "Enter on a link follows it and closes the drawer. Without JavaScript the same links open under the header, and Tab walks them.",
  styles: ["MobileMenu", "NavDrawer"],
};
