import { frameNumber, frameNumberMessage } from "~/vehicles/vin";
import { type DecodedVin, decodeVin } from "~/vehicles/vin-decoding.server";
import { resolveTerms } from "./analyze-terms.server";
import { findPartNumber } from "./part-numbers.server";
import { readText } from "./sentence/lexicon.server";
import { besideVehicle, namesPart } from "./sentence/read-sentence";
import { type VehicleInText, vehicleIn } from "./vehicle/extract-vehicle";
import { inListedSpelling, knownModels } from "./vehicle/model-catalogue.server";
import { vinInText } from "./vin-in-text.server";

/** The vehicle that a text is about: its year, make and model are all known. */
export interface VehicleIntent {
  year: number;
  make: string;
  model: string;
}

/** What a text is about by itself, before any listing is looked at. */
export type Intent =
  | { kind: "vin"; decoded: DecodedVin; vehicle: VehicleIntent | null; words: string }
  | { kind: "broken-vin"; text: string; message: string; meant: string | null }
  /** What Japan's own vehicles have instead of a VIN. */
  | { kind: "frame-number"; text: string; message: string }
  | { kind: "vehicle"; vehicle: VehicleIntent; words: string; other: VehicleIntent | null }
  /** Words or a number; at most a part of a vehicle, such as a make and model of no year. */
  | { kind: "plain"; vehicle: VehicleInText };

/** Without invisible characters, cut to the longest text that is read. */
export const visibleText = (text: string) =>
  text
    .replaceAll(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replaceAll(/\p{C}/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 200);

/**
 * What somebody typed into the box: a VIN, almost one, a vehicle with words beside it, or neither.
 * A part number that happens to read like one of these is a part number.
 */
export async function detectIntent(typed: string, today = new Date()): Promise<Intent> {
  const text = visibleText(typed);
  const vin = await vinInText(text);
  if (vin?.kind === "vin") {
    const outcome = await decodeVin(vin.vin, today);
    if (outcome.kind === "ok") {
      const { decoded } = outcome;
      const vehicle = decoded.vehicle && (await inListedSpelling(vehicleOf(decoded.vehicle)));
      return { kind: "vin", decoded, vehicle, words: vin.words };
    }
  }
  const frame = frameNumber(text);
  if (frame && (await findPartNumber(text))?.match !== "exact")
    return { kind: "frame-number", text: frame, message: frameNumberMessage(frame) };
  const named = await vehicleOfText(text, today.getUTCFullYear());
  const { year, make, model, words, other } = named;
  const plain: Intent = { kind: "plain", vehicle: named };
  const isVehicle = year !== null && make !== null && model !== null;
  if (vin?.kind !== "broken" && !isVehicle) return plain;
  if ((await findPartNumber(text))?.match === "exact") return plain;
  if (vin?.kind === "broken") return { ...vin, kind: "broken-vin" };
  return isVehicle ? { kind: "vehicle", vehicle: { year, make, model }, words, other } : plain;
}

/** Beside a year without its model, a misspelt word is likely a model. */
async function vehicleOfText(
  text: string,
  thisYear: number,
): Promise<VehicleInText & { other: VehicleIntent | null }> {
  const reading = await readText(text);
  const { year = null, make = null, model = null, other = null } = reading.vehicle ?? {};
  const named = { year, make, model, words: besideVehicle(reading, text), other };
  if (named.year === null || named.model !== null) return named;
  const candidates = named.words.split(" ").filter((word) => /^\p{L}{4,}$/u.test(word));
  if (candidates.length === 0) return named;
  const { meant, unknown } = await resolveTerms(candidates.join(" "));
  const misspelt = new Map<string, string | undefined>(unknown.map((word) => [word, undefined]));
  for (const { asked, corrected } of meant) if (corrected) misspelt.set(asked, corrected);
  if (misspelt.size === 0) return named;
  const meantModel = vehicleIn(text, await knownModels(), thisYear, misspelt, namesPart(reading));
  return { ...meantModel, other };
}

const vehicleOf = ({ year, make, model }: VehicleIntent): VehicleIntent => ({ year, make, model });
