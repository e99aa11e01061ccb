import type { NumberKind } from "~/catalog/listing.schema";
import {
  type NumberMatch,
  type Replacement,
  selectByNumber,
  selectKnownNumbers,
  selectReplacements,
} from "./numbers.repo.server";
import { normalNumber, oneAway } from "./spelling";

/** What a text means as a part number. */
export type UnderstoodNumber = {
  norm: string;
  match: "exact" | "prefix";
  /** Listing by listing, how the number stands to it. */
  kinds: Map<number, { kind: NumberKind; norm: string }>;
  /** What replaced the number: searched for as well. */
  replacements: Replacement[];
};

const most = 200;
/** An own number before a maker's, before an equivalent. */
const ranks: Record<NumberKind, number> = { own: 0, oem: 1, interchange: 2, superseded: 3 };

/** Whether a text could be a part number: four letters and digits or more, a digit among them. */
export function looksLikeNumber(text: string): boolean {
  const norm = normalNumber(text);
  return norm.length >= 4 && norm.length <= 40 && /\d/.test(norm);
}

/** The listings that a number in any spelling names; undefined when it names none. */
export async function understandNumber(text: string): Promise<UnderstoodNumber | undefined> {
  if (!looksLikeNumber(text)) return undefined;
  const norm = normalNumber(text);
  const [exact, replacements] = await Promise.all([
    selectByNumber(norm, "exact", most),
    selectReplacements(norm),
  ]);
  const newer = await Promise.all(
    replacements.map(({ replacement }) => selectByNumber(replacement, "exact", 50)),
  );
  const replaced = newer.flat().map((match) => ({ ...match, kind: "superseded" as const }));
  const matches = [...exact, ...replaced];
  if (matches.length > 0) return { norm, match: "exact", replacements, kinds: byListing(matches) };
  const begun = await selectByNumber(norm, "prefix", most);
  if (begun.length === 0) return undefined;
  return { norm, match: "prefix", replacements: [], kinds: byListing(begun) };
}

function byListing(matches: readonly NumberMatch[]): UnderstoodNumber["kinds"] {
  const kinds: UnderstoodNumber["kinds"] = new Map();
  for (const { listing_key, kind, norm } of matches) {
    const known = kinds.get(listing_key);
    if (!known || ranks[kind] < ranks[known.kind]) kinds.set(listing_key, { kind, norm });
  }
  return kinds;
}

/** Numbers that are one wrong character away from a text, those of most listings first. */
export async function numbersMeant(text: string): Promise<string[]> {
  if (!looksLikeNumber(text)) return [];
  const candidates = oneAway(normalNumber(text));
  if (candidates.length === 0) return [];
  return (await selectKnownNumbers(candidates, 5)).map(({ norm }) => norm);
}
