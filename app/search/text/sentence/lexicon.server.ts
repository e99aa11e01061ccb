import { wordsOfParts } from "~/search/text/vocabulary.server";
import { vehicleIn } from "../vehicle/extract-vehicle";
import { knownModels } from "../vehicle/model-catalogue.server";
import type { ModelIndex } from "../vehicle/model-index";
import { catalogPhrases } from "./catalog-phrases";
import { type Lexicon, type PlacePhrase, type Reading, readSentence } from "./read-sentence";
import type { Token } from "./token";
import type { VehicleSaid } from "./vehicle-said";

/** Whether a word is of a part's name. */
export const isPartWord = (word: string): boolean => catalogPhrases.words.has(word);

/** Reads a text as a sentence of the trade. */
export async function readText(
  text: string,
  beside: { place?: PlacePhrase; hasVehicle?: boolean } = {},
): Promise<Reading> {
  return readSentence(text, await lexicon(), beside);
}

/** What sentences are read with: the part catalog, and the vehicles, brands and words that listings have. */
export async function lexicon(today = new Date()): Promise<Lexicon> {
  const [models, { known, brands }] = await Promise.all([knownModels(), wordsOfParts()]);
  return {
    phrases: catalogPhrases,
    isKnownWord: (key) => known.has(key),
    brandOf: (key) => brands.get(key),
    vehicleIn: (tokens, taken) => vehicleSaid(tokens, taken, models, today.getUTCFullYear()),
  };
}

/** What names nothing stands for tokens that are taken. */
const blank = "·";

function vehicleSaid(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  index: ModelIndex,
  thisYear: number,
): VehicleSaid | null {
  const text = tokens.map(({ raw }, at) => (taken.has(at) ? blank : raw)).join(" ");
  const { year, make, model, words } = vehicleIn(text, index, thisYear);
  if (year === null && make === null) return null;
  const left = words.split(" ");
  const spans = tokens.flatMap(({ raw }, at) => {
    if (taken.has(at)) return [];
    const found = left.indexOf(raw);
    if (found >= 0) {
      left.splice(found, 1);
      return [];
    }
    return [{ from: at, to: at + 1 }];
  });
  return {
    ...{ year, years: null, make, model, models: model ? [model] : [], generation: null },
    ...{ engine: null, trim: null, spans },
  };
}
