import { describe, expect, it } from "vitest";
import { loader as suggest } from "~/routes/api-suggest";
import { loader as vinLoader } from "~/routes/api-vin";
import { action, loader } from "~/routes/garage";
import * as garageUse from "~/routes/garage-use";
import { loader as map } from "~/routes/map";
import { loadShell } from "~/shell/shell.server";
import type { GarageFormProblem } from "~/vehicles/garage-form.server";
import { limitVinSearch, vinLimit } from "~/vehicles/vin-limit.server";
import { useDatabase } from "../support/database";
import { refusal, signedIn, submit, testOrigin, visit } from "../support/signed-in";

useDatabase();

const vin = "1HGCM82633A004352";
const golf = { year: "2014", make: "Volkswagen", model: "Golf" };

/** The cookies of an answer, as the next request's header. */
const cookiesOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");

const post = async (fields: Record<string, string>, cookie = "") =>
  (await action(submit("/garage", fields, cookie))) as Response;

/** The status and data of a form that did not go through. */
async function problem(fields: Record<string, string>, cookie = "") {
  const answer = await action(submit("/garage", fields, cookie));
  if (!("data" in answer)) throw new Error("It went through.");
  return { status: answer.init?.status, ...(answer.data satisfies GarageFormProblem) };
}

describe("GET /garage", () => {
  it("is empty for a visitor, and offers the years", async () => {
    const page = await loader(visit("/garage"));
    expect(page).toMatchObject({ vehicles: [], isSignedIn: false, choice: { year: null } });
    expect(page.choice.years).toContain(2014);
    expect(page.choice.source.date).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it("goes on step by step in the address", async () => {
    const choice = async (query: string) => (await loader(visit(`/garage?${query}`))).choice;
    expect((await choice("year=2014")).makes.common).toContain("Volkswagen");
    expect((await choice("year=2014&make=Volkswagen")).models).toContain("Golf");
    expect((await choice("year=2014&make=Volkswagen&model=Golf")).engines).toContain(
      "2.0 L, 4 cylinders, diesel",
    );
  });

  it.each([
    ["year=1e9", { year: null }],
    ["year=-1&make=Volkswagen", { year: null, make: null }],
    ["year=2014&make=%3Cscript%3E&model=Golf", { year: 2014, make: null, model: null }],
    ["year=2014&make=Honda&model=Golf", { make: "Honda", model: null }],
    [`year=2014&make=${"x".repeat(2_000)}`, { make: null }],
  ])("leaves out what there was not: %s", async (query, expected) => {
    expect((await loader(visit(`/garage?${query}`))).choice).toMatchObject(expected);
  });
});

describe("POST /garage", () => {
  it("adds the vehicle of a VIN, and makes it the active one", async () => {
    const answer = await post({ intent: "decode", vin: "1hgcm-82633-a004352" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/garage"]);
    const { vehicles } = await loader(visit("/garage", cookiesOf(answer)));
    expect(vehicles).toMatchObject([
      { year: 2003, make: "Honda", model: "Accord", vin, isActive: true },
    ]);
  });

  it("says what is wrong with a VIN, with what was typed", async () => {
    expect(await problem({ intent: "decode", vin: "IHGCM82633A004352" })).toEqual({
      status: 400,
      vin: {
        text: "IHGCM82633A004352",
        message: "A VIN never has I. Check whether it's a 1.",
      },
    });
  });

  it("asks for the rest when a VIN does not tell the model, and keeps the VIN", async () => {
    const { status, unfinished } = await problem({ intent: "decode", vin: "WVWZZZAUZEW000000" });
    expect(status).toBe(200);
    expect(unfinished?.values).toEqual({
      year: "2014",
      make: "Volkswagen",
      model: "",
      engine: "",
      vin: "WVWZZZAUZEW000000",
    });
    const answer = await post({ intent: "add", ...unfinished?.values, model: "Golf" });
    const { vehicles } = await loader(visit("/garage", cookiesOf(answer)));
    expect(vehicles).toMatchObject([{ year: 2014, model: "Golf", vin: "WVWZZZAUZEW000000" }]);
  });

  it("asks which one where a VIN fits two models", async () => {
    const { status, unfinished } = await problem({ intent: "decode", vin: "WMEEJ9AA1EK000316" });
    expect(status).toBe(200);
    expect(unfinished?.values).toMatchObject({ year: "2014", make: "smart", model: "" });
    expect(unfinished?.decoded?.models).toHaveLength(2);
  });

  it("adds a chosen vehicle, uses another and removes one, for an account", async () => {
    const person = await signedIn();
    await post({ intent: "add", ...golf, engine: "" }, person.cookie);
    await post({ intent: "decode", vin }, person.cookie);
    const list = async () => (await loader(person.get("/garage"))).vehicles;
    const id = (await list()).find(({ model }) => model === "Golf")?.id ?? "";
    expect((await post({ intent: "activate", id }, person.cookie)).status).toBe(303);
    expect(await list()).toMatchObject([
      { model: "Accord", isActive: false },
      { model: "Golf", engine: null, isActive: true },
    ]);
    await post({ intent: "remove", id }, person.cookie);
    expect(await list()).toMatchObject([{ model: "Accord" }]);
  });

  it("names each field that is wrong", async () => {
    const typed = { year: "14", make: "", model: "x".repeat(61), engine: "y".repeat(61) };
    const { status, unfinished } = await problem({ intent: "add", ...typed });
    expect(status).toBe(400);
    expect(unfinished?.values).toMatchObject(typed);
    expect(unfinished?.errors).toEqual({
      year: "Enter the model year, like 2014.",
      make: "Enter the make, at most 40 characters.",
      model: "Enter the model, at most 60 characters.",
      engine: "Describe the engine with at most 60 characters.",
    });
  });

  it("says that the garage is full, and that a vehicle is gone", async () => {
    let cookie = "";
    for (let year = 2010; year < 2015; year += 1)
      cookie = cookiesOf(await post({ intent: "add", ...golf, year: String(year) }, cookie));
    expect(await problem({ intent: "decode", vin }, cookie)).toEqual({
      status: 409,
      notice: "Your garage holds up to 5 vehicles. Remove one to add another.",
    });
    expect(await problem({ intent: "remove", id: "gone" }, cookie)).toEqual({
      status: 404,
      notice: "That vehicle is no longer in your garage.",
    });
  });
});

describe("POST /garage/use", () => {
  const use = (fields: Record<string, string>, cookie = "") =>
    garageUse.action(submit("/garage/use", fields, cookie));

  it("adds the vehicle, and leads back to where the form stood", async () => {
    const answer = await use({ intent: "add", ...golf, redirectTo: "/map?q=rotor" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/map?q=rotor"]);
    const { vehicles } = await loader(visit("/garage", cookiesOf(answer)));
    expect(vehicles).toMatchObject([{ model: "Golf", isActive: true }]);
  });

  it.each([
    ["fields that are wrong", { intent: "add", ...golf, year: "14" }],
    ["a VIN that is wrong", { intent: "decode", vin: "IHGCM82633A004352" }],
    ["a VIN that does not tell the model", { intent: "decode", vin: "WVWZZZAUZEW000000" }],
    ["a vehicle that is gone", { intent: "remove", id: "gone" }],
  ])("sends the whole form on to the garage, which tells: %s", async (_, fields) => {
    const answer = await use({ ...fields, redirectTo: "/map" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([307, "/garage"]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it("refuses what is no form of ours, and leads who only looks to the garage", async () => {
    await expect(use({ intent: "add", unknown: "field" })).rejects.toMatchObject({ status: 400 });
    await expect(use({ intent: "add", redirectTo: "//elsewhere" })).rejects.toMatchObject({
      status: 400,
    });
    expect(garageUse.loader().headers.get("Location")).toBe("/garage");
  });
});

describe("the shell of every page", () => {
  it("names the active vehicle, of a visitor and of an account", async () => {
    const shown = async (cookie: string) =>
      (await loadShell(visit("/", cookie).request)).shell.vehicle;
    expect(await shown("")).toBeNull();
    expect(await shown(cookiesOf(await post({ intent: "add", ...golf })))).toBe(
      "2014 Volkswagen Golf",
    );
    const person = await signedIn();
    await post({ intent: "decode", vin }, person.cookie);
    expect(await shown(person.cookie)).toBe("2003 Honda Accord");
  });
});

describe("GET /api/v1/vehicles/vin/:vin", () => {
  const ask = (text: string, headers: Record<string, string> = {}) =>
    vinLoader({
      request: new Request(`${testOrigin}/api/v1/vehicles/vin/${encodeURIComponent(text)}`, {
        headers,
      }),
      params: { vin: text },
      context: {},
    });

  it("answers with what the VIN tells, for the asker's browser alone to keep", async () => {
    const answer = await ask(vin);
    expect(answer.headers.get("Cache-Control")).toBe("private, max-age=86400");
    expect(await answer.json()).toMatchObject({
      vin,
      checkDigitIsRight: true,
      vehicle: { year: 2003, make: "Honda", model: "Accord" },
      source: { name: "NHTSA vPIC" },
    });
  });

  it("answers 304 to who has it already", async () => {
    const etag = (await ask(vin)).headers.get("ETag") ?? "";
    const again = await ask(vin, { "If-None-Match": etag });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await ask("4T1B11HK3KU210388", { "If-None-Match": etag })).status).toBe(200);
  });

  it("answers 429 to an address that asks for very many, and not to another", async () => {
    const from = (address: string) => ask(vin, { "x-partlane-client-address": address });
    const answers = await Promise.all(
      Array.from({ length: vinLimit.points + 1 }, () => from("203.0.113.7")),
    );
    const [refused, ...others] = answers.filter(({ status }) => status === 429);
    expect(others).toEqual([]);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(0);
    expect(refused?.headers.get("Cache-Control")).toBe("no-store");
    expect(await refused?.json()).toEqual({
      problems: [
        { parameter: "vin", message: expect.stringMatching(/^You've looked up a lot of VINs/) },
      ],
    });
    expect((await from("203.0.113.8")).status).toBe(200);
  });

  it("counts together with the garage's form and with searches, and tells each what is wrong", async () => {
    const address = { "x-partlane-client-address": "203.0.113.9" };
    const fields = { intent: "decode", vin: "1HGCM82633A004353" };
    const decode = async () => {
      const args = submit("/garage", fields);
      for (const [name, value] of Object.entries(address)) args.request.headers.set(name, value);
      return await action(args);
    };
    for (let asked = 0; asked < vinLimit.points; asked += 2)
      await Promise.all([ask(vin, address), decode()]);
    const refused = await decode();
    if (!("data" in refused)) throw new Error("It went through.");
    expect(refused.init?.status).toBe(429);
    expect(Number(new Headers(refused.init?.headers).get("Retry-After"))).toBeGreaterThan(0);
    expect(refused.data.vin).toEqual({
      text: fields.vin,
      message: expect.stringMatching(/^You've looked up a lot of VINs. Try again in \d+ s/),
    });
    expect((await ask(vin, address)).status).toBe(429);
    const search = (path: string) =>
      new Request(`${testOrigin}${path}?q=brakes+${vin}`, { headers: address });
    const suggested = await suggest({
      request: search("/api/v1/suggest"),
      params: {},
      context: {},
    });
    expect([suggested.status, await suggested.json()]).toMatchObject([
      429,
      { problems: [{ parameter: "q", message: expect.stringMatching(/a lot of VINs/) }] },
    ]);
    const page = await refusal(map({ request: search("/map"), params: {}, context: {} }));
    expect([page.status, await page.text()]).toMatchObject([
      429,
      expect.stringMatching(/a lot of VINs/),
    ]);
    const other = { request: new Request(`${testOrigin}/map?q=brakes`, { headers: address }) };
    expect(await map({ ...other, params: {}, context: {} })).toBeTruthy();
  });

  it("counts a search for a VIN once, however much of the page asks for it", async () => {
    const address = "203.0.113.10";
    for (let asked = 0; asked < vinLimit.points + 5; asked++)
      expect(await limitVinSearch(address, vin)).toBeNull();
    for (let other = 1; other < vinLimit.points; other++)
      expect(await limitVinSearch(address, `VIN ${other}`)).toBeNull();
    expect(await limitVinSearch(address, "one more")).toMatchObject({ kind: "limited" });
    expect(await limitVinSearch(address, vin)).toBeNull();
  });

  it.each(["", "1HGCM82633A00435", "O".repeat(17), "' or 1=1 --", "%00", "x".repeat(5_000)])(
    "answers 400 with how to mend it: %#",
    async (text) => {
      const answer = await ask(text);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        problems: [{ parameter: "vin", message: expect.stringMatching(/VIN.*\.$/) }],
      });
    },
  );
});
