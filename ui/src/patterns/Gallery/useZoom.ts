import {
  type KeyboardEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";

/** As large as a photo of 2048 px is sharp on a phone. */
export const mostZoom = 4;

/** How far an arrow key moves what is looked at closely, in px. */
const panPx = 80;

interface Spot {
  x: number;
  y: number;
}

/**
 * How closely one picture is looked at, from 1 to 4 times: by keys, two fingers, a wheel with Ctrl
 * (which a touchpad's pinch is), or a double press. What is pinched stays under the fingers. Another
 * picture begins anew.
 */
export function useZoom(index: number) {
  const [state, setState] = useState({ index, zoom: 1 });
  const zoom = state.index === index ? state.zoom : 1;
  const now = useRef(zoom);
  const [element, scroller] = useState<HTMLElement | null>(null);
  const scroll = useRef<{ left: number; top: number } | null>(null);

  const zoomTo = useCallback(
    (wanted: number, spot?: Spot) => {
      const next = Math.max(1, Math.min(wanted, mostZoom));
      const ratio = next / now.current;
      if (!element || ratio === 1) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const x = spot ? spot.x - left : width / 2;
      const y = spot ? spot.y - top : height / 2;
      scroll.current = {
        left: (element.scrollLeft + x) * ratio - x,
        top: (element.scrollTop + y) * ratio - y,
      };
      now.current = next;
      setState({ index, zoom: next });
    },
    [element, index],
  );
  useLayoutEffect(() => {
    now.current = zoom;
    if (scroll.current) element?.scrollTo(scroll.current);
    scroll.current = null;
  }, [element, zoom]);

  useEffect(() => {
    if (!element) return;
    let pinched: { apart: number; zoom: number } | null = null;
    const on = {
      touchstart: ({ touches }: TouchEvent) => {
        const fingers = twoOf(touches);
        pinched = fingers && { apart: fingers.apart, zoom: now.current };
      },
      touchmove: (event: TouchEvent) => {
        const fingers = twoOf(event.touches);
        if (!fingers || !pinched) return;
        event.preventDefault();
        zoomTo((pinched.zoom * fingers.apart) / pinched.apart, fingers);
      },
      wheel: (event: WheelEvent) => {
        if (!event.ctrlKey) return;
        event.preventDefault();
        zoomTo(now.current * Math.exp(-event.deltaY / 100), { x: event.clientX, y: event.clientY });
      },
      dblclick: ({ clientX, clientY }: MouseEvent) =>
        zoomTo(now.current > 1 ? 1 : 2, { x: clientX, y: clientY }),
    };
    for (const [name, listener] of Object.entries(on))
      element.addEventListener(name, listener as EventListener, { passive: false });
    return () => {
      for (const [name, listener] of Object.entries(on))
        element.removeEventListener(name, listener as EventListener);
    };
  }, [element, zoomTo]);

  /** Of what has the focus: arrows move what is larger than the window. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const zooms = { "+": zoom * 2, "=": zoom * 2, "-": zoom / 2, "0": 1 }[event.key];
    const pans = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[
      event.key
    ];
    if (zooms !== undefined) zoomTo(zooms);
    else if (pans && zoom > 1) {
      const [x = 0, y = 0] = pans;
      element?.scrollBy({ left: x * panPx, top: y * panPx });
    } else return;
    event.preventDefault();
  };

  return { zoom, zoomTo, scroller, onKeyDown };
}

/** Where two fingers are, and how far apart. */
function twoOf([one, other, ...more]: TouchList | readonly Touch[]) {
  if (!one || !other || more.length > 0) return null;
  return {
    apart: Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
