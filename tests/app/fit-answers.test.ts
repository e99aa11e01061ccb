import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { readPartsContext } from "~/parts/parts-context.server";
import { vehicle } from "~/platform/db/schema.server";
import * as apiListings from "~/routes/api-listings";
import * as garageUse from "~/routes/garage-use";
import * as part from "~/routes/part";
import { parseConditions } from "~/search/fitment/conditions";
import { helpFor, questionFor } from "~/search/fitment/questions";
import { mostFacts } from "~/vehicles/car-facts";
import { listVehicles } from "~/vehicles/garage.server";
import { useDatabase } from "../support/database";
import { signedIn, submit, visit } from "../support/signed-in";

const test = useDatabase();
const rotor = "brake-rotor-43512-06150";
const camry = { year: "2019", make: "Toyota", model: "Camry", engine: "" };
const query = `?${new URLSearchParams({ make: "Toyota", model: "Camry", year: "2019" })}`;

const answer = (fields: Record<string, string>, cookie = "") =>
  garageUse.action(
    submit("/garage/use", { intent: "answer", redirectTo: `/parts/${rotor}`, ...fields }, cookie),
  );

const cookieOf = (response: Response, name = "partlane-garage") =>
  response.headers
    .getSetCookie()
    .find((each) => each.startsWith(`${name}=`))
    ?.split(";")[0] ?? "";

const verdictOf = async (cookie: string, asked = "") => {
  const args = { ...visit(`/parts/${rotor}${asked}`, cookie), params: { id: rotor } };
  const page = (await part.loader(args)) as unknown as {
    data?: { part: { listing: { fit: { text: string } | null } } };
    part?: { listing: { fit: { text: string } | null } };
  };
  return (page.data ?? page).part?.listing.fit?.text;
};

describe("what a condition depends on", () => {
  it("is asked once: the answer is kept with the visitor's car, which is added for it", async () => {
    expect(await verdictOf("", query)).toBe("Fits if it has 16- or 17-inch wheels");
    const answered = await answer({ ...camry, key: "wheel-size", value: "17" });
    expect(answered.status).toBe(303);
    expect(answered.headers.get("Location")).toBe(`/parts/${rotor}`);
    const cookie = cookieOf(answered);
    // Also where the address names the same car, in another spelling.
    for (const asked of ["", query, "?make=TOYOTA&model=camry&year=2019"])
      expect(await verdictOf(cookie, asked)).toBe("Fits");
    const other = await answer({ key: "wheel-size", value: "18" }, cookie);
    expect(await verdictOf(cookieOf(other))).toBe("Doesn't fit");
    // Another car's wheels are its own.
    expect(await verdictOf(cookie, "?make=Toyota&model=Camry&year=2020")).toMatch(/^Fits if/);
  });

  it("is kept with an account's car, and can be forgotten there", async () => {
    const person = await signedIn();
    await answer({ ...camry, key: "wheel-size", value: "17" }, person.cookie);
    const own = { accountId: person.id, request: person.get("/garage").request };
    expect(await listVehicles(own)).toMatchObject([
      { model: "Camry", isActive: true, facts: { "wheel-size": "17" } },
    ]);
    expect(await verdictOf(person.cookie)).toBe("Fits");
    const id = (await listVehicles(own))[0]?.id ?? "";
    await answer({ intent: "forget", id }, person.cookie);
    expect(await verdictOf(person.cookie)).toMatch(/^Fits if/);
    // Somebody else's car is nobody's to say anything of.
    const stranger = await signedIn();
    await answer({ intent: "forget", id }, stranger.cookie);
    await answer({ ...camry, key: "drive", value: "AWD" }, person.cookie);
    await answer({ intent: "forget", id }, stranger.cookie);
    expect(await test.db.select().from(vehicle).where(eq(vehicle.id, id))).toMatchObject([
      { facts: { drive: "AWD" } },
    ]);
  });

  it.each([
    { key: "wheel-size", value: "" },
    { key: "wheel-size", value: "<b>17</b>" },
    { key: "colour", value: "red" },
    { key: "option:", value: "yes" },
    { key: "", value: "17" },
    { key: "option:a;b=c", value: "yes" },
  ])("is refused as %j, and nothing is kept", async (said) => {
    const answered = await answer({ ...camry, ...said });
    // The garage's page says what is wrong.
    expect(answered.status).toBe(307);
    expect(answered.headers.getSetCookie()).toEqual([]);
  });

  it("is bounded: a browser keeps the latest answers, in a cookie that it takes", async () => {
    let cookie = "";
    const wide = { make: "M".repeat(40), model: "m".repeat(60), engine: "e".repeat(60) };
    for (const year of ["2015", "2016", "2017", "2018", "2019"])
      for (let at = 0; at < mostFacts.visitor + 3; at += 1)
        cookie = cookieOf(
          await answer(
            { ...wide, year, key: `option:${"x".repeat(36)}${at}${year}`, value: "yes" },
            cookie,
          ),
        );
    expect(cookie.length).toBeLessThan(4_000);
    const request = visit("/garage", cookie).request;
    const vehicles = await listVehicles({ accountId: null, request });
    expect(vehicles).toHaveLength(5);
    const [latest, ...others] = vehicles.map(({ facts }) => Object.keys(facts).length);
    expect(latest).toBe(mostFacts.visitor);
    // There is no room for all of the others'.
    expect(Math.max(...others)).toBeLessThanOrEqual(mostFacts.visitor);
    expect(others.at(-1)).toBe(0);
  });

  it("is answered in the API by the address, which reads no garage", async () => {
    const ask = async (known: string) => {
      const url = `/api/v1/listings${query}&q=43512-06150&known=${encodeURIComponent(known)}`;
      const response = await apiListings.loader(visit(url));
      return { status: response.status, body: await response.json() };
    };
    const fit = async (known: string) => (await ask(known)).body.listings[0].fit.text;
    expect(await fit("wheel-size=16;drive=AWD")).toBe("Fits");
    expect(await fit("wheel-size=18")).toBe("Doesn't fit");
    expect(await fit("drive=AWD")).toMatch(/^Fits if/);
    expect((await ask("wheel-size")).status).toBe(400);
  });

  it("is told by the VIN of the garage's car: engine, body, engine code", async () => {
    const person = await signedIn();
    await test.db.insert(vehicle).values({
      ...{ accountId: person.id, year: 2019, make: "Toyota", model: "Camry" },
      ...{ engine: "2.5 L, 4 cylinders, gasoline", vin: "4T1B11HK3KU210388", isActive: true },
    });
    const { request } = person.get(`/parts/${rotor}${query}`);
    const { asked } = await readPartsContext({ accountId: person.id, request });
    expect(asked.vehicle).toMatchObject({
      engine: "2.5 L, 4 cylinders, gasoline",
      facts: { body: "sedan", "engine-code": "A25A-FKS" },
    });
  });
});

describe("the question", () => {
  const questionOf = (note: string) => questionFor(parseConditions(note));

  it.each([
    ["With 16 inch wheels", "Which wheels?", "16"],
    ["With 14 inch wheels", "Which wheels?", "14"],
    ["All-wheel drive only", "Which drive?", "AWD"],
    ["Manual transmission only", "Which transmission?", "manual"],
    ["Sedan only", "Which body style?", "sedan"],
    ["Not for California emissions", "Which emissions label?", "California"],
    ["Left-hand drive", "Which side is the steering wheel on?", "left"],
    ["Not with sport brakes", "Does it have sport brakes?", "yes"],
    ["Without load-sensing valve", "Does it come with load-sensing valve?", "yes"],
    ["Not for the facelift", "Is it the facelift?", "no"],
    ["From 03/2015", "Was it built in March 2015 or later?", "yes"],
    ["Up to chassis 5894321", "Is its chassis number 5894321 or lower?", "yes"],
    ["Compare the connector, sedan only", "Which body style?", "sedan"],
  ])("of “%s” is %s", (note, text, value) => {
    expect(questionOf(note)?.text).toBe(text);
    expect(questionOf(note)?.choices.map((each) => each.value)).toContain(value);
  });

  it("has beside it, or in its place, where the answer can be read", () => {
    const helpOf = (note: string) => helpFor(parseConditions(note));
    expect(helpOf("Engine code A25A-FKS")).toContain("stamped on the engine block");
    expect(helpOf("Not for California emissions")).toContain("under the hood");
    expect(helpOf("All-wheel drive only")).toBeNull();
  });

  it("is none where only the part in hand tells", () => {
    for (const note of ["Compare the connector", "Check the engine number", "8-bolt flange", ""])
      expect(questionOf(note)).toBeNull();
  });
});
