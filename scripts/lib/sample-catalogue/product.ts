import type { pickPart } from "./parts";
import type { Vehicle } from "./vehicles";
import type { Bits } from "./word-ids";

/** A number and the same as numbers are compared; of a brand. */
export type Numbered = { number: string; norm: string };

/** What equivalents have in common. */
export type Design = {
  part: ReturnType<typeof pickPart>;
  /** Those that it fits. */
  vehicles: readonly Vehicle[];
  /** The car maker's number, and the one that this replaced. */
  genuine: Numbered;
  older: string | undefined;
  made: readonly Made[];
  /** Its rows in the table of fitments: see `fitOf`. */
  fits: readonly string[];
};

/** What all listings of a part have that name it alike, as pieces of their rows. */
export type Face = {
  /** `name, part_number, brand, category, part_type, image`. */
  head: string;
  /** What it is for: the beginning of a description. */
  purpose: string;
  /** `norm, kind` of each number that it goes by. */
  numbers: readonly string[];
  /** The words of its document in order, by their numbers. */
  words: readonly number[];
  bits: Bits;
};

export type Made = Numbered & { brand: string };

/**
 * A part as its maker sells it; many businesses have it on their shelves. There are very many: no
 * more of each is made up before it is listed than what the dice of the next depend on.
 */
export type Product = {
  cents: number;
  own: Made;
  design: Design;
  ownFace: Face | undefined;
  usedFace: Face | undefined;
};
