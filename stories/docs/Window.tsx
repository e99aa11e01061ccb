import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { initialLook } from "../../.storybook/look";
import { modes } from "../../.storybook/modes";
import { useGlobals } from "./DocsFrame";
import { type Leave, turns } from "./turns";

const laptop = modes["light-1280"].viewport;
const phone = modes["light-360"].viewport;

/** A frame holds up the page that it is in while it loads: they share one thread. */
const takeTurn = turns(1);

/** How close a window has to come to what is seen before its story is loaded. */
const margin = "300px";

interface WindowProps {
  storyId: string;
  title: string;
  /** A phone's, in place of a laptop's. */
  isPhone: boolean;
}

/**
 * A story in a window of its own, as large as a laptop's or a phone's and shown as small as need be.
 * It has its room from the start, and its story once it comes near, one after another.
 */
export function Window({ storyId, title, isPhone }: WindowProps) {
  const globals = useGlobals();
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const { isOpen, leave } = useTurn(frame);
  const { width, height } = isPhone ? phone : laptop;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setScale(Math.min(1, element.clientWidth / width));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [width]);

  const look = Object.keys(initialLook).map((name) => `${name}:${String(globals[name])}`);
  return (
    <div
      ref={frame}
      className="guide-window"
      style={{ maxInlineSize: width + 2, blockSize: height * scale + 2 }}
    >
      {isOpen ? (
        <iframe
          title={title}
          onLoad={leave}
          src={`iframe.html?id=${storyId}&viewMode=story&globals=${look.join(";")}`}
          style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
        />
      ) : null}
    </div>
  );
}

/** Whether an element has come near and had its turn; it leaves once it is loaded or gone. */
function useTurn(element: RefObject<Element>) {
  const [isOpen, setOpen] = useState(false);
  const turn = useRef<Leave>();
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        turn.current = takeTurn(() => setOpen(true));
      },
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      turn.current?.();
    };
  }, [element]);
  return { isOpen, leave: () => turn.current?.() };
}
