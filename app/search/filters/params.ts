import { kilometersInMile } from "~/catalog/distance";
import { plainDollars } from "~/catalog/money";
import type { FilterName, FilterValues } from "./filters";

type Params = Readonly<
  Record<string, (values: FilterValues) => string | number | false | undefined>
>;

/** Whole miles as they are, else kilometers, which were chosen as whole ones: `25` or `40km`. */
const radiusInAddress = (miles: number) =>
  Number.isInteger(miles) ? miles : `${Math.round(miles * kilometersInMile)}km`;

/**
 * The parameters of each filter in a URL, in their order, with what stands there. Links to a search are in
 * every page, so this stands apart from labels and facets: 2.6 kB that few pages need.
 */
export const filterParams: Record<FilterName, Params> = {
  category: { category: ({ category }) => category },
  partType: { type: ({ partType }) => partType },
  condition: { condition: ({ condition }) => condition },
  position: { position: ({ positions }) => positions?.join() },
  price: {
    min: ({ minPriceCents: cents }) => cents && plainDollars(cents),
    max: ({ maxPriceCents: cents }) => cents && plainDollars(cents),
  },
  brand: { brand: ({ brand }) => brand },
  seller: { seller: ({ sellerId }) => sellerId },
  warranty: { warranty: ({ minWarrantyDays }) => minWarrantyDays },
  fits: { fits: ({ onlyFits, anyFit }) => (onlyFits ? 1 : anyFit && "all") },
  stock: { stock: ({ includeSoldOut }) => includeSoldOut && "all" },
  within: { within: ({ withinMiles }) => withinMiles && radiusInAddress(withinMiles) },
};
