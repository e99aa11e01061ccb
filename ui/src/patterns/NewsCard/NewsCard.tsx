import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Badge } from "../../components/Badge";
import { UiLink } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import * as css from "./NewsCard.css";

export type NewsGridProps = Unstyled<ComponentPropsWithoutRef<"div">>;

/** `NewsCard`s three, two or one to a row; a featured one has a row of its own. Renders a `<div>`. */
export const NewsGrid = forwardRef<HTMLDivElement, NewsGridProps>(function NewsGrid(props, ref) {
  return <div {...props} ref={ref} className={css.grid} />;
});

export interface NewsCardProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"article">, "children" | "title">> {
  title: string;
  excerpt: string;
  /** As it is shown: `August 8, 2025`. */
  date: string;
  /** The same as an ISO date. */
  dateTime?: string;
  /** As it is shown: `App Updates`. */
  category: string;
  author: string;
  /** As it is shown: `2 min read`. */
  readTime: string;
  /** Where it can be read in full; the whole card leads there. */
  href: string;
  icon?: ReactNode;
  featured?: boolean;
  headingLevel?: 2 | 3;
}

/** A news item in brief. Renders an `<article>` with one link. */
export const NewsCard = forwardRef<HTMLElement, NewsCardProps>(function NewsCard(
  {
    title,
    excerpt,
    date,
    dateTime,
    category,
    author,
    readTime,
    href,
    icon,
    featured = false,
    headingLevel = 2,
    ...props
  },
  ref,
) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article {...props} ref={ref} className={css.card} data-featured={featured || undefined}>
      <div className={css.top}>
        {icon ? (
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
        ) : null}
        <Badge tone="neutral">{category}</Badge>
      </div>
      <Heading className={css.title}>
        <UiLink href={href} className={css.link}>
          {title}
        </UiLink>
      </Heading>
      <p className={css.excerpt}>{excerpt}</p>
      <p className={css.foot}>
        <span className={css.author}>{author}</span>
        <time dateTime={dateTime}>{date}</time>
        <span>{readTime}</span>
      </p>
    </article>
  );
});
