import { LRUCache } from "lru-cache";
import type { CarFacts } from "./car-facts";
import { type DecodedVehicle, decodeVin } from "./vin-decoding.server";

/** Facts by VIN: some 500 bytes each. */
const known = new LRUCache<string, CarFacts>({ max: 2_000, ttl: 3_600_000 });

/** vPIC's body classes, as far as a parts list has a word for them. */
const bodies: Partial<Record<string, string>> = {
  "Sedan/Saloon": "sedan",
  Coupe: "coupe",
  "Convertible/Cabriolet": "convertible",
  Roadster: "convertible",
  "Hatchback/Liftback/Notchback": "hatchback",
  Wagon: "wagon",
  "Sport Utility Vehicle (SUV)/Multi-Purpose Vehicle (MPV)": "SUV",
  "Crossover Utility Vehicle (CUV)": "SUV",
  Pickup: "pickup",
  Minivan: "van",
  Van: "van",
};

/** Makers' names for driven wheels, in a model's, series' or trim's name. */
const drives: [RegExp, string][] = [
  [/\b(?:awd|quattro|4matic|4motion|all4|all-wheel drive)\b|xdrive/i, "AWD"],
  [/\b(?:4wd|4x4|four-wheel drive)\b/i, "4WD"],
  [/\b(?:fwd|front-wheel drive)\b/i, "FWD"],
  [/\b(?:rwd|rear-wheel drive)\b/i, "RWD"],
];

/** What of a decoded vehicle answers conditions of fitments: body, engine code, and drive where its name says it. */
export function factsOfDecoded({
  model,
  series,
  trim,
  body,
  engineCode,
}: DecodedVehicle): CarFacts {
  const name = [model, series, trim].filter(Boolean).join(" ");
  // BMW's `sDrive` is none of them: rear-wheel drive on some models, front-wheel drive on others.
  const drive = drives.find(([word]) => word.test(name))?.[1];
  const shape = bodies[body ?? ""];
  return {
    ...(shape && { body: shape }),
    ...(drive && { drive }),
    ...(engineCode && /^[A-Z0-9-]{2,12}$/.test(engineCode) && { "engine-code": engineCode }),
  };
}

/** The same of a VIN; nothing without one, and where its maker's patterns are not known. */
export async function factsOfVin(vin: string | null): Promise<CarFacts> {
  if (!vin) return {};
  const before = known.get(vin);
  if (before) return before;
  const outcome = await decodeVin(vin);
  const vehicle = outcome.kind === "ok" ? outcome.decoded.vehicle : null;
  const facts = vehicle ? factsOfDecoded(vehicle) : {};
  known.set(vin, facts);
  return facts;
}
