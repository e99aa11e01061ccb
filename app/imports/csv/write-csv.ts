import { guardFormula } from "./formula-guard";

/* CSV as every spreadsheet reads it: UTF-8 with a mark, quotation marks where they are needed, lines ending in CRLF. */

/** What Excel tells UTF-8 by. */
export const byteOrderMark = "\ufeff";

function writeCell(text: string): string {
  const safe = guardFormula(text);
  return /["\r\n,;\t|]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A row with its end. */
export const writeCsvRow = (cells: readonly string[], delimiter = ","): string =>
  `${cells.map(writeCell).join(delimiter)}\r\n`;
