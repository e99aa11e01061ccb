import { lowerCase } from "~/text/fold";

/** The lexeme for a word of the description, or of the vehicles that the part fits. */
export const secondaryFieldLexeme = (word: string) => `~${word}`;

/** What stands there for a vehicle, whatever its year: what the database's vehicle_word() gives. */
export const vehicleWord = ({ make, model }: { make: string; model: string }) =>
  `#${lowerCase(`${make}/${model}`)}`;

/** What stands there for a part type, and for one that is not known. */
export const partTypeLexeme = (partType: string) => `=${partType}`;
export const unknownPartTypeLexeme = partTypeLexeme("");
