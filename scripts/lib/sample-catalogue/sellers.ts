import { defaultOrigin, distanceMiles } from "../../../app/catalog/distance";
import { cellOf } from "../../../app/search/cells";
import { signatureOf } from "../../../app/search/signature.server";
import { words } from "../../../app/search/words";
import { bytes } from "./bytes";
import { pickPlace } from "./places";
import { type Random, random } from "./random";
import { wordIdOf } from "./word-ids";

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
  cell: number;
  travelTimeMinutes: number;
  /** The words of its name, by their numbers, and the same with the mark of what is only beside. */
  ids: readonly number[];
  markedIds: readonly number[];
  /** The same, as they stand in a document. */
  document: string;
  signature: bigint;
  /** `location_name, lat, lng, seller_id`, as they stand in a listing's line. */
  columns: string;
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
  // As the road goes, at 30 miles an hour; a day at most.
  const minutes = Math.round((distanceMiles(defaultOrigin, { lat, lng }) * 1.25 * 60) / 30);
  const named = words(name);
  const id = uuid(1_700_000_000_000 + index, seed, index);
  return {
    ...{ id, name, trade, locationName, lat, lng },
    cell: cellOf(lat, lng),
    travelTimeMinutes: Math.min(24 * 60, 3 + minutes),
    ids: named.map(wordIdOf),
    markedIds: named.map((word) => wordIdOf(`~${word}`)),
    document: bytes(named.join(" ")),
    columns: bytes(`${locationName}\t${lat}\t${lng}\t${id}`),
    signature: signatureOf(named),
  };
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, "0");

/** A UUID of version 7 that a seed and a number always give. */
export function uuid(ms: number, seed: number, index: number): string {
  const mixed = Math.imul(index ^ 0x2545f491, 0x9e3779b1) >>> 0;
  const time = hex(ms, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(mixed & 0xfff, 3)}-8${hex((mixed >>> 12) & 0xfff, 3)}-${hex(seed >>> 0, 8)}${hex(mixed >>> 16, 4)}`;
}
