import type { Vehicle } from "~/search/query/search-params";
import { nameKey } from "~/text/fold";
import { activeVehicle, type GarageOf } from "~/vehicles/garage.server";
import type { SavedVehicle } from "~/vehicles/vehicle.schema";
import { factsOfVin } from "~/vehicles/vin-facts.server";
import { inListedSpelling } from "./model-catalogue.server";

/**
 * The vehicle that a request asks about, by the names that listings are looked up by: its URL's,
 * else the garage's active one; null for none.
 */
export async function requestedVehicle(of: GarageOf, named?: Vehicle): Promise<Vehicle | null> {
  return await vehicleFor(await activeVehicle(of), named);
}

/** The same for somebody who has that vehicle active; an address that names it lacks what the garage knows. */
export async function vehicleFor(
  active: SavedVehicle | null,
  named?: Vehicle,
): Promise<Vehicle | null> {
  if (!active) return named ?? null;
  const { make, model, year } = active;
  const own = await inListedSpelling({ make, model, year });
  if (named && !isSame(named, own)) return named;
  const facts = { ...(await factsOfVin(active.vin)), ...active.facts, ...named?.facts };
  return {
    ...own,
    ...named,
    engine: named?.engine ?? active.engine ?? undefined,
    ...(Object.keys(facts).length > 0 && { facts }),
  };
}

const isSame = (a: Vehicle, b: Vehicle) =>
  a.year === b.year && nameKey(a.make) === nameKey(b.make) && nameKey(a.model) === nameKey(b.model);
