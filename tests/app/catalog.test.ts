import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { defaultOrigin, distanceMiles } from "~/catalog/distance";
import { getListing } from "~/catalog/listings.server";
import { SEARCH_EXAMPLES } from "~/content/home";
import { listing } from "~/platform/db/schema.server";
import { loader } from "~/routes/api-listings";
import { parseListingSearch } from "~/search/query/parse-search";
import { searchParams } from "~/search/query/search-params";
import { problemsAnswerSchema } from "~/search/results/answers.schema";
import { findListings } from "~/search/results/listings.server";
import { useDatabase } from "../support/database";

const data = useDatabase();

const search = (query: string) => parseListingSearch(new URLSearchParams(query));
const found = async (query: string) => {
  const outcome = search(query);
  return (await findListings(outcome.search)).listings.map(({ partNumber }) => partNumber);
};
const ask = (query: string, headers: HeadersInit = {}) =>
  loader({
    request: new Request(`http://localhost/api/v1/listings${query}`, { headers }),
    params: {},
    context: {},
  });

describe("distance", () => {
  it("is the great circle's, in miles", () => {
    const london = { lat: 51.5074, lng: -0.1278 };
    // 5,570 km by the haversine formula on the mean radius.
    expect(distanceMiles(defaultOrigin, london)).toBeCloseTo(3461, -1);
    expect(distanceMiles(london, london)).toBe(0);
  });

  it("does not break between opposite ends of the earth", () => {
    expect(distanceMiles({ lat: 0, lng: 0 }, { lat: 0, lng: 180 })).toBeCloseTo(12_436.8, 0);
  });
});

describe("a search in a URL", () => {
  it("reads what a visitor asked for", () => {
    expect(search("q=rotor&category=brake&condition=new&max=300&sort=price")).toEqual({
      kind: "ok",
      search: {
        text: "rotor",
        category: "brake",
        condition: "new",
        maxPriceCents: 300_00,
        sort: "price",
      },
      shown: 1,
    });
  });

  it("survives the way there and back", () => {
    const query = "q=rotor&category=brake&condition=used&max=300&sort=price&near=40.5%2C-74";
    expect(searchParams(search(query).search).toString()).toBe(query);
  });

  it.each([
    ["category=wheels", "category"],
    ["condition=broken", "condition"],
    ["sort=random", "sort"],
    ["max=1e9", "max"],
    ["max=NaN", "max"],
    ["max=-1", "max"],
    ["max=0", "max"],
    ["max=12.555", "max"],
    ["max=1,50", "max"],
    ["max=9999999", "max"],
    ["near=91,0", "near"],
    ["near=0,181", "near"],
    ["near=40", "near"],
    ["near=1,2,3", "near"],
    ["near=Infinity,0", "near"],
    ["bounds=1,2,3", "bounds"],
    ["bounds=-74,41,-73,40", "bounds"],
    ["bounds=-200,40,-73,41", "bounds"],
    [`q=${"x".repeat(201)}`, "q"],
  ])("names what is wrong with %s and goes on without it", (query, parameter) => {
    const outcome = search(query);
    expect(outcome).toMatchObject({ kind: "bad", problems: [{ parameter }] });
    if (parameter !== "q") expect(searchParams(outcome.search).has(parameter)).toBe(false);
  });

  it("takes control characters for spaces", () => {
    expect(search("q=brake%00%0Arotor").search.text).toBe("brake  rotor");
  });
});

describe("finding listings", () => {
  it("finds the four samples, nearest first", async () => {
    const { listings, origin } = await findListings(search("").search);
    expect(origin).toEqual(defaultOrigin);
    expect(listings.map(({ priceCents }) => priceCents).sort((a, b) => a - b)).toEqual([
      176_00, 234_00, 345_00, 599_00,
    ]);
    const distances = listings.map((listing) => listing.distanceMiles);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(Math.max(...distances)).toBeLessThan(5);
  });

  it.each([["43512-06150"], ["4351206150"], ["43512 06150"], ["43512.06150"], ["43512-061"]])(
    "knows a part number spelt %s",
    async (spelling) => {
      expect(await found(`q=${encodeURIComponent(spelling)}`)).toEqual(["43512-06150"]);
    },
  );

  it("finds words in any order and case", async () => {
    expect(await found("q=ROTOR+brake")).toEqual(["43512-06150"]);
  });

  it("looks for the part where no part has the words beside it, and names those", async () => {
    const { listings, leftOut } = await findListings(
      search("q=Alternator+for+a+2019+Corolla").search,
    );
    expect(listings.map(({ partNumber }) => partNumber)).toEqual(["27060-0V210"]);
    expect(leftOut).toEqual(["2019", "Corolla"]);
  });

  it("names no signs and little words that it left out, which nobody looks for", async () => {
    const { leftOut } = await findListings({ text: "alternator ' or 1=1 --", sort: "nearest" });
    expect(leftOut).toEqual(["1=1"]);
  });

  it("leaves no word out where a part has them all, were it elsewhere or filtered away", async () => {
    for (const query of ["q=rotor+camry", "q=rotor+camry&category=body", "q=rotor&bounds=0,0,1,1"])
      expect((await findListings(search(query).search)).leftOut).toEqual([]);
    expect(await found("q=alternator+2019+camry&category=body")).toEqual([]);
  });

  it.each(["2019 camry", "4T1B11HK3KU210388", "of the a"])(
    "finds nothing for %j, which names no part",
    async (text) => {
      expect(await found(`q=${encodeURIComponent(text)}`)).toEqual([]);
    },
  );

  it.each(SEARCH_EXAMPLES)(
    "finds the home page's example $text, word for word",
    async (example) => {
      const { listings, leftOut } = await findListings({ text: example.text, sort: "nearest" });
      expect(listings.length).toBeGreaterThan(0);
      expect(leftOut).toEqual([]);
    },
  );

  it.each(["%", "_", "'; drop table listing; --", "<script>", "\\"])(
    "takes %s for text",
    async (text) => {
      const all = await found("");
      expect(await found(`q=${encodeURIComponent(text)}`)).not.toEqual(all);
      expect(await found("")).toEqual(all);
    },
  );

  it("narrows by category, condition and price", async () => {
    expect(await found("category=electrical")).toEqual(["27060-0V210"]);
    expect(await found("condition=used")).toEqual(["48530-09R70"]);
    expect(await found("max=200")).toEqual(["48530-09R70"]);
    expect(await found("category=brake&condition=used")).toEqual([]);
  });

  it("sorts by price both ways", async () => {
    const cheapest = await found("sort=price");
    expect(cheapest[0]).toBe("48530-09R70");
    expect(await found("sort=price-high")).toEqual(cheapest.toReversed());
  });

  it("keeps to an area, also across the date line", async () => {
    expect(await found("bounds=-74.01,40.70,-73.98,40.73")).toEqual(["43512-06150"]);
    expect(await found("bounds=170,-50,-170,50")).toEqual([]);
    expect((await found("bounds=170,-50,-70,50")).length).toBe(4);
  });

  it("measures from where the asker is", async () => {
    const { listings } = await findListings(search("near=40.6906,-73.9857").search);
    expect(listings[0]).toMatchObject({ partNumber: "27060-0V210", distanceMiles: 0 });
  });

  it("finds one by its id, and tells when there is none", async () => {
    expect(await getListing("alternator-27060-0v210")).toMatchObject({ priceCents: 345_00 });
    expect(await getListing("no-such-part")).toBeNull();
  });

  it.each(["", "\0", "alternator\0", "a b", "é", "x".repeat(65)])(
    "knows that %j is nobody's id",
    async (id) => {
      expect(await getListing(id)).toBeNull();
    },
  );

  it("offers nothing that is sold out, but still shows it to who names it", async () => {
    const id = "rear-shock-48530-09r70";
    const { quantity } = (await getListing(id)) ?? {};
    const putInStock = (pieces?: number) =>
      data.db.update(listing).set({ quantity: pieces }).where(eq(listing.id, id));
    await putInStock(0);
    expect(await found("")).toHaveLength(3);
    expect(await found("q=shock")).toEqual([]);
    expect(await getListing(id)).toMatchObject({ quantity: 0 });
    await putInStock(quantity);
    expect(await found("q=shock")).toHaveLength(1);
  });
});

describe("GET /api/v1/listings", () => {
  it("answers with listings that a cache may keep for a moment", async () => {
    const answer = await ask("?category=brake");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toMatch(/^public, max-age=/);
    expect(await answer.json()).toMatchObject({
      listings: [{ partNumber: "43512-06150", coords: { lat: expect.any(Number) } }],
    });
  });

  it("lets no shared cache keep where somebody is", async () => {
    const answer = await ask("?near=40.713,-74.006");
    expect(answer.headers.get("Cache-Control")).toMatch(/^private, max-age=/);
  });

  it("answers 304 to who has it already", async () => {
    const etag = (await ask("")).headers.get("ETag") ?? "";
    expect((await ask("", { "If-None-Match": etag })).status).toBe(304);
    expect((await ask("?category=brake", { "If-None-Match": etag })).status).toBe(200);
  });

  it("says what to do about a filter that makes no sense, not what a program would send", async () => {
    const answer = await ask("?seller=acme&fits=yes&stock=no&as=is&type=x");
    const { problems } = problemsAnswerSchema.parse(await answer.json());
    expect(problems.map(({ parameter }) => parameter)).toEqual([
      ...["as", "type", "seller", "fits", "stock"],
    ]);
    for (const { message } of problems) expect(message).toMatch(/\. (Choose|Search)/);
  });

  it("refuses what makes no sense and says how to mend it", async () => {
    const answer = await ask("?max=1e9&near=here");
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      problems: [
        {
          parameter: "max",
          message: "Highest price must be an amount from $0.01 to $999,999, like 15 or 1,500.00.",
        },
        {
          parameter: "near",
          message: "Near must be latitude,longitude in degrees, like 40.7128,-74.006.",
        },
      ],
    });
  });
});
