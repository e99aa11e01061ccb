import type { ListingSearch } from "~/search/query/search-params";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import type { ResolvedText } from "~/search/text/resolve-text.server";
import { type BoundSearch, bindSearch } from "./bind-search.server";

type Relaxed<Answer> = {
  bound: BoundSearch;
  answer: Answer;
  /** The terms searched with, when some were dropped. */
  kept?: readonly ResolvedTerm[];
};

/** Asks for what a search means, and where that is nothing for its words, with fewer of them. */
export async function relaxTerms<Answer>(
  search: ListingSearch,
  text: ResolvedText,
  {
    ask,
    isNothing,
  }: {
    /** `kept`: the terms, where some are dropped. */
    ask: (bound: BoundSearch, kept?: readonly ResolvedTerm[]) => Promise<Answer>;
    isNothing: (answer: Answer) => boolean;
  },
): Promise<Relaxed<Answer>> {
  const bound = await bindSearch(search, text);
  const answer = await ask(bound);
  // With fewer words, too, nothing would fit what nothing fits.
  const { fitsNothing, words } = bound.query;
  if (!isNothing(answer) || fitsNothing || !words) return { bound, answer };
  const kept = await text.relaxed();
  if (!kept) return { bound, answer };
  const fewer = await bindSearch(search, text, kept);
  return { bound: fewer, answer: await ask(fewer, kept), kept };
}
