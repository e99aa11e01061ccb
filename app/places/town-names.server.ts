import { foldName } from "~/text/fold";
import type { Gazetteer, Town } from "./gazetteer.server";

/** A town that was found by name. */
export interface Found {
  /** Its place in the gazetteer's lists. */
  at: number;
  population: number;
  /** The typed name is exactly one of its names, listed or alternative. */
  isExact: boolean;
  /** The name was typed in another spelling. */
  isGuess: boolean;
}

/** So much more does a town count that is called so, or also called so, and one of the reader's country. */
const exactCounts = 30;
const aliasCounts = 10;
const homeCounts = 3;

/** The first index in a sorted list whose key is not less than the given one. */
function firstFrom(length: number, keyAt: (at: number) => string, key: string): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (keyAt(middle) < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** `st louis` is also written `saint louis`. */
const shortWords = { st: "saint", ste: "sainte", ft: "fort", mt: "mount" };

function spellings(key: string): string[] {
  const [first = "", ...rest] = key.split(" ");
  if (rest.length === 0) return [key];
  const other = Object.entries(shortWords).flatMap(([short, long]) =>
    first === short ? long : first === long ? short : [],
  );
  return [key, ...other.map((word) => [word, ...rest].join(" "))];
}

/**
 * The towns whose name, or another name of theirs, is or begins with what was asked for, and that
 * fit; the largest first.
 */
export function townsNamed(
  data: Gazetteer,
  name: string,
  { fits, limit, country }: { fits(town: Town): boolean; limit: number; country: string },
): Found[] {
  const best = new Map<number, Found & { weight: number }>();
  let least = 0;
  const consider = (at: number, isExact: boolean, counts: number) => {
    const population = data.population[at] ?? 0;
    const most = (population + 1) * homeCounts * (isExact ? counts : 1);
    if (best.size >= limit && most <= least) return;
    const town = data.town(at);
    if (!fits(town)) return;
    const weight = town.country === country ? most : most / homeCounts;
    if ((best.get(at)?.weight ?? 0) >= weight) return;
    best.set(at, { at, population, isExact, isGuess: false, weight });
    if (best.size <= limit) return;
    const lightest = [...best.values()].reduce((a, b) => (b.weight < a.weight ? b : a));
    best.delete(lightest.at);
    least = Math.min(...[...best.values()].map((each) => each.weight));
  };
  const townKey = (at: number) => foldName(data.names[at] ?? "");
  const aliasKey = (at: number) => data.aliases[at] ?? "";
  for (const key of spellings(foldName(name))) {
    if (key.length < 2) continue;
    const walk = (
      length: number,
      keyAt: (at: number) => string,
      townAt: (at: number) => number,
      counts: number,
    ) => {
      const from = firstFrom(length, keyAt, key);
      const exactTo = firstFrom(length, keyAt, `${key}\u0000`);
      const to = firstFrom(length, keyAt, `${key}\uffff`);
      for (let at = from; at < to; at += 1) consider(townAt(at), at < exactTo, counts);
    };
    walk(data.names.length, townKey, (at) => at, exactCounts);
    walk(data.aliases.length, aliasKey, (at) => data.aliasOf[at] ?? 0, aliasCounts);
  }
  return [...best.values()].sort((a, b) => b.weight - a.weight);
}
