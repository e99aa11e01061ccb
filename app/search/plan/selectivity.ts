import type { TermCount } from "~/search/stats/plan-statistics.server";
import { companyExponent, leastSelectivity } from "./limits";

/**
 * About what part of `all` listings has the terms and passes filters that let `passing` of them through. A look that
 * finds too few shows how many there are, for the next.
 */
export const estimateSelectivity = (
  terms: readonly Pick<TermCount, "n">[],
  passing: number,
  all: number,
): number => Math.max(termShare(terms, all) * passing, leastSelectivity);

/**
 * What part of the listings has all the terms, about: that of the rarest, less for each other one.
 * Words keep company ("brake pads"), so less than they would be strewn at random.
 */
const termShare = (terms: readonly Pick<TermCount, "n">[], all: number) =>
  terms
    .map(({ n }) => Math.min(1, n / Math.max(1, all)))
    .sort((a, b) => a - b)
    .reduce(
      (share, each, at) => share * (at === 0 ? each : each ** (companyExponent / (at + 1))),
      1,
    );
