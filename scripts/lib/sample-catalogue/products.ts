import { signatureOf } from "../../../app/search/signature.server";
import { norm, numberLike, numberOfBrand } from "./brands";
import { bytes } from "./bytes";
import { noteFor } from "./notes";
import { pickPart } from "./parts";
import { type Random, random } from "./random";
import { type Car, pickCar, pickRelated, type Vehicle } from "./vehicles";
import { wordsOf } from "./word-ids";

/** Words, by their numbers, and as they stand in a document. */
export type Named = { ids: readonly number[]; document: string };

/**
 * A part as its maker sells it; many businesses have it on their shelves. Kept as pieces of the
 * lines that it becomes part of: there are very many.
 */
export type Product = {
  cents: number;
  hasCore: boolean;
  isRebuilt: boolean;
  isSalvaged: boolean;
  /** `name, part_number, brand, category, leaf` as the maker sells it. */
  head: string;
  /** The same with the car maker's number and name: what comes out of a car. */
  genuineHead: string;
  norm: string;
  genuineNorm: string;
  /** What it is for. */
  purpose: string;
  image: string;
  words: readonly string[];
  genuineWords: readonly string[];
  /** Words of the vehicles that it fits. */
  beside: readonly string[];
  /** The vehicles as documents name them. */
  vehicleWords: readonly string[];
  /** Bits of its words, and of those of the genuine one. */
  signatures: { own: bigint; genuine: bigint };
  /** Pairs of a number and its kind, the own one left out. */
  numbers: readonly string[];
  /** Pairs of what comes before and after the key in the table of fitments. */
  fits: readonly string[];
  superseded: readonly [older: string, newer: string] | undefined;
  /** Its words as documents have them, with the name of who makes it, and of the car's maker. */
  ownDocument: Named | undefined;
  usedDocument: Named | undefined;
};

/** The products of a seed, always the same for the same count. */
export function makeProducts(seed: number, count: number): Product[] {
  const dice = random(seed, 2);
  const made: Product[] = [];
  const taken = new Set<string>();
  while (made.length < count) made.push(...makeEquivalents(dice, taken));
  return made.slice(0, count);
}

/** One part, and one or two more brands' versions of some: each other's equivalents. */
function makeEquivalents(dice: Random, taken: Set<string>): Product[] {
  const part = pickPart(dice);
  const cars = pickCars(dice, part.isForEngine);
  const genuine = numberLike(dice.pick((cars[0] as Car).forms), dice);
  const older = dice.chance(0.15) ? numberLike(dice.pick((cars[0] as Car).forms), dice) : undefined;
  const roll = dice.next();
  const versions = Math.min(part.brands.length, roll < 0.7 ? 1 : roll < 0.95 ? 2 : 3);
  const first = part.brands.length > 0 ? dice.below(part.brands.length) : 0;
  const made: Made[] = [];
  for (let each = 0; each < versions; each += 1) {
    const brand = part.brands[(first + each) % part.brands.length] as string;
    made.push({ brand, number: freeNumber(brand, part.leaf, dice, taken) });
  }
  // What only the car maker makes.
  if (made.length === 0) made.push({ brand: (cars[0] as Car).make, number: genuine });
  const fits = fitsOf(cars, part, dice);
  return made.map((own) => makeProduct({ part, cars, genuine, older, made, own, fits }, dice));
}

type Made = { brand: string; number: string };

/** A brand's numbers are each one part's alone, as long as there are any left. */
function freeNumber(brand: string, leaf: string, dice: Random, taken: Set<string>): string {
  for (let tries = 0; ; tries += 1) {
    const number = numberOfBrand(brand, leaf, dice);
    const key = `${brand} ${norm(number)}`;
    if (tries < 20 && taken.has(key)) continue;
    taken.add(key);
    return number;
  }
}

type Design = {
  part: ReturnType<typeof pickPart>;
  cars: readonly Car[];
  genuine: string;
  older: string | undefined;
  made: readonly Made[];
  own: Made;
  fits: readonly string[];
};

function makeProduct(design: Design, dice: Random): Product {
  const { part, cars, genuine, older, made, own, fits } = design;
  const { name, leaf, category, image, hasCore, isRebuilt, isSalvaged } = part;
  const vehicles = cars.flatMap(({ names }) => names);
  const first = vehicles[0] as Vehicle;
  const used = part.isUniversal ? own : { brand: first.make, number: genuine };
  const genuineNorm = norm(used.number);
  const numbers: [string, string][] = part.isUniversal ? [] : [[genuineNorm, "oem"]];
  if (older) numbers.push([norm(older), "superseded"]);
  for (const other of made) if (other !== own) numbers.push([norm(other.number), "interchange"]);
  const known = new Set<string>([norm(own.number)]);
  const named = [...new Set(vehicles.map(({ word }) => word))];
  const beside = [...new Set(vehicles.flatMap((each) => each.words))];
  const ownWords = wordsOf(`${name} ${own.brand}`);
  const genuineWords = wordsOf(`${name} ${used.brand}`);
  const headOf = (maker: Made) =>
    bytes(`${name}\t${maker.number}\t${maker.brand}\t${category}\t${leaf}`);
  return {
    ...{ hasCore, isRebuilt, isSalvaged, image, genuineNorm, fits },
    // Each brand asks a little more or less.
    cents: Math.round(part.cents * (0.85 + dice.next() * 0.3)),
    head: headOf(own),
    genuineHead: headOf(used),
    norm: norm(own.number),
    purpose: bytes(purposeOf(vehicles)),
    ...{ words: ownWords, genuineWords, beside },
    signatures: {
      own: signatureOf([...ownWords, ...beside]),
      genuine: signatureOf([...genuineWords, ...beside]),
    },
    vehicleWords: named,
    numbers: numbers.filter(([each]) => !known.has(each) && known.add(each)).flat(),
    superseded:
      older && norm(older) !== genuineNorm && !part.isUniversal
        ? [norm(older), genuineNorm]
        : undefined,
    ownDocument: undefined,
    usedDocument: undefined,
  };
}

const years = ({ y0, y1 }: Vehicle) => (y0 === y1 ? `${y0}` : `${y0} to ${y1}`);

function purposeOf(vehicles: readonly Vehicle[]): string {
  const first = vehicles[0] as Vehicle;
  const more = new Set(vehicles.slice(1).map(({ make, model }) => `${make} ${model}`));
  more.delete(`${first.make} ${first.model}`);
  const others = more.size > 0 ? ` and ${more.size} ${more.size === 1 ? "other" : "others"}` : "";
  return `For the ${years(first)} ${first.make} ${first.model}${others}.`;
}

/** A car, often with another of its maker's. */
function pickCars(dice: Random, isForEngine: boolean): Car[] {
  const cars = [pickCar(dice, isForEngine)];
  for (let more = 0; more < 2 && dice.chance(0.35); more += 1) {
    const related = pickRelated(cars[0] as Car, dice);
    if (related && !cars.includes(related)) cars.push(related);
  }
  return cars;
}

/** Its table: what belongs to an engine is often for one of its sizes alone. */
function fitsOf(cars: readonly Car[], part: Design["part"], dice: Random): string[] {
  const source = dice.chance(0.8) ? "catalogue" : "seller";
  const rows = cars
    .flatMap(({ names }) => names)
    .map((vehicle) => {
      const { make, model, y0, y1, engines } = vehicle;
      const ofOne = part.isForEngine && engines.length > 1 && dice.chance(0.5);
      const engine = ofOne ? dice.pick(engines) : "";
      const note = dice.chance(0.15) ? noteFor(part.category, dice) : "";
      return {
        key: `${make}\t${model}\t${y0}\t${engine}`,
        pieces: [vehicle.columns, bytes(`${y0}\t${y1}\t${engine}\t${note}\t${source}`)],
      };
    });
  // A name may be one of two cars: the table has each row once.
  return [...new Map(rows.map(({ key, pieces }) => [key, pieces])).values()].flat();
}
