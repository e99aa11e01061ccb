import { vehicleWord, words } from "../../../app/search/words";
import { norm, numberLike, numberOfBrand, pickPart } from "./parts";
import { type Random, random } from "./random";
import { pickVehicle, type Vehicle } from "./vehicles";

/**
 * A part as its maker sells it; many businesses have it on their shelves. Kept as pieces of the
 * lines that it becomes part of: there are very many.
 */
export type Product = {
  cents: number;
  hasCore: boolean;
  /** `name, part_number, brand, category, leaf` as the maker sells it. */
  head: string;
  /** The same with the car maker's number and name: what comes out of a car. */
  genuineHead: string;
  norm: string;
  genuineNorm: string;
  description: string;
  image: string;
  words: readonly string[];
  genuineWords: readonly string[];
  /** Words of the vehicles that it fits, and the vehicles as documents name them. */
  beside: readonly string[];
  vehicleWords: readonly string[];
  vehicles: string;
  /** Pairs of a number and its kind, the own one left out. */
  numbers: readonly string[];
  /** Pairs of what comes before and after the key in the table of fitments. */
  fits: readonly string[];
  superseded?: readonly [older: string, newer: string];
};

/** The products of a seed, always the same for the same count. */
export function makeProducts(seed: number, count: number): Product[] {
  const dice = random(seed, 2);
  return Array.from({ length: count }, () => makeProduct(dice));
}

/** V8 keeps what was put together as a tree of its pieces; this makes it one. */
const flat = (text: string) => Buffer.from(text).toString();

function makeProduct(dice: Random): Product {
  const { brands, name, leaf, category, image, cents, hasCore } = pickPart(dice);
  const brand = dice.pick(brands);
  const number = numberOfBrand(brand, dice);
  const vehicles = pickVehicles(dice);
  const first = vehicles[0] as Vehicle;
  const genuine = numberLike(dice.pick(first.forms), dice);
  const genuineNorm = norm(genuine);
  const numbers: [string, string][] = [[genuineNorm, "oem"]];
  let superseded: Product["superseded"];
  if (dice.chance(0.15)) {
    const older = norm(numberLike(dice.pick(first.forms), dice));
    numbers.push([older, "superseded"]);
    if (older !== genuineNorm) superseded = [older, genuineNorm];
  }
  const others = brands.filter((other) => other !== brand);
  if (others.length > 0 && dice.chance(0.45))
    numbers.push([norm(numberOfBrand(dice.pick(others), dice)), "interchange"]);
  const known = new Set<string>([norm(number)]);
  const named = [...new Set(vehicles.map(vehicleWord))];
  const more = vehicles.length > 1 ? ` and ${vehicles.length - 1} more` : "";
  return {
    ...{ cents, hasCore, image, superseded, genuineNorm },
    head: flat(`${name}\t${number}\t${brand}\t${category}\t${leaf}`),
    genuineHead: flat(`${name}\t${genuine}\t${first.make}\t${category}\t${leaf}`),
    norm: norm(number),
    description: flat(
      `For the ${years(first)} ${first.make} ${first.model}${more}. ${dice.pick(remarks)}`,
    ),
    words: words(`${name} ${brand}`),
    genuineWords: words(`${name} ${first.make}`),
    beside: words(vehicles.map(({ make, model }) => `${make} ${model}`).join(" ")),
    vehicleWords: named,
    vehicles: flat(named.map((word) => `'${word}'`).join(" ")),
    numbers: numbers.filter(([each]) => !known.has(each) && known.add(each)).flat(),
    fits: vehicles.flatMap((vehicle) => fitOf(vehicle, dice)),
  };
}

const remarks = [
  "Check the number on your old part.",
  "Boxed, unopened.",
  "Ships the same day when ordered before two.",
  "Collect at the counter or have it sent.",
  "Hardware included.",
  "Fitting instructions in the box.",
  "Sold singly.",
];

const years = ({ y0, y1 }: Vehicle) => `${y0} to ${y1}`;

/** One to three generations, none twice. */
function pickVehicles(dice: Random): Vehicle[] {
  const wanted = 1 + Math.floor(dice.next() ** 1.6 * 3);
  const picked = new Map<string, Vehicle>();
  for (let each = 0; each < wanted; each += 1) {
    const vehicle = pickVehicle(dice);
    picked.set(`${vehicle.make} ${vehicle.model} ${vehicle.y0}`, vehicle);
  }
  return [...picked.values()];
}

function fitOf({ make, model, y0, y1, engines }: Vehicle, dice: Random): [string, string] {
  const engine = engines.length > 0 && dice.chance(0.35) ? dice.pick(engines) : "";
  const note = dice.chance(0.15) ? dice.pick(notes) : "";
  const source = dice.chance(0.8) ? "catalogue" : "seller";
  return [flat(`${make}\t${model}`), flat(`${y0}\t${y1}\t${engine}\t${note}\t${source}`)];
}

const notes = [
  "Not for cars with sport suspension",
  "To chassis number 120000",
  "Compare the connector",
  "With 16 inch wheels",
  "All-wheel drive only",
  "Left-hand drive",
];
