import type { Results } from "~/map/data/useResults";
import { fitsCounted, type ListingSearch } from "~/search/query/search-params";

const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ",");

/** A count as it is shown: whole, or to two digits where it was not counted to the end. */
export function countText(count: number, isExact: boolean): string {
  if (isExact || count < 100) return grouped(count);
  const unit = 10 ** (String(count).length - 2);
  return grouped(Math.round(count / unit) * unit);
}

/** How many fit, which is known where the other counts may be reckoned. */
export const fitsText = (fits: number, isExact: boolean) =>
  countText(fits, isExact || fits < fitsCounted);

/** `82 parts`, or `about 47,000 parts` where they were not counted to the end. */
export function partsText({ count, isExact }: Results["found"]["total"], about = "about"): string {
  const text = `${countText(count, isExact)} ${count === 1 ? "part" : "parts"}`;
  return isExact ? text : `${about} ${text}`;
}

/** How many were found: where the list was not counted to the end, what the filters beside it say. */
export function totalOf(
  { found: { total, listings }, facets: { facets, isExact } }: Results,
  { includeSoldOut }: Pick<ListingSearch, "includeSoldOut">,
): Results["found"]["total"] {
  if (total.isExact || includeSoldOut || facets.inStock === 0) return total;
  return { count: Math.max(listings.length, facets.inStock), isExact };
}
