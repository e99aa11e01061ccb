import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { Link } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import * as css from "./Panel.css";

export interface PanelProps extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "title">> {
  title: ReactNode;
  /** The title's place in the outline; 2 by default. */
  level?: 2 | 3;
  /** A line or two under the title. */
  text?: ReactNode;
  /** Buttons, at the end of the title's line. */
  actions?: ReactNode;
  /** Where there is more of it; on a phone it gives way to the actions. */
  more?: { label: string; href: string };
  /** The content reaches the edges, under a line: a table, a list. */
  flush?: boolean;
}

/** A titled box on the page, its actions beside the title; without children its text is all. Renders a `<section>` named by it. */
export const Panel = forwardRef<HTMLElement, PanelProps>(function Panel(
  { title, level = 2, text, actions, more, flush, children, ...props },
  ref,
) {
  const titleId = useId();
  const Title = `h${level}` as const;
  return (
    <section
      aria-labelledby={titleId}
      {...props}
      ref={ref}
      className={css.panel}
      data-flush={flush || undefined}
    >
      <div className={css.head}>
        <div className={css.words}>
          <Title id={titleId} className={css.title}>
            {title}
          </Title>
          {text ? <p className={css.text}>{text}</p> : null}
        </div>
        {actions || more ? (
          <div className={css.actions}>
            {more ? (
              <span className={css.more}>
                <Link href={more.href} tone="ink">
                  {more.label}
                </Link>
              </span>
            ) : null}
            {actions}
          </div>
        ) : null}
      </div>
      {children ? <div className={css.body}>{children}</div> : null}
    </section>
  );
});
