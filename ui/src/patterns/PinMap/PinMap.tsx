import { forwardRef, useEffect } from "react";
import { toWorld } from "../../internal/mercator";
import { useLazyPart } from "../../internal/useLazyPart";
import { offset, PinFrame, teardrop } from "./PinFrame";
import * as css from "./PinMap.css";
import type { PinMapProps } from "./props";

const loadMovable = () => import("./MovablePin").then(({ MovablePin }) => MovablePin);

/**
 * One place on a small map: drawn by the server, without script a picture of it. With `onValueChange` a press
 * on the map puts the pin there, it is dragged, or moved by the arrow keys; the page scrolls past it as past any
 * picture, since the map itself takes no wheel and no drag. Renders a `<div>`.
 */
export const PinMap = forwardRef<HTMLDivElement, PinMapProps>(function PinMap(
  { value, onValueChange, zoom = 13, labels, ...props },
  ref,
) {
  const [Movable, request] = useLazyPart(loadMovable);
  const isMovable = onValueChange !== undefined;
  useEffect(() => {
    if (isMovable) void request();
  }, [isMovable, request]);
  if (onValueChange && Movable)
    return <Movable {...props} ref={ref} {...{ value, onValueChange, zoom, labels }} />;
  return (
    <PinFrame {...props} ref={ref} middle={toWorld(value)} zoom={zoom}>
      <span className={css.pin} style={offset(0, 0)}>
        {teardrop}
      </span>
    </PinFrame>
  );
});
