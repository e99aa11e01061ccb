import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";

/** Postal codes of one country, column by column; coordinates are thousandths of a degree, as steps. */
interface PackedCodes {
  codes: string;
  /** `town⇥region` a line. */
  names: string;
  name: number[];
  lat: number[];
  lng: number[];
}

/** The committed data as `scripts/places/build.ts` writes it. */
interface Packed {
  /** ISO day of the newest change in the source. */
  date: string;
  /** `US.NY⇥New York` a line. */
  regions: string;
  /** Of towns, in the order of their folded names; the largest of a name first. */
  names: string;
  region: number[];
  population: number[];
  lat: number[];
  lng: number[];
  /** Folded other names of large towns, in order, and the places of those in the lists. */
  aliases: string;
  aliasOf: number[];
  codes: Record<"US" | "CA", PackedCodes>;
  /** `area⇥place of its town` a line. */
  areas: Record<"GB" | "DE", string>;
}

/** A town as the gazetteer has it. */
export interface Town {
  name: string;
  /** ISO 3166-1, two letters. */
  country: string;
  /** GeoNames' code of its first-level region (`NY`, `08`), and that region's name. */
  regionCode: string;
  regionName: string;
  population: number;
  lat: number;
  lng: number;
}

export interface PostalCode {
  code: string;
  town: string;
  region: string;
  lat: number;
  lng: number;
}

export interface Gazetteer {
  /** ISO day. */
  date: string;
  /** In the order of their folded names; so are the other lists. */
  names: readonly string[];
  population: Float64Array;
  /** Thousandths of a degree. */
  lat: Int32Array;
  lng: Int32Array;
  aliases: readonly string[];
  aliasOf: Int32Array;
  town(at: number): Town;
  /** A code of the United States (`10001`) or the first half of a Canadian one (`M5V`). */
  code(country: "US" | "CA", code: string): PostalCode | undefined;
  /** The town of a British postcode's area (`SW`) or of a German region (`80`). */
  area(country: "GB" | "DE", area: string): Town | undefined;
}

const lines = (text: string) => text.split("\n");

function codesOf({ codes, names, name, lat, lng }: PackedCodes): Map<string, PostalCode> {
  const named = lines(names).map((line) => line.split("\t"));
  const found = new Map<string, PostalCode>();
  let [north, east] = [0, 0];
  for (const [at, code] of codes.split(" ").entries()) {
    north += lat[at] ?? 0;
    east += lng[at] ?? 0;
    const [town = "", region = ""] = named[name[at] ?? 0] ?? [];
    found.set(code, { code, town, region, lat: north / 1_000, lng: east / 1_000 });
  }
  return found;
}

function open(packed: Packed): Gazetteer {
  const names = lines(packed.names);
  const regions = lines(packed.regions).map((line) => {
    const [code = "", regionName = ""] = line.split("\t");
    return { country: code.slice(0, 2), regionCode: code.slice(3), regionName };
  });
  const { region } = packed;
  const population = Float64Array.from(packed.population);
  const [lat, lng] = [Int32Array.from(packed.lat), Int32Array.from(packed.lng)];
  const town = (at: number): Town => ({
    name: names[at] ?? "",
    ...(regions[region[at] ?? 0] ?? { country: "", regionCode: "", regionName: "" }),
    population: population[at] ?? 0,
    lat: (lat[at] ?? 0) / 1_000,
    lng: (lng[at] ?? 0) / 1_000,
  });
  const codes = { US: codesOf(packed.codes.US), CA: codesOf(packed.codes.CA) };
  const areasOf = (text: string) =>
    new Map(lines(text).map((line) => line.split("\t") as [string, string]));
  const areas = { GB: areasOf(packed.areas.GB), DE: areasOf(packed.areas.DE) };
  return {
    date: packed.date,
    names,
    population,
    lat,
    lng,
    aliases: lines(packed.aliases),
    aliasOf: Int32Array.from(packed.aliasOf),
    town,
    code: (country, code) => codes[country].get(code),
    area(country, area) {
      const at = areas[country].get(area);
      return at === undefined ? undefined : town(Number(at));
    },
  };
}

async function load(): Promise<Gazetteer> {
  const { default: address } = await import("./data/places.json.br?url&inline");
  const bytes = Buffer.from(address.slice(address.indexOf(",") + 1), "base64");
  const text = await promisify(brotliDecompress)(bytes);
  return open(JSON.parse(text.toString("utf8")) as Packed);
}

let loading: Promise<Gazetteer> | undefined;

/** The data, unpacked when it is first asked for and kept. */
export function gazetteer(): Promise<Gazetteer> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
