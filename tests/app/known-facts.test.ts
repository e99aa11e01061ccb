import { describe, expect, it } from "vitest";
import { parseListingSearch } from "~/search/query/parse-search";
import { findListings } from "~/search/results/listings.server";
import { decodeVin } from "~/vehicles/vin-decoding.server";
import { useDatabase } from "../support/database";

/* The four known listings state enough for every verdict and every kind of number. */

useDatabase();

async function find(text: string) {
  const outcome = parseListingSearch(new URLSearchParams(text));
  if (outcome.kind === "bad") throw new Error(JSON.stringify(outcome.problems));
  return (await findListings(outcome.search)).listings;
}

describe("the known listings", () => {
  it("fit a Camry of 2019, or not, as its VIN tells", async () => {
    const outcome = await decodeVin("4T1B11HK3KU210388");
    if (outcome.kind === "bad" || !outcome.decoded.vehicle) throw new Error("not decoded");
    const { year, make, model, engineLabel: engine } = outcome.decoded.vehicle;
    const asked = new URLSearchParams({ year: String(year), make, model, engine });
    const listings = await find(asked.toString());
    const fit = Object.fromEntries(listings.map((each) => [each.partNumber, each.fit]));
    expect(fit["43512-06150"]).toMatchObject({
      ...{ fit: "fits-if", text: "Fits if it has 16- or 17-inch wheels" },
      row: { source: "catalogue", note: "With 16 and 17 inch wheels" },
    });
    expect(fit["48530-09R70"]).toMatchObject({
      ...{ fit: "fits-if", text: "Fits if it doesn't have sport suspension" },
      row: { source: "seller" },
    });
    expect(fit["27060-0V210"]).toMatchObject({ fit: "does-not-fit", row: { y1: 2017 } });
  });

  it("are not confirmed for what no list knows", async () => {
    for (const { fit } of await find("year=2019&make=Ford&model=F-150"))
      expect(fit?.fit).toBe("not-confirmed");
  });

  it.each([
    ["43512-33130", "43512-06150", "superseded"],
    ["P 83 166", "43512-06150", "interchange"],
    ["27060-36010", "27060-0V210", "oem"],
  ])("are found by %s", async (number, partNumber, kind) => {
    const [first] = await find(`q=${encodeURIComponent(number)}`);
    expect(first).toMatchObject({ partNumber, matched: { kind } });
  });
});
