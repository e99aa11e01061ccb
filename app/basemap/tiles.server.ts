import { xmlText } from "~/platform/http/xml";
import { type LabelKind, type LabelsOf, labelSizesPx, type PlacedLabel } from "./labels.server";
import { EXTENT, MAX_ZOOM, pathOf, UNITS_PER_PX } from "./layers.server";
import { MAJOR, MOTORWAY, PALETTES, STREET, type Theme, widthAt } from "./style.server";
import { TextCache } from "./text-cache.server";

function round(units: number): number {
  return Math.round(units * 10) / 10;
}

/** How each kind of name is painted. */
const looks: Record<LabelKind, { paint: "name" | "quietName" | "waterName"; weight: number }> = {
  water: { paint: "waterName", weight: 400 },
  country: { paint: "name", weight: 600 },
  region: { paint: "quietName", weight: 500 },
  city: { paint: "name", weight: 600 },
  town: { paint: "name", weight: 500 },
  village: { paint: "quietName", weight: 500 },
};

const lineUnits = 1.2;

/** The names of one kind, in a group that says once how they look. */
function drawNames(theme: Theme, kind: LabelKind, labels: readonly PlacedLabel[]): string {
  const colour = PALETTES[theme];
  const { paint, weight } = looks[kind];
  const size = labelSizesPx[kind] * UNITS_PER_PX;
  const around = kind === "water" ? colour.water : colour.halo;
  const texts = labels.flatMap(({ lines, x, y }) =>
    lines.map((line, at) => {
      const foot = y * UNITS_PER_PX - (lines.length - 1 - at) * lineUnits * size;
      return `<text x="${Math.round(x * UNITS_PER_PX)}" y="${Math.round(foot)}">${xmlText(line)}</text>`;
    }),
  );
  return `<g font-family="system-ui,sans-serif" font-size="${size}" font-weight="${weight}" text-anchor="middle" fill="${colour[paint]}" stroke="${around}" stroke-width="${3 * UNITS_PER_PX}" stroke-linejoin="round" paint-order="stroke">${texts.join("")}</g>`;
}

function draw(
  theme: Theme,
  { z, x, y }: { z: number; x: number; y: number },
  labelsOf: LabelsOf,
): string {
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
    // Thin lines have no room for a casing: on light land main roads then take its color.
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

  const labels = labelsOf(z, x, y);
  for (const kind of Object.keys(looks) as LabelKind[]) {
    const ofKind = labels.filter((label) => label.kind === kind);
    if (ofKind.length > 0) body.push(drawNames(theme, kind, ofKind));
  }

  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256" viewBox="0 0 ${EXTENT} ${EXTENT}"><rect width="${EXTENT}" height="${EXTENT}" fill="${colour.water}"/>${body.join("")}</svg>`;
}

/** The tiles drawn last, 8 MB of them: a character is a byte, but for the few of other scripts. */
const drawn = new TextCache(8_000_000);

/**
 * A tile of the offline basemap: land, water, names and, around New York City, parks and streets. Addressed
 * as web maps do (zoom 0 to 18, x eastward and y southward in 0 to 2^z - 1, no wrapping). The same
 * address always gives the same bytes. "not-found" for any other theme, zoom or place.
 */
export function renderTile(
  tile: { theme: string; z: number; x: number; y: number },
  labelsOf: LabelsOf,
): { kind: "ok"; svg: string } | { kind: "not-found" } {
  const { theme, z, x, y } = tile;
  if (theme !== "light" && theme !== "dark") return { kind: "not-found" };
  if (![z, x, y].every(Number.isInteger) || z < 0 || z > MAX_ZOOM) return { kind: "not-found" };
  const side = 2 ** z;
  if (x < 0 || y < 0 || x >= side || y >= side) return { kind: "not-found" };

  const svg = drawn.get(`${theme}/${z}/${x}/${y}`, () => draw(theme, { z, x, y }, labelsOf));
  return { kind: "ok", svg };
}
