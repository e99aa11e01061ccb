/* Amounts of US dollars as people type them. Browser-safe. */

export type MoneyOutcome =
  | { kind: "ok"; cents: number }
  /** `hint` is a sentence that says how to mend it. */
  | { kind: "bad"; hint: string };

/** The longest text that is looked at, in characters. */
const textLimit = 40;

/** Whole groups of three, or none: `1,500`, `1 500`, `1500`. Cents after a point: `.5`, `.50`, `.`. */
const written = /^(\d{1,9}|\d{1,3}(?:,\d{3}){1,3}|\d{1,3}(?: \d{3}){1,3})?(?:\.(\d*))?$/;

/** `1,50` and `1.500,00`: a comma where cents begin, as much of the world writes them. */
const commaForCents = /^[\d. ]*,\d{0,2}$/;

const outOfShape = "Enter a dollar amount, like 15 or 1,500.00.";

function refused(text: string): string {
  if (/^[-\u2212(]/.test(text)) return "The amount can't be negative.";
  if (/^\d{10,}/.test(text)) return "That's higher than any price here.";
  if (commaForCents.test(text))
    return "Use a period for cents, like 1.50, and a comma for thousands, like 1,500.";
  return outOfShape;
}

/**
 * Reads an amount of dollars: `15`, `$15`, `15.5`, `1,500.00`, `US$ 1 500`, `15 dollars`, full-width
 * digits too. Cents have at most two digits. Nothing is rounded or guessed: what could mean two amounts,
 * as `1,50` could, is refused with how to write it.
 */
export function parseMoney(typed: string): MoneyOutcome {
  const bad = (hint: string): MoneyOutcome => ({ kind: "bad", hint });
  if (typed.length > textLimit) return bad(outOfShape);
  const text = typed
    .normalize("NFKC")
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(/^(-?)\s*(?:us\s?\$|usd|\$)\s*/i, "$1")
    .replace(/\s*(?:\$|usd|dollars?)$/i, "");
  const [match, whole, fraction = ""] = written.exec(text) ?? [];
  if (!match || (whole === undefined && fraction === "")) return bad(refused(text));
  if (fraction.length > 2) return bad("Use at most two digits for cents, like 1.50.");
  const dollars = Number((whole ?? "0").replaceAll(/[, ]/g, ""));
  return { kind: "ok", cents: dollars * 100 + Number(fraction.padEnd(2, "0")) };
}

/** An amount as written in a URL: `15`, or `15.50` with cents. */
export const plainDollars = (cents: number): string =>
  cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2);
