import { defaultOrigin, distanceMiles } from "~/catalog/distance";
import type { Listing } from "~/catalog/listing.schema";
import { orIfOverloaded } from "~/platform/http/overload.server";
import { type FilterName, filters, withoutFilter } from "~/search/filters/filters";
import { middleOf } from "~/search/geo/bounds";
import { filtersOf } from "~/search/plan/bind";
import {
  maxBlockingPairs,
  maxInterchange,
  maxInterchangeReads,
  maxPairedFilters,
} from "~/search/plan/limits";
import type { ListingSearch } from "~/search/query/search-params";
import { selectParts } from "~/search/sql/listings.repo.server";
import { selectInterchange } from "~/search/text/part-numbers.repo.server";
import { noText, type ResolvedText, resolveText } from "~/search/text/resolve-text.server";
import { findFacets, noFacets } from "./facets.server";
import { findParts } from "./find-listings.server";
import { listingsOf } from "./listings.server";

/** What a reader may take away from a search, and the parts of the search that it is. */
const removable = {
  ...Object.fromEntries(
    filters.flatMap(({ name, fields, isExplained = true }) =>
      isExplained ? [[name, fields]] : [],
    ),
  ),
  area: ["bounds", "withinMiles"],
  words: ["text", "asTyped"],
} as unknown as Record<RemovableName, readonly (keyof ListingSearch)[]>;

type RemovableName = Exclude<FilterName, "within" | "stock"> | "area" | "words";

/** Filters without which there would be something, and about how much. */
interface Blocking {
  filters: readonly RemovableName[];
  count: number;
  isExact: boolean;
}

/** Why a search finds nothing, and what would find something. */
export interface ZeroResultsReport {
  /**
   * The filters each of which blocks by itself; where none does, those of which two do together, or all
   * of them, and the words. What leads to most comes first.
   */
  blocking: Blocking[];
  /** The nearest that passes all but the area, and how far it is from where distances begin. */
  nearest: { miles: number; locationName: string } | null;
  /** Interchanges of the number searched for that pass the filters. */
  interchange: Listing[];
}

/** A search, and what its text says. */
type Asked = { search: ListingSearch; text: ResolvedText };

export async function explainZeroResults(
  search: ListingSearch,
  resolved?: ResolvedText,
): Promise<ZeroResultsReport> {
  const asked: Asked = { search, text: resolved ?? (await resolveText(search)) };
  const isSet = (name: RemovableName) => removable[name].some((part) => search[part]);
  const names = (Object.keys(removable) as RemovableName[]).filter(isSet);
  const narrowing = names.filter((name) => name !== "words");
  const [alone, nearest, interchange] = await Promise.all([
    blockingOf(
      asked,
      narrowing.map((name) => [name]),
    ),
    isSet("area") ? orIfOverloaded(nearestOf(asked), null) : null,
    orIfOverloaded(findInterchange(asked), []),
  ]);
  const { found, isWhole } = alone;
  const blocking = found.length > 0 || !isWhole ? found : await blockingTogether(asked, narrowing);
  return { blocking, nearest, interchange };
}

/** Filters of which none blocks alone: two, or else all of them; and what to do without the words. */
async function blockingTogether(asked: Asked, names: readonly RemovableName[]) {
  const pairs = await blockingPairs(asked, names.length > maxPairedFilters ? [] : names);
  const all = pairs.found.length === 0 && names.length > 2 ? [names] : [];
  // A search for nothing else is one for all there is then.
  const words = names.length > 0 && asked.search.text ? [["words" as const]] : [];
  let { found, isWhole } = pairs;
  for (const others of [all, words]) {
    if (!isWhole) break;
    const more = await blockingOf(asked, others);
    ({ isWhole } = more);
    found = [...found, ...more.found];
  }
  return found;
}

/** A few at a time, until there are enough, or it takes too long. */
async function blockingPairs(asked: Asked, names: readonly RemovableName[]) {
  const pairs = names.flatMap((first, at) => names.slice(at + 1).map((second) => [first, second]));
  let [found, isWhole]: [Blocking[], boolean] = [[], true];
  for (
    let at = 0;
    at < pairs.length && found.length < maxBlockingPairs && isWhole;
    at += maxBlockingPairs
  ) {
    const more = await blockingOf(asked, pairs.slice(at, at + maxBlockingPairs));
    ({ isWhole } = more);
    found = [...found, ...more.found];
  }
  return { found: found.sort(byCount).slice(0, maxBlockingPairs), isWhole };
}

/** With a filter go those that are narrower: with a category its part type. */
export const without = (search: ListingSearch, names: readonly RemovableName[]): ListingSearch => ({
  ...filters
    .filter(({ name }) => names.some((each) => each === name))
    .reduce(withoutFilter, search),
  ...Object.fromEntries(names.flatMap((name) => removable[name].map((part) => [part, undefined]))),
});

const byCount = (a: Blocking, b: Blocking) => b.count - a.count;

/**
 * Those of them without which there is something. Not whole where it took too long to know of one: then so
 * would what comes after, and what is known by then is told.
 */
async function blockingOf(asked: Asked, candidates: readonly (readonly RemovableName[])[]) {
  const counted = await Promise.all(
    candidates.map((names) => orIfOverloaded(countWithout(asked, names), undefined)),
  );
  const known = counted.filter((each) => each !== undefined);
  const found = known.filter(({ count }) => count > 0).sort(byCount);
  return { found, isWhole: known.length === counted.length };
}

/** As the page says it that leads to: where the list is not counted to the end, by the facets. */
async function countWithout(
  { search, text: resolved }: Asked,
  names: readonly RemovableName[],
): Promise<Blocking> {
  const rest = without(search, names);
  const text =
    names.includes("position") || (names.includes("words") && rest.positions)
      ? await resolveText(rest)
      : names.includes("words")
        ? noText
        : resolved;
  const found = await findParts(rest, { limit: 1, text });
  if (found.kind !== "ok" || found.parts.length === 0)
    return { filters: names, count: 0, isExact: true };
  const { total } = found;
  if (total.isExact || rest.includeSoldOut) return { filters: names, ...total };
  const { facets, isExact } = await orIfOverloaded(findFacets(rest, text), noFacets);
  return facets.inStock > 0
    ? { filters: names, count: facets.inStock, isExact }
    : { filters: names, ...total };
}

/** From where distances begin, or else from the middle of the view. */
async function nearestOf({ search, text }: Asked): Promise<ZeroResultsReport["nearest"]> {
  const { bounds, near = bounds ? middleOf(bounds) : defaultOrigin } = search;
  const found = await findParts(
    { ...without(search, ["area"]), near, sort: "nearest" },
    { limit: 1, text },
  );
  const [first] = found.kind === "ok" ? found.parts : [];
  if (!first) return null;
  return { miles: distanceMiles(near, first), locationName: first.location_name };
}

/** Listings that share a number with the listings of the number searched for. */
async function findInterchange({ search, text: { number } }: Asked): Promise<Listing[]> {
  const passing = filtersOf(search);
  if (!number || !passing) return [];
  const same = await selectInterchange(
    [...number.kinds.keys()].slice(0, maxInterchangeReads.own),
    maxInterchangeReads.same,
  );
  if (same.length === 0) return [];
  const from = search.near ?? defaultOrigin;
  const rows = await selectParts({
    ...{ filters: passing, from, order: "nearest", limit: maxInterchange },
    source: { by: "keys", keys: same.map(({ listing_key }) => listing_key) },
  });
  const kinds = new Map(
    same.map(({ listing_key, norm }) => [listing_key, { kind: "interchange" as const, norm }]),
  );
  return await listingsOf(rows, { from, vehicle: search.vehicle, kinds });
}
