import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { Unstyled } from "../../internal/props";

export interface HeaderMenuItem {
  label: string;
  href: string;
  icon?: ReactNode;
}

/** What the menu is about. */
export interface HeaderMenuContent {
  /** Display name; without one the header shows the email up to the at sign, and the menu `User`. */
  name?: string | null;
  email: string;
  items: readonly HeaderMenuItem[];
  /** Signing out posts here. */
  logoutAction: string;
  logoutLabel?: string;
  /** The avatar alone: the name stands in the menu. */
  compact?: boolean;
  /** Says what opens. */
  label?: string;
}

export interface HeaderMenuProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">>,
    HeaderMenuContent {}

/** The name shown for a user: the display name, else the email up to the at sign. */
export const shownName = (name: string | null | undefined, email: string | null | undefined) =>
  name?.trim() || email?.split("@")[0] || "User";
