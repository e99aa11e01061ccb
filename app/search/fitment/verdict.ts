import type { Condition, FitmentRow, Verdict } from "~/catalog/listing.schema";
import type { Vehicle } from "~/search/query/search-params";
import { mayBeCalled } from "~/vehicles/other-names";
import { buildDate, meets, parseConditions } from "./conditions";
import { conditionsText } from "./conditions-text";
import { helpFor, questionFor } from "./questions";

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

/** As a verdict is read out: `Fits if it has 16-inch wheels`. */
const texts = {
  fits: "Fits",
  "does-not-fit": "Doesn't fit",
  "not-confirmed": "Not confirmed",
} as const;

const fits = (row: FitmentRow): Verdict => ({ fit: "fits", text: texts.fits, row });
const doesNotFit = (row: FitmentRow, conditions: Condition[] = []): Verdict => ({
  ...{ fit: "does-not-fit", text: texts["does-not-fit"], row, conditions },
});
const notConfirmed = (row?: FitmentRow): Verdict => ({
  ...{ fit: "not-confirmed", text: texts["not-confirmed"] },
  ...(row && { row }),
});

/** A row that covers the vehicle, with the conditions that are open and those that it does not meet. */
interface Covering {
  row: FitmentRow;
  open: Condition[];
  unmet: Condition[];
}

function coveringOf(row: FitmentRow, vehicle: Vehicle): Covering {
  const conditions = conditionsOf(row, vehicle);
  return {
    row,
    open: conditions.filter((condition) => meets(condition, vehicle) === undefined),
    unmet: conditions.filter((condition) => meets(condition, vehicle) === false),
  };
}

/**
 * The conditions of a row for a vehicle. A catalog's years are whole model years; whoever sells one part may
 * have the calendar's in mind, so that where such a range begins or ends the build date decides.
 */
export function conditionsOf(
  { note, source, y0, y1 }: Pick<FitmentRow, "note" | "source" | "y0" | "y1">,
  { year }: Pick<Vehicle, "year">,
): Condition[] {
  const conditions = parseConditions(note);
  const isAtEnd = source === "seller" && y0 < y1 && (year === y0 || year === y1);
  const isDated = conditions.some(({ kind }) => kind === "build-date");
  return isAtEnd && !isDated ? [...conditions, buildDate] : conditions;
}

/**
 * The best-founded answer that the rows give. Never "fits" without a row for the vehicle whose conditions are
 * all met; "fits if" where some are open. It does not fit when it is known not to meet them, when the
 * rows name the model with other years or another engine, or when a catalog, whose lists are whole,
 * leaves the model out though lists know it by that name (`isListed`). It is not confirmed when there is
 * no row, when only a seller listed other models, when no list knows the model, when a row of the year may mean
 * the vehicle by another name, or when it depends on an engine that nobody named by its litres.
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
  const isOfEngine = ({ engine }: FitmentRow) =>
    !engine || names.some((name) => same(engine, name));
  const covering = ofYear.filter(isOfEngine).map((row) => coveringOf(row, vehicle));
  const [best] = covering
    .filter(({ unmet }) => unmet.length === 0)
    .sort((a, b) => a.open.length - b.open.length);
  if (best?.open.length === 0) return fits(best.row);
  if (best) {
    const { row, open: conditions } = best;
    return {
      ...{ fit: "fits-if", text: `Fits if ${conditionsText(conditions)}`, row, conditions },
      ...{ help: helpFor(conditions), question: questionFor(conditions) },
    };
  }
  const otherEngine = ofYear.find((row) => !isOfEngine(row));
  const isKnown = names.some((name) => /^\d/.test(name));
  if (otherEngine && !isKnown) return notConfirmed(otherEngine);
  const [unmet] = covering;
  if (unmet) return doesNotFit(unmet.row, unmet.unmet);
  if (otherEngine) return doesNotFit(otherEngine);
  const otherName = rows.find(
    (row) => row.y0 <= vehicle.year && vehicle.year <= row.y1 && mayBeCalled(vehicle, row),
  );
  if (otherName) return notConfirmed(otherName);
  const [otherYears] = ofModel;
  if (otherYears) return doesNotFit(otherYears);
  const catalogued = rows.find(({ source }) => source === "catalogue");
  if (catalogued && isListed) return doesNotFit(catalogued);
  return notConfirmed(rows[0]);
}
