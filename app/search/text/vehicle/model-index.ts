import { nameKey } from "~/text/fold";
import { makeNicknames, modelNicknames } from "./names";

/** A model that may be named in a text. */
export interface KnownModel {
  make: string;
  model: string;
  /** Known by its model's name alone, beside a year. */
  isCommon: boolean;
  isOf: (year: number) => boolean;
}

/** An index of models by name; built once. */
export interface ModelIndex {
  makes: Map<string, string>;
  models: Map<string, KnownModel[]>;
  ofMake: Map<string, KnownModel[]>;
  /** Every model with its key, the shortest names first. */
  byLength: { key: string; model: KnownModel }[];
  /** The keys of makes that may be misspelt. */
  commonMakes: string[];
}

/** Takes the names apart that can stand in a text. */
export function modelIndex(models: readonly KnownModel[]): ModelIndex {
  const makes = new Map<string, string>();
  const byName = new Map<string, KnownModel[]>();
  const ofMake = new Map<string, KnownModel[]>();
  const add = (map: Map<string, KnownModel[]>, key: string, model: KnownModel) => {
    const there = map.get(key);
    if (!there) map.set(key, [model]);
    else if (!there.includes(model)) there.push(model);
  };
  for (const model of models) {
    makes.set(nameKey(model.make), model.make);
    add(ofMake, model.make, model);
    for (const key of keysOf(model)) add(byName, key, model);
  }
  for (const [key, make] of Object.entries(makeNicknames)) {
    const known = makes.get(nameKey(make));
    if (known) makes.set(key, known);
  }
  for (const [key, [make, name]] of Object.entries(modelNicknames)) {
    const known = ofMake.get(makes.get(nameKey(make)) ?? "");
    for (const model of known ?? [])
      if (nameKey(model.model) === nameKey(name)) add(byName, key, model);
  }
  const common = new Set(models.filter(({ isCommon }) => isCommon).map(({ make }) => make));
  const commonMakes = [...makes.keys()].filter((key) => common.has(makes.get(key) ?? ""));
  const byLength = models
    .map((model) => ({ key: nameKey(model.model), model }))
    .sort((a, b) => a.key.length - b.key.length || (a.key < b.key ? -1 : 1));
  return { makes, models: byName, ofMake, byLength, commonMakes };
}

/** How people type a model: `prius prime` for `Prius Prime (PHEV)`, `3` for `Mazda3`, `c class` for `C-Class`. */
function keysOf({ make, model }: KnownModel): string[] {
  const key = nameKey(model.replace(/\(.*\)/, ""));
  const makeKey = nameKey(make);
  return key.startsWith(makeKey) && key.length > makeKey.length
    ? [key, key.slice(makeKey.length)]
    : [key];
}
