import type { Gazetteer } from "./gazetteer.server";
import type { Place } from "./place.schema";
import { countryName, countryOf } from "./regions";

type Country = "US" | "CA" | "GB" | "DE";

const countries: readonly Country[] = ["US", "CA", "GB", "DE"];

/** A code at the end of a text, as people write it; the first group, and for some the second, is what is known. */
const patterns: Record<Country, RegExp> = {
  US: /(?:^|[\s,])(\d{5})(?:-\d{4})?$/,
  CA: /(?:^|[\s,])([A-Z]\d[A-Z])(?:[\s-]?\d[A-Z]\d)?$/,
  GB: /(?:^|[\s,])(([A-Z]{1,2})\d[A-Z\d]?)(?:\s?\d[A-Z]{2})?$/,
  DE: /(?:^|[\s,])(?:DE?-)?((\d\d)\d{3})$/,
};

function inCountry(data: Gazetteer, country: Country, text: string): Place | undefined {
  const [, code = "", area = ""] = patterns[country].exec(text) ?? [];
  if (!code) return undefined;
  if (country === "US" || country === "CA") {
    const found = data.code(country, code);
    return (
      found && {
        label: `${found.town}, ${found.region} ${code}`,
        detail: countryName(country),
        kind: "postal-code",
        lat: found.lat,
        lng: found.lng,
      }
    );
  }
  const town = data.area(country, area);
  return (
    town && {
      label: `${code}, ${country === "GB" ? "UK" : countryName(country)}`,
      detail: `About ${town.name}: codes that begin with ${area}`,
      kind: "postal-code",
      about: town.name,
      lat: town.lat,
      lng: town.lng,
    }
  );
}

/**
 * The places that a text which ends in a postal code may mean, those of the reader's country first;
 * none when it ends in none. A country before or after it decides: `D-80331`, `10115, Germany`.
 */
export function findPostalCodes(data: Gazetteer, written: string, country: string): Place[] {
  const parts = written.toUpperCase().split(",");
  const named = parts.length > 1 ? countryOf(parts.at(-1) ?? "", countries) : undefined;
  const text = (named ? parts.slice(0, -1).join(",") : parts.join(",")).trim();
  const asked = countries.filter((each) => (named ? each === named : true));
  const order = (each: string) => (each === country ? 0 : 1);
  const found = asked
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((each) => {
      const place = inCountry(data, each, text);
      return place ? [{ each, place }] : [];
    });
  // Where only areas are known any code may be one: a guess beside a code that is known.
  const known = found.filter(({ each }) => each === "US" || each === "CA" || each === country);
  return (known.length > 0 ? known : found).map(({ place }) => place);
}
