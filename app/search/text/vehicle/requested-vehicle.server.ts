import type { Vehicle } from "~/search/query/search-params";
import { activeVehicle, type GarageOf } from "~/vehicles/garage.server";
import { inListedSpelling } from "./model-catalogue.server";

/**
 * The vehicle that a request asks about, by the names that listings are looked up by: its URL's,
 * else the garage's active one; null for none.
 */
export async function requestedVehicle(of: GarageOf, named?: Vehicle): Promise<Vehicle | null> {
  if (named) return named;
  const active = await activeVehicle(of);
  if (!active) return null;
  const { make, model, year, engine } = active;
  return { ...(await inListedSpelling({ make, model, year })), engine: engine ?? undefined };
}
