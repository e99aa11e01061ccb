import { X } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import { distinctKeys } from "../../internal/keys";
import type { Unstyled } from "../../internal/props";
import { UiLink } from "../Link";
import { chip, count as countStyle, item, row } from "./Chips.css";

export interface ChipItem {
  key: string;
  label: ReactNode;
  href: string;
  /** This is what the page shows now. */
  current?: boolean;
  icon?: ReactNode;
  /** How much of it there is, behind the label. */
  count?: ReactNode;
  /** The link takes it away: it gets a cross, and this name: `Remove Brake`. */
  removeLabel?: string;
}

export interface ChipsProps extends Unstyled<Omit<ComponentPropsWithoutRef<"nav">, "children">> {
  /** What the row filters by; read, not seen. */
  label: string;
  items: readonly ChipItem[];
  /** On a phone the row runs to the edges of a `Container`, to show that it goes on. */
  bleed?: boolean;
  /** What is cut off at the row's end fades out, where something else stands beside it. */
  fades?: boolean;
}

/** A row of links that filter what the page shows; it scrolls sideways when it is long. Renders `<nav>`. */
export const Chips = forwardRef<HTMLElement, ChipsProps>(function Chips(
  { label, items, bleed, fades, ...props },
  ref,
) {
  const keyOf = distinctKeys();
  return (
    <nav {...props} ref={ref} aria-label={label}>
      <ul className={row} data-bleed={bleed || undefined} data-fades={fades || undefined}>
        {items.map(({ key, href, current, icon, count, removeLabel, label: text }) => (
          <li key={keyOf(key)} className={item}>
            <UiLink
              href={href}
              className={chip}
              aria-current={current || undefined}
              aria-label={removeLabel}
            >
              {icon}
              {text}
              {count === undefined ? null : (
                <>
                  {" "}
                  <span className={countStyle}>{count}</span>
                </>
              )}
              {removeLabel ? <X aria-hidden="true" /> : null}
            </UiLink>
          </li>
        ))}
      </ul>
    </nav>
  );
});
