import { Search } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import * as styles from "./PhonePreview.css";

export interface PhonePreviewProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children" | "part">> {
  /** What stands in its search box. */
  query: string;
  /** A `MapPreview` without a label. */
  map: ReactNode;
  /** The part in its sheet. */
  part?: { name: string; price: string; note: string; action: string };
}

/** A picture of the app on a phone; nothing in it is read out or pressed. Renders a `<div>`. */
export const PhonePreview = forwardRef<HTMLDivElement, PhonePreviewProps>(function PhonePreview(
  { query, map, part, ...props },
  ref,
) {
  return (
    <div aria-hidden="true" {...props} ref={ref} className={styles.root}>
      <div className={styles.screen}>
        <div className={styles.fill}>{map}</div>
        <div className={styles.search}>
          <Search size={18} strokeWidth={1.5} />
          <span>{query}</span>
        </div>
        {part ? (
          <div className={styles.sheet}>
            <div className={styles.sheetHead}>
              {part.name}
              <span className={styles.sheetPrice}>{part.price}</span>
            </div>
            <div className={styles.sheetNote}>{part.note}</div>
            <div className={styles.sheetAction}>{part.action}</div>
          </div>
        ) : null}
      </div>
    </div>
  );
});
