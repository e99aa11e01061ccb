import { defaultOrigin } from "~/catalog/distance";
import { selectivityOf } from "~/search/filters/filter-queries";
import { filterValues } from "~/search/filters/filters";
import { boxAround, hull, overlap, world } from "~/search/geo/bounds";
import type { Filters } from "~/search/model/filter";
import type { Source } from "~/search/model/source";
import type { ListingSearch } from "~/search/query/search-params";
import { cellHistogram } from "~/search/stats/cell-histogram.server";
import {
  type ResolvedTerm,
  type UnderstoodWords,
  understandWords,
} from "~/search/text/analyze-terms.server";
import { brandTermVariants, countBrand } from "~/search/text/brand-terms.server";
import { numberIn, type UnderstoodNumber } from "~/search/text/part-numbers.server";
import { knownWords, noneMatchCategory } from "~/search/text/term-statistics.server";
import { vehicleWord } from "~/search/text/tokenize";
import { companyExponent, leastSelectivity, maxInlineCandidates } from "./limits";

/** What a search was taken to mean, ready to be asked in any way. */
export type CompiledQuery = {
  number?: UnderstoodNumber;
  words?: UnderstoodWords;
  filters: Filters;
  /** Where few candidates come from; undefined: from places. */
  source?: Source;
  /** What part of the listings may match, for how far to look. */
  share: number;
  /** No listing fits the vehicle, whatever else is asked. */
  fitsNothing?: boolean;
  /** Nothing in the category has all the words, is of the brand and fits: without it there may be something. */
  isProvablyEmpty?: boolean;
};

/**
 * Reads the text of a search, and decides where to look. `kept`: the words of the text to look for,
 * when not all.
 */
export async function compileQuery(
  search: ListingSearch,
  kept?: readonly ResolvedTerm[],
): Promise<CompiledQuery> {
  const { text, asTyped } = search;
  const filters = filtersOf(search);
  if (!filters) return nothing({ includeSoldOut: false });
  // First, because a number's signs would be looked up as misspelt words.
  const number = text ? await numberIn(text) : undefined;
  if (number)
    return { number, filters, share: 0, source: { by: "keys", keys: [...number.kinds.keys()] } };
  const [words, vehicle, ofBrand, { all }] = await Promise.all([
    text ? understandWords(text, asTyped) : undefined,
    filters.fits ? countVehicle(filters.fits) : undefined,
    countBrand(filters),
    cellHistogram(),
  ]);
  const meant = kept ?? (words?.unknown.length === 0 ? words.meant : []);
  if (words && meant.length === 0) return { ...nothing(filters), words };
  if (ofBrand === 0) return { ...nothing(filters), words };
  if (vehicle?.n === 0) return { ...nothing(filters), words, fitsNothing: true };
  const groups = [...meant, ...(vehicle ? [vehicle] : [])];
  const { category } = filters;
  const isProvablyEmpty =
    category !== undefined &&
    (await noneMatchCategory(category, [...groups, ...(await brandTermVariants(filters))]));
  const found = { words, filters, isProvablyEmpty };
  const lexemes = (each: readonly Group[]) => each.map((group) => group.lexemes);
  if (groups.length > 0 && atMost(groups) <= maxInlineCandidates) {
    filters.words = lexemes(groups);
    return { ...found, share: 0, source: { by: "words" } };
  }
  if (meant.length > 0) filters.words = lexemes(meant);
  if (search.sellerId) return { ...found, share: 0, source: { by: "seller" } };
  return { ...found, share: estimateSelectivity(search, groups, all) };
}

const nothing = (filters: Filters): CompiledQuery => ({
  ...{ filters, share: 0 },
  source: { by: "keys", keys: [] },
});

/** How a vehicle stands in documents, whatever its year, and in how many. */
async function countVehicle(vehicle: NonNullable<Filters["fits"]>) {
  const word = vehicleWord(vehicle);
  const [known] = await knownWords([[word, [word]]]);
  return { lexemes: [word], n: known?.n ?? 0, categories: known?.categories ?? 0 };
}

/** Undefined when nothing can be within both the bounds and the circle. */
function filtersOf(search: ListingSearch): Filters | undefined {
  const { onlyFits, withinMiles: miles, includeSoldOut = false, ...rest } = filterValues(search);
  const from = search.near ?? defaultOrigin;
  let { bounds } = search;
  if (miles) {
    const boxes = overlap(boxAround(from, miles), bounds ?? world);
    if (boxes.length === 0) return undefined;
    bounds = hull(boxes);
  }
  return {
    ...{ ...rest, bounds, includeSoldOut },
    within: miles ? { from, miles } : undefined,
    fits: onlyFits ? search.vehicle : undefined,
  };
}

type Group = Pick<ResolvedTerm, "lexemes" | "n" | "categories">;

/** How many listings have all the words: no more than have the rarest. */
const atMost = (groups: readonly Group[]) => Math.min(...groups.map(({ n }) => n));

/** Guesses: a look that finds too few shows how many there are, for the next. */
function estimateSelectivity(search: ListingSearch, groups: readonly Group[], all: number): number {
  const share = wordShare(groups, all) * selectivityOf(search);
  return Math.max(share, leastSelectivity);
}

/**
 * What part of the listings has all the words, about: that of the rarest, less for each other one.
 * Words keep company ("brake pads"), so less than they would be strewn at random.
 */
const wordShare = (groups: readonly Group[], all: number) =>
  groups
    .map(({ n }) => Math.min(1, n / Math.max(1, all)))
    .sort((a, b) => a - b)
    .reduce(
      (share, each, at) => share * (at === 0 ? each : each ** (companyExponent / (at + 1))),
      1,
    );
