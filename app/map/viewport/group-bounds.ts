import type { MapBounds } from "@partlane/ui/price-map";
import type { Coords } from "~/catalog/distance";
import type { ListingSearch } from "~/search/query/search-params";
import { cellBox, inside, union, widthOf, within } from "./tile-bounds";
import { boxOf } from "./viewport";

/** Nearer than this, in degrees, two places are one: some 10 m. */
const samePlace = 1e-4;
export function isOnePlace(places: readonly Coords[]): boolean {
  const box = boxOf(places);
  return box !== null && box.north - box.south < samePlace && widthOf(box) < samePlace;
}

/** A place that is listed, with what is as good as there. */
export function around({ north, south, east, west }: MapBounds): MapBounds {
  return {
    north: Math.min(90, north + samePlace),
    south: Math.max(-90, south - samePlace),
    east: Math.min(180, east + samePlace),
    west: Math.max(-180, west - samePlace),
  };
}

/** What a pin of several stands for. */
interface Pin {
  listings: readonly { coords: Coords }[];
  clusters: readonly (Coords & { id: string })[];
}

/** Where all is that a pin of several stands for, as far as it is searched. */
export function areaOf(
  { listings, clusters }: Pin,
  { bounds }: Pick<ListingSearch, "bounds">,
): MapBounds {
  const cells = clusters.map((cluster) => inside(cellBox(cluster)));
  const own = boxOf(listings.map(({ coords }) => coords));
  return within(union(own ? [...cells, around(own)] : cells), bounds);
}
