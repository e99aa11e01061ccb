import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  type ReactNode,
} from "react";
import { UiLink } from "../../components/Link";
import { distinctKeys } from "../../internal/keys";
import { type LatLng, TILE_PX, toWorld } from "../../internal/mercator";
import type { Unstyled } from "../../internal/props";
import * as pins from "../PriceBadge/PriceBadge.css";
import * as styles from "./MapPreview.css";
import { fitPlaces, tilesAround } from "./projection";

type Scheme = "light" | "dark";

export interface MapPreviewMarker extends LatLng {
  id: string;
  /** What the badge says: `$234`. */
  price: string;
  /** What a screen reader hears: `Front Brake Rotor, $234, 1.0 mi`. */
  label: string;
  /** Where the badge leads. */
  href: string;
}

export interface MapPreviewProps
  extends Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children">> {
  /** The first one is drawn selected. */
  markers: readonly MapPreviewMarker[];
  /** Where the reader is taken to be; null where that does not matter. */
  origin: LatLng | null;
  /** `system` follows the device. */
  theme: Scheme | "system";
  /** Address of a tile. A vector image is best: tiles are drawn at fractions of a zoom step. */
  tileUrl: (scheme: Scheme, x: number, y: number, z: number) => string;
  /** Whose map it is. */
  attribution?: { text: string; href?: string };
  /** About the selected marker: floats over the map's foot. */
  card?: ReactNode;
  /** The map's name. Without one it is a picture of a map: nothing in it is read out or leads anywhere. */
  label?: string;
}

/** What the places must fit into, in px: the smallest box of its kind, less what lies over it. */
const fits = {
  picture: { width: 190, height: 150 },
  phone: { width: 270, height: 170 },
  wide: { width: 400, height: 350 },
};
const zooms = { min: 10, max: 15 };
/** How much ground is laid, in tile px. Tiles out of sight are not loaded. */
const ground = { width: 1500, above: 500, below: 900 };

/**
 * A piece of the map with real prices where they are, drawn by the server: no script, no gesture,
 * every badge a link. Renders a `<div>` that fills its box, whatever its size.
 */
export const MapPreview = forwardRef<HTMLDivElement, MapPreviewProps>(function MapPreview(
  { markers, origin, theme, tileUrl, attribution, card, label, ...props },
  ref,
) {
  const places = origin ? [origin, ...markers] : markers;
  const middle = fitPlaces(places, fits.wide, zooms);
  const zoom = Math.round(middle.zoom);
  const size = TILE_PX * 2 ** zoom;
  const at = (place: LatLng) => {
    const point = toWorld(place);
    return offset((point.x - middle.x) * size, (point.y - middle.y) * size);
  };
  const scale = (shown: number) => (2 ** (shown - zoom)).toFixed(4);
  const scales = {
    "--pl-map-wide": scale(middle.zoom),
    "--pl-map-phone": scale(fitPlaces(places, label ? fits.phone : fits.picture, zooms).zoom),
  } as CSSProperties;
  const shown = theme === "dark" ? "dark" : "light";

  const keyOf = distinctKeys();
  return (
    <div
      role={label ? "group" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      {...props}
      ref={ref}
      className={styles.root}
      style={scales}
    >
      <div className={styles.anchor}>
        {tilesAround(middle, zoom, ground).map(({ key, x, y, left, top }) => (
          <picture key={key}>
            {theme === "system" ? (
              <source srcSet={tileUrl("dark", x, y, zoom)} media="(prefers-color-scheme: dark)" />
            ) : null}
            <img
              className={styles.tile}
              style={offset(left, top)}
              src={tileUrl(shown, x, y, zoom)}
              alt=""
              width={TILE_PX}
              height={TILE_PX}
              loading="lazy"
              decoding="async"
            />
          </picture>
        ))}
        {origin ? (
          <span className={styles.marker} style={at(origin)}>
            <span className={pins.origin} />
          </span>
        ) : null}
        <ul>
          {markers.map((marker, index) => {
            const badge = {
              className: pins.badge,
              "data-state": index === 0 ? "selected" : "rest",
              children: marker.price,
            };
            return (
              <li
                key={keyOf(marker.id)}
                className={styles.marker}
                style={at(marker)}
                data-selected={index === 0 || undefined}
              >
                {label ? (
                  <UiLink {...badge} href={marker.href} aria-label={marker.label} />
                ) : (
                  <span {...badge} />
                )}
              </li>
            );
          })}
        </ul>
      </div>
      {attribution ? (
        <small className={styles.attribution}>
          {attribution.href && label ? (
            <a href={attribution.href}>{attribution.text}</a>
          ) : (
            attribution.text
          )}
        </small>
      ) : null}
      {card ? <div className={styles.card}>{card}</div> : null}
    </div>
  );
});

function offset(x: number, y: number): CSSProperties {
  const px = (value: number) => String(Math.round(value));
  return { "--pl-map-x": px(x), "--pl-map-y": px(y) } as CSSProperties;
}
