import { Menu } from "lucide-react";
import type { ComponentPropsWithoutRef, ReactNode } from "react";
import type { Unstyled } from "../../internal/props";

export interface NavDrawerProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "title" | "children">> {
  /** The button's name. */
  label: string;
  /** The drawer's name, shown at its head. */
  title: ReactNode;
  side: "start" | "end";
  children: ReactNode;
}

/** Whether a press in the menu leads to another page, which then takes the menu's place. */
export const followsLink = ({ target }: { target: EventTarget | null }) =>
  target instanceof Element && target.closest("a") !== null;

export function MenuIcon() {
  return <Menu size={22} strokeWidth={1.5} aria-hidden="true" />;
}
