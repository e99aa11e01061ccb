import type { RefObject } from "react";
import { useClientLayoutEffect } from "../useClientLayoutEffect";

/**
 * Lays the tiles on whole pixels of the screen while the map is not between two zooms: each is a layer
 * of its own, and between pixels its edges would shine through, and its lines blur. `corner` is where
 * the world's north-west corner is, in px of the map.
 */
export function useSharpTiles(
  map: RefObject<HTMLElement>,
  corner: { x: number; y: number },
  zoom: number,
): void {
  const ratio = typeof devicePixelRatio === "number" ? devicePixelRatio : 1;
  const toWhole = (px: number) => (Math.round(px * ratio) / ratio - px).toFixed(3);
  const shift = Number.isInteger(zoom) ? `${toWhole(corner.x)}px ${toWhole(corner.y)}px` : "";
  useClientLayoutEffect(() => {
    const tiles = map.current?.querySelector<HTMLElement>(".pigeon-tiles");
    if (tiles) tiles.style.translate = shift;
  }, [map, shift]);
}
