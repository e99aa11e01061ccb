import { formatDistanceMiles } from "~/content/format";
import type { PlaceSuggestion, ZeroResultsReason } from "~/map/data/page-data";
import {
  appliedFilters,
  clearedArea,
  type MapSearch,
  withoutArea,
} from "~/map/filters/applied-filters";
import { radii } from "~/map/filters/radius";
import type { DistanceUnit } from "~/platform/preferences/options";
import { radiusText } from "~/search/filters/distance";
import { facetedFilters } from "~/search/filters/filters";
import type { FacetsAnswer } from "~/search/results/answers.schema";

/** A way out of a search that finds nothing. */
export interface RecoveryAction {
  key: string;
  /** What pressing it does: `Remove Brake`. */
  label: string;
  /** The filters that it removes, by their names. */
  removed?: readonly string[];
  search: MapSearch;
  /** How many listings that would leave; null when not counted. */
  count: number | null;
  isExact: boolean;
}

/** Not counted. */
const uncounted = { count: null, isExact: true } as const;

const sum = (choices: readonly { count: number }[]) =>
  choices.reduce((all, { count }) => all + count, 0);

/** What a filter's own facet says of the search without it. */
function countWithout(key: string, search: MapSearch, { facets }: FacetsAnswer): number | null {
  const filter = facetedFilters.find(({ name }) => name === key);
  // With a category its part type goes, too; and what is at least something is counted more than once.
  const isNarrowed = filter?.narrower?.some((each) => search[each as keyof MapSearch]);
  if (!filter || filter.facet.isNested || isNarrowed) return null;
  const choices = facets[filter.name];
  return choices ? sum(choices) : null;
}

interface Known {
  facets: FacetsAnswer;
  vehicle: string | null;
  why: ZeroResultsReason | null;
  places: readonly PlaceSuggestion[];
  /** What the reader has distances shown in. */
  unit: DistanceUnit;
}

/**
 * How to find something after all: each filter that blocks, or may, most likely first; a wider
 * circle; everywhere. A place comes before all that says nothing of what was typed.
 */
export function recoveryActions(search: MapSearch, known: Known): RecoveryAction[] {
  const found = [
    ...(known.why ? counted(search, known, known.why) : guessed(search, known)),
    ...wider(search, known),
    ...(search.asTyped ? [searchCorrected(search)] : []),
  ];
  const places = known.places.map((place) => nearPlace(search, place));
  if (isForVehicle(search, known))
    // Another car's parts are the last thing to look at: wider, or in other words, comes before.
    return [
      ...places,
      ...found.filter((each) => !dropsVehicle(each)),
      ...(search.bounds || search.withinMiles || !search.text ? [] : [everythingThatFits(search)]),
      ...found.filter(dropsVehicle),
    ];
  return found.some(({ count, search: { text } }) => count && text)
    ? found.concat(places)
    : places.concat(found);
}

/** Whether only what fits a car is searched for. */
export const isForVehicle = (
  { onlyFits }: Pick<MapSearch, "onlyFits">,
  { vehicle }: Pick<Known, "vehicle">,
): boolean => onlyFits === true && vehicle !== null;

/** Whether it gives up the car that the search is for. */
export const dropsVehicle = ({ search }: Pick<RecoveryAction, "search">): boolean =>
  !search.onlyFits;

const everythingThatFits = (search: MapSearch): RecoveryAction => ({
  key: "all-that-fits",
  label: "Show everything that fits",
  search: { ...search, text: "", asTyped: undefined },
  ...uncounted,
});

export const nearPlace = (search: MapSearch, { place, text }: PlaceSuggestion): RecoveryAction => ({
  key: place,
  label: `Search ${text && `for “${text}” `}near ${place}`,
  search: { ...withoutArea(search), text, place },
  ...uncounted,
});

const filtersOf = (search: MapSearch, { vehicle, facets, unit }: Known) =>
  appliedFilters(search, { vehicle, facets: facets.facets, unit });

/** By what was counted with the page; the area alone is for `wider`. */
const counted = (
  search: MapSearch,
  known: Known,
  { blocking }: ZeroResultsReason,
): RecoveryAction[] =>
  blocking
    .filter(({ filters }) => filters.length > 1 || filters[0] !== "area")
    .map(({ filters, ...count }) => ({ ...withoutAll(filters, search, known), ...count }));

function withoutAll(keys: readonly string[], search: MapSearch, known: Known) {
  let rest = keys.includes("area") ? everywhere(search) : search;
  const removed: string[] = [];
  for (const each of keys) {
    const filter = filtersOf(rest, known).find(({ key }) => key === each);
    if (filter) {
      rest = filter.without;
      removed.push(filter.label);
    } else if (each === "words") {
      rest = { ...rest, text: "", asTyped: undefined };
      removed.push(`“${search.text}”`);
    }
  }
  const names = listed(removed);
  return {
    key: keys.join(),
    label: keys.includes("area") ? `Search everywhere without ${names}` : `Remove ${names}`,
    search: rest,
    removed,
  };
}

const listed = (names: readonly string[]) => new Intl.ListFormat("en-US").format(names);

/** By what the facets say, each of which is counted without its own filter. */
function guessed(search: MapSearch, known: Known): RecoveryAction[] {
  const filters = filtersOf(search, known)
    .filter(({ key }) => key !== "within" && key !== "stock")
    .map(({ key, label, without }): RecoveryAction => {
      const count = countWithout(key, search, known.facets);
      const { isExact } = known.facets;
      return { key, label: `Remove ${label}`, removed: [label], search: without, count, isExact };
    });
  const blocking = filters.filter(({ count }) => count !== null && count > 0);
  const unknown = filters.filter(({ count }) => count === null);
  return [...blocking.sort((a, b) => (b.count ?? 0) - (a.count ?? 0)), ...unknown];
}

const searchCorrected = (search: MapSearch): RecoveryAction => ({
  key: "put-right",
  label: "Search with the corrected spelling",
  search: { ...search, asTyped: undefined },
  ...uncounted,
});

const everywhere = (search: MapSearch): MapSearch => ({
  ...search,
  ...{ ...clearedArea, withinMiles: undefined },
});

function wider(search: MapSearch, { why, unit }: Known): RecoveryAction[] {
  const { withinMiles, bounds } = search;
  const area = why?.blocking.find(({ filters }) => filters.join() === "area");
  if ((!withinMiles && !bounds) || (why && !area)) return [];
  const found: RecoveryAction[] = [];
  const far = Math.max(withinMiles ?? 0, why?.nearest?.miles ?? 0);
  const next = withinMiles && radii[unit].find((miles) => miles > far);
  if (next)
    found.push({
      key: "wider",
      label: `Search within ${radiusText(next, unit)}`,
      search: { ...search, withinMiles: next },
      ...uncounted,
    });
  found.push({
    key: "everywhere",
    label: "Search everywhere",
    search: everywhere(search),
    ...(area ?? uncounted),
  });
  return found;
}

/** What to say of it, in a sentence. */
export function zeroResultsText(
  reliefs: readonly RecoveryAction[],
  { search, why, unit, vehicle }: Pick<Known, "why" | "unit" | "vehicle"> & { search: MapSearch },
): string {
  const isOfOthers = reliefs.some((each) => each.count && each.removed && !dropsVehicle(each));
  if (isForVehicle(search, { vehicle }) && !why?.nearest && !isOfOthers)
    return `None is listed for your ${vehicle} yet.`;
  if (why?.nearest) {
    const { miles, locationName } = why.nearest;
    return `The nearest is ${formatDistanceMiles(miles, unit)} away, in ${locationName}.`;
  }
  const [first] = reliefs;
  if (first?.search.place) return "No parts match that, but it's a place.";
  if (first?.count && first.removed && first.key !== "words") {
    const names = listed(first.removed.map((name) => `“${name}”`));
    const leave = first.removed.length > 1 ? "together leave" : "leaves";
    return first.key.includes("area")
      ? `Nothing in this area, and ${names} ${leave} nothing anywhere else.`
      : `${names} ${leave} no matching parts.`;
  }
  if (search.text && (!first || first.key === "words"))
    return "Try fewer words or a different spelling.";
  return "Move the map, zoom out, or remove a filter.";
}
