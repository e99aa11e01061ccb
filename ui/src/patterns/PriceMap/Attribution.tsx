import * as css from "./PriceMap.css";

/** Whose map it is. */
export function Attribution({ text, href }: { text: string; href?: string }) {
  return (
    <p className={css.attribution}>
      {href ? (
        <a className={css.credit} href={href} rel="noopener" target="_blank">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
