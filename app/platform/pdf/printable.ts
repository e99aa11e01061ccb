import type { Paper } from "./paper";

/* What a paper says in letters that its font has. */

/** Whether a font has a letter, by its code point. */
export type HasLetter = (codePoint: number) => boolean;

/** What stands for letters that cannot be printed. */
const leftOut = "[\u2026]";

/** What the paper says of those. */
const leftOutNote = `${leftOut} stands for letters that can't be printed here. You can read them on the site.`;

/** Written from right to left, which no line of a paper is, or joined by rules that the font has not. */
const isOtherWay = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;

/**
 * A text in letters that can be printed: an accent that is not known is left out; of words in another script one mark
 * stands for all, since a question mark for each letter reads as a mistake.
 */
export function printable(text: string, has: HasLetter): string {
  const isKnown = (sign: string) =>
    sign === "\n" || (has(sign.codePointAt(0) ?? 0) && !/[\p{Cc}\p{Cf}]/u.test(sign));
  const signs = [...text.normalize("NFC")].map((sign) => {
    if (isOtherWay.test(sign)) return leftOut;
    if (isKnown(sign)) return sign;
    if (/\p{Cc}/u.test(sign)) return " ";
    const plain = sign.normalize("NFKD").replaceAll(/[\p{M}\p{Cf}]/gu, "");
    return [...plain].every(isKnown) ? plain : leftOut;
  });
  return signs.join("").replaceAll(/\[\u2026\](?:[ ]*\[\u2026\])+/g, leftOut);
}

/** A paper as it can be printed, with a note where something of it cannot. */
export function printablePaper(paper: Paper, has: HasLetter): Paper {
  const set = (text: string) => printable(text, has);
  const printed: Paper = {
    ...paper,
    title: set(paper.title),
    facts: paper.facts.map(({ term, lines }) => ({ term: set(term), lines: lines.map(set) })),
    tables: paper.tables.map(({ title, columns, rows }) => ({
      ...(title !== undefined && { title: set(title) }),
      columns: columns.map((column) => ({ ...column, header: set(column.header) })),
      rows: rows.map((row) => row.map(set)),
    })),
    totals: paper.totals.map((total) => ({ ...total, label: set(total.label) })),
    notes: paper.notes.map(set),
  };
  const isWhole = !JSON.stringify(printed).includes(leftOut);
  return isWhole ? printed : { ...printed, notes: [...printed.notes, leftOutNote] };
}
