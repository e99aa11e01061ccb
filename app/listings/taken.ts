/*
 * Where a field's value came from, for those that were not typed: `name=14,vehicles=vin`. A number is how many other
 * listings of the part number say so. Browser-safe.
 */

export type TakenFrom = number | "vin" | "look-up" | "copy";

/** A draft's text with more fields; what was said of them before gives way. */
export function addTaken(taken: string, fields: readonly string[], from: TakenFrom): string {
  const others = taken.split(",").filter((each) => each && !fields.includes(nameOf(each)));
  return [...others, ...fields.map((field) => `${field}=${from}`)].join(",");
}

const nameOf = (entry: string) => entry.split("=")[0] ?? "";

/** Where each field came from, in words. */
export const takenTexts = (taken = ""): Map<string, string> =>
  new Map(
    taken
      .split(",")
      .filter(Boolean)
      .map((entry) => [nameOf(entry), `${textOf(entry.split("=")[1])} Change it if it's wrong.`]),
  );

function textOf(from: string | undefined): string {
  if (from === "vin") return "From the donor car's VIN.";
  if (from === "look-up") return "As you looked it up.";
  const n = Number(from);
  return n > 1
    ? `From ${n} other listings of this number.`
    : "From another listing of this number.";
}
