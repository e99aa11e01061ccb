import { wordsOfParts } from "~/search/text/vocabulary.server";
import { isOneEditApart } from "~/text/edit-distance";
import { knownModels } from "../vehicle/model-catalogue.server";
import { readVehicle } from "../vehicle/read-vehicle";
import { catalogPhrases } from "./catalog-phrases";
import { type Lexicon, type PlacePhrase, type Reading, readSentence } from "./read-sentence";

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
    isNearModel: (key) =>
      models.byLength.some(
        ({ key: name, model }) => model.isCommon && name.length > 4 && isOneEditApart(name, key),
      ),
    brandOf: (key) => brands.get(key),
    vehicleIn: (tokens, taken) => readVehicle(tokens, taken, models, today.getUTCFullYear()),
  };
}
