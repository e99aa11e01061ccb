import { isOneEditApart } from "~/text/edit-distance";
import { foldName } from "~/text/fold";
import type { Gazetteer, Town } from "./gazetteer.server";
import type { Found } from "./town-names.server";

/** Spelling correction covers towns with so many people, for texts of so many letters. */
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
    .filter(({ key, at }) => isOneEditApart(key, typed) && fits(data.town(at)))
    .map(({ at }) => ({
      at,
      population: data.population[at] ?? 0,
      isExact: false,
      isGuess: true,
    }))
    .sort((a, b) => b.population - a.population)
    .slice(0, limit);
}
