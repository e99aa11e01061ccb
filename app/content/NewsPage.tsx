import {
  Chips,
  Inline,
  LoadMore,
  NewsCard,
  NewsGrid,
  Notice,
  Page,
  Stack,
  Text,
} from "@partlane/ui";
import { useNavigation } from "@remix-run/react";
import { LayoutDashboard, Map as MapIcon, Search, ShieldCheck, Users } from "lucide-react";
import { paths } from "~/paths";
import { formatLongDate } from "./format";
import type { NewsFilter, NewsIcon } from "./news";
import type { NewsList } from "./news.server";

const icons: Record<NewsIcon, typeof Search> = {
  "layout-dashboard": LayoutDashboard,
  map: MapIcon,
  search: Search,
  "shield-check": ShieldCheck,
  users: Users,
};

/** `All News` has no category in its address. */
const categoryOf = (filter: NewsFilter) => (filter === "all" ? undefined : filter);

/** The news, filtered by chips and unfolded by a button, both of which are links (SPEC E1). */
export function NewsPage({ filter, categories, items, total, nextShown, problem }: NewsList) {
  const more = paths.news(categoryOf(filter), nextShown ?? undefined);
  const awaited = useNavigation().location;
  return (
    <Page title="News" intro="What changed, what to watch out for, and what people do with it.">
      <Stack gap={8}>
        <Chips
          label="Category"
          items={categories.map(({ key, label }) => ({
            key,
            label,
            href: paths.news(categoryOf(key)),
            current: key === filter,
          }))}
        />
        {problem ? <Notice tone="warning">{problem}</Notice> : null}
        <NewsGrid>
          {items.map((item) => {
            const Icon = icons[item.icon];
            return (
              <NewsCard
                key={item.id}
                title={item.title}
                excerpt={item.excerpt}
                date={formatLongDate(item.date)}
                dateTime={item.date}
                category={item.categoryLabel}
                author={item.author}
                readTime={`${item.readTimeMinutes} min read`}
                href={paths.newsItem(item.id)}
                icon={<Icon size={24} strokeWidth={1.5} />}
                featured={item.featured}
              />
            );
          })}
        </NewsGrid>
        <Inline gap={4}>
          <LoadMore
            hasMore={nextShown !== null}
            href={more}
            pending={awaited !== undefined && `${awaited.pathname}${awaited.search}` === more}
            doneLabel="That's all the news"
          >
            Load More News
          </LoadMore>
          <Text size={14} tone="muted" role="status">
            {`Showing ${items.length} of ${total}`}
          </Text>
        </Inline>
      </Stack>
    </Page>
  );
}
