import { beforeAll, describe, expect, it } from "vitest";
import { tokensOf } from "~/search/text/sentence/token";
import { type ModelIndex, modelIndex } from "~/search/text/vehicle/model-index";
import { readVehicle } from "~/search/text/vehicle/read-vehicle";
import { everyModel } from "~/vehicles/catalogue.server";
import { generations, modelLines } from "~/vehicles/generations";

let index: ModelIndex;
beforeAll(async () => {
  index = modelIndex(await everyModel());
});

/** The whole text is the vehicle's: no part noun is taken from it first. */
const read = (text: string) => readVehicle(tokensOf(text), new Set(), index, 2026);
const leftOf = (text: string) => {
  const own = new Set((read(text)?.spans ?? []).map(({ from }) => from));
  return tokensOf(text)
    .filter((_, at) => !own.has(at))
    .map(({ raw }) => raw)
    .join(" ");
};

type Said = [text: string, year: number | null, make: string, model: string | null, left?: string];

describe("a vehicle by its names", () => {
  it.each<Said>([
    ["2014 golf", 2014, "Volkswagen", "Golf"],
    ["vdub golf 2012", 2012, "Volkswagen", "Golf"],
    ["chevy malibu 2013", 2013, "Chevrolet", "Malibu"],
    ["beemer x3 2014", 2014, "BMW", "X3"],
    ["caddy escalade 2016", 2016, "Cadillac", "Escalade"],
    ["07 civic", 2007, "Honda", "Civic"],
    ["civic 07", 2007, "Honda", "Civic"],
    ["99 ranger", 1999, "Ford", "Ranger"],
    ["'14 altima", 2014, "Nissan", "Altima"],
    ["05 focus", 2005, "Ford", "Focus"],
    ["f150 2012", 2012, "Ford", "F-150"],
    ["F 150 2012", 2012, "Ford", "F-150"],
    ["f-250 super duty 2011", 2011, "Ford", "F-250"],
    ["2018 crv", 2018, "Honda", "CR-V"],
    ["2016 mazda cx5", 2016, "Mazda", "CX-5"],
    ["mazda 3 2010", 2010, "Mazda", "Mazda3"],
    ["2012 mini cooper s", 2012, "MINI", "Cooper"],
    ["mercedes c300 2014", 2014, "Mercedes-Benz", "C-Class"],
    ["mercedes c 300 2014", 2014, "Mercedes-Benz", "C-Class"],
    ["2014 c300", 2014, "Mercedes-Benz", "C-Class"],
    ["merc e350 2012", 2012, "Mercedes-Benz", "E-Class"],
    ["lexus is250 2008", 2008, "Lexus", "IS"],
    ["2008 rx 350", 2008, "Lexus", "RX"],
    ["2003 silverado 1500", 2003, "Chevrolet", "Silverado"],
    ["2003 silverado 2500hd", 2003, "Chevrolet", "Silverado"],
    ["RAM 1500 2012", 2012, "Dodge", "Ram"],
    ["RAM 1500 2015", 2015, "Ram", "1500"],
    ["dodge ram 1500 2006", 2006, "Dodge", "Ram"],
    ["range rover sport 2015", 2015, "Land Rover", "Range Rover Sport"],
    ["2010 jetta tdi", 2010, "Volkswagen", "Jetta"],
    ["2010 camry 2.5 se", 2010, "Toyota", "Camry"],
    ["golf mk6", null, "Volkswagen", "Golf"],
    ["golf mk vi", null, "Volkswagen", "Golf"],
    ["jeep grand cherokee wk2", null, "Jeep", "Grand Cherokee"],
    ["b8 a4", null, "Audi", "A4"],
    ["nc miata", null, "Mazda", "MX-5"],
    ["wrangler jk", null, "Jeep", "Wrangler"],
    ["JK", null, "Jeep", "Wrangler"],
    ["w204", null, "Mercedes-Benz", "C-Class"],
    ["E46", null, "BMW", null],
    ["3 series 2004", 2004, "BMW", null],
    ["F30 328i", null, "BMW", "328i"],
    ["porsche 996", null, "Porsche", "911"],
    ["f150", null, "Ford", "F-150"],
    ["crv", null, "Honda", "CR-V"],
    ["rav4", null, "Toyota", "RAV4"],
    ["325i", null, "BMW", "325i"],
    ["g35", null, "Infiniti", "G35"],
    ["xc90", null, "Volvo", "XC90"],
    ["mdx", null, "Acura", "MDX"],
  ])("%s", (text, year, make, model, left = "") => {
    expect(read(text)).toMatchObject({ year, make, model });
    expect(leftOf(text)).toBe(left);
  });

  it.each<[string, string[]]>([
    ["F30 328i", ["328i", "3 Series"]],
    ["325i 2006", ["3 Series"]],
    ["E46", ["3 Series", "325i", "330i"]],
    ["nc miata", ["MX-5"]],
    ["2003 silverado 1500", ["Silverado", "Silverado 1500"]],
    ["mercedes c300", ["C-Class", "C 300"]],
  ])("%s goes by %s", (text, models) => {
    expect(read(text)?.models).toEqual(expect.arrayContaining(models));
  });

  it.each<[string, number, number]>([
    ["E46", 1999, 2006],
    ["golf mk6", 2010, 2014],
    ["2010-2014 camry", 2010, 2014],
    ["2010 to 2014 camry", 2010, 2014],
    ["camry 05-09", 2005, 2009],
    ["camry 2010-14", 2010, 2014],
  ])("%s says a range of years, and no year", (text, from, to) => {
    expect(read(text)).toMatchObject({ year: null, years: { from, to } });
  });

  it.each<[string, string | null, string | null]>([
    ["2010 camry 2.5 se", "2.5 L", "se"],
    ["2006 duramax", "duramax", null],
    ["2012 mini cooper s", null, "s"],
    ["f-250 super duty 2011", null, "Super Duty"],
  ])("%s says engine %s and trim %s", (text, engine, trim) => {
    expect(read(text)).toMatchObject({ engine, trim });
  });

  it("of every code that stands alone is a make's own", () => {
    for (const { code, make, line, years, needsName } of generations) {
      const text = needsName ? `${make} ${line} ${code}` : code;
      const said = read(text);
      expect([said?.make, said?.years?.from], text).toEqual([make, years.from]);
    }
  });
});

describe("two digits beside a vehicle", () => {
  it.each([
    ["12 volt battery camry", "12 volt battery"],
    ["camry 12 volt battery", "12 volt battery"],
    ["civic 16 inch", "16 inch"],
    ["civic 10 mm", "10 mm"],
    ["set of 10 civic", "set of 10"],
    ["civic under 50", "under 50"],
    ["civic 20 pcs", "20 pcs"],
    ["focus 16 inch", null],
  ])("%s measure or count something, and are no year", (text, left) => {
    expect(read(text)?.year ?? null).toBeNull();
    if (left) expect(leftOf(text)).toBe(left);
  });

  it.each<[string, number]>([
    ["07 civic", 2007],
    ["civic 12 sedan", 2012],
    ["brake pads for 10 camry", 2010],
    ["set of 4 rotors 16 civic", 2016],
    ["civic '12 in red", 2012],
  ])("%s are a year", (text, year) => {
    expect(read(text)?.year).toBe(year);
  });
});

describe("what names no vehicle", () => {
  it.each([
    "brake pads near me",
    "205/55R16",
    "5w30",
    "12v battery",
    "H4 bulb",
    "10 mm",
    "set of 4",
    "under 150",
    "43512-06150",
    "0 986 494 123",
    "",
    "🛞",
  ])("%j", (text) => {
    expect(read(text)).toBeNull();
  });

  it("is another make's car by a code: an S10 is a Chevrolet", () => {
    expect(read("s10 2001")?.make).not.toBe("Mercedes-Benz");
    expect(read("honda fd 1995")).not.toMatchObject({ make: "Mazda" });
  });
});

describe("the generations", () => {
  it("are of at least 40 lines, each code of a line once, each range in order", () => {
    expect(modelLines.length).toBeGreaterThanOrEqual(40);
    const keys = generations.map(({ make, line, code }) => `${make} ${line} ${code}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(generations.filter(({ years }) => years.from > years.to)).toEqual([]);
  });

  it("are of makes that the catalog has", () => {
    const unknown = modelLines.filter(({ make }) => !index.ofMake.has(make));
    expect(unknown).toEqual([]);
  });
});
