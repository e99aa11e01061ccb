import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Drawer } from "../../components/Drawer";
import * as css from "./NavDrawer.css";
import { followsLink, MenuIcon, type NavDrawerProps } from "./parts";

export type NavDrawerDialogProps = Pick<NavDrawerProps, "label" | "title" | "side" | "children">;

/** The drawer, loaded when it is first wanted: it opens at once, in the plain menu's place. */
export function NavDrawerDialog({ label, title, side, children }: NavDrawerDialogProps) {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The plain trigger had the focus and is gone; from here the drawer will return it.
    trigger.current?.focus({ preventScroll: true });
    setOpen(true);
  }, []);
  return (
    <Drawer
      open={open}
      onOpenChange={setOpen}
      title={title}
      side={side}
      onClick={(event: MouseEvent) => {
        if (followsLink(event)) setOpen(false);
      }}
      trigger={
        <button ref={trigger} type="button" className={css.trigger} aria-label={label}>
          <MenuIcon />
        </button>
      }
    >
      {children}
    </Drawer>
  );
}
