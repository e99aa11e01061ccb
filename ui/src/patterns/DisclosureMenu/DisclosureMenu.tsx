import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { button } from "../../components/Button/Button.css";
import * as css from "./DisclosureMenu.css";

export interface DisclosureMenuProps {
  icon?: ReactNode;
  label: string;
  /** Shown after the label where there is room: the current choice, say. */
  detail?: string;
  children: ReactNode;
}

/**
 * A button that opens a small panel of links or a form under it. Renders `<details>`, so it works
 * without JavaScript; with it, Escape and a press outside close it, and focus returns.
 */
export function DisclosureMenu({ icon, label, detail, children }: DisclosureMenuProps) {
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      const details = ref.current;
      if (details?.open && event.target instanceof Node && !details.contains(event.target))
        details.open = false;
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, []);

  const closeOnEscape = (event: KeyboardEvent) => {
    const details = ref.current;
    if (event.key !== "Escape" || !details?.open) return;
    event.stopPropagation();
    details.open = false;
    details.querySelector("summary")?.focus();
  };

  return (
    // biome-ignore lint: Escape bubbles here from whatever in the panel has the focus
    <details ref={ref} className={css.root} onKeyDown={closeOnEscape}>
      <summary className={button()}>
        <span className={css.icon} aria-hidden="true">
          {icon}
        </span>
        {label}
        {detail ? <span className={css.detail}>: {detail}</span> : null}
      </summary>
      <div className={css.panel}>{children}</div>
    </details>
  );
}
