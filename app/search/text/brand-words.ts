import type { Filters } from "~/search/model/filter";
import { words } from "~/text/fold";

export type OfBrand = Pick<Filters, "brand">;

/** Whatever is of a brand has its words. */
export function addBrandTerms(filters: Filters): Filters {
  const all = [...(filters.words ?? []), ...wordsOfBrand(filters)];
  return all.length > 0 ? { ...filters, words: all } : filters;
}

export const wordsOfBrand = ({ brand = "" }: OfBrand) => words(brand).map((word) => [word]);
