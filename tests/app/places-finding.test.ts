import { describe, expect, it } from "vitest";
import { findPlaces, placeSource, resolvePlace, reverseGeocode } from "~/places/find-places.server";
import { isOneEditApart } from "~/text/edit-distance";

const labels = async (text: string, country = "US") =>
  (await findPlaces(text, 5, country)).map(({ label }) => label);
const first = async (text: string, country = "US") => (await labels(text, country))[0];

describe("finding a place by name", () => {
  it.each([
    ["new york", "New York, NY"],
    ["New York City", "New York, NY"],
    ["NYC", "New York, NY"],
    ["brooklyn", "Brooklyn, NY"],
    ["São Paulo", "São Paulo, Brazil"],
    ["sao paulo", "São Paulo, Brazil"],
    ["münchen", "Munich, Germany"],
    ["cologne, germany", "Köln, Germany"],
    ["Köln", "Köln, Germany"],
    ["saint louis", "St. Louis, MO"],
    ["st louis", "St. Louis, MO"],
    ["ft worth", "Fort Worth, TX"],
    ["paris", "Paris, France"],
    ["toronto", "Toronto, ON"],
    ["sydney", "Sydney, NSW"],
    // Richmond in Virginia is also called so.
    ["manchester", "Manchester, United Kingdom"],
    ["los ang", "Los Angeles, CA"],
    ["o'fallon, mo", "O'Fallon, MO"],
  ])("%s is %s", async (text, label) => {
    expect(await first(text)).toBe(label);
  });

  it.each([
    ["Springfield, IL", "Springfield, IL"],
    ["springfield il", "Springfield, IL"],
    ["Springfield, Illinois", "Springfield, IL"],
    ["springfield, ma, usa", "Springfield, MA"],
    ["Paris, TX", "Paris, TX"],
    ["paris texas", "Paris, TX"],
    ["London, ON", "London, ON"],
    ["london, canada", "London, ON"],
    ["london uk", "London, United Kingdom"],
    ["York, England", "York, United Kingdom"],
  ])("%s is told from others of its name", async (text, label) => {
    expect(await first(text)).toBe(label);
    expect(await resolvePlace(text)).toMatchObject({ kind: "found", place: { label } });
  });

  it("prefers the reader's own country among those of a size", async () => {
    expect(await first("birmingham", "GB")).toBe("Birmingham, United Kingdom");
    expect((await labels("birmingham")).slice(0, 2)).toContain("Birmingham, AL");
  });

  it.each([
    ["Chcago", "Chicago, IL"],
    ["Philadelpia", "Philadelphia, PA"],
    ["Bostno", "Boston, MA"],
  ])("forgives one letter: %s", async (text, label) => {
    expect(await first(text)).toBe(label);
    expect((await resolvePlace(text)).kind).toBe("several");
  });

  it.each(["", " ", "x", "zzzzqqqq", "Springfield, Mars", "' or 1=1 --", "<b>", "\0", "💥", "%"])(
    "finds nothing for %j",
    async (text) => {
      expect(await findPlaces(text)).toEqual([]);
      expect(await resolvePlace(text)).toEqual({ kind: "none" });
    },
  );

  it("reads no more of a text than a name can have", async () => {
    expect(await findPlaces("x".repeat(100_000))).toEqual([]);
    expect(await findPlaces("a ,".repeat(50_000))).toBeDefined();
  });
});

describe("finding a place by postal code", () => {
  it.each([
    ["10001", "New York, NY 10001"],
    ["10001-1234", "New York, NY 10001"],
    ["New York, NY 10001", "New York, NY 10001"],
    ["90210, US", "Beverly Hills, CA 90210"],
    ["m5v 3l9", "Downtown Toronto, ON M5V"],
    ["M5V3L9", "Downtown Toronto, ON M5V"],
    ["M5V", "Downtown Toronto, ON M5V"],
    ["SW1A 1AA", "SW1A City of Westminster, United Kingdom"],
    ["sw1a1aa", "SW1A City of Westminster, United Kingdom"],
    ["SW11 4NJ", "SW11 near Battersea, United Kingdom"],
    ["B33 8TH, UK", "B33 near Birmingham, United Kingdom"],
    ["D-80331", "80331 Munich, Germany"],
    ["10115, Germany", "10115 Berlin, Germany"],
    ["82031, Germany", "82031 near Starnberg, Germany"],
    ["F-75001", "75001 Paris, France"],
    ["75001, France", "75001 Paris, France"],
    ["38500, France", "38500 near Grenoble, France"],
    ["12345 Main Street, New York, NY 10001", "New York, NY 10001"],
  ])("%s is %s", async (text, label) => {
    expect(await first(text)).toBe(label);
    expect(await first(label)).toBe(label);
    const [place] = await findPlaces(text);
    expect(await resolvePlace(label)).toEqual({ kind: "found", place });
  });

  it.each([
    ["10115 Berlin", "10115 Berlin, Germany"],
    ["Berlin 10115", "10115 Berlin, Germany"],
    ["10115 Berlin, Germany", "10115 Berlin, Germany"],
    ["Berlin, 10115", "10115 Berlin, Germany"],
    ["80331 München", "80331 Munich, Germany"],
    ["82031 Grünwald", "82031 Grünwald, Germany"],
    ["75001 Paris", "75001 Paris, France"],
    ["Paris 75001", "75001 Paris, France"],
    ["75001 Addison", "Addison, TX 75001"],
    ["Addison, Texas 75001", "Addison, TX 75001"],
    ["75001 Texas", "Addison, TX 75001"],
    ["90210 Beverly Hills", "Beverly Hills, CA 90210"],
    ["Beverly Hills, CA, 90210, USA", "Beverly Hills, CA 90210"],
    ["90210 beverly hils", "Beverly Hills, CA 90210"],
    ["11201 Brook", "Brooklyn, NY 11201"],
    ["SW1A 1AA London", "SW1A London, United Kingdom"],
    ["London SW1A 1AA", "SW1A London, United Kingdom"],
    ["M5V 3L9 Toronto", "Downtown Toronto, ON M5V"],
    ["5 rue de Rivoli, 75001 Paris", "75001 Paris, France"],
    ["Hauptstraße 5, 10115 Berlin, Germany", "10115 Berlin, Germany"],
    ["1010 Wien", "Vienna, Austria"],
    ["28001 Madrid", "Madrid, Spain"],
    ["1012 AB Amsterdam", "Amsterdam, Netherlands"],
    ["111 22 Stockholm", "Stockholm, Sweden"],
    ["00-001 Warszawa", "Warsaw, Poland"],
    // The town decides where the code is another's.
    ["10115 Munich", "Munich, Germany"],
    ["SW1A 1AA Edinburgh", "Edinburgh, United Kingdom"],
  ])("%s, with a town beside the code, is %s", async (text, label) => {
    for (const country of ["US", "DE", "FR"]) expect(await first(text, country)).toBe(label);
    expect(await resolvePlace(text)).toMatchObject({ kind: "found", place: { label } });
    expect(await resolvePlace(label)).toMatchObject({ kind: "found", place: { label } });
  });

  it("stands by the town that was named, where the code is known by its area", async () => {
    const [london] = await findPlaces("London, UK");
    expect(await findPlaces("SW1A 1AA London")).toMatchObject([
      { lat: london?.lat, lng: london?.lng, detail: "England, United Kingdom", about: "London" },
    ]);
  });

  it("offers a code of several countries in each, the reader's own first", async () => {
    expect(await labels("75001")).toEqual(["Addison, TX 75001", "75001 Paris, France"]);
    expect(await labels("10115", "US")).toEqual(["New York, NY 10115", "10115 Berlin, Germany"]);
    expect(await labels("10115", "DE")).toEqual(["10115 Berlin, Germany", "New York, NY 10115"]);
    expect(await labels("38500")).toEqual([
      "38500 near Braunschweig, Germany",
      "38500 near Grenoble, France",
    ]);
  });

  it("asks which is meant, unless the reader's language is of one of the countries", async () => {
    expect(await resolvePlace("75001")).toMatchObject({
      kind: "several",
      places: [{ label: "Addison, TX 75001" }, { label: "75001 Paris, France" }],
    });
    expect(await resolvePlace("75001", "FR")).toMatchObject({
      place: { label: "75001 Paris, France" },
    });
    expect(await resolvePlace("10001")).toMatchObject({ place: { label: "New York, NY 10001" } });
    expect(await resolvePlace("90210")).toMatchObject({
      place: { label: "Beverly Hills, CA 90210" },
    });
  });

  it("says where the codes are known by their area alone", async () => {
    expect(await findPlaces("80331, Germany")).toMatchObject([
      { detail: "Bavaria, Germany", about: "Munich", lat: 48.137, lng: 11.575 },
    ]);
  });

  it.each(["00000", "99999-1", "Z9Z 9Z9", "05123, Germany"])(
    "finds nothing for %s",
    async (text) => {
      expect((await resolvePlace(text)).kind).toBe("none");
    },
  );
});

describe("which place is meant", () => {
  it("is one that is far larger than the others of its name", async () => {
    expect(await resolvePlace("Chicago")).toMatchObject({ place: { label: "Chicago, IL" } });
  });

  it("is asked where several are alike, and each label finds its place again", async () => {
    const meant = await resolvePlace("Springfield");
    if (meant.kind !== "several") throw new Error(meant.kind);
    expect(meant.places.length).toBeGreaterThan(3);
    for (const place of meant.places)
      expect(await resolvePlace(place.label)).toEqual({ kind: "found", place });
    const german = await findPlaces("Neustadt, Germany");
    for (const place of german)
      expect(await resolvePlace(place.label)).toMatchObject({ kind: "found" });
  });
});

describe("what a point is called", () => {
  it.each([
    [{ lat: 40.713, lng: -74.006 }, "New York, NY"],
    [{ lat: 39.802, lng: -89.644 }, "Springfield, IL"],
    [{ lat: 48.14, lng: 11.58 }, "Munich, Germany"],
  ])("%j", async (point, label) => {
    expect((await reverseGeocode(point))?.label).toBe(label);
  });

  it("is nothing far out at sea, and at the ends of the earth", async () => {
    for (const point of [
      { lat: 0, lng: -30 },
      { lat: 90, lng: 180 },
      { lat: -90, lng: -180 },
    ])
      expect(await reverseGeocode(point)).toBeNull();
  });
});

it("says whose lists these are, and of which day", async () => {
  expect(await placeSource()).toEqual({
    name: "GeoNames",
    url: "https://www.geonames.org",
    date: "2023-03-05",
  });
});

it("is quick once the data is there", async () => {
  await findPlaces("new york");
  await findPlaces("chcago");
  const texts = [
    "s",
    "sa",
    "san",
    "springfield, il",
    "10001",
    "köln",
    "chcago",
    "new york",
    "paris texas",
  ];
  const took: number[] = [];
  for (let round = 0; round < 20; round += 1)
    for (const text of texts) {
      const from = performance.now();
      await findPlaces(text);
      took.push(performance.now() - from);
    }
  took.sort((a, b) => a - b);
  expect(took[took.length >> 1]).toBeLessThan(5);
});

it.each([
  ["boston", "bostno", true],
  ["boston", "bston", true],
  ["boston", "bostonn", true],
  ["boston", "bosten", true],
  ["boston", "boston", false],
  ["boston", "bostnoo", false],
  ["", "a", true],
])("%s and %s are one letter apart: %s", (a, b, expected) => {
  expect(isOneEditApart(a, b)).toBe(expected);
  expect(isOneEditApart(b, a)).toBe(expected);
});
