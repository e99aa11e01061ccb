import { SiteFooter, type SiteFooterProps, ThemeSwitch } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const links = (...labels: string[]) => labels.map((label) => ({ label, href: `#${label}` }));

const groups = [
  { title: "Product", links: links("Features", "Updates", "News") },
  { title: "Resources", links: links("Support", "FAQ") },
  { title: "Legal", links: links("Terms of Use", "Privacy Policy") },
];

function Footer(props: Partial<SiteFooterProps>) {
  return (
    <FullWidth isWindow>
      <SiteFooter
        brand="Partlane"
        homeHref="#home"
        tagline="Connecting automotive professionals worldwide"
        copyright="© 2026 Partlane"
        groups={groups}
        {...props}
      />
    </FullWidth>
  );
}

export const guide: Guide = {
  purpose:
    "What every public page ends with: the places that are looked for there, in named groups, and on the last line what the reader sets for the whole site.",
  notFor: [
    { when: "The main ways through the site: put them into the", take: "SiteHeader" },
    { when: "What must stay in sight at the foot of the window: use", take: "CompareBar" },
    { when: "The pages of the dashboard, which have none: use", take: "DashboardShell" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: <Footer />,
        because: "Two or three links under a word that says what they are: found by the word.",
      },
      wrong: {
        shows: (
          <Footer
            groups={[
              {
                title: "Useful links",
                links: links(
                  "Features",
                  "Terms of Use",
                  "FAQ",
                  "Updates",
                  "Privacy Policy",
                  "News",
                  "Support",
                ),
              },
            ]}
          />
        ),
        because:
          "One list of everything: who looks for Support reads to its end, and half of the footer is empty.",
      },
    },
    {
      wide: true,
      right: {
        shows: <Footer aside={<ThemeSwitch value="system" label="Theme of the site" />} />,
        because: "The last line holds what is set once: the theme, the unit of distance.",
      },
      wrong: {
        shows: (
          <Footer
            tagline="Partlane is the leading marketplace for new, refurbished, and used auto parts, trusted by mechanics, dealers, and drivers in more than 180 countries around the world."
            copyright="© 2026 Partlane. All rights reserved. All trademarks are the property of their respective owners. Prices are subject to change without notice."
          />
        ),
        because: "Paragraphs that nobody reads, and no way to turn on the dark theme.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: <Footer aside={<ThemeSwitch value="system" />} />,
    parts: [
      { name: "Brand", what: "leads home, with one line about the site.", at: "footer a" },
      {
        name: "Groups",
        what: "a `<nav>` called Footer; as many columns as there is room for.",
        at: "nav",
      },
      {
        name: "Title",
        what: "an `<h2>` of one word, which a screen reader can go to.",
        at: "nav > div + div h2",
      },
      { name: "Link", what: "32 px high, 44 for a finger.", at: "nav > div + div + div a" },
      {
        name: "Last line",
        what: "the copyright, and at its end `aside`.",
        at: "footer > div:last-child",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes from link to link, group by group, then into `aside`." },
    { keys: ["Enter"], does: "Follows the link." },
  ],
};
