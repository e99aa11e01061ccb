import { ArticleHeader, type ArticleHeaderProps } from "@partlane/ui";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const header = (props: Partial<ArticleHeaderProps> = {}) => (
  <FullWidth isPicture>
    <div style={{ paddingInline: "1.25rem", maxInlineSize: "47.5rem", marginInline: "auto" }}>
      <ArticleHeader
        title="Version 2.1.0: a map that keeps up with you"
        date="August 8, 2025"
        dateTime="2025-08-08"
        category="App Updates"
        author="Product team"
        readTime="2 min read"
        backHref="#news"
        backLabel="All News"
        {...props}
      />
    </div>
  </FullWidth>
);

export const guide: Guide = {
  purpose:
    "How a text begins: the way back to where it is from, its kind, its title, and who wrote it, when, and how long it takes. What is not known is left out.",
  notFor: [
    { when: "A page that is no text by somebody: use", take: "Page" },
    { when: "The text in a list, in brief: use", take: "NewsCard" },
    { when: "A heading within the text: use", take: "Heading" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: header(),
        because: "“All News” says where the arrow leads, to those who came from a search, too.",
      },
      wrong: {
        shows: header({
          title: "UPDATE: VERSION 2.1.0 IS HERE! READ ALL ABOUT THE NEW MAP AND EVERYTHING ELSE",
          date: "3/8/25",
          dateTime: "2025-03-08",
          backLabel: "Back",
        }),
        because:
          "Back to where? Capitals are slow to read, and the date is in March to some and in August to others.",
      },
    },
  ],
  anatomy: {
    wide: true,
    example: header(),
    parts: [
      { name: "Way back", what: "to the list, by its name; 44 px high.", at: "a" },
      { name: "Category", what: "a badge, as on its card.", at: "header > div > span" },
      {
        name: "Title",
        what: "the page's `<h1>`, 36 px and 44 on a wide screen: the page around it has none.",
        at: "h1",
      },
      {
        name: "Facts",
        what: "author in ink, date with its ISO form for machines, time to read.",
        at: "h1 + p",
      },
    ],
  },
  keyboard: [
    { keys: ["Tab"], does: "Goes to the way back, which is its only stop." },
    { keys: ["Enter"], does: "Leads to the list." },
  ],
};
