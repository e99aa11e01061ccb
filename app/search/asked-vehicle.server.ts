import { activeVehicle, type GarageOf } from "~/vehicles/garage.server";
import type { Vehicle as GarageVehicle } from "~/vehicles/vehicle.schema";
import type { Vehicle } from "./search-params";

/** The vehicle that a request asks about: its URL's, else the garage's active one; null for none. */
export async function askedVehicle(of: GarageOf, named?: Vehicle): Promise<Vehicle | null> {
  if (named) return { ...named, engine: named.engine && fitmentEngine(named.engine) };
  const active = await activeVehicle(of);
  return active && asFitmentsSay(active);
}

/** A vehicle of the garage, in the words of the fitment tables. */
function asFitmentsSay({ make, model, year, engine }: GarageVehicle): Vehicle {
  return { make, model, year, engine: engine ? fitmentEngine(engine) : undefined };
}

/**
 * Of an engine as people and VINs name it (`2.0 L, 4 cylinders, diesel`, `2,0 TDI`), what fitment
 * tables compare: `2.0 L`. Undefined when it does not begin with its litres.
 */
export function fitmentEngine(engine: string): string | undefined {
  const litres = /^\s*(\d{1,2})[.,](\d)/.exec(engine);
  return litres ? `${Number(litres[1])}.${litres[2]} L` : undefined;
}
