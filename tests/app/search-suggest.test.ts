import { beforeAll, describe, expect, it } from "vitest";
import { paths } from "~/paths";
import { seller } from "~/platform/db/schema.server";
import { loader } from "~/routes/api-suggest";
import { problemsAnswerSchema } from "~/search/results/answers.schema";
import { suggestAnswerSchema } from "~/search/suggest/suggest.schema";
import { useDatabase } from "../support/database";
import { addFitment, addListing, addNumber, addSupersession } from "../support/search-catalogue";

const own = useDatabase();
beforeAll(async () => {
  const { key } = await addListing(own.db, { partNumber: "P 85 075", name: "Front Brake Pads" });
  await addNumber(own.db, key, { norm: "5Q0698151", kind: "oem" });
  await addSupersession(own.db, "P85000", "P85075");
  await addListing(own.db, { partNumber: "11202", name: "Gold Lug Nut" });
  await addListing(own.db, { partNumber: "10245-88", name: "Gold Lug Nut" });
  await addListing(own.db, { partNumber: "H 1", name: "Hub", brand: "Mann-Filter" });
  await addListing(own.db, { partNumber: "H 2", name: "Hub", brand: "Bosch" });
  await addListing(own.db, { partNumber: "H 3", name: "Left Headlight" });
  await addListing(own.db, { partNumber: "H 4", name: "Head Light Lens" });
  const rotor = await addListing(own.db, { partNumber: "R 1", name: "Rotor" });
  await addFitment(own.db, rotor.key, {
    make: "Toyota",
    model: "Yaris",
    y0: 2010,
    y1: 2015,
    source: "seller",
  });
  await addFitment(own.db, rotor.key, {
    make: "Volkswagen",
    model: "Golf",
    y0: 2010,
    y1: 2015,
    source: "seller",
  });
  const place = {
    name: "Altstadt Toyohashi Muncie Counter",
    locationName: "Queens",
    lat: 40.7,
    lng: -73.8,
  };
  const [counter] = await own.db.insert(seller).values(place).returning();
  for (const partNumber of ["S 1", "S 2", "S 3"])
    await addListing(own.db, { partNumber, name: "Hub", sellerId: counter?.id });
});

const url = (q: string) => `http://localhost:3000/api/v1/suggest?${new URLSearchParams({ q })}`;
const ask = (q: string, headers?: HeadersInit) =>
  loader({ request: new Request(url(q), { headers }), params: {}, context: {} });

async function groups(q: string) {
  const answer = suggestAnswerSchema.parse(await (await ask(q)).json());
  const items = answer.groups.reduce((sum, group) => sum + group.items.length, 0);
  expect(items).toBeLessThanOrEqual(8);
  return answer.groups;
}
/** Kind by kind the labels and details. */
const told = async (q: string) =>
  (await groups(q)).map(({ kind, items }) => [
    kind,
    ...items.map(({ label, detail }) => (detail ? `${label}: ${detail}` : label)),
  ]);
const first = async (q: string) => (await groups(q))[0]?.items[0];

describe("GET /api/v1/suggest", () => {
  it("tells what vehicle a VIN is of", async () => {
    expect(await told("1HGCM82633A004352")).toEqual([["vin", "2003 Honda Accord: Parts that fit"]]);
    expect(await told("1HGCM82643A004352")).toEqual([
      ["vin", "2003 Honda Accord: The check digit doesn't match"],
    ]);
    expect(await told("1HGCM82633AOO4352")).toEqual([
      ["vin", "1HGCM82633A004352: Did you mean this? A VIN never has O. Check whether it's a 0."],
    ]);
    // Hardly any of Europe has a right check digit.
    expect(await first("WVWZZZ1KZAW123456")).toMatchObject({
      label: expect.stringMatching(/^Volkswagen, /),
      detail: "Everything the VIN tells us",
    });
  });

  it("splits a vehicle from the words, and leads to both", async () => {
    expect((await told("brake pads golf 2014"))[0]).toEqual([
      "vehicle",
      "2014 Volkswagen Golf: brake pads",
    ]);
    const { href = "" } = (await first("brake pads golf 2014")) ?? {};
    expect(Object.fromEntries(new URL(href, "http://site").searchParams)).toEqual({
      ...{ q: "brake pads", make: "Volkswagen", model: "Golf", year: "2014" },
      said: "brake pads golf 2014",
    });
  });

  it("completes a vehicle, and asks for the year", async () => {
    expect((await told("2014 gol"))[0]).toContain("2014 Volkswagen Golf: Parts that fit");
    expect((await told("vw golf"))[0]).toEqual(["vehicle", "Volkswagen Golf: Choose the year"]);
  });

  it("completes a part number, with what it is; a superseded one leads to its replacement", async () => {
    expect(await told("p85")).toEqual([["number", "P 85 075: Brembo Front Brake Pads"]]);
    expect(await told("43512-061")).toEqual([["number", expect.stringContaining("43512-06150")]]);
    expect(await told("5q0 698")).toEqual([
      ["number", "5Q0698151: Maker's number: Brembo Front Brake Pads"],
    ]);
    expect((await told("P-85000"))[0]).toEqual(["number", "P85075: Replaces P85000"]);
  });

  it("offers the number with one character changed", async () => {
    expect(await told("43512-06151")).toEqual([["number", "43512-06150: One character different"]]);
  });

  it("completes words and puts them right", async () => {
    const [[kind, ...items] = []] = await told("brake p");
    expect([kind, items[0]]).toEqual(["words", "Brake pads: Brake"]);
    expect(await told("brkae rot")).toEqual([["words", "Brake rotors: Brake", "brake rotor"]]);
  });

  it("has the words of parts and cars, makes first, and none that only sellers' names bring", async () => {
    expect(await told("alt")).toEqual([
      ["words", "Alternators: Electrical", "Alternator pulleys: Belts and hoses", "alternator"],
    ]);
    expect(await told("toy")).toEqual([["words", "Toyota"]]);
    for (const typed of ["altst", "toyoh", "altstatd"])
      expect((await told(typed)).map(([kind]) => kind)).not.toContain("words");
  });

  it.each([
    ["brak pd", ["Brake pads: Brake"]],
    ["brk pds", ["Brake pads: Brake"]],
    ["head light", ["Headlights: Body", "headlight"]],
    ["altenator", ["Alternators: Electrical", "alternator"]],
    ["fuel pmp", ["Fuel pumps: Fuel"]],
    ["taillight", ["Tail lights: Body"]],
    [
      "gearbox",
      [
        ...["Transmissions: Drivetrain", "Steering gearboxes: Steering"],
        "Reduction gearboxes: Hybrid and EV",
      ],
    ],
    ["wingmir", ["Mirrors: Body"]],
    ["brembo brake pads", ["Brembo: brake pads: Brake"]],
    ["brake pads brembo", ["Brembo: brake pads: Brake"]],
  ])("understands %s", async (q, items) => {
    expect(await told(q)).toEqual([["words", ...items]]);
  });

  it("completes and puts right what stands beside a year", async () => {
    for (const q of ["2014 altenator", "altenator 2014"])
      expect(await told(q)).toEqual([["words", "Alternators: Electrical", "2014 alternator"]]);
    for (const q of ["gol 2014", "2014 gol"])
      expect((await told(q))[0]).toEqual(["vehicle", "2014 Volkswagen Golf: Parts that fit"]);
    expect((await told("brake pads gol 2014"))[0]).toEqual([
      "vehicle",
      "2014 Volkswagen Golf: brake pads",
    ]);
  });

  it.each([
    ["vw golf altenator", "vw golf alternator"],
    ["altenator vw golf", "alternator vw golf"],
    ["golf altenator", "golf alternator"],
    ["vw golf rot", "vw golf rotor"],
    ["vw golf head light", "vw golf headlight"],
    ["front vw golf altenator", "Volkswagen Golf front alternator"],
  ])("puts right what stands beside a make and model: %s", async (q, right) => {
    expect(await told(q)).toEqual([
      ["vehicle", "Volkswagen Golf: Choose the year"],
      ["words", right],
    ]);
    const [, words] = await groups(q);
    expect(words?.items[0]?.href).toBe(paths.map({ text: right }));
  });

  it.each([
    ["vw altenator", "vw alternator"],
    ["2014 vw altenator", "2014 vw alternator"],
  ])("puts right what stands beside a make: %s", async (q, right) => {
    expect(await told(q)).toEqual([["words", right]]);
  });

  it.each(["vw golf alternator", "vw golf xyzzy"])("leaves %s as it is", async (q) => {
    expect(await told(q)).toEqual([["vehicle", "Volkswagen Golf: Choose the year"]]);
  });

  it.each(["2014 golf", "golf 2014", "vw golf 2014"])("says a vehicle once: %s", async (q) => {
    expect(await told(q)).toEqual([["vehicle", "2014 Volkswagen Golf: Parts that fit"]]);
  });

  it("leaves a word alone that something has, and puts it right only where nothing does", async () => {
    expect((await told("golf")).flat()).not.toContain("gold");
    expect(await told("glod")).toEqual([["words", "Glow plugs: Electrical", "gold"]]);
  });

  it("says once what leads to much the same", async () => {
    expect(await told("brake pads golf 2014")).toEqual([
      ["vehicle", "2014 Volkswagen Golf: brake pads"],
    ]);
  });

  it("has a place that is typed before numbers that are merely like it", async () => {
    expect((await told("11201")).map(([kind]) => kind)).toEqual(["place", "number"]);
  });

  it.each([
    ["brembo", "Brembo"],
    ["brem", "Brembo"],
    ["bremob", "Brembo"],
    ["mann-fil", "Mann-Filter"],
    ["mannfilter", "Mann-Filter"],
  ])("leads from %s to all of the brand", async (q, label) => {
    const [group] = await groups(q);
    expect(group).toMatchObject({ kind: "brand", label: "Brands" });
    expect(group?.items).toEqual([
      { label, detail: "All parts from this brand", href: `/map?brand=${label}` },
    ]);
  });

  it("has a brand before places, and is done where it is one", async () => {
    expect(await told("bosch")).toEqual([["brand", "Bosch: All parts from this brand"]]);
  });

  it.each([
    ["München", "Munich, Germany"],
    ["munchen", "Munich, Germany"],
    ["Köln", "Köln, Germany"],
    ["São Paulo", "São Paulo, Brazil"],
    ["paris", "Paris, France"],
    ["Wien", "Vienna, Austria"],
  ])("has the place that is called %s before words that are merely like it", async (q, label) => {
    const [[kind, place = ""] = [], ...others] = await told(q);
    expect([kind, place.split(":")[0], others]).toEqual(["place", label, []]);
  });

  it.each([
    ["brake pads berlin", "Berlin, Germany"],
    ["brake pads new york", "New York, NY"],
    ["brake pads 10245 Berlin", "10245 Berlin, Germany"],
  ])("offers a part type near a place: %s", async (q, place) => {
    const [group] = await groups(q);
    expect(group).toMatchObject({
      kind: "words",
      items: [{ label: "Brake pads", detail: `near ${place}` }],
    });
    const { searchParams } = new URL(group?.items[0]?.href ?? "", "http://site");
    expect(Object.fromEntries(searchParams)).toEqual({
      ...{ category: "brake", type: "brake-pads", place },
    });
  });

  it("offers each place of a postal code, and one that numbers begin with after these", async () => {
    expect(await told("10115")).toEqual([
      [
        "place",
        "New York, NY 10115: Parts near there: United States",
        "10115 Berlin, Germany: Parts near there: State of Berlin, Germany",
      ],
    ]);
    expect(await told("10245")).toEqual([
      ["number", "10245-88: Brembo Gold Lug Nut"],
      ["place", "10245 Berlin, Germany: Parts near there: State of Berlin, Germany"],
    ]);
    // Somebody sells that very number.
    expect((await told("11202")).map(([kind]) => kind)).toEqual(["number"]);
  });

  it("offers places for what names no part", async () => {
    expect(await told("springfield, il")).toEqual([
      ["place", "Springfield, IL: Parts near there: Illinois, United States"],
    ]);
    expect(await first("10001")).toMatchObject({ href: "/map?place=New+York%2C+NY+10001" });
    // A town is called Brake.
    expect((await told("brake p")).map(([kind]) => kind)).not.toContain("place");
  });

  it.each(["", " ", "a", "\u0000", "zzzzqqqq", "😀", "<>", "'; drop table listing; --", "%__"])(
    "has nothing to suggest for %j",
    async (q) => {
      expect(await groups(q)).toEqual([]);
    },
  );

  it.each(["x".repeat(200), "1".repeat(200), "2014 golf ".repeat(20), "🚗".repeat(100)])(
    "takes a long text: %j",
    async (q) => {
      expect((await ask(q)).status).toBe(200);
    },
  );

  it("refuses a longer one, and says why", async () => {
    const answer = await ask("x".repeat(201));
    expect(answer.status).toBe(400);
    expect(problemsAnswerSchema.parse(await answer.json()).problems).toEqual([
      { parameter: "q", message: "Search for at most 200 characters." },
    ]);
  });

  it("may be kept by caches, but what is about a VIN by the browser alone", async () => {
    const answer = await ask("brake p");
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=60/);
    const etag = answer.headers.get("ETag") ?? "";
    expect((await ask("brake p", { "If-None-Match": etag })).status).toBe(304);
    for (const q of ["1HGCM82633A004352", "1HGCM82633A004", "1HGCM82633A00435"])
      expect((await ask(q)).headers.get("Cache-Control")).toMatch(/^private/);
  });
});
