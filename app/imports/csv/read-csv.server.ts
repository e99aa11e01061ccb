import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { parse as parseAll } from "csv-parse/sync";
import { openQuote, rowTooLong } from "./file-refusal";
import { headingKey, knownHeading, reasonHeading } from "./headings";
import { importLimits } from "./import-row.schema";

/*
 * The rows of a CSV file, one by one. A row is what a spreadsheet shows as one, blank ones included: lines within
 * quotation marks are of the same row. So the row with index 0 is the spreadsheet's row 1.
 */

export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

export const delimiterNames: Record<Delimiter, string> = {
  ...{ ",": "comma", ";": "semicolon", "\t": "tab", "|": "vertical bar" },
};

const options = {
  record_delimiter: ["\r\n", "\n", "\r"],
  relax_column_count: true,
  // Inches: 12" rotor.
  relax_quotes: true,
};

/** The parser is given so many characters at a time. */
const pieceLength = 32_768;

/** Says the delimiter to Excel, which does not show it as a row. */
const separatorLine = /^sep=(.)(?:\r\n|\r|\n)/;

/** The text without such a line. Pieces may be as short as they come. */
async function* withoutSeparatorLine(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let head: string | undefined = "";
  for await (const piece of pieces) {
    if (head === undefined) yield piece;
    else {
      head += piece;
      if (head.length < 8) continue;
      yield head.replace(separatorLine, "");
      head = undefined;
    }
  }
  if (head) yield head.replace(separatorLine, "");
}

/**
 * The rows of a text. Its lines may end in any way, and in several. Throws a `FileRefusal` where a row is too long,
 * or a quotation mark never closed.
 */
export async function* readCsv(
  pieces: AsyncIterable<string>,
  delimiter: Delimiter,
): AsyncGenerator<string[]> {
  const parser = parse({ ...options, delimiter });
  async function* bounded() {
    let rows = 0;
    let length = 0;
    for await (const text of withoutSeparatorLine(pieces))
      for (let from = 0; from < text.length; from += pieceLength) {
        // The library's own limit counts what is in cells alone: a row of delimiters would grow without one.
        if (parser.info.records > rows) length = 0;
        rows = parser.info.records;
        const piece = text.slice(from, from + pieceLength);
        length += piece.length;
        if (length > importLimits.rowLength) throw rowTooLong(rows + 1);
        yield piece;
      }
  }
  // What goes wrong is thrown by the loop.
  pipeline(Readable.from(bounded(), { highWaterMark: 1 }), parser, () => {});
  try {
    for await (const row of parser) yield row as string[];
  } catch (error) {
    if (error instanceof CsvError && error.code === "CSV_QUOTE_NOT_CLOSED")
      throw openQuote(parser.info.records + 1);
    throw error;
  }
}

/** The rows that the beginning of a file has, the last of them perhaps cut off. */
function firstRows(text: string, delimiter: Delimiter, limit: number): string[][] {
  const rows: string[][] = [];
  try {
    parseAll(text.replace(separatorLine, ""), {
      ...{ ...options, delimiter, to: limit },
      on_record: (row: string[]) => {
        rows.push(row);
        return null;
      },
    });
  } catch {
    // Cut off between quotation marks: the rows before are whole.
  }
  return rows;
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

const knownCount = (row: readonly string[]) =>
  row.filter((cell) => knownHeading(cell) || cell.trim() === reasonHeading).length;

/** A number, a price or a link: what no heading is. */
const isData = (cell: string) => /^[$€£]?\s*\d[\d.,\s]*$|^https?:/i.test(cell.trim());

/** So many rows may stand before the headings: eBay's templates explain themselves there. */
const rowsBeforeHeadings = 15;

interface Headings {
  /** Its index among the rows. */
  index: number;
  row: string[];
  known: number;
}

function findHeadings(rows: readonly string[][]): Headings | undefined {
  const known = rows
    .slice(0, rowsBeforeHeadings)
    .map((row, index) => ({ row, index, known: knownCount(row) }))
    .filter(({ row, known: count }) => count > 1 || (count === 1 && row.length < 3));
  const most = Math.max(...known.map((each) => each.known));
  const likeliest = known.find((each) => each.known === most);
  if (likeliest) return likeliest;
  const index = rows.findIndex((row) => !isBlank(row) && !/^#?info\b/i.test(row[0] ?? ""));
  const row = rows[index];
  if (!row || row.some(isData) || row.every((cell) => headingKey(cell) === "")) return undefined;
  return { index, row, known: knownCount(row) };
}

/**
 * How the beginning of a text is laid out: by which delimiter its headings are the most that are known, and its rows
 * the most alike. No headings where none of its rows can be them.
 */
export function findLayout(text: string): {
  delimiter: Delimiter;
  headings: Headings | undefined;
} {
  const said = delimiters.find((each) => each === separatorLine.exec(text)?.[1]);
  const layouts = (said ? [said] : delimiters).map((delimiter) => {
    const rows = firstRows(text, delimiter, 50);
    const headings = findHeadings(rows);
    const columns = headings?.row.length ?? Math.max(1, ...rows.map((row) => row.length));
    const below = rows.slice((headings?.index ?? -1) + 1).filter((row) => !isBlank(row));
    const alike = below.filter((row) => row.length === columns).length / (below.length || 1);
    return {
      delimiter,
      headings,
      score: (headings?.known ?? 0) * 10 + (columns > 1 ? 1 + alike * 5 : 0),
    };
  });
  const best = layouts.reduce((one, other) => (other.score > one.score ? other : one));
  return { delimiter: best.delimiter, headings: best.headings };
}
