import { availabilityQuery } from "./availability";
import { brandQuery } from "./brand";
import { categoryQuery } from "./category";
import { conditionQuery } from "./condition";
import { distanceQuery } from "./distance";
import type { Comparison, FilterQuery, Parameter, Read } from "./filter";
import type { FacetName, FilterName, FilterValues } from "./filters";
import { fitsQuery } from "./fits";
import { partTypeQuery } from "./part-type-query";
import { positionQuery } from "./position";
import { priceQuery } from "./price";
import { sellerQuery } from "./seller";
import { warrantyQuery } from "./warranty";

/** How a request and the database have each filter: the other half of ./filters. */
export const filterQueries: Record<FilterName, FilterQuery<FilterValues>> = {
  category: categoryQuery,
  partType: partTypeQuery,
  condition: conditionQuery,
  position: positionQuery,
  price: priceQuery,
  brand: brandQuery,
  seller: sellerQuery,
  warranty: warrantyQuery,
  fits: fitsQuery,
  stock: availabilityQuery,
  within: distanceQuery,
};

const queries = Object.entries(filterQueries) as [FilterName, FilterQuery<FilterValues>][];

/** The facets, each with how it is counted. */
export const facetQueries = queries.flatMap(([name, { facet, where }]) =>
  facet ? [{ name: name as FacetName, where, ...facet }] : [],
);

/** What an API takes of each. */
export const filterParameters: readonly Parameter[] = queries.flatMap(
  ([, { parameters }]) => parameters,
);

/** All that the parameters of an address filter by. */
export const readFilters = (read: Read): FilterValues =>
  Object.assign({}, ...queries.map(([, query]) => query.read(read)));

/** What columns must be for a listing to pass, of some filters or of all. */
export const comparisonsOf = (
  values: FilterValues,
  some: readonly Pick<FilterQuery<FilterValues>, "where">[] = Object.values(filterQueries),
): Comparison[] => some.flatMap(({ where }) => where(values).filter((each) => each !== undefined));

/** About what part of the listings passes all of them. */
export const selectivityOf = (values: FilterValues): number =>
  queries.reduce((part, [, { selectivity }]) => part * (selectivity?.(values) ?? 1), 1);
