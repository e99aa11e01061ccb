import type { PositionAxis } from "../../../app/catalog/part-types/part-type";
import {
  isPartType,
  type PartTypeKey,
  partCatalog,
  partTypeOf,
} from "../../../app/catalog/part-types/part-types";
import { accessory } from "./part-facts/accessory";
import { belt } from "./part-facts/belt";
import { body } from "./part-facts/body";
import { brake } from "./part-facts/brake";
import { cooling } from "./part-facts/cooling";
import { drivetrain } from "./part-facts/drivetrain";
import { electrical } from "./part-facts/electrical";
import { engine } from "./part-facts/engine";
import { ev } from "./part-facts/ev";
import { exhaust } from "./part-facts/exhaust";
import { filter } from "./part-facts/filter";
import { fluid } from "./part-facts/fluid";
import { fuel } from "./part-facts/fuel";
import { glass } from "./part-facts/glass";
import { hvac } from "./part-facts/hvac";
import { interior } from "./part-facts/interior";
import { lighting } from "./part-facts/lighting";
import { restraint } from "./part-facts/restraint";
import { sensor } from "./part-facts/sensor";
import { steering } from "./part-facts/steering";
import { suspension } from "./part-facts/suspension";
import { wheel } from "./part-facts/wheel";
import type { Random } from "./random";

/*
 * What a counter sells: the files of ./part-facts add to the part catalog what it costs and who makes it. A
 * file's first line are the usual brands, besides the car makers; each other line is a part type:
 *
 *   key | dollars when new | weight among all listings | stock | brands | sorts | places | name on a label
 *
 * Brands, places and name go by the usual where they are left out: places by the catalog's positions,
 * the name by the catalog's. `-` is none: no brand but car makers', no place.
 *
 * Stock: `new`: sold new alone, nobody wants it from another car; `core`: rebuilt by the trade, with a
 * deposit on the old part; `rebuilt`: without one; `universal`: has no number of a car maker, and keeps
 * its brand when used.
 */

const files = [
  brake,
  electrical,
  body,
  suspension,
  steering,
  engine,
  cooling,
  drivetrain,
  exhaust,
  fuel,
  filter,
  interior,
  wheel,
  hvac,
  belt,
  sensor,
  lighting,
  glass,
  restraint,
  ev,
  fluid,
  accessory,
];

interface Kind {
  noun: string;
  dollars: number;
  weight: number;
  stock: readonly string[];
  brands: readonly string[];
  sorts: readonly string[];
  where: readonly string[];
}

/** What a label says of each axis, in this order. */
const placesAlong: Record<PositionAxis, readonly string[]> = {
  "front-rear": ["Front", "Rear"],
  "upper-lower": ["Upper", "Lower"],
  "left-right": ["Left", "Right"],
  "inner-outer": ["Inner", "Outer"],
  "upstream-downstream": ["Upstream", "Downstream"],
  bank: ["Bank 1", "Bank 2"],
};

/** Every place along some axes: `Front Left`, `Front Right`, `Rear Left`, `Rear Right`. */
const placesOf = (positions: readonly PositionAxis[]): string[] =>
  (Object.keys(placesAlong) as PositionAxis[])
    .filter((axis) => positions.includes(axis))
    .reduce<string[]>(
      (places, axis) =>
        places.flatMap((place) => placesAlong[axis].map((each) => `${place} ${each}`.trim())),
      [""],
    )
    .filter(Boolean);

const asOnLabel = (name: string) =>
  name.replaceAll(
    /(^|[ /-])([a-z])/g,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

function kindsIn(file: string): [PartTypeKey, Kind][] {
  const [usual = "", ...lines] = file.trim().split("\n");
  const listed = (text: string, usually: readonly string[]) =>
    text === "-" ? [] : text ? text.split(",") : usually;
  return lines.map((line) => {
    const [key = "", dollars, weight, stock = "", ...more] = line.split("|");
    const [brands = "", sorts = "", where = "", noun = ""] = more;
    if (!isPartType(key)) throw new Error(`${key} is not in the part catalog.`);
    const { one, positions } = partTypeOf(key);
    const kind = {
      ...{ noun: noun || asOnLabel(one), dollars: Number(dollars), weight: Number(weight) },
      ...{ stock: stock.split(" "), brands: listed(brands, listed(usual, [])) },
      ...{ sorts: listed(sorts, []), where: listed(where, placesOf(positions)) },
    };
    return [key, kind];
  });
}

const kinds = new Map(files.flatMap(kindsIn));

const choices = partCatalog.flatMap(({ key }) => {
  const kind = kinds.get(key);
  if (!kind) throw new Error(`${key} has no line in ./part-facts.`);
  const { key: partType, category, engineBound, picture } = partTypeOf(key);
  const has = (how: string) => kind.stock.includes(how);
  const fixed = {
    ...{ partType, category, brands: kind.brands, image: picture },
    isUniversal: has("universal"),
    isForEngine: engineBound,
    hasCore: has("core"),
    isRebuilt: has("core") || has("rebuilt"),
    isSalvaged: !has("new"),
  };
  return Array.from({ length: kind.weight }, () => ({ kind, fixed }));
});

/** A part: what it is, before anybody makes or sells it. */
export function pickPart(random: Random) {
  const { kind, fixed } = random.pick(choices);
  const { noun, dollars, where, sorts } = kind;
  const place = where.length > 0 ? `${random.pick(where)} ` : "";
  const sort = sorts.length > 0 && random.chance(0.7) ? `, ${random.pick(sorts)}` : "";
  return {
    ...fixed,
    name: `${place}${noun}${sort}`,
    cents: Math.round(dollars * 100 * Math.exp(random.normal() * 0.25)),
  };
}
