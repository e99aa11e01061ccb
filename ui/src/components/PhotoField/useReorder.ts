import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { direction } from "../../internal/direction";
import type { PhotoFieldLabels } from "./types";

interface Grab {
  id: string;
  /** As it would be if it were dropped here. */
  order: readonly string[];
  by: "keyboard" | "pointer";
}

/** A press that goes no farther is no drag. In px. */
const stillPx = 6;

const moved = (order: readonly string[], id: string, to: number): string[] => {
  const others = order.filter((each) => each !== id);
  return [...others.slice(0, to), id, ...others.slice(to)];
};

/**
 * Another order for a list: by dragging, by a handle that is grabbed and moved with the arrow keys, or
 * a step at a time. Nothing is told until it is dropped, and Escape puts it back.
 */
export function useReorder(
  ids: readonly string[],
  onReorder: (ids: string[]) => void,
  labels: PhotoFieldLabels,
) {
  const [grab, setGrab] = useState<Grab | null>(null);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const now = useRef({ ids, grab, onReorder, labels });
  useEffect(() => {
    now.current = { ids, grab, onReorder, labels };
  });
  const hold = (next: Grab | null) => {
    now.current.grab = next;
    setGrab(next);
  };
  const say = (
    word: "grabbed" | "moved" | "dropped" | "putBack",
    id: string,
    order: readonly string[],
  ) => setSaid(now.current.labels[word](order.indexOf(id) + 1, order.length));

  const drop = () => {
    const { grab: held } = now.current;
    if (!held) return;
    hold(null);
    say("dropped", held.id, held.order);
    if (held.order.some((id, at) => id !== now.current.ids[at]))
      now.current.onReorder([...held.order]);
  };
  const putBack = () => {
    const { grab: held } = now.current;
    if (!held) return;
    hold(null);
    say("putBack", held.id, now.current.ids);
  };
  const moveTo = (to: number) => {
    const { grab: held } = now.current;
    if (!held || to < 0 || to >= held.order.length || held.order.indexOf(held.id) === to) return;
    const order = moved(held.order, held.id, to);
    hold({ ...held, order });
    say("moved", held.id, order);
  };

  /** Lets go of what a drag listens to. */
  const end = useRef(() => {});
  useEffect(() => () => end.current(), []);
  const startDrag = (event: PointerEvent, id: string) => {
    if (event.button !== 0 || now.current.grab) return;
    const start = { x: event.clientX, y: event.clientY };
    const on = {
      pointermove: (next: Event) => {
        const { clientX, clientY } = next as globalThis.PointerEvent;
        if (!now.current.grab) {
          if (Math.hypot(clientX - start.x, clientY - start.y) < stillPx) return;
          hold({ id, order: now.current.ids, by: "pointer" });
        }
        const at = [...(list.current?.children ?? [])].findIndex((card) => {
          const { left, right, top, bottom } = card.getBoundingClientRect();
          return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
        });
        if (at >= 0) moveTo(at);
      },
      pointerup: () => {
        end.current();
        drop();
      },
      pointercancel: () => {
        end.current();
        putBack();
      },
      keydown: (next: Event) => {
        if ((next as globalThis.KeyboardEvent).key !== "Escape") return;
        end.current();
        putBack();
      },
    };
    // Not of the handle, which changes its place in the document on the way.
    for (const [name, listener] of Object.entries(on)) document.addEventListener(name, listener);
    end.current = () => {
      for (const [name, listener] of Object.entries(on))
        document.removeEventListener(name, listener);
      end.current = () => {};
    };
  };

  const onHandleKey = (event: KeyboardEvent, id: string) => {
    const { grab: held, ids: order } = now.current;
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (held) drop();
      else {
        hold({ id, order, by: "keyboard" });
        say("grabbed", id, order);
      }
    }
    if (!held) return;
    const onward = direction() === "rtl" ? -1 : 1;
    const by = { ArrowUp: -1, ArrowDown: 1, ArrowLeft: -onward, ArrowRight: onward }[event.key];
    if (by !== undefined) {
      event.preventDefault();
      moveTo(held.order.indexOf(held.id) + by);
    }
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      putBack();
    }
  };

  return {
    list,
    order: grab?.order ?? ids,
    grabbed: grab?.id,
    said,
    /** One step, by a button. */
    step: (id: string, by: -1 | 1) => {
      const order = moved(ids, id, ids.indexOf(id) + by);
      say("moved", id, order);
      onReorder(order);
    },
    handleProps: (id: string) => ({
      onKeyDown: (event: KeyboardEvent) => onHandleKey(event, id),
      onPointerDown: (event: PointerEvent) => startDrag(event, id),
      // What was let go of without a word stays where it is.
      onBlur: () => {
        if (now.current.grab?.by === "keyboard") drop();
      },
    }),
    /** By a mouse the picture itself is dragged; a finger scrolls the page there. */
    pictureProps: (id: string) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === "mouse") startDrag(event, id);
      },
    }),
  };
}
