import type { Position } from "~/catalog/choices";
import { type ResolvedTerm, type ResolvedTerms, resolveTerms } from "./analyze-terms.server";
import { type PartNumberMatch, partNumberIn } from "./part-numbers.server";
import { relaxedTerms } from "./relax-terms.server";
import { readText } from "./sentence/lexicon.server";
import { namesModel, namesPart } from "./sentence/read-sentence";
import { positionTerms, termsOf } from "./sentence/terms-of-reading.server";

/** What the text of a search says: a part number, or else words. It is looked up once a request, and handed on. */
export type ResolvedText = {
  number?: PartNumberMatch;
  words?: ResolvedTerms;
  /** The relaxed terms, for when nothing matches all; looked up once, on first use. */
  relaxed: () => Promise<readonly ResolvedTerm[] | undefined>;
};

/** What a search without a text says. */
export const noText: ResolvedText = { relaxed: async () => undefined };

/** Looks up what a text says: read as a sentence, unless it is to be taken as it was typed. */
export async function resolveText({
  text,
  asTyped,
  vehicle,
  positions = [],
}: {
  text?: string;
  asTyped?: boolean;
  vehicle?: object;
  /** Where on the car: words beside the text. */
  positions?: readonly Position[];
}): Promise<ResolvedText> {
  const places = await positionTerms(positions);
  if (!text) return places.length > 0 ? resolvedTo({ meant: places, unknown: [] }) : noText;
  const reading = asTyped ? undefined : await readText(text, { hasVehicle: vehicle !== undefined });
  // First, because a number's characters would be looked up as misspelt words.
  const number = await partNumberIn(text, reading && (namesPart(reading) || namesModel(reading)));
  if (number) return { ...noText, number };
  const said = reading ? await termsOf(reading) : await resolveTerms(text, asTyped);
  const isSaid = ({ asked }: ResolvedTerm) => said.meant.some((each) => each.asked === asked);
  return resolvedTo({ ...said, meant: [...said.meant, ...places.filter((each) => !isSaid(each))] });
}

function resolvedTo(words: ResolvedTerms): ResolvedText {
  let relaxed: ReturnType<typeof relaxedTerms> | undefined;
  return { words, relaxed: () => (relaxed ??= relaxedTerms(words)) };
}
