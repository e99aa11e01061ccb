import { ArticleBody, ArticleHeader, Divider, Grid, Link, Page, Stack, Text } from "@partlane/ui";
import { paths } from "~/paths";
import { formatLongDate } from "./format";
import type { NewsArticle } from "./news.server";

/** One news item in full, and the way to its neighbors (SPEC E1). */
export function NewsItemPage({ item, newer, older }: NewsArticle) {
  return (
    <Page width="narrow">
      <Stack gap={12}>
        <article>
          <ArticleHeader
            title={item.title}
            date={formatLongDate(item.date)}
            dateTime={item.date}
            category={item.categoryLabel}
            author={item.author}
            readTime={`${item.readTimeMinutes} min read`}
            backHref={paths.news()}
            backLabel="All News"
          />
          <ArticleBody>
            <p data-lead="">{item.excerpt}</p>
            {item.content.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </ArticleBody>
        </article>
        <Stack as="nav" gap={6} aria-label="More news">
          <Divider />
          <Grid columns={{ tablet: 2 }}>
            {newer ? <Neighbor label="Newer" {...newer} /> : null}
            {older ? <Neighbor label="Older" {...older} /> : null}
          </Grid>
        </Stack>
      </Stack>
    </Page>
  );
}

function Neighbor({ label, id, title }: { label: string; id: string; title: string }) {
  return (
    <Stack gap={1}>
      <Text size={14} tone="muted">
        {label}
      </Text>
      <Text weight={600}>
        <Link href={paths.newsItem(id)} tone="ink">
          {title}
        </Link>
      </Text>
    </Stack>
  );
}
