import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  conflictsIn,
  joinYears,
  readRow,
  readVehicleLine,
  readVehicles,
  rowLine,
  type TypedVehicle,
  vehicleLine,
} from "~/listings/fitment-text";
import * as vehiclesRoute from "~/routes/dashboard-listings-vehicles";
import { enginesOf, everyModel } from "~/vehicles/catalogue.server";
import { useDatabase } from "../support/database";
import { drafted, editPage, part, published, send, withBusiness } from "../support/selling";
import { answerOf, redirectOf, visit } from "../support/signed-in";

useDatabase();

const makes = new Map([
  ["toyota", "Toyota"],
  ["land rover", "Land Rover"],
]);
const lastYear = 2028;

const vehicle: fc.Arbitrary<TypedVehicle> = fc
  .record({
    make: fc.constantFrom("Toyota", "Land Rover", "Tatra"),
    model: fc.constantFrom("Camry", "Range Rover Sport", "T 87"),
    years: fc.tuple(fc.integer({ min: 1990, max: 2004 }), fc.integer({ min: 0, max: 6 })),
    engine: fc.constantFrom("", "2.5 L", "V6", "2.0 L, 4 cylinders, diesel"),
    note: fc.constantFrom("", "with ABS", "V6 only", "with 16 inch wheels"),
  })
  .map(({ years: [y0, more], ...rest }) => ({ ...rest, y0, y1: y0 + more }));

/** What rows say, year by year. */
const said = (rows: readonly TypedVehicle[]) =>
  [
    ...new Set(
      rows.flatMap(({ y0, y1, ...rest }) =>
        Array.from({ length: y1 - y0 + 1 }, (_, at) => JSON.stringify([y0 + at, rest])),
      ),
    ),
  ].toSorted();

describe("lines of vehicles", () => {
  it("say after writing what they said before", () => {
    fc.assert(
      fc.property(vehicle, (one) => {
        expect(readVehicleLine(vehicleLine(one), makes, lastYear)).toEqual({
          kind: "ok",
          vehicle: one,
        });
      }),
    );
  });

  it("lose no letter that is typed, however wrong the line", () => {
    const part = fc.constantFrom(
      "2012",
      "-",
      "14",
      "Toyota",
      "Camry",
      "|",
      "2.5 L",
      "ABS",
      "ü",
      "🚗",
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const line = rowLine(readRow(parts.join(" "), makes));
        for (const word of ["Toyota", "Camry", "ABS", "ü", "🚗"])
          expect(line.split(word).length, line).toBe(parts.join(" ").split(word).length);
      }),
    );
  });

  it.each([
    ["2012 Toyota", { from: "2012", make: "Toyota", model: "" }],
    ["Toyota Camry", { from: "", make: "Toyota", model: "Camry" }],
    [
      "2012-14 land rover Defender | | V8 only",
      { to: "2014", make: "Land Rover", note: "V8 only" },
    ],
    ["", { from: "", make: "", model: "", engine: "", note: "" }],
  ])("take apart what is only half there: %s", (line, row) => {
    expect(readRow(line, makes)).toMatchObject(row);
  });

  it("know each engine that the garage offers for one", async () => {
    const labels = new Set<string>();
    for (const { make, model, isOf } of await everyModel())
      for (const year of [1985, 1996, 2005, 2014, 2022])
        if (isOf(year))
          for (const { label } of await enginesOf(year, make, model)) labels.add(label);
    expect(labels.size).toBeGreaterThan(100);
    for (const engine of labels) {
      const line = `2012 Toyota Camry | ${engine} | with ABS`;
      expect(readRow(line, makes)).toMatchObject({ engine, note: "with ABS" });
    }
  });
});

describe("joined rows", () => {
  it("say the same of each year, once, in any order", () => {
    fc.assert(
      fc.property(fc.array(vehicle, { maxLength: 12 }), (rows) => {
        const joined = joinYears(rows);
        expect(said(joined)).toEqual(said(rows));
        expect(joinYears(joined)).toEqual(joined);
        expect(said(joinYears(rows.toReversed()))).toEqual(said(joined));
        for (const [at, { y0, y1, ...one }] of joined.entries())
          for (const { y0: from, y1: to, ...other } of joined.slice(at + 1))
            if (JSON.stringify(one) === JSON.stringify(other))
              expect(from > y1 + 1 || to + 1 < y0).toBe(true);
      }),
    );
  });

  it("that are accepted are all kept by what tells rows apart, and the others are named", () => {
    fc.assert(
      fc.property(fc.array(vehicle, { maxLength: 12 }), (rows) => {
        const read = readVehicles(rows.map(vehicleLine).join("\n"), makes, 2026);
        if (read.kind === "bad") {
          expect(conflictsIn(joinYears(rows))).toContain(read.message);
          return;
        }
        const keys = read.vehicles.map(({ make, model, y0, engine }) =>
          [make, model, y0, engine].join("|"),
        );
        expect(new Set(keys).size).toBe(keys.length);
        expect(said(read.vehicles)).toEqual(said(rows));
      }),
    );
  });
});

describe("what a part fits", () => {
  it("is not published while a vehicle is listed in two ways", async () => {
    const person = await withBusiness();
    const vehicles =
      "2012-2014 Toyota Camry | 2.5 L | with ABS\n2014-2016 toyota camry | 2.5 L | without ABS";
    const fields = { ...part, vehicles };
    const id = await drafted(person, fields);
    const { data } = await answerOf(
      send(person, id, { ...fields, intent: "publish", version: "1" }),
    );
    expect(data).toMatchObject({
      errors: { vehicles: expect.stringMatching(/^2014 Toyota Camry, 2.5 L is listed both/i) },
      values: { vehicles },
    });
  });

  it("is copied from another listing of the number, and joined with what was there", async () => {
    const [one, other] = [await withBusiness(), await withBusiness()];
    const number = { partNumber: "COPY-771", otherNumbers: "" };
    const source = await published(one, {
      ...{ ...part, ...number },
      vehicles: "2013-2016 Toyota Camry | 2.5 L\n2015 Toyota Avalon",
    });
    const mine = { ...part, partNumber: "copy 771", vehicles: "2012-2014 Toyota Camry | 2.5 L" };
    const id = await drafted(other, mine);
    const { copies } = await editPage(other, id);
    expect(copies).toMatchObject([{ id: source, n: 1 }]);
    const intent = `copy-vehicles:${source}`;
    await redirectOf(send(other, id, { ...mine, intent, version: "1" }));
    expect((await editPage(other, id)).fields.vehicles?.split("\n").toSorted()).toEqual([
      "2012-2016 Toyota Camry | 2.5 L",
      "2015 Toyota Avalon",
    ]);
    // Of a listing that has not the number, nothing is taken.
    await redirectOf(send(other, id, { ...mine, intent: "copy-vehicles:nonsense", version: "2" }));
    expect((await editPage(other, id)).fields.vehicles).toBe(mine.vehicles);
  });

  it("is chosen from the models and engines that the catalog has of a make", async () => {
    const person = await withBusiness();
    const query = "make=Toyota&model=Camry&from=2012&to=2014";
    const answer = await vehiclesRoute.loader(person.get(`/dashboard/listings/vehicles?${query}`));
    const { models, engines } = await answer.json();
    expect(models).toContain("Camry");
    expect(engines).toContain("2.5 L");
    const odd = "make=%00&model=%27&from=x&to=-1";
    const none = await vehiclesRoute.loader(person.get(`/dashboard/listings/vehicles?${odd}`));
    expect(await none.json()).toEqual({ models: [], engines: [] });
    const stranger = vehiclesRoute.loader(visit(`/dashboard/listings/vehicles?${query}`));
    expect((await redirectOf(stranger)).location).toMatch(/^\/login/);
  });
});
