import { phraseOf, pluralOf } from "./part-type";
import { partCatalog } from "./part-types";
import { type SharedName, sharedNames } from "./shared-names";

/** What a name may mean: part types, the likeliest first. */
export type NameMeaning = Pick<SharedName, "means" | "besideVehicle" | "onOneSide">;

/** A name with its plural, each as it is compared. */
const bothNumbers = (name: string) => [...new Set([phraseOf(name), phraseOf(pluralOf(name))])];

const rules = new Map<string, NameMeaning>(
  sharedNames.flatMap(({ phrase, ...meaning }) =>
    bothNumbers(phrase).map((each) => [each, meaning] as const),
  ),
);

/** The names of a part type, as they are compared: `a c compressor`, `a c compressors`. */
export const namesOf = ({ one, many, also }: (typeof partCatalog)[number]): string[] => [
  ...new Set([...[one, ...also].flatMap(bothNumbers), phraseOf(many)]),
];

/** Every name of the catalog, singular and plural, as `phraseOf` writes it, with what it means. */
export const partNames: ReadonlyMap<string, NameMeaning> = new Map([
  ...partCatalog.flatMap((each) =>
    namesOf(each).map((name): [string, NameMeaning] => [name, { means: [each.key] }]),
  ),
  // A rule decides, whatever has the name.
  ...rules,
]);

/** So many words the longest name has. */
export const mostWordsOfName = Math.max(
  ...[...partNames.keys()].map((name) => name.split(" ").length),
);
