import GeoJSONVT from "geojson-vt";
import { GEOGRAPHY, type Layer } from "./geography.server";

/** Deepest zoom that is drawn; the data itself is good to about zoom 15. */
const MAX_ZOOM = 18;
/** Units along a tile's side: eight per pixel of a 256 px tile. */
const EXTENT = 2048;
const UNITS_PER_PX = EXTENT / 256;
/** How many rendered tiles are kept: about 8 MB at the worst. */
const CACHE_TILES = 600;

type Theme = "light" | "dark";

interface Palette {
  water: string;
  land: string;
  shore: string;
  park: string;
  block: string;
  street: string;
  streetCase: string;
  major: string;
  majorCase: string;
  motorway: string;
  motorwayCase: string;
}

const PALETTES: Record<Theme, Palette> = {
  light: {
    water: "#CBDBE2",
    land: "#F0EDE6",
    shore: "#B4C9D2",
    park: "#D8E3CA",
    block: "#E6E2D7",
    street: "#FFFFFF",
    streetCase: "#E3DED2",
    major: "#FFFFFF",
    majorCase: "#D3CCBA",
    motorway: "#FAF0DB",
    motorwayCase: "#D6C6A4",
  },
  dark: {
    water: "#0D1722",
    land: "#1A1F26",
    shore: "#2A3642",
    park: "#1C2A24",
    block: "#20262E",
    street: "#2A313A",
    streetCase: "#171C22",
    major: "#353E49",
    majorCase: "#14191F",
    motorway: "#434D59",
    motorwayCase: "#12161B",
  },
};

/** Widths in px by zoom; between two entries the width is interpolated, below the first none is drawn. */
type Widths = readonly (readonly [zoom: number, px: number])[];

const STREET: Widths = [
  [12, 0.5],
  [13, 1.5],
  [14, 2.4],
  [15, 4.6],
  [16, 8],
  [18, 20],
];
const MAJOR: Widths = [
  [10, 0.5],
  [11, 0.9],
  [12, 1.6],
  [13, 2.8],
  [14, 4.4],
  [15, 7],
  [16, 11],
  [18, 26],
];
const MOTORWAY: Widths = [
  [7, 0.5],
  [9, 0.9],
  [11, 1.7],
  [12, 2.4],
  [13, 3.6],
  [14, 5.2],
  [15, 8],
  [16, 12],
  [18, 28],
];

function widthAt(widths: Widths, zoom: number): number | undefined {
  const after = widths.findIndex(([z]) => z >= zoom);
  const upper = widths[after === -1 ? widths.length - 1 : after];
  if (!upper || upper[0] <= zoom) return upper?.[1];
  const lower = widths[after - 1];
  if (!lower) return undefined;
  return lower[1] + ((upper[1] - lower[1]) * (zoom - lower[0])) / (upper[0] - lower[0]);
}

const indexes = new Map<Layer, GeoJSONVT>();

/** The layer cut for tiling; the first use of a layer costs some tens of milliseconds. */
function indexOf(layer: Layer): GeoJSONVT {
  const known = indexes.get(layer);
  if (known) return known;
  const made = new GeoJSONVT(GEOGRAPHY[layer](), {
    maxZoom: MAX_ZOOM,
    indexMaxZoom: 4,
    extent: EXTENT,
    buffer: 24 * UNITS_PER_PX,
    tolerance: 3,
  });
  indexes.set(layer, made);
  return made;
}

/** The SVG path data of everything a layer has in a tile, in whole units; empty when nothing. */
function pathOf(layer: Layer, z: number, x: number, y: number): string {
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

function round(units: number): number {
  return Math.round(units * 10) / 10;
}

function draw(theme: Theme, z: number, x: number, y: number): string {
  const colour = PALETTES[theme];
  const body: string[] = [];

  const fill = (d: string, paint: string, shorePx = 0): void => {
    if (!d) return;
    const shore = shorePx
      ? ` stroke="${colour.shore}" stroke-width="${round(shorePx * UNITS_PER_PX)}" stroke-linejoin="round"`
      : "";
    body.push(`<path fill="${paint}" fill-rule="evenodd"${shore} d="${d}"/>`);
  };

  const shorePx = z < 5 ? 0.6 : 1;
  fill(pathOf("world", z, x, y) + pathOf("land", z, x, y), colour.land, shorePx);
  if (z >= 3) fill(pathOf("lakes", z, x, y), colour.water, shorePx);
  if (z >= 9) fill(pathOf("parks", z, x, y), colour.park);
  if (z >= 11) fill(pathOf("blocks", z, x, y), colour.block);
  if (z >= 10) fill(pathOf("ponds", z, x, y), colour.water, z >= 13 ? 1 : 0);

  // All casings lie under all fills, so that crossings read as one surface.
  const roads = [
    { widths: STREET, paint: colour.street, edge: colour.streetCase, layers: ["streets"] },
    { widths: MAJOR, paint: colour.major, edge: colour.majorCase, layers: ["majors"] },
    {
      widths: MOTORWAY,
      paint: colour.motorway,
      edge: colour.motorwayCase,
      layers: ["motorways", "bridges"],
    },
  ] as const;
  const shapes: string[] = [];
  const cases: string[] = [];
  const fills: string[] = [];
  for (const { widths, paint, edge, layers } of roads) {
    const px = widthAt(widths, z);
    if (px === undefined) continue;
    const d = layers.map((layer) => pathOf(layer, z, x, y)).join("");
    if (!d) continue;
    const id = layers[0];
    const width = (edgePx: number) => round((px + 2 * edgePx) * UNITS_PER_PX);
    shapes.push(`<path id="${id}" d="${d}"/>`);
    // Thin lines have no room for a casing: on light land main roads then take its colour.
    if (px < 1.4) {
      const thin = theme === "dark" || id === "streets" ? paint : edge;
      fills.push(`<use href="#${id}" stroke="${thin}" stroke-width="${width(0)}"/>`);
    } else {
      const edgePx = id === "streets" ? 0.6 : 0.9;
      cases.push(`<use href="#${id}" stroke="${edge}" stroke-width="${width(edgePx)}"/>`);
      fills.push(`<use href="#${id}" stroke="${paint}" stroke-width="${width(0)}"/>`);
    }
  }
  if (fills.length > 0) {
    body.push(
      `<defs>${shapes.join("")}</defs><g fill="none" stroke-linejoin="round" stroke-linecap="round">${cases.join("")}${fills.join("")}</g>`,
    );
  }

  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${EXTENT} ${EXTENT}"><rect width="${EXTENT}" height="${EXTENT}" fill="${colour.water}"/>${body.join("")}</svg>`;
}

/** Least recently used first. */
const rendered = new Map<string, string>();

/**
 * A tile of the offline basemap: land, water, parks and, around New York City, streets. Addressed
 * as web maps do (zoom 0 to 18, x eastward and y southward in 0 to 2^z - 1, no wrapping). The same
 * address always gives the same bytes. "not-found" for any other theme, zoom or place.
 */
export function renderTile(tile: {
  theme: string;
  z: number;
  x: number;
  y: number;
}): { kind: "ok"; svg: string } | { kind: "not-found" } {
  const { theme, z, x, y } = tile;
  if (theme !== "light" && theme !== "dark") return { kind: "not-found" };
  if (![z, x, y].every(Number.isInteger) || z < 0 || z > MAX_ZOOM) return { kind: "not-found" };
  const side = 2 ** z;
  if (x < 0 || y < 0 || x >= side || y >= side) return { kind: "not-found" };

  const key = `${theme}/${z}/${x}/${y}`;
  const svg = rendered.get(key) ?? draw(theme, z, x, y);
  rendered.delete(key);
  rendered.set(key, svg);
  if (rendered.size > CACHE_TILES) {
    const oldest = rendered.keys().next();
    if (!oldest.done) rendered.delete(oldest.value);
  }
  return { kind: "ok", svg };
}
