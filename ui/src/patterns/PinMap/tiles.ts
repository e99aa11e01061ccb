import { TILE_PX } from "../../internal/mercator";

/** How far tiles are laid from the middle, in px. Those out of sight are not loaded. */
const reach = { across: 650, down: 200 };

/**
 * The tiles about a middle, in fractions of the world, and how far each one's corner is from it, in px. Beside
 * `MapPreview`, which fits its zoom to what it shows: a file that both need would be one more for the first page.
 */
export function tilesAbout(middle: { x: number; y: number }, zoom: number) {
  const count = 2 ** zoom;
  const [x, y] = [middle.x * count, middle.y * count];
  const [across, down] = [reach.across / TILE_PX, reach.down / TILE_PX];
  const tiles = [];
  for (let row = Math.max(0, Math.floor(y - down)); row < Math.min(count, y + down); row++)
    for (let column = Math.floor(x - across); column < x + across; column++)
      tiles.push({
        key: `${zoom}/${column}/${row}`,
        x: ((column % count) + count) % count,
        y: row,
        left: (column - x) * TILE_PX,
        top: (row - y) * TILE_PX,
      });
  return tiles;
}
