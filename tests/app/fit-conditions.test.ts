import { describe, expect, it } from "vitest";
import { conditionSchema, type FitmentRow, verdictSchema } from "~/catalog/listing.schema";
import { factKey } from "~/search/fitment/condition-keys";
import { meets, parseConditions } from "~/search/fitment/conditions";
import { verdictFor } from "~/search/fitment/verdict";
import { everyNote } from "../../scripts/lib/sample-catalogue/notes";
import { type Random, random } from "../../scripts/lib/sample-catalogue/random";

const textsOf = (note: string) => parseConditions(note).map(({ text }) => text);
const row = (more: Partial<FitmentRow> = {}): FitmentRow => ({
  ...{ make: "Honda", model: "Accord", y0: 2003, y1: 2007, engine: "", note: "" },
  ...{ source: "catalogue", ...more },
});
const accord = { make: "Honda", model: "Accord", year: 2005 };
const verdict = (rows: FitmentRow[], more: object = {}) =>
  verdictFor(rows, { ...accord, ...more }, true);

/** Notes of the generator, others of the trade and noise, alone or joined. */
const madeUp = (dice: Random): string =>
  Array.from({ length: 1 + dice.below(3) }, () =>
    dice.pick([
      ...everyNote,
      "front axle",
      "8-bolt flange",
      "From 03/2005",
      "%",
      "with",
      "not",
      "🚗",
    ]),
  ).join(dice.pick([", ", "; ", " and ", " "]));

describe("the conditions of a note", () => {
  it.each([
    ["With 16 inch wheels", "it has 16-inch wheels"],
    ['For 17" rims only', "it has 17-inch wheels"],
    ["With 16 and 17 inch wheels", "it has 16- or 17-inch wheels"],
    ["Not with sport brakes", "it doesn't have sport brakes"],
    ["w/o sport suspension", "it doesn't have sport suspension"],
    ["Front-wheel drive only", "it has front-wheel drive"],
    ["All-wheel drive only", "it has all-wheel drive"],
    ["AWD", "it has all-wheel drive"],
    ["FWD or RWD", "it has front-wheel drive or rear-wheel drive"],
    ["Not for 4x4", "it doesn't have four-wheel drive"],
    ["Manual transmission only", "it has a manual transmission"],
    ["Automatic gearbox", "it has an automatic transmission"],
    ["Sedan only", "it's a sedan"],
    ["Estate only", "it's a wagon"],
    ["Not for convertibles", "it isn't a convertible"],
    ["SUV only", "it's an SUV"],
    ["With start-stop", "it has start-stop"],
    ["Without Start/Stop", "it doesn't have start-stop"],
    ["Without parking sensors", "it doesn't have parking sensors"],
    ["With load-sensing valve", "it comes with load-sensing valve"],
    ["Not for California emissions", "it doesn't have California emissions"],
    ["Except California", "it doesn't have California emissions"],
    ["Left-hand drive", "it's left-hand drive"],
    ["RHD only", "it's right-hand drive"],
    ["Not for the facelift", "it isn't the facelift"],
    ["Pre-facelift models", "it isn't the facelift"],
    ["Engine code CCZA", "its engine code is CCZA"],
    ["Check the engine number", "its engine number matches"],
    ["Check the production date", "its build date matches"],
    ["Compare the connector", "the connector matches"],
    ["Compare the old part", "it matches the old part"],
    ["From 03/2015", "it was built in March 2015 or later"],
    ["03/2015 on", "it was built in March 2015 or later"],
    ["Built after 06/2015", "it was built in July 2015 or later"],
    ["Before July 2015", "it was built in June 2015 or earlier"],
    ["up to 2015-07", "it was built in July 2015 or earlier"],
    ["Production date: 03/2015 to 07/2015", "it was built between March 2015 and July 2015"],
    ["Built 2015 and later", "it was built in 2015 or later"],
    ["Up to chassis 5894321", "its chassis number is 5894321 or lower"],
    ["From VIN 5894321 on", "its chassis number is 5894321 or higher"],
    ["to chassis no. 8P-9A-013000", "its chassis number is 8P-9A-013000 or lower"],
    ["VIN 100001 - 200000", "its chassis number is from 100001 to 200000"],
  ])("%s", (note, text) => {
    expect(textsOf(note)).toEqual([text]);
    expect(parseConditions(note)[0]?.kind).not.toBe("note");
  });

  it("are several where it names several", () => {
    expect(textsOf("With LED low and high beam, left-hand drive")).toEqual([
      "it comes with LED low and high beam",
      "it's left-hand drive",
    ]);
    expect(textsOf("With ABS and without start-stop; FWD only")).toEqual([
      "it has ABS",
      "it doesn't have start-stop",
      "it has front-wheel drive",
    ]);
    expect(textsOf("Rear axle, from chassis 5894321 on")).toEqual([
      "its chassis number is 5894321 or higher",
    ]);
  });

  it("are none where it only says where the part goes", () => {
    for (const note of ["", "  ", "front axle", "Rear axle", "Driver side", "left or right"])
      expect(parseConditions(note)).toEqual([]);
  });

  it.each([
    "8-bolt flange",
    "Not with ABS, start-stop",
    "Not for sedans only",
    "Without A and B",
    "Heavy duty",
    "Not where without a tow package",
    "From chassis",
    "After chassis 5894321",
    "07/2015 to 03/2015",
    "Ø 312 mm",
    "前",
  ])("“%s” is not understood and stands in its own words", (note) => {
    expect(parseConditions(note)).toMatchObject([{ kind: "note", values: [note] }]);
    expect(textsOf(note)).toEqual([`it matches the note “${note}”`]);
  });

  it("of a long note are its beginning, and any note is read in no time", () => {
    const [only, ...others] = parseConditions("with ".repeat(20_000));
    expect(others).toEqual([]);
    expect(only?.text.length).toBeLessThan(200);
  });

  it("are data that the schema knows, whatever the note", () => {
    const dice = random(28, 1);
    for (let run = 0; run < 2_000; run += 1)
      for (const each of parseConditions(madeUp(dice))) conditionSchema.parse(each);
  });
});

describe("a condition is answered", () => {
  const answer = (note: string, facts: Record<string, string>, year = 2015) =>
    parseConditions(note).map((each) => meets(each, { year, facts }));

  it("by what is known of the car, one way or the other", () => {
    expect(answer("With 16 or 17 inch wheels", { "wheel-size": "17" })).toEqual([true]);
    expect(answer("With 16 inch wheels", { "wheel-size": "18" })).toEqual([false]);
    expect(answer("Not with 16 inch wheels", { "wheel-size": "18" })).toEqual([true]);
    expect(answer("Without start-stop", { "option:start-stop": "yes" })).toEqual([false]);
    expect(answer("Not for the facelift", { facelift: "no" })).toEqual([true]);
    expect(answer("Sedan only", { body: "wagon" })).toEqual([false]);
    expect(answer("AWD only", { drive: "4WD" })).toEqual([true]);
    expect(answer("Manual transmission only", { transmission: "CVT" })).toEqual([false]);
  });

  it("not by a word that may mean the same", () => {
    expect(answer("Automatic transmission only", { transmission: "CVT" })).toEqual([undefined]);
    expect(answer("FWD only", { drive: "2WD" })).toEqual([undefined]);
    expect(answer("2WD", { drive: "RWD" })).toEqual([true]);
    expect(answer("Wagon only", { body: "SUV" })).toEqual([undefined]);
    expect(answer("Engine code CCZA", { "engine-code": "EA888" })).toEqual([undefined]);
    expect(answer("Engine code 2AR-FE", { "engine-code": "2ARFE" })).toEqual([true]);
  });

  it("by the model year where every car of it was built on one side of the date", () => {
    expect(answer("From 03/2015", {}, 2013)).toEqual([false]);
    expect(answer("From 03/2015", {}, 2014)).toEqual([false]);
    expect(answer("From 03/2015", {}, 2015)).toEqual([undefined]);
    expect(answer("From 03/2015", {}, 2016)).toEqual([undefined]);
    expect(answer("From 03/2015", {}, 2017)).toEqual([true]);
    const [from] = parseConditions("From 03/2015");
    expect(answer("From 03/2015", { [factKey(from as never) ?? ""]: "yes" })).toEqual([true]);
  });

  it("never for good where it is a comparison with the part", () => {
    for (const note of ["Compare the connector", "Check the engine number", "8-bolt flange"])
      expect(parseConditions(note).map(factKey)).toEqual([null]);
  });
});

describe("a verdict", () => {
  it("is “fits” only of a row without a condition that is open", () => {
    expect(verdict([row()])).toMatchObject({ fit: "fits", text: "Fits" });
    expect(verdict([row({ note: "With 16 inch wheels" })])).toMatchObject({
      fit: "fits-if",
      text: "Fits if it has 16-inch wheels",
      conditions: [{ kind: "wheel-size", values: ["16"] }],
    });
  });

  it("is the best-founded one of several rows", () => {
    const conditional = row({ note: "With 16 inch wheels" });
    expect(verdict([conditional, row({ note: "Front axle" })]).fit).toBe("fits");
    expect(verdict([row({ note: "Sedan only, FWD" }), conditional])).toMatchObject({
      text: "Fits if it has 16-inch wheels",
    });
    const facts = { "wheel-size": "17" };
    expect(verdict([conditional, row({ note: "With 17 inch wheels" })], { facts }).fit).toBe(
      "fits",
    );
    expect(verdict([conditional], { facts })).toMatchObject({
      fit: "does-not-fit",
      conditions: [{ kind: "wheel-size" }],
    });
    const ofEngine = row({ engine: "3.0 L" });
    expect(verdict([conditional, ofEngine], { facts }).fit).toBe("not-confirmed");
    expect(verdict([conditional, ofEngine], { facts, engine: "3.0 L" }).fit).toBe("fits");
    expect(verdict([ofEngine], { engine: "2.4 L" }).fit).toBe("does-not-fit");
  });

  it("doubts a seller's range at its ends, and a catalog's whole model years nowhere", () => {
    for (const [year, text] of [
      [2003, "Fits if its build date matches"],
      [2005, "Fits"],
      [2007, "Fits if its build date matches"],
    ] as const) {
      expect(verdict([row({ source: "seller" })], { year }).text).toBe(text);
      expect(verdict([row()], { year }).text).toBe("Fits");
    }
    const oneYear = row({ source: "seller", y0: 2005, y1: 2005 });
    expect(verdict([oneYear]).text).toBe("Fits");
    const dated = row({ source: "seller", note: "From 03/2003" });
    expect(verdict([dated], { year: 2003 }).text).toBe(
      "Fits if it was built in March 2003 or later",
    );
  });

  it("is never “fits” with an unanswered condition, whatever rows, notes and facts", () => {
    const dice = random(7, 1);
    const facts = {
      ...{ "wheel-size": ["16", "17"], drive: ["AWD", "FWD"], body: ["sedan"] },
      ...{ transmission: ["manual"], "option:start-stop": ["yes", "no"] },
    };
    let fitting = 0;
    for (let run = 0; run < 5_000; run += 1) {
      const rows = Array.from({ length: 1 + dice.below(4) }, () =>
        row({
          note: dice.chance(0.3) ? "" : madeUp(dice),
          source: dice.pick(["catalogue", "seller"]),
          engine: dice.pick(["", "2.4 L"]),
          y1: dice.pick([2005, 2007]),
        }),
      );
      const known = Object.fromEntries(
        Object.entries(facts).flatMap(([key, values]) =>
          dice.chance(0.5) ? [[key, dice.pick(values)]] : [],
        ),
      );
      const given = verdict(rows, { facts: known });
      verdictSchema.parse(given);
      if (given.fit !== "fits") continue;
      fitting += 1;
      const { note } = given.row;
      for (const each of parseConditions(note))
        expect(meets(each, { year: 2005, facts: known }), note).toBe(true);
      // What says more than where the part goes is a condition.
      if (parseConditions(note).length === 0) expect(note).toMatch(/^(front axle|[\s,;]|and)*$/);
    }
    expect(fitting).toBeGreaterThan(500);
  });

  it("names each of the generator's notes, and understands them all", () => {
    for (const note of everyNote) {
      const given = verdict([row({ note })]);
      expect(given.fit, note).toBe("fits-if");
      expect(parseConditions(note)[0]?.kind, note).not.toBe("note");
    }
  });
});
