import type { PartTypeKey } from "~/catalog/part-types/part-types";
import { paths } from "~/paths";
import type { DistanceUnit } from "~/platform/preferences/options";
import { type FacetName, filters, isSet, withoutFilter } from "~/search/filters/filters";
import { keyAsLabel } from "~/search/filters/part-type";
import type { ListingSearch } from "~/search/query/search-params";
import type { FacetsAnswer } from "~/search/results/answers.schema";
import { countText } from "./count-text";

/** A search with what of the map's own state goes along in its links. */
export interface MapSearch extends ListingSearch {
  zoom?: number;
  /** What the map shows, where it is not the area that is searched. */
  look?: ListingSearch["bounds"];
  follows?: boolean;
  /** Which pages are listed, for links that keep the list as it is. */
  page?: string;
  shown?: number;
  /** What words and vehicle were read from, for links that keep both. */
  said?: string;
  /** A typed place to search near. */
  place?: string;
}

/** Of a search that is for nowhere in particular on the map: what its address says of that. */
export const clearedArea = { bounds: undefined, zoom: undefined, look: undefined } as const;

/** A search without what belongs to the place that is left for another. */
export function withoutArea<Search extends Partial<MapSearch>>(search: Search) {
  return { ...search, ...clearedArea, near: undefined };
}

/** A filter that is set. */
export interface AppliedFilter {
  key: string;
  label: string;
  /** The search without it. */
  without: MapSearch;
}

interface Names {
  /** The active vehicle's name. */
  vehicle: string | null;
  facets: FacetsAnswer["facets"];
  /** What the reader has distances shown in. */
  unit: DistanceUnit;
}

const valueLabel = (facets: Names["facets"]) => (facet: string, value: string) =>
  facets[facet as FacetName]?.find((choice) => choice.value === value)?.label;

/** Every part type is named in the answer; one that is not there by its key. */
export const partTypeName = (partType: PartTypeKey, facets: Names["facets"]) =>
  valueLabel(facets)("partType", partType) ?? keyAsLabel(partType);

/** The filters that are set, in the order of the filter panel. Words, area and sort are none. */
export const appliedFilters = (
  search: MapSearch,
  { vehicle, facets, unit }: Names,
): AppliedFilter[] =>
  filters.flatMap((each) =>
    isSet(each, search)
      ? [
          {
            key: each.name,
            label: each.label(search, { vehicle, unit, valueLabel: valueLabel(facets) }),
            without: withoutFilter(search, each),
          },
        ]
      : [],
  );

/** The search with every filter taken away: what was typed, where, and in which order. */
export function withoutFilters(search: MapSearch): MapSearch {
  const { text, asTyped, sort, near, bounds, vehicle, comparing, zoom, look, follows } = search;
  return { text, asTyped, sort, near, bounds, vehicle, comparing, zoom, look, follows };
}

type Choice = FacetsAnswer["facets"]["category"][number];

interface Choosing {
  choices: readonly Choice[];
  current: string | undefined;
  isExact: boolean;
  labelOf?: (value: string) => string;
  searchWith: (value: string | undefined) => MapSearch;
}

/** The choices of a facet, as the panel shows them; those that nothing has are left out. */
export function optionsOf({ choices, current, isExact, labelOf, searchWith }: Choosing) {
  const known = choices.filter(({ value, count }) => count > 0 || value === current);
  const missing =
    current !== undefined && !known.some(({ value }) => value === current)
      ? [{ value: current, label: labelOf?.(current) ?? current, count: 0 }]
      : [];
  return [...missing, ...known].map(({ value, label, count }) => {
    const isCurrent = value === current;
    return {
      key: value,
      label,
      count: countText(count, isExact),
      current: isCurrent,
      href: paths.map(searchWith(isCurrent ? undefined : value)),
      removeLabel: `Remove ${label}`,
    };
  });
}
