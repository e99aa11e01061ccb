import * as Radix from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { direction } from "../../internal/direction";
import { close, icon, message as messageStyle, toast, viewport } from "./ToastViewport.css";
import type { ToastItem, ToastViewportProps } from "./toast-types";

const icons = { success: CircleCheck, critical: CircleAlert, info: Info };

/**
 * The messages themselves. Loaded with the first of them, never imported by the barrel. Without a
 * message nothing is there: no key leads to it, and no pause of the last ones holds the next.
 */
export function ToastViewport(props: ToastViewportProps) {
  return props.items.length > 0 ? <Messages {...props} /> : null;
}

function Messages({ items, onClose }: ToastViewportProps) {
  const { list, leave } = useWayBack(items.length);
  return (
    // Swiped away over the edge of the window that it stands at.
    <Radix.Provider label="Message" swipeDirection={direction() === "rtl" ? "left" : "right"}>
      {items.map((item) => (
        <Message key={item.id} {...item} onLeave={leave} onGone={() => onClose(item.id)} />
      ))}
      <Radix.Viewport ref={list} className={viewport} label="Messages ({hotkey})" />
    </Radix.Provider>
  );
}

/** Longer than a browser takes to see that what was under the pointer is gone, in ms. */
const settleMs = 250;

/**
 * Gives the focus back to where it came from when a message that has it goes. Radix would park it among
 * the messages, where it holds the clock of all others. A pointer that was over the message is not
 * always told to have left, so that is seen to when there are fewer.
 */
function useWayBack(count: number) {
  const list = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element | null>(null);
  const region = () => list.current?.parentElement;

  useEffect(() => {
    const remember = ({ target, relatedTarget }: FocusEvent) => {
      const within = (place: EventTarget | null) =>
        place instanceof Node && Boolean(region()?.contains(place));
      if (!within(target) || within(relatedTarget)) return;
      cameFrom.current = relatedTarget instanceof Element ? relatedTarget : null;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);

  const last = useRef(count);
  useEffect(() => {
    const isFewer = count < last.current;
    last.current = count;
    if (!isFewer) return;
    const timer = setTimeout(() => {
      const place = region();
      if (place && !place.matches(":hover")) place.dispatchEvent(new PointerEvent("pointerleave"));
    }, settleMs);
    return () => clearTimeout(timer);
  }, [count]);

  const leave = () => {
    const { activeElement } = document;
    if (!(activeElement instanceof HTMLElement) || !region()?.contains(activeElement)) return;
    const back = cameFrom.current;
    if (back instanceof HTMLElement && back.isConnected) back.focus({ preventScroll: true });
    if (region()?.contains(document.activeElement)) activeElement.blur();
  };
  return { list, leave };
}

interface MessageProps extends ToastItem {
  /** It is on its way out. */
  onLeave: () => void;
  onGone: () => void;
}

/** One of them; it is gone when its leaving has been seen. */
function Message({ tone, message, durationMs, onLeave, onGone }: MessageProps) {
  const [open, setOpen] = useState(true);
  const Icon = icons[tone];
  return (
    <Radix.Root
      className={toast[tone]}
      duration={durationMs}
      data-tone={tone}
      open={open}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (!isOpen) onLeave();
      }}
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
