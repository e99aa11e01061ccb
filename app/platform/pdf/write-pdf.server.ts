import type PDFKit from "pdfkit";
import type { Paper, PaperColumn, PaperTable, PaperTotal } from "./paper";

/* Letter paper in Helvetica, which every reader has: nothing is embedded, and the same paper is the same file. */

const margin = 54;
const [small, body, heading] = [9, 10, 20] as const;
const gap = 8;
/** Gray of a photocopy that still reads. */
const [ink, muted, line] = ["#111111", "#555555", "#bbbbbb"] as const;

/** What Helvetica has a letter for, as PDF's own encoding has it. */
const known =
  /[\n\x20-\x7e\u00a0-\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]/u;

/** A text in letters that can be printed: an accent that is not known is left out, another letter is a question mark. */
export const printable = (text: string): string =>
  [...text]
    .map((sign) => {
      if (known.test(sign)) return sign;
      const plain = sign.normalize("NFKD").replaceAll(/[\p{M}\p{Cf}]/gu, "");
      return [...plain].every((each) => known.test(each)) ? plain : "?";
    })
    .join("");

type Document = InstanceType<typeof PDFKit>;

/** Sets a paper as PDF. */
export async function writePdf(paper: Paper): Promise<Uint8Array> {
  // It is large, and most who start the site never print.
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({
    size: "LETTER",
    margin,
    bufferPages: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: paper.title, Author: printable(paper.author), CreationDate: paper.madeAt },
  });
  const pieces: Uint8Array[] = [];
  doc.on("data", (piece: Uint8Array) => pieces.push(piece));
  const isDone = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  setHead(doc, paper);
  for (const table of paper.tables) setTable(doc, table);
  setTotals(doc, paper.totals);
  setNotes(doc, paper.notes);
  setFooters(doc, paper.title);
  doc.end();
  await isDone;
  return Buffer.concat(pieces);
}

const widthOf = (doc: Document) => doc.page.width - 2 * margin;
const bottomOf = (doc: Document) => doc.page.height - margin - 24;

const regular = (doc: Document, size: number, color: string) =>
  doc.font("Helvetica").fontSize(size).fillColor(color);
const bold = (doc: Document, size: number) =>
  doc.font("Helvetica-Bold").fontSize(size).fillColor(ink);

/** Begins a page where so much does not fit on this one; whether it did. */
function makeRoom(doc: Document, height: number): boolean {
  if (doc.y + height <= bottomOf(doc)) return false;
  doc.addPage();
  doc.y = margin;
  return true;
}

function setHead(doc: Document, { title, facts }: Paper): void {
  bold(doc, heading).text(printable(title), margin, margin, { width: widthOf(doc) });
  doc.y += gap;
  const width = widthOf(doc) / Math.max(facts.length, 1);
  const top = doc.y;
  let bottom = top;
  for (const [at, { term, lines }] of facts.entries()) {
    const x = margin + at * width;
    regular(doc, small, muted).text(term, x, top, { width: width - gap });
    regular(doc, body, ink);
    for (const each of lines) doc.text(printable(each), x, doc.y, { width: width - gap });
    bottom = Math.max(bottom, doc.y);
  }
  doc.y = bottom + 2 * gap;
}

function rule(doc: Document, y: number): void {
  doc
    .moveTo(margin, y)
    .lineTo(margin + widthOf(doc), y)
    .lineWidth(0.5)
    .strokeColor(line)
    .stroke();
}

function setTable(doc: Document, { title, columns, rows }: PaperTable): void {
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const cells = columns.map((column) => ({
    column,
    width: (widthOf(doc) * column.share) / shares,
  }));
  if (title) {
    makeRoom(doc, 5 * body);
    bold(doc, body + 1).text(printable(title), margin, doc.y, { width: widthOf(doc) });
    doc.y += gap / 2;
  }
  const setHeaders = () => {
    regular(doc, small, muted);
    setRow(
      doc,
      cells,
      columns.map(({ header }) => header),
    );
  };
  makeRoom(doc, 4 * body);
  setHeaders();
  for (const row of rows) {
    regular(doc, body, ink);
    const texts = row.map(printable);
    const heights = cells.map(({ width }, at) =>
      doc.heightOfString(texts[at] ?? "", { width: width - gap }),
    );
    if (makeRoom(doc, Math.max(...heights) + gap)) {
      setHeaders();
      regular(doc, body, ink);
    }
    setRow(doc, cells, texts);
  }
  doc.y += gap;
}

function setRow(
  doc: Document,
  cells: readonly { column: PaperColumn; width: number }[],
  texts: readonly string[],
): void {
  const top = doc.y;
  let [x, bottom] = [margin, top];
  for (const [at, { column, width }] of cells.entries()) {
    doc.text(texts[at] ?? "", column.isMoney ? x + gap : x, top, {
      width: width - gap,
      align: column.isMoney ? "right" : "left",
    });
    bottom = Math.max(bottom, doc.y);
    x += width;
  }
  rule(doc, bottom + gap / 4);
  doc.y = bottom + gap / 2;
}

function setTotals(doc: Document, totals: readonly PaperTotal[]): void {
  const width = widthOf(doc) / 2;
  const x = margin + width;
  for (const { label, amount, isSum } of totals) {
    makeRoom(doc, 2 * body);
    if (isSum) bold(doc, body);
    else regular(doc, body, ink);
    const top = doc.y;
    doc.text(printable(label), x, top, { width: width * 0.6 });
    const bottom = doc.y;
    doc.text(amount, x + width * 0.6, top, { width: width * 0.4, align: "right" });
    doc.y = Math.max(bottom, doc.y) + gap / 2;
  }
}

function setNotes(doc: Document, notes: readonly string[]): void {
  doc.y += gap;
  for (const note of notes) {
    makeRoom(doc, 2 * small);
    regular(doc, small, muted).text(printable(note), margin, doc.y, { width: widthOf(doc) });
  }
}

/** On every page which it is, of how many. */
function setFooters(doc: Document, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    // Below the margin, where text would begin a page of its own.
    doc.page.margins.bottom = 0;
    regular(doc, small, muted).text(
      `${printable(title)}. Page ${page - start + 1} of ${count}`,
      margin,
      doc.page.height - margin,
      { width: widthOf(doc), align: "center", lineBreak: false },
    );
  }
}
