import { eq, inArray, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { fitment, listing, listingNumber, word } from "~/platform/db/schema.server";
import { type Category, type Condition, categories, conditions } from "~/platform/enums";
import { signatureOf } from "~/search/fitment/bloom-signature.server";
import { cellOf, cellRanges, tileOfCell } from "~/search/geo/morton-cells";
import { bandOf } from "~/search/plan/price-bands";
import { countAllChanges } from "~/search/stats/count-changes.repo.server";
import { categoryBit, isIn } from "~/search/text/category-mask";
import { int2 } from "../../scripts/lib/sample-catalogue/fields";
import { kindOf } from "../../scripts/lib/sample-catalogue/kinds";
import { useDatabase } from "../support/database";
import { addFitment, addListing, countsByCell } from "../support/search-catalogue";

const own = useDatabase();

const rounded = (rows: Record<string, unknown>[]) =>
  rows.map(({ slat, slng, ...rest }) => ({
    ...rest,
    slat: Number(slat).toFixed(6),
    slng: Number(slng).toFixed(6),
  }));
const expectTrueCounts = async () => {
  const { kept, fresh } = await countsByCell(own.db);
  expect(rounded(kept)).toEqual(rounded(fresh));
};
const numbersOf = (key: number) =>
  own.db.select().from(listingNumber).where(eq(listingNumber.listingKey, key));
const count = async (text: string) => {
  await countAllChanges(own.db);
  return (await own.db.select().from(word).where(eq(word.word, text)))[0]?.n ?? 0;
};

describe("what searches read", () => {
  it("knows the four known listings from the start", async () => {
    await expectTrueCounts();
    const { rows } = await own.db.execute(
      sql`select n from cell_stat where z = 2 and category = '' and condition = ''`,
    );
    expect(rows).toEqual([{ n: 4 }]);
    expect(await count("alternator")).toBe(1);
  });

  it("follows a listing that comes, changes, sells out and goes", async () => {
    const { id, key, cell } = await addListing(own.db, {
      name: "Zebra Pads",
      partNumber: "zx-81 a",
    });
    expect(cell).toBe(cellOf(40.7282, -73.7949));
    expect(await numbersOf(key)).toEqual([{ norm: "ZX81A", listingKey: key, kind: "own" }]);
    expect(await count("zebra")).toBe(1);
    await expectTrueCounts();

    const change = (to: Partial<typeof listing.$inferInsert>) =>
      own.db.update(listing).set(to).where(eq(listing.id, id));
    await change({ partNumber: "ZX 82", name: "Okapi Pads", priceCents: 1_00, lat: 51.5, lng: 0 });
    expect(await numbersOf(key)).toEqual([{ norm: "ZX82", listingKey: key, kind: "own" }]);
    expect([await count("zebra"), await count("okapi")]).toEqual([0, 1]);
    await expectTrueCounts();

    await change({ quantity: 0 });
    await expectTrueCounts();
    await change({ quantity: 2 });
    await expectTrueCounts();

    await own.db.delete(listing).where(eq(listing.id, id));
    expect(await numbersOf(key)).toEqual([]);
    expect(await count("okapi")).toBe(0);
    await expectTrueCounts();
  });

  it("knows which categories a word may be of, as long as anything has it", async () => {
    const { id } = await addListing(own.db, { name: "Quagga Pads", category: "brake" });
    const other = await addListing(own.db, { name: "Quagga Mirror", category: "body" });
    const of = async (text: string) => {
      await countAllChanges(own.db);
      const [row] = await own.db.select().from(word).where(eq(word.word, text));
      return categories.filter((category) => row && isIn(row, category));
    };
    const change = (to: Partial<typeof listing.$inferInsert>) =>
      own.db.update(listing).set(to).where(eq(listing.id, id));
    expect(await of("quagga")).toEqual(["brake", "body"]);
    await change({ category: "wheel" });
    expect(await of("quagga")).toEqual(["brake", "body", "wheel"]);
    // A word that one listing loses and another gets.
    await own.db.execute(sql`
      update listing set name = case id when ${id} then 'Quagga Okapi' else 'Okapi' end
      where id in (${id}, ${other.id})`);
    await change({ name: "Pads" });
    expect(await of("okapi")).toEqual(["body", "wheel"]);
    await own.db.execute(sql`
      update listing set name = case id when ${id} then 'Okapi' else 'Pads' end
      where id in (${id}, ${other.id})`);
    await change({ category: "fuel", name: "Okapi" });
    expect(await of("okapi")).toEqual(["body", "fuel", "wheel"]);
    await own.db.execute(sql`select word_rebuild()`);
    expect(await of("okapi")).toEqual(["fuel"]);
    await own.db.delete(listing).where(inArray(listing.id, [id, other.id]));
    expect(await of("okapi")).toEqual([]);
    await addListing(own.db, { name: "Quagga Arm", category: "suspension" });
    expect(await of("quagga")).toEqual(["suspension"]);
  });

  it("keeps where a fitment's listing is, and the bits of its words", async () => {
    const { id, key } = await addListing(own.db, { name: "Zebra Pads", partNumber: "zx-83" });
    await addFitment(own.db, key, {
      ...{ make: "Toyota", model: "Supra", y0: 2019, y1: 2022, source: "seller" },
    });
    const rowsNow = () => own.db.select().from(fitment).where(eq(fitment.listingKey, key));
    const expectStep = async (cell: number, said: string[]) =>
      expect(await rowsNow()).toMatchObject([{ cell, signature: signatureOf(said) }]);
    const others = ["=", "brembo", "test", "counter", "toyota", "supra", "as", "new"];
    await expectStep(cellOf(40.7282, -73.7949), ["zebra", "pads", ...others]);
    const to = { lat: 51.5, lng: 0, name: "Okapi Shoes" };
    await own.db.update(listing).set(to).where(eq(listing.id, id));
    await expectStep(cellOf(51.5, 0), ["okapi", "shoes", ...others]);
  });

  it("keeps what a fitment's listing asks, while there are any, and of what kind it is", async () => {
    const { id, key } = await addListing(own.db, { partNumber: "zx-84", priceCents: 70_00 });
    await addFitment(own.db, key, {
      ...{ make: "Toyota", model: "Supra", y0: 2019, y1: 2022, source: "seller" },
    });
    const told = async () => {
      const [row] = await own.db.select().from(fitment).where(eq(fitment.listingKey, key));
      return [row?.priceCents, row?.kind];
    };
    const change = (to: Partial<typeof listing.$inferInsert>) =>
      own.db.update(listing).set(to).where(eq(listing.id, id));
    const [cents, kind] = await told();
    expect(cents).toBe(70_00);
    await change({ priceCents: 65_00 });
    expect(await told()).toEqual([65_00, kind]);
    await change({ quantity: 0 });
    expect(await told()).toEqual([null, kind]);
    await change({ quantity: 1, category: "wheel", condition: "used" });
    expect(await told()).toEqual([65_00, 4 * 13 + 3]);
  });

  it("counts right when listings of one place come at once", async () => {
    const many = Array.from({ length: 8 }, (_, at) =>
      addListing(own.db, { partNumber: `M-${at}`, priceCents: 100 + at }),
    );
    await Promise.all(many);
    await expectTrueCounts();
    await own.db.update(listing).set({ quantity: sql`quantity - 1` });
    await expectTrueCounts();
  });
});

describe("the rules that SQL and TypeScript share: sql-twins.test.ts holds them together", () => {
  it("number each category with each condition, none as another", async () => {
    const { rows } = await own.db.execute<{ kind: number; a: Category; b: Condition }>(sql`
      select listing_kind(a, b) as kind, a, b
      from unnest(${sql.param([...categories])}::text[]) a, unnest(${sql.param([...conditions])}::text[]) b`);
    expect(new Set(rows.map(({ kind }) => kind)).size).toBe(categories.length * conditions.length);
    for (const { kind, a, b } of rows) expect(kindOf(a, b)).toBe(int2(kind));
  });

  it("give each category the same bit in TypeScript and in SQL, and one that is not known all", async () => {
    const { rows } = await own.db.execute<{ category: Category; bit: number }>(sql`
      select a as category, category_bit(a) as bit from unnest(${sql.param([...categories])}::text[]) a`);
    expect(new Set(rows.map(({ bit }) => bit)).size).toBe(categories.length);
    for (const { category, bit } of rows) expect(categoryBit(category)).toBe(bit);
    const all = await own.db.execute(sql`select category_bit('spaceship') as bit`);
    expect(all.rows).toEqual([{ bit: -1 }]);
  });

  it("put a price into the same band in TypeScript and in SQL, and dearer ones into no lower one", async () => {
    const prices = Array.from({ length: 290 }, (_, at) => Math.floor(1.075 ** at));
    const all = [0, 31, 32, 33, 63, 64, 2 ** 31 - 1, ...prices].sort((a, b) => a - b);
    const bands = all.map(bandOf);
    const { rows } = await own.db.execute<{ cents: number }>(sql`
      select cents from unnest(${sql.param(all)}::int[], ${sql.param(bands)}::int[]) asked(cents, band)
      where placed_words(array_to_tsvector('{brake}'), 0, cents, 'used') && array[priced_word('brake', 'used', band)]
        and not placed_words(array_to_tsvector('{brake}'), 0, cents, 'used') && array[priced_word('brake', 'new', band), priced_word('pads', 'used', band)]`);
    expect(rows.map(({ cents }) => cents)).toEqual(all);
    expect(bands).toEqual(bands.toSorted((a, b) => a - b));
    // Of a hundred dollars none is wider than seven.
    expect(bandOf(10_700)).toBeGreaterThan(bandOf(10_000));
  });

  it("know the tile of a cell again", () => {
    for (let at = 0; at < 200; at += 1) {
      const [lat, lng] = [Math.sin(at) * 85, Math.cos(at * 7) * 179];
      const [x, y] = tileOfCell(cellOf(lat, lng));
      expect(cellOf(lat, lng)).toBe(
        cellOf(
          (Math.atan(Math.sinh(Math.PI * (1 - (2 * (y + 0.5)) / 65_536))) * 180) / Math.PI,
          ((x + 0.5) / 65_536) * 360 - 180,
        ),
      );
    }
  });
});

describe("the ranges of a view", () => {
  const covers = (bounds: Parameters<typeof cellRanges>[0], lat: number, lng: number) => {
    const cell = cellOf(lat, lng);
    return cellRanges(bounds).some(([low, high]) => low <= cell && cell <= high);
  };

  it("hold every point of it, and are few", () => {
    for (let at = 0; at < 200; at += 1) {
      const [lat, lng] = [Math.sin(at) * 80, Math.cos(at * 7) * 179];
      const size = 0.002 * 1.06 ** at;
      const bounds = {
        west: Math.max(-180, lng - size),
        east: Math.min(180, lng + size),
        south: Math.max(-90, lat - size),
        north: Math.min(90, lat + size),
      };
      expect(cellRanges(bounds).length).toBeLessThanOrEqual(24);
      for (const [y, x] of [
        [lat, lng],
        [bounds.north, bounds.west],
        [bounds.south, bounds.east],
      ] as const)
        expect(covers(bounds, y, x)).toBe(true);
    }
  });

  it("go across the date line", () => {
    const fiji = { west: 177, south: -19, east: -179, north: -16 };
    expect(covers(fiji, -17, 178)).toBe(true);
    expect(covers(fiji, -17, -179.5)).toBe(true);
    expect(covers(fiji, -17, 0)).toBe(false);
  });
});
