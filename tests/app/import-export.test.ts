import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { partCatalog } from "~/catalog/part-types/part-types";
import { guardFormula, readCell } from "~/imports/csv/formula-guard";
import { type ImportFitment, importStates } from "~/imports/csv/import-row.schema";
import type { ImportRow } from "~/imports/csv/read-rows.server";
import { exportHeadings, templateCsv } from "~/imports/csv/template";
import {
  type ExportedListing,
  problemText,
  writeListings,
  writeRefusedRows,
} from "~/imports/csv/write-rows.server";
import { categories, conditions, grades } from "~/platform/enums";
import { inspected, refusal, rowsOf } from "../support/imports";

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

/** What the cells of a text are to a spreadsheet: parsed by nothing of the site's. */
function spreadsheetCells(text: string): string[] {
  return [...text.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? "",
  );
}

/** Marks that files are made of, signs of formulas, letters of many scripts, emoji. */
const character = fc.constantFrom(
  ..."abzAZ019",
  ..."=+-@'\"`,;|\\/.:#%()[]{}<>&$€ ",
  ...["é", "ß", "Ж", "ب", "中", "🔧", "\u00a0", "\ufeff", "\u200f"],
);

const line = (maxLength: number, minLength = 0) =>
  fc
    .array(character, { maxLength })
    .map((characters) => characters.join("").replaceAll(/\s+/g, " ").trim())
    .filter((text) => text.length >= minLength && text.length <= maxLength);

const lines = fc.array(line(30), { maxLength: 4 }).map((each) => each.join("\n").trim());

const number = fc.oneof(
  fc.constantFrom(
    "00123",
    "90.750",
    "100E10",
    "0001E5",
    "-12",
    "+49",
    "=A1",
    "@x",
    "'=1",
    "8E0 407 151",
  ),
  line(20, 1).filter((text) => !/[;,|]/.test(text)),
);

const fitment: fc.Arbitrary<ImportFitment> = fc
  .record({
    make: fc.constantFrom("Honda", "Land Rover", "Škoda", "a|b", "c;d", "e\\", "=f"),
    model: line(20, 1),
    years: fc.tuple(fc.integer({ min: 1950, max: 2030 }), fc.integer({ min: 0, max: 20 })),
    engine: line(10),
    note: line(30),
  })
  .map(({ years: [y0, count], ...row }) => ({ ...row, y0, y1: y0 + count }));

/** At the end of a link a comma is taken for what stands between two. */
const pictureUrl = fc
  .webUrl({ withQueryParameters: true })
  .filter((url) => !/[;,](?:$|https?:)/.test(url));

const listing: fc.Arbitrary<ExportedListing> = fc
  .record({
    sku: line(40, 1),
    name: line(80, 1),
    partNumber: number,
    brand: fc.constantFrom(null, "Bosch", "=HYPERLINK(1)", "-5W", "Land, Rover"),
    category: fc.constantFrom(...categories),
    type: fc.constantFrom(null, ...partCatalog),
    condition: fc.constantFrom(...conditions),
    grade: fc.constantFrom(null, ...grades),
    priceCents: fc.integer({ min: 1, max: 99_999_900 }),
    coreChargeCents: fc.nat(99_999_900),
    quantity: fc.nat(999_999),
    warrantyDays: fc.nat(36_500),
    weightGrams: fc.option(fc.nat(5_000_000)),
    location: fc.option(line(20, 1)),
    description: lines,
    oemNumbers: fc.uniqueArray(number, { maxLength: 3 }),
    interchangeNumbers: fc.uniqueArray(number, { maxLength: 3 }),
    fitment: fc.uniqueArray(fitment, {
      maxLength: 3,
      // What says two things of one vehicle is refused.
      selector: ({ make, model, engine }) => `${make}|${model}|${engine}`.toLowerCase(),
    }),
    pictureUrls: fc.uniqueArray(pictureUrl, { maxLength: 3 }),
    state: fc.constantFrom(...importStates),
  })
  .map(({ type, ...each }) => ({
    ...each,
    category: type?.category ?? each.category,
    partType: type?.key ?? null,
    grade: each.condition === "used" ? each.grade : null,
  }));

const valuesIn = (rows: readonly ImportRow[]) =>
  rows.map((row) => (row.kind === "values" ? row.values : row.problems));

describe("listings that are exported and imported", () => {
  it("are what they were", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(listing, { minLength: 1, maxLength: 5, selector: ({ sku }) => sku }),
        async (listings) => {
          const rows = await rowsOf(await textOf(writeListings(listings)));
          expect(valuesIn(rows)).toEqual(listings);
        },
      ),
      { numRuns: 60 },
    );
  });

  it("leave nothing to ask or to match by hand, whatever they are", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(listing, { minLength: 1, maxLength: 3 }), async (listings) => {
        const { questions, notices, layout } = await inspected(
          await textOf(writeListings(listings)),
        );
        expect({ questions, notices, row: layout.headingRow }).toEqual({
          questions: [],
          notices: [],
          row: 1,
        });
      }),
      { numRuns: 25 },
    );
  });

  it("have no cell that a spreadsheet takes for a formula", async () => {
    await fc.assert(
      fc.asyncProperty(listing, async (each) => {
        const cells = spreadsheetCells(await textOf(writeListings([each])));
        expect(cells.length).toBeGreaterThanOrEqual(2 * Object.keys(exportHeadings).length);
        expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
      }),
    );
  });
});

it.each([
  "=1+1",
  "+49",
  "-5",
  "@SUM(A1)",
  "\tx",
  "\rx",
  "'=1",
  "''+1",
  "'plain",
  "",
  "85.00",
  "a=b",
])("what guards a cell is taken off again: %j", (text) => {
  expect(readCell(guardFormula(text))).toBe(text);
  expect(guardFormula(text)).not.toMatch(/^[=+\-@\t\r]/);
});

describe("refused rows", () => {
  const content = [
    "SKU;Title;Part number;Condition;Price;Quantity",
    'A;"Lamp; ""left""";1.23E+11;used;15,50;1',
    "B;Starter;90.750;used;60,00;1",
    "C;=2+2;90.751;;-60,00;x;more",
  ].join("\r\n");

  const refusedIn = (rows: readonly ImportRow[]) => rows.filter((row) => row.kind === "refused");

  it("are a file with the cells as they were, and what to fix", async () => {
    const { layout } = await inspected(content);
    const headings = layout.columns.map(({ heading }) => heading);
    const text = await textOf(writeRefusedRows(headings, refusedIn(await rowsOf(content)), ";"));
    expect(text.split("\r\n").slice(0, 2)).toEqual([
      "\ufeffSKU;Title;Part number;Condition;Price;Quantity;What to fix",
      'A;"Lamp; ""left""";1.23E+11;used;"15,50";1;Part number (1.23E+11): A spreadsheet has shortened this number, and its last digits are lost. Format the column as Text before you type or open the file, and write the number again.'
        .replace("Part number (", '"Part number (')
        .concat('"'),
    ]);
    expect(text).toContain("C;'=2+2;90.751;;'-60,00".replace("'-60,00", `"'-60,00"`));
  });

  it("are accepted once they are mended, and the column of reasons is not read", async () => {
    const { layout } = await inspected(content);
    const headings = layout.columns.map(({ heading }) => heading);
    const text = await textOf(writeRefusedRows(headings, refusedIn(await rowsOf(content)), ";"));
    const again = await rowsOf(text);
    expect(again.map(({ kind }) => kind)).toEqual(["refused", "refused"]);
    const mended = text
      .replace("1.23E+11", "123456789012")
      .replace(`90.751;;"'-60,00";x`, "90.751;used;60,00;2")
      .replace(/;more/, "");
    expect((await inspected(mended)).mapping.at(-1)).toBeNull();
    expect(valuesIn(await rowsOf(mended))).toMatchObject([
      { sku: "A", partNumber: "123456789012", priceCents: 1550 },
      { sku: "C", name: "=2+2", priceCents: 6000, quantity: 2 },
    ]);
  });

  it("refused again have one column of reasons, and their further rows below them", async () => {
    const ebay = [
      "Custom label (SKU),Start price,Relationship,Relationship details,What to fix",
      "A,-1,,,Price: too low",
      ",,Compatibility,Year=2012|Make=Honda|Model=Civic,",
    ].join("\n");
    const { layout } = await inspected(ebay);
    const headings = layout.columns.map(({ heading }) => heading);
    expect(await textOf(writeRefusedRows(headings, refusedIn(await rowsOf(ebay))))).toBe(
      [
        "\ufeffCustom label (SKU),Start price,Relationship,Relationship details,What to fix",
        "A,'-1,,,Start price (-1): This can't be below 0.",
        ',,Compatibility,"Year=2012|Make=Honda|Model=Civic",',
        "",
      ].join("\r\n"),
    );
  });

  it("say the column, the value and what to do", () => {
    const message = "Write how many you have.";
    expect(problemText({ heading: "Qty", letter: "C", value: "x", message })).toBe(
      "Qty (x): Write how many you have.",
    );
    expect(problemText({ heading: "Qty", letter: "C", value: "", message })).toBe(
      "Qty: Write how many you have.",
    );
    expect(problemText({ heading: null, letter: null, value: "", message })).toBe(message);
  });
});

describe("the template", () => {
  it("has the columns of an export, explained, and an example that would be accepted", async () => {
    const text = templateCsv().replace("EXAMPLE-ROW", "A-1");
    const { mapping, questions, notices } = await inspected(text);
    expect({ questions, notices }).toEqual({ questions: [], notices: [] });
    expect(mapping).not.toContain(null);
    expect(await rowsOf(text)).toMatchObject([
      {
        kind: "values",
        rowNumber: 3,
        values: { sku: "A-1", partType: "brake-caliper", fitment: [{ y1: 2015 }, { y1: 2014 }] },
      },
    ]);
  });

  it("is not read itself", async () => {
    expect(await refusal(templateCsv())).toMatch(/no rows below them/);
    const rows = await rowsOf(`${templateCsv()}A-1,Alternator,90.750,,,,new,,85.00,,1\r\n`);
    expect(rows).toMatchObject([{ rowNumber: 4, values: { sku: "A-1" } }]);
  });
});
