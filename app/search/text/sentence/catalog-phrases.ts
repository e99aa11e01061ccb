import { partNames } from "~/catalog/part-types/names";
import { phraseOf } from "~/catalog/part-types/part-type";
import { sharedNames } from "~/catalog/part-types/shared-names";
import { phraseIndex } from "./part-phrases";

const shared = new Set(
  sharedNames.filter(({ means }) => means.length > 1).map(({ phrase }) => phraseOf(phrase)),
);

/** The names of the part catalog, as sentences are read with them. */
export const catalogPhrases = phraseIndex(
  [...partNames].map(([name, meaning]) => [name, { ...meaning, isShared: shared.has(name) }]),
);
