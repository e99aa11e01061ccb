import { type Leaf, leaves } from "~/catalog/categories";
import { categoryLabels } from "~/catalog/choices";
import { vehicleName } from "~/vehicles/vehicle-name";
import { searchFor } from "./box-links";
import type { VehicleMeant } from "./intent.server";
import { knownWords } from "./known-words.server";
import type { Suggestion } from "./suggest.schema";
import { words as wordsOf } from "./words";
import { selectWordsBeginning } from "./words.repo.server";
import { similarWords } from "./words.server";

const leafList = Object.entries(leaves).map(([leaf, { label, category }]) => ({
  ...{ leaf: leaf as Leaf, label, category },
  words: wordsOf(label),
}));

/** Kinds of parts, and words that listings have, that go on from a text or put it right. */
export async function partItems(text: string, vehicle?: VehicleMeant): Promise<Suggestion[]> {
  const asked = wordsOf(text).slice(0, 8);
  const last = asked.at(-1);
  if (!last) return [];
  const detail = vehicle ? `for ${vehicleName(vehicle)}` : "";
  const kinds = leafList
    .filter(({ words }) => asked.every((word) => words.some((each) => each.startsWith(word))))
    .slice(0, 4)
    .map(({ leaf, label, category }) => ({
      label,
      detail: detail || categoryLabels[category],
      href: searchFor({ vehicle, leaf, category }),
    }));
  const before = asked.slice(0, -1);
  const [known, begun] = await Promise.all([
    knownWords(before.map((word) => [word, [word]])),
    last.length < 2 || /^\d+$/.test(last) ? [] : selectWordsBeginning(last, 4),
  ]);
  const isKnown = new Set(known.map(({ word }) => word));
  const right = await Promise.all(
    before.map(async (word) => (isKnown.has(word) ? word : (await similarWords(word, 1))[0]?.word)),
  );
  const ends = begun.length > 0 ? begun : await similarWords(last, 2);
  const phrases = right.includes(undefined)
    ? []
    : ends.map(({ word }) => [...right, word].join(" "));
  const kindLabels = new Set(kinds.map(({ label }) => label.toLowerCase()));
  return [
    ...kinds,
    ...phrases
      .filter((phrase) => phrase !== asked.join(" ") && !kindLabels.has(phrase))
      .slice(0, 4)
      .map((phrase) => ({ label: phrase, detail, href: searchFor({ vehicle, text: phrase }) })),
  ];
}
