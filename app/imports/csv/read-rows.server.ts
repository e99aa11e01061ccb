import { convert } from "html-to-text";
import { conditions } from "~/platform/enums";
import { decodeText, type Encoding, findEncoding, type OpenFile } from "./decode-text.server";
import { FileRefusal, refuseFile, tooManyColumns, tooManyRows } from "./file-refusal";
import { readCell } from "./formula-guard";
import { knownHeading } from "./headings";
import {
  bad,
  type ColumnMapping,
  columnLetter,
  type ImportAnswers,
  type ImportField,
  type ImportFitment,
  type ImportValues,
  importLimits,
  ok,
  type Reading,
  type RowProblem,
} from "./import-row.schema";
import {
  type ColumnFacts,
  decimalMark,
  decimalQuestion,
  type ImportQuestion,
  isHtmlColumn,
  mappingNotices,
  proposeMapping,
  questionsFor,
  type RememberedMapping,
  unitQuestion,
  warrantyUnitOf,
  weightUnitOf,
} from "./map-columns";
import {
  markEvidence,
  moneyEvidence,
  readCoreCharge,
  readPrice,
  readWeight,
  splitUnit,
} from "./read-amount";
import { type Delimiter, delimiterNames, findLayout, readCsv } from "./read-csv.server";
import { agreeingRows, joinTrims, readFitment, readVehicle } from "./read-fitment";
import { readKind } from "./read-kind";
import { readLine, readLines, readPartNumber, readPartNumbers, readSku } from "./read-number-text";
import {
  namesByKey,
  readBrand,
  readCondition,
  readGrade,
  readPictures,
  readQuantity,
  readState,
  readWarranty,
} from "./read-values";
import { isTemplateRow } from "./template";

/*
 * A file of listings: what is in it, and then its rows, each as values or as what is wrong with it. Both read the
 * file as a stream, from its beginning, and know no database.
 */

/** How a file is written; found by `inspectFile`, and what `readRows` reads it by. */
export interface FileLayout {
  encoding: Encoding;
  delimiter: Delimiter;
  /** The row with the headings, as the spreadsheet counts. */
  headingRow: number;
  columns: ColumnFacts[];
}

export type Inspection =
  | { kind: "refused"; reason: FileRefusal["reason"]; message: string }
  | {
      kind: "file";
      layout: FileLayout;
      /** Rows below the headings that are not blank. */
      rowCount: number;
      mapping: ColumnMapping;
      notices: string[];
      questions: ImportQuestion[];
    };

/** Characters that tell how a file is laid out. */
const headLength = 131_072;
const sampleCount = 5;
const sampleLength = 100;
/** No amount is longer. */
const amountLength = 40;

async function beginningOf(open: OpenFile, encoding: Encoding): Promise<string> {
  let head = "";
  for await (const piece of decodeText(open, encoding)) {
    head += piece;
    if (head.length >= headLength) break;
  }
  return head;
}

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === "");

const cutOff = (text: string, length = sampleLength) =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text;

function noteCell(facts: ColumnFacts, raw: string): void {
  const cell = readCell(raw).trim();
  if (cell === "") return;
  facts.filled += 1;
  if (facts.samples.length < sampleCount && !facts.samples.includes(cutOff(cell)))
    facts.samples.push(cutOff(cell));
  if (cell.length > amountLength || !/\d/.test(cell)) return;
  const { unit, number } = splitUnit(cell);
  const evidence = unit ? markEvidence(number) : moneyEvidence(cell);
  if (evidence === "none") return;
  if (!unit && /[1-9]/.test(cell)) facts.unitless += 1;
  if (evidence === "either") return;
  facts[evidence] += 1;
  if (evidence === "open") facts.openExample ??= cell;
}

/**
 * Reads a file through: its encoding, delimiter and headings, samples of each column, how many rows it has, which
 * field each column seems to be, and what the seller has to be asked. All of it can be kept as JSON.
 */
export async function inspectFile(
  open: OpenFile,
  remembered?: RememberedMapping,
): Promise<Inspection> {
  try {
    const encoding = await findEncoding(open);
    const { delimiter, headings } = findLayout(await beginningOf(open, encoding));
    if (!headings) throw refuseFile("no-headings");
    const row = withoutBlankEnd(headings.row);
    if (row.length > importLimits.columns) throw tooManyColumns(row.length);
    const columns = row.map(
      (heading, index): ColumnFacts => ({
        ...{ heading: cutOff(readCell(heading).trim()), letter: columnLetter(index) },
        ...{ samples: [], filled: 0, point: 0, comma: 0, open: 0, openExample: null, unitless: 0 },
      }),
    );
    let rowCount = 0;
    let index = -1;
    for await (const cells of readCsv(decodeText(open, encoding), delimiter)) {
      index += 1;
      if (index <= headings.index || isBlank(cells) || isTemplateRow(cells)) continue;
      rowCount += 1;
      if (rowCount > importLimits.rows) throw tooManyRows();
      for (const [column, facts] of columns.entries()) noteCell(facts, cells[column] ?? "");
    }
    if (rowCount === 0) throw refuseFile("no-rows");
    const names = columns.map(({ heading }) => heading);
    const mapping = proposeMapping(names, remembered);
    return {
      kind: "file",
      layout: { encoding, delimiter, headingRow: headings.index + 1, columns },
      rowCount,
      mapping,
      notices: mappingNotices(names, mapping),
      questions: questionsFor(columns, mapping),
    };
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error;
    return { kind: "refused", reason: error.reason, message: error.message };
  }
}

function withoutBlankEnd(row: readonly string[]): string[] {
  const last = row.findLastIndex((cell) => cell.trim() !== "");
  return row.slice(0, last + 1);
}

/** How the catalog spells what rows name. */
export interface KnownNames {
  brands?: Iterable<string>;
  makes?: Iterable<string>;
}

export interface ReadPlan {
  layout: FileLayout;
  mapping: ColumnMapping;
  answers: ImportAnswers;
  known?: KnownNames;
}

interface RowCells {
  /** As the spreadsheet counts; the row's first, where others go on with it. */
  rowNumber: number;
  /** As the file has them. */
  cells: string[];
  /** The rows that go on with it: further vehicles, further photos. */
  continued: string[][];
}

export type ImportRow = RowCells &
  (
    | {
        kind: "values";
        values: ImportValues;
        /** Category and part type are those that the title names: for a new listing, not for one that has its own. */
        isKindFromTitle: boolean;
      }
    | { kind: "refused"; problems: RowProblem[] }
  );

/** What a row about a product takes from the first one about it where it says nothing itself. */
const sharedFields: readonly ImportField[] = [
  "name",
  "brand",
  "description",
  "category",
  "partType",
];

/**
 * The rows of a file, blank ones and those of the template left out. A row is refused for what is wrong with any of
 * its cells; the others go on. Throws a `FileRefusal` where `inspectFile` would have refused the file.
 */
export async function* readRows(open: OpenFile, plan: ReadPlan): AsyncGenerator<ImportRow> {
  const reader = rowReader(plan);
  let waiting: RowCells | undefined;
  /** The first row about the product that rows are about now. */
  let product: string[] | undefined;
  let rowNumber = 0;
  for await (const cells of readCsv(
    decodeText(open, plan.layout.encoding),
    plan.layout.delimiter,
  )) {
    rowNumber += 1;
    if (rowNumber <= plan.layout.headingRow || isBlank(cells) || isTemplateRow(cells)) continue;
    const sku = reader.cell(cells, "sku").trim();
    const group = reader.cell(cells, "group").trim();
    const isSameProduct =
      group !== "" && !!product && reader.cell(product, "group").trim() === group;
    const isVehicle = /^compatibility$/i.test(reader.cell(cells, "relationship").trim());
    if (waiting && (isVehicle || (isSameProduct && sku === ""))) {
      waiting.continued.push(cells);
      continue;
    }
    if (waiting) yield reader.read(waiting);
    if (isSameProduct && product) {
      for (const field of sharedFields)
        for (const index of reader.columnsOf(field))
          if (!cells[index]?.trim()) cells[index] = product[index] ?? "";
    } else product = cells;
    waiting = { rowNumber, cells, continued: [] };
  }
  if (waiting) yield reader.read(waiting);
}

function rowReader({ layout, mapping, answers, known = {} }: ReadPlan) {
  const { columns, delimiter } = layout;
  const headings = columns.map(({ heading }) => heading);
  const byField = new Map<ImportField, number[]>();
  for (const [index, field] of mapping.entries())
    if (field && index < columns.length) byField.set(field, [...(byField.get(field) ?? []), index]);
  const columnsOf = (field: ImportField): readonly number[] => byField.get(field) ?? [];
  const brands = namesByKey(known.brands ?? []);
  const makes = namesByKey(known.makes ?? []);
  /** Rows by their SKU. */
  const skus = new Map<string, number>();

  /** What the first column of a field holds; blank where there is none. */
  const cell = (cells: readonly string[], field: ImportField): string =>
    readCell(cells[columnsOf(field)[0] ?? -1] ?? "");

  function read({ rowNumber, cells, continued }: RowCells): ImportRow {
    const problems: RowProblem[] = [];
    const problem = (index: number | undefined, message: string) =>
      problems.push({
        heading: index === undefined ? null : (headings[index] ?? null),
        letter: index === undefined ? null : columnLetter(index),
        value: index === undefined ? "" : cutOff(readCell(cells[index] ?? "")),
        message,
      });

    /** The value of a field's cell; undefined where no column is matched to it, or it cannot be read. */
    function take<Value>(
      field: ImportField,
      reader: (text: string, facts: ColumnFacts, index: number) => Reading<Value>,
    ): Value | undefined {
      const index = columnsOf(field)[0];
      const facts = columns[index ?? -1];
      if (index === undefined || !facts) return undefined;
      const reading = reader(readCell(cells[index] ?? ""), facts, index);
      if (reading.kind === "ok") return reading.value;
      problem(index, reading.message);
      return undefined;
    }

    /** The values of all columns of a field, each once. */
    function takeAll(field: ImportField, reader: (text: string) => Reading<string[]>) {
      if (columnsOf(field).length === 0) return undefined;
      const found = [cells, ...continued].flatMap((row) =>
        columnsOf(field).flatMap((index) => {
          const reading = reader(readCell(row[index] ?? ""));
          if (reading.kind === "ok") return reading.value;
          problem(index, reading.message);
          return [];
        }),
      );
      return [...new Set(found)];
    }

    const markOf = (facts: ColumnFacts, index: number) =>
      decimalMark(facts, answers[decimalQuestion(index)]);

    const more = cells.slice(columns.length);
    if (!isBlank(more))
      problems.push({
        heading: null,
        letter: columnLetter(columns.length),
        value: cutOff(more.join(delimiter)),
        message: `This row has ${withoutBlankEnd(cells).length} cells, and the headings are ${columns.length}. Put quotation marks around a cell with a ${delimiterNames[delimiter]} in it.`,
      });

    const sku = take("sku", readSku);
    if (sku !== undefined) {
      const earlier = skus.get(sku);
      if (earlier === undefined) skus.set(sku, rowNumber);
      else
        problem(
          columnsOf("sku")[0],
          `Row ${earlier.toLocaleString("en-US")} has this SKU already. Give each part its own, or add to the quantity of that row.`,
        );
    }
    const name = take("name", (text) =>
      text.trim() === ""
        ? bad("There's no title. Write what the part is, like Front left brake caliper.")
        : readLine(text, importLimits.name),
    );
    const kind = readKind({
      category: columnsOf("category").length ? cell(cells, "category") : undefined,
      partType: columnsOf("partType").length ? cell(cells, "partType") : undefined,
      name,
    });
    if (kind.kind === "bad") problem(columnsOf(kind.field ?? "category")[0], kind.message);
    const condition =
      columnsOf("condition").length > 0
        ? take("condition", (text, { heading }) =>
            readCondition(text, knownHeading(heading)?.format === "amazon"),
          )
        : conditions.find((each) => each === answers.condition);
    const grade = take("grade", readGrade);
    if (grade && condition && condition !== "used")
      problem(
        columnsOf("grade")[0],
        "Only used parts have a grade. Clear it, or write used as the condition.",
      );

    const values = {
      ...{ sku: sku ?? "", name },
      partNumber: take("partNumber", readPartNumber),
      brand: take("brand", (text) => readBrand(text, brands)),
      ...(kind.kind === "ok"
        ? { category: kind.value.category, partType: kind.value.partType }
        : {}),
      ...{ condition, grade },
      priceCents: take("price", (text, facts, index) => readPrice(text, markOf(facts, index))),
      coreChargeCents: take("coreCharge", (text, facts, index) =>
        readCoreCharge(text, markOf(facts, index)),
      ),
      quantity:
        columnsOf("quantity").length > 0
          ? take("quantity", readQuantity)
          : answers.quantity === "1"
            ? 1
            : undefined,
      warrantyDays: take("warranty", (text, facts, index) =>
        readWarranty(text, warrantyUnitOf(facts, answers[unitQuestion(index)])),
      ),
      weightGrams: take("weight", (text, facts, index) =>
        readWeight(text, {
          unit: weightUnitOf(facts, answers[unitQuestion(index)]),
          mark: markOf(facts, index),
        }),
      ),
      location: take("location", (text) => orNull(readLine(text, importLimits.location))),
      description: take("description", (text, _, index) =>
        readDescription(text, isHtmlColumn(headings, index)),
      ),
      oemNumbers: takeAll("oemNumbers", readPartNumbers),
      interchangeNumbers: takeAll("interchangeNumbers", readPartNumbers),
      fitment: takeVehicles(),
      pictureUrls: takeAll("pictures", readPictures),
      state: take("state", readState),
    };

    /** From the column of vehicles, from columns of their own, and from rows that go on with this one. */
    function takeVehicles(): ImportFitment[] | undefined {
      const listed = take("fitment", (text) => readFitment(text, makes));
      const own = readVehicle(
        {
          make: cell(cells, "fitmentMake"),
          model: cell(cells, "fitmentModel"),
          years: cell(cells, "fitmentYears"),
          yearTo: cell(cells, "fitmentYearTo"),
          engine: cell(cells, "fitmentEngine"),
        },
        makes,
      );
      const ownColumn = columnsOf("fitmentMake")[0] ?? columnsOf("fitmentYears")[0];
      if (own.kind === "bad") problem(ownColumn, own.message);
      const [details] = columnsOf("relationshipDetails");
      const continuing = continued.flatMap((row) => {
        const reading = readFitment(readCell(row[details ?? -1] ?? ""), makes);
        if (reading.kind === "ok") return reading.value;
        problem(details, reading.message);
        return [];
      });
      if (!columnsOf("fitment").length && ownColumn === undefined && details === undefined)
        return undefined;
      const rows = agreeingRows([
        ...(listed ?? []),
        ...(own.kind === "ok" && own.value ? [own.value] : []),
        ...joinTrims(continuing),
      ]);
      if (rows.kind === "ok") return rows.value;
      problem(columnsOf("fitment")[0] ?? details ?? ownColumn, rows.message);
      return undefined;
    }

    const row = { rowNumber, cells, continued };
    if (problems.length > 0) return { kind: "refused", ...row, problems };
    const said = Object.fromEntries(
      Object.entries(values).filter(([, value]) => value !== undefined),
    ) as ImportValues;
    const isKindFromTitle = kind.kind === "ok" && kind.value.isFromTitle;
    return { kind: "values", ...row, values: said, isKindFromTitle };
  }

  return { cell, columnsOf, read };
}

const orNull = (reading: Reading<string>): Reading<string | null> =>
  reading.kind === "ok" && reading.value === "" ? ok(null) : reading;

function readDescription(text: string, isHtml: boolean): Reading<string> {
  if (!isHtml || !text.includes("<")) return readLines(text, importLimits.description);
  if (text.length > importLimits.rowLength / 10)
    return bad("This description is over 100,000 characters of HTML. Shorten it.");
  const plain = convert(text, {
    wordwrap: false,
    selectors: [
      { selector: "img", format: "skip" },
      { selector: "a", options: { ignoreHref: true } },
    ],
  });
  return readLines(plain, importLimits.description);
}
