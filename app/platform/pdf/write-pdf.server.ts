import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type PDFKit from "pdfkit";
import type { Paper, PaperColumn, PaperTable, PaperTotal } from "./paper";
import { type HasLetter, printablePaper } from "./printable";

/*
 * Letter paper in Arimo, which is as wide as Helvetica and has Latin, Greek and Cyrillic letters. The letters that a paper
 * uses are embedded in it, and the same paper is the same file.
 */

const margin = 54;
const [small, body, heading] = [9, 10, 20] as const;
const gap = 8;
/** Gray of a photocopy that still reads. */
const [ink, muted, line] = ["#111111", "#555555", "#bbbbbb"] as const;

type Fonts = Record<"regular" | "bold", Buffer>;

/** Read by the first who prints. */
let fonts: Promise<Fonts> | undefined;

async function readFonts(): Promise<Fonts> {
  const require = createRequire(import.meta.url);
  const files = {
    regular: require.resolve("@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf"),
    bold: require.resolve("@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf"),
  };
  return { regular: await readFile(files.regular), bold: await readFile(files.bold) };
}

type Document = InstanceType<typeof PDFKit>;

/** Which letters the font that is set has; pdfkit's types keep that to themselves. */
function lettersOf(doc: Document): HasLetter {
  const { _font } = doc as Document & {
    _font: { font: { hasGlyphForCodePoint: (codePoint: number) => boolean } };
  };
  return (codePoint) => _font.font.hasGlyphForCodePoint(codePoint);
}

/** Sets a paper as PDF. */
export async function writePdf(given: Paper): Promise<Uint8Array> {
  // It is large, and most who start the site never print.
  const { default: PDFDocument } = await import("pdfkit");
  // What could not be read now may be the next time.
  fonts ??= readFonts().catch((error: unknown) => {
    fonts = undefined;
    throw error;
  });
  const { regular: regularFont, bold: boldFont } = await fonts;
  const doc = new PDFDocument({
    size: "LETTER",
    margin,
    bufferPages: true,
    lang: "en-US",
    displayTitle: true,
    // Readers show these in letters of their own.
    info: { Title: given.title, Author: given.author, CreationDate: given.madeAt },
  });
  doc.registerFont("regular", regularFont);
  doc.registerFont("bold", boldFont);
  const pieces: Uint8Array[] = [];
  doc.on("data", (piece: Uint8Array) => pieces.push(piece));
  const isDone = new Promise<void>((resolve, reject) => {
    doc.on("end", resolve);
    doc.on("error", reject);
  });
  const paper = printablePaper(given, lettersOf(regular(doc, body, ink)));
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
  doc.font("regular").fontSize(size).fillColor(color);
const bold = (doc: Document, size: number) => doc.font("bold").fontSize(size).fillColor(ink);

/** Begins a page where so much does not fit on this one; whether it did. */
function makeRoom(doc: Document, height: number): boolean {
  if (doc.y + height <= bottomOf(doc)) return false;
  doc.addPage();
  doc.y = margin;
  return true;
}

function setHead(doc: Document, { title, facts }: Paper): void {
  bold(doc, heading).text(title, margin, margin, { width: widthOf(doc) });
  doc.y += gap;
  const width = widthOf(doc) / Math.max(facts.length, 1);
  const top = doc.y;
  let bottom = top;
  for (const [at, { term, lines }] of facts.entries()) {
    const x = margin + at * width;
    regular(doc, small, muted).text(term, x, top, { width: width - gap });
    regular(doc, body, ink);
    for (const each of lines) doc.text(each, x, doc.y, { width: width - gap });
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
    bold(doc, body + 1).text(title, margin, doc.y, { width: widthOf(doc) });
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
    const heights = cells.map(({ width }, at) =>
      doc.heightOfString(row[at] ?? "", { width: width - gap }),
    );
    if (makeRoom(doc, Math.max(...heights) + gap)) {
      setHeaders();
      regular(doc, body, ink);
    }
    setRow(doc, cells, row);
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
    doc.text(label, x, top, { width: width * 0.6 });
    const bottom = doc.y;
    doc.text(amount, x + width * 0.6, top, { width: width * 0.4, align: "right" });
    doc.y = Math.max(bottom, doc.y) + gap / 2;
  }
}

function setNotes(doc: Document, notes: readonly string[]): void {
  doc.y += gap;
  for (const note of notes) {
    makeRoom(doc, 2 * small);
    regular(doc, small, muted).text(note, margin, doc.y, { width: widthOf(doc) });
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
      `${title}. Page ${page - start + 1} of ${count}`,
      margin,
      doc.page.height - margin,
      { width: widthOf(doc), align: "center", lineBreak: false },
    );
  }
}
