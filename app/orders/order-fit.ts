import type { Condition, Verdict } from "~/catalog/listing.schema";
import type { BoughtFor } from "~/platform/enums";
import { vehicleName } from "~/vehicles/vehicle-name";

/* Whether a part fits the car that it is bought for, as the order keeps it. Browser-safe. */

/** Car, verdict and the row it rests on, at the moment of ordering. */
export interface OrderFit {
  vehicle: BoughtFor;
  verdict: Verdict;
}

/** The same on an order that was placed: with what its buyer confirmed. */
export interface KeptFit extends OrderFit {
  statement: string | null;
}

/** What a buyer may confirm, in words: one of them is, unless the part plainly fits. None: nothing is asked. */
export function statementsFor({ vehicle, verdict }: OrderFit): string[] {
  const car = `my ${vehicleName(vehicle)}`;
  const otherwise = `It isn't for ${car}`;
  switch (verdict.fit) {
    case "fits":
      return [];
    case "fits-if":
      return [metBy(car, verdict.conditions), otherwise];
    case "not-confirmed":
      return [`I've checked that it fits ${car}`, otherwise];
    case "does-not-fit":
      return [otherwise];
  }
}

/** `My 2003 Honda Accord has 16-inch wheels`. */
function metBy(car: string, conditions: readonly Condition[]): string {
  return conditions.map(({ text }, at) => (at === 0 ? ofCar(car, text) : capital(text))).join(". ");
}

function ofCar(car: string, text: string): string {
  const [, verb = "", rest = ""] = /^(it's|it isn't|its|it) (.*)$/s.exec(text) ?? [];
  const joint = { "it's": " is ", "it isn't": " isn't ", its: "'s ", it: " " }[verb];
  return joint ? capital(`${car}${joint}${rest}`) : `For ${car}, ${text}`;
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** A statement as a sentence in quotation marks; those within it, of a seller's note, become single ones. */
export function quoted(statement: string): string {
  const said = statement.replaceAll("“", "‘").replaceAll("”", "’");
  return statement.endsWith("”") ? `“${said.slice(0, -1)}.’”` : `“${said}.”`;
}
