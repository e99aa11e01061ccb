import { describe, expect, it } from "vitest";
import { exportedFields } from "~/imports/csv/import-row.schema";
import {
  mappingProblems,
  openQuestions,
  proposeMapping,
  questionsFor,
  rememberMapping,
} from "~/imports/csv/map-columns";
import { exportHeadings } from "~/imports/csv/template";
import { inspected, rowsOf } from "../support/imports";

const matched = (headings: string[]) =>
  Object.fromEntries(headings.map((heading, index) => [heading, proposeMapping(headings)[index]]));

describe("headings are known", () => {
  it("of our own files", () => {
    const headings = exportedFields.map((field) => exportHeadings[field]);
    expect(proposeMapping(headings)).toEqual(exportedFields);
  });

  it("of eBay's File Exchange", () => {
    expect(
      matched([
        "*Action(SiteID=eBayMotors|Country=US|Currency=USD|Version=1193|CC=UTF-8)",
        ...["CustomLabel", "*Category", "*Title", "Relationship", "RelationshipDetails"],
        ...["*ConditionID", "*C:Brand", "*C:Manufacturer Part Number", "C:OE/OEM Part Number"],
        ...[
          "C:Interchange Part Number",
          "PicURL",
          "*Description",
          "*Format",
          "*StartPrice",
          "*Quantity",
        ],
      ]),
    ).toEqual({
      "*Action(SiteID=eBayMotors|Country=US|Currency=USD|Version=1193|CC=UTF-8)": null,
      CustomLabel: "sku",
      "*Category": "category",
      "*Title": "name",
      Relationship: "relationship",
      RelationshipDetails: "relationshipDetails",
      "*ConditionID": "condition",
      "*C:Brand": "brand",
      "*C:Manufacturer Part Number": "partNumber",
      "C:OE/OEM Part Number": "oemNumbers",
      "C:Interchange Part Number": "interchangeNumbers",
      PicURL: "pictures",
      "*Description": "description",
      "*Format": null,
      "*StartPrice": "price",
      "*Quantity": "quantity",
    });
  });

  it("of eBay's Seller Hub", () => {
    expect(
      matched([
        ...["Item number", "Title", "Custom label (SKU)", "Available quantity", "Start price"],
        ...["Condition", "eBay category 1 name", "eBay category 1 number", "Item photo URL"],
      ]),
    ).toEqual({
      "Item number": null,
      Title: "name",
      "Custom label (SKU)": "sku",
      "Available quantity": "quantity",
      "Start price": "price",
      Condition: "condition",
      "eBay category 1 name": "category",
      "eBay category 1 number": null,
      "Item photo URL": "pictures",
    });
  });

  it("of Shopify", () => {
    expect(
      matched([
        ...["Handle", "Title", "Body (HTML)", "Vendor", "Type", "Variant SKU", "Variant Grams"],
        ...[
          "Variant Inventory Qty",
          "Variant Price",
          "Variant Compare At Price",
          "Image Src",
          "Status",
        ],
      ]),
    ).toEqual({
      Handle: "group",
      Title: "name",
      "Body (HTML)": "description",
      Vendor: "brand",
      Type: "category",
      "Variant SKU": "sku",
      "Variant Grams": "weight",
      "Variant Inventory Qty": "quantity",
      "Variant Price": "price",
      "Variant Compare At Price": null,
      "Image Src": "pictures",
      Status: "state",
    });
  });

  it("of Amazon", () => {
    expect(
      matched(["item-name", "seller-sku", "price", "quantity", "item-condition", "asin1"]),
    ).toEqual({
      "item-name": "name",
      "seller-sku": "sku",
      price: "price",
      quantity: "quantity",
      "item-condition": "condition",
      asin1: null,
    });
  });

  it("of yard systems, in which a car's stock number is no part's", () => {
    expect(
      matched([
        ...["Stock #", "Tag #", "Part Type", "Year", "Make", "Model", "Hollander #", "Grade"],
        ...["Retail Price", "Core", "Qty", "Location"],
      ]),
    ).toEqual({
      "Stock #": null,
      "Tag #": "sku",
      "Part Type": "partType",
      Year: "fitmentYears",
      Make: "fitmentMake",
      Model: "fitmentModel",
      "Hollander #": "interchangeNumbers",
      Grade: "grade",
      "Retail Price": "price",
      Core: "coreCharge",
      Qty: "quantity",
      Location: "location",
    });
  });

  it("in German", () => {
    expect(
      matched([
        ...["Artikelnummer", "Bezeichnung", "Hersteller", "Teilenummer", "Zustand", "Preis"],
        ...["Verfügbare Stückzahl", "Gewicht (kg)", "Lagerplatz", "OE-Nummer", "Bilder"],
      ]),
    ).toEqual({
      Artikelnummer: "sku",
      Bezeichnung: "name",
      Hersteller: "brand",
      Teilenummer: "partNumber",
      Zustand: "condition",
      Preis: "price",
      "Verfügbare Stückzahl": "quantity",
      "Gewicht (kg)": "weight",
      Lagerplatz: "location",
      "OE-Nummer": "oemNumbers",
      Bilder: "pictures",
    });
  });

  it("with a remark in brackets, in capitals, with dots", () => {
    expect(proposeMapping(["SKU (unique)", "PRICE [USD]", "Part no.", "QTY."])).toEqual([
      ...["sku", "price", "partNumber", "quantity"],
    ]);
  });
});

describe("columns", () => {
  it("are matched as the last time, by heading and not by place", () => {
    const remembered = rememberMapping(
      ["Nr", "Was", "Price", "VK"],
      ["sku", "name", null, "price"],
    );
    expect(proposeMapping(["Was", "VK", "Price", "Nr", "Qty"], remembered)).toEqual([
      ...["name", "price", null, "sku", "quantity"],
    ]);
  });

  it("of one heading are told apart, and the first is read", async () => {
    const content = "SKU,Price,Title,Part number,Price\nA,1,Lamp,9,2\n";
    const { mapping, notices } = await inspected(content);
    expect(mapping).toEqual(["sku", "price", "name", "partNumber", null]);
    expect(notices).toEqual(["Columns B and E have the same heading, “Price”. Column B is read."]);
    const headings = content.split("\n")[0]?.split(",") ?? [];
    const other = proposeMapping(
      headings,
      rememberMapping(headings, ["sku", null, "name", "partNumber", "price"]),
    );
    expect(await rowsOf(content, { mapping: other })).toMatchObject([
      { values: { priceCents: 200 } },
    ]);
  });

  it("of photos may be several", async () => {
    const content =
      "SKU,Image,Image,Photo URL\nA,https://e.org/1,https://e.org/2,https://e.org/1\n";
    expect(await rowsOf(content)).toMatchObject([
      { values: { pictureUrls: ["https://e.org/1", "https://e.org/2"] } },
    ]);
  });

  it("need a SKU, and no field twice", () => {
    expect(mappingProblems(["Title"], ["name"])).toEqual([
      "Choose the column with your SKUs. By them we find your listings again.",
    ]);
    expect(mappingProblems(["A", "B", "C"], ["sku", "price", "price"])).toEqual([
      "Columns B and C are all matched to Price. Choose one of them.",
    ]);
    expect(mappingProblems(["A", "B", "C"], ["sku", "pictures", "pictures"])).toEqual([]);
    expect(mappingProblems(["A", "B"], ["sku"])).toEqual([
      "The file has other columns now. Match them again.",
    ]);
  });

  it("have samples, each value once", async () => {
    const content = `SKU,Price\n${["15", "15", "", "20", "25", "30", "35", "40"].map((price, index) => `A${index},${price}`).join("\n")}`;
    expect((await inspected(content)).layout.columns[1]).toMatchObject({
      letter: "B",
      samples: ["15", "20", "25", "30", "35"],
      filled: 7,
    });
  });

  it("that no new listing can do without are named", async () => {
    expect((await inspected("SKU,Price,Quantity\nA,15,1\n")).notices).toEqual([
      "There's no column for Title and Part number: listings that you have already can be changed, new ones can't be made.",
    ]);
  });
});

describe("questions", () => {
  it("follow a mapping that is changed, without reading the file again", async () => {
    const { layout, mapping } = await inspected(
      'SKU,Price,VK,Condition,Quantity\nA,15.00,"1,226",new,1\n',
    );
    expect(questionsFor(layout.columns, mapping)).toEqual([]);
    const changed = questionsFor(layout.columns, ["sku", null, "price", "condition", "quantity"]);
    expect(changed.map(({ id }) => id)).toEqual(["decimal:2"]);
    expect(openQuestions(changed, { "decimal:2": "no idea" })).toEqual(changed);
    expect(openQuestions(changed, { "decimal:2": "comma" })).toEqual([]);
  });

  it("ask for condition and quantity where no column says them", async () => {
    const content = "SKU,Price\nA,15.00\n";
    const { questions } = await inspected(content);
    expect(questions.map(({ id }) => id)).toEqual(["condition", "quantity"]);
    expect(await rowsOf(content)).toMatchObject([{ values: { sku: "A", priceCents: 1500 } }]);
    expect(await rowsOf(content, { answers: { condition: "used", quantity: "1" } })).toMatchObject([
      { values: { condition: "used", quantity: 1 } },
    ]);
  });

  it("ask what warranties are in where nothing says it", async () => {
    const content = "SKU,Warranty\nA,12\nB,90 days\n";
    const { questions } = await inspected(content);
    expect(questions).toContainEqual(expect.objectContaining({ id: "unit:1" }));
    expect(await rowsOf(content, { answers: { "unit:1": "months" } })).toMatchObject([
      { values: { warrantyDays: 365 } },
      { values: { warrantyDays: 90 } },
    ]);
    expect((await inspected("SKU,Warranty (months)\nA,12\n")).questions).not.toContainEqual(
      expect.objectContaining({ id: "unit:1" }),
    );
  });
});
