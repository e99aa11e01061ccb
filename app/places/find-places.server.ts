import { foldName } from "~/text/fold";
import { gazetteer, type Town } from "./gazetteer.server";
import { type Place, placeLimit } from "./place.schema";
import { placeOfTown } from "./place-of-town";
import { placeTextLimit } from "./place-text";
import { findPostalCodes } from "./postal-codes.server";
import { readPlaceText } from "./read-place-text";
import { isInAll } from "./regions";
import { misspelled } from "./spelling.server";
import { type Found, townsNamed } from "./town-names.server";

/** Whose lists these are; shown wherever they are used. */
const source = { name: "GeoNames", url: "https://www.geonames.org" } as const;

export async function placeSource() {
  return { ...source, date: (await gazetteer()).date };
}

function tidy(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/[\s\p{C}]+/gu, " ")
    .trim()
    .slice(0, placeTextLimit);
}

async function search(written: string, limit: number, country: string) {
  const data = await gazetteer();
  const asked = tidy(written);
  const codes = findPostalCodes(data, asked, country);
  const text = codes.town ?? asked;
  if (codes.places.length > 0 || text.length < 2) return { data, text, codes, towns: [] };
  let towns: Found[] = [];
  for (const { name, within } of readPlaceText(text)) {
    const fits = (town: Town) => isInAll(town, within);
    // What was peeled off must be right; a whole name may still be typed.
    towns = townsNamed(data, name, { fits, limit, country });
    if (towns.length > 0) break;
  }
  const [{ name, within } = { name: text, within: [] }] = readPlaceText(text);
  if (towns.length === 0) towns = misspelled(data, name, (town) => isInAll(town, within), limit);
  return { data, text, codes, towns };
}

/**
 * Towns and postal codes that a text may mean, most likely first: by name or its beginning, in any
 * spelling (`köln`, `Koln`), the largest first, those of the reader's country (ISO 3166-1) before
 * others of their size; by region or country after it (`Springfield, IL`); by a postal code beside it;
 * one wrong letter is forgiven when nothing else is found.
 */
export async function findPlaces(
  text: string,
  limit = placeLimit,
  country = "US",
): Promise<Place[]> {
  const { data, codes, towns } = await search(text, limit, country);
  return [...codes.places, ...towns.map(({ at }) => placeOfTown(data, at))].slice(0, limit);
}

/** Of so many people is a town whose name somebody who types it as it is means rather than a misspelt word. */
const wellKnownFrom = 100_000;

/** The places whose name is exactly the text: well-known towns and postal codes. */
export async function placesByExactName(text: string, limit = placeLimit): Promise<Place[]> {
  const { data, codes, towns } = await search(text, placeLimit, "US");
  const named = towns.filter(({ isExact, population }) => isExact && population >= wellKnownFrom);
  return [...codes.places, ...named.map(({ at }) => placeOfTown(data, at))].slice(0, limit);
}

/** Whether it is exactly the name of a well-known town. */
export async function isTownName(name: string): Promise<boolean> {
  const fits = ({ population }: Town) => population >= wellKnownFrom;
  const towns = townsNamed(await gazetteer(), name, { fits, limit: 1, country: "US" });
  return towns.some(({ isExact }) => isExact);
}

export type PlaceResolution =
  | { kind: "found"; place: Place }
  | { kind: "several"; places: Place[] }
  | { kind: "none" };

/** A town with so many times the population of the next one of its name is taken without asking. */
const farLarger = 8;

/** The one place that a text means, or those that it may mean. */
export async function resolvePlace(written: string, country = "US"): Promise<PlaceResolution> {
  const { data, text, codes, towns } = await search(written, placeLimit, country);
  const [code, ...otherCodes] = codes.places;
  // Browsers speak American English everywhere: only another country is a sign.
  if (code && (otherCodes.length === 0 || (codes.isHome && country !== "US")))
    return { kind: "found", place: code };
  if (code) return { kind: "several", places: codes.places };
  const [first] = towns;
  if (!first) return { kind: "none" };
  const places = towns.map(({ at }) => placeOfTown(data, at));
  const spelledOut = places.find(({ label }) => foldName(label) === foldName(text));
  if (spelledOut) return { kind: "found", place: spelledOut };
  const exact = towns.filter((town) => town.isExact);
  const isHere = ({ at }: Found) => data.town(at).country === country;
  // Who asks for a town of their own country by the name alone does not mean one abroad.
  const [one, next] = exact[0] && isHere(exact[0]) ? exact.filter(isHere) : exact;
  if (one && (!next || one.population >= next.population * farLarger))
    return { kind: "found", place: placeOfTown(data, one.at) };
  if (exact.length === 0 && towns.length === 1 && !first.isGuess && places[0])
    return { kind: "found", place: places[0] };
  return {
    kind: "several",
    places: exact.length > 0 ? exact.map(({ at }) => placeOfTown(data, at)) : places,
  };
}

/** How far from a town's middle a point may be to be called by its name, in thousandths of a degree. */
const nearby = 300;

/** The town that a point on the map is in or near; larger towns reach farther. */
export async function reverseGeocode({
  lat,
  lng,
}: {
  lat: number;
  lng: number;
}): Promise<Place | null> {
  const data = await gazetteer();
  const [north, east] = [lat * 1_000, lng * 1_000];
  const narrow = Math.cos((lat * Math.PI) / 180);
  let best: { at: number; score: number } | undefined;
  for (let at = 0; at < data.lat.length; at += 1) {
    const up = (data.lat[at] ?? 0) - north;
    if (up > nearby || up < -nearby) continue;
    const right = ((data.lng[at] ?? 0) - east) * narrow;
    if (right > nearby || right < -nearby) continue;
    // A thousandth of a degree is about 110 m; a town reaches some way for its people.
    const reach = 10 + Math.sqrt(data.population[at] ?? 0) / 20;
    const score = Math.hypot(up, right) / reach;
    if (!best || score < best.score) best = { at, score };
  }
  return best ? placeOfTown(data, best.at) : null;
}
