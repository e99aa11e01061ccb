import type { ComponentPropsWithoutRef } from "react";
import type { LatLng } from "../../internal/mercator";
import type { Unstyled } from "../../internal/props";

type Scheme = "light" | "dark";

export interface PinMapLabels {
  pin: string;
  /** How it is moved, for who cannot see it. */
  keys: string;
  zoomIn: string;
  zoomOut: string;
}

type Native = Unstyled<Omit<ComponentPropsWithoutRef<"div">, "children" | "role">>;

export interface PinMapProps extends Native {
  /** The map's accessible name; of a map that only shows a place, also which place it is. */
  label: string;
  /** Where the pin is. */
  value: LatLng;
  /** It was put elsewhere. Without this the map only shows where it is. */
  onValueChange?: (point: LatLng) => void;
  /** Where that is, in words: below the map, and read out when it changes. */
  note?: string;
  /** At first: 13 by default. */
  zoom?: number;
  /** `system` follows the device. */
  theme: Scheme | "system";
  /** Address of a tile. */
  tileUrl: (scheme: Scheme, x: number, y: number, z: number) => string;
  /** A tile did not load. */
  onTileError?: () => void;
  /** Whose map it is. */
  attribution: { text: string; href?: string };
  labels?: PinMapLabels;
}
