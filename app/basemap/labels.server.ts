import { setImmediate } from "node:timers/promises";
import { type Gazetteer, gazetteer } from "~/places/gazetteer.server";
import { seas } from "./seas";

/*
 * Which names the offline basemap has at a zoom. A name is drawn where none that is more important stands in its way,
 * whether that one is drawn itself or not: so each tile finds the same without its neighbors, and none is cut.
 */

export type LabelKind = "water" | "country" | "region" | "city" | "town" | "village";

/** A name with its place on a tile, in pixels from its north-west corner: the middle of its last line. */
export interface PlacedLabel {
  kind: LabelKind;
  /** One below the other: a country's English name, and its own where that is in another script. */
  lines: readonly string[];
  x: number;
  y: number;
}

interface Candidate {
  kind: LabelKind;
  lines: readonly string[];
  /** Of the world's width and height: 0 to 1, eastward and southward. */
  x: number;
  y: number;
  /** What is more important has more. */
  weight: number;
  zooms: readonly [first: number, last: number];
}

/** Sizes of text in pixels, by kind. */
export const labelSizesPx: Readonly<Record<LabelKind, number>> = {
  ...{ water: 11, country: 12.5, region: 11, city: 13, town: 11.5, village: 10.5 },
};

export const tilePx = 256;
/** From this zoom on there are names, and down to that: a street's map needs no city's. */
const [firstZoom, lastZoom] = [2, 16];
/** Half of the widest name, in pixels: so far beyond a tile's edge one may matter to it. */
const reachPx = 130;
/** Around a name, in pixels, where no other begins. */
const gapPx = { x: 6, y: 3 };

/** So many people a town has at least, to be named at a zoom: from 3 on, and at 11 each is. */
const peopleAt = [5_000_000, 2_000_000, 700_000, 250_000, 90_000, 30_000, 8_000, 2_000, 0];
const townZoom = 3;

/** So large a country is at least, in cells of a degree that have a town, to be named from a zoom on. */
const cellsAt: readonly (readonly [zoom: number, cells: number])[] = [
  ...([
    [2, 60],
    [3, 12],
    [4, 3],
    [5, 0],
  ] as const),
];
/** A country of so many cells has its regions named. */
const cellsOfRegions = 220;
/** Down to these zooms countries, small ones and regions are named: what is larger fills a window sooner. */
const [lastCountryZoom, lastSmallZoom, lastRegionZoom] = [5, 7, 7];
const smallCells = 25;
const weights = { water: 4e9, country: 2e9, region: 1_200_000 };

const mercatorY = (lat: number) => (1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2;
const mercatorX = (lng: number) => (lng + 180) / 360;

interface Names {
  /** Waters, countries and regions. */
  large: readonly Candidate[];
  places: Gazetteer;
  /** Towns by the column and row of their cell, as places in the lists. */
  cells: ReadonlyMap<number, readonly number[]>;
  /** Those of zooms at which a tile has many cells. */
  cities: readonly number[];
}

/** Cells along the world's width: each about 1.4 degrees at the equator. */
const cellCount = 256;
const cellKey = (x: number, y: number) => y * cellCount + x;
/** Up to this zoom the few large towns are looked through, from the next on cells. */
const lastCityZoom = 6;

/** So many towns are read at a turn of the event loop. */
const townsAtOnce = 5_000;

async function namesOf(places: Gazetteer): Promise<Names> {
  const cells = new Map<number, number[]>();
  const cities: number[] = [];
  const countries = new Map<string, Area>();
  const regions = new Map<string, Area>();
  for (let at = 0; at < places.names.length; at += 1) {
    if (at % townsAtOnce === 0) await setImmediate();
    const town = places.town(at);
    const [column, row] = [mercatorX(town.lng), mercatorY(town.lat)].map((part) =>
      Math.floor(part * cellCount),
    ) as [number, number];
    const key = cellKey(column, row);
    const there = cells.get(key);
    if (there) there.push(at);
    else cells.set(key, [at]);
    if (town.population >= leastPeople(lastCityZoom)) cities.push(at);
    areaOf(countries, town.country).add(town.lat, town.lng);
    areaOf(regions, `${town.country}.${town.regionCode}`, town.regionName).add(town.lat, town.lng);
  }
  const isLarge = (code: string) => (countries.get(code)?.cells.size ?? 0) >= cellsOfRegions;
  const large = [
    ...seas.map(({ name, lat, lng, zooms }) => ({
      ...{ kind: "water" as const, lines: [name], weight: weights.water, zooms },
      ...{ x: mercatorX(lng), y: mercatorY(lat) },
    })),
    ...[...countries].flatMap(([code, area]) => countryLabel(code, area)),
    ...[...regions].flatMap(([code, area]) =>
      isLarge(code.slice(0, 2)) && area.name ? [regionLabel(area)] : [],
    ),
  ];
  return { large, places, cells, cities };
}

const leastPeople = (zoom: number) =>
  peopleAt[Math.min(zoom - townZoom, peopleAt.length - 1)] ?? Number.POSITIVE_INFINITY;

const byWeight = (a: Candidate, b: Candidate) => b.weight - a.weight;

function townLabel({ name, population, lat, lng }: ReturnType<Gazetteer["town"]>): Candidate {
  const kind = population >= 700_000 ? "city" : population >= 20_000 ? "town" : "village";
  return {
    ...{ kind, lines: [name], weight: population },
    ...{ x: mercatorX(lng), y: mercatorY(lat), zooms: [townZoom, lastZoom] },
  };
}

/** What has towns, and about where its middle is: each cell of a degree counts once. */
class Area {
  readonly cells = new Map<string, { lat: number; lng: number }>();
  constructor(readonly name: string) {}

  add(lat: number, lng: number) {
    const key = `${Math.floor(lat)},${Math.floor(lng)}`;
    if (!this.cells.has(key)) this.cells.set(key, { lat, lng });
  }

  /** Around the date line east and west are beside each other. */
  middle(): { x: number; y: number } {
    const all = [...this.cells.values()];
    const [first] = all;
    const sum = { lat: 0, lng: 0 };
    for (const { lat, lng } of all) {
      sum.lat += lat;
      sum.lng += lng + 360 * Math.round(((first?.lng ?? 0) - lng) / 360);
    }
    const lng = sum.lng / all.length;
    const x = mercatorX(lng);
    return { x: x - Math.floor(x), y: mercatorY(sum.lat / all.length) };
  }
}

function areaOf(areas: Map<string, Area>, code: string, name = ""): Area {
  const area = areas.get(code) ?? new Area(name);
  areas.set(code, area);
  return area;
}

const english = new Intl.DisplayNames(["en-US"], { type: "region" });

function countryLabel(code: string, area: Area): Candidate[] {
  if (!/^[A-Z]{2}$/.test(code)) return [];
  const name = english.of(code) ?? code;
  const { size } = area.cells;
  const first = cellsAt.find(([, cells]) => size >= cells)?.[0] ?? firstZoom;
  const last = size < smallCells ? lastSmallZoom : lastCountryZoom;
  return [
    {
      ...{ kind: "country", lines: [name, ...ownName(code)], ...area.middle() },
      ...{ weight: weights.country + size, zooms: [first, last] },
    },
  ];
}

/** A country's name in its own language, where that is written in another script. */
function ownName(code: string): string[] {
  const { language, script } = new Intl.Locale(`und-${code}`).maximize();
  if (script === "Latn") return [];
  const own = new Intl.DisplayNames([language], { type: "region" }).of(code);
  return own && /\P{Script=Latin}/u.test(own) && !/^[\p{Script=Latin}\s]+$/u.test(own) ? [own] : [];
}

const regionLabel = (area: Area): Candidate => ({
  ...{ kind: "region", lines: [area.name], ...area.middle() },
  ...{ weight: weights.region, zooms: [lastCountryZoom, lastRegionZoom] },
});

/** About how wide a text is, rather too wide: the reader's own font draws it. */
function widthPx(text: string, sizePx: number): number {
  const wide = text.match(
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu,
  );
  const count = wide?.length ?? 0;
  return (count + ([...text].length - count) * 0.62) * sizePx;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const lineHeight = 1.2;

/** Where it is drawn at a zoom, in pixels of the world; `turns`: so often around it. */
function boxOf({ kind, lines, x, y }: Candidate, worldPx: number, turns: number): Box {
  const size = labelSizesPx[kind];
  const half = Math.max(...lines.map((line) => widthPx(line, size))) / 2 + gapPx.x;
  const height = (lines.length * lineHeight * size) / 2 + gapPx.y;
  const [midX, midY] = [(x + turns) * worldPx, y * worldPx];
  return { left: midX - half, right: midX + half, top: midY - height, bottom: midY + height };
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The names that a tile shows at least a part of. */
function placed(
  { large, places, cells, cities }: Names,
  z: number,
  x: number,
  y: number,
): PlacedLabel[] {
  if (z < firstZoom || z > lastZoom) return [];
  const worldPx = tilePx * 2 ** z;
  const tile = {
    left: x * tilePx,
    right: (x + 1) * tilePx,
    top: y * tilePx,
    bottom: (y + 1) * tilePx,
  };
  // What is drawn on the tile has its middle within reach, and what may stand in its way within twice that.
  const near = {
    ...{ left: tile.left - 2 * reachPx, right: tile.right + 2 * reachPx },
    ...{ top: tile.top - 2 * reachPx, bottom: tile.bottom + 2 * reachPx },
  };
  /** How often around the world it is from there, of what is near. */
  const turnsTo = (eastward: number, southward: number): number[] => {
    const down = southward * worldPx;
    if (down < near.top || down > near.bottom) return [];
    return [-1, 0, 1].filter((turns) => {
      const right = (eastward + turns) * worldPx;
      return right >= near.left && right <= near.right;
    });
  };
  const found: { candidate: Candidate; box: Box }[] = [];
  const add = (candidate: Candidate, turns: readonly number[]) => {
    for (const each of turns) found.push({ candidate, box: boxOf(candidate, worldPx, each) });
  };
  const least = leastPeople(z);
  const considerTown = (at: number) => {
    if ((places.population[at] ?? 0) < least) return;
    const [lat, lng] = [(places.lat[at] ?? 0) / 1_000, (places.lng[at] ?? 0) / 1_000];
    const turns = turnsTo(mercatorX(lng), mercatorY(lat));
    if (turns.length > 0) add(townLabel(places.town(at)), turns);
  };
  for (const candidate of large)
    if (z >= candidate.zooms[0] && z <= candidate.zooms[1])
      add(candidate, turnsTo(candidate.x, candidate.y));
  if (z <= lastCityZoom) cities.forEach(considerTown);
  else for (const cell of cellsIn(near, worldPx)) cells.get(cell)?.forEach(considerTown);
  found.sort((a, b) => byWeight(a.candidate, b.candidate) || a.candidate.x - b.candidate.x);
  return found.flatMap(({ candidate, box }, at) => {
    if (!meet(box, tile) || found.slice(0, at).some((other) => meet(other.box, box))) return [];
    const { kind, lines } = candidate;
    const size = labelSizesPx[kind];
    const middle = (box.top + box.bottom) / 2 - tile.top;
    return [
      {
        ...{ kind, lines, x: (box.left + box.right) / 2 - tile.left },
        // From the middle of all lines to the foot of the last one's letters.
        y: middle + (lines.length * lineHeight * size) / 2 - size * 0.35,
      },
    ];
  });
}

function cellsIn({ left, right, top, bottom }: Box, worldPx: number): number[] {
  const cellOf = (px: number) => Math.floor((px / worldPx) * cellCount);
  const found: number[] = [];
  for (let row = Math.max(0, cellOf(top)); row <= Math.min(cellCount - 1, cellOf(bottom)); row += 1)
    for (let column = cellOf(left); column <= cellOf(right); column += 1)
      found.push(cellKey((column + cellCount) % cellCount, row));
  return found;
}

export type LabelsOf = (z: number, x: number, y: number) => PlacedLabel[];

let loading: Promise<LabelsOf> | undefined;

/** The names of each tile; the list of places is read on first use. */
export function basemapLabels(): Promise<LabelsOf> {
  loading ??= gazetteer()
    .then(async (places): Promise<LabelsOf> => {
      const names = await namesOf(places);
      return (z, x, y) => placed(names, z, x, y);
    })
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
  return loading;
}
