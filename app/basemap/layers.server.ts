import { setImmediate } from "node:timers/promises";
import GeoJSONVT from "geojson-vt";
import { GEOGRAPHY, type Layer } from "./geography.server";

/** Deepest zoom that is drawn; the data itself is good to about zoom 15. */
export const MAX_ZOOM = 18;
/** Units along a tile's side: eight per pixel of a 256 px tile. */
export const EXTENT = 2048;
export const UNITS_PER_PX = EXTENT / 256;
/** How many tiles may be cut out of each layer before they are dropped: at most about 5 MB. */
const CUT_TILES = 2_000;

/** What geojson-vt calls part of its public API, and leaves out of its types. */
interface Cut {
  tiles: Record<string, { source: unknown }>;
}

interface CutLayer {
  index: GeoJSONVT & Cut;
  /** Puts it back to as it was when first cut. */
  reset(): void;
}

const cutLayers = new Map<Layer, CutLayer>();

/**
 * The layer cut for tiling, which takes up to some hundreds of milliseconds. geojson-vt
 * keeps every tile that it was ever asked for, and those above it: from time to time all but the
 * first few are dropped, or who asks for enough addresses would fill the memory.
 */
function cut(layer: Layer): CutLayer {
  const index = new GeoJSONVT(GEOGRAPHY[layer](), {
    maxZoom: MAX_ZOOM,
    indexMaxZoom: 4,
    extent: EXTENT,
    buffer: 24 * UNITS_PER_PX,
    tolerance: 3,
  }) as CutLayer["index"];
  const first = Object.entries(index.tiles).map(([id, tile]) => ({
    id,
    tile,
    source: tile.source,
  }));
  return {
    index,
    reset() {
      // What a tile is cut from leaves it for its quarters: it comes back.
      for (const { tile, source } of first) tile.source = source;
      index.tiles = Object.fromEntries(first.map(({ id, tile }) => [id, tile]));
      index.tileCoords.length = first.length;
    },
  };
}

function indexOf(layer: Layer): GeoJSONVT {
  const known = cutLayers.get(layer) ?? cut(layer);
  cutLayers.set(layer, known);
  if (known.index.tileCoords.length > CUT_TILES) known.reset();
  return known.index;
}

/** Cuts every layer, one at a turn of the event loop, so that the first tile is as quick as the next. */
export async function warmBasemap(): Promise<void> {
  for (const layer of Object.keys(GEOGRAPHY) as Layer[]) {
    await setImmediate();
    indexOf(layer);
  }
}

/** How many tiles are cached for the layer that has the most. */
export function cachedTileCount(): number {
  return Math.max(
    0,
    ...[...cutLayers.values()].map(({ index }) => Object.keys(index.tiles).length),
  );
}

/** The SVG path data of everything a layer has in a tile, in whole units; empty when nothing. */
export function pathOf(layer: Layer, z: number, x: number, y: number): string {
  const tile = indexOf(layer).getTileRaw(z, x, y);
  if (!tile) return "";
  const parts: string[] = [];
  for (const feature of tile.features) {
    if (feature.type !== 2 && feature.type !== 3) continue;
    for (const ring of feature.geometry) {
      let px = ring[0] ?? 0;
      let py = ring[1] ?? 0;
      let d = `M${px} ${py}l`;
      let drawn = 0;
      for (let i = 2; i + 1 < ring.length; i += 2) {
        const nx = ring[i] ?? 0;
        const ny = ring[i + 1] ?? 0;
        if (nx === px && ny === py) continue;
        d += `${drawn > 0 && nx >= px ? " " : ""}${nx - px}${ny >= py ? " " : ""}${ny - py}`;
        drawn += 1;
        px = nx;
        py = ny;
      }
      if (drawn > 0) parts.push(feature.type === 3 ? `${d}z` : d);
    }
  }
  return parts.join("");
}
