import { LogOut } from "lucide-react";
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "../../components/DropdownMenu";
import { distinctKeys } from "../../internal/keys";
import * as css from "./HeaderMenu.css";
import { AccountIdentity, HOVER_MS, TriggerContent } from "./parts";
import type { HeaderMenuContent } from "./types";

/** By what the menu was opened: it decides where the focus goes. */
export type OpenedBy = "hover" | "press" | "keyboard";

/** Time enough to cross from the trigger to the menu. */
const LEAVE_MS = 220;

export interface HeaderMenuDropdownProps extends HeaderMenuContent {
  /** How it was opened before it was here. */
  opening: OpenedBy;
  /** Whether the plain trigger, which it stands in for, had the focus. */
  takesFocus: boolean;
}

/** The full menu, loaded when it is first wanted. Takes the plain menu's place, and its focus. */
export function HeaderMenuDropdown({ opening, takesFocus, ...props }: HeaderMenuDropdownProps) {
  const [open, setOpen] = useState(true);
  const by = useRef(opening);
  const focusAtFirst = useRef(takesFocus || opening !== "hover");
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const trigger = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const logout = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    // The plain trigger had the focus and is gone.
    if (focusAtFirst.current) trigger.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const hover = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    if (on === open || (!on && by.current !== "hover")) return;
    timer.current = setTimeout(
      () => {
        if (on) by.current = "hover";
        setOpen(on);
      },
      on ? HOVER_MS : LEAVE_MS,
    );
  };
  const focusFirst = () =>
    content.current
      ?.querySelector<HTMLElement>("[role='menuitem']")
      ?.focus({ preventScroll: true });

  const focusOnOpen = (event: Event) => {
    event.preventDefault();
    // Hovering takes the focus from nobody.
    if (by.current === "keyboard") focusFirst();
    else if (by.current === "press") content.current?.focus({ preventScroll: true });
  };
  // Radix passes this on, though it does not list it.
  const hidden = { onOpenAutoFocus: focusOnOpen };

  const keyOf = distinctKeys();
  return (
    <>
      <DropdownMenu open={open} onOpenChange={setOpen}>
        <DropdownMenuTrigger
          ref={trigger}
          onPointerEnter={hover(true)}
          onPointerLeave={hover(false)}
          onPointerDown={(event) => {
            clearTimeout(timer.current);
            // Pressing what hovering has opened keeps it open, and goes in.
            if (open && by.current === "hover") {
              event.preventDefault();
              content.current?.focus({ preventScroll: true });
            }
            by.current = "press";
          }}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === "ArrowDown" && open) focusFirst();
            by.current = "keyboard";
          }}
        >
          <button type="button" className={css.trigger}>
            <TriggerContent {...props} />
          </button>
        </DropdownMenuTrigger>
        <DropdownMenuContent
          {...hidden}
          ref={content}
          onPointerEnter={hover(true)}
          onPointerLeave={hover(false)}
          onInteractOutside={(event) => {
            // The trigger decides by itself whether a press on it closes.
            if (event.target instanceof Node && trigger.current?.contains(event.target))
              event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            // Nobody's focus was in it: nobody's focus is moved.
            if (by.current === "hover" && !content.current?.contains(document.activeElement))
              event.preventDefault();
          }}
        >
          <DropdownMenuLabel>
            <AccountIdentity name={props.name} email={props.email} />
          </DropdownMenuLabel>
          <DropdownMenuSeparator />
          {props.items.map(({ label, href, icon }) => (
            <DropdownMenuItem key={keyOf(label)} href={href} icon={icon}>
              {label}
            </DropdownMenuItem>
          ))}
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={<LogOut className={css.flips} />}
            onSelect={() => logout.current?.requestSubmit()}
          >
            {props.logoutLabel ?? "Logout"}
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {/* Outside the menu, which is gone by the time it is submitted. */}
      <form ref={logout} method="post" action={props.logoutAction} hidden />
    </>
  );
}
