import type { Filters } from "~/search/model/filter";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import { brandTermVariants, countBrand } from "~/search/text/brand-terms.server";
import { lookUpTerms, noneMatchCategory } from "~/search/text/term-statistics.server";
import { vehicleWord } from "~/search/text/tokenize";
import type { CellHistogram } from "./cell-histogram";
import { cellHistogram } from "./cell-histogram.server";
import type { Sample } from "./row-sample";
import { sampleFor } from "./row-sample.server";

/** A term with how many listings have it, and the categories of these, a bit for each. */
export type TermCount = Pick<ResolvedTerm, "lexemes" | "n" | "categories">;

/** All that is known of the listings before any is read: what a plan is made by. */
export type PlanStatistics = {
  histogram: CellHistogram;
  /** Some of all listings; undefined while none is at hand. */
  sample?: Sample;
  /** An upper bound of the brand's listings; infinite without a brand filter. */
  brandCount: number;
  /** The vehicle that must fit, as a term. */
  vehicle?: TermCount;
  /** Nothing in the category has one of each term, is of the brand, and fits. */
  isCategoryExcluded: boolean;
};

/** Fetches what a plan for the filters and the terms of a text needs to know; in memory for the most part. */
export async function gatherStatistics(
  filters: Filters,
  terms: readonly TermCount[],
): Promise<PlanStatistics> {
  const { category, brand, fits, minPriceCents, maxPriceCents } = filters;
  const [histogram, brandCount, vehicle] = await Promise.all([
    cellHistogram(),
    countBrand(filters),
    fits && countVehicle(fits),
  ]);
  const all = vehicle ? [...terms, vehicle] : terms;
  const isNothing = brandCount === 0 || vehicle?.n === 0;
  const isCategoryExcluded =
    category !== undefined &&
    !isNothing &&
    (await noneMatchCategory(category, [...all, ...(await brandTermVariants(filters))]));
  // Loaded on first use, and only when it can be used.
  const isSampled = terms.length > 0 || [brand, minPriceCents, maxPriceCents].some(isSet);
  const sample = isSampled ? sampleFor({ includeSoldOut: false }) : undefined;
  return { histogram, sample, brandCount, vehicle, isCategoryExcluded };
}

const isSet = (value: unknown) => value !== undefined;

/** A vehicle's lexeme, whatever its year, and the number of its listings. */
async function countVehicle(vehicle: NonNullable<Filters["fits"]>): Promise<TermCount> {
  const word = vehicleWord(vehicle);
  const [known] = await lookUpTerms([[word, [word]]]);
  return { lexemes: [word], n: known?.n ?? 0, categories: known?.categories ?? 0 };
}
