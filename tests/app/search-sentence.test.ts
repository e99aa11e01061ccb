import { describe, expect, it } from "vitest";
import { partNames } from "~/catalog/part-types/names";
import { catalogPhrases } from "~/search/text/sentence/catalog-phrases";
import {
  type Lexicon,
  placesSaidIn,
  type Reading,
  rawOf,
  readSentence,
  textOf,
} from "~/search/text/sentence/read-sentence";
import { saidWords } from "~/search/text/sentence/said-words";
import { tokensOf } from "~/search/text/sentence/token";

/** The catalog's own names; two brands; and a Golf of any year as the only vehicle. */
const lexicon: Lexicon = {
  phrases: catalogPhrases,
  isKnownWord: (key) => ["bremen", "ceramic", "golf"].includes(key),
  isNearModel: (key) => key === "camery",
  brandOf: (key) => ({ bosch: "Bosch", kn: "K&N" })[key],
  vehicleIn: (tokens, taken) => {
    const at = tokens.findIndex(({ key }, index) => key === "golf" && !taken.has(index));
    if (at < 0) return null;
    const yearAt = tokens.findIndex(({ key }) => /^20\d\d$/.test(key));
    const year = yearAt < 0 ? null : Number(tokens[yearAt]?.key);
    return {
      ...{ year, years: null, make: "Volkswagen", model: "Golf", models: ["Golf"] },
      ...{ generation: null, other: null, engine: null, trim: null },
      spans: [at, yearAt].filter((each) => each >= 0).map((from) => ({ from, to: from + 1 })),
    };
  },
};

const read = (text: string) => readSentence(text, lexicon);
const pieces = ({ tokens, pieces: all }: Reading) =>
  all.map((piece) => `${piece.kind}:${rawOf(tokens, piece)}`);

describe("part nouns", () => {
  it.each([
    ["taillight", ["tail-light"]],
    ["tail light", ["tail-light"]],
    ["Tail-Lights", ["tail-light"]],
    ["rear light golf 2014", ["tail-light"]],
    ["head light assembly", ["headlight"]],
    ["bonnet", ["hood"]],
    ["gearbox", ["transmission"]],
    ["o2 sensor", ["oxygen-sensor"]],
    ["side mirror", ["mirror"]],
    ["A/C compressor", ["ac-compressor"]],
    ["rims", ["alloy-wheel", "steel-wheel"]],
    ["brake pads and rotors", ["brake-pads", "brake-rotor"]],
    ["brake pads, rotors", ["brake-pads", "brake-rotor"]],
    // The last is the part, those before say which.
    ["alternator battery", ["battery"]],
    ["timing belt with water pump", ["timing-belt"]],
    // One slip, or two in a long word.
    ["alternater", ["alternator"]],
    ["brkae rotor", ["brake-rotor"]],
    ["cataletic convertor", ["catalytic-converter"]],
    // What nobody knows with a noun that several share is none of them.
    ["frobnicate sensor", []],
    ["ceramic", []],
  ])("of %s", (text, expected) => {
    expect(read(text).partTypes).toEqual(expected);
  });

  it("mean another thing beside a vehicle, where the catalog says so", () => {
    expect(read("motor").partTypes.length).toBeGreaterThan(1);
    expect(read("motor golf 2014").partTypes).toEqual(["complete-engine"]);
    expect(readSentence("motor", lexicon, { hasVehicle: true }).partTypes).toEqual([
      "complete-engine",
    ]);
  });

  it("are no slip of a model's name beside a year", () => {
    expect(read("camery golf 2014").partTypes).toEqual(["backup-camera"]);
    const beside: Lexicon = {
      ...lexicon,
      vehicleIn: () => ({
        ...{ year: 2010, years: null, make: null, model: null, models: [] },
        ...{ generation: null, other: null, engine: null, trim: null, spans: [{ from: 1, to: 2 }] },
      }),
    };
    expect(readSentence("camery 2010 brake pads", beside).partTypes).toEqual(["brake-pads"]);
  });

  it("tell what they were put right to", () => {
    expect(read("altenrator golf").corrections).toEqual([{ from: "altenrator", to: "alternator" }]);
    expect(read("alternator golf").corrections).toEqual([]);
  });

  it("are found in every spelling of every name of the catalog, alone", () => {
    for (const [name, { means }] of partNames) {
      expect(read(name).partTypes, name).toEqual(means);
      expect(read(name).corrections, name).toEqual([]);
    }
  });

  it.each([...saidWords].filter((word) => word.length > 3))("%s is never a slip", (word) => {
    expect(read(word).corrections).toEqual([]);
  });

  it.each(["E90", "o3 sensor", "bremen", "golf", "near", "rear"])(
    "%s is never put right",
    (text) => {
      expect(read(text).corrections).toEqual([]);
    },
  );
});

describe("what stands beside a part", () => {
  it("takes each word for one thing", () => {
    expect(
      pieces(read("need a cheap used front left brake caliper for my golf 2014 under $80")),
    ).toEqual([
      ...["noise:need", "noise:a", "noise:cheap", "condition:used", "position:front"],
      ...["position:left", "part:brake caliper", "noise:for my", "vehicle:golf", "vehicle:2014"],
      "price:under $80",
    ]);
  });

  it.each<[string, readonly string[]]>([
    ["driver side mirror", ["left"]],
    ["passenger's side headlight", ["right"]],
    ["offside headlamp", ["right"]],
    ["LF wheel bearing", ["front", "left"]],
    ["o2 sensor bank 1 sensor 2", ["bank-1", "downstream"]],
    ["rear end", []],
    ["back glass", []],
  ])("where it goes: %s", (text, expected) => {
    expect(read(text).positions).toEqual(expected);
  });

  it.each([
    ["used alternator", "used"],
    ["second hand alternator", "used"],
    ["reman alternator", "refurbished"],
    ["brand new alternator", "new"],
    ["new or used alternator", null],
    ["wing new york", null],
  ])("in what condition: %s", (text, expected) => {
    expect(read(text).condition).toBe(expected);
  });

  it.each([
    ["alternator under 150", null, 150_00],
    ["alternator under $1,200.50", null, 1200_50],
    ["alternator less than 90 bucks", null, 90_00],
    ["alternator no more than 90", null, 90_00],
    ["alternator $50-100", 50_00, 100_00],
    ["alternator 50-100 dollars", 50_00, 100_00],
    ["alternator between 50 and 100", 50_00, 100_00],
    ["alternator over $40", 40_00, null],
    ["alternator $75", null, 75_00],
    ["alternator 2010-2014", null, null],
    ["alternator 05-09", null, null],
    ["tire 205/55R16", null, null],
    ["oil 5w30", null, null],
  ])("at what price: %s", (text, minCents, maxCents) => {
    expect(read(text).price).toEqual({ minCents, maxCents });
  });

  it.each([
    ["set of 4 spark plugs", 4],
    ["4 spark plugs", 4],
    ["pair of struts", 2],
    ["2x struts", 2],
    ["struts qty 2", 2],
    ["spark plugs golf 4", null],
  ])("how many: %s", (text, expected) => {
    expect(read(text).quantity).toBe(expected);
  });

  it.each([
    ["brake pads near 60601", ["60601", "60601"]],
    ["brake pads near St Louis, MO", ["St Louis, MO", "St Louis", "St"]],
    ["brake pads in chicago", ["chicago"]],
    ["brake pads chicago", []],
    ["brake pads near me", []],
  ])("where: %s", (text, expected) => {
    expect(placesSaidIn(read(text)).map((each) => each.text)).toEqual(expected);
  });

  it("is near who asks, where they say so", () => {
    expect(read("brake pads near me").place).toEqual({ kind: "near-me" });
    expect(read("brake pads nearby").partTypes).toEqual(["brake-pads"]);
    expect(read("brake pads").place).toBeNull();
  });
});

describe("numbers in words", () => {
  it.each([
    ["two thousand and nine", "2009"],
    ["twenty fourteen", "2014"],
    ["twenty oh six", "2006"],
    ["nineteen ninety eight", "1998"],
    ["ninety-eight", "98"],
    ["ninety eight", "98"],
    ["oh seven", "07"],
    ["two hundred and fifty dollars", "250 dollars"],
    ["f one fifty two thousand fifteen", "f 150 2015"],
    ["three twenty eight", "328"],
    ["a six two thousand and ten", "a 6 2010"],
    ["three series twenty eleven", "3 series 2011"],
    ["bank one sensor two", "bank 1 sensor 2"],
    // How many of a part, and one of several.
    ["two rear shocks", "two rear shocks"],
    ["a one that works", "a one that works"],
    ["twenty, fourteen", "20, 14"],
    ["model three", "model 3"],
  ])("%s: %s", (said, digits) => {
    expect(textOf(tokensOf(said))).toBe(digits);
  });
});

describe("what is denied", () => {
  it.each([
    ["alternator not a golf", { vehicle: null }],
    ["mirror except used", { condition: null }],
    ["new mirror not used", { condition: "new" }],
    ["non oem mirror", { isGenuine: false }],
  ] as const)("is not meant: %s", (text, meant) => {
    expect(read(text)).toMatchObject(meant);
  });

  it("is not what a number belongs to", () => {
    expect(read("part no golf 123").vehicle?.model).toBe("Golf");
  });
});

describe("how far away", () => {
  it.each([
    ["radiator within 25 miles of boston", "25", "boston"],
    ["radiator within 40km from boston", "40km", "boston"],
    ["hood 30 miles around boston", "30", "boston"],
  ])("is no price, and from where: %s", (text, within, place) => {
    const reading = read(text);
    expect(reading.distance?.within).toBe(within);
    expect(reading.price.maxCents).toBeNull();
    expect(placesSaidIn(reading)[0]).toMatchObject({ text: place, isNear: true });
  });

  it("is from who asks where no place is said, and no engine's miles", () => {
    expect(read("radiator within 25 miles").place).toEqual({ kind: "near-me" });
    expect(read("engine 90000 miles").distance).toBeNull();
    expect(read("engine with 80 miles").distance).toBeNull();
  });
});

describe("what nobody means", () => {
  it.each([
    "",
    "   ",
    "🛞🔧",
    "need a the for",
    "'; drop table listing; --",
    "<script>alert(1)</script>",
    "%%%",
    "\0",
    "فرامل أمامية",
    "brake ".repeat(200),
    "x".repeat(10_000),
    "front rear left right brake pads",
  ])("is read without harm: %j", (text) => {
    const reading = read(text);
    const taken = reading.pieces.flatMap(({ from, to }) =>
      Array.from({ length: to - from }, (_, at) => from + at),
    );
    expect(taken).toEqual([...reading.tokens.keys()]);
    expect(reading.tokens.length).toBeLessThanOrEqual(40);
  });
});
