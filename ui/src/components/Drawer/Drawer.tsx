import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import { Button } from "../Button";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css";
import { body, drawer, foot, head, scrim, title as titleStyle } from "./Drawer.css";

export interface DrawerProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<typeof Radix.Content>, "title" | "asChild">> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** The title is read but not seen: where the content says it already. */
  titleHidden?: boolean;
  /** The edge it slides in from, `end` by default; mirrors from right to left. */
  side?: "start" | "end";
  /** Opens it and gets the focus back: one element, a `Button` say. */
  trigger?: ReactNode;
  /** Stays in sight under the scrolling content. */
  footer?: ReactNode;
  closeLabel?: string;
}

/**
 * A modal panel from the side of the window (Radix Dialog): the focus goes in, stays in, and returns;
 * Escape, the close button and a press beside it close it. Import it lazily: a page rarely needs it
 * at once.
 */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  {
    open,
    defaultOpen,
    onOpenChange,
    title,
    titleHidden,
    side = "end",
    trigger,
    footer,
    closeLabel = "Close",
    children,
    ...props
  },
  ref,
) {
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content aria-describedby={undefined} {...props} ref={ref} className={drawer[side]}>
          <div className={head}>
            <Radix.Title className={titleHidden ? hidden : titleStyle}>{title}</Radix.Title>
            <Radix.Close asChild>
              <Button tone="quiet" shape="icon" aria-label={closeLabel}>
                <X size={20} strokeWidth={1.5} />
              </Button>
            </Radix.Close>
          </div>
          <div className={body}>{children}</div>
          {footer ? <div className={foot}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
