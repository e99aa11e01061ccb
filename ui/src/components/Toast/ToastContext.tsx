import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useMemo,
  useRef,
  useState,
} from "react";
import type { ToastItem, ToastOptions, ToastViewportProps } from "./toast-types";

export interface Toasts {
  /** Shows a message. One with the same words and tone is replaced, not repeated. */
  show: (options: ToastOptions) => void;
  /** Loads the part that shows messages ahead of the first: for one about a lost connection. */
  prepare: () => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** At once, at most: the oldest gives way. */
const most = 3;

/**
 * Stands around the site, so that messages survive navigation. Weighs next to nothing until the
 * first message: only then is the part that shows them loaded.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [items, setItems] = useState<readonly ToastItem[]>([]);
  const [Viewport, setViewport] = useState<ComponentType<ToastViewportProps> | null>(null);
  const lastId = useRef(0);

  const toasts = useMemo<Toasts>(() => {
    const prepare = () => {
      import("./ToastViewport").then(
        (loaded) => setViewport(() => loaded.ToastViewport),
        // Offline, say: the message waits, and the next one tries again.
        () => {},
      );
    };
    return {
      prepare,
      show({ tone = "info", message, durationMs = 5000 }) {
        lastId.current += 1;
        const item = { id: lastId.current, tone, message, durationMs };
        const isOther = (known: ToastItem) => known.message !== message || known.tone !== tone;
        setItems((known) => [...known.filter(isOther), item].slice(-most));
        prepare();
      },
    };
  }, []);

  const close = (id: number) => setItems((known) => known.filter((item) => item.id !== id));

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      {Viewport ? <Viewport items={items} onClose={close} /> : null}
    </ToastContext.Provider>
  );
}

/** Shows messages at the top of the window; the object it returns never changes. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts)
    throw new Error("useToast found no ToastProvider above it: put one around the whole site.");
  return toasts;
}
