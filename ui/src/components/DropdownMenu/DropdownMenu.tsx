import * as Radix from "@radix-ui/react-dropdown-menu";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useRef,
} from "react";
import { composeEventHandlers } from "../../internal/compose-event-handlers";
import { direction } from "../../internal/direction";
import type { Unstyled } from "../../internal/props";
import { UiLink } from "../Link";
import { content, item, label, separator } from "./DropdownMenu.css";

export type DropdownMenuProps = Omit<ComponentPropsWithoutRef<typeof Radix.Root>, "modal">;

/**
 * A menu behind a button, after the APG's menu-button: Enter, Space and ArrowDown open it, arrows,
 * Home, End and letters walk it, Escape closes it and the focus returns, Tab closes it and moves on.
 * It is not modal: what lies
 * beside it stays readable. Import it lazily where the menu is not the page's business.
 */
export function DropdownMenu(props: DropdownMenuProps) {
  // Unless told, Radix takes every page for left to right.
  return <Radix.Root dir={direction()} {...props} modal={false} />;
}

export type DropdownMenuTriggerProps = Unstyled<ComponentPropsWithoutRef<typeof Radix.Trigger>>;

/** What opens the menu: its one child, a `Button` say. */
export const DropdownMenuTrigger = forwardRef<HTMLButtonElement, DropdownMenuTriggerProps>(
  function DropdownMenuTrigger(props, ref) {
    return <Radix.Trigger {...props} ref={ref} asChild />;
  },
);

export type DropdownMenuContentProps = Unstyled<ComponentPropsWithoutRef<typeof Radix.Content>>;

/**
 * The menu itself; stands at the end of the page, under its trigger's end edge. Tab goes on from the
 * trigger to what follows it, and closes the menu.
 */
export const DropdownMenuContent = forwardRef<HTMLDivElement, DropdownMenuContentProps>(
  function DropdownMenuContent({ onKeyDownCapture, onInteractOutside, ...props }, ref) {
    const isLeaving = useRef(false);
    const leaveByTab = (event: KeyboardEvent<HTMLDivElement>) => {
      isLeaving.current = event.key === "Tab";
      if (!isLeaving.current) return;
      // Radix holds Tab in the menu. It does not hear of it: the browser moves on from the trigger.
      event.stopPropagation();
      const trigger = event.currentTarget.getAttribute("aria-labelledby");
      if (trigger) document.getElementById(trigger)?.focus({ preventScroll: true });
    };
    return (
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          {...props}
          ref={ref}
          className={content}
          onKeyDownCapture={composeEventHandlers(onKeyDownCapture, leaveByTab)}
          onInteractOutside={(event) => {
            // The focus on its way out passes the trigger, whoever else has a say about that.
            if (!isLeaving.current) onInteractOutside?.(event);
            isLeaving.current = false;
          }}
        />
      </Radix.Portal>
    );
  },
);

export interface DropdownMenuItemProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<typeof Radix.Item>, "asChild">> {
  icon?: ReactNode;
  /** Leads somewhere, through `LinkProvider`. */
  href?: string;
  /** `critical` takes something away, or signs out. */
  tone?: "ink" | "critical";
}

/** One choice: a link with `href`, otherwise `onSelect` says what it does. */
export const DropdownMenuItem = forwardRef<HTMLDivElement, DropdownMenuItemProps>(
  function DropdownMenuItem({ icon, href, tone, children, ...props }, ref) {
    return (
      <Radix.Item
        {...props}
        ref={ref}
        className={item}
        data-tone={tone}
        asChild={href !== undefined}
      >
        {href === undefined ? (
          <>
            {icon}
            {children}
          </>
        ) : (
          <UiLink href={href}>
            {icon}
            {children}
          </UiLink>
        )}
      </Radix.Item>
    );
  },
);

export type DropdownMenuLabelProps = Unstyled<ComponentPropsWithoutRef<typeof Radix.Label>>;

/** Words in the menu that are no choice: whose menu it is. */
export const DropdownMenuLabel = forwardRef<HTMLDivElement, DropdownMenuLabelProps>(
  function DropdownMenuLabel(props, ref) {
    return <Radix.Label {...props} ref={ref} className={label} />;
  },
);

export type DropdownMenuSeparatorProps = Unstyled<ComponentPropsWithoutRef<typeof Radix.Separator>>;

/** A line between groups of choices. */
export const DropdownMenuSeparator = forwardRef<HTMLDivElement, DropdownMenuSeparatorProps>(
  function DropdownMenuSeparator(props, ref) {
    return <Radix.Separator {...props} ref={ref} className={separator} />;
  },
);
