import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { UiLink } from "../../components/Link";
import { useLazyPart } from "../useLazyPart";
import * as css from "./HeaderMenu.css";
import type { Opening } from "./HeaderMenuDropdown";
import { HOVER_MS, TriggerContent, Who } from "./parts";
import type { HeaderMenuProps } from "./types";

const loadDropdown = () =>
  import("./HeaderMenuDropdown").then(({ HeaderMenuDropdown }) => HeaderMenuDropdown);

const OPENING_KEYS = new Set(["Enter", " ", "ArrowDown"]);

/**
 * The account menu. The server renders a `<details>` that works without JavaScript; the first
 * pointer, focus or press fetches the full menu: it opens by hover, click, touch, Enter, Space and
 * ArrowDown, is walked by keyboard, and closes by Escape.
 */
export function HeaderMenu(props: HeaderMenuProps) {
  const { name, email, items, logoutAction, logoutLabel = "Logout" } = props;
  const [Dropdown, request] = useLazyPart(loadDropdown);
  const [opening, setOpening] = useState<Opening | null>(null);
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
    return <Dropdown {...props} opening={opening} takesFocus={focused.current} />;

  return (
    <details
      ref={details}
      className={css.root}
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
        <TriggerContent {...props} />
      </summary>
      <div className={css.panel}>
        <div className={css.whose}>
          <Who name={name} email={email} />
        </div>
        {items.map(({ label, href, icon }) => (
          <UiLink key={label} href={href} className={css.choice}>
            {icon}
            {label}
          </UiLink>
        ))}
        <form method="post" action={logoutAction} className={css.last}>
          <button type="submit" className={css.choice}>
            {logoutLabel}
          </button>
        </form>
      </div>
    </details>
  );
}
