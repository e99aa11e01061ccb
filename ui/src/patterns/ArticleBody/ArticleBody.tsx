import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as styles from "./ArticleBody.css";

export interface ArticleBodyProps extends Unstyled<ComponentPropsWithoutRef<"div">> {
  /** Plain paragraphs, lists and `<section>`s with an `<h2>`; a paragraph with `data-lead` stands out. */
  children: ReactNode;
}

/** Text to be read: a measure of 68 characters, space between paragraphs. Renders a `<div>`. */
export const ArticleBody = forwardRef<HTMLDivElement, ArticleBodyProps>(
  function ArticleBody(props, ref) {
    return <div {...props} ref={ref} className={styles.body} />;
  },
);

export interface ArticleLayoutProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  /** What the table of contents is called. */
  contentsLabel: string;
  /** Anchors in this page: `#security`. */
  contents: readonly { href: string; label: string }[];
  children: ReactNode;
}

/** A long text beside its table of contents, which stays in sight on wide screens. Renders a `<div>`. */
export const ArticleLayout = forwardRef<HTMLDivElement, ArticleLayoutProps>(function ArticleLayout(
  { contentsLabel, contents, children, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <div {...props} ref={ref} className={styles.layoutRoot}>
      <nav className={styles.contents} aria-label={contentsLabel}>
        <p className={styles.contentsTitle} aria-hidden="true">
          {contentsLabel}
        </p>
        <ol>
          {contents.map(({ href, label }) => (
            <li key={keyOf(href)}>
              <a className={styles.contentsLink} href={href}>
                {label}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div>{children}</div>
    </div>
  );
});
