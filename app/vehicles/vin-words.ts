import { vehicleName } from "./vehicle-name";
import type { DecodedVin } from "./vin-decoding.server";

/** A decoded VIN in a few words: `2003 Honda Accord`, or `Volkswagen, 2010 or 1980`. */
export function vinSummary({
  vehicle,
  makes,
  models,
  manufacturer,
  country,
  region,
  years,
}: DecodedVin) {
  if (vehicle) return vehicleName(vehicle);
  if (models.length > 0) return `${years[0]} ${makes.join(" or ")} ${models.join(" or ")}`;
  const maker = makes.length > 0 ? makes.join(" or ") : manufacturer;
  const parts = [maker ?? country ?? region ?? "Unknown maker", years.join(" or ")];
  return parts.filter(Boolean).join(", ");
}
