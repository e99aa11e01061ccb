import { textLimits } from "~/catalog/listing-limits";
import { conflictsIn, joinYears } from "~/listings/fitment-text";
import { nicknamedMake } from "~/search/text/vehicle/names";
import { nameKey } from "~/text/fold";
import { bad, type ImportFitment, importLimits, ok, type Reading } from "./import-row.schema";
import { whyUnreadable } from "./read-number-text";

/*
 * Which vehicles a part fits, as files say it: `Honda | Civic | 2012-2015 | 1.8 L | sedan` as an export writes it,
 * `Year=2012|Make=Honda|Model=Civic` as eBay does, or `2012-2015 Honda Civic 1.8L`. Browser-safe.
 */

const firstYear = 1900;
const lastYear = 2100;

/** A year of two digits is at most 69 in this century. */
const fullYear = (digits: string): number => {
  const year = Number(digits);
  return digits.length === 4 ? year : year + (year < 70 ? 2000 : 1900);
};

/** `2012`, `2012-2015`, `12-15`. */
export function readYears(text: string): { y0: number; y1: number } | undefined {
  const [, from, to = from] =
    /^(\d{4}|\d{2})(?:\s*(?:-|–|—|to|thru|through|bis)\s*(\d{4}|\d{2}))?$/i.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const [y0, y1] = [fullYear(from), fullYear(to)];
  return y0 <= y1 && y0 >= firstYear && y1 <= lastYear ? { y0, y1 } : undefined;
}

const yearsInText =
  /(?<![\w.-])((?:19|20)\d{2}|\d{2}(?=\s*[-–—]\s*\d{2}\b))(?:\s*(?:-|–|—|to|thru|through|bis)\s*((?:19|20)\d{2}|\d{2}))?(?![\w.]|-\d)/i;

/** An engine's size: `1.8L`, `2.0 TDI` begins with one. */
const engineInText = /\b\d\.\d\s?(?:L\b|T\b)?.*$/i;

const shorten = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const howTo = "Write it like Honda | Civic | 2012-2015 | 1.8 L.";

/** Makes by how they are compared: see `namesByKey`. */
export type KnownMakes = ReadonlyMap<string, string>;

const makeNamed = (text: string, makes: KnownMakes) =>
  makes.get(nameKey(text)) ?? nicknamedMake(nameKey(text));

function rowOf(parts: {
  make?: string;
  model?: string;
  years?: string;
  engine?: string;
  note?: string;
  whole: string;
  makes: KnownMakes;
}): Reading<ImportFitment> {
  const { make = "", model = "", years = "", engine = "", note = "", whole, makes } = parts;
  const read = readYears(years);
  if (!make || !model) return bad(`“${shorten(whole)}” doesn't say which make and model. ${howTo}`);
  if (!read)
    return bad(`“${shorten(whole)}” doesn't say which years, from first to last. ${howTo}`);
  const row = { make: makeNamed(make, makes) ?? make, model, ...read, engine, note };
  const long = (["make", "model", "engine", "note"] as const).find(
    (each) => row[each].length > textLimits[each],
  );
  if (long)
    return bad(`The ${long} in “${shorten(whole)}” is over ${textLimits[long]} characters.`);
  return ok(row);
}

/** Parts between marks that no backslash stands before; `\n` is a line. */
function splitAt(text: string, isMark: (character: string) => boolean): string[] {
  const parts = [""];
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? "";
    if (character === "\\" && at + 1 < text.length) {
      parts[parts.length - 1] += character + text[++at];
    } else if (isMark(character)) parts.push("");
    else parts[parts.length - 1] += character;
  }
  return parts;
}

const unescape = (text: string) =>
  text
    .trim()
    .replaceAll(/\\(.)/gs, (_, character: string) => (character === "n" ? "\n" : character))
    .trim();

function keyedRow(parts: readonly string[], whole: string, makes: KnownMakes) {
  const said = new Map(
    parts.map((part) => {
      const [key = "", ...value] = part.split("=");
      return [nameKey(key), unescape(value.join("="))] as const;
    }),
  );
  const from = said.get("year") ?? said.get("years") ?? said.get("yearfrom") ?? "";
  const to = said.get("yearto");
  // Trim and submodel narrow the model as a note does.
  const note = [said.get("trim"), said.get("submodel"), said.get("notes") ?? said.get("note")];
  return rowOf({
    ...{
      make: said.get("make"),
      model: said.get("model"),
      engine: said.get("engine"),
      whole,
      makes,
    },
    years: to ? `${from}-${to}` : from,
    note: note.filter(Boolean).join(", "),
  });
}

function freeRow(text: string, makes: KnownMakes): Reading<ImportFitment> {
  const years = yearsInText.exec(text);
  if (!years)
    return bad(`“${shorten(text)}” doesn't say which years, from first to last. ${howTo}`);
  const [found] = years;
  const vehicle = `${text.slice(0, years.index)} ${text.slice(years.index + found.length)}`
    .replaceAll(/[\s,:()]+/g, " ")
    .trim();
  const [engine = ""] = engineInText.exec(vehicle) ?? [];
  const words = vehicle
    .slice(0, vehicle.length - engine.length)
    .trim()
    .split(" ");
  // The longest name that is a make's: Land Rover before Land.
  const length = [3, 2, 1].find(
    (count) => words.length > count && makeNamed(words.slice(0, count).join(" "), makes),
  );
  if (!length) return bad(`We don't know the make in “${shorten(text)}”. ${howTo}`);
  return rowOf({
    make: words.slice(0, length).join(" "),
    model: words.slice(length).join(" "),
    years: found,
    engine: engine.trim(),
    whole: text,
    makes,
  });
}

function oneRow(text: string, makes: KnownMakes): Reading<ImportFitment> {
  const parts = splitAt(text, (character) => character === "|");
  const whole = text.trim();
  if (parts.length > 1 && parts.every((part) => /^\s*[\p{L} ]+=/u.test(part) || !part.trim()))
    return keyedRow(
      parts.filter((part) => part.trim()),
      whole,
      makes,
    );
  if (parts.length === 1) return freeRow(unescape(text), makes);
  if (parts.length > 5) return bad(`“${shorten(whole)}” has more than five parts. ${howTo}`);
  const [make, model, years, engine, note] = parts.map(unescape);
  return rowOf({ make, model, years, engine, note, whole, makes });
}

/** The vehicles in a cell: a row each, with `;` or a new line between them. */
export function readFitment(text: string, makes: KnownMakes): Reading<ImportFitment[]> {
  const why = whyUnreadable(text);
  if (why) return bad(why);
  const rows: ImportFitment[] = [];
  for (const each of splitAt(text, (character) => /[;\n\r]/.test(character))) {
    if (!each.trim()) continue;
    // `Honda Civic 2012-2015, Honda Fit 2009`: what has years on both sides are two.
    const pieces = each.includes("|") ? [each] : each.split(/,(?=[^,]*\b(?:19|20)\d{2}\b)/);
    const vehicles = pieces.every((piece) => yearsInText.test(piece)) ? pieces : [each];
    for (const vehicle of vehicles) {
      const read = oneRow(vehicle, makes);
      if (read.kind === "bad") return read;
      rows.push(read.value);
    }
  }
  return agreeingRows(rows);
}

/** Each vehicle once. Of one vehicle in one year they cannot say two things. */
export function agreeingRows(rows: readonly ImportFitment[]): Reading<ImportFitment[]> {
  const distinct = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
  if (distinct.length > importLimits.fitmentRows)
    return bad(
      `These are ${distinct.length} vehicles, and ${importLimits.fitmentRows} is the most. Write years as a range, like 2012-2015.`,
    );
  const [conflict] = conflictsIn(joinYears(distinct));
  return conflict === undefined ? ok(distinct) : bad(conflict);
}

/** Rows that differ only in their trim, as eBay has one for each, are one row that names them all. */
export function joinTrims(rows: readonly ImportFitment[]): ImportFitment[] {
  const groups = new Map<string, ImportFitment[]>();
  for (const row of rows) {
    const { note, ...vehicle } = row;
    const key = JSON.stringify([vehicle, note === ""]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, note: trimsOf([first, ...others]) }] : [],
  );
}

function trimsOf(rows: readonly ImportFitment[]): string {
  const all = [...new Set(rows.map(({ note }) => note))].join(", ");
  if (all.length <= textLimits.note) return all;
  const most = textLimits.note - ", …".length;
  return `${all.slice(0, all.lastIndexOf(", ", most))}, …`;
}

/** A vehicle whose make, model and years stand in columns of their own; undefined where they are blank. */
export function readVehicle(
  cells: { make?: string; model?: string; years?: string; yearTo?: string; engine?: string },
  makes: KnownMakes,
): Reading<ImportFitment | undefined> {
  const trimmed = Object.fromEntries(
    Object.entries(cells).map(([key, text]) => [key, text.replaceAll(/\s+/g, " ").trim()]),
  ) as typeof cells;
  const { make, model, years = "", yearTo, engine } = trimmed;
  const whole = [make, model, years, yearTo, engine].filter(Boolean).join(" ");
  if (!whole) return ok(undefined);
  const why = whyUnreadable(whole);
  if (why) return bad(why);
  return rowOf({
    ...{ make, model, engine, whole, makes },
    years: yearTo && yearTo !== years ? `${years}-${yearTo}` : years,
  });
}

const escape = (text: string) =>
  text
    .trim()
    .replaceAll(/[\\|;]/g, String.raw`\$&`)
    .replaceAll(/[\n\r]+/g, String.raw`\n`);

/** As an export writes them; reads back as the same. */
export const fitmentText = (rows: readonly ImportFitment[]): string =>
  rows
    .map(({ make, model, y0, y1, engine, note }) =>
      [make, model, y0 === y1 ? String(y0) : `${y0}-${y1}`, engine, note]
        .map(escape)
        .join(" | ")
        .replace(/(?: \| )+$/, ""),
    )
    .join("; ");
