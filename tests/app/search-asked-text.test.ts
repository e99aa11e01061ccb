import { describe, expect, it } from "vitest";
import { action as useVehicle } from "~/routes/garage-use";
import { loader, shouldRevalidate } from "~/routes/map";
import { activeVehicle } from "~/vehicles/garage.server";
import { useDatabase } from "../support/database";
import { submit, visit } from "../support/signed-in";

useDatabase();

const map = (params: Record<string, string>, cookie = "") =>
  loader(visit(`/map?${new URLSearchParams(params)}`, cookie));

/** The page that stands where it was asked for. */
async function page(params: Record<string, string>, cookie = "") {
  const answer = await map(params, cookie);
  if (!("data" in answer)) throw new Error("It leads elsewhere.");
  return answer.data;
}

/** The parameters of the address that it leads to. */
async function ledTo(params: Record<string, string>) {
  const answer = await map(params);
  if (!(answer instanceof Response)) throw new Error("It leads nowhere else.");
  const url = new URL(answer.headers.get("Location") ?? "", "http://site");
  expect(url.pathname).toBe("/map");
  return Object.fromEntries(url.searchParams);
}

const vin = "1HGCM82633A004352";
const golf = { make: "Volkswagen", model: "Golf", year: "2014" };

describe("GET /map?q=", () => {
  it("puts a vehicle among the words into the address, and keeps the filters", async () => {
    const q = "brake pads golf 2014";
    expect(await ledTo({ q, condition: "new", page: "abc" })).toEqual({
      ...{ q: "brake pads", condition: "new", said: q },
      ...golf,
    });
    expect(await ledTo({ q: "2014 golf", make: "Honda", model: "Civic", year: "2010" })).toEqual({
      ...golf,
      said: "2014 golf",
    });
  });

  it("says what was read, and takes the same text word for word when asked to", async () => {
    const said = "brake pads golf 2014";
    expect((await page({ q: "brake pads", said, ...golf })).reading).toEqual({
      ...{ kind: "vehicle", words: "brake pads", said },
      vehicle: { make: "Volkswagen", model: "Golf", year: 2014 },
    });
    const literal = await page({ q: said, as: "words" });
    expect(literal.reading).toEqual({ kind: "plain" });
    expect(literal.search).toMatchObject({ text: said });
  });

  it("reads the first of two vehicles, and names the other", async () => {
    const answer = await map({ q: "rotor for 2014 golf and 2012 camry" });
    if (!(answer instanceof Response)) throw new Error("It leads nowhere.");
    const address = new URL(answer.headers.get("Location") ?? "", "http://site");
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ q: "rotor", ...golf, also: "2012 Toyota Camry" },
    });
    expect((await page(Object.fromEntries(address.searchParams))).reading).toMatchObject({
      ...{ kind: "vehicle", also: "2012 Toyota Camry" },
    });
  });

  it("reads a VIN for this page only: nothing is changed by looking", async () => {
    const answer = await map({ q: `${vin} rotor` });
    if (!("data" in answer)) throw new Error("It leads elsewhere.");
    expect(answer.init?.headers).toBeUndefined();
    expect(answer.data.reading).toMatchObject({
      kind: "vin",
      decoded: { vin, checkDigitIsRight: true, source: { name: "NHTSA vPIC" } },
      vehicle: { year: 2003, make: "Honda", model: "Accord" },
      words: "rotor",
    });
    expect(answer.data.search).toMatchObject({
      text: "rotor",
      vehicle: { year: 2003, make: "Honda", model: "Accord" },
    });
  });

  it("finds nothing for a VIN that tells no model, and says what it tells", async () => {
    const { reading, search } = await page({ q: "WVWZZZ1KZAW123456" });
    expect(reading).toMatchObject({
      kind: "vin",
      vehicle: null,
      decoded: { makes: ["Volkswagen"] },
    });
    expect(search).toMatchObject({ text: "WVWZZZ1KZAW123456" });
    expect(search.vehicle).toBeUndefined();
  });

  it("warns of a wrong check digit and goes on; almost a VIN gets a sentence", async () => {
    expect((await page({ q: "1HGCM82643A004352" })).reading).toMatchObject({
      kind: "vin",
      decoded: { checkDigitIsRight: false },
      vehicle: { model: "Accord" },
    });
    expect((await page({ q: "1HGCM82633AOO4352" })).reading).toMatchObject({
      kind: "broken-vin",
      meant: vin,
    });
  });

  it("asks for the year or the model that is missing", async () => {
    const { reading } = await page({ q: "vw golf rotor" });
    expect(reading).toMatchObject({
      ...{ kind: "unfinished", make: "Volkswagen", known: { model: "Golf" }, words: "rotor" },
      choices: expect.arrayContaining(["2014"]),
    });
    expect((await page({ q: "2014 vw rotor" })).reading).toMatchObject({
      ...{ kind: "unfinished", known: { year: 2014 } },
      choices: expect.arrayContaining(["Golf"]),
    });
    expect((await page({ q: "rotor" })).reading).toEqual({ kind: "plain" });
  });

  it.each<Record<string, string>>([
    { q: "'; drop table listing; -- golf 2014" },
    { q: "<script>alert(1)</script> 2014 golf" },
    { q: "x".repeat(400) },
    { q: "\u0000\u0001" },
    { q: "rotor", said: "x".repeat(4_000), make: "y".repeat(4_000), model: "z", year: "2014" },
    { q: "rotor", said: "<b>", make: "Honda", model: "Civic", year: "1e9" },
    { q: vin, bounds: "1,2,3", make: "Honda" },
    { as: "<script>", q: "2014 golf", near: "north" },
  ])("takes whatever stands there: %j", async (params) => {
    const answer = await map(params);
    const status = "data" in answer ? (answer.init?.status ?? 200) : answer.status;
    expect([200, 302, 400]).toContain(status);
  });
});

describe("GET /map of an old link", () => {
  it("tells what it names and there is not, and shows and compares the rest", async () => {
    const [first] = (await page({})).listings;
    const id = first?.id ?? "";
    const answer = await map({ part: "sold-long-ago", compare: `sold-too,${id}` });
    if (!("data" in answer)) throw new Error("It leads elsewhere.");
    expect(answer.init?.status ?? 200).toBe(200);
    expect(answer.data).toMatchObject({
      ...{ selected: null, gone: { part: "sold-long-ago", compared: 1 } },
      search: { comparing: [id] },
    });
    expect(await page({ part: id, compare: id })).toMatchObject({
      ...{ selected: { id }, gone: { part: null, compared: 0 } },
      search: { comparing: [id] },
    });
    expect((await page({})).gone).toEqual({ part: null, compared: 0 });
  });

  it.each([
    ["an id of none", "sold-long-ago", 1],
    ["what is no id", "<script>alert(1)</script>", 1],
    ["several", "no id,neither\u0000,sold-long-ago", 3],
    ["what is far too long", "x".repeat(4_000), 1],
    ["nothing", " , ,", 0],
  ])("counts what it compares and there is not: %s", async (_, compare, gone) => {
    const { search, gone: told } = await page({ compare });
    expect(search.comparing).toBeUndefined();
    expect(told).toEqual({ part: null, compared: gone });
  });

  it("gives the room of those that are gone to the others", async () => {
    const ids = (await page({})).listings.slice(0, 4).map(({ id }) => id);
    const gone = ["sold-a", "sold-b", "sold-c"];
    expect(await page({ compare: [...gone, ...ids].join(",") })).toMatchObject({
      ...{ search: { comparing: ids }, gone: { compared: 3 } },
    });
  });
});

describe("Use this vehicle", () => {
  it("makes it the active one, and goes on with the search", async () => {
    const vehicle = { year: "2003", make: "Honda", model: "Accord", engine: "", vin };
    const answer = await useVehicle(
      submit("/garage/use", { intent: "add", ...vehicle, redirectTo: "/map?q=rotor&fits=1" }),
    );
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe("/map?q=rotor&fits=1");
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    const { request } = visit("/map", cookie);
    expect(await activeVehicle({ accountId: null, request })).toMatchObject({
      model: "Accord",
      vin,
    });
    expect((await page({ q: "rotor", fits: "1" }, cookie)).vehicle).toMatchObject({
      model: "Accord",
    });
  });

  it("asks the server for where it leads; a choice that keeps the address asks nothing", () => {
    const at = (address: string) => new URL(address, "http://site");
    const asks = (from: string, to: string) =>
      shouldRevalidate({
        ...{ currentUrl: at(from), currentParams: {}, nextUrl: at(to), nextParams: {} },
        // A redirect is followed under the method of the form that led to it.
        ...{ formMethod: "POST", defaultShouldRevalidate: true },
      });
    expect(asks(`/map?q=${vin}`, "/map?make=Honda&model=Accord&year=2003")).toBe(true);
    expect(asks("/map?q=rotor", "/map?q=rotor")).toBe(false);
    expect(asks("/map?q=rotor", "/map?q=rotor&part=a-part")).toBe(false);
  });

  it("leads nowhere else", async () => {
    const asked = useVehicle(
      submit("/garage/use", { intent: "decode", vin, redirectTo: "https://elsewhere.example" }),
    );
    await expect(asked).rejects.toMatchObject({ status: 400 });
  });
});
