import { describe, expect, it } from "vitest";
import { importLimits } from "~/imports/csv/import-row.schema";
import { inspected, refusal, rowsOf } from "../support/imports";

const headings = "SKU;Title;Part number;Condition;Price;Quantity";
const row = "A-1;Kotflügel vorne links “L”;0001E5;used;15.50;1";
const file = `${headings}\r\n${row}\r\n`;

/** As Excel writes it by this name on Windows. */
const windows1252 = (text: string) =>
  Buffer.from(text.replaceAll("“", "\u0093").replaceAll("”", "\u0094"), "latin1");
const bigEndian = (text: string) => Buffer.from(text, "utf16le").swap16();

describe("a file's encoding", () => {
  it.each([
    ["UTF-8", "utf-8", Buffer.from(file)],
    ["UTF-8 with a mark", "utf-8", Buffer.from(`\ufeff${file}`)],
    ["UTF-16 LE with a mark", "utf-16le", Buffer.from(`\ufeff${file}`, "utf16le")],
    ["UTF-16 LE without one", "utf-16le", Buffer.from(file, "utf16le")],
    ["UTF-16 BE with a mark", "utf-16be", bigEndian(`\ufeff${file}`)],
    ["UTF-16 BE without one", "utf-16be", bigEndian(file)],
    ["Windows-1252", "windows-1252", windows1252(file)],
  ] as const)("is found: %s", async (_, encoding, bytes) => {
    // Pieces end within characters, line ends and the mark.
    for (const pieceBytes of [1, 3, 65_536]) {
      expect((await inspected(bytes, pieceBytes)).layout).toMatchObject({
        encoding,
        delimiter: ";",
        headingRow: 1,
        columns: [{ heading: "SKU" }, {}, {}, {}, {}, {}],
      });
      expect(await rowsOf(bytes, { pieceBytes })).toMatchObject([
        { values: { name: "Kotflügel vorne links “L”", partNumber: "0001E5" } },
      ]);
    }
  });

  it("is decided by the whole file, not by its beginning", async () => {
    const rows = Array.from({ length: 4_000 }, (_, index) => `B-${index};Bumper;9;used;15.50;1\n`);
    const bytes = windows1252(`${headings}\n${rows.join("")}${row}`);
    const { layout, rowCount } = await inspected(bytes);
    expect(layout.encoding).toBe("windows-1252");
    expect(rowCount).toBe(4_001);
  });
});

describe("a file's delimiter", () => {
  it.each([",", ";", "\t", "|"])("is found: %j", async (delimiter) => {
    const content = `SKU${delimiter}Title${delimiter}Price\nA${delimiter}"Lamp, left; new | boxed\tred"${delimiter}15\n`;
    expect((await inspected(content)).layout.delimiter).toBe(delimiter);
    expect(await rowsOf(content)).toMatchObject([
      { values: { name: "Lamp, left; new | boxed red", priceCents: 1500 } },
    ]);
  });

  it("is the one that the headings name, however many others stand in the rows", async () => {
    const content = "SKU;Price\nA;1,00\nB;2,00\nC;3,00\n";
    expect((await inspected(content)).layout.delimiter).toBe(";");
  });

  it("is the one that Excel's own line says, which is no row", async () => {
    const content = "sep=|\r\nSKU|Price\r\nA|0\r\n";
    expect((await inspected(content, 2)).layout).toMatchObject({ delimiter: "|", headingRow: 1 });
    expect(await rowsOf(content)).toMatchObject([{ kind: "refused", rowNumber: 2 }]);
  });
});

describe("rows", () => {
  it.each([
    ["\\r\\n", "\r\n"],
    ["\\n", "\n"],
    ["\\r", "\r"],
  ])("end in %s", async (_, end) => {
    const content = ["SKU,Price", "A,1", "B,2"].join(end);
    expect(await rowsOf(content, { pieceBytes: 1 })).toMatchObject([
      { rowNumber: 2, values: { sku: "A", priceCents: 100 } },
      { rowNumber: 3, values: { sku: "B", priceCents: 200 } },
    ]);
  });

  it("are counted as the spreadsheet does: lines in quotation marks are one row, blank rows count", async () => {
    const content =
      'SKU,Description,Price\r\n\r\nA,"one\r\ntwo\nthree ""quoted""",1\r,,\n\nB,x,2\n"","",\n';
    const rows = await rowsOf(content);
    expect(rows.map(({ rowNumber }) => rowNumber)).toEqual([3, 6]);
    expect(rows[0]).toMatchObject({ values: { description: 'one\ntwo\nthree "quoted"' } });
    expect((await inspected(content)).rowCount).toBe(2);
  });

  it("may have inches in them", async () => {
    const content = 'SKU,Title,Price\nA,12" rotor,1\nB,"12"" rotor",2\n';
    expect(await rowsOf(content)).toMatchObject([
      { values: { name: '12" rotor' } },
      { values: { name: '12" rotor' } },
    ]);
  });

  it("may leave out blank cells at their end, and have blank ones beyond the headings", async () => {
    expect(await rowsOf("SKU,Price,Brand,,\nA,1\nB,2,Bosch,,,,\n")).toMatchObject([
      { values: { brand: null } },
      { values: { brand: "Bosch" } },
    ]);
  });

  it("with more cells than headings are refused, with what does that", async () => {
    const [row1] = await rowsOf("SKU,Title,Price\nA,Lamp, left,1\n");
    expect(row1).toMatchObject({
      kind: "refused",
      rowNumber: 2,
      problems: expect.arrayContaining([
        {
          heading: null,
          letter: "D",
          value: "1",
          message:
            "This row has 4 cells, and the headings are 3. Put quotation marks around a cell with a comma in it.",
        },
      ]),
    });
  });
});

describe("the row with the headings", () => {
  it("may come after lines that explain the file, as in eBay's templates", async () => {
    const content = [
      "#INFO,Version=0.0.2,Template= eBay-draft-listings-template_US,,",
      "#INFO Action and Category ID are required fields.,,,,",
      "",
      "Action(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8),Custom label (SKU),Title,Price,Condition ID",
      "Draft,A-1,Alternator,85.00,3000",
    ].join("\n");
    expect((await inspected(content)).layout.headingRow).toBe(4);
    expect(await rowsOf(content)).toMatchObject([
      { rowNumber: 5, values: { sku: "A-1", priceCents: 8500, condition: "used" } },
    ]);
  });

  it("may be in words that nobody knows, to be matched by hand", async () => {
    const { mapping, layout } = await inspected("Réf;Libellé;Prix\nA;Phare;15,50\n");
    expect(layout.columns.map(({ heading }) => heading)).toEqual(["Réf", "Libellé", "Prix"]);
    expect(mapping).toEqual([null, null, null]);
  });
});

describe("a file is refused in a sentence", () => {
  const start = "SKU,Title,Price\n";

  it.each([
    ["nothing in it", "", "That file is empty. Save it again from your spreadsheet, then pick it."],
    ["no rows", start, /headings but no rows/],
    ["blank rows alone", `${start},,\n\n`, /headings but no rows/],
    [
      "no headings",
      "A-1,Alternator,85.00\nA-2,Starter,60.00\n",
      /first row has to name the columns/,
    ],
    ["a workbook", Buffer.from("PK\u0003\u0004rest of it"), /Excel or OpenDocument workbook/],
    ["an old workbook", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /workbook/],
    ["a PDF", "%PDF-1.7\n", /not a spreadsheet/],
    ["a web page called .xls", "<html><table><tr><td>SKU</td></tr></table>", /not a spreadsheet/],
    ["bytes", Buffer.from(Array.from({ length: 999 }, (_, i) => (i % 7 ? i % 256 : 0))), /as text/],
    [
      "1,000 columns",
      `${Array.from({ length: 1_000 }, (_, index) => `Column ${index}`).join(",")}\nA\n`,
      "The file has 1,000 columns, and we read up to 500. Delete those that you don't need.",
    ],
    [
      "a cell of 10 MB",
      `${start}A,1,2\nB,"${"x".repeat(10_000_000)}",3\n`,
      /^Row 3 is over a million/,
    ],
    ["a row of delimiters", `${start}${",".repeat(5_000_000)}\n`, /^Row 2 is over a million/],
    [
      "a quotation mark never closed",
      `${start}A,Lamp,1\nB,"Lamp,2\nC,Lamp,3\n`,
      /^A quotation mark in row 3 is never closed/,
    ],
    [
      "one never closed in a long file",
      `${start}A,"Lamp,1\n${"B,Lamp,2\n".repeat(200_000)}`,
      /^Row 2 is over a million characters long/,
    ],
    [
      "too many rows",
      `${start}${"A,Lamp,1\n".repeat(importLimits.rows + 1)}`,
      "The file has over 100,000 rows. Split it into smaller ones.",
    ],
    ["too many bytes", Buffer.alloc(importLimits.bytes + 1, "A,Lamp,1\n"), /over 50 MB/],
  ])("%s", async (_, content, message) => {
    expect(await refusal(content)).toMatch(message);
  });
});

it("a cell with a NUL refuses its row alone", async () => {
  expect(await rowsOf("SKU,Title,Price\nA,La\u0000mp,1\nB,Lamp,2\n")).toMatchObject([
    {
      kind: "refused",
      problems: [
        { heading: "Title", message: "This holds a character that can't be read. Type it again." },
      ],
    },
    { kind: "values" },
  ]);
});
