import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { UiLink } from "../../components/Link";
import type { Unstyled } from "../../internal/props";
import * as css from "./ItemList.css";

export interface ItemListProps extends Unstyled<ComponentPropsWithoutRef<"ul">> {
  children: ReactNode;
}

/** Things under one another, each a few lines long: devices, notifications. Renders a `<ul>`. */
export const ItemList = forwardRef<HTMLUListElement, ItemListProps>(function ItemList(props, ref) {
  // Told, because Safari takes the list away from a list without bullets.
  return <ul role="list" {...props} ref={ref} />;
});

export interface ItemProps extends Unstyled<Omit<ComponentPropsWithoutRef<"li">, "title">> {
  /** 18 px, decorative. */
  icon?: ReactNode;
  title: ReactNode;
  /** Beside the title, below it on a phone: `This device`. */
  badge?: ReactNode;
  text?: ReactNode;
  /** When, or how much, in small print. */
  meta?: ReactNode;
  /** Where the whole item leads. */
  href?: string;
  /** A button at its end. */
  action?: ReactNode;
}

/** One of an `ItemList`. Renders an `<li>`. */
export const Item = forwardRef<HTMLLIElement, ItemProps>(function Item(
  { icon, title, badge, text, meta, href, action, ...props },
  ref,
) {
  return (
    <li {...props} ref={ref} className={css.item}>
      {icon ? (
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <div className={css.words}>
        <div className={css.title}>
          {href ? (
            <UiLink className={css.link} href={href}>
              {title}
            </UiLink>
          ) : (
            <span>{title}</span>
          )}
          {badge ? <span className={css.badge}>{badge}</span> : null}
        </div>
        {text ? <div className={css.text}>{text}</div> : null}
        {meta ? <div className={css.meta}>{meta}</div> : null}
      </div>
      {action ? <div className={css.action}>{action}</div> : null}
    </li>
  );
});
