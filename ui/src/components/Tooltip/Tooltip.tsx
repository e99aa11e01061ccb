import * as Radix from "@radix-ui/react-tooltip";
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactElement,
  type ReactNode,
} from "react";
import type { Unstyled } from "../../internal/props";
import { tooltip } from "./Tooltip.css";

export interface TooltipProps
  extends Unstyled<
    Omit<ComponentPropsWithoutRef<typeof Radix.Content>, "content" | "children" | "asChild">
  > {
  /** A few words more about the thing; it is read after its name. */
  content: ReactNode;
  /** What it is about: one element that can have the focus, a `Button` say. */
  children: ReactElement;
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** How long the pointer has to rest on it, in ms. */
  delayMs?: number;
}

/**
 * Words beside what has the pointer or the keyboard's focus (Radix Tooltip): Escape takes them away, and
 * the pointer may rest on them. A finger never sees them, so that nothing depends on them. Import it
 * lazily.
 */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { content, children, open, defaultOpen, onOpenChange, delayMs = 400, ...props },
  ref,
) {
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            sideOffset={6}
            collisionPadding={16}
            {...props}
            ref={ref}
            className={tooltip}
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
});
