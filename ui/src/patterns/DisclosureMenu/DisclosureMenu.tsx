import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { button } from "../../components/Button/Button.css";
import type { Unstyled } from "../../internal/props";
import { both } from "../both";
import * as css from "./DisclosureMenu.css";

export interface DisclosureMenuProps extends Unstyled<ComponentPropsWithoutRef<"details">> {
  icon?: ReactNode;
  label: string;
  /** Shown after the label where there is room: the current choice, say. */
  detail?: string;
}

/**
 * A button that opens a small panel of links or a form under it. Renders `<details>`, so it works
 * without JavaScript; with it, Escape, a press outside, following a link and sending a form close it,
 * and the focus returns to the button.
 */
export const DisclosureMenu = forwardRef<HTMLDetailsElement, DisclosureMenuProps>(
  function DisclosureMenu({ icon, label, detail, children, ...props }, ref) {
    const root = useRef<HTMLDetailsElement>(null);
    useImperativeHandle(ref, () => root.current as HTMLDetailsElement);

    useEffect(() => {
      const closeOutside = (event: PointerEvent) => {
        const details = root.current;
        if (details?.open && event.target instanceof Node && !details.contains(event.target))
          details.open = false;
      };
      document.addEventListener("pointerdown", closeOutside);
      return () => document.removeEventListener("pointerdown", closeOutside);
    }, []);

    const close = () => {
      const details = root.current;
      if (!details?.open) return;
      // First the focus: closed, the panel would take it along.
      details.querySelector("summary")?.focus();
      details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !root.current?.open) return;
      event.stopPropagation();
      close();
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a[href]");
      // Held with a key, a link opens elsewhere and the page stays.
      if (link && !event.metaKey && !event.ctrlKey && !event.shiftKey) close();
    };

    return (
      // biome-ignore lint: these bubble here from what is in the panel
      <details
        {...props}
        ref={root}
        className={css.root}
        onKeyDown={both(props.onKeyDown, onKeyDown)}
        onClick={both(props.onClick, onClick)}
        onSubmit={both(props.onSubmit, close)}
      >
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
  },
);
