import { availability } from "./availability";
import { brand } from "./brand";
import { category } from "./category";
import { condition } from "./condition";
import { distance } from "./distance";
import type { FacetedFilter, Filter, ValuesOf } from "./filter";
import { fits } from "./fits";
import { partType } from "./part-type";
import { position } from "./position";
import { price } from "./price";
import { seller } from "./seller";
import { warranty } from "./warranty";

/** All that narrows a search, in the order of the filter menu. The other half of each: ./filter-queries. */
const all = [
  fits,
  category,
  partType,
  condition,
  position,
  price,
  distance,
  brand,
  seller,
  warranty,
  availability,
] as const;

type Each = (typeof all)[number];
type Together<Union> = (Union extends object ? (each: Union) => void : never) extends (
  each: infer All,
) => void
  ? All
  : never;

/** What of a search its filters say. */
export type FilterValues = Together<ValuesOf<Each>>;
export type FilterName = Each["name"];
export type FacetName = Extract<Each, { facet: object }>["name"];

export const filters: readonly (Filter<FilterName, FilterValues> & {
  facet?: FacetedFilter<FilterName, FilterValues>["facet"];
})[] = all;

/** Those that are chosen by their facet. */
export const facetedFilters = filters.filter(
  (each): each is FacetedFilter<FacetName, FilterValues> => each.facet !== undefined,
);

/** The fields of a filter. */
export const fieldsOf = (name: FilterName): readonly (keyof FilterValues)[] =>
  filters.find((each) => each.name === name)?.fields ?? [];

/** What of a search is filters, and nothing else. */
export const filterValues = (search: FilterValues): FilterValues =>
  Object.fromEntries(filters.flatMap(({ fields }) => fields.map((each) => [each, search[each]])));

/** Whether a search has the filter set. */
export const isSet = (
  { fields }: Pick<(typeof filters)[number], "fields">,
  values: FilterValues,
): boolean => fields.some((field) => values[field]);

/** A search without some filters, and without what is narrower than they are. */
export function withoutFilter<Search extends object>(
  search: Search,
  { fields, narrower = [] }: Pick<(typeof filters)[number], "fields" | "narrower">,
): Search {
  const gone = [...fields, ...narrower].map((field) => [field, undefined]);
  return { ...search, ...Object.fromEntries(gone) };
}
