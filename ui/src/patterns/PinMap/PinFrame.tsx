import {
  type CSSProperties,
  type ForwardedRef,
  forwardRef,
  type HTMLAttributes,
  type MouseEventHandler,
  type ReactNode,
} from "react";
import { TILE_PX } from "../../internal/mercator";
import * as css from "./PinMap.css";
import type { PinMapProps } from "./props";
import { tilesAbout } from "./tiles";

/** Where a thing lies from the map's middle, in px, as its style reads it. */
export function offset(x: number, y: number): CSSProperties {
  const px = (value: number) => String(Math.round(value));
  return { "--pl-map-x": px(x), "--pl-map-y": px(y) } as CSSProperties;
}

export const teardrop = (
  <svg width="32" height="42" viewBox="0 0 32 42" aria-hidden="true">
    <path
      d="M16 41C13 33 2 26 2 15.5a14 14 0 0 1 28 0C30 26 19 33 16 41Z"
      fill="currentColor"
      stroke="white"
      strokeWidth="2"
    />
    <circle className={css.point} cx="16" cy="15.5" r="5" />
  </svg>
);

interface PinFrameProps
  extends Omit<PinMapProps, "value" | "onValueChange" | "labels" | "onTileError"> {
  zoom: number;
  /** Where the map looks, in fractions of the world. */
  middle: { x: number; y: number };
  noteId?: string;
  noteRole?: "status";
  frame?: HTMLAttributes<HTMLDivElement> & { ref?: ForwardedRef<HTMLDivElement> };
  onGroundClick?: MouseEventHandler;
  onTileError?: () => void;
  /** The pin, and what else lies over the map. */
  children: ReactNode;
}

/** The ground of the map, whose it is, and the note below. */
export const PinFrame = forwardRef<HTMLDivElement, PinFrameProps>(function PinFrame(
  {
    label,
    note,
    noteId,
    noteRole,
    zoom,
    middle,
    theme,
    tileUrl,
    onTileError,
    attribution,
    frame,
    onGroundClick,
    children,
    ...props
  },
  ref,
) {
  const scheme = theme === "dark" ? "dark" : "light";
  return (
    <div {...props} ref={ref} className={css.root}>
      <div
        role="group"
        {...frame}
        className={css.frame}
        aria-roledescription="map"
        aria-label={label}
      >
        {/* The pin itself has the keys. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events */}
        <div
          className={css.ground}
          data-editable={onGroundClick ? "" : undefined}
          onClick={onGroundClick}
        >
          {tilesAbout(middle, zoom).map(({ key, x, y, left, top }) => (
            <picture key={key}>
              {theme === "system" ? (
                <source srcSet={tileUrl("dark", x, y, zoom)} media="(prefers-color-scheme: dark)" />
              ) : null}
              <img
                className={css.tile}
                style={offset(left, top)}
                src={tileUrl(scheme, x, y, zoom)}
                alt=""
                width={TILE_PX}
                height={TILE_PX}
                loading="lazy"
                decoding="async"
                draggable={false}
                onError={onTileError}
              />
            </picture>
          ))}
        </div>
        {children}
        <small className={css.attribution}>
          {attribution.href ? (
            <a className={css.credit} href={attribution.href}>
              {attribution.text}
            </a>
          ) : (
            attribution.text
          )}
        </small>
      </div>
      {note || noteRole ? (
        <p id={noteId} className={css.note} role={noteRole}>
          {note}
        </p>
      ) : null}
    </div>
  );
});
