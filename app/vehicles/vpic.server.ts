import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import type { Engine } from "./engine";

/** The committed data as `scripts/vehicles/build.py` writes it; numbers stand for places in the lists. */
interface Packed {
  /** ISO day of the newest change in the source. */
  date: string;
  makes: string[];
  /** `make⇥name`. */
  models: string[];
  makers: string[];
  fuels: Record<string, string>;
  bodies: Record<string, string>;
  types: Record<string, string>;
  /** Further attributes that an engine's name gives. */
  engineModels: Record<string, string>;
  /** A line each: `id⇥maker⇥type⇥makes⇥schema.from.to schema.from.to`. */
  wmis: string;
  /** Lines of `key,key⇥attribute⇥attribute`; an attribute is a letter and its value. */
  schemas: string[];
  /** `tenths of a litre⇥cylinders⇥fuel`. */
  engines: string[];
  /** For each model `1998-2002:engine engine;2003:`. */
  vehicles: string[];
}

/** Where the data comes from; shown wherever it is used. */
export interface VehicleSource {
  name: string;
  url: string;
  /** ISO day. */
  date: string;
}

/** A world manufacturer identifier as vPIC has it. */
export interface Manufacturer {
  /** The company, in its own spelling; null when vPIC does not say. */
  name: string | null;
  /** The makes that it builds under this identifier. */
  makes: string[];
  /** vPIC's type of vehicle: `Passenger Car`, `Motorcycle`, … */
  type: string | null;
  /** The pattern schemas and the model years they are for. */
  schemas: { schema: number; from: number; to: number }[];
}

export interface Vpic {
  packed: Packed;
  source: VehicleSource;
  manufacturer(id: string): Manufacturer | undefined;
  model(index: number): { make: string; model: string } | undefined;
  engine(parts: { litres?: string; cylinders?: string; fuel?: string }): Engine;
}

// vPIC's words for fuels are a table's; these are a counter's.
const fuelWords: Record<string, string> = {
  "1": "diesel",
  "2": "electric",
  "4": "gasoline",
  "6": "natural gas (CNG)",
  "7": "natural gas (LNG)",
  "8": "hydrogen",
  "9": "propane (LPG)",
  "10": "ethanol (E85)",
  "15": "flex fuel",
  "17": "natural gas",
  "18": "fuel cell",
};

function open(packed: Packed): Vpic {
  const lines = new Map(
    packed.wmis.split("\n").map((line) => [line.slice(0, line.indexOf("\t")), line]),
  );
  return {
    packed,
    source: { name: "NHTSA vPIC", url: "https://vpic.nhtsa.dot.gov", date: packed.date },
    manufacturer(id) {
      const line = lines.get(id);
      if (line === undefined) return undefined;
      const [, maker = "", type = "", makes = "", schemas = ""] = line.split("\t");
      return {
        name: packed.makers[Number(maker || "-1")] ?? null,
        makes: makes
          .split(" ")
          .filter(Boolean)
          .flatMap((make) => packed.makes[Number(make)] ?? []),
        type: packed.types[type] ?? null,
        schemas: schemas
          .split(" ")
          .filter(Boolean)
          .map((span) => {
            const [schema, from, to] = span.split(".");
            return { schema: Number(schema), from: Number(from), to: to ? Number(to) : Infinity };
          }),
      };
    },
    model(index) {
      const [make, model] = packed.models[index]?.split("\t") ?? [];
      const name = packed.makes[Number(make)];
      return name && model ? { make: name, model } : undefined;
    },
    engine: ({ litres, cylinders, fuel }) => ({
      litres: litres ? Number(litres) / 10 : null,
      cylinders: cylinders ? Number(cylinders) : null,
      fuel: fuel ? (fuelWords[fuel] ?? packed.fuels[fuel]?.toLowerCase() ?? null) : null,
    }),
  };
}

async function load(): Promise<Vpic> {
  const { default: address } = await import("./data/vpic.json.br?url&inline");
  const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  const text = await promisify(brotliDecompress)(bytes);
  return open(JSON.parse(text.toString("utf8")) as Packed);
}

let loading: Promise<Vpic> | undefined;

/** The data, unpacked when it is first asked for and kept: some 60 ms then, and nothing at the start. */
export function vpic(): Promise<Vpic> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
