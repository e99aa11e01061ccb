import { foldName } from "~/text/fold";
import type { Town } from "./gazetteer.server";

/** How addresses abbreviate regions that GeoNames only numbers. */
const abbreviations: Record<string, Record<string, string>> = {
  AU: {
    "01": "ACT",
    "02": "NSW",
    "03": "NT",
    "04": "QLD",
    "05": "SA",
    "06": "TAS",
    "07": "VIC",
    "08": "WA",
  },
  CA: {
    "01": "AB",
    "02": "BC",
    "03": "MB",
    "04": "NB",
    "05": "NL",
    "07": "NS",
    "08": "ON",
    "09": "PE",
    "10": "QC",
    "11": "SK",
    "12": "YT",
    "13": "NT",
    "14": "NU",
  },
};

/** Other names that countries go by. */
const nicknames: Record<string, string> = {
  "great britain": "GB",
  america: "US",
  britain: "GB",
  uk: "GB",
  usa: "US",
};

const names = new Intl.DisplayNames("en", { type: "region" });

/** In English: `Germany`. */
export function countryName(code: string): string {
  return names.of(code) ?? code;
}

type Region = Pick<Town, "country" | "regionCode" | "regionName">;

/** As an address has it: `IL`; undefined where addresses do not abbreviate. */
export function regionAbbreviation({ country, regionCode }: Region): string | undefined {
  return country === "US" ? regionCode : abbreviations[country]?.[regionCode];
}

/** GeoNames' code of the region that addresses abbreviate so. */
export function regionCodeOf(country: string, abbreviation: string): string {
  const codes = Object.entries(abbreviations[country] ?? {});
  return codes.find(([, short]) => short === abbreviation)?.[0] ?? abbreviation;
}

/** Whether a text names a town's region or country: `IL`, `Illinois`, `usa`. */
export function isIn(region: Region, written: string): boolean {
  const text = foldName(written);
  const { country, regionName } = region;
  if (nicknames[text]) return nicknames[text] === country;
  if (text.length <= 3 && foldName(regionAbbreviation(region) ?? "") === text) return true;
  if (text.length === 2) return country.toLowerCase() === text;
  return (
    text.length >= 3 &&
    [regionName, countryName(country)].some((name) => foldName(name).startsWith(text))
  );
}

/** Whether all texts after a town's name name its region or country. */
export const isInAll = (region: Region, written: readonly string[]): boolean =>
  written.every((part) => isIn(region, part));
