/** What is known about whether a part fits a vehicle. */
export type Fit = "fits" | "fits-if" | "does-not-fit" | "not-confirmed";

/** A line of a part's fitment table. Years are model years, both included. */
export interface FitBasis {
  make: string;
  model: string;
  y0: number;
  y1: number;
  /** Such as `2.0 L`; blank for every engine. */
  engine?: string;
  /** Such as `front axle`. */
  note?: string;
  /** A catalog's list is whole; a seller's may leave vehicles out. */
  source: "catalogue" | "seller";
}

export const fitWords: Record<Fit, string> = {
  fits: "Fits",
  "fits-if": "Fits if",
  "does-not-fit": "Doesn't fit",
  "not-confirmed": "Not confirmed",
};

const sources: Record<FitBasis["source"], string> = {
  catalogue: "from the maker's catalog",
  seller: "as the seller says",
};

/** `2013–2020`, or the one year. */
export const yearsOf = ({ y0, y1 }: Pick<FitBasis, "y0" | "y1">) =>
  y0 === y1 ? `${y0}` : `${y0}–${y1}`;

/** Facts in a row; a line that breaks between two of them ends with the dot. */
const inARow = (facts: readonly (string | undefined)[]) => facts.filter(Boolean).join("\u00A0· ");

/** Whether a line covers the reader's vehicle. */
const covers = (fit: Fit) => fit === "fits" || fit === "fits-if";

/**
 * `2013–2020 Volkswagen Golf · 2.0 L · front axle · from the maker's catalog`; where it does not
 * say that it fits, that the part is listed for that. A note that the condition quotes is not said twice.
 */
export function basisWords(fit: Fit, row: FitBasis, condition?: string): string {
  const vehicle = `${covers(fit) ? "" : "Listed for "}${yearsOf(row)} ${row.make} ${row.model}`;
  const isQuoted = row.note && covers(fit) && condition?.includes(`“${row.note}”`);
  return inARow([vehicle, row.engine, isQuoted ? undefined : row.note, sources[row.source]]);
}

/**
 * The same for a line of a list: where it fits, make and model are the reader's own. Its note is left out where
 * the verdict has said the condition, and says why where the vehicle does not meet it.
 */
export function shortBasisWords(fit: Fit, row: FitBasis, condition?: string): string {
  const years = yearsOf(row);
  if (covers(fit)) return inARow([years, row.engine, fit === "fits" ? row.note : undefined]);
  const vehicle = `${years} ${row.make} ${row.model}`;
  return `for ${inARow([vehicle, row.engine, condition ? row.note : undefined])}`;
}
