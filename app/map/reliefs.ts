import type { Listing } from "~/catalog/listing.schema";
import { formatDistanceMiles } from "~/content/format";
import type { DistanceUnit } from "~/platform/choices";
import type { FacetsAnswer } from "~/search/answers.schema";
import { appliedFilters, type MapSearch } from "./filters";
import { radii, radiusText } from "./radius";

/** Why a search finds nothing, as the page came with it. */
export interface WhyNothing {
  /** Each filter without which there would be something, and about how much; the most first. */
  blocking: { filter: string; count: number; isExact: boolean }[];
  /** The nearest that passes all but the area. */
  nearest: { miles: number; locationName: string } | null;
  /** What does the same job as the number that was asked for. */
  interchange: Listing[];
}

/** A way out of a search that finds nothing. */
export interface Relief {
  key: string;
  /** What pressing it does: `Remove Brake`. */
  label: string;
  search: MapSearch;
  /** How many that would leave; null while nobody has counted. */
  count: number | null;
  isExact: boolean;
}

const sum = (choices: readonly { count: number }[]) =>
  choices.reduce((all, { count }) => all + count, 0);

/** What a filter's own facet says of the search without it. */
function countWithout(key: string, search: MapSearch, { facets }: FacetsAnswer): number | null {
  switch (key) {
    case "category":
      // Its kind of part goes with it.
      return search.leaf ? null : sum(facets.category);
    case "leaf":
      return sum(facets.leaf);
    case "condition":
      return sum(facets.condition);
    case "brand":
      return sum(facets.brand);
    case "seller":
      return facets.seller ? sum(facets.seller) : null;
    default:
      return null;
  }
}

interface Known {
  facets: FacetsAnswer;
  vehicle: string | null;
  why: WhyNothing | null;
  /** What the reader has distances shown in. */
  unit: DistanceUnit;
}

/**
 * How to find something after all: each filter that blocks, or may, the likeliest first; a wider
 * circle; everywhere.
 */
export function reliefsOf(search: MapSearch, { facets, vehicle, why, unit }: Known): Relief[] {
  const filters = appliedFilters(search, { vehicle, facets: facets.facets, unit })
    .filter(({ key }) => key !== "within" && key !== "stock")
    .map(({ key, label, without }): Relief => {
      const counted = why?.blocking.find(({ filter }) => filter === key);
      const count = why ? (counted?.count ?? 0) : countWithout(key, search, facets);
      const isExact = counted?.isExact ?? facets.isExact;
      return { key, label: `Remove ${label}`, search: without, count, isExact };
    });
  const blocking = filters.filter(({ count }) => count !== null && count > 0);
  const unknown = filters.filter(({ count }) => count === null);
  return [
    ...blocking.sort((a, b) => (b.count ?? 0) - (a.count ?? 0)),
    ...unknown,
    ...wider(search, { why, unit }),
    ...(search.asTyped ? [putRight(search)] : []),
  ];
}

const putRight = (search: MapSearch): Relief => ({
  key: "put-right",
  label: "Search with the spelling put right",
  search: { ...search, asTyped: undefined },
  ...{ count: null, isExact: true },
});

function wider(search: MapSearch, { why, unit }: Pick<Known, "why" | "unit">): Relief[] {
  const { withinMiles, bounds } = search;
  const area = why?.blocking.find(({ filter }) => filter === "area");
  if ((!withinMiles && !bounds) || (why && !area)) return [];
  const found: Relief[] = [];
  const far = Math.max(withinMiles ?? 0, why?.nearest?.miles ?? 0);
  const next = withinMiles && radii[unit].find((miles) => miles > far);
  if (next)
    found.push({
      key: "wider",
      label: `Search within ${radiusText(next, unit)}`,
      search: { ...search, withinMiles: next },
      ...{ count: null, isExact: true },
    });
  found.push({
    key: "everywhere",
    label: "Search everywhere",
    search: { ...search, withinMiles: undefined, bounds: undefined, zoom: undefined },
    count: area?.count ?? null,
    isExact: area?.isExact ?? true,
  });
  return found;
}

/** What to say of it, in a sentence. */
export function whySentence(
  reliefs: readonly Relief[],
  { search, why, unit }: Pick<Known, "why" | "unit"> & { search: MapSearch },
): string {
  if (why?.nearest) {
    const { miles, locationName } = why.nearest;
    return `The nearest is ${formatDistanceMiles(miles, unit)} away, in ${locationName}.`;
  }
  const [first] = reliefs;
  if (first?.count && first.label.startsWith("Remove "))
    return `“${first.label.slice("Remove ".length)}” leaves nothing of what there is.`;
  if (search.text && reliefs.length === 0) return "Try fewer words, or another spelling.";
  return "Move the map, zoom out, or take a filter away.";
}
