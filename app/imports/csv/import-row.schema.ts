import * as z from "zod/mini";
import { mostPieces, mostVehicles, mostWarrantyDays, textLimits } from "~/catalog/listing-limits";
import { categories, conditions, grades } from "~/platform/enums";

/*
 * What a row of a spreadsheet says about a listing: the fields that a column can be matched to, the values that are
 * read from it, and why a row is refused. Browser-safe.
 */

/** Fields that an export has a column for too, in the order of its columns. */
export const exportedFields = [
  "sku",
  "name",
  "partNumber",
  "brand",
  "category",
  "partType",
  "condition",
  "grade",
  "price",
  "coreCharge",
  "quantity",
  "warranty",
  "weight",
  "location",
  "description",
  "oemNumbers",
  "interchangeNumbers",
  "fitment",
  "pictures",
  "state",
] as const;

/** All that a column can be matched to; what follows the exported ones is how other systems write things. */
export const importFields = [
  ...exportedFields,
  "fitmentMake",
  "fitmentModel",
  "fitmentYears",
  "fitmentYearTo",
  "fitmentEngine",
  /** Rows with the same value follow each other and are of one product: Shopify's handle. */
  "group",
  /** Says of a row that it goes on with the one above: eBay's `Compatibility`. */
  "relationship",
  "relationshipDetails",
] as const;

export type ExportedField = (typeof exportedFields)[number];
export type ImportField = (typeof importFields)[number];

/** How fields are called where columns are matched to them. */
export const fieldLabels: Record<ImportField, string> = {
  sku: "SKU",
  name: "Title",
  partNumber: "Part number",
  brand: "Brand",
  category: "Category",
  partType: "Part type",
  condition: "Condition",
  grade: "Grade",
  price: "Price",
  coreCharge: "Core charge",
  quantity: "Quantity",
  warranty: "Warranty",
  weight: "Weight",
  location: "Location",
  description: "Description",
  oemNumbers: "OEM numbers",
  interchangeNumbers: "Interchange numbers",
  fitment: "Fits",
  pictures: "Photos",
  state: "Status",
  fitmentMake: "Fits: make",
  fitmentModel: "Fits: model",
  fitmentYears: "Fits: year or years",
  fitmentYearTo: "Fits: last year",
  fitmentEngine: "Fits: engine",
  group: "Product that rows share",
  relationship: "Kind of row (eBay)",
  relationshipDetails: "Vehicle (eBay)",
};

/** Several columns may be matched to these; to any other, one. */
export const repeatableFields: ReadonlySet<ImportField> = new Set<ImportField>([
  "pictures",
  "oemNumbers",
  "interchangeNumbers",
]);

/** What a listing that is not there yet cannot do without. */
export const requiredFields = [
  "sku",
  "name",
  "partNumber",
  "condition",
  "price",
  "quantity",
] as const satisfies ExportedField[];

export const importLimits = {
  bytes: 50_000_000,
  rows: 100_000,
  columns: 500,
  /** Characters of one row. A quotation mark that is never closed makes all that follows one row. */
  rowLength: 1_000_000,
  /** Characters of one cell: the most that Excel keeps. */
  cell: 32_767,
  sku: textLimits.sku,
  name: textLimits.name,
  partNumber: textLimits.partNumber,
  brand: textLimits.brand,
  location: 60,
  description: textLimits.description,
  /** Of OEM numbers and of interchange numbers. */
  numbers: 100,
  priceCents: 99_999_900,
  quantity: mostPieces,
  warrantyDays: mostWarrantyDays,
  weightGrams: 5_000_000,
  fitmentRows: mostVehicles,
  pictureUrl: 2_000,
} as const;

/** What a file may make of a listing; sold out is one whose quantity is 0. */
export const importStates = ["draft", "published", "paused"] as const;
export type ImportState = (typeof importStates)[number];

const text = (length: number) => z.string().check(z.minLength(1), z.maxLength(length));
const upTo = (limit: number) => z.int().check(z.minimum(0), z.maximum(limit));
const numbers = z.array(text(importLimits.partNumber)).check(z.maxLength(importLimits.numbers));

/** A vehicle that a part fits, by its seller's word. */
export const importFitmentSchema = z.object({
  make: text(textLimits.make),
  model: text(textLimits.model),
  y0: z.int().check(z.minimum(1900), z.maximum(2100)),
  y1: z.int().check(z.minimum(1900), z.maximum(2100)),
  /** Blank means every engine. */
  engine: z.string().check(z.maxLength(textLimits.engine)),
  note: z.string().check(z.maxLength(textLimits.note)),
});

/** What a row says; of what no column tells nothing is said, so that a listing keeps what it has. */
export const importValuesSchema = z.object({
  sku: text(importLimits.sku),
  name: z.optional(text(importLimits.name)),
  partNumber: z.optional(text(importLimits.partNumber)),
  brand: z.optional(z.nullable(text(importLimits.brand))),
  category: z.optional(z.enum(categories)),
  partType: z.optional(z.nullable(z.string())),
  condition: z.optional(z.enum(conditions)),
  grade: z.optional(z.nullable(z.enum(grades))),
  priceCents: z.optional(z.int().check(z.minimum(1), z.maximum(importLimits.priceCents))),
  coreChargeCents: z.optional(upTo(importLimits.priceCents)),
  quantity: z.optional(upTo(importLimits.quantity)),
  warrantyDays: z.optional(upTo(importLimits.warrantyDays)),
  weightGrams: z.optional(z.nullable(upTo(importLimits.weightGrams))),
  location: z.optional(z.nullable(text(importLimits.location))),
  description: z.optional(z.string().check(z.maxLength(importLimits.description))),
  oemNumbers: z.optional(numbers),
  interchangeNumbers: z.optional(numbers),
  fitment: z.optional(z.array(importFitmentSchema).check(z.maxLength(importLimits.fitmentRows))),
  pictureUrls: z.optional(z.array(text(importLimits.pictureUrl))),
  state: z.optional(z.enum(importStates)),
});

/** Why a row is refused, of one of its cells. */
export const rowProblemSchema = z.object({
  /** Heading and letter of the column, as the spreadsheet shows it; null where none is at fault. */
  heading: z.nullable(z.string()),
  letter: z.nullable(z.string()),
  /** What the cell holds, cut off where it is long. */
  value: z.string(),
  /** Sentences that say what is wrong, and how to mend it. */
  message: z.string(),
});

/** Which field each column is matched to, from the first; null where it is left out. */
export const columnMappingSchema = z.array(z.nullable(z.enum(importFields)));

/** What the seller said to questions about the file, by the question's id. */
export const importAnswersSchema = z.record(z.string(), z.string());

export type ImportFitment = z.output<typeof importFitmentSchema>;
export type ImportValues = z.output<typeof importValuesSchema>;
export type RowProblem = z.output<typeof rowProblemSchema>;
export type ColumnMapping = z.output<typeof columnMappingSchema>;
export type ImportAnswers = z.output<typeof importAnswersSchema>;

const neededValues = {
  name: "a title",
  partNumber: "a part number",
  category: "a category",
  condition: "a condition",
  priceCents: "a price",
  quantity: "a quantity",
} as const satisfies Partial<Record<keyof ImportValues, string>>;

/** What refuses a row whose SKU is new, as its file has no column for what a listing needs; none where it has all. */
export function newListingProblems(values: ImportValues): RowProblem[] {
  const missing = Object.entries(neededValues).flatMap(([key, name]) =>
    values[key as keyof typeof neededValues] === undefined ? [name] : [],
  );
  if (missing.length === 0) return [];
  const needed = new Intl.ListFormat("en-US", { type: "conjunction" }).format(missing);
  return [
    {
      ...{ heading: null, letter: null, value: values.sku },
      message: `You have no listing with the SKU ${values.sku}, and a new one needs ${needed}. Add that to the file, or correct the SKU.`,
    },
  ];
}

/** A value, or sentences that say why it is none. */
export type Reading<Value> = { kind: "ok"; value: Value } | { kind: "bad"; message: string };

export const ok = <Value>(value: Value): Reading<Value> => ({ kind: "ok", value });
export const bad = (message: string): { kind: "bad"; message: string } => ({
  kind: "bad",
  message,
});

/** A column as a spreadsheet calls it: 0 is A, 26 is AA. */
export function columnLetter(index: number): string {
  const rest = Math.floor(index / 26) - 1;
  return `${rest < 0 ? "" : columnLetter(rest)}${String.fromCharCode(65 + (index % 26))}`;
}
