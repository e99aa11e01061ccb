import { describe, expect, it } from "vitest";
import { recoveryActions, zeroResultsText } from "~/map/list/recovery-actions";
import * as map from "~/routes/map";
import { noFacets } from "~/search/results/facets.server";
import { useDatabase } from "../support/database";
import { visit } from "../support/signed-in";

useDatabase();

const load = async (query: string) => {
  const answer = await map.loader(visit(`/map?${query}`));
  if (!("data" in answer)) throw new Error("It leads elsewhere.");
  return answer.data;
};

describe("a search by VIN", () => {
  it("goes on with the car's engine and what else the VIN says", async () => {
    const { search, vehicle, listings } = await load("q=4T1B11HK3KU210388");
    expect(search.vehicle).toMatchObject({
      ...{ make: "Toyota", model: "Camry", year: 2019 },
      engine: "2.5 L, 4 cylinders, gasoline",
      facts: { body: "sedan" },
    });
    expect(vehicle).toEqual(search.vehicle);
    expect(listings.length).toBeGreaterThan(0);
  });

  it("that leaves the model open finds nothing, and no pin is drawn for all parts", async () => {
    // A Volkswagen built for Europe: its maker and year are known, its model is not.
    const page = await load("q=WVWZZZ1KZAW000001");
    expect(page.reading).toMatchObject({ kind: "vin", vehicle: null });
    expect(page.listings).toEqual([]);
    expect(page.search.text).toBe("WVWZZZ1KZAW000001");
  });
});

describe("where nothing that fits is listed", () => {
  const camry = { make: "Toyota", model: "Camry", year: 2019 };
  const search = {
    ...{ text: "muffler", vehicle: camry, onlyFits: true, sort: "nearest" as const },
  } as Parameters<typeof recoveryActions>[0];
  const known = {
    ...{ facets: noFacets, vehicle: "2019 Toyota Camry", places: [], unit: "mi" as const },
    why: {
      blocking: [{ filters: ["fits" as const], count: 12, isExact: true }],
      ...{ nearest: null, interchange: [] },
    },
  } as Parameters<typeof recoveryActions>[1];

  it("that is said of the car, and the car is given up last", () => {
    expect(zeroResultsText(recoveryActions(search, known), { search, ...known })).toBe(
      "None is listed for your 2019 Toyota Camry yet.",
    );
    const actions = recoveryActions(search, known);
    expect(actions.map(({ label }) => label)).toEqual([
      "Show everything that fits",
      "Remove Fits 2019 Toyota Camry",
    ]);
    expect(actions[0]?.search).toMatchObject({ onlyFits: true, vehicle: camry, text: "" });
  });

  it("a wider place comes first", () => {
    const here = { ...search, withinMiles: 10 };
    const why = {
      ...known.why,
      blocking: [
        { filters: ["fits" as const], count: 12, isExact: true },
        { filters: ["area" as const], count: 3, isExact: true },
      ],
    } as typeof known.why;
    const labels = recoveryActions(here, { ...known, why }).map(({ label }) => label);
    expect(labels.at(-1)).toBe("Remove Fits 2019 Toyota Camry");
    expect(labels).toContain("Search everywhere");
  });
});
