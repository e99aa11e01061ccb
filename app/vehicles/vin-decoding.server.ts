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
import { matchKey, patternSigns } from "./vin-pattern";
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
  /** Years that the 10th sign may stand for, the likeliest first; the vehicle's alone once known. */
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

/** The attributes by letter that the keys of one model year tell; the most particular key wins. */
function attributesOf(
  { packed }: Vpic,
  { schemas }: Manufacturer,
  signs: string,
  year: number,
): Attributes {
  const best = new Map<string, { points: number; value: string }>();
  for (const { schema, from, to } of schemas) {
    if (year < from || year > to) continue;
    for (const line of packed.schemas[schema]?.split("\n") ?? []) {
      const [keys = "", ...attributes] = line.split("\t");
      const points = Math.max(...keys.split(",").map((key) => matchKey(key, signs)));
      if (points < 0) continue;
      for (const attribute of attributes) {
        const letter = attribute.slice(0, 1);
        if (points >= (best.get(letter)?.points ?? 0))
          best.set(letter, { points, value: attribute.slice(1) });
      }
    }
  }
  return Object.fromEntries([...best].map(([letter, { value }]) => [letter, value]));
}

function vehicleOf(data: Vpic, told: Attributes, year: number): DecodedVehicle | null {
  const named = told.m === undefined ? undefined : data.model(Number(told.m));
  if (!named) return null;
  // An engine's name tells more, where the patterns do not.
  const byName: Attributes = Object.fromEntries(
    (data.packed.engineModels[told.e ?? ""] ?? "")
      .split("\t")
      .map((attribute) => [attribute.slice(0, 1), attribute.slice(1)]),
  );
  const engine = data.engine({
    litres: told.d ?? byName.d,
    cylinders: told.c ?? byName.c,
    fuel: told.f ?? byName.f,
  });
  const label = engineLabel(engine);
  return {
    year,
    ...named,
    series: told.s ?? null,
    trim: told.t ?? null,
    body: data.packed.bodies[told.b ?? ""] ?? null,
    engine: label ? engine : null,
    engineLabel: label,
    engineCode: told.e ?? null,
  };
}

/**
 * What a VIN tells without asking anybody: its maker and model years by the standards, and, where
 * the maker's patterns are known, the vehicle. A wrong check digit is told and changes nothing.
 */
export async function decodeVin(text: string, today = new Date()): Promise<VinOutcome> {
  const message = vinProblem(text);
  if (message !== undefined) return { kind: "bad", message };
  const vin = normaliseVin(text);
  const data = await vpic();
  const id = manufacturerId(vin);
  const manufacturer = data.manufacturer(id) ?? data.manufacturer(id.slice(0, 3));
  const years = modelYears(vin, today.getUTCFullYear());
  let vehicle: DecodedVehicle | null = null;
  for (const year of years) {
    if (!manufacturer || vehicle) break;
    const told = attributesOf(data, manufacturer, patternSigns(vin), year);
    vehicle = vehicleOf(data, told, year);
  }
  const other = manufacturer?.makes.length ? undefined : otherMake(id);
  return {
    kind: "ok",
    decoded: {
      vin,
      checkDigitIsRight: hasRightCheckDigit(vin),
      region: vinRegion(vin) ?? null,
      country: vinCountry(vin) ?? null,
      manufacturer: manufacturer?.name ?? null,
      makes: vehicle ? [vehicle.make] : other ? [other] : (manufacturer?.makes ?? []),
      years: vehicle ? [vehicle.year] : years,
      vehicle,
      source: data.source,
    },
  };
}
