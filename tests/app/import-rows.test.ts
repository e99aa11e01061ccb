import { describe, expect, it } from "vitest";
import { newListingProblems } from "~/imports/csv/import-row.schema";
import { rowsOf } from "../support/imports";

const known = { brands: ["ACDelco"], makes: ["Honda", "Acura"] };

/** What a file says in each row: its SKU with values, or its problems. */
const outcome = async (content: string, answers: Record<string, string> = {}) =>
  (await rowsOf(content, { known, answers })).map((row) =>
    row.kind === "values" ? row.values : row.problems.map(({ message }) => message),
  );

describe("a row", () => {
  it("says of a listing what the columns hold, and nothing of the rest", async () => {
    expect(await outcome("SKU,Price,Brand\nA,15.00,AC Delco\n")).toEqual([
      { sku: "A", priceCents: 1500, brand: "ACDelco" },
    ]);
  });

  it("is refused for each of its cells that is wrong; the others go on", async () => {
    const rows = await rowsOf(
      "SKU,Title,Part number,Price,Quantity\nA,Lamp,1.23E+11,-5,1\nB,Lamp,100E10,5,2\n",
    );
    expect(rows).toEqual([
      {
        kind: "refused",
        rowNumber: 2,
        cells: ["A", "Lamp", "1.23E+11", "-5", "1"],
        continued: [],
        problems: [
          {
            heading: "Part number",
            letter: "C",
            value: "1.23E+11",
            message: expect.stringContaining("A spreadsheet has shortened this number"),
          },
          { heading: "Price", letter: "D", value: "-5", message: "This can't be below 0." },
        ],
      },
      expect.objectContaining({ kind: "values", rowNumber: 3 }),
    ]);
  });

  it("with a SKU that an earlier one has is refused, and the earlier one is named", async () => {
    expect(await outcome("SKU,Price\nA,1\n\nA,2\nB,3\n A ,4\n")).toEqual([
      { sku: "A", priceCents: 100 },
      ["Row 2 has this SKU already. Give each part its own, or add to the quantity of that row."],
      { sku: "B", priceCents: 300 },
      ["Row 2 has this SKU already. Give each part its own, or add to the quantity of that row."],
    ]);
  });

  it("with a grade is of a used part", async () => {
    expect(await outcome("SKU,Condition,Grade\nA,used,A\nB,new,A\nC,new,\n")).toEqual([
      { sku: "A", condition: "used", grade: "A" },
      ["Only used parts have a grade. Clear it, or write used as the condition."],
      { sku: "C", condition: "new", grade: null },
    ]);
    expect(await outcome("SKU,Grade\nA,B\n", { condition: "refurbished" })).toEqual([
      [expect.stringContaining("Only used parts have a grade")],
    ]);
  });

  it("says whether its kind is said by a column or by the title alone", async () => {
    const [said, titled] = await rowsOf("SKU,Title,Category\nA,Thing,Brake\nB,Alternator 120A,\n");
    expect(said).toMatchObject({ values: { category: "brake" }, isKindFromTitle: false });
    expect(titled).toMatchObject({
      values: { category: "electrical", partType: "alternator" },
      isKindFromTitle: true,
    });
  });

  it("whose SKU is new is refused where the file lacks what a listing needs", () => {
    const values = { sku: "A-1", priceCents: 1500, quantity: 1, condition: "used" } as const;
    expect(newListingProblems(values).map(({ message }) => message)).toEqual([
      "You have no listing with the SKU A-1, and a new one needs a title, a part number, and a category. Add that to the file, or correct the SKU.",
    ]);
    const whole = { ...values, name: "Starter", partNumber: "9", category: "electrical" } as const;
    expect(newListingProblems(whole)).toEqual([]);
  });

  it("keeps a value that a formula keeps the spreadsheet's hands off", async () => {
    expect(await outcome('SKU,Part number\nA,"=""00123"""\nB,\'-5\n')).toEqual([
      { sku: "A", partNumber: "00123" },
      { sku: "B", partNumber: "-5" },
    ]);
  });

  it("may name its vehicle in columns of a yard's own, beside a list", async () => {
    expect(
      await outcome("Tag,Year,Make,Model,Fits\nA,2012,HONDA,Civic,Acura | ILX | 2013\nB,,,,\n"),
    ).toEqual([
      {
        sku: "A",
        fitment: [
          { make: "Acura", model: "ILX", y0: 2013, y1: 2013, engine: "", note: "" },
          { make: "Honda", model: "Civic", y0: 2012, y1: 2012, engine: "", note: "" },
        ],
      },
      { sku: "B", fitment: [] },
    ]);
  });
});

describe("a row that says two things of one vehicle", () => {
  const fits = (text: string) => outcome(`SKU,Fits\nA,${text}\n`);

  it.each([
    [
      "Honda | Civic | 2012-2015 | 1.8 L | sedan; Honda | Civic | 2012-2014 | 1.8 L | coupe",
      "2012-2014 Honda Civic, 1.8 L is listed both with “sedan” and with “coupe”. Keep one, or write both notes in it.",
    ],
    [
      "Honda | Civic | 2012 | | with 16 inch wheels; honda | CIVIC | 2011-2013",
      "2012 Honda Civic is listed both with “with 16 inch wheels” and without. Keep the one that's right.",
    ],
  ])("is refused, and both are named: %s", async (text, message) => {
    expect(await fits(text)).toEqual([[message]]);
  });

  it("in two columns is refused too", async () => {
    const [row] = await rowsOf(
      "Tag,Year,Make,Model,Fits\nA,2012,Honda,Civic,Honda | Civic | 2011-2013 | | sedan\n",
    );
    expect(row).toMatchObject({
      problems: [{ letter: "E", message: expect.stringContaining("with “sedan” and without") }],
    });
  });

  it("is none where years overlap, or engines differ", async () => {
    const text =
      "Honda | Civic | 2012-2014; Honda | Civic | 2012-2015; Honda | Civic | 2012 | 1.8 L | sedan";
    expect(await fits(text)).toMatchObject([
      { fitment: [{ y1: 2014 }, { y1: 2015 }, { y1: 2012 }] },
    ]);
  });
});

describe("rows that go on with the one above", () => {
  it("are one vehicle with all of its trims in eBay's files", async () => {
    const trims = Array.from({ length: 30 }, (_, index) => `Touring Sedan ${index}`);
    const row = (rest: string) => `,Compatibility,Make=Honda|Model=Civic|${rest}`;
    const content = [
      "SKU,Relationship,Relationship details",
      "A,,",
      ...["LX", "EX", "LX"].map((trim) => row(`Year=2012|Trim=${trim}`)),
      ...trims.map((trim) => row(`Year=2013|Trim=${trim}`)),
    ].join("\n");
    const [vehicles] = (await rowsOf(content, { known })).map((each) =>
      each.kind === "values" ? each.values.fitment : each.problems,
    );
    expect(vehicles).toMatchObject([
      { y0: 2012, note: "LX, EX" },
      { y0: 2013, note: expect.stringMatching(/^Touring Sedan 0, .* \d+, …$/) },
    ]);
  });

  it("are further vehicles in eBay's files", async () => {
    const content = [
      "Custom label (SKU),Title,Start price,Relationship,Relationship details",
      "A,Brake caliper,85.00,,",
      ",,,Compatibility,Year=2012|Make=Honda|Model=Civic",
      ",,,Compatibility,Year=2013|Make=Honda|Model=Civic|Trim=LX",
      "B,Starter,60.00,,",
    ].join("\n");
    const civic = { make: "Honda", model: "Civic", engine: "" };
    expect(await rowsOf(content, { known })).toMatchObject([
      {
        rowNumber: 2,
        values: {
          sku: "A",
          fitment: [
            { ...civic, y0: 2012, y1: 2012, note: "" },
            { ...civic, y0: 2013, y1: 2013, note: "LX" },
          ],
        },
        continued: [{ length: 5 }, { length: 5 }],
      },
      { rowNumber: 5, values: { sku: "B", fitment: [] }, continued: [] },
    ]);
  });

  it("are further photos and variants in Shopify's, which say once what they share", async () => {
    const content = [
      "Handle,Title,Vendor,Variant SKU,Variant Price,Image Src,Body (HTML)",
      'caliper,Brake caliper,ACDelco,A,85.00,https://e.org/1.jpg,"<p>Front &amp; rear.</p><ul><li>Tested</li></ul>"',
      "caliper,,,A-R,90.00,,",
      "caliper,,,,,https://e.org/2.jpg,",
      "starter,Starter,,B,60.00,,",
    ].join("\n");
    expect(await outcome(content)).toMatchObject([
      {
        sku: "A",
        name: "Brake caliper",
        pictureUrls: ["https://e.org/1.jpg"],
        description: "Front & rear.\n\n * Tested",
      },
      { sku: "A-R", name: "Brake caliper", brand: "ACDelco", pictureUrls: ["https://e.org/2.jpg"] },
      { sku: "B", name: "Starter", brand: null },
    ]);
  });
});
