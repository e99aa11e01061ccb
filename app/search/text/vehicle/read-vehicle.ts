import { nameKey } from "~/text/fold";
import { type Generation, generations, type ModelLine, modelLines } from "~/vehicles/generations";
import type { VehicleSaid } from "../sentence/vehicle-said";
import { vehicleAmong } from "./extract-vehicle";
import type { KnownModel, ModelIndex } from "./model-index";
import { ambiguousModels } from "./names";
import { fullYear, type Token, yearOf } from "./tokens";

/* A vehicle by every name that it goes by: codes of generations, lines, trims, years in two digits. */

const byCode = new Map<string, Generation[]>();
for (const each of generations) {
  const key = nameKey(each.code);
  byCode.set(key, [...(byCode.get(key) ?? []), each]);
}

/** So many names of a line's models are searched by. */
const mostModels = 40;
/** A Roman number as codes are said with it: `Mk IV`. */
const roman: Readonly<Record<string, string>> = {
  ...{ mki: "mk1", mkii: "mk2", mkiii: "mk3", mkiv: "mk4", mkv: "mk5", mkvi: "mk6", mkvii: "mk7" },
  mkviii: "mk8",
};

const trims =
  /^(base|s|se|sel|sl|sle|slt|sv|sr|sr5|le|xle|xse|lx|ex|exl|dx|si|gt|gl|gls|ls|lt|ltz|lariat|laramie|xl|xlt|limited|ltd|premium|touring|denali|hybrid|quattro|xdrive|awd|4wd|fwd|rwd|4x4|sd|jcw|rline|sline|nismo|trd|sedan|coupe|hatchback|wagon|convertible|crew|crewcab)$/;
const engineName =
  /^(\d\.\dl?|v6|v8|v10|v12|tdi|tsi|tfsi|hemi|duramax|ecoboost|cummins|powerstroke|vortec|coyote|ecotec|pentastar|skyactiv|vtec|multijet|bluetec|n2?0|n5[2-5]|b4[68]|b58|m5[024]|2jz|k20|k24|ej2[05])$/;
const blockSize = /^(small|big)$/;
/** Names of engines that say by themselves that a vehicle is meant. */
const tellingEngine = /^(duramax|ecoboost|cummins|powerstroke|hemi|vortec)$/;
/** Weight classes of trucks, which catalogs name apart from the model or not at all. */
const truckClass = /^(1500|2500|3500)(hd)?$/;
const trucks = new Set(["silverado", "sierra", "ram"]);

const between = /^(to|thru|through|till|until|or)$/;
const isLike = (a: string, b: string) => nameKey(a) === nameKey(b);

type Found = Omit<VehicleSaid, "spans" | "models" | "other"> & { models: string[] };

/**
 * The vehicle that the tokens name, but for those that are taken; null where they name nothing of one. Of two, each
 * with its year and model, the first.
 */
export function readVehicle(
  tokens: readonly SaidToken[],
  taken: ReadonlySet<number>,
  index: ModelIndex,
  thisYear: number,
): VehicleSaid | null {
  const readOnly = (isIn: (at: number) => boolean) => {
    const others = [...tokens.keys()].filter((at) => !isIn(at));
    return readOne(tokens, new Set([...taken, ...others]), index, thisYear);
  };
  for (const cut of betweenVehicles(tokens, taken, thisYear)) {
    const [first, second] = [readOnly((at) => at < cut), readOnly((at) => at >= cut)];
    if (!first?.model || first.year === null) continue;
    if (!second?.make || !second.model || second.year === null) continue;
    const { year, make, model } = second;
    return { ...first, other: { year, make, model }, spans: [...first.spans, ...second.spans] };
  }
  return readOne(tokens, taken, index, thisYear);
}

type SaidToken = Token & { isBroken?: boolean };

/** Where a second vehicle may begin, in a text with two model years: `camry 2012 and accord 2015`. */
function betweenVehicles(
  tokens: readonly SaidToken[],
  taken: ReadonlySet<number>,
  thisYear: number,
): number[] {
  const isYear = (token: Token, at: number) =>
    !taken.has(at) && yearOf(token, thisYear + 1) !== undefined;
  const years = tokens.flatMap((token, at) => (isYear(token, at) ? [at] : []));
  const [first = 0, second = 0] = years;
  if (years.length !== 2 || tokens[first]?.key === tokens[second]?.key) return [];
  const joint = tokens.findIndex(
    ({ key, isBroken }, at) =>
      at > first && at <= second && (isBroken || /^(and|or|plus|vs)$/.test(key)),
  );
  return joint < 0 ? [first + 1, second] : [joint];
}

function readOne(
  tokens: readonly Token[],
  taken: ReadonlySet<number>,
  index: ModelIndex,
  thisYear: number,
): VehicleSaid | null {
  const own = new Set<number>();
  const isFree = (at: number) => at >= 0 && at < tokens.length && !taken.has(at) && !own.has(at);
  const keyAt = (at: number) => (isFree(at) ? (tokens[at]?.key ?? "") : "");
  /** What is taken names nothing. */
  const open = tokens.map((token, at) => (taken.has(at) ? { ...token, key: "" } : token));
  const years = yearsAmong(open, thisYear);
  for (const at of years?.at ?? []) own.add(at);
  const named = open.map((token, at) => (own.has(at) ? { raw: token.raw, key: "" } : token));
  const full = vehicleAmong(named, index, thisYear);
  const short = full.year === null && !years ? withShortYear(named, index, thisYear) : undefined;
  const { year, make, model, taken: said } = short ?? full;
  for (const [at, is] of said.entries())
    if (is && !taken.has(at) && !tokens[at]?.key.startsWith("mk")) own.add(at);
  const found: Found = {
    ...{ year, years: years ? { from: years.from, to: years.to } : null, make, model },
    ...{ models: model ? [model] : [], generation: null, engine: null, trim: null },
  };
  readCodeInName();
  readOtherMake();
  readLine();
  readNumberedModel();
  readGeneration();
  if (found.year === null && !found.years && (found.make || found.model)) readShortYear();
  readBeside();
  if (own.size === 0) return null;
  if (found.model && found.make) addLine(found.make, found.model);
  const spans = [...own].sort((a, b) => a - b).map((at) => ({ from: at, to: at + 1 }));
  const models = [...new Set(found.models)].slice(0, mostModels);
  return { ...found, models, other: null, spans };

  /** A catalog's `Wrangler JK` is the Wrangler of that generation, whatever its year. */
  function readCodeInName() {
    const [, line = "", code = ""] = /^(.+) (\S+)$/.exec(found.model ?? "") ?? [];
    const generation = byCode
      .get(nameKey(code))
      ?.find((each) => each.make === found.make && isLike(each.line, line));
    if (!generation) return;
    found.model = generation.line;
    found.models = [generation.line];
    found.generation = generation.code;
    const { from, to } = generation.years;
    if (found.year === null) found.years ??= { from, to: Math.min(to, thisYear + 1) };
  }

  /** Trucks of a year in which their make was another's model: a Ram was a Dodge. */
  function readOtherMake() {
    const { year: of, make: by, model: name } = found;
    if (of === null || by !== "Ram" || name === null) return;
    const isOf = (make: string, model: string) =>
      index.ofMake.get(make)?.some((each) => each.model === model && each.isOf(of)) ?? false;
    if (isOf(by, name) || !isOf("Dodge", "Ram")) return;
    found.make = "Dodge";
    found.model = "Ram";
    found.models = ["Ram", `Ram ${name}`];
  }

  /** `3 Series`, whose cars are called `325i` or `328i`. */
  function readLine() {
    for (const { make: of, line, has } of modelLines) {
      if (found.model || (found.make && found.make !== of) || index.models.has(nameKey(line)))
        continue;
      for (const length of [1, 2])
        for (let from = 0; from + length <= tokens.length; from += 1) {
          const run = Array.from({ length }, (_, at) => keyAt(from + at));
          if (!run.every(Boolean) || run.join("") !== nameKey(line)) continue;
          for (let at = from; at < from + length; at += 1) own.add(at);
          found.make = of;
          found.models.push(line, ...namesOf(of, has));
          return;
        }
    }
  }

  function namesOf(of: string, has: (name: string) => boolean): string[] {
    const { from, to } = found.years ?? { from: found.year, to: found.year };
    const isOf = (each: KnownModel) =>
      from === null || to === null || range(from, to).some((year) => each.isOf(year));
    return (index.ofMake.get(of) ?? [])
      .filter((each) => has(each.model) && isOf(each))
      .map((each) => each.model);
  }

  /** `C300`, `C 300`, `IS 250`: letters of a class with the number of its engine. */
  function readNumberedModel() {
    const number = nameKey(found.model ?? "");
    const numberAt = tokens.findIndex(({ key }, at) => own.has(at) && key === number);
    // A Mercedes of the seventies was a plain 300: behind a letter it is no model.
    if (/^\d{3}$/.test(number) && /^[a-z]{1,3}$/.test(keyAt(numberAt - 1))) {
      own.delete(numberAt);
      found.model = null;
      found.models = [];
    }
    if (found.model) return;
    for (const length of [2, 1])
      for (let from = 0; from + length <= tokens.length; from += 1) {
        const run = Array.from({ length }, (_, at) => keyAt(from + at));
        if (!run.every(Boolean) || byCode.has(run.join(""))) continue;
        const [, letters = "", number = ""] =
          /^([a-z]{1,3})(\d{2,3})[a-z]?$/.exec(run.join("")) ?? [];
        const isKnown = index.models.has(run.join(""));
        const makes = [
          { make: "Mercedes-Benz", model: `${letters}-Class`, is: /0$|^(55|63|65)$/.test(number) },
          { make: "Lexus", model: letters, is: /^\d\d0$/.test(number) },
        ];
        for (const each of makes) {
          const known = index.ofMake.get(each.make)?.find((one) => isLike(one.model, each.model));
          const isSaid = found.make === each.make;
          if (!letters || !known || !each.is || (found.make && !isSaid)) continue;
          if (!isSaid && (isKnown || number.length < 3)) continue;
          for (let at = from; at < from + length; at += 1) own.add(at);
          found.make = each.make;
          found.model = known.model;
          found.models = [known.model, `${letters.toUpperCase()} ${number}`];
          return;
        }
      }
  }

  /** A code alone gives the line and its years; one that says something else as well, beside its name. */
  function readGeneration() {
    for (const at of tokens.keys()) {
      const isPair = keyAt(at) === "mk";
      const said = isPair ? `mk${keyAt(at + 1)}` : keyAt(at);
      const code = roman[said] ?? said;
      const generation = byCode.get(code)?.find((each) => agrees(each));
      const isCode = generation !== undefined || (found.model !== null && /^mk\d$/.test(code));
      if (!isCode) continue;
      own.add(at);
      if (isPair) own.add(at + 1);
      // A code that no car of that name is known by still says nothing of a part.
      if (!generation) continue;
      const { make: of, line, years: made } = generation;
      const nameAt = placeOf(of, line);
      if (!found.model && nameAt >= 0 && keyAt(nameAt) === nameKey(line)) own.add(nameAt);
      found.generation = tokens[at]?.raw ?? generation.code;
      found.years ??= { from: made.from, to: Math.min(made.to, thisYear + 1) };
      found.make = of;
      if (!found.model) readModelOf(of);
      if (!found.model && index.ofMake.get(of)?.some((each) => isLike(each.model, line)))
        found.model = line;
      found.models.push(line, ...(found.model ? [] : namesOf(of, lineOf(of, line))));
      return;
    }
  }

  /** A model that is no name by itself, such as `328i`, is one beside its make. */
  function readModelOf(of: string) {
    for (const at of tokens.keys()) {
      const known = index.ofMake
        .get(of)
        ?.find((each) => keyAt(at) && nameKey(each.model) === keyAt(at));
      if (!known) continue;
      own.add(at);
      found.model = known.model;
      found.models.push(known.model);
      return;
    }
  }

  /** Where the name of a line or of its model stands that was too short to be taken for one by itself. */
  function placeOf(of: string, line: string): number {
    const names = new Set([line, ...namesOf(of, lineOf(of, line))].map(nameKey));
    return tokens.findIndex((_, at) => names.has(keyAt(at)));
  }

  function agrees({ make: of, line, needsName, years: made }: Generation): boolean {
    if (found.make && found.make !== of) return false;
    if (found.year !== null && (found.year < made.from - 1 || found.year > made.to)) return false;
    if (found.model) return isLike(found.model, line) || lineOf(of, line)(found.model);
    return !needsName || found.make === of || placeOf(of, line) >= 0;
  }

  /** `07 civic`: two digits right beside the vehicle, and nothing else that they could be. */
  function readShortYear() {
    for (const at of own)
      for (const beside of [at - 1, at + 1]) {
        const short = isFree(beside) ? shortYear(tokens[beside], thisYear) : undefined;
        if (short === undefined || isMeasure(tokens, beside)) continue;
        found.year = short;
        own.add(beside);
        return;
      }
  }

  /** Engines, then trims and weight classes, that stand right behind what is known. */
  function readBeside() {
    const isTold = ({ key }: Token) => tellingEngine.test(key) || blockSize.test(key);
    if (own.size === 0 && !tokens.some(isTold)) return;
    for (const [at, { raw }] of tokens.entries()) {
      const name = raw.toLowerCase();
      // A `small block` is the engine that the part is for, not the part.
      if (blockSize.test(keyAt(at)) && keyAt(at + 1) === "block") {
        own.add(at).add(at + 1);
        found.engine ??= `${raw} ${tokens[at + 1]?.raw}`;
      }
      if (!isFree(at) || found.engine !== null || !engineName.test(name)) continue;
      own.add(at);
      found.engine = /^\d\.\d/.test(name) ? `${name.slice(0, 3)} L` : raw;
    }
    if (found.model === null) return;
    const key = nameKey(found.model);
    for (const at of [...own].sort((a, b) => a - b)) {
      const next = keyAt(at + 1);
      if (trucks.has(key) && truckClass.test(next)) {
        own.add(at + 1);
        found.models.push(`${found.model} ${next.slice(0, 4)}`);
      } else if (found.make === "Lexus" && /^\d{3}h?$/.test(next)) {
        own.add(at + 1);
        found.models.push(`${found.model} ${next}`);
      } else if (next === "super" && keyAt(at + 2) === "duty") {
        own.add(at + 1).add(at + 2);
        found.trim = "Super Duty";
      } else if (found.trim === null && trims.test(next)) {
        own.add(at + 1);
        found.trim = tokens[at + 1]?.raw ?? null;
      }
    }
  }

  /** The line that a model is of is one of its names. */
  function addLine(of: string, name: string) {
    const line = modelLines.find((each) => each.make === of && each.has(name));
    if (line) found.models.push(line.line);
  }
}

/** Whether a model of a make is of one of its lines. */
const lineOf = (make: string, line: string): ModelLine["has"] =>
  modelLines.find((each) => each.make === make && each.line === line)?.has ?? (() => false);

const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at);

/** `'07`, `07`: a model year of the last decades, or the next one. */
function shortYear(token: Pick<Token, "raw"> | undefined, thisYear: number): number | undefined {
  const two = /^['’]?(\d\d)$/.exec(token?.raw ?? "")?.[1];
  if (two === undefined) return undefined;
  const year = fullYear(two, thisYear + 1);
  return year >= 1960 ? year : undefined;
}

const unit =
  /^(in|inch|inches|mm|cm|ft|feet|foot|volts?|v|amps?|a|ah|watts?|w|pins?|teeth|tooth|splines?|holes?|lugs?|bolts?|gauge|ga|speed|psi|lbs?|oz|quarts?|qts?|liters?|litres?|gallons?|pcs?|pieces?|packs?|pairs?|count|ct|dollars?|bucks|usd|percent|miles|mi|km|k)$/;
/** What a number follows that counts or measures: `set of 10`, `size 16`, `under 50`. */
const beforeNumber =
  /^(of|size|sized|qty|quantity|under|below|max|around|about|over|x|grade|number|no)$/;

/** Whether a number measures or counts something: `12 volt`, `16 inch`, `set of 10`; none of these is a year. */
const isMeasure = (tokens: readonly Pick<Token, "key" | "raw">[], at: number): boolean =>
  !/^['’]/.test(tokens[at]?.raw ?? "") &&
  (unit.test(tokens[at + 1]?.raw.toLowerCase() ?? "") ||
    beforeNumber.test(tokens[at - 1]?.raw.toLowerCase() ?? ""));

/** A name that says a vehicle only beside a year, as `fit` and `focus` do: two digits may be that year. */
function withShortYear(tokens: readonly Token[], index: ModelIndex, thisYear: number) {
  for (const [at, token] of tokens.entries()) {
    const year = token.key ? shortYear(token, thisYear) : undefined;
    if (year === undefined || isMeasure(tokens, at)) continue;
    if (![at - 1, at + 1].some((each) => ambiguousModels.has(tokens[each]?.key ?? ""))) continue;
    const spelled = { raw: String(year), key: String(year) };
    const found = vehicleAmong(withAt(tokens, at, spelled), index, thisYear);
    if (found.model) return found;
  }
  return undefined;
}

const withAt = (tokens: readonly Token[], at: number, token: Token): Token[] =>
  tokens.map((each, index) => (index === at ? token : each));

/** `2010-2014`, `2010 to 2014`, `2012 or 13`, `05-09`: a range of model years, and the tokens that say it. */
function yearsAmong(tokens: readonly Token[], thisYear: number) {
  const isYear = (year: number | undefined) =>
    year !== undefined && year >= 1950 && year <= thisYear + 1;
  for (const [at, { raw, key }] of tokens.entries()) {
    if (!key) continue;
    const pair = /^'?((?:19|20)?\d\d)[-–/]'?((?:19|20)?\d\d)$/.exec(raw);
    if (pair) {
      const [, first = "", second = ""] = pair;
      const from = first.length === 4 ? Number(first) : shortYear({ raw: first }, thisYear);
      const century = String(from ?? "").slice(0, 2);
      const to =
        second.length === 4
          ? Number(second)
          : first.length === 4 && Number(century + second) >= (from ?? 0)
            ? Number(century + second)
            : shortYear({ raw: second }, thisYear);
      if (isYear(from) && isYear(to) && (from ?? 0) < (to ?? 0) && (to ?? 0) - (from ?? 0) < 40)
        return { from: from as number, to: to as number, at: [at] };
    }
    const from = yearOf({ raw, key }, thisYear + 1);
    if (from === undefined) continue;
    const next = between.test(tokens[at + 1]?.key ?? "") ? at + 2 : at + 1;
    const second = tokens[next];
    const isShort = next > at + 1 && second !== undefined && !isMeasure(tokens, next);
    const to = second?.key
      ? (yearOf(second, thisYear + 1) ?? (isShort ? shortYear(second, thisYear) : undefined))
      : undefined;
    if (to !== undefined && from < to)
      return { from, to, at: Array.from({ length: next - at + 1 }, (_, step) => at + step) };
  }
  return undefined;
}
