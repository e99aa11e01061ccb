import { staleWhileRevalidate } from "~/platform/cache/stale-while-revalidate.server";
import { nameKey } from "~/text/fold";
import { everyModel } from "~/vehicles/catalogue.server";
import { selectFittedModels } from "./model-catalogue.repo.server";
import { type KnownModel, type ModelIndex, modelIndex } from "./model-index";

/** New models come with new listings, and may wait this long. */
const freshMs = 10 * 60_000;
const mostFitted = 3_000;

/** Every model that a text may name: those of the catalog, and those that listings fit. */
export const knownModels = staleWhileRevalidate("models", load, freshMs);

/** A make and model in the spelling that listings are looked up by. */
export async function inListedSpelling<V extends { make: string; model: string }>(
  vehicle: V,
): Promise<V> {
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
