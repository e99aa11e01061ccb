import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import type { ToastViewportProps } from "./ToastContext";
import { close, icon, message as messageStyle, toast, viewport } from "./ToastViewport.css";

const icons = { success: CircleCheck, critical: CircleAlert, info: Info };

/** The messages themselves. Loaded with the first of them, never imported by the barrel. */
export function ToastViewport({ items, onClose }: ToastViewportProps) {
  return (
    <Radix.Provider label="Message" swipeDirection="right">
      {items.map(({ id, tone, message, durationMs }) => {
        const Icon = icons[tone];
        return (
          <Radix.Root
            key={id}
            className={toast({ tone })}
            duration={durationMs}
            data-tone={tone}
            onOpenChange={(open) => {
              if (!open) onClose(id);
            }}
          >
            <span className={icon} aria-hidden="true">
              <Icon />
            </span>
            <Radix.Description className={messageStyle}>{message}</Radix.Description>
            <Radix.Close className={close} aria-label="Dismiss">
              <X size={18} strokeWidth={1.5} />
            </Radix.Close>
          </Radix.Root>
        );
      })}
      <Radix.Viewport className={viewport} label="Messages ({hotkey})" />
    </Radix.Provider>
  );
}
