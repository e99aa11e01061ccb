import type { Coords } from "~/catalog/distance";
import type { Bounds } from "~/search/geo/morton-cells";

/* Numbers as people and links write them; whatever else is undefined. Browser-safe. */

/** Plain decimal numbers only: no exponent, hexadecimal, infinity or blank. */
function decimal(text: string): number | undefined {
  return /^-?\d{1,9}(\.\d{1,12})?$/.test(text) ? Number(text) : undefined;
}

/** A whole number from `least` to `most`, in digits only. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,9}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

/** `latitude,longitude` */
export function coordsOf(text: string): Coords | undefined {
  const [lat, lng, ...rest] = text.split(",").map(decimal);
  if (lat === undefined || lng === undefined || rest.length > 0) return undefined;
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : undefined;
}

/** `west,south,east,north` */
export function boundsOf(text: string): Bounds | undefined {
  const [west, south, east, north, ...rest] = text.split(",").map(decimal);
  if (west === undefined || south === undefined || east === undefined || north === undefined)
    return undefined;
  const onEarth =
    Math.abs(west) <= 180 &&
    Math.abs(east) <= 180 &&
    Math.abs(south) <= 90 &&
    Math.abs(north) <= 90 &&
    south <= north;
  return rest.length === 0 && onEarth ? { west, south, east, north } : undefined;
}
