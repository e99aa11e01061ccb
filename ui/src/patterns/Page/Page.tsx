import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { Heading } from "../../components/Heading";
import { Container, type ContainerProps } from "../../components/Layout";
import type { Unstyled } from "../../internal/props";
import * as styles from "./Page.css";

export interface PageProps extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "title">> {
  /** The page's `<h1>`. A page whose content brings its own leaves it out. */
  title?: ReactNode;
  /** One sentence under it. */
  intro?: ReactNode;
  /** A control that changes the whole page: at the end of the title's line, under the words on a phone. */
  action?: ReactNode;
  width?: ContainerProps["width"];
  /** Space above content that has none of its own, where there is no title: a field, a bar. */
  topSpace?: boolean;
}

/** A page of the site from its title to the space over the footer. Renders a `<div>`. */
export const Page = forwardRef<HTMLDivElement, PageProps>(function Page(
  { title, intro, action, width, topSpace, children, ...props },
  ref,
) {
  return (
    <div {...props} ref={ref} className={styles.page} data-top-space={topSpace ? "" : undefined}>
      <Container width={width}>
        {title ? (
          <header className={styles.header}>
            <div>
              <Heading level={1}>{title}</Heading>
              {intro ? <p className={styles.intro}>{intro}</p> : null}
            </div>
            {action}
          </header>
        ) : null}
        {children}
      </Container>
    </div>
  );
});
