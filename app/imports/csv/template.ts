import { type ExportedField, exportedFields, fieldLabels } from "./import-row.schema";
import { writeCsvRow } from "./write-csv";

/* The template: headings, a row that explains each column, an example. Neither row is read when it is left in. */

/** What stands for the SKU in the row of explanations, and in the example. */
const explained =
  "Your own number for the part, 64 characters at most; no two parts share one. Needed. You may leave this row and the next: they aren't read.";
const exampleSku = "EXAMPLE-ROW";

/** Whether a row is one of the template's own. */
export const isTemplateRow = (cells: readonly string[]): boolean =>
  cells.some((cell) => cell === explained || cell === exampleSku);

/** Where a column says more than its field: the unit. */
const withUnits: Partial<Record<ExportedField, string>> = {
  warranty: "Warranty (days)",
  weight: "Weight (lb)",
};

/** How the columns of our own files are called. */
export const exportHeadings = Object.fromEntries(
  exportedFields.map((field) => [field, withUnits[field] ?? fieldLabels[field]]),
) as Record<ExportedField, string>;

const columns: Record<ExportedField, { help: string; example: string }> = {
  sku: {
    help: explained,
    example: exampleSku,
  },
  name: {
    help: "What buyers see first. Needed.",
    example: "Front left brake caliper, 2012-2015 Honda Civic",
  },
  partNumber: {
    help: "The number on the part or its box. Format this column as Text, or the spreadsheet will spoil some. Needed.",
    example: "45019-TR3-A00",
  },
  brand: { help: "Who made the part; blank if unknown.", example: "Honda" },
  category: { help: "Such as Brake, Electrical, Body.", example: "Brake" },
  partType: { help: "What the part is called; blank if unsure.", example: "Brake caliper" },
  condition: { help: "new, refurbished or used. Needed.", example: "used" },
  grade: { help: "A, B or C, for used parts alone.", example: "A" },
  price: { help: "US dollars, like 1226.00. Needed.", example: "85.00" },
  coreCharge: { help: "Deposit for the old part; blank for none.", example: "25.00" },
  quantity: { help: "How many you have; 0 is sold out. Needed.", example: "1" },
  warranty: { help: "Days; 0 for none.", example: "90" },
  weight: { help: "Pounds; blank if unknown.", example: "9.5" },
  location: { help: "Where you keep it; only you see this.", example: "R12-B3" },
  description: {
    help: "Anything else buyers should know.",
    example: "Pulled from a running car. Slides and bleeder move freely.",
  },
  oemNumbers: {
    help: "The car maker's numbers, with ; between them.",
    example: "45019-TR3-A00; 45019-TR3-A01",
  },
  interchangeNumbers: { help: "Other makers' numbers for the same part.", example: "18-B5403" },
  fitment: {
    help: "Make | model | years | engine | note, with ; between vehicles.",
    example: "Honda | Civic | 2012-2015 | 1.8 L; Honda | Insight | 2010-2014",
  },
  pictures: { help: "Links to photos, with | between them; the first is the cover.", example: "" },
  state: { help: "published, draft or paused; blank keeps what it is.", example: "published" },
};

/** The template, as CSV. */
export const templateCsv = (): string =>
  [
    exportedFields.map((field) => exportHeadings[field]),
    exportedFields.map((field) => columns[field].help),
    exportedFields.map((field) => columns[field].example),
  ]
    .map((cells, index) => `${index === 0 ? "\ufeff" : ""}${writeCsvRow(cells)}`)
    .join("");
