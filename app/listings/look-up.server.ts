import { partCatalog } from "~/catalog/part-types/part-types";
import type { Flash } from "~/platform/http/flash.server";
import { partTypesIn } from "~/search/text/part-types";
import { oneLine } from "~/text/one-line";
import { normaliseVin, vinLength, vinProblem } from "~/vehicles/vin";
import type { VinOutcome } from "~/vehicles/vin-decoding.server";
import { decodeVinFor, type VinLimited } from "~/vehicles/vin-limit.server";
import { linesOf, vehicleLine } from "./fitment-text";
import type { DraftFields } from "./listing-form";
import { knownByNumber, withKnown } from "./listings.server";
import { addTaken } from "./taken";

/** So many part types are offered for words. */
const mostTypes = 6;

/** A part type that words may mean, as the form's field has it. */
export interface OfferedType {
  value: string;
  label: string;
}

/** The part types that a text may mean; none where it is a number or a VIN. */
export function typesMeant(text: string): OfferedType[] {
  if (readStart(text).kind !== "words") return [];
  const { kinds } = partTypesIn(oneLine(text).toLowerCase().split(" "));
  const keys = new Set<string>(kinds.map(({ partType }) => partType));
  return partCatalog
    .filter(({ key }) => keys.has(key))
    .map(({ key, one }) => ({ value: key, label: one }))
    .slice(0, mostTypes);
}

/** What somebody has in the hand: a number has a digit, a VIN is one that could be stamped on a car. */
function readStart(text: string): { kind: "nothing" | "vin" | "number" | "words"; text: string } {
  const tidy = oneLine(text);
  if (tidy === "") return { kind: "nothing", text: tidy };
  const vin = normaliseVin(tidy);
  if (vin.length === vinLength && vinProblem(vin) === undefined) return { kind: "vin", text: vin };
  const isNumber = /\d/.test(tidy) && tidy.length <= 40 && tidy.split(" ").length <= 4;
  return { kind: isNumber ? "number" : "words", text: tidy };
}

/** The draft with what its first field, a number, a VIN or words, tells, and what to say of that. */
export async function lookUp(
  address: string,
  typed: DraftFields,
): Promise<{ fields: DraftFields; flash: Flash }> {
  const { kind, text } = readStart(typed.start ?? "");
  const fields = { ...typed, looked: text };
  const saying = (message: string, some: DraftFields = {}, tone: Flash["tone"] = "info") => ({
    fields: { ...fields, ...some },
    flash: { tone, message },
  });
  if (kind === "nothing") return saying("Enter a part number, a VIN, or what the part is.");
  if (kind === "vin") return await fromVin(address, text, fields, saying);
  if (kind === "words") {
    const types = typesMeant(text);
    if (types.length === 0) return saying("We don't know that part. Choose its kind below.");
    const name = fields.name?.trim() || text;
    if (types.length > 1) return saying("Choose which of them it is.", { name });
    const taken = addTaken(fields.taken ?? "", ["partType"], "look-up");
    return saying("Filled in. Check each detail.", { name, partType: types[0]?.value, taken });
  }
  const known = await knownByNumber(text);
  const taken = addTaken(fields.taken ?? "", ["partNumber"], "look-up");
  const some = { partNumber: text, taken };
  if (!known) return saying("Nobody lists this number yet. Fill in the rest.", some);
  return saying(
    "Filled in what others say of this number. Check each detail.",
    withKnown({ ...fields, ...some }, known),
    "success",
  );
}

async function fromVin(
  address: string,
  vin: string,
  fields: DraftFields,
  saying: (
    message: string,
    some?: DraftFields,
    tone?: Flash["tone"],
  ) => { fields: DraftFields; flash: Flash },
) {
  const known = ["donorVin", ...(fields.condition ? [] : ["condition"])];
  const some = {
    donorVin: vin,
    condition: fields.condition || "used",
    taken: addTaken(fields.taken ?? "", known, "vin"),
  };
  const outcome = await decoded(address, vin);
  if (outcome.kind === "limited") return saying(outcome.message, some);
  if (outcome.kind !== "ok")
    return saying("We can't look up VINs right now. Add the vehicle by hand.", some);
  const { vehicle, checkDigitIsRight } = outcome.decoded;
  const isOdd = checkDigitIsRight ? "" : " Its check digit is wrong, so compare it with the car's.";
  if (!vehicle)
    return saying(`The VIN is kept. It doesn't tell the model, so add the vehicle.${isOdd}`, some);
  const { year, make, model, engine } = vehicle;
  const liters = engine?.litres;
  const line = vehicleLine({
    ...{ y0: year, y1: year, make, model, note: "" },
    engine: liters ? `${liters.toFixed(1)} L` : "",
  });
  const vehicles = [...new Set([...linesOf(fields.vehicles ?? ""), line])].join("\n");
  const taken = addTaken(some.taken, ["vehicles"], "vin");
  return saying(
    `${year} ${make} ${model}: added to what it fits.${isOdd}`,
    { ...some, vehicles, taken },
    checkDigitIsRight ? "success" : "info",
  );
}

/** What the VIN tells; `bad` where that cannot be had now, too. */
async function decoded(address: string, vin: string): Promise<VinOutcome | VinLimited> {
  try {
    return await decodeVinFor(address, vin);
  } catch {
    return { kind: "bad", message: "" };
  }
}
