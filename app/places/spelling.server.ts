import { foldName } from "./fold";
import type { Gazetteer, Town } from "./gazetteer.server";
import type { Found } from "./town-names.server";

/** Guessed at are towns of so many people, by names of so many letters. */
const leastPopulation = 5_000;
const leastLetters = 4;

/** By the first letter: the keys of the larger towns and their places in the lists. */
let index: { of: Gazetteer; keys: Map<string, { key: string; at: number }[]> } | undefined;

function keysOf(data: Gazetteer) {
  if (index?.of === data) return index.keys;
  const keys = new Map<string, { key: string; at: number }[]>();
  for (const [at, name] of data.names.entries()) {
    if ((data.population[at] ?? 0) < leastPopulation) continue;
    const key = foldName(name);
    const list = keys.get(key.slice(0, 1));
    if (list) list.push({ key, at });
    else keys.set(key.slice(0, 1), [{ key, at }]);
  }
  index = { of: data, keys };
  return keys;
}

/** Whether one letter more, less or other makes one text the other, or two neighbors that change places. */
export function isOneEditAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let from = 0;
  while (from < a.length && a[from] === b[from]) from += 1;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  if (a.length > b.length) return rest(a, 1) === rest(b, 0);
  if (a.length < b.length) return rest(a, 0) === rest(b, 1);
  const areSwapped = a[from] === b[from + 1] && a[from + 1] === b[from];
  return rest(a, 1) === rest(b, 1) || (areSwapped && rest(a, 2) === rest(b, 2));
}

/** Larger towns whose name is one letter away from what was typed (not the first letter); the largest first. */
export function misspelled(
  data: Gazetteer,
  name: string,
  fits: (town: Town) => boolean,
  limit: number,
): Found[] {
  const typed = foldName(name);
  if (typed.length < leastLetters) return [];
  return (keysOf(data).get(typed.slice(0, 1)) ?? [])
    .filter(({ key, at }) => isOneEditAway(key, typed) && fits(data.town(at)))
    .map(({ at }) => ({
      at,
      population: data.population[at] ?? 0,
      isExact: false,
      isGuess: true,
    }))
    .sort((a, b) => b.population - a.population)
    .slice(0, limit);
}
