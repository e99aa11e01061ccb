import { breakpoints } from "@partlane/ui/theme";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";

/** The narrowest box that a page is laid out for while the window is as wide as it is. */
function leastWidth(isWindow: boolean): number {
  const { wide, desktop, tablet } = breakpoints;
  if (isWindow) return Math.min(innerWidth, wide);
  return [desktop, tablet].find((width) => innerWidth >= width) ?? 320;
}

interface FullWidthProps {
  /** How much of it is seen, from its top; all of it by default. */
  blockSize?: string;
  /** As wide as the window, or a laptop's: what must be seen whole, or is measured by the window. */
  isWindow?: boolean;
  /** To be looked at alone: what brings a page's own `<main>` or `<h1>`, of which there is one already. */
  isPicture?: boolean;
  children: ReactNode;
}

/**
 * An example that goes from edge to edge of a page, in a pair or an anatomy that is `wide`: where the
 * guide has less room than media queries let it believe, it is shown smaller rather than cut off.
 */
export function FullWidth({
  blockSize,
  isWindow = false,
  isPicture = false,
  children,
}: FullWidthProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [zoom, setZoom] = useState(1);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const measure = () => setZoom(Math.min(1, element.clientWidth / leastWidth(isWindow)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [isWindow]);

  return (
    // React 18 knows no `inert`, and passes it on.
    <div ref={frame} className="guide-full" {...(isPicture ? { inert: "" } : {})}>
      <div style={{ zoom, blockSize }}>{children}</div>
    </div>
  );
}
