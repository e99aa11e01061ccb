import { ArrowLeft } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef } from "react";
import { Badge } from "../../components/Badge";
import { UiLink } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import * as css from "./ArticleHeader.css";

export interface ArticleHeaderProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"header">, "children" | "title">> {
  /** The page's `<h1>`. */
  title: string;
  /** As it is shown: `August 8, 2025`. */
  date: string;
  /** The same as an ISO date. */
  dateTime?: string;
  category?: string;
  author?: string;
  /** As it is shown: `2 min read`. */
  readTime?: string;
  /** Back to the list it is from. */
  backHref?: string;
  backLabel?: string;
}

/** How an article begins. Renders a `<header>` with the page's `<h1>`. */
export const ArticleHeader = forwardRef<HTMLElement, ArticleHeaderProps>(function ArticleHeader(
  { title, date, dateTime, category, author, readTime, backHref, backLabel, ...props },
  ref,
) {
  return (
    <header {...props} ref={ref} className={css.header}>
      {backHref ? (
        <UiLink href={backHref} className={css.back}>
          <ArrowLeft className={css.arrow} size={18} strokeWidth={1.5} aria-hidden="true" />
          {backLabel}
        </UiLink>
      ) : null}
      {category ? (
        <div>
          <Badge tone="neutral">{category}</Badge>
        </div>
      ) : null}
      <h1 className={css.title}>{title}</h1>
      <p className={css.facts}>
        {author ? <span className={css.author}>{author}</span> : null}
        <time dateTime={dateTime}>{date}</time>
        {readTime ? <span>{readTime}</span> : null}
      </p>
    </header>
  );
});
