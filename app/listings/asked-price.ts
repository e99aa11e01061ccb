import { mostPriceCents } from "~/catalog/listing-limits";
import { parseMoney } from "~/catalog/money";

export type AskedAmount = { kind: "ok"; cents: number } | { kind: "bad"; message: string };

const bad = (message: string): AskedAmount => ({ kind: "bad", message });

/** An amount of a listing as it is typed, or how to mend it: `45`, `$1,226.00`. Browser-safe. */
export function readAmount(text: string): AskedAmount {
  const read = parseMoney(text);
  if (read.kind === "bad") return bad(read.hint);
  return read.cents > mostPriceCents
    ? bad("That's higher than any price here.")
    : { kind: "ok", cents: read.cents };
}

/** What a part is to cost, which is never nothing. */
export function readPrice(text: string): AskedAmount {
  if (text.trim() === "") return bad("Enter the price, like 45 or 45.50.");
  const read = readAmount(text);
  return read.kind === "ok" && read.cents === 0 ? bad("The price can't be $0.") : read;
}
