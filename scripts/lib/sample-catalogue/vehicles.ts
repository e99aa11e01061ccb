import { vehicleWord } from "../../../app/search/text/tokenize";
import { words } from "../../../app/text/fold";
import { carLines } from "./cars";
import { int2, joined, text } from "./fields";
import type { Random } from "./random";

/** A model by the name that VINs and the picker give it, in the years in which it was of one build. */
export type Vehicle = {
  make: string;
  model: string;
  /** First and last model year. */
  y0: number;
  y1: number;
  /** Sizes, such as `2.0 L`; none when electric, or not known. */
  engines: readonly string[];
  /** Not sold in the United States: the catalogue in app/vehicles does not have it. */
  isElsewhere: boolean;
  /** Make and model as a document names them, and in words. */
  word: string;
  words: readonly string[];
  /** Its rows of fitments so far, by what else is said in them: see `fitOf`. */
  fits: Map<string, string>;
};

/** What a row of fitments says besides of a vehicle. */
export type Fit = { engine: string; note: string; source: string };

/** `make, model, y0, y1, engine, note, source` as rows of fitments have them: the same again and again. */
export function fitOf(
  { make, model, y0, y1, fits }: Vehicle,
  { engine, note, source }: Fit,
): string {
  const key = `${engine}\t${note}\t${source}`;
  let fields = fits.get(key);
  if (fields === undefined) {
    const vehicle = [text(make), text(model), int2(y0), int2(y1)];
    fields = joined(...vehicle, text(engine), text(note), text(source));
    fits.set(key, fields);
  }
  return fields;
}

/** A generation of a car, under each name that it was sold by. */
export type Car = {
  make: string;
  names: readonly [Vehicle, ...Vehicle[]];
  /** How the maker's part numbers look. */
  forms: readonly string[];
};

const electricMakes = new Set(["Tesla"]);

const year = (twoDigits: string) => {
  const two = Number(twoDigits);
  return two >= 90 ? 1900 + two : 2000 + two;
};

/** `Golf 10-14 2.0/2.5`, or `10-14 2.0/2.5` when the name was said before. */
function vehicleOf(make: string, text: string, said: string): Vehicle {
  const [, star, model, y0, y1, sizes] =
    /^(\*)?(?:(.+) )?(\d\d)-(\d\d)(?: ([\d./]+))?$/.exec(text) ?? [];
  if (!y0 || !y1) throw new Error(`${make}: “${text}” is not a vehicle.`);
  const name = { make, model: model ?? said.replace("*", "") };
  return {
    ...name,
    word: vehicleWord(name),
    words: words(`${name.make} ${name.model}`),
    ...{ y0: year(y0), y1: year(y1), isElsewhere: Boolean(star ?? said.startsWith("*")) },
    engines: sizes ? sizes.split("/").map((litres) => `${litres} L`) : [],
    fits: new Map(),
  };
}

/** Model by model, each with its generations, the older first. */
export const models: readonly (readonly Car[])[] = carLines.flatMap((line) => {
  const [make = "", forms = "", list = ""] = line.split("|");
  return list.split("; ").map((entry) => {
    const [said = ""] = /^.+?(?= \d\d-\d\d)/.exec(entry) ?? [];
    return entry.split(", ").map((generation): Car => {
      const [first = "", ...others] = generation.split("+");
      const names = [first, ...others].map((text) => vehicleOf(make, text, said));
      return { make, names: names as [Vehicle, ...Vehicle[]], forms: forms.split(",") };
    });
  });
});

const burning = models.filter(([car]) => car && !electricMakes.has(car.make));
const ofMake = new Map<string, Car[]>();
for (const generations of models)
  for (const car of generations) ofMake.set(car.make, [...(ofMake.get(car.make) ?? []), car]);

/** One generation of a model, newer ones and makes first in the list more often. */
export function pickCar({ next }: Random, needsEngine: boolean): Car {
  const from = needsEngine ? burning : models;
  const generations = from[Math.floor(from.length * next() ** 1.3)] as readonly Car[];
  return generations[Math.floor(generations.length * next() ** 0.7)] as Car;
}

/** Another car of the same maker that was made at the same time: they share parts. */
export function pickRelated({ make, names: [car] }: Car, random: Random): Car | undefined {
  const related = ofMake
    .get(make)
    ?.filter(({ names: [other] }) => other !== car && other.y0 <= car.y1 && car.y0 <= other.y1);
  return related?.length ? random.pick(related) : undefined;
}
