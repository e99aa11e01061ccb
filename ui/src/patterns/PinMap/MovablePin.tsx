import { forwardRef, useId } from "react";
import { Button } from "../../components/Button";
import { offset, PinFrame, teardrop } from "./PinFrame";
import * as css from "./PinMap.css";
import type { PinMapLabels, PinMapProps } from "./props";
import { usePin, zooms } from "./usePin";

const englishLabels: PinMapLabels = {
  pin: "Pin",
  keys: "Arrow keys move it, with Shift farther. Plus and minus zoom.",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
};

interface MovablePinProps extends PinMapProps {
  onValueChange: NonNullable<PinMapProps["onValueChange"]>;
  zoom: number;
}

/** The map with a pin that is moved: fetched by who moves it. */
export const MovablePin = forwardRef<HTMLDivElement, MovablePinProps>(function MovablePin(
  { value, onValueChange, zoom: firstZoom, labels = englishLabels, ...props },
  ref,
) {
  const id = useId();
  const pin = usePin({ value, firstZoom, onValueChange });
  const { middle, zoom, zoomBy } = pin;
  const zoomButton = (label: string, steps: 1 | -1, isAtEnd: boolean) => (
    <Button
      shape="icon"
      aria-label={label}
      aria-disabled={isAtEnd || undefined}
      onClick={() => zoomBy(steps)}
    >
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <path
          d={steps > 0 ? "M3 9h12M9 3v12" : "M3 9h12"}
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </Button>
  );
  return (
    <PinFrame
      {...props}
      ref={ref}
      middle={middle}
      zoom={zoom}
      noteId={`${id}note`}
      noteRole="status"
      // An application, so that a screen reader leaves the arrow keys to the pin.
      frame={{ ref: pin.frame, role: "application" }}
      onGroundClick={pin.onGroundClick}
    >
      <button
        type="button"
        className={css.pin}
        style={offset(pin.x, pin.y)}
        aria-label={labels.pin}
        aria-describedby={`${id}note ${id}keys`}
        aria-keyshortcuts="ArrowUp ArrowDown ArrowLeft ArrowRight Plus Minus"
        {...pin.handlers}
      >
        {teardrop}
      </button>
      <span id={`${id}keys`} hidden>
        {labels.keys}
      </span>
      <div className={css.zooms}>
        {zoomButton(labels.zoomIn, 1, zoom >= zooms.max)}
        {zoomButton(labels.zoomOut, -1, zoom <= zooms.min)}
      </div>
    </PinFrame>
  );
});
