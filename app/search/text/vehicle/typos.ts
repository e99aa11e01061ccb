import { swaps } from "~/search/text/spelling";
import { editDistance } from "~/text/edit-distance";
import { nameKey } from "~/text/fold";
import type { Span } from "../sentence/token";
import type { KnownModel, ModelIndex } from "./model-index";
import { ambiguousModels, notModels } from "./names";
import { apart, type Found, type Token } from "./tokens";

/** Words that no listing has, each with the one that it was put right to, if there is one. */
export type Misspelt = ReadonlyMap<string, string | undefined>;

/** A model of the make with one wrong letter. */
export function nearModel(tokens: Token[], make: Span, models: readonly KnownModel[]) {
  for (const [at, { key }] of tokens.entries()) {
    if (key.length < 5 || !apart(make, { from: at, to: at + 1 })) continue;
    const near = models.filter(({ model }) => editDistance(nameKey(model), key) === 1);
    if (near.length === 1 && near[0]) return { from: at, to: at + 1, model: near[0].model };
  }
  return undefined;
}

/** A make with a wrong letter or two, which only a model of it beside it gives away. */
export function misspeltMake(
  tokens: Token[],
  models: readonly (Span & { value: KnownModel[] })[],
  index: ModelIndex,
): Found | undefined {
  for (const [at, { key }] of tokens.entries()) {
    if (key.length < 4) continue;
    const wrong = key.length < 7 ? 1 : 2;
    const near = index.commonMakes.filter(
      (make) => make.length > 3 && editDistance(make, key) <= wrong,
    );
    const makes = new Set(near.map((make) => index.makes.get(make)));
    for (const span of models) {
      if (!apart(span, { from: at, to: at + 1 })) continue;
      const model = span.value.find((each) => makes.has(each.make));
      if (model)
        return { make: model.make, model: model.model, spans: [{ from: at, to: at + 1 }, span] };
    }
  }
  return undefined;
}

/**
 * A model of that year that a misspelt word must be: of the make that was named, or of a common one.
 * Anything that is like a model in some other way is rather a word of the trade that nobody sells yet:
 * a booster is no Boxster.
 */
export function misspeltModel(
  tokens: Token[],
  index: ModelIndex,
  { year, make, misspelt }: { year: number; make?: Found; misspelt: Misspelt },
): Found | undefined {
  for (const [at, { key }] of tokens.entries()) {
    if (!misspelt.has(key) || notModels.has(key)) continue;
    const meant = slipsOf(key, misspelt.get(key))
      .filter((name) => !ambiguousModels.has(name))
      .flatMap((name) => index.models.get(name) ?? [])
      .filter((model) => (make ? model.make === make.make : model.isCommon) && model.isOf(year));
    const [first] = meant;
    if (!first || new Set(meant.map((model) => model.make)).size > 1) continue;
    const span = { from: at, to: at + 1 };
    return { make: first.make, model: first.model, spans: [...(make?.spans ?? []), span] };
  }
  return undefined;
}

/** Two letters have changed places; or some were left out or put in, and no word is as near as this one. */
function slipsOf(key: string, word: string | undefined): string[] {
  const name = word && nameKey(word);
  const isNear = name && editDistance(name, key, 2) <= (name.length < 7 ? 1 : 2);
  return [...swaps(key), ...(isNear ? [name] : [])].filter((each) => /^\p{L}{4,}$/u.test(each));
}
