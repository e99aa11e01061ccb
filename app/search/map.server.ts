import type { FitmentRow, Verdict } from "~/catalog/listing.schema";
import { world } from "./area";
import { type Bounds, cellZoom } from "./cells";
import { selectCountedFacets, selectFacets } from "./facets.repo.server";
import { countLimit, type Filters } from "./filters.repo.server";
import { verdictFor } from "./fit";
import {
  type ClusterRow,
  countAreas,
  levelFor,
  type Source,
  selectClusters,
  selectCountedClusters,
  selectFitment,
} from "./parts.repo.server";
import { understand } from "./parts.server";
import type { ListingSearch, Vehicle } from "./search-params";

/** A cluster stands where its listings are on average. */
export type Cluster = { cell: number; n: number; minPriceCents: number; lat: number; lng: number };

/**
 * What a search finds in its bounds, in clusters about 64 pixels apart on a map of that zoom.
 * Category and condition are counted beforehand; with any other filter the first 50,000 listings
 * are counted as they are found.
 */
export async function findClusters(query: ListingSearch, zoom: number) {
  const { filters, source } = await understand(query);
  const bounds = query.bounds ?? world;
  const level = Math.min(cellZoom, Math.max(2, Math.round(zoom) + 2));
  const rows =
    !source && isCounted(filters)
      ? await selectCountedClusters(bounds, level, filters)
      : await selectClusters(source ?? sourceWithin(bounds, filters), filters, level);
  return rows.map(
    ({ min_price_cents, ...rest }: ClusterRow): Cluster => ({
      ...rest,
      minPriceCents: min_price_cents,
    }),
  );
}

/** Whether the counts kept for each cell tell all that the filters ask. */
function isCounted(filters: Filters): boolean {
  const { leaf, minCents, maxCents, brand, sellerId, fits, words, includeSoldOut } = filters;
  const others = [leaf, minCents, maxCents, brand, sellerId, fits, words];
  return !includeSoldOut && others.every((each) => each === undefined);
}

export type Facets = {
  /** How many listings each choice would leave, with all other filters as they are. */
  category: Record<string, number>;
  condition: Record<string, number>;
  /** The 20 commonest; empty when there are too many listings to ask. */
  brand: Record<string, number>;
  /** False: counted by cells of the map, which reach a little beyond the bounds. */
  isExact: boolean;
};

/** What could be chosen next, and how many listings that would leave. */
export async function findFacets(query: ListingSearch): Promise<Facets> {
  const { filters, source } = await understand(query);
  const bounds = query.bounds ?? world;
  if (source) return { ...(await grouped(source, filters)), isExact: true };
  if (filters.words) {
    const facets = await grouped(sourceWithin(bounds, filters), filters);
    return { ...facets, isExact: Object.values(facets.category).reduce(add, 0) < countLimit };
  }
  const { category: _c, condition: _d, ...rest } = filters;
  const [n = 0] = await countAreas([bounds], rest);
  if (n <= countLimit)
    return { ...(await grouped({ by: "area", bounds }, filters)), isExact: true };
  const rows = await selectCountedFacets(bounds, levelFor(bounds, 8), filters);
  return { ...tally(rows), isExact: isCounted(filters) && isWorld(bounds) };
}

const add = (a: number, b: number) => a + b;

const sourceWithin = (bounds: Bounds, filters: Filters): Source => ({
  by: filters.words ? "words" : "area",
  bounds,
});

const isWorld = (bounds: Bounds) =>
  Object.entries(world).every(([side, at]) => bounds[side as keyof Bounds] === at);

const grouped = async (source: Source, filters: Filters) =>
  tally(await selectFacets(source, filters));

function tally(rows: readonly { facet: string; value: string; n: number }[]) {
  const of = (facet: string) =>
    Object.fromEntries(rows.filter((row) => row.facet === facet).map(({ value, n }) => [value, n]));
  return { category: of("category"), condition: of("condition"), brand: of("brand") };
}

/** Whether some listings fit a vehicle, by their keys, each with the row that says so. */
export async function findVerdicts(
  keys: readonly number[],
  vehicle: Vehicle,
): Promise<Map<number, Verdict>> {
  const rows = await selectFitment(keys.slice(0, 100));
  const of = new Map<number, FitmentRow[]>();
  for (const row of rows) of.set(row.listing_key, [...(of.get(row.listing_key) ?? []), row]);
  return new Map(keys.slice(0, 100).map((key) => [key, verdictFor(of.get(key) ?? [], vehicle)]));
}
