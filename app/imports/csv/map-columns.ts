import { conditionLabels } from "~/catalog/choices";
import { conditions } from "~/platform/enums";
import { headingKey, isEbayFile, type KnownHeading, knownHeading, reasonHeading } from "./headings";
import {
  type ColumnMapping,
  columnLetter,
  fieldLabels,
  type ImportAnswers,
  type ImportField,
  repeatableFields,
  requiredFields,
} from "./import-row.schema";
import { type DecimalMark, readingsOf, type WeightUnit } from "./read-amount";
import type { WarrantyUnit } from "./read-values";

/*
 * Which field each column of a file is matched to, and what the seller is asked about it. Nothing here reads the
 * file again: what its columns hold was counted once. Browser-safe.
 */

/** What the cells of a column were found to be. */
export interface ColumnFacts {
  heading: string;
  letter: string;
  /** Its first values that differ, cut off where they are long. */
  samples: string[];
  /** How many of its cells are not blank. */
  filled: number;
  /** Amounts that say where cents begin, and those that do not. */
  point: number;
  comma: number;
  open: number;
  openExample: string | null;
  /** Numbers without a unit. */
  unitless: number;
}

/** Which field a heading was matched to, by `columnKeys`; null where it was left out. */
export type RememberedMapping = Readonly<Record<string, ImportField | null>>;

/** Headings as they are remembered; the second that is called the same ends in `#2`. */
export function columnKeys(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const key = headingKey(heading);
    const count = (seen.get(key) ?? 0) + 1;
    seen.set(key, count);
    return count === 1 ? key : `${key}#${count}`;
  });
}

/** What is kept of a mapping for the seller's next file. */
export const rememberMapping = (
  headings: readonly string[],
  mapping: ColumnMapping,
): RememberedMapping =>
  Object.fromEntries(columnKeys(headings).map((key, index) => [key, mapping[index] ?? null]));

/** The mapping to begin with: as the last time, and else by what headings are known to mean. */
export function proposeMapping(
  headings: readonly string[],
  remembered: RememberedMapping = {},
): ColumnMapping {
  const keys = columnKeys(headings);
  const mapping: ColumnMapping = headings.map((_, index) => {
    const key = keys[index] ?? "";
    return Object.hasOwn(remembered, key) ? (remembered[key] ?? null) : null;
  });
  const taken = new Set(mapping);
  const candidates = headings
    .map((heading, index) => ({ index, known: knownHeading(heading) }))
    .filter(({ index }) => !Object.hasOwn(remembered, keys[index] ?? ""))
    .toSorted((a, b) => (a.known?.rank ?? 0) - (b.known?.rank ?? 0));
  for (const { index, known } of candidates) {
    if (!known || headings[index]?.trim() === reasonHeading) continue;
    if (taken.has(known.field) && !repeatableFields.has(known.field)) continue;
    taken.add(known.field);
    mapping[index] = known.field;
  }
  return mapping;
}

/** What keeps a mapping from being used, in sentences. */
export function mappingProblems(headings: readonly string[], mapping: ColumnMapping): string[] {
  const columns = new Map<ImportField, number[]>();
  for (const [index, field] of mapping.entries())
    if (field) columns.set(field, [...(columns.get(field) ?? []), index]);
  const twice = [...columns].filter(
    ([field, indexes]) => indexes.length > 1 && !repeatableFields.has(field),
  );
  return [
    ...(columns.has("sku")
      ? []
      : ["Choose the column with your SKUs. By them we find your listings again."]),
    ...twice.map(
      ([field, indexes]) =>
        `Columns ${inWords(indexes.map(columnLetter))} are all matched to ${fieldLabels[field]}. Choose one of them.`,
    ),
    ...(mapping.length === headings.length
      ? []
      : ["The file has other columns now. Match them again."]),
  ];
}

const inWords = (items: readonly string[]) =>
  new Intl.ListFormat("en-US", { type: "conjunction" }).format(items);

/** What a seller should know of a mapping: nothing of it keeps it from being used. */
export function mappingNotices(headings: readonly string[], mapping: ColumnMapping): string[] {
  const byKey = new Map<string, number[]>();
  for (const [index, heading] of headings.entries())
    byKey.set(headingKey(heading), [...(byKey.get(headingKey(heading)) ?? []), index]);
  const same = [...byKey].flatMap(([key, indexes]) => {
    const field = indexes.map((index) => mapping[index]).find(Boolean);
    const read = indexes.filter((index) => mapping[index]);
    if (!key || indexes.length < 2 || !field || read.length === indexes.length) return [];
    return [
      `Columns ${inWords(indexes.map(columnLetter))} have the same heading, “${headings[indexes[0] ?? 0]}”. Column ${inWords(read.map(columnLetter))} is read.`,
    ];
  });
  const missing = requiredFields.filter(
    (field) => !mapping.includes(field) && field !== "condition" && field !== "quantity",
  );
  return [
    ...same,
    ...(missing.length > 0 && mapping.includes("sku")
      ? [
          `There's no column for ${inWords(missing.map((field) => fieldLabels[field]))}: listings that you have already can be changed, new ones can't be made.`,
        ]
      : []),
  ];
}

/** What the seller is asked, with the answers to choose from. */
export interface ImportQuestion {
  /** Under which it is answered. */
  id: string;
  text: string;
  choices: { value: string; label: string }[];
}

export const decimalQuestion = (index: number) => `decimal:${index}`;
export const unitQuestion = (index: number) => `unit:${index}`;

const amountFields: ReadonlySet<ImportField | null> = new Set<ImportField>([
  "price",
  "coreCharge",
  "weight",
]);

/** How amounts of a column are written; undefined where neither its cells nor the seller say. */
export function decimalMark(
  facts: ColumnFacts,
  answer: string | undefined,
): DecimalMark | undefined {
  if (facts.point > 0 !== facts.comma > 0) return facts.point > 0 ? "point" : "comma";
  return answer === "point" || answer === "comma" ? answer : undefined;
}

const weightUnits: readonly WeightUnit[] = ["lb", "kg", "oz", "g"];
const warrantyUnits: readonly WarrantyUnit[] = ["days", "months", "years"];

/** The unit of a column's numbers: of its heading, or as the seller said. */
export function unitOf<Unit extends string>(
  known: KnownHeading | undefined,
  answer: string | undefined,
  units: readonly Unit[],
): Unit | undefined {
  return units.find((unit) => unit === (known?.unit ?? answer));
}

export const weightUnitOf = (facts: ColumnFacts, answer: string | undefined) =>
  unitOf(knownHeading(facts.heading), answer, weightUnits);
export const warrantyUnitOf = (facts: ColumnFacts, answer: string | undefined) =>
  unitOf(knownHeading(facts.heading), answer, warrantyUnits);

/** Whether a column's text is HTML. */
export const isHtmlColumn = (headings: readonly string[], index: number): boolean => {
  const known = knownHeading(headings[index] ?? "");
  return known?.format === "html" || (known?.field === "description" && isEbayFile(headings));
};

function decimalText(example: string): ImportQuestion["choices"] {
  const [point = "", comma = ""] = readingsOf(example);
  return [
    { value: "point", label: `${example} is ${point}` },
    { value: "comma", label: `${example} is ${comma}` },
  ];
}

const weightLabels = { lb: "Pounds", kg: "Kilograms", oz: "Ounces", g: "Grams" };
const warrantyLabels = { days: "Days", months: "Months", years: "Years" };

/**
 * What cannot be known from the file under a mapping. Without an answer the rows in question are refused; those about
 * condition and quantity hold for new listings.
 */
export function questionsFor(
  columns: readonly ColumnFacts[],
  mapping: ColumnMapping,
): ImportQuestion[] {
  const questions = columns.flatMap((facts, index): ImportQuestion[] => {
    const field = mapping[index] ?? null;
    const column = `column ${facts.letter}, “${facts.heading}”`;
    const asked: ImportQuestion[] = [];
    if (
      amountFields.has(field) &&
      facts.open > 0 &&
      !decimalMark(facts, undefined) &&
      facts.openExample
    )
      asked.push({
        id: decimalQuestion(index),
        text: `How are amounts written in ${column}?`,
        choices:
          field === "weight"
            ? decimalText(facts.openExample).map(({ value, label }) => ({
                value,
                label: label.replace("$", ""),
              }))
            : decimalText(facts.openExample),
      });
    if (field === "weight" && facts.unitless > 0 && !weightUnitOf(facts, undefined))
      asked.push({
        id: unitQuestion(index),
        text: `What are the weights in ${column} in?`,
        choices: weightUnits.map((value) => ({ value, label: weightLabels[value] })),
      });
    if (field === "warranty" && facts.unitless > 0 && !warrantyUnitOf(facts, undefined))
      asked.push({
        id: unitQuestion(index),
        text: `What are the warranties in ${column} in?`,
        choices: warrantyUnits.map((value) => ({ value, label: warrantyLabels[value] })),
      });
    return asked;
  });
  return [
    ...questions,
    ...(mapping.includes("condition")
      ? []
      : [
          {
            id: "condition",
            text: "No column says the condition. What are these parts?",
            choices: conditions.map((value) => ({ value, label: conditionLabels[value] })),
          },
        ]),
    ...(mapping.includes("quantity")
      ? []
      : [
          {
            id: "quantity",
            text: "No column says how many there are. Is each row one part?",
            choices: [{ value: "1", label: "Yes, one of each" }],
          },
        ]),
  ];
}

/** The questions that are still open. */
export const openQuestions = (
  questions: readonly ImportQuestion[],
  answers: ImportAnswers,
): ImportQuestion[] =>
  questions.filter(({ id, choices }) => !choices.some(({ value }) => value === answers[id]));
