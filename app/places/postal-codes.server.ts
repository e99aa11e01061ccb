import { foldName } from "~/text/fold";
import type { AreaCountry, Gazetteer, Town } from "./gazetteer.server";
import type { Place } from "./place.schema";
import { placeOfTown } from "./place-of-town";
import { readPlaceText } from "./read-place-text";
import { countryName, isInAll, regionCodeOf } from "./regions";
import { misspelled } from "./spelling.server";
import { townsNamed } from "./town-names.server";

type Country = "US" | "CA" | AreaCountry;

const countries: readonly Country[] = ["US", "CA", "GB", "DE", "FR"];

/**
 * A code as people write it; `code` is what is known of it, and `end` what makes it whole beyond doubt
 * where that may be left out.
 */
const patterns: Record<Country, RegExp> = {
  US: /(?:^|[\s,])(?<code>\d{5})(?:-\d{4})?(?=$|[\s,])/g,
  CA: /(?:^|[\s,])(?<code>[A-Z]\d[A-Z])(?<end>[\s-]?\d[A-Z]\d)?(?=$|[\s,])/g,
  GB: /(?:^|[\s,])(?<code>[A-Z]{1,2}\d[A-Z\d]?)(?<end>\s?\d[A-Z]{2})?(?=$|[\s,])/g,
  DE: /(?:^|[\s,])(?:DE?-)?(?<code>\d{5})(?=$|[\s,])/g,
  FR: /(?:^|[\s,])(?:FR?-)?(?<code>\d{5})(?=$|[\s,])/g,
};

/** Codes of other countries, of which nothing is known: the town beside one decides. */
const anyCode =
  /^(?:[A-Z]{1,3}-)?\d[\d-]{2,8}(?: \d{2,3}| [A-Z]{2})?(?=[\s,])|(?<=[\s,])(?:[A-Z]{1,3}-)?\d[\d-]{2,8}(?: \d{2,3}| [A-Z]{2})?$/i;

/** How far from the middle of a code's area a town may be that has the code, in km. */
const reach: Record<Country, number> = { US: 60, CA: 60, GB: 150, DE: 120, FR: 120 };

interface Candidate {
  country: Country;
  place: Place;
  /** The town that it is named after. */
  town: Pick<Town, "name" | "country" | "regionCode" | "regionName">;
  /** Whether there is such a code in that country; else it may be one. */
  isKnown: boolean;
  code: string;
  /** The text without it. */
  rest: string;
  /** It stands at the end, and is no mere beginning of one. */
  isWholeAtEnd: boolean;
}

/** The last code in a text, and the text without it. */
function codeIn(text: string, country: Country) {
  const match = [...text.matchAll(patterns[country])].at(-1);
  if (!match?.groups?.code) return undefined;
  const { code, end } = match.groups;
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  const isWhole = end !== undefined || /^\d{5}$/.test(code);
  const rest = [before, after]
    .join(",")
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)
    .join(", ");
  return { code, rest, isWholeAtEnd: isWhole && after === "" };
}

function candidateOf(data: Gazetteer, country: Country, text: string): Candidate | undefined {
  const found = codeIn(text, country);
  if (!found) return undefined;
  const { code } = found;
  if (country === "US" || country === "CA") {
    const known = data.code(country, code);
    if (!known) return undefined;
    const { town: name, region, lat, lng } = known;
    const label = `${name}, ${region} ${code}`;
    const place: Place = { label, detail: countryName(country), kind: "postal-code", lat, lng };
    const regionCode = regionCodeOf(country, region);
    const regionName = data.regionName(country, regionCode);
    const town = { name, country, regionCode, regionName };
    return { ...found, country, place, town, isKnown: true };
  }
  const area = data.area(country, code);
  if (!area) return undefined;
  const place = inArea(data, area.at, area.isAll ? code : `${code} near`);
  const isKnown = area.isAll || country === "GB";
  return { ...found, country, place, town: data.town(area.at), isKnown };
}

/** A code by the middle of a town: nothing nearer is known of it. */
function inArea(data: Gazetteer, at: number, code: string): Place {
  const town = placeOfTown(data, at);
  return {
    ...town,
    label: `${code} ${town.label}`,
    kind: "postal-code",
    about: data.town(at).name,
  };
}

const kmInDegree = 111;

function isWithin(km: number, from: Pick<Town, "lat" | "lng">, to: Pick<Town, "lat" | "lng">) {
  const narrow = Math.cos((from.lat * Math.PI) / 180);
  return Math.hypot(from.lat - to.lat, (from.lng - to.lng) * narrow) * kmInDegree <= km;
}

/** The place of a code beside the name of a town that may have it; undefined where it is in another one. */
function inTown(data: Gazetteer, candidate: Candidate): Place | undefined {
  const { country, place, town, code, rest } = candidate;
  const isExact = country === "US" || country === "CA" || /^near /i.test(rest);
  const parts = rest
    .replace(/^near /i, "")
    .split(", ")
    .slice(-4);
  for (const [from] of parts.entries())
    for (const { name, within } of readPlaceText(parts.slice(from).join(", "))) {
      // Before the town may stand a street: what follows it is no mere beginning of a name.
      const isInRegion = (key: string) =>
        from === 0 ? key.startsWith(foldName(name)) : key === foldName(name);
      if (isExact && isInRegion(foldName(town.name)) && isInAll(town, within)) return place;
      const fits = (each: Town) =>
        each.country === country && isInAll(each, within) && isWithin(reach[country], place, each);
      const named = townsNamed(data, name, { fits, limit: 1, country });
      const found = from === 0 ? [...named, ...misspelled(data, name, fits, 1)] : named;
      const first = found.find((each) => from === 0 || each.isExact);
      if (first) return isExact ? place : inArea(data, first.at, code);
    }
  return undefined;
}

/** What a text with a postal code in it may mean. */
export interface PostalCodeMatches {
  /** Those of the reader's country first. */
  places: Place[];
  /** Of these the first is of the reader's own country. */
  isHome: boolean;
  /** The text without the code, where that is in no town that the text names: the town decides. */
  town?: string;
}

/**
 * The places that a text with a postal code in it may mean. What stands beside it decides among the
 * countries that have such a code: a town, a region or a country, before it or after it (`10115 Berlin`,
 * `Paris 75001`, `D-80331`, `10115, Germany`). Beside anything else a whole code counts at the end only,
 * as in an address.
 */
export function findPostalCodes(
  data: Gazetteer,
  written: string,
  country: string,
): PostalCodeMatches {
  const text = written.toUpperCase();
  const named = /(?:^|[\s,])(DE?|FR?)-\d{5}(?=$|[\s,])/.exec(text)?.[1]?.slice(0, 1);
  const order = (each: Candidate) => (each.country === country ? 0 : each.isKnown ? 1 : 2);
  const found = countries
    .filter((each) => !named || each.startsWith(named))
    .flatMap((each) => candidateOf(data, each, text) ?? [])
    .toSorted((a, b) => order(a) - order(b));
  const meant = (candidates: readonly Candidate[]) => ({
    places: candidates.map(({ place }) => place),
    isHome: candidates[0]?.country === country,
  });
  if (found.length > 0) {
    const alone = found.filter(({ rest }) => rest === "");
    if (alone.length > 0) return meant(likely(alone, country));
    const inRegion = found.filter(({ rest, town }) => isInAll(town, rest.split(", ")));
    if (inRegion.length > 0) return meant(likely(inRegion, country));
    const beside = found.flatMap((each) => {
      const place = inTown(data, each);
      return place ? [{ ...each, place }] : [];
    });
    if (beside.length > 0) return meant(beside);
  }
  const other = found[0]?.rest ?? text.replace(anyCode, "").replace(/^[\s,]+|[\s,]+$/g, "");
  if (other !== text && isTown(data, other, country))
    return { places: [], isHome: false, town: other };
  return meant(
    likely(
      found.filter((each) => each.isWholeAtEnd),
      country,
    ),
  );
}

/** Where only areas are known any code may be one: a guess beside a code that there is. */
function likely(found: readonly Candidate[], country: string): readonly Candidate[] {
  const known = found.filter((each) => each.isKnown || each.country === country);
  return known.length > 0 ? known : found;
}

const isTown = (data: Gazetteer, text: string, country: string) =>
  readPlaceText(text).some(({ name, within }) =>
    townsNamed(data, name, {
      fits: (town) => isInAll(town, within),
      limit: 1,
      country,
    }).some(({ isExact }) => isExact),
  );
