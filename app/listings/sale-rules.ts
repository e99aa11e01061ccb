import type { PartTypeKey } from "~/catalog/part-types/part-types";
import type { Category, Condition } from "~/platform/enums";

/*
 * What may not be sold here, and why. A listing that a rule matches cannot be published. Browser-safe.
 *
 * Sources: 49 U.S.C. 30120(j) (no sale of equipment under a recall before it is remedied), 18 U.S.C. 2320 (counterfeit
 * goods), EPA's policy on aftermarket catalytic converters of 1986 (used ones are tested, and sold with their data).
 * On used airbags there is no federal law: several states have one, and NHTSA advises against them.
 */

/** What a rule looks at. */
export interface SoldPart {
  name: string;
  description: string;
  category: Category;
  partType: string;
  condition: Condition;
  donorVin: string | null;
}

export interface SaleRule {
  key: string;
  matches: (part: SoldPart) => boolean;
  /** Why it cannot be sold, and what to do. */
  message: string;
  /** Where that is written; null where it is our own rule. */
  law: string | null;
}

/** Their words, wherever a seller writes them. */
const says = ({ name, description }: SoldPart, pattern: RegExp) =>
  pattern.test(`${name}\n${description}`);

/** Part types that inflate, or pull a belt tight, by a charge. */
const pyrotechnic: ReadonlySet<string> = new Set<PartTypeKey>([
  ...(["airbag", "driver-airbag", "curtain-airbag", "side-airbag", "knee-airbag"] as const),
  "seat-belt-pretensioner",
]);

export const saleRules: readonly SaleRule[] = [
  {
    key: "used-airbag",
    matches: (part) =>
      part.condition !== "new" &&
      (pyrotechnic.has(part.partType) ||
        /\bair ?bags?\b(?!.{0,20}\b(?:sensor|module|light|clock ?spring)\b)/i.test(part.name) ||
        /\bpretensioners?\b/i.test(part.name)),
    message:
      "Used or rebuilt airbags and seat belt pretensioners can't be sold here: nobody can tell whether they still work. New ones can.",
    law: null,
  },
  {
    key: "converter-without-vin",
    matches: (part) =>
      part.condition !== "new" &&
      part.donorVin === null &&
      (part.partType === "catalytic-converter" ||
        /\bcat(?:alytic)?[ -]?converters?\b/i.test(part.name)),
    message:
      "A used catalytic converter needs the VIN of the car that it came from. Add it under Condition.",
    law: "EPA's policy on aftermarket catalytic converters",
  },
  {
    key: "recalled",
    matches: (part) =>
      says(part, /\b(?:open|under|subject to(?: an?)?) recall\b|\brecalled (?:part|unit)\b/i),
    message:
      "Parts under a recall can't be sold until they are remedied. Check the number on NHTSA's recall list.",
    law: "49 U.S.C. 30120(j)",
  },
  {
    key: "counterfeit",
    matches: (part) =>
      says(
        part,
        /\b(?:replica|fake|counterfeit|knock-?off)\b|\bno name,? (?:but|with) .{0,20}\blogo\b/i,
      ),
    message:
      "Copies that carry another maker's brand can't be sold here. An aftermarket part is fine under its own brand.",
    law: "18 U.S.C. 2320",
  },
];

/** The rules that a part breaks. */
export const brokenRules = (part: SoldPart): SaleRule[] =>
  saleRules.filter((rule) => rule.matches(part));

const denied = /\b(?:no|not|never|without|free of|isn't|aren't|zero)\s+(?:\w+\s+){0,2}$/i;

/** Whether what comes before a word says that there is none: `no cracks`, `not bent`. */
export const isDenied = (before: string): boolean => denied.test(before);
