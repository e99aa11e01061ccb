import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useRef,
} from "react";
import { button } from "../../components/Button/Button.css";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import { opensElsewhere } from "../../internal/opensElsewhere";
import type { Unstyled } from "../../internal/props";
import * as css from "./DisclosureMenu.css";

export interface DisclosureMenuProps extends Unstyled<ComponentPropsWithoutRef<"details">> {
  icon?: ReactNode;
  label: string;
  /** Shown after the label where there is room: the current choice, say. */
  detail?: string;
  /** Which edge of the button a small panel keeps to on small screens: `end` for one farther right. */
  align?: "start" | "end";
  /** On a phone the icon alone is seen. */
  compact?: boolean;
  /**
   * What stays in sight at the foot of a large panel, on a phone a sheet at the foot of the window.
   * Links and forms above it leave the panel open; a press on this closes it. On a desktop the panel
   * keeps to the end of the nearest positioned box around the menu, which has to be there: a toolbar.
   */
  foot?: ReactNode;
}

/**
 * A button that opens a panel of links or a form under it: a small one, or with a `foot` a large one.
 * Renders `<details>`, so it works without JavaScript; with it, Escape, a press outside, following a
 * link and sending a form close it, and the focus returns to the button; it closes too when the focus
 * goes on to something else.
 */
export const DisclosureMenu = forwardRef<HTMLDetailsElement, DisclosureMenuProps>(
  function DisclosureMenu({ icon, label, detail, align, compact, foot, children, ...props }, ref) {
    const root = useRef<HTMLDetailsElement>(null);
    useImperativeHandle(ref, () => root.current as HTMLDetailsElement);

    useEffect(() => {
      const closeOutside = (event: PointerEvent) => {
        const details = root.current;
        if (details?.open && event.target instanceof Node && !details.contains(event.target))
          details.open = false;
      };
      // After a press on bare words in the panel the focus is nowhere.
      const closeFromNowhere = ({ key }: globalThis.KeyboardEvent) => {
        if (key === "Escape" && document.activeElement === document.body) close(root.current);
      };
      document.addEventListener("pointerdown", closeOutside);
      document.addEventListener("keydown", closeFromNowhere);
      return () => {
        document.removeEventListener("pointerdown", closeOutside);
        document.removeEventListener("keydown", closeFromNowhere);
      };
    }, []);

    const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) => {
      // It would lie over what has the focus now.
      if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || !root.current?.open) return;
      event.stopPropagation();
      close(root.current);
    };
    const onClick = (event: MouseEvent) => {
      const pressed = event.target instanceof Element ? event.target : null;
      const link = foot
        ? pressed?.closest(`.${css.foot} :is(a[href], button)`)
        : pressed?.closest("a[href]");
      if (link && !opensElsewhere(event)) close(root.current);
    };

    return (
      // biome-ignore lint: these bubble here from what is in the panel
      <details
        {...props}
        ref={root}
        className={css.root}
        onBlur={composeEventHandlers(props.onBlur, onBlur)}
        onKeyDown={composeEventHandlers(props.onKeyDown, onKeyDown)}
        onClick={composeEventHandlers(props.onClick, onClick)}
        onSubmit={
          foot ? props.onSubmit : composeEventHandlers(props.onSubmit, () => close(root.current))
        }
      >
        <summary className={button()}>
          <span className={css.icon} aria-hidden="true">
            {icon}
          </span>
          <span className={css.label} data-compact={compact || undefined}>
            {label}
          </span>
          {detail ? <span className={css.detail}>: {detail}</span> : null}
        </summary>
        {foot ? (
          <div className={`${css.panel} ${css.large}`}>
            <div className={css.body}>{children}</div>
            <div className={css.foot}>{foot}</div>
          </div>
        ) : (
          <div className={css.panel} data-align={align}>
            {children}
          </div>
        )}
      </details>
    );
  },
);

function close(details: HTMLDetailsElement | null) {
  if (!details?.open) return;
  // First the focus: closed, the panel would take it along.
  details.querySelector("summary")?.focus();
  details.open = false;
}
