import { swaps } from "~/search/text/spelling";
import { editDistance, isOneEditApart } from "~/text/edit-distance";
import { nameKey } from "~/text/fold";
import type { Span } from "../sentence/token";
import type { KnownModel, ModelIndex } from "./model-index";
import { ambiguousModels, notModels } from "./names";
import { apart, type Found, type Token } from "./tokens";

/** Words that no listing has, each with the one that it was put right to, if there is one. */
export type Misspelt = ReadonlyMap<string, string | undefined>;

/** What is known of the text in which a model may be misspelt. */
interface Beside {
  year: number;
  make?: Found;
  misspelt: Misspelt;
  /** The part is named: what else is misspelt is hardly another. */
  isPartNamed?: boolean;
}

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
 * a booster is no Boxster. Beside a part that is named, one wrong letter is enough.
 */
export function misspeltModel(
  tokens: Token[],
  index: ModelIndex,
  { year, make, misspelt, isPartNamed = false }: Beside,
): Found | undefined {
  for (const [at, { key }] of tokens.entries()) {
    if (!misspelt.has(key) || notModels.has(key)) continue;
    const slips = slipsOf(key, misspelt.get(key));
    const near = isPartNamed && slips.every((name) => !index.models.has(name));
    const meant = [...slips, ...(near ? modelsNear(key, index) : [])]
      .filter((name) => !ambiguousModels.has(name))
      .flatMap((name) => index.models.get(name) ?? [])
      .filter((model) => (make ? model.make === make.make : model.isCommon) && model.isOf(year));
    const [first] = meant;
    if (!first || new Set(meant.map((model) => model.make)).size > 1) continue;
    const span = { from: at, to: at + 1 };
    const made = make?.spans ?? makeBeside(tokens, at, first.make);
    return { make: first.make, model: first.model, spans: [...made, span] };
  }
  return undefined;
}

/** Names of common models with one letter wrong, missing or too many, the first one right. */
function modelsNear(key: string, { byLength }: ModelIndex): string[] {
  if (key.length < 5) return [];
  const near = byLength.filter(
    ({ key: name, model }) => model.isCommon && name[0] === key[0] && isOneEditApart(name, key),
  );
  return [...new Set(near.map(({ key: name }) => name))];
}

/** The make right before or behind, misspelt as its model is: `toyta corola`. */
function makeBeside(tokens: Token[], at: number, make: string): Span[] {
  const name = nameKey(make);
  const isNear = (key: string) =>
    key.length > 3 && editDistance(name, key) <= (name.length < 7 ? 1 : 2);
  return [at - 1, at + 1]
    .filter((beside) => isNear(tokens[beside]?.key ?? ""))
    .map((beside) => ({ from: beside, to: beside + 1 }));
}

/** Two letters have changed places; or some were left out or put in, and no word is as near as this one. */
function slipsOf(key: string, word: string | undefined): string[] {
  const name = word && nameKey(word);
  const isNear = name && editDistance(name, key, 2) <= (name.length < 7 ? 1 : 2);
  return [...swaps(key), ...(isNear ? [name] : [])].filter((each) => /^\p{L}{4,}$/u.test(each));
}
