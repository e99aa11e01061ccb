/*
 * What a vehicle identification number (VIN) tells by itself: ISO 3779 and 3780, and for North
 * America 49 CFR 565. Browser-safe and small; what the characters mean beyond that is decoded on the server.
 */

/** The characters of a VIN, without I, O and Q, which read like 1 and 0. */
export const vinLength = 17;

/**
 * How people and scanners write a VIN, made one: upper case, without spaces, dashes, dots and stars, without
 * characters that nobody sees, and without the I that a bar code of an imported vehicle begins with
 * (AIAG B-10: an 18-character bar code is the VIN with a leading I).
 */
export function normaliseVin(text: string): string {
  const vin = text
    .normalize("NFKC")
    .replaceAll(/[\s\-–—.*_\p{Default_Ignorable_Code_Point}\p{Cf}]/gu, "")
    // A scanner ends or parts what it reads by one; a NUL is nobody's.
    .replaceAll(/\p{Cc}/gu, (control) => (control === "\0" ? control : ""))
    .toUpperCase();
  return /^I[0-9A-HJ-NPR-Z]{17}$/.test(vin) ? vin.slice(1) : vin;
}

/** Letters of other alphabets that are drawn like a Latin capital; the string index pairs them. */
const lookAlikes = [
  { alphabet: "Cyrillic", like: "АВЕКМНОРСТУХЅІЈ", latin: "ABEKMHOPCTYXSIJ" },
  { alphabet: "Greek", like: "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", latin: "ABEZHIKMNOPTYX" },
] as const;

/** What to do about a letter that only looks Latin; undefined for any other character. */
function lookAlikeProblem(character: string): string | undefined {
  for (const { alphabet, like, latin } of lookAlikes) {
    const at = like.indexOf(character);
    if (at >= 0)
      return `One “${character}” is a ${alphabet} letter that looks like ${latin[at]}. Type it again on an English keyboard.`;
  }
  return undefined;
}

/**
 * A Japanese domestic frame number, such as SE3P-100316: a chassis code, a dash and a serial number of six or
 * seven digits. In capitals with a plain dash; undefined when the text is none. It tells no model year.
 */
export function frameNumber(text: string): string | undefined {
  const tidy = text
    .normalize("NFKC")
    .replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, "")
    .replaceAll(/[‐‑–—−]/g, "-")
    .toUpperCase();
  return /^(?=[A-Z\d]{2,7}-)[A-Z]{1,4}\d{0,3}[A-Z]{0,3}-\d{6,7}$/.test(tidy) ? tidy : undefined;
}

/** The message for a frame number typed as a VIN. */
export const frameNumberMessage = (frame: string) =>
  `${frame} is a Japanese frame number, not a VIN. Choose your vehicle by year, make, and model instead.`;

/** Why a text is not a VIN, as a sentence that says how to mend it; undefined when it is one. */
export function vinProblem(text: string): string | undefined {
  const frame = frameNumber(text);
  if (frame) return frameNumberMessage(frame);
  const vin = normaliseVin(text);
  if (vin === "") return "Enter the VIN: 17 letters and numbers.";
  const confused = [...new Set(vin.match(/[IOQ]/g))];
  const other = vin.match(/[^0-9A-Z]/u)?.[0];
  const lookAlike = other && lookAlikeProblem(other);
  if (lookAlike) return lookAlike;
  if (other && !/\p{C}/u.test(other))
    return `A VIN has only letters and numbers. Remove “${other}”.`;
  if (other) return "A VIN has only letters and numbers. Type it again without other characters.";
  if (vin.length !== vinLength)
    return `A VIN has 17 letters and numbers. This one has ${vin.length.toLocaleString("en-US")}.`;
  if (confused.length > 0)
    return `A VIN never has ${confused.join(" or ")}. Check whether it's a ${confused
      .map((character) => (character === "I" ? "1" : "0"))
      .filter((character, index, all) => all.indexOf(character) === index)
      .join(" or a ")}.`;
  if (new Set(vin).size === 1)
    return "A VIN is never one character 17 times. Enter it as it appears on the vehicle.";
  return undefined;
}

// The values of A to Z; 0 stands for letters that a VIN never has.
const values = [1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 2, 3, 4, 5, 0, 7, 0, 9, 2, 3, 4, 5, 6, 7, 8, 9];
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];

/** The 9th character that the others ask for (49 CFR 565.15(c)): 0 to 9, or X for ten. */
export function checkDigitOf(vin: string): string {
  let sum = 0;
  for (const [index, weight] of weights.entries()) {
    const code = vin.charCodeAt(index);
    sum += weight * (code >= 65 ? (values[code - 65] ?? 0) : code - 48);
  }
  const rest = sum % 11;
  return rest === 10 ? "X" : String(rest);
}

/** Whether the 9th character is right. Outside North America most VINs have none, so a wrong one only warns. */
export function hasRightCheckDigit(vin: string): boolean {
  return vin[8] === checkDigitOf(vin);
}

export type VinRegion =
  | "Africa"
  | "Asia"
  | "Europe"
  | "North America"
  | "Oceania"
  | "South America";

/** The part of the world that the first two characters are assigned to (ISO 3780); undefined for none. */
export function vinRegion(vin: string): VinRegion | undefined {
  if (/^[A-H]/.test(vin)) return "Africa";
  if (/^[J-R]/.test(vin)) return "Asia";
  if (/^[S-Z]/.test(vin)) return "Europe";
  if (/^([1-5]|7[F-Z0-9])/.test(vin)) return "North America";
  if (/^[67]/.test(vin)) return "Oceania";
  return /^[89]/.test(vin) ? "South America" : undefined;
}

/** The world manufacturer identifier: three characters, and three more for makers of few vehicles. */
export function manufacturerId(vin: string): string {
  return vin[2] === "9" ? vin.slice(0, 3) + vin.slice(11, 14) : vin.slice(0, 3);
}

const yearCodes = "ABCDEFGHJKLMNPRSTVWXY123456789";
const firstYear = 1980;
const round = yearCodes.length;

/** The years that a character stands for in the code of 49 CFR 565.15, table VII, the newest first. */
export function yearsOfCode(character: string | undefined, thisYear: number): number[] {
  const place = yearCodes.indexOf(character || "-");
  if (place < 0) return [];
  const years: number[] = [];
  for (let year = firstYear + place; year <= thisYear + 1; year += round) years.unshift(year);
  return years;
}

/**
 * The model years that the 10th character may stand for, most likely first; none when it tells of no
 * year, as on many vehicles made for other markets. Characters come again every 30 years; where North
 * America's rule holds, a letter in the 7th place means 2010 or later (49 CFR 565.15(b), for cars
 * and light trucks). `thisYear`: what lies beyond the next model year is not made yet.
 */
export function modelYears(vin: string, thisYear: number): number[] {
  const years = yearsOfCode(vin[9], thisYear);
  const isNew = /[A-Z]/.test(vin[6] ?? "");
  // Elsewhere a right check digit tells of a vehicle for North America, but one in eleven is right by
  // chance; three Z are what Europe's makers fill the descriptor with.
  const isNorthAmerican = hasRightCheckDigit(vin) && vin.slice(3, 6) !== "ZZZ";
  const ruled = vinRegion(vin) === "North America" || isNorthAmerican;
  if (!ruled) return years;
  const fits = (year: number) => year >= firstYear + round === isNew;
  return [...years.filter(fits), ...years.filter((year) => !fits(year))];
}
