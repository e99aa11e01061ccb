import {
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { UiLink } from "../../components/Link";
import { distinctKeys } from "../../internal/keys";
import { useLazyPart } from "../../internal/useLazyPart";
import * as css from "./HeaderMenu.css";
import type { OpenedBy } from "./HeaderMenuDropdown";
import { AccountIdentity, HOVER_MS, TriggerContent } from "./parts";
import type { HeaderMenuProps } from "./types";

const loadDropdown = () =>
  import("./HeaderMenuDropdown").then(({ HeaderMenuDropdown }) => HeaderMenuDropdown);

const OPENING_KEYS = new Set(["Enter", " ", "ArrowDown"]);

/**
 * The account menu. The server renders a `<details>` that works without JavaScript; the first
 * pointer, focus or press fetches the full menu: it opens by hover, click, touch, Enter, Space and
 * ArrowDown, is walked by keyboard, and closes by Escape. Renders a `<div>` around its trigger.
 */
export const HeaderMenu = forwardRef<HTMLDivElement, HeaderMenuProps>(function HeaderMenu(
  { name, email, items, logoutAction, logoutLabel = "Logout", compact, label, ...props },
  ref,
) {
  const content = { name, email, items, logoutAction, logoutLabel, compact, label };
  const [Dropdown, request] = useLazyPart(loadDropdown);
  const [opening, setOpening] = useState<OpenedBy | null>(null);
  const details = useRef<HTMLDetailsElement>(null);
  const over = useRef(false);
  const focused = useRef(false);
  const hovering = useRef<ReturnType<typeof setTimeout>>();
  useEffect(() => () => clearTimeout(hovering.current), []);

  const open = async (how: "press" | "keyboard") => {
    // What is pressed opens by the press, whatever hovering was about to do.
    clearTimeout(hovering.current);
    setOpening(how);
    if (await request()) return;
    // The plain menu is better than none.
    setOpening(null);
    if (details.current) details.current.open = true;
  };
  const openByHover = async () => {
    // The menu may come when the pointer has gone on, or has pressed.
    if ((await request()) && over.current) setOpening((known) => known ?? "hover");
  };
  if (Dropdown && opening)
    return (
      <div {...props} ref={ref} className={css.root}>
        <Dropdown {...content} opening={opening} takesFocus={focused.current} />
      </div>
    );

  const keyOf = distinctKeys();
  return (
    <div {...props} ref={ref} className={css.root}>
      <details
        ref={details}
        onPointerEnter={(event: PointerEvent) => {
          over.current = true;
          void request();
          if (event.pointerType !== "mouse") return;
          hovering.current = setTimeout(() => void openByHover(), HOVER_MS);
        }}
        onPointerLeave={() => {
          over.current = false;
          clearTimeout(hovering.current);
        }}
        onFocus={() => {
          focused.current = true;
          void request();
        }}
        onBlur={() => {
          focused.current = false;
        }}
      >
        <summary
          className={css.trigger}
          onClick={(event: MouseEvent) => {
            if (details.current?.open) return;
            event.preventDefault();
            void open("press");
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (details.current?.open || !OPENING_KEYS.has(event.key)) return;
            event.preventDefault();
            void open("keyboard");
          }}
        >
          <TriggerContent {...content} />
        </summary>
        <div className={css.panel}>
          <div className={css.whose}>
            <AccountIdentity name={name} email={email} />
          </div>
          {items.map((item) => (
            <UiLink key={keyOf(item.label)} href={item.href} className={css.choice}>
              {item.icon}
              {item.label}
            </UiLink>
          ))}
          <form method="post" action={logoutAction} className={css.last}>
            <button type="submit" className={css.choice}>
              {logoutLabel}
            </button>
          </form>
        </div>
      </details>
    </div>
  );
});
