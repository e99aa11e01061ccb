import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Heading } from "../../components/Heading";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as styles from "./Hero.css";

export interface HeroProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "children" | "title">> {
  /** Short sentences, one to a line. */
  lines: readonly string[];
  intro: ReactNode;
  /** The search box itself, not a button that leads to one. */
  search: ReactNode;
  /** A thing to look at that fills its box: beside the words on a wide screen, bleeding to the window's edge; under them on a phone. */
  aside: ReactNode;
}

/** So many characters fit on one line of a phone. */
const SHORT = 16;

/**
 * The first screen: what this is, a search, and a living piece of it. With the page's header and a
 * `StatStrip` it fills a laptop's first screen exactly. Renders a `<section>` with the page's `<h1>`.
 */
export const Hero = forwardRef<HTMLElement, HeroProps>(function Hero(
  { lines, intro, search, aside, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <section {...props} ref={ref} className={styles.root}>
      <div className={styles.words}>
        <Heading level={1} size="hero">
          {/* An empty line is none. */}
          {lines.filter(Boolean).map((line) => (
            <span
              key={keyOf(line)}
              className={styles.line}
              data-short={line.length <= SHORT || undefined}
            >
              {`${line} `}
            </span>
          ))}
        </Heading>
        <p className={styles.intro}>{intro}</p>
        <div className={styles.search}>{search}</div>
      </div>
      <div className={styles.aside}>
        <div className={styles.fill}>{aside}</div>
      </div>
    </section>
  );
});
