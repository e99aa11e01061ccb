import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { warnIfDuplicate, warnIfUnlisted } from "../../internal/development";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { UiLink } from "../Link";
import { item, list, tab } from "./Tabs.css";

export interface TabLink {
  value: string;
  label: ReactNode;
  href: string;
  /** After the label: how many there are. */
  badge?: ReactNode;
}

export interface TabLinksProps extends Unstyled<Omit<ComponentPropsWithoutRef<"nav">, "children">> {
  /** What is chosen between; read, not seen. */
  label: string;
  tabs: readonly TabLink[];
  /** Where the reader is. */
  value?: string;
}

/**
 * `Tabs` of which each has an address: a navigation, with the current one `aria-current`. It needs no
 * JavaScript, and brings nothing of Radix.
 */
export const TabLinks = forwardRef<HTMLElement, TabLinksProps>(function TabLinks(
  { label, tabs, value, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  if (process.env.NODE_ENV !== "production") {
    const values = tabs.map((each) => each.value);
    warnIfDuplicate("TabLinks", "value", values);
    warnIfUnlisted("TabLinks", "value", value, values);
  }
  return (
    <nav aria-label={label} {...props} ref={ref}>
      <ul className={list}>
        {tabs.map((each) => (
          <li key={keyOf(each.value)} className={item}>
            <UiLink
              href={each.href}
              className={tab}
              aria-current={each.value === value ? "page" : undefined}
            >
              {each.label}
              {each.badge}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
