import { importLimits } from "./import-row.schema";

/* Why a file as a whole cannot be read, said to its seller. */

const count = (number: number) => number.toLocaleString("en-US");

const messages = {
  empty: "That file is empty. Save it again from your spreadsheet, then pick it.",
  "too-large": `That file is over ${importLimits.bytes / 1_000_000} MB. Split it into smaller ones.`,
  workbook:
    "That's an Excel or OpenDocument workbook. Open it, choose File > Save As, and save it as CSV UTF-8.",
  document: "That's not a spreadsheet. Save your list as CSV, then pick that file.",
  "not-text": "We can't read that file as text. Save your list as CSV UTF-8, then pick that file.",
  "no-headings":
    "The first row has to name the columns, like SKU, Title, Price. Add such a row on top, and save the file again.",
  "no-rows": "The file has headings but no rows below them. Add your parts, one a row.",
} as const;

type FixedReason = keyof typeof messages;
export type FileRefusalReason =
  | FixedReason
  | "too-many-columns"
  | "too-many-rows"
  | "row-too-long"
  | "open-quote";

/** A file that cannot be read. Its message says what to do about it. */
export class FileRefusal extends Error {
  constructor(
    readonly reason: FileRefusalReason,
    message: string,
  ) {
    super(message);
    this.name = "FileRefusal";
  }
}

export const refuseFile = (reason: FixedReason): FileRefusal =>
  new FileRefusal(reason, messages[reason]);

export const tooManyColumns = (columns: number): FileRefusal =>
  new FileRefusal(
    "too-many-columns",
    `The file has ${count(columns)} columns, and we read up to ${count(importLimits.columns)}. Delete those that you don't need.`,
  );

export const tooManyRows = (): FileRefusal =>
  new FileRefusal(
    "too-many-rows",
    `The file has over ${count(importLimits.rows)} rows. Split it into smaller ones.`,
  );

export const rowTooLong = (row: number): FileRefusal =>
  new FileRefusal(
    "row-too-long",
    `Row ${count(row)} is over a million characters long. Either one of its cells holds far too much, or a quotation mark in it is never closed.`,
  );

export const openQuote = (row: number): FileRefusal =>
  new FileRefusal(
    "open-quote",
    `A quotation mark in row ${count(row)} is never closed, so we can't tell where the cell ends. Close it, or write inches as in.`,
  );
