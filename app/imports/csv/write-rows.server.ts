import { categoryLabels } from "~/catalog/choices";
import { isPartType } from "~/catalog/part-types/part-types";
import type { Category, Condition, Grade } from "~/platform/enums";
import { reasonHeading } from "./headings";
import {
  type ExportedField,
  exportedFields,
  type ImportFitment,
  type ImportState,
  type RowProblem,
} from "./import-row.schema";
import { poundsOf } from "./read-amount";
import type { Delimiter } from "./read-csv.server";
import { fitmentText } from "./read-fitment";
import { partTypeText } from "./read-kind";
import { exportHeadings } from "./template";
import { byteOrderMark, writeCsvRow } from "./write-csv";

/* Listings as a file, and the rows of a file that were refused. Both are written row by row. */

/** A listing as a file says it. */
export interface ExportedListing {
  sku: string;
  name: string;
  partNumber: string;
  brand: string | null;
  category: Category;
  partType: string | null;
  condition: Condition;
  grade: Grade | null;
  priceCents: number;
  coreChargeCents: number;
  quantity: number;
  warrantyDays: number;
  weightGrams: number | null;
  location: string | null;
  description: string;
  oemNumbers: readonly string[];
  interchangeNumbers: readonly string[];
  fitment: readonly ImportFitment[];
  pictureUrls: readonly string[];
  state: ImportState;
}

const money = (cents: number) => (cents / 100).toFixed(2);

/** The columns of an export, which are those of the template: what each holds of a listing. */
const exportColumns: Record<ExportedField, (listing: ExportedListing) => string> = {
  sku: (each) => each.sku,
  name: (each) => each.name,
  partNumber: (each) => each.partNumber,
  brand: (each) => each.brand ?? "",
  category: (each) => categoryLabels[each.category],
  partType: (each) =>
    each.partType && isPartType(each.partType) ? partTypeText(each.partType) : "",
  condition: (each) => each.condition,
  grade: (each) => each.grade ?? "",
  price: (each) => money(each.priceCents),
  coreCharge: (each) => money(each.coreChargeCents),
  quantity: (each) => String(each.quantity),
  warranty: (each) => String(each.warrantyDays),
  weight: (each) => (each.weightGrams === null ? "" : poundsOf(each.weightGrams)),
  location: (each) => each.location ?? "",
  description: (each) => each.description,
  oemNumbers: (each) => each.oemNumbers.join("; "),
  interchangeNumbers: (each) => each.interchangeNumbers.join("; "),
  fitment: (each) => fitmentText(each.fitment),
  pictures: (each) => each.pictureUrls.join(" | "),
  state: (each) => each.state,
};

/** Listings as CSV. Reading the file again changes none of them. */
export async function* writeListings(
  listings: AsyncIterable<ExportedListing> | Iterable<ExportedListing>,
): AsyncGenerator<string> {
  yield `${byteOrderMark}${writeCsvRow(exportedFields.map((field) => exportHeadings[field]))}`;
  for await (const listing of listings)
    yield writeCsvRow(exportedFields.map((field) => exportColumns[field](listing)));
}

/** A refused row: its cells as the file has them, and the rows that go on with it. */
export interface RefusedRow {
  cells: readonly string[];
  continued: readonly (readonly string[])[];
  problems: readonly RowProblem[];
}

/** A problem in a sentence, with the column that it is about. */
export const problemText = ({ heading, value, message }: RowProblem): string => {
  if (heading === null) return message;
  return `${heading}${value ? ` (${value})` : ""}: ${message}`;
};

/**
 * Refused rows as CSV: the file's own columns, and one more that says what to fix. That is left out when the file is
 * read again, and so is the one that it already had.
 */
export async function* writeRefusedRows(
  headings: readonly string[],
  rows: AsyncIterable<RefusedRow> | Iterable<RefusedRow>,
  delimiter: Delimiter = ",",
): AsyncGenerator<string> {
  const kept = [...headings.keys()].filter((index) => headings[index]?.trim() !== reasonHeading);
  const write = (cells: readonly string[], reason: string) => {
    // Cells beyond the headings are what is wrong with some rows.
    const more = cells.slice(headings.length);
    return writeCsvRow([...kept.map((index) => cells[index] ?? ""), reason, ...more], delimiter);
  };
  yield `${byteOrderMark}${write(headings, reasonHeading)}`;
  for await (const { cells, continued, problems } of rows) {
    yield write(cells, problems.map(problemText).join(" "));
    for (const row of continued) yield write(row, "");
  }
}
