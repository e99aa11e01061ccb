/*
 * A cell that begins with one of these is a formula to a spreadsheet, and may do harm there. An apostrophe before it
 * makes it text; it is taken off when the file is read again. Browser-safe.
 */

const guarded = /^'*[=+\-@\t\r\n]/;

/** A text as it is safe in a cell. What begins with apostrophes and such a sign gets one more, so that none is lost. */
export const guardFormula = (text: string): string => (guarded.test(text) ? `'${text}` : text);

/** The text that a cell was written from. `="00123"`, which keeps a spreadsheet's hands off a number, is the number. */
export function readCell(cell: string): string {
  if (cell.startsWith("'") && guarded.test(cell)) return cell.slice(1);
  return /^="([^"]*)"$/.exec(cell.trim())?.[1] ?? cell;
}
