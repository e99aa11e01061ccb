import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Heading } from "../../components/Heading";
import type { Unstyled } from "../../internal/props";
import * as styles from "./PageIntro.css";

export interface PageIntroProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"header">, "children" | "title">> {
  /** The page's `<h1>`. */
  title: ReactNode;
  /** One sentence under it. */
  intro?: ReactNode;
  /** A control that changes the whole page: at the end of the line, under the words on a phone. */
  action?: ReactNode;
}

/** How a page of the site begins. Renders a `<header>` with the page's `<h1>`. */
export const PageIntro = forwardRef<HTMLElement, PageIntroProps>(function PageIntro(
  { title, intro, action, ...props },
  ref,
) {
  return (
    <header {...props} ref={ref} className={styles.root}>
      <div>
        <Heading level={1}>{title}</Heading>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
      </div>
      {action}
    </header>
  );
});
