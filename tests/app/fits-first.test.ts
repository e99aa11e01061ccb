import { beforeAll, describe, expect, it } from "vitest";
import { loader } from "~/routes/api-listings";
import { listingsAnswerSchema } from "~/search/results/answers.schema";
import { useDatabase } from "../support/database";
import { addFitment, addListing } from "../support/search-catalogue";

/*
 * A search for a vehicle lists what fits it first, then the others: each once, in the order that was asked for, however
 * far somebody pages.
 */

const own = useDatabase({ seed: false });
const camry = { make: "Toyota", model: "Camry", source: "catalogue" } as const;
const car = "make=Toyota&model=Camry&year=2012";
const [fitting, others] = [60, 45];

beforeAll(async () => {
  const at = (each: number) => ({ lat: 40.7 + each / 1_000, lng: -74, locationName: "Brooklyn" });
  for (let each = 0; each < fitting + others; each += 1) {
    const listing = { ...at(each), name: "Brake Caliper", priceCents: 10_000 - 7 * (each % 50) };
    const { key } = await addListing(own.db, { ...listing, partNumber: `CAL-${each}` });
    // Those that fit stand among the others.
    const fits = each % 7 < 4;
    await addFitment(own.db, key, { ...camry, y0: fits ? 2010 : 2001, y1: fits ? 2014 : 2004 });
  }
});

async function list(query: string) {
  const request = new Request(`http://localhost/api/v1/listings?${query}`);
  const answer = await loader({ request, params: {}, context: {} });
  expect(answer.status, query).toBe(200);
  return listingsAnswerSchema.parse(await answer.json());
}

/** Page after page. */
async function walk(query: string) {
  const found = [];
  const pages: number[] = [];
  for (let next: string | null | undefined; next !== null; ) {
    const answer = await list(next ? `${query}&page=${next}` : query);
    found.push(...answer.listings);
    pages.push(answer.listings.length);
    next = answer.next;
  }
  return { found, pages };
}

const mayFit = ({ fit }: { fit: { fit: string } | null }) =>
  fit?.fit === "fits" || fit?.fit === "fits-if";
const numbers = (rows: readonly { partNumber: string }[]) => rows.map((each) => each.partNumber);

describe("a search for a vehicle", () => {
  it.each(["nearest", "price", "price-high", "newest", "best"])("by %s", async (sort) => {
    const { found, pages } = await walk(`q=caliper&${car}&sort=${sort}`);
    const only = await walk(`q=caliper&${car}&sort=${sort}&fits=1`);
    const all = await walk(`q=caliper&${car}&sort=${sort}&fits=all`);
    expect(only.found.length).toBeGreaterThan(48);
    // What fits first, as it is listed alone; then the others as they stand among all.
    expect(numbers(found.slice(0, only.found.length))).toEqual(numbers(only.found));
    expect(numbers(found.slice(only.found.length))).toEqual(
      numbers(all.found.filter((each) => !mayFit(each))),
    );
    expect(found.findLastIndex(mayFit)).toBe(only.found.length - 1);
    expect(pages.slice(0, -1).every((length) => length === 24)).toBe(true);
  });

  it("counts them all, whether they fit or not", async () => {
    expect((await list(`q=caliper&${car}`)).total).toEqual((await list("q=caliper")).total);
  });

  it("shows as many pages at once as one by one", async () => {
    const { found } = await walk(`q=caliper&${car}&sort=price`);
    expect(numbers((await list(`q=caliper&${car}&sort=price&shown=4`)).listings)).toEqual(
      numbers(found.slice(0, 96)),
    );
  });

  it("lists the others where nothing fits", async () => {
    const { found } = await walk(`q=caliper&${car.replace("2012", "1980")}`);
    expect(found).toHaveLength(fitting + others);
    expect(found.some(mayFit)).toBe(false);
  });

  it("takes no page of the other order", async () => {
    const { next } = await list(`q=caliper&${car}`);
    const { next: usual } = await list(`q=caliper&${car}&fits=all`);
    for (const [query, page] of [
      [`q=caliper&${car}&fits=all`, next],
      [`q=caliper&${car}`, usual],
    ]) {
      const request = new Request(`http://localhost/api/v1/listings?${query}&page=${page}`);
      expect((await loader({ request, params: {}, context: {} })).status).toBe(400);
    }
  });
});
