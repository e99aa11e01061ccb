import { NEWS_CATEGORIES, NEWS_ITEMS, type NewsFilter, type NewsItem } from "./news";

/** How many items the list begins with, and how many each press of the button adds. */
export const newsPageSize = 3;

/** An item without its text: what a card shows. */
export type NewsSummary = Omit<NewsItem, "content"> & { categoryLabel: string };

export type NewsList = {
  filter: NewsFilter;
  categories: readonly { key: NewsFilter; label: string }[];
  items: NewsSummary[];
  /** How many there are in this category. */
  total: number;
  /** How many to show next; null when there is nothing left. */
  nextShown: number | null;
  /** What was wrong with the address, where something was; the list shows what can be shown. */
  problem: string | null;
};

function summary({ content: _content, ...item }: NewsItem): NewsSummary {
  const category = NEWS_CATEGORIES.find(({ key }) => key === item.category);
  return { ...item, categoryLabel: category?.label ?? item.category };
}

/** The news, newest first, by the URL's raw `category` and `shown`. */
export function listNews(query: { category: string | null; shown: string | null }): NewsList {
  const asked = query.category || "all";
  const known = NEWS_CATEGORIES.find(({ key }) => key === asked);
  const filter = known?.key ?? "all";
  const matching = NEWS_ITEMS.filter((item) => filter === "all" || item.category === filter);
  const wanted = /^\d{1,4}$/.test(query.shown ?? "") ? Number(query.shown) : newsPageSize;
  const shown = Math.max(newsPageSize, wanted);
  return {
    filter,
    categories: NEWS_CATEGORIES,
    items: matching.slice(0, shown).map(summary),
    total: matching.length,
    nextShown: shown < matching.length ? shown + newsPageSize : null,
    problem: known ? null : "We don't have that category, so here's all the news.",
  };
}

/** One item in full, with what came before and after it; null when there is none of that name. */
export function getNewsItem(id: string) {
  const index = NEWS_ITEMS.findIndex((item) => item.id === id);
  const item = NEWS_ITEMS[index];
  if (!item) return null;
  const link = (other: NewsItem | undefined) =>
    other ? { id: other.id, title: other.title } : null;
  return {
    item: { ...item, categoryLabel: summary(item).categoryLabel },
    newer: link(NEWS_ITEMS[index - 1]),
    older: link(NEWS_ITEMS[index + 1]),
  };
}

export type NewsArticle = NonNullable<ReturnType<typeof getNewsItem>>;
