import type { PartImage } from "@partlane/ui";
import type { Category } from "~/platform/enums";
import { words } from "~/text/fold";

/*
 * What an entry of the part catalog says, and how a category's file writes it. The facts are those of
 * the trade in North America, with the names of other English-speaking counters beside them; the key
 * is our own, as part terminology IDs (PIES) are licensed.
 */

/** Along what a car has several of a part: a listing says where on it the part goes. */
export const positionAxes = [
  "front-rear",
  "left-right",
  "upper-lower",
  "inner-outer",
  /** Before or after the catalytic converter. */
  "upstream-downstream",
  /** The bank of cylinders of a V or flat engine: 1 has cylinder 1. */
  "bank",
] as const;
export type PositionAxis = (typeof positionAxes)[number];

/** A part type as it is kept. */
export interface PartTypeEntry<Key extends string = string> {
  /** Stored with listings and in addresses: never changed. */
  key: Key;
  category: Category;
  /** Canonical name in sentence case: `Tail light`. */
  one: string;
  /** Its plural, the label on pages: `Tail lights`. */
  many: string;
  /** Every other name at a counter, in small letters, in the singular. Plurals are derived. */
  also: readonly string[];
  /** What it is often taken for, and is not. Holds both ways. */
  notToBeConfusedWith: readonly Key[];
  positions: readonly PositionAxis[];
  /** Usually bought two at a time: both sides of an axle, both blades. */
  inPairs: boolean;
  /** Which combustion engine a car has decides; a car without one has none of these. */
  engineBound: boolean;
  /** An illustration of just this part, or the neutral box. */
  picture: PartImage;
}

/** A part type as a category's file writes it: what is usual is left out. */
interface WrittenPartType {
  one: string;
  /** Where it is not the regular plural. */
  many?: string;
  /** Names between commas. */
  also?: string;
  /** Keys; said on one side, it holds on both. */
  notToBeConfusedWith?: readonly string[];
  positions?: readonly PositionAxis[];
  inPairs?: boolean;
  engineBound?: boolean;
  picture?: PartImage;
}

/** A category's part types, by key, in the order in which they are shown. */
export function partTypesOf<Key extends string>(
  category: Category,
  written: Readonly<Record<Key, WrittenPartType>>,
): Record<Key, PartTypeEntry> {
  const entries = Object.entries<WrittenPartType>(written).map(
    ([key, each]): PartTypeEntry => ({
      ...{ key, category, one: each.one, many: each.many ?? pluralOf(each.one) },
      also: each.also?.split(",").map((name) => name.trim()) ?? [],
      notToBeConfusedWith: each.notToBeConfusedWith ?? [],
      positions: each.positions ?? [],
      inPairs: each.inPairs ?? false,
      engineBound: each.engineBound ?? false,
      picture: each.picture ?? "category-other",
    }),
  );
  return Object.fromEntries(entries.map((each) => [each.key, each])) as Record<Key, PartTypeEntry>;
}

/** The regular plural of a name, that of its last word: `Throttle body`, `Throttle bodies`. */
export function pluralOf(name: string): string {
  if (/[^aeiou]y$/i.test(name)) return `${name.slice(0, -1)}ies`;
  return /(s|x|z|ch|sh)$/i.test(name) ? `${name}es` : `${name}s`;
}

/** How names are compared: words in small letters, a space between. `A/C compressor` is `a c compressor`. */
export const phraseOf = (name: string): string => words(name).join(" ");
