import { claimedYears } from "./claimed-years";
import { type Engine, engineLabel } from "./engine";
import { otherMake } from "./other-makes";
import {
  hasRightCheckDigit,
  manufacturerId,
  modelYears,
  normaliseVin,
  type VinRegion,
  vinProblem,
  vinRegion,
} from "./vin";
import { vinCountry } from "./vin-country";
import { matchKey, patternCharacters, positionsInKey } from "./vin-pattern";
import { type Manufacturer, type VehicleSource, type Vpic, vpic } from "./vpic.server";

/** What the maker's patterns tell of a vehicle; null is not said. */
export interface DecodedVehicle {
  year: number;
  make: string;
  model: string;
  series: string | null;
  trim: string | null;
  body: string | null;
  engine: Engine | null;
  /** The engine as a picker offers it, the empty text when nothing is known. */
  engineLabel: string;
  /** The maker's name for the engine, such as `J30A4`. */
  engineCode: string | null;
}

export interface DecodedVin {
  vin: string;
  /** False warns: most vehicles made for other markets than North America have none. */
  checkDigitIsRight: boolean;
  region: VinRegion | null;
  /** Of the maker, by ISO 3780. */
  country: string | null;
  /** The company that the manufacturer identifier is assigned to. */
  manufacturer: string | null;
  /** The makes that it may be; one when a model is known. */
  makes: string[];
  /** Models between which the patterns cannot decide; empty where one is known, or none. */
  models: string[];
  /** Years that the VIN claims, most likely first; the vehicle's alone once known. */
  years: number[];
  /** Null when no pattern matches, as with most vehicles of other markets. */
  vehicle: DecodedVehicle | null;
  source: VehicleSource;
}

export type VinOutcome = { kind: "ok"; decoded: DecodedVin } | { kind: "bad"; message: string };

/** Whether a manufacturer identifier is one that vehicles are known to have. */
export async function knowsManufacturer(id: string): Promise<boolean> {
  const data = await vpic();
  const known = data.manufacturer(id) ?? data.manufacturer(id.slice(0, 3));
  return known !== undefined || otherMake(id) !== undefined;
}

type Attributes = Partial<Record<string, string>>;

/** What one schema says about a VIN. */
interface SchemaMatch {
  /** By letter, from the most particular key that matches. */
  values: Map<string, { points: number; value: string }>;
  /** How many places of the VIN its matching keys name. */
  agreeing: number;
  /** How many places it has keys for, none of which matches. */
  contradicting: number;
}

const bits = (places: number) => places.toString(2).replaceAll("0", "").length;

function matchSchema(lines: string, characters: string): SchemaMatch {
  const values: SchemaMatch["values"] = new Map();
  let described = 0;
  let matched = 0;
  for (const line of lines.split("\n")) {
    const [keys = "", ...attributes] = line.split("\t");
    let best = -1;
    for (const key of keys.split(",")) {
      const places = positionsInKey(key);
      described |= places;
      const points = matchKey(key, characters);
      if (points >= 0) matched |= places;
      best = Math.max(best, points);
    }
    if (best < 0) continue;
    for (const attribute of attributes) {
      const letter = attribute.slice(0, 1);
      if (best >= (values.get(letter)?.points ?? 0))
        values.set(letter, { points: best, value: attribute.slice(1) });
    }
  }
  return { values, agreeing: bits(matched), contradicting: bits(described & ~matched) };
}

const modelOf = ({ values }: SchemaMatch) => values.get("m")?.value;

/**
 * What the schemas of one model year tell. Of schemas that name a model those count that the VIN contradicts in
 * the fewest places, and of these the ones that agree in the most; within a schema the most particular key wins, as in
 * vPIC. Keys of different schemas are not weighed against each other: a bracket of seven characters would lose against one of
 * eight, as an F-150 against an F-550. Several sets come back where schemas name different models and nothing decides.
 */
function attributesOf(
  { packed }: Vpic,
  { schemas }: Manufacturer,
  characters: string,
  year: number,
): Attributes[] {
  const matches = schemas
    .filter(({ from, to }) => from <= year && year <= to)
    .map(({ schema }) => matchSchema(packed.schemas[schema] ?? "", characters));
  const [first, ...rest] = matches
    .filter((match) => modelOf(match) !== undefined)
    .sort((a, b) => a.contradicting - b.contradicting || b.agreeing - a.agreeing);
  if (!first) return [];
  const best = [first, ...rest].filter(
    ({ contradicting, agreeing }) =>
      contradicting === first.contradicting && agreeing === first.agreeing,
  );
  const general = matches.filter((match) => modelOf(match) === undefined);
  const models = [...new Set(best.map(modelOf))];
  return models.map((model) =>
    merged([...general, ...best.filter((match) => modelOf(match) === model)]),
  );
}

/** The attributes by letter; the most particular key wins. */
function merged(matches: SchemaMatch[]): Attributes {
  const best: SchemaMatch["values"] = new Map();
  for (const { values } of matches)
    for (const [letter, found] of values)
      if (found.points >= (best.get(letter)?.points ?? 0)) best.set(letter, found);
  return Object.fromEntries([...best].map(([letter, { value }]) => [letter, value]));
}

function vehicleOf(data: Vpic, values: Attributes, year: number): DecodedVehicle | null {
  const named = values.m === undefined ? undefined : data.model(Number(values.m));
  if (!named) return null;
  // An engine's name adds what the patterns lack.
  const byName: Attributes = Object.fromEntries(
    (data.packed.engineModels[values.e ?? ""] ?? "")
      .split("\t")
      .map((attribute) => [attribute.slice(0, 1), attribute.slice(1)]),
  );
  const engine = data.engine({
    litres: values.d ?? byName.d,
    cylinders: values.c ?? byName.c,
    fuel: values.f ?? byName.f,
  });
  const label = engineLabel(engine);
  return {
    year,
    ...named,
    series: values.s ?? null,
    trim: values.t ?? null,
    body: data.packed.bodies[values.b ?? ""] ?? null,
    engine: label ? engine : null,
    engineLabel: label,
    engineCode: values.e ?? null,
  };
}

/**
 * What a VIN tells without asking anybody: its maker and model years by the standards, and, where
 * the maker's patterns are known, the vehicle. A wrong check digit is reported and changes nothing.
 */
export async function decodeVin(text: string, today = new Date()): Promise<VinOutcome> {
  const message = vinProblem(text);
  if (message !== undefined) return { kind: "bad", message };
  const vin = normaliseVin(text);
  const data = await vpic();
  const id = manufacturerId(vin);
  const manufacturer = data.manufacturer(id) ?? data.manufacturer(id.slice(0, 3));
  const thisYear = today.getUTCFullYear();
  const candidates = manufacturer ? candidatesOf(data, manufacturer, vin, thisYear) : [];
  const [vehicle = null] = candidates.length === 1 ? candidates : [];
  const [first] = candidates;
  return {
    kind: "ok",
    decoded: {
      vin,
      checkDigitIsRight: hasRightCheckDigit(vin),
      region: vinRegion(vin) ?? null,
      country: vinCountry(vin) ?? null,
      manufacturer: manufacturer?.name ?? null,
      makes: first
        ? [...new Set(candidates.map(({ make }) => make))]
        : ownMakes(vin, manufacturer?.makes ?? []),
      models: vehicle ? [] : candidates.map(({ model }) => model),
      years: first ? [first.year] : claimedYears(vin, thisYear),
      vehicle,
      source: data.source,
    },
  };
}

/** The vehicles that the maker's patterns tell of, all of the most likely year: several where they cannot decide. */
function candidatesOf(
  data: Vpic,
  manufacturer: Manufacturer,
  vin: string,
  thisYear: number,
): DecodedVehicle[] {
  for (const year of modelYears(vin, thisYear)) {
    const found = attributesOf(data, manufacturer, patternCharacters(vin), year).flatMap(
      (values) => vehicleOf(data, values, year) ?? [],
    );
    if (found.length > 0) return found;
  }
  return [];
}

/** What a VIN that matches no pattern was sold as: the make at home before those that were once imported. */
function ownMakes(vin: string, imported: string[]): string[] {
  const own = otherMake(vin);
  return own ? [own] : imported;
}
