import { vehicleName } from "~/vehicles/vehicle-name";
import type { DecodedVin } from "~/vehicles/vin-decoding.server";

/** What a VIN tells in a few words: `2003 Honda Accord`, or `Volkswagen, 2010 or 1980`. */
export function vinSummary({ vehicle, makes, manufacturer, country, region, years }: DecodedVin) {
  if (vehicle) return vehicleName(vehicle);
  const maker = makes.length > 0 ? makes.join(" or ") : manufacturer;
  const parts = [maker ?? country ?? region ?? "Unknown maker", years.join(" or ")];
  return parts.filter(Boolean).join(", ");
}
