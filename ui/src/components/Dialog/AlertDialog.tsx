import * as Radix from "@radix-ui/react-alert-dialog";
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from "react";
import type { Unstyled } from "../../internal/props";
import { Button } from "../Button";
import { scrim } from "../Drawer/Drawer.css";
import { answers, description, dialog, question, questionTitle } from "./Dialog.css";
import { useReturnFocus } from "./useReturnFocus";

export interface AlertDialogProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<typeof Radix.Content>, "title" | "asChild">> {
  open?: boolean;
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** The question, which names what it is about: "Withdraw this listing?" */
  title: ReactNode;
  /** What follows from it, read with the title. */
  children: ReactNode;
  /** Does it: one `Button` that says what, in the tone `critical` where it takes something away. */
  action: ReactNode;
  /** A press on the action leaves it open: you close it when the work is done. */
  staysOpen?: boolean;
  /** The way back, which has the focus when it opens. */
  cancelLabel?: ReactNode;
  /** Opens it and gets the focus back: one element, a `Button` say. */
  trigger?: ReactNode;
}

/**
 * A question that has to be answered before anything else (Radix AlertDialog): the focus is on the way
 * back, a press beside it does nothing, Escape goes back. On a phone it is a sheet at the lower edge.
 * Import it lazily.
 */
export const AlertDialog = forwardRef<HTMLDivElement, AlertDialogProps>(function AlertDialog(
  {
    open,
    defaultOpen,
    onOpenChange,
    title,
    children,
    action,
    staysOpen,
    cancelLabel = "Cancel",
    trigger,
    ...props
  },
  ref,
) {
  const focus = useReturnFocus(props, undefined);
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content {...props} {...focus} ref={ref} className={dialog.small}>
          <div className={question}>
            <Radix.Title className={questionTitle}>{title}</Radix.Title>
            <Radix.Description asChild>
              <div className={description}>{children}</div>
            </Radix.Description>
          </div>
          <div className={answers}>
            <Radix.Cancel asChild>
              <Button>{cancelLabel}</Button>
            </Radix.Cancel>
            {staysOpen ? action : <Radix.Action asChild>{action}</Radix.Action>}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
});
