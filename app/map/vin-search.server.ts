import type { QueryInterpretation } from "~/search/text/interpret-query.server";
import { factsText } from "~/vehicles/car-facts";
import { factsOfDecoded } from "~/vehicles/vin-facts.server";

/**
 * What is searched for by a VIN: with what it says of the car besides its name, its engine before all. One that
 * leaves the model open finds nothing, as it names no parts: the page asks for the model.
 */
export function vinSearch(
  params: URLSearchParams,
  reading: QueryInterpretation,
  typed: string,
): URLSearchParams {
  if (reading.kind !== "vin") return params;
  const { decoded, vehicle } = reading;
  const read = new URLSearchParams(params);
  if (!vehicle || !decoded.vehicle) {
    read.set("q", typed);
    read.set("as", "words");
    return read;
  }
  const { engineLabel } = decoded.vehicle;
  const known = factsText(factsOfDecoded(decoded.vehicle));
  if (engineLabel) read.set("engine", engineLabel);
  if (known) read.set("known", known);
  return read;
}
