import { type CompiledQuery, compileQuery } from "~/search/plan/compile.server";
import type { ListingSearch } from "~/search/query/search-params";
import type { ResolvedTerm } from "~/search/text/analyze-terms.server";
import { fewerWords } from "~/search/text/relax-terms.server";

/**
 * Asks for what a search means, and where that is nothing for its words, with fewer of them. `kept`: those
 * that were asked with.
 */
export async function relaxTerms<Answer>(
  search: ListingSearch,
  ask: (understood: CompiledQuery) => Promise<Answer>,
  isNothing: (answer: Answer) => boolean,
): Promise<{ understood: CompiledQuery; answer: Answer; kept?: readonly ResolvedTerm[] }> {
  const understood = await compileQuery(search);
  const answer = await ask(understood);
  // With fewer words, too, nothing would fit what nothing fits.
  if (!isNothing(answer) || understood.fitsNothing || !understood.words)
    return { understood, answer };
  const kept = await fewerWords(understood.words);
  if (!kept) return { understood, answer };
  const fewer = await compileQuery(search, kept);
  return { understood: fewer, answer: await ask(fewer), kept };
}
