import type { NumberKind } from "~/platform/enums";
import { normalNumber } from "~/text/part-number";
import { numberRanks } from "./number-ranks";
import { selectByNumber, selectKnownNumbers } from "./part-numbers.repo.server";
import { oneEditVariants } from "./spelling";

/** A text matched as a part number. */
export type PartNumberMatch = {
  norm: string;
  match: "exact" | "prefix";
  /** Listing by listing, how the number stands to it. */
  kinds: Map<number, { kind: NumberKind; norm: string }>;
  /** What replaced the number: searched for as well. */
  replacements: string[];
};

/** So many listings with a number, and with numbers that begin so. */
const most = { exact: 200, begun: 100 };
/** Whether a text could be a part number: four letters and digits or more, a digit among them. */
export function looksLikeNumber(text: string): boolean {
  const norm = normalNumber(text);
  return norm.length >= 4 && norm.length <= 40 && /\d/.test(norm);
}

/** The listings that a number in any spelling names; undefined when it names none and was not replaced. */
export async function findPartNumber(text: string): Promise<PartNumberMatch | undefined> {
  if (!looksLikeNumber(text)) return undefined;
  const norm = normalNumber(text);
  const kinds: PartNumberMatch["kinds"] = new Map();
  const replacements: string[] = [];
  let match: PartNumberMatch["match"] = "exact";
  for (const row of await selectByNumber(norm, most)) {
    if (row.found === "replacement") {
      replacements.push(row.norm);
      continue;
    }
    if (row.found === "begun") match = "prefix";
    const known = kinds.get(row.listing_key);
    if (!known || numberRanks[row.kind] < numberRanks[known.kind])
      kinds.set(row.listing_key, { kind: row.kind, norm: row.norm });
  }
  return kinds.size > 0 || replacements.length > 0
    ? { norm, match, replacements, kinds }
    : undefined;
}

/** So short a number beside words is rather a size, a year or a volt. */
const shortestBeside = 6;
const mostBeside = 3;

/**
 * The number that a text has among words, `73V3965 alternator` or `bosch 0 986 314 623`: it says more
 * than they do. Undefined where no part has just that.
 */
async function numberBeside(text: string): Promise<PartNumberMatch | undefined> {
  const runs = [""];
  for (const token of text.split(/[\s,;]+/))
    if (/\d/.test(token)) runs.push(`${runs.pop()}${token}`);
    else runs.push("");
  // The whole text was looked up already.
  const candidates = runs.filter(
    (run) => normalNumber(run).length >= shortestBeside && normalNumber(run) !== normalNumber(text),
  );
  for (const run of candidates.slice(0, mostBeside)) {
    const number = await findPartNumber(run);
    if (number?.match === "exact") return number;
  }
  return undefined;
}

/**
 * The part number that a text is, or that stands among its words. `namesMore`: the text names a part or a
 * vehicle, so that it is no mere beginning of a number: `F150`.
 */
export async function partNumberIn(
  text: string,
  namesMore = false,
): Promise<PartNumberMatch | undefined> {
  const whole = await findPartNumber(text);
  return whole && !(namesMore && whole.match === "prefix") ? whole : await numberBeside(text);
}

/** Numbers that are one wrong character away from a text, those of most listings first; as their part spells them. */
export async function similarPartNumbers(text: string): Promise<string[]> {
  if (!looksLikeNumber(text)) return [];
  const candidates = oneEditVariants(normalNumber(text));
  if (candidates.length === 0) return [];
  return (await selectKnownNumbers(candidates, 5)).map(({ norm, spelt }) => spelt ?? norm);
}
