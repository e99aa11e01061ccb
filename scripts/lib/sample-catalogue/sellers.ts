import { defaultOrigin, distanceMiles } from "../../../app/catalog/distance";
import type { Delivery } from "../../../app/catalog/listing.schema";
import { cellOf } from "../../../app/search/geo/morton-cells";
import { words } from "../../../app/text/fold";
import { float8, int4, int8, joined, text, uuid } from "./fields";
import { pickPlace } from "./places";
import { type Random, random } from "./random";
import { type Bits, bitsOf, inOrder, textOf, wordIdOf } from "./word-ids";

/** What a business mostly deals in. */
export type Trade = "store" | "yard" | "rebuilder";

const owners =
  "Abbott,Alvarez,Andersen,Bauer,Becker,Bianchi,Brown,Carter,Chen,Costa,Demir,Diaz,Dubois,Eriksen,Ferrari,Fischer,Garcia,Gupta,Haddad,Hansen,Ibrahim,Ivanov,Jensen,Johnson,Kaya,Keller,Khan,Kim,Kowalski,Larsen,Lee,Lopez,Marino,Martin,Meyer,Mohamed,Moreau,Moretti,Murphy,Nakamura,Nguyen,Novak,Okafor,Olsen,Park,Patel,Pereira,Petrov,Popescu,Ricci,Rossi,Sanchez,Santos,Sato,Schmidt,Silva,Singh,Smith,Suzuki,Tanaka,Taylor,Torres,Tran,Varga,Wagner,Walker,Weber,Wilson,Yamada,Yilmaz,Zhang,Ziegler".split(
    ",",
  );
const trades: Record<Trade, readonly string[]> = {
  store: [
    "Auto Parts",
    "Motor Factors",
    "Car Parts",
    "Auto Supply",
    "Parts Counter",
    "Motor Spares",
  ],
  yard: ["Auto Salvage", "Car Breakers", "Used Parts", "Auto Recycling", "Dismantlers"],
  rebuilder: ["Rebuilders", "Remanufacturing", "Auto Electric", "Engine Works"],
};
const styles = ["Brothers", "& Sons", "City", "Express", "Central", "Harbor", "Northside", "Union"];

export type Seller = {
  id: string;
  name: string;
  trade: Trade;
  locationName: string;
  lat: number;
  lng: number;
  /** How it sends parts, if it does. */
  delivery?: Delivery;
};

/** The businesses of a seed, always the same for the same count. */
export function makeSellers(seed: number, count: number): Seller[] {
  const dice = random(seed, 1);
  return Array.from({ length: count }, (_, index) => makeSeller(seed, index, dice));
}

function makeSeller(seed: number, index: number, dice: Random): Seller {
  const { name: locationName, lat, lng } = pickPlace(dice);
  const roll = dice.next();
  const trade = roll < 0.58 ? "store" : roll < 0.86 ? "yard" : "rebuilder";
  const style = dice.chance(0.6) ? ` ${dice.pick(styles)}` : "";
  // A third are called after where they are.
  const owner = dice.chance(0.33) ? locationName.replace(/, .*/, "") : dice.pick(owners);
  const name = `${owner}${style} ${dice.pick(trades[trade])}`;
  const id = uuidOf(1_700_000_000_000 + index, seed, index);
  return { id, name, trade, locationName, lat, lng, delivery: deliveryOf(trade, index) };
}

/** Of twelve businesses of a trade so many send parts: a yard sells much that nobody can post. */
const sending: Record<Trade, number> = { store: 9, yard: 6, rebuilder: 8 };
const radiiMiles = [null, null, null, 25, null, 60, null, 150];
const feesCents = [9_99, 12_50, 0, 14_99, 7_99];
const freeFromCents = [null, 75_00, 150_00];

/** Without a draw of the dice: what else a seed gives stays as it is. */
function deliveryOf(trade: Trade, index: number): Delivery | undefined {
  const mixed = Math.imul(index + 1, 0x9e3779b1) >>> 8;
  if (mixed % 12 >= sending[trade]) return undefined;
  const of = <T>(list: readonly T[], by: number) => list[Math.floor(mixed / by) % list.length] as T;
  return {
    radiusMiles: of(radiiMiles, 12),
    feeCents: of(feesCents, 96),
    freeFromCents: of(freeFromCents, 480),
  };
}

/** What a business's listings have of it. Its stock comes in by the shelf: made up when it does. */
export type Counter = {
  /** `location_name, lat, lng, seller_id, travel_time_minutes, cell`. */
  fields: string;
  cell: number;
  /** The words of its name in order, by their numbers, and the same with the mark of what is only beside. */
  words: readonly number[];
  marked: readonly number[];
  bits: Bits;
};

export function counterOf({ id, name, locationName, lat, lng }: Seller): Counter {
  // As the road goes, at 30 miles an hour; a day at most.
  const minutes = Math.round((distanceMiles(defaultOrigin, { lat, lng }) * 1.25 * 60) / 30);
  const cell = cellOf(lat, lng);
  const place = [text(locationName), float8(lat), float8(lng), uuid(id)];
  const named = words(name);
  const ids = named.map(wordIdOf).toSorted(inOrder);
  return {
    fields: joined(...place, int4(Math.min(24 * 60, 3 + minutes)), int8(cell)),
    cell,
    words: ids,
    marked: ids.map((each) => wordIdOf(`~${textOf(each)}`)),
    bits: bitsOf(named),
  };
}

/** A UUID of version 7 that a seed and a number always give: its 32 digits, by eights. */
export function uuidDigits(ms: number, seed: number, index: number) {
  const mixed = Math.imul(index ^ 0x2545f491, 0x9e3779b1) >>> 0;
  return [
    Math.floor(ms / 2 ** 16),
    (ms << 16) | 0x7000 | (mixed & 0xfff),
    0x80000000 | (((mixed >>> 12) & 0xfff) << 16) | (seed >>> 16),
    (seed << 16) | (mixed >>> 16),
  ] as const;
}

function uuidOf(...from: Parameters<typeof uuidDigits>): string {
  const all = uuidDigits(...from).map((each) => (each >>> 0).toString(16).padStart(8, "0"));
  return all.join("").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
