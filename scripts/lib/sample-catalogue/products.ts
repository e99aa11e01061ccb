import { normalNumber } from "~/text/part-number";
import { numberLike, numberOfBrand } from "./brands";
import { noteFor } from "./notes";
import { pickPart } from "./parts";
import type { Design, Made, Numbered, Product } from "./product";
import { type Random, random } from "./random";
import { type Car, fitOf, pickCar, pickRelated, type Vehicle } from "./vehicles";

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
  const { make, forms } = cars[0] as Car;
  const genuine = numbered(numberLike(dice.pick(forms), dice));
  const older = dice.chance(0.15) ? numberLike(dice.pick(forms), dice) : undefined;
  const roll = dice.next();
  const versions = Math.min(part.brands.length, roll < 0.7 ? 1 : roll < 0.95 ? 2 : 3);
  const first = part.brands.length > 0 ? dice.below(part.brands.length) : 0;
  const made: Made[] = [];
  for (let each = 0; each < versions; each += 1) {
    const brand = part.brands[(first + each) % part.brands.length] as string;
    made.push({ brand, ...freeNumber(brand, part.partType, dice, taken) });
  }
  // What only the car maker makes.
  if (made.length === 0) made.push({ brand: make, ...genuine });
  const vehicles = cars.flatMap(({ names }) => names);
  const design = { part, vehicles, genuine, older, made, fits: fitsOf(vehicles, part, dice) };
  return made.map((own) => ({
    // Each brand asks a little more or less.
    cents: Math.round(part.cents * (0.85 + dice.next() * 0.3)),
    ...{ own, design, ownFace: undefined, usedFace: undefined },
  }));
}

const numbered = (number: string): Numbered => ({ number, norm: normalNumber(number) });

/** Which number replaced which, where one did. */
export function supersessionOf({ design }: Product): [older: string, newer: string] | undefined {
  const { part, older, genuine } = design;
  if (!older || part.isUniversal) return undefined;
  return normalNumber(older) === genuine.norm ? undefined : [normalNumber(older), genuine.norm];
}

/** A brand's numbers are each one part's alone, as long as there are any left. */
function freeNumber(brand: string, partType: string, dice: Random, taken: Set<string>): Numbered {
  for (let tries = 0; ; tries += 1) {
    const number = numbered(numberOfBrand(brand, partType, dice));
    const key = `${brand} ${number.norm}`;
    if (tries < 20 && taken.has(key)) continue;
    taken.add(key);
    return number;
  }
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
function fitsOf(vehicles: readonly Vehicle[], part: Design["part"], dice: Random): string[] {
  const source = dice.chance(0.8) ? "catalogue" : "seller";
  // A name may be one of two cars: the table has each row once.
  const rows = new Map<string, string>();
  for (const vehicle of vehicles) {
    const { make, model, y0, engines } = vehicle;
    const ofOne = part.isForEngine && engines.length > 1 && dice.chance(0.5);
    const engine = ofOne ? dice.pick(engines) : "";
    const note = dice.chance(0.15) ? noteFor(part.category, dice) : "";
    rows.set(`${make}\t${model}\t${y0}\t${engine}`, fitOf(vehicle, { engine, note, source }));
  }
  return [...rows.values()];
}
