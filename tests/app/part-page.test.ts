import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { listingSchema } from "~/catalog/listing.schema";
import { getListing } from "~/catalog/listings.server";
import { selectNumbers, selectSharing, selectSupersessions } from "~/parts/part.repo.server";
import { seller } from "~/platform/db/schema.server";
import * as compare from "~/routes/compare";
import * as partPage from "~/routes/part";
import { loader as sitemap } from "~/routes/sitemap";
import { findListings } from "~/search/results/listings.server";
import { changeGarage } from "~/vehicles/garage.server";
import { useDatabase } from "../support/database";
import { addFitment, addListing, addNumber, addSupersession } from "../support/search-catalogue";
import { refusal, signedIn, visit } from "../support/signed-in";

const test = useDatabase();

const golf = "year=2014&make=Volkswagen&model=Golf&engine=2.0+L";

async function show(id: string, query = "", cookie = "") {
  const args = visit(`/parts/${id}?${query}`, cookie);
  return await partPage.loader({ ...args, params: { id } });
}
const side = (query: string, cookie = "") => compare.loader(visit(`/compare?${query}`, cookie));
const idsOf = (parts: readonly { listing: { id: string } }[]) =>
  parts.map(({ listing: { id } }) => id);

const rotor = "brake-rotor-43512-06150";
let pads: Awaited<ReturnType<typeof addListing>>;

beforeAll(async () => {
  const other = "019a0000-0000-7000-8000-0000000000bb";
  await test.db
    .insert(seller)
    .values({ id: other, name: "Far Counter", locationName: "Boston", lat: 42.36, lng: -71.06 });
  pads = await addListing(test.db, {
    id: "pads",
    coreChargeCents: 20_00,
    warrantyDays: 90,
    pictures: ["brake-rotor"],
  });
  await addNumber(test.db, pads.key, { norm: "5Q0698151", kind: "oem" });
  await addNumber(test.db, pads.key, { norm: "GDB1550", kind: "interchange" });
  await addSupersession(test.db, "1K0698151", "5Q0698151");
  await addSupersession(test.db, "5Q0698151", "5Q0698151B");
  await addFitment(test.db, pads.key, {
    ...{ make: "Volkswagen", model: "Golf", y0: 2013, y1: 2020 },
    ...{ engine: "2.0 L", note: "front axle", source: "catalogue" },
  });
  for (let at = 0; at < 20; at += 1)
    await addFitment(test.db, pads.key, {
      ...{ make: "Audi", model: `A${at}`, y0: 2012, y1: 2020, source: "catalogue" },
    });
  await addListing(test.db, { id: "same", sellerId: other, lat: 42.36, lng: -71.06 });
  const equal = await addListing(test.db, { id: "equal", partNumber: "GDB 1550", brand: "TRW" });
  await addFitment(test.db, equal.key, {
    ...{ make: "Volkswagen", model: "Golf", y0: 2003, y1: 2008, source: "seller" },
  });
  await addListing(test.db, { id: "newer", partNumber: "5Q0 698 151 B" });
  await addListing(test.db, { id: "gone", quantity: 0 });
  await addListing(test.db, { id: "alike", partNumber: "P 06 075" });
});

describe("a part's page", () => {
  it("tells the listing that a list and a purchase tell", async () => {
    const { part } = await show("pads");
    expect(part.listing.warrantyDays).toBe(90);
    expect(listingSchema.parse(part.listing)).toEqual(part.listing);
    expect(part.listing).toEqual(await getListing("pads"));
    const { listings } = await findListings({ text: "", brand: "Brembo", sort: "price" });
    expect(listings.find(({ id }) => id === "pads")).toEqual(part.listing);
  });

  it("tells all its numbers, older and newer ones too, and its table of vehicles", async () => {
    const { part } = await show("pads");
    expect(part).toMatchObject({
      listing: { id: "pads", coreChargeCents: 20_00, brand: "Brembo", fit: null },
      numbers: { oem: ["5Q0698151"], interchange: ["GDB1550"], superseded: ["1K0698151"] },
      replacedBy: ["5Q0698151B"],
      kind: "Brake pads",
      pictures: ["brake-rotor"],
      fitmentCount: 21,
    });
    expect(part.fitment).toHaveLength(12);
    expect((await show("pads", "fitment=all")).part.fitment).toHaveLength(21);
  });

  it("says whether it fits the vehicle of the URL, with the row, which comes first", async () => {
    const { part, vehicle } = await show("pads", golf);
    expect(vehicle).toBe("2014 Volkswagen Golf");
    expect(part.listing.fit).toMatchObject({ fit: "fits", row: { note: "front axle" } });
    expect(part.fitment[0]).toMatchObject({ model: "Golf" });
    const older = await show("pads", golf.replace("2014", "2009"));
    expect(older.part.listing.fit).toMatchObject({ fit: "does-not-fit", row: { y0: 2013 } });
    const unsaid = await show("pads", golf.replace("&engine=2.0+L", ""));
    expect(unsaid.part.listing.fit).toMatchObject({ fit: "not-confirmed" });
  });

  it("takes the garage's active vehicle, its engine as VINs name it; the URL's goes before", async () => {
    const person = await signedIn();
    await changeGarage(
      { accountId: person.id, request: new Request("http://localhost/") },
      {
        kind: "add",
        vehicle: {
          ...{ year: 2015, make: "Volkswagen", model: "Golf", vin: null },
          engine: "2.0 L, 4 cylinders, diesel",
        },
      },
    );
    const own = await show("pads", "", person.cookie);
    expect([own.vehicle, own.part.listing.fit?.fit]).toEqual(["2015 Volkswagen Golf", "fits"]);
    expect(own.shared.vehicle).toMatchObject({ year: 2015, engine: "2.0 L, 4 cylinders, diesel" });
    expect(own.asked.vehicle).toBeUndefined();
    const named = await show("pads", golf, person.cookie);
    expect(named.vehicle).toBe("2014 Volkswagen Golf");
  });

  it("leads to what stands for it, the nearest first, labelled; never to what is sold out", async () => {
    const { alternatives } = await show("pads", "near=42.36,-71.06");
    const found = alternatives.same.map(({ id, matched }) => [id, matched?.kind]);
    expect(found[0]).toEqual(["same", "own"]);
    expect(Object.fromEntries(found)).toEqual({
      same: "own",
      equal: "interchange",
      newer: "superseded",
    });
    expect(alternatives.similar.map(({ id }) => id)).toEqual(["alike"]);
  });

  it("offers those of its kind that fit the vehicle, each with its verdict", async () => {
    const { alternatives } = await show("alike", golf);
    expect(alternatives.similarFit).toBe(true);
    expect(alternatives.similar).toMatchObject([{ id: "pads", fit: { fit: "fits" } }]);
  });

  it("says that it is sold out, and who else has it", async () => {
    const { part, alternatives } = await show("gone");
    expect(part.listing.quantity).toBe(0);
    expect(alternatives.same.map(({ id }) => id)).toContain("pads");
  });

  it.each(["no-such-part", "", "x".repeat(65), "a'; drop table listing;--", "%00"])(
    "is not there for %j",
    async (id) => {
      const args = { ...visit("/parts/x"), params: { id } };
      expect((await refusal(partPage.loader(args))).status).toBe(404);
    },
  );

  it.each(["near=999,999", "near=NaN", "year=2014&make=<b>", "compare=%00,,a%27", "fitment=1e9"])(
    "leaves out of its address what makes no sense: %s",
    async (query) => {
      expect((await show("pads", query)).part.listing.id).toBe("pads");
    },
  );

  it("tells search engines what it is, under its own address", async () => {
    const data = await show(rotor);
    const tags = partPage.meta({
      data,
      location: { pathname: `/parts/${rotor}` },
      matches: [{ id: "root", data: { origin: "http://localhost" } }],
    } as unknown as Parameters<typeof partPage.meta>[0]);
    expect(tags).toContainEqual({
      tagName: "link",
      rel: "canonical",
      href: `http://localhost/parts/${rotor}`,
    });
    expect(tags).toContainEqual({
      "script:ld+json": expect.objectContaining({
        "@type": "Product",
        mpn: "43512-06150",
        offers: expect.objectContaining({
          price: "234.00",
          availability: "https://schema.org/InStock",
          itemCondition: "https://schema.org/NewCondition",
        }),
      }),
    });
  });

  it("is in the site's map for the known parts alone", async () => {
    const text = await (await sitemap(visit("/sitemap.xml"))).text();
    expect(text.match(/\/parts\//g)).toHaveLength(4);
    expect(text).toContain(`/parts/${rotor}</loc>`);
  });
});

describe("a comparison", () => {
  it("shows parts in the order of the URL, each once, however they are named there", async () => {
    const { parts, missing, alternatives } = await side(`parts=pads,${rotor}&parts=pads`);
    expect(idsOf(parts)).toEqual(["pads", rotor]);
    expect([missing, alternatives]).toEqual([[], null]);
  });

  it("names what there is not, and leaves it out", async () => {
    const { parts, missing } = await side(`parts=pads,nothing,${encodeURIComponent("<b>'")}`);
    expect(idsOf(parts)).toEqual(["pads"]);
    expect(missing).toEqual(["nothing", "<b>'"]);
  });

  it("says which parts there was no room for", async () => {
    const { parts, overLimit } = await side(`parts=pads,same,equal,newer,${rotor}`);
    expect(idsOf(parts)).toEqual(["pads", "same", "equal", "newer"]);
    expect(overLimit).toEqual([{ id: rotor, name: "Front Brake Rotor" }]);
  });

  it("helps a single part to a second one", async () => {
    const { alternatives } = await side("parts=pads");
    expect(alternatives?.same.map(({ id }) => id)).toContain("equal");
    expect(await side("")).toMatchObject({ parts: [], alternatives: null });
  });

  it("holds all against the same vehicle", async () => {
    const { parts } = await side(`parts=pads,equal&${golf}`);
    expect(parts.map(({ listing: { fit } }) => fit?.fit)).toEqual(["fits", "does-not-fit"]);
  });

  it.each([
    `parts=${"a,".repeat(5_000)}`,
    `parts=${"x".repeat(100_000)}`,
    "parts=,,,",
    "parts=%00",
  ])("reads no more than it shows", async (query) => {
    const { parts, missing } = await side(query);
    expect([parts, missing.length <= 10]).toEqual([[], true]);
  });
});

describe("the queries behind", () => {
  it("read by their indexes", async () => {
    const plan = async (text: string) => {
      const { rows } = await test.db.transaction(async (tx) => {
        // Few rows: the planner would read them all. Asked whether it could do otherwise.
        await tx.execute(sql`set local enable_seqscan = off`);
        return await tx.execute<{ "QUERY PLAN": string }>(sql.raw(`explain ${text}`));
      });
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    };
    expect(await plan("select * from listing where id = any(array['pads'])")).toContain(
      "listing_pkey",
    );
    expect(await plan("select * from listing_number where listing_key = 1")).toContain(
      "listing_number_listing_idx",
    );
    expect(await selectNumbers([pads.key])).toHaveLength(3);
    expect((await selectSharing(["GDB1550"])).map(({ key }) => key)).toContain(pads.key);
    expect(await selectSupersessions(["5Q0698151"])).toHaveLength(2);
  });
});
