import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import { Heading } from "../../components/Heading";
import { Container } from "../../components/Layout";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import * as styles from "./AppPromo.css";

export interface AppStore {
  id: string;
  /** `iOS app` */
  name: string;
  /** Where the app is to be had; without it the button says that the app is coming and leads nowhere. */
  href?: string;
  /** The small line over the name. */
  note: string;
  /** What pressing the button says while the app is coming. */
  comingNotice: string;
}

export interface AppPromoProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"section">, "children" | "title">> {
  title: string;
  text: string;
  stores: readonly AppStore[];
  /** A picture of the app. */
  preview: ReactNode;
}

/** Where the apps are to be had, beside a picture of one. Renders a `<section>`, the full width of the page. */
export const AppPromo = forwardRef<HTMLElement, AppPromoProps>(function AppPromo(
  { title, text, stores, preview, ...props },
  ref,
) {
  const titleId = useId();
  const keyOf = distinctKeys();
  return (
    <section aria-labelledby={titleId} {...props} ref={ref} className={styles.band}>
      <Container>
        <div className={styles.root}>
          <div className={styles.words}>
            <Heading level={2} id={titleId}>
              {title}
            </Heading>
            <p className={styles.text}>{text}</p>
            <div className={styles.stores}>
              {stores.map((store) => (
                <StoreButton key={keyOf(store.id)} {...store} />
              ))}
            </div>
          </div>
          {preview}
        </div>
      </Container>
    </section>
  );
});

function StoreButton({ name, href, note, comingNotice }: AppStore) {
  const words = (
    <>
      <span className={styles.small}>{note}</span>
      {name}
    </>
  );
  if (href)
    return (
      <a className={styles.store} href={href} target="_blank" rel="noopener">
        {words}
      </a>
    );
  // A disclosure: it works without script, and says to everyone that it opens rather than leads.
  return (
    <details>
      <summary className={styles.store}>{words}</summary>
      <p className={styles.notice}>{comingNotice}</p>
    </details>
  );
}
