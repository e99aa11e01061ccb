import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useState } from "react";
import { direction } from "../../internal/direction";
import type { ToastItem, ToastViewportProps } from "./ToastContext";
import { close, icon, message as messageStyle, toast, viewport } from "./ToastViewport.css";

const icons = { success: CircleCheck, critical: CircleAlert, info: Info };

/** The messages themselves. Loaded with the first of them, never imported by the barrel. */
export function ToastViewport({ items, onClose }: ToastViewportProps) {
  return (
    // Swiped away over the edge of the window that it stands at.
    <Radix.Provider label="Message" swipeDirection={direction() === "rtl" ? "left" : "right"}>
      {items.map((item) => (
        <Message key={item.id} {...item} onGone={() => onClose(item.id)} />
      ))}
      <Radix.Viewport className={viewport} label="Messages ({hotkey})" />
    </Radix.Provider>
  );
}

/** One of them; it is gone when its leaving has been seen. */
function Message({ tone, message, durationMs, onGone }: ToastItem & { onGone: () => void }) {
  const [open, setOpen] = useState(true);
  const Icon = icons[tone];
  return (
    <Radix.Root
      className={toast[tone]}
      duration={durationMs}
      data-tone={tone}
      open={open}
      onOpenChange={setOpen}
      onAnimationEnd={(event) => {
        if (!open && event.target === event.currentTarget) onGone();
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
}
