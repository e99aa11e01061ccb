import { inArray } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { partCatalog } from "~/catalog/part-types/part-types";
import { listing } from "~/platform/db/schema.server";
import { resolveTerms } from "~/search/text/analyze-terms.server";
import { detectIntent, visibleText } from "~/search/text/intent.server";
import { partNumberIn, similarPartNumbers } from "~/search/text/part-numbers.server";
import { vehicleIn } from "~/search/text/vehicle/extract-vehicle";
import { knownModels } from "~/search/text/vehicle/model-catalogue.server";
import type { ModelIndex } from "~/search/text/vehicle/model-index";
import { modelsByPrefix } from "~/search/text/vehicle/model-prefix";
import { useDatabase } from "../support/database";
import { addFitment, addListing, addSupersession } from "../support/search-catalogue";

const own = useDatabase();
let index: ModelIndex;
beforeAll(async () => {
  const { key } = await addListing(own.db, { partNumber: "POLO-1" });
  const fit = { y0: 2010, y1: 2020, source: "catalogue" } as const;
  await addFitment(own.db, key, { make: "Volkswagen", model: "Polo", ...fit });
  await addFitment(own.db, key, { make: "Opel", model: "Astra", ...fit });
  await addFitment(own.db, key, { make: "Toyota", model: "Corolla", ...fit });
  await addFitment(own.db, key, { make: "BMW", model: "3 Series", ...fit });
  index = await knownModels();
});

/** `year make model | words`. */
const read = (text: string) => {
  const { year, make, model, words } = vehicleIn(text, index, 2026);
  return `${[year, make, model].filter(Boolean).join(" ")} | ${words}`;
};

describe("a vehicle in a text", () => {
  it.each([
    ["2014 golf brake pads", "2014 Volkswagen Golf | brake pads"],
    ["brake pads golf 2014", "2014 Volkswagen Golf | brake pads"],
    ["brake pads for a 2014 VW Golf", "2014 Volkswagen Golf | brake pads"],
    ["2014 golf", "2014 Volkswagen Golf | "],
    ["vw golf mk7 bremsbelag", "Volkswagen Golf | bremsbelag"],
    ["alternator 2019 camry", "2019 Toyota Camry | alternator"],
    ["chevy silverado 2015 starter", "2015 Chevrolet Silverado | starter"],
    ["merc c class 2012 wiper", "2012 Mercedes-Benz C-Class | wiper"],
    ["Mercedes-Benz C-Class 2012", "2012 Mercedes-Benz C-Class | "],
    ["f150 2018 mirror", "2018 Ford F-150 | mirror"],
    ["f 150 2018 mirror", "2018 Ford F-150 | mirror"],
    ["2018 Ford F-150 tail light left", "2018 Ford F-150 | tail light left"],
    ["jeep grand cherokee 2012 radiator", "2012 Jeep Grand Cherokee | radiator"],
    ["'98 civic exhaust", "1998 Honda Civic | exhaust"],
    ["mazda 3 2015 struts", "2015 Mazda Mazda3 | struts"],
    ["2014 x5 brake rotor", "2014 BMW X5 | brake rotor"],
    ["crv 2016 cabin filter", "2016 Honda CR-V | cabin filter"],
    ["2016 honda cr-v, cabin filter", "2016 Honda CR-V | cabin filter"],
    ["miata 1999 soft top", "1999 Mazda MX-5 | soft top"],
    ["2012 opel astra bremsscheibe", "2012 Opel Astra | bremsscheibe"],
    ["polo 2012 clutch", "2012 Volkswagen Polo | clutch"],
    ["bmw 3 series 2012 water pump", "2012 BMW 3 Series | water pump"],
    ["golf r 2016 intercooler", "2016 Volkswagen Golf R | intercooler"],
  ])("%s is %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["volkswagon golf 2014 rotor", "2014 Volkswagen Golf | rotor"],
    ["toyta camry 2019 alternator", "2019 Toyota Camry | alternator"],
    ["hyundia elantra 2015", "2015 Hyundai Elantra | "],
    ["toyota camrry 2019", "2019 Toyota Camry | "],
  ])("may be misspelt: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it.each([
    ["brake pads", " | brake pads"],
    ["golf brake pads", "Volkswagen Golf | brake pads"],
    ["2014 brake pads", "2014 | brake pads"],
    ["2014 vw brake pads", "2014 Volkswagen | brake pads"],
    ["2013 2014 golf", "Volkswagen Golf | 2013 2014"],
    ["leaf spring 2014", "2014 | leaf spring"],
    ["2014 spark plug", "2014 | spark plug"],
    ["wheel bolt", " | wheel bolt"],
    ["12 volt battery", " | 12 volt battery"],
    ["filter element", " | filter element"],
    ["1500 W charger", " | 1500 W charger"],
    ["2014", "2014 | "],
    ["", " | "],
    ["43512-06150", " | 43512-06150"],
    ["9999 golf", "Volkswagen Golf | 9999"],
    ["1e9 golf", "Volkswagen Golf | 1e9"],
  ])("is no more than what was said: %s", (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  it("takes an ambiguous name beside its make or its year", () => {
    expect(read("2013 leaf brake pads")).toBe(`2013 Nissan ${leaf()} | brake pads`);
    expect(read("chevrolet spark 2013 spark plug")).toBe("2013 Chevrolet Spark | spark plug");
    expect(read("2010 fit bumper")).toBe("2010 Honda Fit | bumper");
  });

  it.each([
    "<script>alert(1)</script> 2014 golf",
    "'; drop table listing; -- golf 2014",
    "2014\u0000golf\u0007",
    "2014 ".repeat(40),
    "golf ".repeat(40),
    "🚗 golf 2014",
    "((((((((((",
    "\\",
  ])("is looked for in any text: %j", (text) => {
    expect(vehicleIn(text.slice(0, 200), index, 2026).words.length).toBeLessThanOrEqual(200);
  });

  const leaf = () => index.models.get("leaf")?.find(({ make }) => make === "Nissan")?.model ?? "";
});

describe("a vehicle still being typed", () => {
  const begun = (text: string) => {
    const { year, make } = vehicleIn(text, index, 2026);
    return modelsByPrefix(text, index, { year, make }, 4).map(
      ({ model, words }) => `${model.make} ${model.model} | ${words}`,
    );
  };

  it("is guessed by how its model begins", () => {
    expect(begun("2014 go")).toContain("Volkswagen Golf | ");
    expect(begun("brake pads 2014 vw go")).toContain("Volkswagen Golf | brake pads");
    expect(begun("jeep grand ch")[0]).toBe("Jeep Grand Cherokee | ");
    expect(begun("brake pa")).toEqual([]);
  });
});

describe("what a text is", () => {
  /** As far as the listings tell, too. */
  async function is(typed: string) {
    const subject = await detectIntent(typed, new Date("2026-06-01"));
    if (subject.kind !== "plain") return subject;
    const text = visibleText(typed);
    const number = await partNumberIn(text);
    if (number) return { kind: "number" as const, number };
    const [numbers, words] = await Promise.all([similarPartNumbers(text), resolveTerms(text)]);
    return { kind: "words" as const, words, numbers, vehicle: subject.vehicle };
  }

  it("is a VIN, in one piece or several, with words beside it or none", async () => {
    for (const text of ["1HGCM82633A004352", "1hgcm82633a004352", "1HG CM826 33A 004352"])
      expect(await is(text)).toMatchObject({
        kind: "vin",
        vehicle: { year: 2003, make: "Honda", model: "Accord" },
        decoded: { vin: "1HGCM82633A004352", checkDigitIsRight: true },
        words: "",
      });
    expect(await is("brake pads 1HGCM82633A004352")).toMatchObject({
      kind: "vin",
      words: "brake pads",
    });
  });

  it.each([
    ["  4t1b11hk3ku210388 ", "vin"],
    ["4T1-B11HK-3-KU210388", "vin"],
    ["4T1B 11HK 3KU2 1038 8", "vin"],
    ["alternator 4T1B11HK3KU210388", "vin"],
    ["4T1B11HK3KU2103888", "broken-vin"],
    ["4T1B11HK3KU21O388", "broken-vin"],
    ["I4T1B11HK3KU210388", "vin"],
    ["4T1B11\u200BHK3KU210388", "vin"],
    ["SE3P-100316", "frame-number"],
    ["22222222222222222", "words"],
    ["brake rotor camry", "words"],
    ["counterbalanceshaft", "words"],
  ])("tells whether %j is one", async (text, kind) => {
    expect((await is(text)).kind).toBe(kind);
  });

  it("is a VIN with a wrong check digit all the same, and with a model that nobody knows", async () => {
    expect(await is("1HGCM82643A004352")).toMatchObject({
      kind: "vin",
      decoded: { checkDigitIsRight: false },
      vehicle: { model: "Accord" },
    });
    expect(await is("WVWZZZ1KZAW123456")).toMatchObject({
      kind: "vin",
      decoded: { makes: ["Volkswagen"], checkDigitIsRight: false },
    });
  });

  it("says what is wrong with almost a VIN, and which one it may be", async () => {
    expect(await is("1HGCM82633A00435")).toMatchObject({
      kind: "broken-vin",
      message: "A VIN has 17 letters and numbers. This one has 16.",
      meant: null,
    });
    expect(await is("1HGCM82633AOO4352")).toMatchObject({
      kind: "broken-vin",
      message: "A VIN never has O. Check whether it's a 0.",
      meant: "1HGCM82633A004352",
    });
  });

  it.each(["brake pads golf 2014", "brake pads gulf 2014", "rear shock absorbers 99"])(
    "is no VIN because it has as many letters: %s",
    async (text) => {
      expect((await is(text)).kind).not.toMatch(/vin/);
    },
  );

  it("is a part number in any spelling, and one that reads like something else", async () => {
    const long = await addListing(own.db, { partNumber: "1HGCM82633AOO4352" });
    const like = await addListing(own.db, { partNumber: "GOLF-2014" });
    for (const [text, key] of [
      ["43512 06150", undefined],
      ["43512.061", undefined],
      ["1HGCM82633AOO4352", long.key],
      ["golf 2014", like.key],
    ] as const) {
      const intent = await is(text);
      expect(intent.kind).toBe("number");
      if (key && intent.kind === "number") expect(intent.number.kinds.has(key)).toBe(true);
    }
    await own.db.delete(listing).where(inArray(listing.key, [long.key, like.key]));
  });

  it("is a number with one wrong character", async () => {
    expect(await is("43512-06151")).toMatchObject({
      kind: "words",
      numbers: ["43512-06150"],
    });
  });

  it("leads from a number to what replaced it", async () => {
    const { key } = await addListing(own.db, { partNumber: "NEW-70016" });
    await addSupersession(own.db, "OLD70016", "NEW70016");
    const intent = await is("old-70016");
    expect(intent).toMatchObject({ kind: "number" });
    if (intent.kind === "number")
      expect(intent.number.kinds.get(key)).toEqual({ kind: "superseded", norm: "NEW70016" });
  });

  it("is a vehicle with words, or words with a part of a vehicle", async () => {
    expect(await is("brake pads golf 2014")).toEqual({
      kind: "vehicle",
      vehicle: { year: 2014, make: "Volkswagen", model: "Golf" },
      words: "brake pads",
      other: null,
    });
    expect(await is("vw golf rotor")).toMatchObject({
      kind: "words",
      vehicle: { year: null, make: "Volkswagen", model: "Golf" },
    });
  });

  it.each([
    ["brkae pds gofl 2014", "Volkswagen", "Golf", "brkae pds"],
    ["2014 vw gofl rotor", "Volkswagen", "Golf", "rotor"],
    ["corrola 2016 alternator", "Toyota", "Corolla", "alternator"],
    ["asttra 2012", "Opel", "Astra", ""],
    ["front left brake pad set ceramic new kit gofl 2014", "Volkswagen", "Golf", /^front.*kit$/],
  ])(
    "is a vehicle whose model is misspelt beside its year: %s",
    async (text, make, model, left) => {
      expect(await is(text)).toMatchObject({
        ...{ kind: "vehicle", vehicle: { make, model }, words: left },
      });
    },
  );

  it.each(["2014 rotro", "2014 altenator camber", "2014 brkae rotor", "gofl brake rotor"])(
    "is no vehicle because a word is misspelt: %s",
    async (text) => {
      expect((await is(text)).kind).toBe("words");
    },
  );

  it("is no vehicle because nobody sells yet what was asked for", () => {
    const labels = partCatalog.flatMap(({ many }) => many.split(/\W+/));
    const others =
      "booster journal aerial mast splitter lip venturi koni spectre camera camara cadena asiento tapa " +
      "converter cruise glass steering struts blades batteries calipers heater inverter 1600 2600 1500w " +
      "9003 9004 9006 bremse scheibe kupplung zahnriemen embrague filtro";
    const kinds = [...labels, ...others.split(" ")].map((kind) => kind.toLowerCase());
    const misspelt = new Map(kinds.map((kind) => [kind, undefined]));
    for (let year = 1982; year <= 2026; year += 4)
      for (const kind of kinds) {
        const text = `${year} ${kind}`;
        expect(vehicleIn(text, index, 2026, misspelt)).toEqual(vehicleIn(text, index, 2026));
      }
  });

  it("is words, misspelt or not", async () => {
    expect(await is("brkae rotor")).toMatchObject({
      kind: "words",
      words: { corrected: "brake rotor" },
    });
  });

  it.each([
    "",
    " ",
    "\u0000\u0007",
    "'; drop table listing; --",
    "<img src=x onerror=alert(1)>",
    "%_\\",
    "x".repeat(200),
    "1".repeat(200),
    "A1".repeat(100),
    "2014 golf ".repeat(20),
    "\u202e2014 golf",
  ])("is read whatever it is: %j", async (text) => {
    await is(text);
  });
});
