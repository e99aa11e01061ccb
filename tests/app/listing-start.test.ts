import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { sampleListings } from "~/catalog/sample-listings.server";
import { contradictionsOf } from "~/listings/contradictions";
import { makesByName } from "~/listings/fitment-text";
import { fieldsOfListing, parseListing } from "~/listings/listing-form";
import { addTaken, takenTexts } from "~/listings/taken";
import { listing } from "~/platform/db/schema.server";
import type * as VinLimit from "~/vehicles/vin-limit.server";
import { useDatabase } from "../support/database";
import { drafted, editPage, part, published, send, withBusiness } from "../support/selling";
import { answerOf, redirectOf } from "../support/signed-in";

/** Why no VIN can be decoded, where none can. */
const decoder = vi.hoisted((): { failure?: Error } => ({}));
vi.mock("~/vehicles/vin-limit.server", async (original) => {
  const real = await original<typeof VinLimit>();
  const decodeVinFor: typeof real.decodeVinFor = async (...asked) => {
    if (decoder.failure) throw decoder.failure;
    return await real.decodeVinFor(...asked);
  };
  return { ...real, decodeVinFor };
});
beforeEach(() => {
  decoder.failure = undefined;
});

const test = useDatabase();

/** A Honda Accord of 2003, and the same with a wrong check digit. */
const vin = "1HGCM82633A004352";
const oddVin = "1HGCM82643A004352";

/** Looks a text up in a new draft, beside what is typed already. */
async function lookedUp(start: string, typed: Record<string, string> = {}) {
  const person = await withBusiness();
  const { location, flash } = await redirectOf(
    send(person, "new", { ...typed, start, intent: "look-up" }),
  );
  const id = location?.split("/").at(-1) ?? "";
  return { ...(await editPage(person, id)), flash };
}

describe("a listing begins from", () => {
  it("a number in any spelling, with all that others say of it and where that came from", async () => {
    const [rotor] = sampleListings;
    const { fields, flash } = await lookedUp(
      ` ${rotor.partNumber.toLowerCase().replaceAll("-", " ")}`,
      {
        brand: "My Brand",
      },
    );
    expect(flash?.tone).toBe("success");
    expect(fields).toMatchObject({ name: rotor.name, brand: "My Brand" });
    expect(fields.vehicles).toMatch(/^\d{4}/);
    const from = takenTexts(fields.taken);
    expect(from.get("name")).toMatch(/^From (?:another listing|\d+ other listings) of this number/);
    expect(from.get("partNumber")).toMatch(/^As you looked it up/);
    expect(from.get("brand")).toBeUndefined();
  });

  it("the usual weight of a number, which is the one in the middle", async () => {
    const others = await Promise.all([withBusiness(), withBusiness(), withBusiness()]);
    for (const [at, weight] of ["4", "5", "90"].entries()) {
      const person = others[at];
      if (person) await published(person, { ...part, partNumber: "WEIGHT-55", sku: "", weight });
    }
    const { fields } = await lookedUp("weight 55");
    expect(fields.weight).toBe("5");
    expect(takenTexts(fields.taken).get("weight")).toMatch(/^From 3 other listings/);
  });

  it("a VIN, which gives the donor car, what it fits, and that it is used", async () => {
    const { fields, flash } = await lookedUp(`vin ${vin}`.replace("vin ", ""), {
      vehicles: "2001 Toyota Camry",
    });
    expect(flash?.message).toMatch(/2003 Honda Accord/);
    expect(fields).toMatchObject({ donorVin: vin, condition: "used" });
    expect(fields.vehicles).toMatch(/^2001 Toyota Camry\n2003 Honda Accord(?: \| \d\.\d L)?$/);
    expect(takenTexts(fields.taken).get("vehicles")).toMatch(/^From the donor car's VIN/);
    const odd = await lookedUp(oddVin, { condition: "new" });
    expect(odd.flash?.message).toMatch(/check digit is wrong/);
    expect(odd.fields).toMatchObject({ donorVin: oddVin, condition: "new" });
  });

  it.each([
    ["takes too long", new DOMException("The operation timed out.", "TimeoutError")],
    ["answers 503", Object.assign(new Error("Service Unavailable"), { status: 503 })],
    ["has data that cannot be read", new SyntaxError("Unexpected end of JSON input")],
    ["waits for the database", Object.assign(new Error("timeout"), { code: "57014" })],
  ])(
    "a VIN whose decoder %s: it is kept with all that is typed, and works the next time",
    async (_, failure) => {
      decoder.failure = failure;
      const person = await withBusiness();
      const typed = { ...part, vehicles: "2001 Toyota Camry", description: "With bolts.\nTested." };
      const sent = { ...typed, start: vin, intent: "look-up" };
      const { location, flash } = await redirectOf(send(person, "new", sent));
      expect(flash).toEqual({
        tone: "info",
        message: "We can't look up VINs right now. Add the vehicle by hand.",
      });
      const id = location?.split("/").at(-1) ?? "";
      const { fields } = await editPage(person, id);
      expect(fields).toMatchObject({ ...typed, start: vin, donorVin: vin, condition: "used" });

      decoder.failure = undefined;
      const again = await redirectOf(
        send(person, id, { ...fields, intent: "look-up", version: "1" }),
      );
      expect(again.flash?.message).toMatch(/^2003 Honda Accord: added/);
      expect((await editPage(person, id)).fields.vehicles).toMatch(
        /^2001 Toyota Camry\n2003 Honda Accord/,
      );
    },
  );

  it("words, which may mean several part types", async () => {
    const one = await lookedUp("alternator");
    expect(one.fields).toMatchObject({ name: "alternator" });
    const many = await lookedUp("brake");
    expect(many.types.length).toBeGreaterThan(1);
    const person = await withBusiness();
    const id = await drafted(person, { start: "brake", looked: "brake" });
    const intent = `use-type:${many.types[0]?.value}`;
    await redirectOf(send(person, id, { looked: "brake", intent, version: "1" }));
    const page = await editPage(person, id);
    expect(page).toMatchObject({ types: [], fields: { partType: many.types[0]?.value } });
  });

  it.each(["", "  ", "🚗", "ZZZ-NOBODY-1", "א".repeat(399), "' or 1=1 --", "I".repeat(17)])(
    "nothing known, %j, and keeps what is typed",
    async (start) => {
      const { fields, flash } = await lookedUp(start, { price: "abc" });
      expect(fields.price).toBe("abc");
      expect(flash?.message).toMatch(/\.$/);
    },
  );
});

it("fields that came from elsewhere come from one place each", () => {
  const taken = addTaken(addTaken("brand", ["name", "weight"], 14), ["name"], "vin");
  expect([...takenTexts(taken)]).toEqual([
    ["brand", expect.stringMatching(/^From another listing/)],
    ["weight", expect.stringMatching(/^From 14 other listings/)],
    ["name", expect.stringMatching(/VIN/)],
  ]);
});

describe("a price", () => {
  it("stands beside what others ask near and anywhere, and is asked about once if ten times off", async () => {
    const number = { partNumber: "GUIDE-31", otherNumbers: "", vehicles: "" };
    for (const [place, price] of [
      ["Boise, ID", "30"],
      ["Tulsa, OK", "40"],
      ["Tulsa, OK", "50"],
    ] as const)
      await published(await withBusiness({ place }), { ...part, ...number, price });
    const person = await withBusiness();
    const mine = { ...part, ...number, price: "640" };
    const id = await drafted(person, mine);
    expect((await editPage(person, id)).guide).toEqual({
      anywhere: { n: 3, low: 3_500, median: 4_000, high: 4_500 },
      near: { n: 1, low: 3_000, median: 3_000, high: 3_000 },
      place: "far-off",
    });
    const asked = await answerOf(send(person, id, { ...mine, intent: "publish", version: "1" }));
    expect(asked.data).toMatchObject({
      errors: { rightPrice: expect.stringContaining("$640") },
    });
    // Another price than the one that was asked about is asked about anew.
    const other = { ...mine, price: "700", rightPrice: "640", intent: "publish", version: "2" };
    expect((await answerOf(send(person, id, other))).data).toMatchObject({
      errors: { rightPrice: expect.stringContaining("$700") },
    });
    const right = { ...mine, price: "700", rightPrice: "700" };
    expect(
      (await redirectOf(send(person, id, { ...right, intent: "publish", version: "3" }))).flash
        ?.tone,
    ).toBe("success");
    // Nor is it asked about again when something else is changed.
    const changed = { ...mine, price: "700", description: "With bolts." };
    const again = await redirectOf(
      send(person, id, { ...changed, intent: "publish", version: "0" }),
    );
    expect(again.flash?.tone).toBe("success");
  });
});

describe("a size", () => {
  it("is typed in inches, and comes back as it was typed", async () => {
    const person = await withBusiness();
    const size = { packedLength: "12.5 in", packedWidth: '8"', packedHeight: "3" };
    const id = await published(person, { ...part, ...size });
    const [row] = await test.db.select().from(listing).where(eq(listing.id, id));
    expect(row).toMatchObject({ lengthMm: 318, widthMm: 203, heightMm: 76 });
    const { fields } = await editPage(person, id);
    expect(fields).toMatchObject({ packedLength: "12.5", packedWidth: "8", packedHeight: "3" });
  });

  it("comes back as typed for each tenth and each quarter, and is kept the same when sent again", () => {
    const makes = makesByName([]);
    const kept = (packedLength: string) => {
      const read = parseListing({ ...part, packedLength }, { makes, thisYear: 2026 });
      if (read.kind === "bad") throw new Error(JSON.stringify(read.errors));
      return read.values;
    };
    for (let typed = 1; typed <= 40_000; typed += 1) {
      const text = String(typed / 100);
      const values = kept(text);
      const back = fieldsOfListing(values).packedLength ?? "";
      expect(kept(back).lengthMm).toBe(values.lengthMm);
      if (typed % 10 === 0 || typed % 25 === 0) expect(back).toBe(text);
    }
  });

  it.each(["0", "-1", "NaN", "1e3", "401", "1.234", "🚗"])("is no %s", async (packedLength) => {
    const person = await withBusiness();
    const fields = { ...part, packedLength };
    const id = await drafted(person, fields);
    const { data } = await answerOf(
      send(person, id, { ...fields, intent: "publish", version: "1" }),
    );
    expect(data).toMatchObject({ errors: { packedLength: expect.stringContaining("inches") } });
  });
});

describe("text that contradicts a choice", () => {
  const said = { name: "", description: "", damage: "", condition: "used", grade: "B" };

  it.each([
    [{ grade: "A", damage: "One tab is cracked" }, "cracked"],
    [{ condition: "new", description: "The box is damaged" }, "damaged"],
    [{ condition: "new", grade: "", name: "Alternator for parts" }, "for parts"],
    [{ description: "Core only" }, "core only"],
    [{ name: "Remanufactured alternator" }, "remanufactured"],
    [{ condition: "new", description: "Rebuilt by us" }, "rebuilt"],
    [{ name: "New alternator" }, "new"],
    [{ condition: "new", description: "Pulled off a 2012 Camry" }, "pulled"],
  ])("%j is pointed out", (some, word) => {
    expect(contradictionsOf({ ...said, ...some })).toEqual([
      expect.stringMatching(new RegExp(`“${word}”.*Check the (?:grade|condition)\\.$`)),
    ]);
  });

  it.each([
    { grade: "A", damage: "No cracks, never bent" },
    { grade: "C", description: "Broken tab, for parts" },
    { condition: "refurbished", grade: "", name: "Remanufactured alternator" },
    { description: "Bolts are new" },
    { condition: "", grade: "", description: "cracked" },
  ])("%j is not", (some) => {
    expect(contradictionsOf({ ...said, ...some })).toEqual([]);
  });
});
