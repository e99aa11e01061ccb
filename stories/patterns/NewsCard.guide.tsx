import { NewsCard, type NewsCardProps, NewsGrid } from "@partlane/ui";
import { Map as MapIcon, ShieldCheck, Users } from "lucide-react";
import { FullWidth } from "../docs/FullWidth";
import type { Guide } from "../docs/guide";

const icon = { size: 24, strokeWidth: 1.5 };

const map: NewsCardProps = {
  title: "Version 2.1.0: a map that keeps up with you",
  excerpt: "Crowded prices join into one badge, and the whole map works from the keyboard.",
  date: "August 8, 2025",
  dateTime: "2025-08-08",
  category: "App Updates",
  author: "Product team",
  readTime: "2 min read",
  href: "#map-news",
  icon: <MapIcon {...icon} />,
  headingLevel: 3,
};
const seal: NewsCardProps = {
  ...map,
  title: "Check the seal before you fit it",
  excerpt: "Three signs of a counterfeit rotor, with pictures of each.",
  category: "Safety",
  href: "#seal-news",
  icon: <ShieldCheck {...icon} />,
};
const asked: NewsCardProps = {
  ...map,
  title: "What 500 workshops asked for",
  excerpt: "Distance before price, and a number that can be copied.",
  category: "Community",
  href: "#asked-news",
  icon: <Users {...icon} />,
};

const grid = (cards: readonly NewsCardProps[]) => (
  <FullWidth>
    <div style={{ padding: "1.25rem" }}>
      <NewsGrid>
        {cards.map((card) => (
          <NewsCard key={card.title} {...card} />
        ))}
      </NewsGrid>
    </div>
  </FullWidth>
);

export const guide: Guide = {
  purpose:
    "A news item in brief: what it is about, what it says, who wrote it and how long it takes. The whole card leads to the text; `NewsGrid` puts cards three, two or one to a row.",
  notFor: [
    { when: "A release of the app, told in full: use", take: "ReleaseCard" },
    { when: "The head of the text itself: use", take: "ArticleHeader" },
    { when: "Things of which each has several actions: use", take: "Card" },
    { when: "What one can do here, leading nowhere: use", take: "FeatureGrid" },
  ],
  pairs: [
    {
      wide: true,
      right: {
        shows: grid([{ ...map, featured: true }, seal, asked]),
        because: "One has a row of its own, and the others are in sight below it.",
      },
      wrong: {
        shows: grid([map, seal, asked].map((card) => ({ ...card, featured: true }))),
        because: "Three features: none stands out, and each takes the row that three would share.",
      },
    },
    {
      right: {
        shows: <NewsCard {...seal} />,
        because: "The title says it; the excerpt says what there is to gain by reading on.",
      },
      wrong: {
        shows: (
          <NewsCard
            {...seal}
            title="Safety update"
            excerpt="We have some important news for you. Click to read more about this update."
          />
        ),
        because:
          "The link is called “Safety update”: in a list of links, and here, that tells nobody whether to press.",
      },
    },
  ],
  anatomy: {
    example: <NewsCard {...map} />,
    parts: [
      { name: "Icon", what: "optional decoration for the kind of news.", at: "span[aria-hidden]" },
      { name: "Category", what: "a badge, as in the filter above the list.", at: "span + span" },
      {
        name: "Title",
        what: "a heading, and the card's one link, which covers all of it.",
        at: "a",
      },
      { name: "Excerpt", what: "one or two sentences, not the text's beginning.", at: "h3 + p" },
      {
        name: "Foot",
        what: "author, date and time to read; always at the card's foot.",
        at: "p:has(time)",
      },
    ],
  },
  keyboard: [
    {
      keys: ["Tab"],
      does: "Goes from card to card: one stop each, with the ring around the card.",
    },
    { keys: ["Enter"], does: "Opens the text." },
  ],
};
