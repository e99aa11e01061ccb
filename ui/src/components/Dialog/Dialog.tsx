import * as Radix from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type RefObject } from "react";
import type { Unstyled } from "../../internal/props";
import { Button } from "../Button";
import { head, scrim, title as titleStyle } from "../Drawer/Drawer.css";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css";
import { body, description as descriptionStyle, dialog, foot } from "./Dialog.css";
import { useReturnFocus } from "./useReturnFocus";

export interface DialogProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<typeof Radix.Content>, "title" | "asChild">> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** The title is read but not seen: where the content says it already. */
  titleHidden?: boolean;
  /** Read with the title when it opens. */
  description?: ReactNode;
  /** How wide it is at most: 26, 34 or 48 rem. On a phone it is as wide as the window. */
  size?: "small" | "medium" | "large";
  /** Opens it and gets the focus back: one element, a `Button` say. */
  trigger?: ReactNode;
  /** The buttons at its foot, which stay in sight; the one that leads on is last. */
  footer?: ReactNode;
  closeLabel?: string;
  /** What has the focus when it opens, instead of the close button: the first field of a form. */
  initialFocus?: RefObject<HTMLElement>;
}

/**
 * A short task over the page (Radix Dialog): the focus goes in, stays in, and returns; Escape, the
 * close button and a press beside it close it. On a phone it is a sheet at the lower edge. Import it
 * lazily: a page rarely needs it at once.
 */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    open,
    defaultOpen,
    onOpenChange,
    title,
    titleHidden,
    description,
    size = "medium",
    trigger,
    footer,
    closeLabel = "Close",
    initialFocus,
    children,
    ...props
  },
  ref,
) {
  const focus = useReturnFocus(props, initialFocus);
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content {...props} {...focus} ref={ref} className={dialog[size]}>
          <div className={head}>
            <Radix.Title className={titleHidden ? hidden : titleStyle}>{title}</Radix.Title>
            <Radix.Close asChild>
              <Button tone="quiet" shape="icon" aria-label={closeLabel}>
                <X size={20} strokeWidth={1.5} />
              </Button>
            </Radix.Close>
          </div>
          <div className={body}>
            {description ? (
              <Radix.Description className={descriptionStyle}>{description}</Radix.Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className={foot}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
