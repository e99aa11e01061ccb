import { beforeAll, describe, expect, it, vi } from "vitest";
import { distanceMiles } from "~/catalog/distance";
import { findFacets } from "~/search/facets.server";
import { parseListingSearch } from "~/search/query";
import { type SampledListing, selectSample } from "~/search/sample.repo.server";
import { countSample, reckonCount, reckonFacets, sampleAtHand } from "~/search/sample.server";
import { loadSampleCatalogue } from "../../scripts/lib/sample-catalogue/load";
import { useDatabase } from "../support/database";

const own = useDatabase();
let all: SampledListing[];
beforeAll(async () => {
  vi.spyOn(process.stderr, "write").mockReturnValue(true);
  await loadSampleCatalogue(own.url, { seed: 7, listings: 4_000 });
  vi.restoreAllMocks();
  all = await selectSample(100);
}, 60_000);

const stock = { includeSoldOut: false };
const wide = { west: -130, south: 10, east: 40, north: 60 };
const isWide = ({ lat, lng }: SampledListing) => lng >= -130 && lng <= 40 && lat >= 10 && lat <= 60;
const count = (passes: (listing: SampledListing) => boolean) => all.filter(passes).length;

describe("a sample of all listings", () => {
  it("is of what is in stock: all of it, or about a part", async () => {
    expect(all.length).toBeGreaterThan(3_000);
    const part = await selectSample(20);
    expect(part.length).toBeGreaterThan(all.length / 10);
    expect(part.length).toBeLessThan(all.length / 3);
  });

  it("counts each facet without its own filter", () => {
    const { counts, inView, passing } = countSample(all, {
      ...{ ...stock, bounds: wide, category: "brake", condition: "new", maxCents: 20_000 },
    });
    const of = (facet: string, value = "") =>
      counts.find((row) => row.facet === facet && row.value === value)?.n;
    const n = (passes: (listing: SampledListing) => boolean) =>
      count((each) => isWide(each) && each.price_cents <= 20_000 && passes(each));
    const isBrake = ({ category }: SampledListing) => category === "brake";
    const isNew = ({ condition }: SampledListing) => condition === "new";
    expect(inView).toBe(count(isWide));
    expect(passing).toBe(n((each) => isBrake(each) && isNew(each)));
    expect(passing).toBeGreaterThan(20);
    expect(of("all")).toBe(passing);
    expect(of("category", "engine")).toBe(n((each) => isNew(each) && each.category === "engine"));
    expect(of("condition", "used")).toBe(n((each) => isBrake(each) && each.condition === "used"));
    expect(of("brand", "TRW")).toBe(
      n((each) => isBrake(each) && isNew(each) && each.brand === "TRW"),
    );
    expect(counts.filter(({ facet }) => facet === "brand").length).toBeLessThanOrEqual(20);
  });

  it("looks across the date line, and within a circle", () => {
    const pacific = { west: 100, south: -60, east: -100, north: 70 };
    const across = countSample(all, { ...stock, bounds: pacific });
    expect(across.inView).toBe(
      count(({ lat, lng }) => (lng >= 100 || lng <= -100) && lat >= -60 && lat <= 70),
    );
    const within = { from: { lat: 51.5, lng: -0.1 }, miles: 900 };
    const circle = countSample(all, { ...stock, bounds: wide, within });
    expect(circle.inView).toBe(count(isWide));
    expect(circle.passing).toBe(
      count((each) => isWide(each) && distanceMiles(within.from, each) <= 900),
    );
    expect(circle.passing).toBeLessThan(circle.inView);
  });

  it("is waited for by nobody, and tells of wide views alone, and not of words", async () => {
    const asked = { ...stock, maxCents: 20_000 };
    expect(reckonFacets(asked, 200_000)).toBeUndefined();
    await vi.waitFor(() => expect(sampleAtHand()).toHaveLength(all.length));
    const passing = count(({ price_cents }) => price_cents <= 20_000);
    expect(reckonCount(asked, 200_000)).toBeCloseTo((200_000 * passing) / all.length);
    const facets = reckonFacets(asked, 200_000);
    expect(facets?.find(({ facet }) => facet === "all")?.n).toBe(
      Math.round((200_000 * passing) / all.length),
    );
    expect(reckonFacets(asked, 99_999)).toBeUndefined();
    expect(reckonCount({ ...asked, words: [["brake"]] }, 200_000)).toBeUndefined();
    expect(reckonCount({ ...asked, brand: "NoSuch" }, 200_000)).toBeUndefined();
  });
});

describe("facets of a wide view", () => {
  it.each(["", "category=brake", "condition=used", "category=brake&condition=used"])(
    "say of all that pass what the counts of categories and conditions say, for %j",
    async (text) => {
      const outcome = parseListingSearch(new URLSearchParams(text));
      const { facets, isExact } = await findFacets(outcome.search);
      expect(isExact).toBe(false);
      const asked = new URLSearchParams(text);
      const passes = ({ category, condition }: SampledListing) =>
        (asked.get("category") ?? category) === category &&
        (asked.get("condition") ?? condition) === condition;
      expect(facets.inStock).toBe(count(passes));
    },
  );
});
