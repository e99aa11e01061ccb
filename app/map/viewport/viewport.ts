import { type MapBounds, type MapPoint, viewFor } from "@partlane/ui/price-map";
import { type Coords, defaultOrigin, distanceMiles } from "~/catalog/distance";
import { boxAround } from "~/search/geo/bounds";
import { boundsOf, wholeNumber } from "~/search/geo/parse-numbers";
import { type ListingSearch, mostShown } from "~/search/query/search-params";
import { union } from "./tile-bounds";

/** Where the map is looked at from. */
export interface Viewport {
  center: MapPoint;
  zoom: number;
}

/** The part of the URL that only the browser uses. */
export interface MapUrlState {
  /** The area that is searched. */
  bounds?: MapBounds;
  /** Of the map, when that area was looked at. */
  zoom?: number;
  /** What the map shows, where no area is searched. */
  look?: MapBounds;
  /** Whether a move of the map searches what it then shows. */
  follows: boolean;
  /** The listing whose panel is open. */
  part: string | null;
  /** The token of the page that the list begins with. */
  page: string | null;
  /** How many pages are listed from there on. */
  shown: number;
}

/** The map's anchor, for skipping the list. */
export const mapAnchor = "parts-map";

export const startZoom = 13;
const zooms = { least: 0, most: 18 };
/** On a wide screen, which is not as high. */
const leastOnWide = 2;

/** A map on a laptop, in px: what the server lays out for. */
const usual = { width: 860, height: 676 };
/** Around what is shown, in px. */
const air = 56;

/** How far out a map of so many px in width goes: all of the earth is seen, with the pins at its edges. */
export const minZoom = (px: number) =>
  Math.min(leastOnWide, Math.floor(Math.log2(Math.max(256, px - air) / 256)));

/** From where all of some bounds is seen on such a map. */
const viewOf = (bounds: MapBounds) => viewFor(bounds, { ...usual, air });

export const zoomFor = (bounds: MapBounds) => viewOf(bounds).zoom;

/** Its parameters, but for the page's: that one needs the server. */
export const mapParameters = ["bounds", "zoom", "look", "follow", "part", "shown"] as const;

export function readMapUrlState(params: URLSearchParams): MapUrlState {
  return {
    bounds: boundsOf(params.get("bounds") ?? ""),
    zoom: wholeNumber(params.get("zoom") ?? "", zooms.least, zooms.most),
    look: boundsOf(params.get("look") ?? ""),
    follows: params.get("follow") !== "0",
    part: params.get("part"),
    page: params.get("page"),
    shown: wholeNumber(params.get("shown") ?? "", 1, mostShown) ?? 1,
  };
}

/** Clusters are counted for one zoom less than the map's: their pins are wider than their cells. */
const coarser = 1;

/** The zoom that clusters are counted for on a map at another. */
export const countedZoom = (zoom: number) => Math.max(0, Math.round(zoom) - coarser);

/** The box that holds all of some places; null of none. */
export function boxOf(places: readonly Coords[]): MapBounds | null {
  const boxes = places.map(({ lat, lng }) => ({ north: lat, south: lat, west: lng, east: lng }));
  return boxes.length > 0 ? union(boxes) : null;
}

/** What is no farther than this is near, however near the nearest few are. */
const nearMiles = 25;
/** How many count as the nearest few, and how many times as far as they are is still near. */
const few = 3;
const reach = 4;

/**
 * The box of what a search found, as the map shows it first: with the nearest first, what lies many
 * times as far away as the nearest few waits until somebody looks for it there. Null of none.
 */
export function boxOfFound(
  found: readonly { coords: Coords }[],
  { sort }: Pick<ListingSearch, "sort">,
  center: Coords,
): MapBounds | null {
  const places = found.map(({ coords }) => coords);
  if (sort !== "nearest" && sort !== "best") return boxOf(places);
  const miles = places.map((place) => distanceMiles(center, place));
  const ofFew = miles.toSorted((a, b) => a - b)[Math.min(few, miles.length) - 1] ?? 0;
  const most = Math.max(nearMiles, reach * ofFew);
  return boxOf(places.filter((_, at) => (miles[at] ?? 0) <= most));
}

/** A map's bounds clamped to valid degrees, as the endpoints require. */
export function clampedBounds({ north, south, east, west }: MapBounds): MapBounds {
  const wraps = east - west >= 360;
  const turned = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180;
  return {
    north: Math.min(90, north),
    south: Math.max(-90, south),
    east: wraps ? 180 : east > 180 ? turned(east) : east,
    west: wraps ? -180 : west < -180 ? turned(west) : west,
  };
}

/** How far a map is seen around the reader at first, about. */
const sightMiles = 3;

/** Where the nearest are beyond that, with the reader: an empty map tells nothing. Null where they are not. */
function boxBeyondSight(
  found: readonly { coords: Coords }[],
  { sort }: Pick<ListingSearch, "sort">,
  center: Coords,
): MapBounds | null {
  if (sort !== "nearest" && sort !== "best") return null;
  const nearest = found
    .map(({ coords }) => ({ coords, miles: distanceMiles(center, coords) }))
    .sort((a, b) => a.miles - b.miles)
    .slice(0, few);
  return (nearest[0]?.miles ?? 0) > sightMiles
    ? boxOf([center, ...nearest.map(({ coords }) => coords)])
    : null;
}

/** A search with text or a seller is shown where its results are; any other around the reader. */
export const isSpecificSearch = ({ text, sellerId }: ListingSearch) => Boolean(text || sellerId);

export interface InitialView {
  search: ListingSearch;
  own: Pick<MapUrlState, "bounds" | "zoom" | "look">;
  /** What is listed. */
  found: readonly { coords: Coords }[];
  /** The listing that the URL came with. */
  named: { coords: Coords } | null;
  /** Where the reader is, or wants to be taken to be. */
  around: Coords;
}

/**
 * From where a search's map is first looked at: its area, what was looked at last, the part that is
 * named, what it found, or the surroundings of its origin.
 */
export function initialViewport({ search, own, found, named, around }: InitialView): Viewport {
  if (named && !own.bounds && !own.look) return { center: named.coords, zoom: startZoom };
  return placeOf({ ...search, near: around }, own, found);
}

function placeOf(
  search: ListingSearch,
  { bounds, zoom, look }: InitialView["own"],
  found: InitialView["found"],
): Viewport {
  if (bounds) {
    const whole = viewFor(bounds, usual);
    return zoom === undefined ? whole : { ...whole, zoom };
  }
  if (look) return viewOf(look);
  const center = search.near ?? defaultOrigin;
  const circle = search.withinMiles && boxAround(center, search.withinMiles);
  if (circle) return viewFor(circle, usual);
  const box = isSpecificSearch(search)
    ? boxOfFound(found, search, center)
    : boxBeyondSight(found, search, center);
  if (box) return viewFor(box, { ...usual, air, maxZoom: startZoom });
  return { center, zoom: startZoom };
}
