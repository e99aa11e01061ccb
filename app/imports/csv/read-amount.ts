import { bad, importLimits, ok, type Reading } from "./import-row.schema";

/*
 * Numbers as spreadsheets of many countries write them. `1,226.00` and `1.226,00` say themselves where cents begin;
 * `1,226` does not: what the other cells of its column say decides, and where they say nothing, the seller. Browser-safe.
 */

/** What stands before the cents. */
export type DecimalMark = "point" | "comma";

/** What a cell says about its column's decimal mark: both are possible and differ, both give the same, or neither. */
export type MarkEvidence = DecimalMark | "open" | "either" | "none";

const longest = 40;

const patterns: Record<DecimalMark, RegExp> = {
  point: /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)?(?:\.(\d*))?$/,
  comma: /^(\d+|\d{1,3}(?:\.\d{3})+|\d{1,3}(?: \d{3})+|\d{1,3}(?:'\d{3})+)?(?:,(\d*))?$/,
};

interface Decimal {
  whole: string;
  /** Without zeros at its end. */
  fraction: string;
}

function decimalOf(text: string, mark: DecimalMark): Decimal | undefined {
  const [match, whole, fraction = ""] = patterns[mark].exec(text) ?? [];
  if (!match || (whole === undefined && fraction === "")) return undefined;
  return {
    whole: (whole ?? "0").replaceAll(/\D/g, "").replace(/^0+(?=\d)/, ""),
    fraction: fraction.replace(/0+$/, ""),
  };
}

const tidy = (text: string) =>
  text
    .slice(0, longest + 1)
    .normalize("NFKC")
    .replaceAll(/[’‘´`]/g, "'")
    .replaceAll(/[−–—]/g, "-")
    .replaceAll(/\s+/g, " ")
    .trim();

/** What a number says of its decimal mark. */
export function markEvidence(text: string): MarkEvidence {
  const point = decimalOf(text, "point");
  const comma = decimalOf(text, "comma");
  if (point && comma)
    return point.whole === comma.whole && point.fraction === comma.fraction ? "either" : "open";
  if (point) return "point";
  return comma ? "comma" : "none";
}

/** Undefined where the text is no number by that mark. */
function numberBy(text: string, mark: DecimalMark): Decimal | undefined {
  const evidence = markEvidence(text);
  // What says itself how it is written is read so, whatever its column does.
  return decimalOf(text, evidence === "open" ? mark : evidence === "comma" ? "comma" : "point");
}

/** An amount of money without its sign of dollars, whole dollars written `15,-` included. */
const bare = (text: string) =>
  tidy(text)
    .replace(/^(-?)\s*(?:us\s?\$|usd|\$)\s*/i, "$1")
    .replace(/\s*(?:us\s?\$|\$|usd|(?:us )?dollars?)$/i, "")
    .replace(/(\d)[.,]-{1,2}$/, "$1");

/** What an amount of money says of its decimal mark. */
export const moneyEvidence = (text: string): MarkEvidence => markEvidence(bare(text));

const otherCurrencies: readonly (readonly [RegExp, string])[] = [
  [/€|\beur\b|\beuros?\b/i, "euros"],
  [/£|\bgbp\b/i, "pounds"],
  [/\bca?\s?\$|\bcad\b/i, "Canadian dollars"],
  [/\bau?\s?\$|\baud\b/i, "Australian dollars"],
  [/\bmx\s?\$|\bmxn\b|\bpesos?\b/i, "pesos"],
  [/\bchf\b|\bsfr\b/i, "Swiss francs"],
  [/¥|\bjpy\b|\byen\b/i, "yen"],
];

const shortened = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i;

function whyNoMoney(text: string): string {
  const currency = otherCurrencies.find(([sign]) => sign.test(text))?.[1];
  if (currency) return `This is in ${currency}, and prices here are in US dollars. Convert it.`;
  if (/^\(.*\)$|^-\s*\d|\d\s*-$/.test(text)) return "This can't be below 0.";
  if (shortened.test(text))
    return "A spreadsheet has shortened this number. Format the column as a number with two decimals, and write it out.";
  return "This isn't an amount we can read. Write it like 1226.00.";
}

function centsOf(text: string, mark: DecimalMark | undefined): Reading<number> {
  const written = bare(text);
  if (written.length > longest) return bad(whyNoMoney(""));
  const decimal = numberBy(written, mark ?? "point");
  if (!decimal) return bad(whyNoMoney(written));
  if (!mark && markEvidence(written) === "open")
    return bad(
      `This may be ${readingsOf(written).join(" or ")}. Say how prices are written in this file.`,
    );
  if (decimal.fraction.length > 2)
    return bad("This has more than two digits for cents. Round it to whole cents, like 12.35.");
  if (decimal.whole.length > 9) return bad(tooHigh);
  const cents = Number(decimal.whole) * 100 + Number(decimal.fraction.padEnd(2, "0"));
  return cents > importLimits.priceCents ? bad(tooHigh) : ok(cents);
}

const dollars = (whole: string, cents: string) =>
  `$${Number(whole).toLocaleString("en-US")}.${cents.padEnd(2, "0")}`;

const tooHigh = `This is over $${(importLimits.priceCents / 100).toLocaleString("en-US")}, the most that a part may cost here.`;

/** What an open amount is by each decimal mark, as people write it here: `$1,226.00`, `$1.226`. */
export function readingsOf(text: string): string[] {
  return (["point", "comma"] as const).flatMap((mark) => {
    const decimal = decimalOf(bare(text), mark);
    return decimal ? [dollars(decimal.whole, decimal.fraction)] : [];
  });
}

/** A price in cents, more than 0. Where `mark` is undefined an amount that may be two is refused. */
export function readPrice(text: string, mark: DecimalMark | undefined): Reading<number> {
  if (text.trim() === "") return bad("There's no price. Write what the part costs, like 45.00.");
  const read = centsOf(text, mark);
  return read.kind === "ok" && read.value === 0
    ? bad("The price is 0. Write what the part costs, like 45.00.")
    : read;
}

const nothing = /^(?:-|none|no|n\/?a|0)?$/i;

/** A core charge in cents; blank is none. */
export const readCoreCharge = (text: string, mark: DecimalMark | undefined): Reading<number> =>
  nothing.test(text.trim()) ? ok(0) : centsOf(text, mark);

const units = { g: 1, kg: 1_000, oz: 28.349_523_125, lb: 453.592_37 } as const;
export type WeightUnit = keyof typeof units;

const unitNames: readonly (readonly [RegExp, WeightUnit])[] = [
  [/(?:kgs?|kilos?|kilograms?|kilogramm)\.?$/i, "kg"],
  [/(?:g|gr|grams?|gramm)\.?$/i, "g"],
  [/(?:lbs?|pounds?|#)\.?$/i, "lb"],
  [/(?:oz|ounces?)\.?$/i, "oz"],
];

/** The unit at the end of a text, and what stands before it. */
export function splitUnit(text: string): { unit?: WeightUnit; number: string } {
  const written = tidy(text);
  for (const [name, unit] of unitNames)
    if (name.test(written)) return { unit, number: written.replace(name, "").trim() };
  return { number: written };
}

/** A weight in grams, null where the cell is blank. `unit` holds for a number without one. */
export function readWeight(
  text: string,
  { unit, mark }: { unit?: WeightUnit; mark?: DecimalMark },
): Reading<number | null> {
  if (nothing.test(text.trim())) return ok(null);
  const { unit: own = unit, number } = splitUnit(text);
  const decimal = numberBy(number, mark ?? "point");
  if (!decimal || number.length > longest)
    return bad("This isn't a weight we can read. Write it like 12.5 lb or 5.7 kg.");
  if (!own) return bad("Is this in pounds or in kilograms? Write it like 12.5 lb or 5.7 kg.");
  const grams = Math.round(Number(`${decimal.whole}.${decimal.fraction || 0}`) * units[own]);
  if (grams > importLimits.weightGrams)
    return bad("This is over 5,000 kg, which no part weighs. Check the unit.");
  return ok(grams);
}

/** In pounds, to a fraction of a gram: reads back as the same weight. */
export const poundsOf = (grams: number): string => (grams / units.lb).toFixed(4);
