import { bad, importLimits, ok, type Reading } from "./import-row.schema";

/*
 * Part numbers and SKUs are text, however much they look like numbers: `0001E5`, `90.750`, `100E10`. What a
 * spreadsheet made of one cannot be undone, so it is refused. Browser-safe.
 */

/** `1.23E+11`, `1,23E+11`, `1E+11`: with the sign that spreadsheets write and no maker does. */
const shortened = /^\d(?:[.,]\d+)?E\+\d{2,3}$|^\d[.,]\d+E-\d{2,3}$/i;

/** More than the 15 digits that a spreadsheet keeps of a number, the others made 0. */
const rounded = /^[1-9]\d{14}0+$/;

const sheetErrors = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|NV|BEZUG!|WERT!|#+)$/i;

const month =
  "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Sept|Oct|Nov|Dec|Mrz|Mär|Mai|Okt|Dez|January|February|March|April|June|July|August|September|October|November|December)";
const day = "(?:0?[1-9]|[12]\\d|3[01])";
const monthNumber = "(?:0?[1-9]|1[0-2])";
const year = "(?:19|20)\\d{2}";
const time = "(?:[ T]\\d{1,2}:\\d{2}(?::\\d{2})?)?";

/** As spreadsheets write them: months by name begin with a capital alone, as `MAR-05` may be a number. */
const dates = [
  new RegExp(`^${month}[-. ](?:\\d{2}|${year})$`),
  new RegExp(`^${day}[-. ]{1,2}${month}(?:[-. ](?:\\d{2}|${year}))?$`),
  new RegExp(`^${day}\\.${monthNumber}\\.${year}${time}$`),
  new RegExp(`^(?:${monthNumber}/${day}|${day}/${monthNumber})/(?:\\d{2}|${year})${time}$`),
  new RegExp(`^${year}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])${time}$`),
];

/** What a spreadsheet made of a number, said in a sentence with its remedy; undefined where it is whole. */
export function whyRuined(text: string): string | undefined {
  const again =
    "Format the column as Text before you type or open the file, and write the number again.";
  if (shortened.test(text))
    return `A spreadsheet has shortened this number, and its last digits are lost. ${again}`;
  if (rounded.test(text))
    return `A spreadsheet keeps 15 digits of a number, and has made the others 0. ${again}`;
  if (dates.some((date) => date.test(text)))
    return `A spreadsheet has turned this number into a date. ${again}`;
  if (sheetErrors.test(text))
    return "This is an error of the spreadsheet's own. Mend the formula, or write the number itself.";
  return undefined;
}

/** Characters that text never has: what the database cannot hold, and what nobody sees. */
const controlCharacters = /(?![\t\n\r])\p{Cc}/u;

export const whyUnreadable = (text: string): string | undefined =>
  controlCharacters.test(text)
    ? "This holds a character that can't be read. Type it again."
    : undefined;

const whyTooLong = (limit: number, length: number) =>
  `This has ${length.toLocaleString("en-US")} characters, and ${limit.toLocaleString("en-US")} is the most. Shorten it.`;

/** A text of one line. */
export function readLine(text: string, limit: number): Reading<string> {
  const line = text.replaceAll(/\s+/g, " ").trim();
  const why = whyUnreadable(text);
  if (why) return bad(why);
  return line.length > limit ? bad(whyTooLong(limit, line.length)) : ok(line);
}

/** A text that may have several lines. */
export function readLines(text: string, limit: number): Reading<string> {
  const lines = text.replaceAll(/\r\n?/g, "\n").trim();
  const why = whyUnreadable(lines);
  if (why) return bad(why);
  return lines.length > limit ? bad(whyTooLong(limit, lines.length)) : ok(lines);
}

function readNumberText(text: string, limit: number, missing: string): Reading<string> {
  const read = readLine(text, limit);
  if (read.kind === "bad") return read;
  if (read.value === "") return bad(missing);
  const why = whyRuined(read.value);
  return why ? bad(why) : read;
}

export const readSku = (text: string): Reading<string> =>
  readNumberText(
    text,
    importLimits.sku,
    "There's no SKU. Give each part a number of your own: by it we find the listing again.",
  );

export const readPartNumber = (text: string): Reading<string> =>
  readNumberText(
    text,
    importLimits.partNumber,
    "There's no part number. Write the number on the part or its box.",
  );

/** Several part numbers in a cell, each once: `12345678, 90.750` or a line each. */
export function readPartNumbers(text: string): Reading<string[]> {
  const numbers = [
    ...new Set(
      text
        .split(/[|;,\n\r]+/)
        .map((each) => each.trim())
        .filter(Boolean),
    ),
  ];
  if (numbers.length > importLimits.numbers)
    return bad(`These are ${numbers.length} numbers, and ${importLimits.numbers} is the most.`);
  for (const number of numbers) {
    const read = readPartNumber(number);
    if (read.kind === "bad") return bad(`${number.slice(0, 80)}: ${read.message}`);
  }
  return ok(numbers.map((number) => number.replaceAll(/\s+/g, " ")));
}
