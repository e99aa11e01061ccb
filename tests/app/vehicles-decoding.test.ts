import { describe, expect, it } from "vitest";
import {
  choiceLimit,
  enginesOf,
  firstModelYear,
  makesOf,
  modelsOf,
  modelYearChoices,
} from "~/vehicles/catalogue.server";
import { engineLabel } from "~/vehicles/engine";
import { checkDigitOf } from "~/vehicles/vin";
import { vinCountry } from "~/vehicles/vin-country";
import { decodeVin } from "~/vehicles/vin-decoding.server";
import { matchKey, patternCharacters, positionsInKey } from "~/vehicles/vin-pattern";

const today = new Date("2026-06-01");

/** The VIN with the check digit that its other characters ask for. */
const checked = (vin: string) => vin.slice(0, 8) + checkDigitOf(vin) + vin.slice(9);

async function decoded(vin: string) {
  const outcome = await decodeVin(vin, today);
  if (outcome.kind === "bad") throw new Error(outcome.message);
  return outcome.decoded;
}

describe("decoding the VIN of a vehicle for North America", () => {
  it.each([
    ["1HGCM82633A004352", 2003, "Honda", "Accord", "6 cylinders, gasoline"],
    ["4T1B11HK3KU210388", 2019, "Toyota", "Camry", "2.5 L, 4 cylinders, gasoline"],
    [checked("5YJ3E1EA0KF000001"), 2019, "Tesla", "Model 3", "electric"],
    [checked("1FTFW1ET0EFA00001"), 2014, "Ford", "F-150", "3.5 L, 6 cylinders, gasoline"],
    [checked("WBA3A5C50EF000001"), 2014, "BMW", "328i", "2.0 L, 4 cylinders, gasoline"],
    [checked("3VW2B7AJ0HM000001"), 2017, "Volkswagen", "Jetta", "1.4 L, 4 cylinders, gasoline"],
    [checked("2C3CDXBG0EH000001"), 2014, "Dodge", "Charger", "3.6 L, 6 cylinders, gasoline"],
    [checked("JN1AZ4EH0FM000001"), 2015, "Nissan", "370Z", "3.7 L, 6 cylinders, gasoline"],
    [checked("JTDKN3DU0A0000001"), 2010, "Toyota", "Prius", "1.8 L, 4 cylinders, gasoline"],
    [checked("1C4RJFBG0EC000001"), 2014, "Jeep", "Grand Cherokee", "3.6 L, 6 cylinders, gasoline"],
  ])("%s is a %i %s %s", async (vin, year, make, model, engine) => {
    const { vehicle, checkDigitIsRight, years, makes } = await decoded(vin);
    expect(vehicle).toMatchObject({ year, make, model, engineLabel: engine });
    expect({ checkDigitIsRight, years, makes }).toEqual({
      checkDigitIsRight: true,
      years: [year],
      makes: [make],
    });
  });

  it("tells trim, body and the maker's name for the engine where the maker does", async () => {
    const { vehicle, country, region } = await decoded("1HGCM82633A004352");
    expect(vehicle).toMatchObject({ trim: "EX-V6", body: "Coupe", engineCode: "J30A4" });
    expect({ country, region }).toEqual({ country: "United States", region: "North America" });
  });

  it("says with which data, and of which day", async () => {
    expect((await decoded("1HGCM82633A004352")).source).toEqual({
      name: "NHTSA vPIC",
      url: "https://vpic.nhtsa.dot.gov",
      date: "2026-02-17",
    });
  });

  it("warns of a wrong check digit, and decodes all the same", async () => {
    const { checkDigitIsRight, vehicle } = await decoded("1HGCM82643A004352");
    expect(checkDigitIsRight).toBe(false);
    expect(vehicle).toMatchObject({ model: "Accord", year: 2003 });
  });

  it("takes it in any spelling, and refuses what is none", async () => {
    expect((await decoded("1hg-cm826 33a.004352")).vin).toBe("1HGCM82633A004352");
    expect(await decodeVin("1HGCM82633A00435", today)).toEqual({
      kind: "bad",
      message: "A VIN has 17 letters and numbers. This one has 16.",
    });
  });
});

describe("where the patterns of several models match", () => {
  it("takes the model that agrees in all places, not the one whose bracket is shorter", async () => {
    // An F-550's pattern names places 4 to 6 alone; the F-150's engine agrees in 7 and 8 too.
    const { vehicle, models } = await decoded("1FTFW5L88RFB00316");
    expect(vehicle).toMatchObject({ year: 2024, make: "Ford", model: "F-150", series: "Lariat" });
    expect(models).toEqual([]);
  });

  it("asks for the model where nothing decides", async () => {
    const { vehicle, models, makes, years } = await decoded(checked("WMEEJ9AA0EK000316"));
    expect({ vehicle, models: models.toSorted(), makes, years }).toEqual({
      vehicle: null,
      models: ["Fortwo", "Fortwo Electric Drive"],
      makes: ["smart"],
      years: [2014],
    });
  });
});

describe("decoding another VIN tells what can be told", () => {
  it.each([
    ["WVWZZZ1KZ8W000000", ["Volkswagen"], [2008], "Germany"],
    ["WVWZZZAUZEW000000", ["Volkswagen"], [2014, 1984], "Germany"],
    ["TMBJJ7NE8G0000001", ["Škoda"], [2016, 1986], "Czech Republic"],
    ["VSSZZZ5FZFR000001", ["SEAT"], [2015, 1985], "Spain"],
    ["ZFA31200000123456", ["Fiat"], [], "Italy"],
    ["LRWYGCEK1MC000001", ["Tesla"], [2021, 1991], "China"],
    // Of a small maker it is not known that it says a year.
    ["SA9BC12A0G1012345", [], [], "United Kingdom"],
    // Place 10 is the side of the steering wheel, the plant, or part of the serial number.
    ["WDD2470031J000316", ["Mercedes-Benz"], [], "Germany"],
    ["WME4513801K282650", ["smart"], [], "Germany"],
    ["VF1BZ0B0641234567", ["Renault"], [], "France"],
    ["VF1HJD40367000316", ["Dacia"], [], "France"],
    ["UU1HSDACN43732514", ["Dacia"], [], "Romania"],
    ["VF33CRHYB82345678", ["Peugeot"], [], "France"],
    ["JMZBK12Z241123456", ["Mazda"], [], "Japan"],
    // Peugeot says it since 2010, Ford of Europe in place 11, Mitsubishi everywhere.
    ["VF3WCHMZ6BT012345", ["Peugeot"], [2011, 1981], "France"],
    ["WF0DXXGAJD8L12345", ["Ford"], [2008], "Germany"],
    ["WAUZZZ8K9BA000001", ["Audi"], [2011, 1981], "Germany"],
    ["YV1MW76F2B2600001", ["Volvo"], [2011, 1981], "Sweden"],
  ])("of %s", async (vin, makes, years, country) => {
    expect(await decoded(vin)).toMatchObject({ vehicle: null, makes, years, country });
  });

  it("refuses one character 17 times, and knows Europe's fillers not to be a check digit", async () => {
    expect(await decodeVin("11111111111111111", today)).toEqual({
      kind: "bad",
      message: "A VIN is never one character 17 times. Enter it as it appears on the vehicle.",
    });
    expect((await decoded("WVWZZZ1KZ8W000000")).checkDigitIsRight).toBe(false);
  });
});

describe("a pattern", () => {
  const signs = patternCharacters("1HGCM82633A004352");

  it("is about places 4 to 8 and 10 to 17", () => {
    expect(signs).toBe("CM826|3A004352");
  });

  it.each(["CM826", "CM*", "CM82[67]", "**[A-F8]2[0-9]", "*****|3A", "*****|*[AB]", ""])(
    "%j matches",
    (key) => expect(matchKey(key, signs)).toBeGreaterThanOrEqual(0),
  );

  it.each(["CM827", "CM82[789]", "**[A-F]", "*****|4", "CM826|3A0043520"])(
    "%j does not match",
    (key) => expect(matchKey(key, signs)).toBe(-1),
  );

  it("tells which places it names", () => {
    expect(positionsInKey("[MNEFV6]W[1-7]").toString(2)).toBe("111");
    expect(positionsInKey("*W[4-7]L8").toString(2)).toBe("11110");
    expect(positionsInKey("*****|3A").toString(2)).toBe("11000000");
  });

  it("counts for more the more it names", () => {
    const inOrder = ["*****", "**[0-9A-Z]", "**[0-9]", "**[89]", "**8", "*M8", "CM826", "CM826|3"];
    const points = inOrder.map((key) => matchKey(key, signs));
    expect(points.toSorted((a, b) => a - b)).toEqual(points);
    expect(new Set(points).size).toBe(points.length);
  });
});

it.each([
  ["SB1", "United Kingdom"],
  ["SU9", "Poland"],
  ["W0L", "Germany"],
  ["3VW", "Mexico"],
  ["38A", "Cayman Islands"],
  ["7SA", "United States"],
  ["JH4", "Japan"],
  ["9BW", "Brazil"],
  ["90A", undefined],
  ["0AA", undefined],
])("%s is assigned to %s", (start, country) => {
  expect(vinCountry(start)).toBe(country);
});

describe("choosing by year, make and model", () => {
  it("offers the years from the first with VINs to the next one", () => {
    const years = modelYearChoices(today);
    expect([years[0], years.at(-1)]).toEqual([2027, firstModelYear]);
  });

  it("offers the makes of a year, the common ones apart", async () => {
    const { common, others } = await makesOf(2014);
    expect(common).toEqual(expect.arrayContaining(["Honda", "Toyota", "Volkswagen", "Ford"]));
    expect(common).not.toContain("Oldsmobile");
    expect(others).toContain("Freightliner");
    expect(common.concat(others).length).toBeLessThanOrEqual(choiceLimit);
    expect((await makesOf(1990)).common).toContain("Oldsmobile");
  });

  it("offers a make's models of the year, by name", async () => {
    expect(await modelsOf(2014, "Volkswagen")).toEqual(
      expect.arrayContaining(["Golf", "Jetta", "Passat", "Tiguan"]),
    );
    expect(await modelsOf(2008, "Volkswagen")).not.toContain("Golf");
    const bmw = await modelsOf(2014, "BMW");
    expect(bmw.indexOf("328i")).toBeLessThan(bmw.indexOf("740Li"));
  });

  it("offers a model's engines of the year", async () => {
    const engines = await enginesOf(2019, "Toyota", "Camry");
    expect(engines.map(({ label }) => label)).toEqual([
      "2.5 L, 4 cylinders, gasoline",
      "3.5 L, 6 cylinders, gasoline",
    ]);
  });

  it("has nothing for what there was not, and for what nobody makes", async () => {
    expect(await makesOf(1900)).toEqual({ common: [], others: [] });
    expect(await modelsOf(2014, "Oldsmobile")).toEqual([]);
    expect(await modelsOf(2014, "__proto__")).toEqual([]);
    expect(await enginesOf(2014, "Volkswagen", "' or 1=1 --")).toEqual([]);
  });

  it("offers the vehicle that a VIN of it decodes to", async () => {
    const { vehicle } = await decoded("4T1B11HK3KU210388");
    const engines = await enginesOf(2019, "Toyota", "Camry");
    expect(engines.map(({ label }) => label)).toContain(vehicle?.engineLabel);
  });
});

it("labels an engine with what is known of it", () => {
  expect(engineLabel({ litres: 2, cylinders: 4, fuel: "diesel" })).toBe(
    "2.0 L, 4 cylinders, diesel",
  );
  expect(engineLabel({ litres: null, cylinders: 1, fuel: null })).toBe("1 cylinder");
  expect(engineLabel({ litres: null, cylinders: null, fuel: null })).toBe("");
});
