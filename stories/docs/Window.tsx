import { useLayoutEffect, useRef, useState } from "react";
import { initialLook } from "../../.storybook/look";
import { modes } from "../../.storybook/modes";
import { useGlobals } from "./DocsFrame";

const laptop = modes["light-1280"].viewport;
const phone = modes["light-360"].viewport;

interface WindowProps {
  storyId: string;
  title: string;
  /** A phone's, in place of a laptop's. */
  isPhone: boolean;
}

/** A story in a window of its own, as large as a laptop's or a phone's and shown as small as need be. */
export function Window({ storyId, title, isPhone }: WindowProps) {
  const globals = useGlobals();
  const frame = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  const { width, height } = isPhone ? phone : laptop;

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setScale(Math.min(1, element.clientWidth / width)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  const look = Object.keys(initialLook).map((name) => `${name}:${String(globals[name])}`);
  return (
    <div
      ref={frame}
      className="guide-window"
      style={{ maxInlineSize: width + 2, blockSize: height * scale + 2 }}
    >
      <iframe
        title={title}
        loading="lazy"
        src={`iframe.html?id=${storyId}&viewMode=story&globals=${look.join(";")}`}
        style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
      />
    </div>
  );
}
