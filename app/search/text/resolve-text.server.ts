import { type ResolvedTerm, type ResolvedTerms, resolveTerms } from "./analyze-terms.server";
import { type PartNumberMatch, partNumberIn } from "./part-numbers.server";
import { relaxedTerms } from "./relax-terms.server";

/** What the text of a search says: a part number, or else words. It is looked up once a request, and handed on. */
export type ResolvedText = {
  number?: PartNumberMatch;
  words?: ResolvedTerms;
  /** The relaxed terms, for when nothing matches all; looked up once, on first use. */
  relaxed: () => Promise<readonly ResolvedTerm[] | undefined>;
};

/** What a search without a text says. */
export const noText: ResolvedText = { relaxed: async () => undefined };

/** Looks up what a text says, unless it is to be taken as it was typed with what is misspelt put right. */
export async function resolveText({
  text,
  asTyped,
}: {
  text?: string;
  asTyped?: boolean;
}): Promise<ResolvedText> {
  if (!text) return noText;
  // First, because a number's characters would be looked up as misspelt words.
  const number = await partNumberIn(text);
  if (number) return { ...noText, number };
  const words = await resolveTerms(text, asTyped);
  let relaxed: ReturnType<typeof relaxedTerms> | undefined;
  return { words, relaxed: () => (relaxed ??= relaxedTerms(words)) };
}
