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

/** The most vehicles of one listing. */
export const mostVehicles = 200;

/** The first year that a line may name: before it, nobody made cars in numbers. */
const firstYear = 1900;

/** An engine says its displacement or how many cylinders it has. */
const engineLike =
  /^(?:\d(?:\.\d)?\s*l\b|[vilh]-?\d{1,2}\b|\d{3,4}\s*cc\b|electric|hybrid|diesel)/i;

const years = /^((?:19|20)\d\d)(?:\s*(?:-|–|to)\s*((?:19|20)\d\d|\d\d))?\s+(.+)$/i;

/** How makes are written, by their names in small letters; the longest that a line begins with is its make. */
export type Makes = ReadonlyMap<string, string>;

export type VehicleLineOutcome =
  | { kind: "ok"; vehicle: TypedVehicle }
  | { kind: "bad"; message: string };

/** Reads one line. `makes` are known ones; of another make, the first word is the make. */
export function readVehicleLine(line: string, makes: Makes, thisYear: number): VehicleLineOutcome {
  const [head = "", ...rest] = line.split("|").map(oneLine);
  const bad = (message: string): VehicleLineOutcome => ({ kind: "bad", message });
  const [, first, last, named = ""] = years.exec(head) ?? [];
  if (!first) return bad(`“${short(head)}” has no year. Write it like 2012-2014 Toyota Camry.`);
  const y0 = Number(first);
  const y1 = last ? Number(last.length === 2 ? first.slice(0, 2) + last : last) : y0;
  if (y1 < y0) return bad(`“${short(head)}” ends before it begins. Put the first year first.`);
  if (y0 < firstYear || y1 > thisYear + 2)
    return bad(`“${short(head)}” has a year that no car has yet. Check the years.`);
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
  const model = words.slice(Math.max(length, 0) + 1).join(" ");
  if (model === "")
    return bad(`“${short(head)}” has no model. Write it like 2012-2014 Toyota Camry.`);
  if (make.length > 40 || model.length > 60)
    return bad(
      `“${short(head)}” is too long. Put what else it needs after a bar: | with 16 inch wheels`,
    );
  const engine = rest.find((part) => engineLike.test(part)) ?? "";
  const note = rest.filter((part) => part !== engine && part !== "").join(", ");
  if (engine.length > 40 || note.length > 120)
    return bad(`What follows “${short(head)}” is too long. Use at most 120 characters.`);
  return {
    kind: "ok",
    vehicle: { y0, y1, make: makes.get(make.toLowerCase()) ?? make, model, engine, note },
  };
}

const short = (text: string) => (text.length > 40 ? `${text.slice(0, 40)}…` : text);

export type VehiclesOutcome =
  | { kind: "ok"; vehicles: TypedVehicle[] }
  | { kind: "bad"; message: string };

/** Reads all lines, and joins those that say the same of neighboring years. */
export function readVehicles(text: string, makes: Makes, thisYear: number): VehiclesOutcome {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  if (lines.length > mostVehicles)
    return { kind: "bad", message: `List at most ${mostVehicles} vehicles.` };
  const vehicles: TypedVehicle[] = [];
  for (const [at, line] of lines.entries()) {
    const read = readVehicleLine(line, makes, thisYear);
    if (read.kind === "bad") return { kind: "bad", message: `Line ${at + 1}: ${read.message}` };
    vehicles.push(read.vehicle);
  }
  return { kind: "ok", vehicles: joinYears(vehicles) };
}

/** Rows of one vehicle whose years overlap or follow each other become one. */
export function joinYears(rows: readonly TypedVehicle[]): TypedVehicle[] {
  const same = ({ make, model, engine, note }: TypedVehicle) =>
    [make, model, engine, note].join("|").toLowerCase();
  const groups = new Map<string, TypedVehicle[]>();
  for (const row of rows) groups.set(same(row), [...(groups.get(same(row)) ?? []), row]);
  return [...groups.values()].flatMap((group) => {
    const joined: TypedVehicle[] = [];
    for (const row of group.toSorted((a, b) => a.y0 - b.y0)) {
      const last = joined.at(-1);
      if (last && row.y0 <= last.y1 + 1) last.y1 = Math.max(last.y1, row.y1);
      else joined.push({ ...row });
    }
    return joined;
  });
}

/** Rows that say of the same vehicle and year both that it needs something and that it needs nothing. */
export function contradictoryVehicles(rows: readonly TypedVehicle[]): string[] {
  const key = ({ make, model }: TypedVehicle) => `${make} ${model}`.toLowerCase();
  const isUnconditional = (row: TypedVehicle) =>
    rows.some(
      (other) =>
        other.note === "" &&
        key(other) === key(row) &&
        (other.engine === "" || other.engine === row.engine) &&
        other.y0 <= row.y1 &&
        row.y0 <= other.y1,
    );
  return rows
    .filter((row) => row.note !== "" && isUnconditional(row))
    .map(
      ({ make, model, note }) =>
        `${make} ${model} is listed both with “${note}” and without. Keep the one that's right.`,
    );
}

/** A vehicle as a line. */
export function vehicleLine({ y0, y1, make, model, engine, note }: TypedVehicle): string {
  const head = `${y0 === y1 ? y0 : `${y0}-${y1}`} ${make} ${model}`;
  return [head, engine, note].filter((part) => part !== "").join(" | ");
}
