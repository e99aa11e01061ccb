import type { Filters } from "~/search/model/filter";
import type { PriceOrder } from "~/search/model/order";
import { bandsPerLookup } from "./limits";

/* The bands of prices that words are indexed with, as the database's placed_words() has them. */

/** The filters with the prices alone that are left after a page in order of price, from its last price on. */
export function leftAfter(filters: Filters, order: PriceOrder, lastCents?: number): Filters {
  if (lastCents === undefined) return filters;
  const { minPriceCents = 0, maxPriceCents = Infinity } = filters;
  return order === "price"
    ? { ...filters, minPriceCents: Math.max(minPriceCents, lastCents) }
    : { ...filters, maxPriceCents: Math.min(maxPriceCents, lastCents) };
}

/** So many from any price to twice as much; a cent each below twice as many. */
const perDoubling = 16;

/** The band of a price. */
export function bandOf(cents: number): number {
  let halvings = 0;
  while (cents >> halvings >= 2 * perDoubling) halvings += 1;
  return halvings * perDoubling + (cents >> halvings);
}

/** The largest price that a listing can have. */
const most = 2 ** 31 - 1;

/**
 * All bands between two prices, in the order in which they are looked up, some together: up to and with
 * each of the given prices, which say where enough may have been found, and no more than a few.
 */
export function bandsInOrder(
  order: PriceOrder,
  { min = 0, max = most, cuts }: { min?: number; max?: number; cuts: readonly number[] },
): number[][] {
  const [low, high] = [bandOf(Math.max(0, min)), bandOf(Math.min(max, most))];
  const ends = new Set(cuts.map(bandOf));
  const bands = Array.from({ length: Math.max(0, high - low + 1) }, (_, at) =>
    order === "price" ? low + at : high - at,
  );
  const groups: number[][] = [];
  let group: number[] = [];
  for (const band of bands) {
    group.push(band);
    if (!ends.has(band) && group.length < bandsPerLookup) continue;
    groups.push(group);
    group = [];
  }
  return group.length > 0 ? [...groups, group] : groups;
}
