import { findPlaces, placesByExactName } from "~/places/find-places.server";
import type { Place } from "~/places/place.schema";
import { nameKey } from "~/text/fold";
import { readText } from "./lexicon.server";
import { namesPart, type Piece, placesSaidIn, type Reading, textBetween } from "./read-sentence";

/** A sentence with the place that it names, where it names one. */
export interface ReadQuery {
  reading: Reading;
  place: Place | null;
}

/** So many phrases of a sentence are looked up as places at most. */
const mostLookedUp = 6;

/** Reads a sentence; where it may name a place, the place decides whether it does. */
export async function readQuery(text: string, hasVehicle = false): Promise<ReadQuery> {
  const reading = await readText(text, { hasVehicle });
  const namesMore = reading.parts.length > 0 || reading.vehicle !== null;
  for (const said of placesSaidIn(reading).slice(0, mostLookedUp)) {
    const isCode = /^\d{5}/.test(said.text);
    // A number alone is rather a part's.
    if (isCode && !namesMore) continue;
    const [place] = said.isNear
      ? await findPlaces(said.text, 1)
      : await placesByExactName(said.text, 1);
    if (place && (isCode || isCalled(place, said.text)))
      return { reading: await readText(text, { place: said, hasVehicle }), place };
  }
  return { reading, place: null };
}

/** Whether a place goes by just that name, its region beside it or not. */
const isCalled = ({ label }: Place, name: string): boolean =>
  [label, label.split(",")[0] ?? ""].some((each) => nameKey(each) === nameKey(name));

/** A filter takes so many. */
const mostPositions = 4;

/** What a sentence says beside its vehicle, as a search has it. */
export interface SearchSaid {
  /** What is left to search by: without what is a filter, and without words that say nothing at either end. */
  text: string;
  /** Parameters: condition, price, distance, and the car maker's own brand. */
  filters: readonly (readonly [name: string, value: string])[];
}

/** `make`: of the vehicle that is looked for, whose own brand a genuine part has. */
export function searchSaid(reading: Reading, make: string | null): SearchSaid {
  const { tokens, pieces, condition, price, isGenuine, distance } = reading;
  // Where on a car says nothing without the part.
  const positions = namesPart(reading) ? reading.positions : [];
  const brand = isGenuine ? make : null;
  const filters: (readonly [string, string | number | null])[] = [
    ["condition", condition],
    ["position", (positions.length <= mostPositions && positions.join()) || null],
    ["min", price.minCents === null ? null : price.minCents / 100],
    ["max", price.maxCents === null ? null : price.maxCents / 100],
    ["brand", brand],
    ["within", distance?.within ?? null],
  ];
  const isFilter: Partial<Record<Piece["kind"], boolean>> = {
    condition: condition !== null,
    position: positions.length > 0 && positions.length <= mostPositions,
    genuine: brand !== null,
    ...{ price: true, place: true, quantity: true },
  };
  const left = pieces.filter(({ kind }) => !isFilter[kind]);
  return {
    text: textBetween(tokens, left, ({ kind }) => kind !== "noise"),
    filters: filters.flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  };
}
