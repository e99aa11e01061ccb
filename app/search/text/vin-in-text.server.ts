import {
  hasRightCheckDigit,
  manufacturerId,
  normaliseVin,
  vinLength,
  vinProblem,
} from "~/vehicles/vin";
import { knowsManufacturer } from "~/vehicles/vin-decoding.server";

export type VinInText =
  | { kind: "vin"; vin: string; words: string }
  /** Almost a VIN: what is wrong, and the VIN that may be meant. */
  | { kind: "broken"; text: string; message: string; meant: string | null };

/** A vehicle identification number in a text, in one piece or several, with words beside it or none. */
export async function vinInText(text: string): Promise<VinInText | undefined> {
  const tokens = text.split(/[\s,;]+/).filter(Boolean);
  for (let length = 1; length <= 6; length += 1)
    for (let from = 0; from + length <= tokens.length; from += 1) {
      const run = tokens.slice(from, from + length);
      if (length > 1 && run.some(isWord)) continue;
      const vin = normaliseVin(run.join(""));
      const isVin = vin.length === vinLength && /\d/.test(vin) && vinProblem(vin) === undefined;
      // Words make 17 letters too; only a maker's identifier or a right check digit tells them apart.
      if (!isVin || (length > 1 && !(hasRightCheckDigit(vin) || (await isMade(vin))))) continue;
      const words = [...tokens.slice(0, from), ...tokens.slice(from + length)].join(" ");
      return { kind: "vin", vin, words };
    }
  for (const token of [...tokens, text]) {
    const broken = await brokenVin(token);
    if (broken) return broken;
  }
  return undefined;
}

/** A word of a sentence, and no piece of a VIN: `pcv valve 2012 cruze` makes 17 letters, too. */
const isWord = (token: string) => /^\p{L}{4,}$/u.test(token) && /[aeiouy]/i.test(token);

const isMade = (vin: string) => knowsManufacturer(manufacturerId(vin));

const misread: Record<string, string> = { I: "1", O: "0", Q: "0" };

async function brokenVin(text: string): Promise<VinInText | undefined> {
  const characters = normaliseVin(text);
  const isLike = /^(?=(.*[A-Z]){2})(?=(.*\d){5})[A-Z\d]{15,19}$/.test(characters);
  if (!isLike || !/[\dIOQ]{3}$/.test(characters)) return undefined;
  const vin = characters.replaceAll(/[IOQ]/g, (character) => misread[character] ?? character);
  const message = vinProblem(characters);
  if (message === undefined || !(await isMade(vin))) return undefined;
  const isMeant = vin.length === vinLength && hasRightCheckDigit(vin);
  return { kind: "broken", text: characters, message, meant: isMeant ? vin : null };
}
