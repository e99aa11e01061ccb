import { accessory } from "./accessory";
import { belt } from "./belt";
import { body } from "./body";
import { brake } from "./brake";
import { cooling } from "./cooling";
import { drivetrain } from "./drivetrain";
import { electrical } from "./electrical";
import { engine } from "./engine";
import { ev } from "./ev";
import { exhaust } from "./exhaust";
import { filter } from "./filter";
import { fluid } from "./fluid";
import { fuel } from "./fuel";
import { glass } from "./glass";
import { hvac } from "./hvac";
import { interior } from "./interior";
import { lighting } from "./lighting";
import type { PartTypeEntry } from "./part-type";
import { restraint } from "./restraint";
import { sensor } from "./sensor";
import { steering } from "./steering";
import { suspension } from "./suspension";
import { wheel } from "./wheel";

const written = {
  ...{ ...brake, ...electrical, ...body, ...suspension, ...steering, ...engine, ...cooling },
  ...{ ...drivetrain, ...exhaust, ...fuel, ...filter, ...interior, ...wheel },
  ...{ ...hvac, ...belt, ...sensor, ...lighting, ...glass, ...restraint, ...ev, ...fluid },
  ...accessory,
};

/** The key of a part type, such as `brake-pads`: unique among all, so it alone says its category. */
export type PartTypeKey = keyof typeof written;

const all = Object.values<PartTypeEntry>(written) as PartTypeEntry<PartTypeKey>[];

/** What is not one thing is not the other either. */
const othersOf = ({ key, notToBeConfusedWith }: PartTypeEntry<PartTypeKey>) => [
  ...new Set([
    ...notToBeConfusedWith,
    ...all.filter((each) => each.notToBeConfusedWith.includes(key)).map((each) => each.key),
  ]),
];

/** The part catalog: every part type, category by category. */
export const partCatalog: readonly PartTypeEntry<PartTypeKey>[] = all.map((each) => ({
  ...each,
  notToBeConfusedWith: othersOf(each),
}));

const byKey = Object.fromEntries(partCatalog.map((each) => [each.key, each])) as Record<
  PartTypeKey,
  PartTypeEntry<PartTypeKey>
>;

/** What the catalog says of a part type. */
export const partTypeOf = (key: PartTypeKey): PartTypeEntry<PartTypeKey> => byKey[key];

/** Whether a text is the key of a part type. */
export const isPartType = (text: string): text is PartTypeKey => Object.hasOwn(byKey, text);
