import { normalNumber } from "~/text/part-number";
import type { Condition } from "../../../app/platform/enums";
import { partTypeLexeme } from "../../../app/search/text/tokenize";
import { bytes, joined, text } from "./fields";
import type { Face, Made, Product } from "./product";
import type { Vehicle } from "./vehicles";
import { bitsOf, inOrder, wordIdOf, wordsOf } from "./word-ids";

/**
 * A part as its maker sells it or, used, with the car maker's number and name: what comes out of a
 * car. Made up when it is first listed, and kept: a part is listed many times.
 */
export function faceOf(product: Product, condition: Condition): Face {
  if (condition === "used") return (product.usedFace ??= makeFace(product, usedOf(product)));
  return (product.ownFace ??= makeFace(product, product.own));
}

/** What a part is called that comes out of a car. */
export const usedOf = ({ own, design: { part, vehicles, genuine } }: Product): Made =>
  part.isUniversal ? own : { brand: (vehicles[0] as Vehicle).make, ...genuine };

function makeFace(product: Product, { brand, number, norm: own }: Made): Face {
  const { part, vehicles } = product.design;
  const named = wordsOf(`${part.name} ${brand}`);
  const beside = [...new Set(vehicles.flatMap(({ words }) => words))];
  const marked = beside.filter((word) => !named.includes(word)).map((word) => `~${word}`);
  const partTypeWord = partTypeLexeme(part.partType);
  const vehicleWords = new Set(vehicles.map(({ word }) => word));
  return {
    head: joined(...[part.name, number, brand, part.category, part.partType, part.image].map(text)),
    purpose: `${bytes(purposeOf(vehicles))} `,
    numbers: numbersOf(product, own).map(([each, kind]) => joined(text(each), text(kind))),
    words: [...vehicleWords, partTypeWord, ...named, ...marked].map(wordIdOf).toSorted(inOrder),
    bits: bitsOf([partTypeWord, ...named, ...beside]),
  };
}

/** Each number once, the one that it is listed under first. */
function numbersOf(product: Product, listed: string): [norm: string, kind: string][] {
  const { part, genuine, older, made } = product.design;
  const numbers: [string, string][] = [[listed, "own"]];
  if (!part.isUniversal) numbers.push([genuine.norm, "oem"]);
  if (older) numbers.push([normalNumber(older), "superseded"]);
  for (const other of made) if (other !== product.own) numbers.push([other.norm, "interchange"]);
  const known = new Set(listed === product.own.norm ? [] : [product.own.norm]);
  return numbers.filter(([each]) => !known.has(each) && known.add(each));
}

const years = ({ y0, y1 }: Vehicle) => (y0 === y1 ? `${y0}` : `${y0} to ${y1}`);

function purposeOf(vehicles: readonly Vehicle[]): string {
  const first = vehicles[0] as Vehicle;
  const more = new Set(vehicles.slice(1).map(({ make, model }) => `${make} ${model}`));
  more.delete(`${first.make} ${first.model}`);
  const others = more.size > 0 ? ` and ${more.size} ${more.size === 1 ? "other" : "others"}` : "";
  return `For the ${years(first)} ${first.make} ${first.model}${others}.`;
}
