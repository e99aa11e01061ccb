import type { FitmentRow, Verdict } from "~/catalog/listing.schema";
import type { Vehicle } from "./search-params";

/**
 * Never "fits" without a row for the vehicle. It does not fit when the rows name the model with
 * other years or another engine, or when a catalogue, whose lists are whole, leaves the model out.
 * It is not confirmed when there is no row, when only a seller listed other models, or when it
 * depends on an engine that nobody named.
 */
export function verdictFor(rows: readonly FitmentRow[], vehicle: Vehicle): Verdict {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
  const ofModel = rows.filter(
    (row) => same(row.make, vehicle.make) && same(row.model, vehicle.model),
  );
  const ofYear = ofModel.filter(({ y0, y1 }) => y0 <= vehicle.year && vehicle.year <= y1);
  const { engine } = vehicle;
  const fitting = ofYear.find((row) => !row.engine || (engine && same(row.engine, engine)));
  if (fitting) return { fit: "fits", row: fitting };
  const [other] = ofYear;
  if (other) return { fit: engine ? "does-not-fit" : "not-confirmed", row: other };
  const [otherYears] = ofModel;
  if (otherYears) return { fit: "does-not-fit", row: otherYears };
  const catalogued = rows.find(({ source }) => source === "catalogue");
  if (catalogued) return { fit: "does-not-fit", row: catalogued };
  return { fit: "not-confirmed", row: rows[0] };
}
