import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { literalLimit } from "~/platform/db/database.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { cellHistogram } from "~/search/stats/cell-histogram.server";
import { resolveTerms } from "~/search/text/analyze-terms.server";
import { lookUpTerms } from "~/search/text/term-statistics.server";
import { useDatabase } from "../support/database";

const own = useDatabase();

const isIn = (word: string, n: number) =>
  own.db.execute(sql`insert into word values (${word}, ${n})`);
const askedOf = () => vi.spyOn(PostgresClient.prototype, "query");

afterEach(() => void vi.restoreAllMocks());

describe("words that were looked up", () => {
  it("are not asked for again, each with its own spellings", async () => {
    await isIn("sprocket", 3);
    await isIn("sprockets", 2);
    const asked = askedOf();
    const once = await lookUpTerms([["sprocket", ["sprocket", "sprockets"]]]);
    expect(once.map(({ word, n }) => `${word} ${n}`).sort()).toEqual(["sprocket 3", "sprockets 2"]);
    expect(await lookUpTerms([["sprocket", ["sprocket", "sprockets"]]])).toEqual(once);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(await lookUpTerms([["sprocket", ["sprocket"]]])).toMatchObject([{ n: 3 }]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it("are asked for each time where nothing had them: a new listing's words are known at once", async () => {
    expect(await lookUpTerms([["flywheel", ["flywheel"]]])).toEqual([]);
    await isIn("flywheel", 1);
    expect(await lookUpTerms([["flywheel", ["flywheel"]]])).toMatchObject([{ word: "flywheel" }]);
  });

  it("come back in their order, those asked twice once", async () => {
    await isIn("dowel", 1);
    await isIn("bushing", 1);
    await lookUpTerms([["bushing", ["bushing"]]]);
    const both = await lookUpTerms(["dowel", "bushing", "dowel"].map((word) => [word, [word]]));
    expect(both.map(({ word }) => word)).toEqual(["dowel", "bushing"]);
    expect((await resolveTerms("dowel dowel")).meant).toMatchObject([{ asked: "dowel", n: 1 }]);
  });
});

describe("a nickname of a make", () => {
  it("is its name among words, whatever else is called so", async () => {
    await isIn("~volkswagen", 4);
    const [meant] = (await resolveTerms("vw")).meant;
    expect(meant).toMatchObject({ asked: "vw", lexemes: ["~volkswagen"], n: 4 });
    expect(meant).not.toHaveProperty("corrected");
    await isIn("vw", 1);
    expect((await resolveTerms("vw golf", true)).meant[0]).toMatchObject({
      lexemes: expect.arrayContaining(["~volkswagen"]),
    });
    // The first name of one that has two.
    await isIn("~mercedes", 2);
    expect((await resolveTerms("merc", true)).meant).toMatchObject([{ lexemes: ["~mercedes"] }]);
  });

  it("is no word that every object knows", async () => {
    expect(await resolveTerms("constructor", true)).toMatchObject({ meant: [] });
  });
});

describe("how many listings are in a view", () => {
  it("is told of a wide view as of the narrow ones that it is made of", async () => {
    const { all, within } = await cellHistogram();
    expect(all).toBeGreaterThan(0);
    expect(within({ west: -180, south: -85, east: 180, north: 85 })).toBe(all);
    expect(within({ west: -90, south: 30, east: -60, north: 50 })).toBe(
      within({ west: -74.3, south: 40.4, east: -73.6, north: 41 }),
    );
    expect(within({ west: 100, south: -40, east: 150, north: 0 })).toBe(0);
    // Across the date line.
    expect(within({ west: 100, south: 0, east: -60, north: 60 })).toBe(all);
  });
});

describe("a limit in a query", () => {
  it.each([-1, 1.5, Number.NaN, Infinity])("is a whole number, not %d", (count) => {
    expect(() => literalLimit(count)).toThrow(RangeError);
  });
});
