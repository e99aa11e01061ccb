import * as Radix from "@radix-ui/react-popover";
import { X } from "lucide-react";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from "react";
import type { Unstyled } from "../../internal/props";
import { Button } from "../Button";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css";
import { body, head, popover, title as titleStyle } from "./Popover.css";

export interface PopoverProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<typeof Radix.Content>, "title" | "asChild">> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Names it. */
  title: ReactNode;
  /** The title is read but not seen: where the trigger says the same. */
  titleHidden?: boolean;
  /** Opens it and gets the focus back: one element, a `Button` say. */
  trigger: ReactNode;
  closeLabel?: string;
}

/**
 * A little more beside the thing that it is about, links and fields included (Radix Popover): the focus
 * goes in and returns; Escape, the close button and a press elsewhere close it. What lies around it
 * stays in use. Import it lazily.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    open,
    defaultOpen,
    onOpenChange,
    title,
    titleHidden,
    trigger,
    closeLabel = "Close",
    children,
    ...props
  },
  ref,
) {
  const id = useId();
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={8}
          collisionPadding={16}
          aria-labelledby={id}
          {...props}
          ref={ref}
          className={popover}
        >
          <div className={head}>
            <p id={id} className={titleHidden ? hidden : titleStyle}>
              {title}
            </p>
            <Radix.Close asChild>
              <Button tone="quiet" shape="icon" aria-label={closeLabel}>
                <X size={18} strokeWidth={1.5} />
              </Button>
            </Radix.Close>
          </div>
          <div className={body}>{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
