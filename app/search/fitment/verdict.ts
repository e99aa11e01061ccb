import type { FitmentRow, Verdict } from "~/catalog/listing.schema";
import type { Vehicle } from "~/search/query/search-params";

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * What a fitment row may call a vehicle's engine: as it stands, or by its litres alone, for one like
 * `2.5 L, 4 cylinders, gasoline`.
 */
export function engineNames({ engine }: Pick<Vehicle, "engine">): string[] {
  if (!engine) return [];
  const [litres] = /^\d+\.\d+ L\b/.exec(engine) ?? [];
  return [...new Set([engine, ...(litres ? [litres] : [])])];
}

/**
 * Never "fits" without a row for the vehicle. It does not fit when the rows name the model with
 * other years or another engine, or when a catalog, whose lists are whole, leaves the model out
 * though lists know it by that name (`isListed`). It is not confirmed when there is no row, when only
 * a seller listed other models, when no list knows the model, or when it depends on an engine that
 * nobody named by its litres.
 */
export function verdictFor(
  rows: readonly FitmentRow[],
  vehicle: Vehicle,
  isListed: boolean,
): Verdict {
  const ofModel = rows.filter(
    (row) => same(row.make, vehicle.make) && same(row.model, vehicle.model),
  );
  const ofYear = ofModel.filter(({ y0, y1 }) => y0 <= vehicle.year && vehicle.year <= y1);
  const names = engineNames(vehicle);
  const fitting = ofYear.find((row) => !row.engine || names.some((name) => same(row.engine, name)));
  if (fitting) return { fit: "fits", row: fitting };
  const [other] = ofYear;
  if (other) {
    const isKnown = names.some((name) => /^\d/.test(name));
    return { fit: isKnown ? "does-not-fit" : "not-confirmed", row: other };
  }
  const [otherYears] = ofModel;
  if (otherYears) return { fit: "does-not-fit", row: otherYears };
  const catalogued = rows.find(({ source }) => source === "catalogue");
  if (catalogued && isListed) return { fit: "does-not-fit", row: catalogued };
  return rows[0] ? { fit: "not-confirmed", row: rows[0] } : { fit: "not-confirmed" };
}
