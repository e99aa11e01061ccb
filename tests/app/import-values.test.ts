import { describe, expect, it } from "vitest";
import type { Reading } from "~/imports/csv/import-row.schema";
import { readFitment, readVehicle, readYears } from "~/imports/csv/read-fitment";
import { readKind } from "~/imports/csv/read-kind";
import { readPartNumber, readPartNumbers, readSku } from "~/imports/csv/read-number-text";
import {
  namesByKey,
  readBrand,
  readCondition,
  readGrade,
  readPictures,
  readQuantity,
  readState,
  readWarranty,
} from "~/imports/csv/read-values";

/** The value, or the sentence that says why there is none. */
const of = <Value>(reading: Reading<Value>) =>
  reading.kind === "ok" ? reading.value : reading.message;

const makes = namesByKey(["Honda", "Land Rover", "Mercedes-Benz", "Volkswagen", "Chevrolet"]);

describe("a part number is text", () => {
  it.each([
    ...[
      "00123",
      "90.750",
      "100E10",
      "0001E5",
      "1E5",
      "8E-10",
      "12E3456",
      "8E0 407 151",
      "5Q0-615-301-F",
    ],
    ...["MAR-05", "DEC-100", "34.11.22", "3-5", "2012-15", "123456789012345", "A#12"],
  ])("%s", (number) => {
    expect(of(readPartNumber(` ${number} `))).toBe(number);
  });

  it.each([
    ...["1.23E+11", "1,23E+11", "1E+11", "8.5e+10", "1.2E-05"].map(
      (text) => [text, /shortened/] as const,
    ),
    ...[
      "Mar-05",
      "5-Mar",
      "05-Mar-24",
      "Mrz 05",
      "05.03.2024",
      "3/5/2024",
      "2024-03-05",
      "2024-03-05 00:00:00",
      "12. Okt",
    ].map((text) => [text, /turned this number into a date/] as const),
    ["1234567890123450000", /keeps 15 digits/],
    ["#REF!", /an error of the spreadsheet's own/],
    ["########", /an error of the spreadsheet's own/],
    ["", /There's no part number/],
    ["9".repeat(41), "This has 41 characters, and 40 is the most. Shorten it."],
  ] as const)("that a spreadsheet has spoiled is refused: %s", (number, message) => {
    expect(of(readPartNumber(number))).toMatch(message);
  });

  it("says how to mend it", () => {
    expect(of(readPartNumber("1.23E+11"))).toBe(
      "A spreadsheet has shortened this number, and its last digits are lost. Format the column as Text before you type or open the file, and write the number again.",
    );
  });

  it("may be one of several in a cell", () => {
    expect(of(readPartNumbers("8E0 407 151; 90.750 |00123\n00123"))).toEqual([
      ...["8E0 407 151", "90.750", "00123"],
    ]);
    expect(of(readPartNumbers("90.750; 1.23E+11"))).toMatch(/^1\.23E\+11: A spreadsheet/);
    expect(of(readPartNumbers(""))).toEqual([]);
  });

  it("as a SKU is needed, and no longer than 64 characters", () => {
    expect(of(readSku("R12/0045"))).toBe("R12/0045");
    expect(of(readSku(" "))).toMatch(/There's no SKU/);
  });
});

describe("a condition", () => {
  it.each([
    ...["New", "BRAND NEW", "New: Open box", "1000", "1500", "NOS", "Neu"].map(
      (text) => [text, "new"] as const,
    ),
    ...[
      "Remanufactured",
      "Reman",
      "rebuilt",
      "2000",
      "2500",
      "Generalüberholt",
      "Certified - Refurbished",
    ].map((text) => [text, "refurbished"] as const),
    ...[
      "Used",
      "Pre-owned",
      "3000",
      "Gebraucht",
      "Used - Grade A",
      "Used (light scratches)",
      "recycled OEM",
    ].map((text) => [text, "used"] as const),
  ])("%s", (text, condition) => {
    expect(of(readCondition(text))).toBe(condition);
  });

  it.each([
    ["7000", /don't work can't be sold/],
    ["For parts or not working", /don't work can't be sold/],
    ["Used - for parts", /don't work can't be sold/],
    ["New with defects", /sold as used/],
    ["", "There's no condition. Write new, refurbished or used."],
    ["1", "We don't know this condition. Write new, refurbished or used."],
    ["great", /don't know this condition/],
  ])("that is none is refused: %j", (text, message) => {
    expect(of(readCondition(text))).toMatch(message);
  });

  it("is a number in Amazon's column alone", () => {
    expect(of(readCondition("11", true))).toBe("new");
    expect(of(readCondition("2", true))).toBe("used");
  });
});

it.each([
  ["A", "A"],
  ["grade b", "B"],
  ["C Grade", "C"],
  ["A+", "A"],
  ["", null],
  ["X", null],
  ["ungraded", null],
  ["D", "Grades are A, B and C. Write one of them, or leave the cell blank."],
])("a grade: %j", (text, grade) => {
  expect(of(readGrade(text))).toBe(grade);
});

it.each([
  ["12", 12],
  ["0", 0],
  ["3.00", 3],
  ["", /There's no quantity/],
  ["-1", /can't be below 0/],
  ["1.5", /isn't a whole number/],
  ["1,200", /isn't a whole number/],
  ["10+", /isn't a whole number/],
  ["99999999999", /over 999,999/],
])("a quantity: %j", (text, quantity) => {
  const read = of(readQuantity(text));
  if (typeof quantity === "number") expect(read).toBe(quantity);
  else expect(read).toMatch(quantity);
});

it.each([
  ["90 days", 90],
  ["90-day warranty", 90],
  ["3 months", 90],
  ["12 months", 365],
  ["18 mo", 545],
  ["1 yr", 365],
  ["2 years", 730],
  ["6 Monate", 180],
  ["none", 0],
  ["As is", 0],
  ["", 0],
  ["90", "Are these days or months? Write it like 90 days, 6 months or 1 year."],
  ["lifetime", "Write how many days or years that is, like 10 years."],
  ["200 years", /over 100 years/],
  ["-5", "Are these days or months? Write it like 90 days, 6 months or 1 year."],
  ["soon", /isn't a warranty/],
])("a warranty: %j", (text, days) => {
  const read = of(readWarranty(text));
  if (days instanceof RegExp) expect(read).toMatch(days);
  else expect(read).toBe(days);
});

it("a brand is spelled as the catalog does, and may be none", () => {
  const brands = namesByKey(["ACDelco", "Mann-Filter"]);
  expect(of(readBrand("ac delco", brands))).toBe("ACDelco");
  expect(of(readBrand("MANN FILTER", brands))).toBe("Mann-Filter");
  expect(of(readBrand("Own Brand", brands))).toBe("Own Brand");
  for (const text of ["", "Unbranded", "Does not apply", "N/A"])
    expect(of(readBrand(text))).toBe(null);
});

it("a status says whether a listing is for sale", () => {
  expect(["Active", "TRUE", "draft", "Inactive", ""].map((text) => of(readState(text)))).toEqual([
    ...["published", "published", "draft", "paused", undefined],
  ]);
  expect(of(readState("archived"))).toMatch(/Leave out what is no longer for sale/);
});

describe("photos", () => {
  it("are links, with |, ; or a space between them, each once", () => {
    const [a, b] = ["https://example.com/a.jpg?w=1;h=2", "http://example.com/b.jpg"];
    for (const text of [
      `${a}|${b}`,
      `${a}; ${b}`,
      `${a} ${b}`,
      `${a},${b}`,
      `${a}\n${b};`,
      `${a}|${b}|${a}`,
    ])
      expect(of(readPictures(text))).toEqual([a, b]);
    expect(of(readPictures(""))).toEqual([]);
  });

  it.each([
    ["caliper.jpg", /^caliper\.jpg isn't a web address/],
    ["file:///etc/passwd", /isn't a web address/],
    ["https://me:secret@example.com/a.jpg", /has a password in it/],
    [`https://example.com/${"a".repeat(2_000)}`, /longer than 2000 characters/],
    [
      Array.from({ length: 25 }, (_, index) => `https://example.com/${index}`).join(" "),
      /These are 25 photos/,
    ],
  ])("are refused: %s", (text, message) => {
    expect(of(readPictures(text))).toMatch(message);
  });
});

describe("the kind of a part", () => {
  const kind = (cells: Parameters<typeof readKind>[0]) => {
    const read = readKind(cells);
    return read.kind === "ok" ? read.value : read;
  };

  it.each([
    [{ category: "Brake" }, { category: "brake", isFromTitle: false }],
    [{ category: "heating and a/c" }, { category: "hvac", isFromTitle: false }],
    [
      { category: "Brake", partType: "" },
      { category: "brake", partType: null, isFromTitle: false },
    ],
    [{ partType: "brake-pads" }, { category: "brake", partType: "brake-pads", isFromTitle: false }],
    [
      { category: "", partType: "Tail lights" },
      { category: "body", partType: "tail-light", isFromTitle: false },
    ],
    [
      { category: "eBay Motors > Car & Truck Parts > Alternators" },
      { category: "electrical", partType: "alternator", isFromTitle: false },
    ],
    [
      { category: "33571", name: "2012 Honda Civic front brake caliper OEM" },
      { category: "brake", partType: "brake-caliper", isFromTitle: true },
    ],
    [{ name: "Thing" }, { isFromTitle: true }],
  ])("%j", (cells, expected) => {
    expect(kind(cells)).toEqual(expected);
  });

  it("is refused where columns contradict each other, or nothing names it", () => {
    expect(kind({ category: "Body", partType: "Brake pads" })).toMatchObject({
      field: "category",
      message: "Brake pads are under Brake here. Change the category, or the part type.",
    });
    expect(kind({ category: "33571", name: "Thing" })).toMatchObject({ field: "category" });
    expect(kind({ partType: "flux capacitor" })).toMatchObject({ field: "partType" });
  });
});

describe("vehicles that a part fits", () => {
  const civic = { make: "Honda", model: "Civic", y0: 2012, y1: 2015, engine: "", note: "" };

  it.each([
    ["Honda | Civic | 2012-2015", [civic]],
    ["honda|Civic|2012–2015|1.8 L|sedan", [{ ...civic, engine: "1.8 L", note: "sedan" }]],
    ["2012-2015 Honda Civic", [civic]],
    ["Honda Civic 2012-2015 1.8L", [{ ...civic, engine: "1.8L" }]],
    ["Honda Civic 12-15", [civic]],
    ["Honda Civic (2012 to 2015)", [civic]],
    [
      "Year=2012|Make=Honda|Model=Civic|Trim=LX|Engine=1.8L",
      [{ ...civic, y1: 2012, engine: "1.8L", note: "LX" }],
    ],
    [
      "2012-2015 Honda Civic; 2010 Land Rover Range Rover Sport",
      [civic, { ...civic, make: "Land Rover", model: "Range Rover Sport", y0: 2010, y1: 2010 }],
    ],
    [
      "Honda Civic 2012-2015, Chevy Cruze 2011\nVW Golf 1998",
      [
        civic,
        { ...civic, make: "Chevrolet", model: "Cruze", y0: 2011, y1: 2011 },
        { ...civic, make: "Volkswagen", model: "Golf", y0: 1998, y1: 1998 },
      ],
    ],
    ["Mercedes C 300 2012-2015", [{ ...civic, make: "Mercedes-Benz", model: "C 300" }]],
    ["Honda Civic 2012-2015; Honda Civic 2012-2015", [civic]],
    ["Škoda | Octavia | 2012-2015", [{ ...civic, make: "Škoda", model: "Octavia" }]],
    ["", []],
  ])("%s", (text, rows) => {
    expect(of(readFitment(text, makes))).toEqual(rows);
  });

  it.each([
    [
      "Honda Civic",
      "“Honda Civic” doesn't say which years, from first to last. Write it like Honda | Civic | 2012-2015 | 1.8 L.",
    ],
    ["Zastava Yugo 1985", /We don't know the make in “Zastava Yugo 1985”/],
    ["Honda | Civic | 2015-2012", /doesn't say which years/],
    ["Honda | | 2012", /which make and model/],
    ["a|b|2012|c|d|e", /more than five parts/],
    [
      Array.from({ length: 501 }, (_, index) => `Honda | M${index} | 2012`).join(";"),
      /These are 501 vehicles/,
    ],
  ])("that can't be told are refused: %s", (text, message) => {
    expect(of(readFitment(text, makes))).toMatch(message);
  });

  it("may stand in columns of their own", () => {
    expect(
      of(readVehicle({ make: "HONDA", model: "Civic", years: "2012", yearTo: "2015" }, makes)),
    ).toEqual(civic);
    expect(of(readVehicle({ make: " ", model: "", years: "" }, makes))).toBeUndefined();
    expect(of(readVehicle({ make: "Honda", model: "Civic" }, makes))).toMatch(/which years/);
  });

  it("have years of two digits in this century up to 69", () => {
    expect(readYears("98-02")).toEqual({ y0: 1998, y1: 2002 });
    expect(readYears("1899")).toBeUndefined();
  });
});
