import { mostVehicles, textLimits } from "~/catalog/listing-limits";
import { oneLine } from "~/text/one-line";

/*
 * The vehicles that a part fits, as a seller types them: one a line, `2012-2014 Toyota Camry`, with the engine and
 * a note after a bar where there are any: `2012-2014 Toyota Camry | 2.5 L | with 16 inch wheels`. A text can be
 * pasted, and needs no script. Browser-safe.
 */

/** A vehicle as a line says it. */
export interface TypedVehicle {
  y0: number;
  y1: number;
  make: string;
  model: string;
  engine: string;
  note: string;
}

/** An engine says its displacement, how many cylinders it has, or what it burns. */
const engineLike =
  /^(?:\d{1,2}(?:\.\d)?\s*l\b|[vilh]-?\d{1,2}\b|\d{1,2} cylinders?\b|\d{3,4}\s*cc\b|electric|hybrid|diesel|gasoline|flex fuel|fuel cell|natural gas|propane|ethanol|methanol|hydrogen)/i;

const years = /^((?:19|20)\d\d)(?:\s*(?:-|–|to)\s*((?:19|20)\d\d|\d\d))?(?:\s+(.*))?$/i;

/** How makes are written, by their names in small letters; the longest that a line begins with is its make. */
export type Makes = ReadonlyMap<string, string>;

export const makesByName = (makes: readonly string[]): Makes =>
  new Map(makes.map((make) => [make.toLowerCase(), make]));

/** What a line says, whole or not: blank is not said. A row of the editor. */
export interface VehicleRow extends Pick<TypedVehicle, "make" | "model" | "engine" | "note"> {
  /** Years as they are typed; without a last one, it is the first. */
  from: string;
  to: string;
}

/** Takes a line apart, right or wrong. `makes` are known ones; of another make, the first word is the make. */
export function readRow(line: string, makes: Makes): VehicleRow {
  const [head = "", ...rest] = line.split("|").map(oneLine);
  const [, from = "", last = "", named = from ? "" : head] = years.exec(head) ?? [];
  const words = named.split(" ");
  const length = words.findLastIndex((_, at) =>
    makes.has(
      words
        .slice(0, at + 1)
        .join(" ")
        .toLowerCase(),
    ),
  );
  const make = words.slice(0, Math.max(length, 0) + 1).join(" ");
  // A blank where the engine stands: every engine, and what follows is a note however it begins.
  const at =
    rest[0] === "" && rest.length > 1 ? -1 : rest.findIndex((part) => engineLike.test(part));
  return {
    from,
    to: last.length === 2 ? from.slice(0, 2) + last : last,
    make: makes.get(make.toLowerCase()) ?? make,
    model: words.slice(Math.max(length, 0) + 1).join(" "),
    engine: rest[at] ?? "",
    note: rest.filter((part, each) => each !== at && part !== "").join(", "),
  };
}

/** A row as a line; blank where it says nothing. */
export function rowLine({ from, to, make, model, engine, note }: VehicleRow): string {
  const span = [...new Set([from, to].filter(Boolean))].join("-");
  const [head, plainEngine, plainNote] = [`${span} ${make} ${model}`, engine, note].map((part) =>
    oneLine(part.replaceAll("|", " ")),
  );
  const needsBlank = !plainEngine && engineLike.test(plainNote ?? "");
  return [head, plainEngine, plainNote]
    .filter((part, at) => part !== "" || (at === 1 && needsBlank))
    .join(" | ");
}

/** The rows of a text, without its empty lines. */
export const readRows = (text: string, makes: Makes): VehicleRow[] =>
  linesOf(text).map((line) => readRow(line, makes));

/** The lines of a text, but for the empty ones. */
export const linesOf = (text: string) =>
  text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");

export type VehicleLineOutcome =
  | { kind: "ok"; vehicle: TypedVehicle }
  | { kind: "bad"; message: string };

/** Reads one line, which has to say which vehicle and which years. */
export const readVehicleLine = (line: string, makes: Makes, lastYear: number): VehicleLineOutcome =>
  vehicleOf(readRow(line, makes), lastYear, short(oneLine(line.split("|")[0] ?? "")));

/** A row as a vehicle, or what it lacks. `lastYear` is the last model year there is; `named` is what it is called. */
export function vehicleOf(
  { from, to, make, model, engine, note }: VehicleRow,
  lastYear: number,
  named: string,
): VehicleLineOutcome {
  const bad = (message: string): VehicleLineOutcome => ({ kind: "bad", message });
  if (from === "") return bad(`“${named}” has no year. Write it like 2012-2014 Toyota Camry.`);
  const y0 = Number(from);
  const y1 = to === "" ? y0 : Number(to);
  if (y1 < y0) return bad(`“${named}” ends before it begins. Put the first year first.`);
  if (y1 > lastYear) return bad(`“${named}” has a year that no car has yet. Check the years.`);
  if (make === "" || model === "")
    return bad(`“${named}” has no model. Write it like 2012-2014 Toyota Camry.`);
  if (make.length > textLimits.make || model.length > textLimits.model)
    return bad(`“${named}” is too long. Put what else it needs after a bar: | with 16 inch wheels`);
  if (engine.length > textLimits.engine || note.length > textLimits.note)
    return bad(`What follows “${named}” is too long. Use at most ${textLimits.note} characters.`);
  return { kind: "ok", vehicle: { y0, y1, make, model, engine, note } };
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

export type VehiclesOutcome =
  | { kind: "ok"; vehicles: TypedVehicle[] }
  | { kind: "bad"; message: string };

/** The last model year that a line may name: the next ones are sold early. */
export const lastModelYear = (thisYear: number) => thisYear + 2;

/**
 * Reads all lines, and joins those that say the same of neighboring years. Of one vehicle in one year they cannot say
 * two things.
 */
export function readVehicles(text: string, makes: Makes, thisYear: number): VehiclesOutcome {
  const lines = linesOf(text);
  if (lines.length > mostVehicles)
    return { kind: "bad", message: `List at most ${mostVehicles} vehicles.` };
  const vehicles: TypedVehicle[] = [];
  for (const [at, line] of lines.entries()) {
    const read = readVehicleLine(line, makes, lastModelYear(thisYear));
    if (read.kind === "bad") return { kind: "bad", message: `Line ${at + 1}: ${read.message}` };
    vehicles.push(read.vehicle);
  }
  const joined = joinYears(vehicles);
  const [conflict] = conflictsIn(joined);
  return conflict ? { kind: "bad", message: conflict } : { kind: "ok", vehicles: joined };
}

/** Upper and lower case are one. */
const keyOf = (...parts: string[]) => parts.join("|").toLowerCase();

/** Rows of one vehicle, engine and note whose years overlap or follow each other become one. */
export function joinYears(rows: readonly TypedVehicle[]): TypedVehicle[] {
  const same = ({ make, model, engine, note }: TypedVehicle) => keyOf(make, model, engine, note);
  const groups = new Map<string, TypedVehicle[]>();
  for (const row of rows) {
    const joined = groups.get(same(row)) ?? [];
    const touching = joined.filter(({ y0, y1 }) => y0 <= row.y1 + 1 && row.y0 <= y1 + 1);
    const union = {
      ...(touching[0] ?? row),
      y0: Math.min(row.y0, ...touching.map(({ y0 }) => y0)),
      y1: Math.max(row.y1, ...touching.map(({ y1 }) => y1)),
    };
    const apart = joined.filter((each) => !touching.includes(each));
    groups.set(
      same(row),
      [...apart, union].toSorted((a, b) => a.y0 - b.y0),
    );
  }
  return [...groups.values()].flat();
}

const overlap = (one: TypedVehicle, other: TypedVehicle) =>
  one.y0 <= other.y1 && other.y0 <= one.y1;

/** What is said of one vehicle, engine and year in two ways, as sentences that say how to mend it. */
export const conflictsIn = (rows: readonly TypedVehicle[]): string[] =>
  rows.flatMap((row, at) =>
    rows
      .slice(at + 1)
      .filter((other) => contradict(row, other))
      .map((other) => {
        const [one = "", two = ""] = [row.note, other.note].toSorted().reverse();
        const [y0, y1] = [Math.max(row.y0, other.y0), Math.min(row.y1, other.y1)];
        const car = carName({ ...row, y0, y1 });
        return two === ""
          ? `${car} is listed both with “${one}” and without. Keep the one that's right.`
          : `${car} is listed both with “${one}” and with “${two}”. Keep one, or write both notes in it.`;
      }),
  );

const contradict = (one: TypedVehicle, other: TypedVehicle) =>
  overlap(one, other) &&
  keyOf(one.make, one.model, one.engine) === keyOf(other.make, other.model, other.engine) &&
  keyOf(one.note) !== keyOf(other.note);

/** Vehicles that need something with one engine, and nothing with every engine. */
export function contradictoryVehicles(rows: readonly TypedVehicle[]): string[] {
  const isUnconditional = (row: TypedVehicle) =>
    rows.some(
      (other) =>
        other.note === "" &&
        other.engine === "" &&
        keyOf(other.make, other.model) === keyOf(row.make, row.model) &&
        overlap(other, row),
    );
  return rows
    .filter((row) => row.note !== "" && row.engine !== "" && isUnconditional(row))
    .map(
      ({ make, model, note }) =>
        `${make} ${model} is listed both with “${note}” and without. Keep the one that's right.`,
    );
}

const yearsText = ({ y0, y1 }: TypedVehicle) => (y0 === y1 ? String(y0) : `${y0}-${y1}`);

const carName = (vehicle: TypedVehicle) =>
  [`${yearsText(vehicle)} ${vehicle.make} ${vehicle.model}`, vehicle.engine]
    .filter(Boolean)
    .join(", ");

/** A vehicle as a row of the editor. */
export const rowOf = ({ y0, y1, ...vehicle }: TypedVehicle): VehicleRow => ({
  ...vehicle,
  from: String(y0),
  to: y1 === y0 ? "" : String(y1),
});

/** A vehicle as a line. */
export const vehicleLine = (vehicle: TypedVehicle): string => rowLine(rowOf(vehicle));
