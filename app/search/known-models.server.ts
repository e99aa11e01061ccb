import { everyModel } from "~/vehicles/catalogue.server";
import { selectFittedModels } from "./known-models.repo.server";
import { type KnownModel, type ModelIndex, modelIndex } from "./model-index";
import { nameKey } from "./vehicle-names";

/** New models come with new listings, and may wait this long. */
const freshMs = 10 * 60_000;
const mostFitted = 3_000;

let made: { at: number; index: Promise<ModelIndex> } | undefined;

/** Every model that a text may name: those of the catalogue, and those that listings fit. */
export function knownModels(now = Date.now()): Promise<ModelIndex> {
  if (made && now - made.at < freshMs) return made.index;
  const before = made?.index;
  const index = load().catch((error: unknown) => {
    made = undefined;
    throw error;
  });
  // While they are asked for again, and when that fails, those from before will do.
  made = { at: now, index: before ? index.catch(() => before) : index };
  return made.index;
}

/** A make and model in the spelling that listings are looked up by. */
export async function asListed<V extends { make: string; model: string }>(vehicle: V): Promise<V> {
  const { models } = await knownModels();
  const make = nameKey(vehicle.make);
  const same = models
    .get(nameKey(vehicle.model))
    ?.find((each) => nameKey(each.make) === make && nameKey(each.model) === nameKey(vehicle.model));
  return same ? { ...vehicle, make: same.make, model: same.model } : vehicle;
}

async function load(): Promise<ModelIndex> {
  const [catalogued, fitted] = await Promise.all([everyModel(), selectFittedModels(mostFitted)]);
  const spellings = new Map(fitted.map(({ make }) => [nameKey(make), make]));
  const keyOf = ({ make, model }: { make: string; model: string }) =>
    `${nameKey(make)} ${nameKey(model)}`;
  const named = new Map<string, KnownModel>();
  for (const each of catalogued)
    named.set(keyOf(each), { ...each, make: spellings.get(nameKey(each.make)) ?? each.make });
  for (const each of fitted) {
    const known = named.get(keyOf(each));
    // Elsewhere models were made in other years than in the catalogue.
    named.set(keyOf(each), { ...each, isCommon: true, isOf: known?.isOf ?? (() => true) });
  }
  return modelIndex([...named.values()]);
}
