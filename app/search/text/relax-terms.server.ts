import { type ResolvedTerm, type ResolvedTerms, stopWords } from "./analyze-terms.server";
import { isCommon, selectMatching } from "./terms.repo.server";

/** So many subsets of one size are tried: no more than leaving out two of eight. */
const mostTried = 28;

/**
 * The words worth searching for where nothing in stock, wherever it is, has all of them, so that a
 * vehicle beside a part's name does not hide the part: as many as one listing has, the part or else a word
 * of a name among them. Little words carry nothing. Undefined: the words stand as they are.
 */
export async function relaxedTerms({
  meant,
  unknown,
}: ResolvedTerms): Promise<readonly ResolvedTerm[] | undefined> {
  if (meant.length === 0 || meant.length + unknown.length < 2) return undefined;
  if (unknown.length === 0 && (await firstTogether([meant]))) return undefined;
  const parts = meant.filter(({ isPart }) => isPart);
  const others = meant.filter(({ isPart }) => !isPart);
  const telling = others.filter(({ asked }) => asked.length > 2);
  const least = parts.length > 0 ? 0 : 1;
  for (const size of sizes(telling.length, others.length + unknown.length, least)) {
    const tried = subsets(telling, size)
      .map((subset) => [...parts, ...subset])
      .filter((subset) => subset.some(({ isNamed }) => isNamed))
      .sort((a, b) => named(b) - named(a) || rarity(a) - rarity(b))
      .slice(0, mostTried);
    const first = await firstTogether(tried);
    if (first) return first;
  }
  return undefined;
}

/** A word in at least so many listings is common. */
const common = 10_000;

/** The first of some sets of words of which something in stock has all. */
async function firstTogether(sets: readonly (readonly ResolvedTerm[])[]) {
  const before: (readonly ResolvedTerm[])[] = [];
  let firstCommon: readonly ResolvedTerm[] | undefined;
  for (const set of sets) {
    if (set.every(({ n }) => n >= common) && (await isCommon(lexemesOf(set)))) {
      firstCommon = set;
      break;
    }
    before.push(set);
  }
  if (before.length === 0) return firstCommon;
  const matching = await selectMatching(before.map(lexemesOf));
  return before.find((_, at) => matching.has(at)) ?? firstCommon;
}

/** All, one less, two less, then each alone, and, beside a part, none. */
function sizes(telling: number, asked: number, least: number): number[] {
  const all = [telling, telling - 1, telling - 2, 1, 0];
  return [...new Set(all)].filter((size) => size >= least && size < asked);
}

const lexemesOf = (subset: readonly ResolvedTerm[]) => subset.map(({ lexemes }) => lexemes);
const named = (subset: readonly ResolvedTerm[]) => subset.filter(({ isNamed }) => isNamed).length;
const rarity = (subset: readonly ResolvedTerm[]) => subset.reduce((sum, { n }) => sum + n, 0);

function subsets<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return all.flatMap((first, at) =>
    subsets(all.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

/**
 * The words of a text, as they were typed, that are not among those searched for. Signs and little words
 * never are: nobody misses them.
 */
export function droppedTerms(
  typed: readonly { text: string; words: readonly string[] }[],
  kept: readonly ResolvedTerm[],
  ignored: readonly string[] = [],
) {
  const searched = new Set([...kept.flatMap(({ asked }) => asked.split(" ")), ...ignored]);
  return typed
    .filter(({ words }) => words.some((word) => !stopWords.has(word)))
    .filter(({ words }) => !words.some((word) => searched.has(word)))
    .map(({ text }) => text);
}
