import { beforeAll, describe, expect, it } from "vitest";
import { deliveryDetail, deliveryText, isOutOfReach } from "~/catalog/delivery";
import { seller } from "~/platform/db/schema.server";
import { loader } from "~/routes/api-listings";
import { listingsAnswerSchema } from "~/search/results/answers.schema";
import { useDatabase } from "../support/database";
import { addFitment, addListing } from "../support/search-catalogue";

/*
 * What can be picked up or is sent comes first, in the order that was asked for; what is far and not sent comes last,
 * each once, however far somebody pages.
 */

const own = useDatabase({ seed: false });
const near = "near=40.7,-74";
const camry = { make: "Toyota", model: "Camry", source: "catalogue" } as const;

const places = [
  { lat: 40.75, lng: -74, locationName: "New York" },
  { lat: 41.88, lng: -87.63, locationName: "Chicago" },
  { lat: 39.95, lng: -75.16, locationName: "Philadelphia" },
];
/** Of each seller in turn: none ships, all of the country, nearby alone. */
const ways = [
  {},
  { delivers: true, deliveryFeeCents: 9_99 },
  { delivers: true, deliveryRadiusMiles: 200 },
];
const count = 90;

beforeAll(async () => {
  const sellers = await own.db
    .insert(seller)
    .values(
      ways.map((way, each) => ({
        ...{ name: `Seller ${each}`, locationName: "Anywhere", lat: 40.7, lng: -74, ...way },
      })),
    )
    .returning({ id: seller.id });
  for (let each = 0; each < count; each += 1) {
    const { key } = await addListing(own.db, {
      ...(places[each % 3] as (typeof places)[number]),
      name: "Brake Caliper",
      partNumber: `CAL-${each}`,
      priceCents: 10_000 + ((each * 37) % count) * 10,
      sellerId: sellers[Math.floor(each / 3) % 3]?.id,
    });
    if (each % 4 === 0) await addFitment(own.db, key, { ...camry, y0: 2010, y1: 2014 });
  }
});

async function list(query: string) {
  const request = new Request(`http://localhost/api/v1/listings?${query}`);
  const answer = await loader({ request, params: {}, context: {} });
  expect(answer.status, query).toBe(200);
  return listingsAnswerSchema.parse(await answer.json());
}

async function walk(query: string) {
  const found = [];
  const pages: number[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const answer = await list(next ? `${query}&page=${next}` : query);
    found.push(...answer.listings);
    pages.push(answer.listings.length);
    expect(answer.total.count).toBe(count);
    next = answer.next;
  }
  return { found, pages };
}

const numbers = (rows: readonly { partNumber: string }[]) => rows.map((each) => each.partNumber);
const fits = ({ fit }: { fit: { fit: string } | null }) => fit?.fit === "fits";

describe("a list from where somebody is", () => {
  it.each(["nearest", "price", "price-high", "newest"])("by %s", async (sort) => {
    const { found, pages } = await walk(`q=caliper&${near}&sort=${sort}`);
    const all = await walk(`q=caliper&${near}&sort=${sort}&within=2000`);
    expect(new Set(numbers(found)).size).toBe(count);
    const isFar = all.found.map(isOutOfReach);
    // Of Chicago's thirty all but the ten that are shipped there.
    expect(isFar.filter(Boolean)).toHaveLength(20);
    expect(numbers(found)).toEqual(
      numbers([
        ...all.found.filter((each) => !isOutOfReach(each)),
        ...all.found.filter((each) => isOutOfReach(each)),
      ]),
    );
    expect(pages.slice(0, -1).every((length) => length === 24)).toBe(true);
  });

  it("for a vehicle has what fits first, and of each what can be had", async () => {
    const { found } = await walk(`q=caliper&${near}&sort=price&make=Toyota&model=Camry&year=2012`);
    expect(new Set(numbers(found)).size).toBe(count);
    const tiers = found.map((each) => (fits(each) ? 0 : 2) + (isOutOfReach(each) ? 1 : 0));
    expect(tiers).toEqual(tiers.toSorted((a, b) => a - b));
    expect(new Set(tiers)).toEqual(new Set([0, 1, 2, 3]));
  });

  it("of an area of the map where nobody said where they are is in the usual order", async () => {
    const { listings } = await list("q=caliper&sort=price&bounds=-88,41,-87,42");
    const prices = listings.map((each) => each.priceCents);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(listings.some(isOutOfReach)).toBe(true);
  });

  it("of the best match has the best first, however far", async () => {
    const { listings } = await list(`q=caliper&${near}&sort=best`);
    const miles = listings.map((each) => each.distanceMiles);
    expect(miles).toEqual(miles.toSorted((a, b) => a - b));
  });

  it("takes no page of another order", async () => {
    const { next } = await list(`q=caliper&${near}`);
    const request = new Request(
      `http://localhost/api/v1/listings?q=caliper&${near}&within=2000&page=${next}`,
    );
    expect((await loader({ request, params: {}, context: {} })).status).toBe(400);
  });
});

describe("how a part gets to its buyer", () => {
  const part = { priceCents: 20_000, distanceMiles: 790 };
  const anywhere = { radiusMiles: null, feeCents: 999, freeFromCents: null };
  it.each([
    [null, "Pickup only", "Pickup only", true],
    [anywhere, "Ships for $9.99", "Ships for $9.99", false],
    [{ ...anywhere, freeFromCents: 20_000 }, "Ships free", "Ships free", false],
    [{ ...anywhere, freeFromCents: 20_001 }, "Ships for $9.99", "Ships for $9.99", false],
    [{ ...anywhere, feeCents: 0 }, "Ships free", "Ships free", false],
    [{ ...anywhere, radiusMiles: 60 }, "Pickup only", "Ships within 60 miles for $9.99", true],
  ])("%j", (delivery, short, long, isFar) => {
    expect(deliveryText({ ...part, delivery })).toBe(short);
    expect(deliveryDetail({ ...part, delivery })).toBe(long);
    expect(isOutOfReach({ ...part, delivery })).toBe(isFar);
    expect(isOutOfReach({ ...part, delivery, distanceMiles: 99 })).toBe(false);
  });
});
