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
  areas: Record<AreaCountry, string>;
  /** `code⇥place of its town` or `from-to⇥place of their town` a line. */
  townCodes: Record<"DE" | "FR", string>;
}

/** Countries whose postal codes are known by their first characters alone. */
export type AreaCountry = "GB" | "DE" | "FR";

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
  /** A region's name: `NY` of `US` is New York. */
  regionName(country: string, regionCode: string): string;
  /**
   * The place in the lists of the town by whose area a code is known: that of the longest of its beginnings
   * that there is. `isAll`: the code is of that town, not merely of one around it.
   */
  area(country: AreaCountry, code: string): { at: number; isAll: boolean } | undefined;
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

type TownCodes = { from: string; to: string; at: number };

function townCodesOf(text: string): TownCodes[] {
  return lines(text).map((line) => {
    const [codes = "", at] = line.split("\t");
    const [from = "", to = from] = codes.split("-");
    return { from, to, at: Number(at) };
  });
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
  const { GB, DE, FR } = packed.areas;
  const areas = { GB: areasOf(GB), DE: areasOf(DE), FR: areasOf(FR) };
  const townCodes = {
    GB: [],
    DE: townCodesOf(packed.townCodes.DE),
    FR: townCodesOf(packed.townCodes.FR),
  };
  const regionNames = new Map(
    regions.map(({ country, regionCode, regionName }) => [`${country}.${regionCode}`, regionName]),
  );
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
    regionName: (country, regionCode) => regionNames.get(`${country}.${regionCode}`) ?? "",
    area(country, code) {
      const all = townCodes[country].find(({ from, to }) => from <= code && code <= to);
      if (all) return { at: all.at, isAll: true };
      for (let length = code.length; length > 0; length -= 1) {
        const area = code.slice(0, length);
        const at = areas[country].get(area);
        // SW1 is no beginning of SW11, nor S of SW1.
        const isCut = /\d\d|[A-Z]{2}/.test(code.slice(length - 1, length + 1));
        if (at !== undefined && (country !== "GB" || !isCut))
          return { at: Number(at), isAll: country === "GB" && /\d/.test(area) };
      }
      return undefined;
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

/** The data, unpacked on first use and cached. */
export function gazetteer(): Promise<Gazetteer> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}
