import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { templateCsv } from "~/imports/csv/template";
import { exportListings } from "~/listings/export-listings.server";
import { readListView } from "~/listings/list-view";
import { listing, listingDraft, photo, seller } from "~/platform/db/schema.server";
import { streamedBody } from "~/platform/http/streamed-body.server";
import { asRequest } from "~/platform/log/request-record.server";
import * as exportRoute from "~/routes/dashboard-listings-export";
import * as templateRoute from "~/routes/dashboard-listings-template";
import { useDatabase } from "../support/database";
import { rowsOf } from "../support/imports";
import { redirectOf, signedIn, visit } from "../support/signed-in";

const test = useDatabase();

const base: Omit<typeof listing.$inferInsert, "id" | "sellerId"> = {
  ...{ name: "Front Brake Caliper", partNumber: "ZX-4471", brand: "Brembo" },
  ...{ category: "brake", partType: "brake-caliper", condition: "used", grade: "B" },
  ...{ priceCents: 64_50, quantity: 2, description: "Pulled from a running car." },
  ...{ locationName: "Boise, ID", lat: 43.6, lng: -116.2, travelTimeMinutes: 1440 },
  ...{ image: "category-brake" },
};

let made = 0;

/** Somebody who sells. */
async function aSeller() {
  const person = await signedIn();
  const [business] = await test.db
    .insert(seller)
    .values({
      ...{ accountId: person.id, kind: "business", name: "Ridge Auto", locationName: "Boise, ID" },
      ...{ lat: 43.6, lng: -116.2, timeZone: "America/Boise", offersPickup: true },
    })
    .returning();
  const sells = async (values: Partial<typeof listing.$inferInsert> = {}) => {
    made += 1;
    const [row] = await test.db
      .insert(listing)
      .values({
        ...{ ...base, id: `exported-${made}`, sku: `A-${made}`, sellerId: business?.id ?? "" },
        ...values,
      })
      .returning();
    if (!row) throw new Error("The listing was not written.");
    return row;
  };
  return { ...person, sellerId: business?.id ?? "", sells };
}

const download = (person: { get: (path: string) => ReturnType<typeof visit> }, query = "") =>
  exportRoute.loader(person.get(`/dashboard/listings/export${query}`));

const skusIn = async (answer: Response) => {
  const rows = await rowsOf(await answer.text());
  return rows.map((row) => (row.kind === "values" ? row.values.sku : row.problems));
};

describe("an export", () => {
  it("is a file with a dated name, and reads back as what the seller has", async () => {
    const person = await aSeller();
    const { key, id } = await person.sells({
      ...{ sku: "00123", partNumber: "100E10", coreChargeCents: 25_00, warrantyDays: 90 },
      ...{ weightGrams: 4_321, shelf: "R12-B3", state: "paused" },
      ...{ description: 'Two lines,\n"quoted"; and more' },
      otherNumbers: [
        { kind: "oem", number: "0001E5" },
        { kind: "interchange", number: "90.750" },
      ],
    });
    await test.db.execute(sql`
      insert into fitment (listing_key, make, model, y0, y1, engine, note, source) values
        (${key}, 'Toyota', 'Camry', 2012, 2014, '2.5 L', 'with | and ;', 'seller')`);
    await test.db.insert(photo).values({
      ...{ accountId: person.id, listingId: id, hash: "a".repeat(64), state: "ready" },
      ...{ width: 800, height: 600, bytes: 9, contentType: "image/jpeg", looseSince: null },
    });
    const answer = await download(person);
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="(listings-\d{4}-\d\d-\d\d\.csv)"; filename\*=UTF-8''\1$/,
    );
    expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
    expect(await rowsOf(await answer.text())).toMatchObject([
      {
        kind: "values",
        values: {
          ...{ sku: "00123", name: base.name, partNumber: "100E10", brand: "Brembo" },
          ...{ category: "brake", partType: "brake-caliper", condition: "used", grade: "B" },
          ...{ priceCents: 64_50, coreChargeCents: 25_00, quantity: 2, warrantyDays: 90 },
          ...{ weightGrams: 4_321, location: "R12-B3", state: "paused" },
          ...{ description: 'Two lines,\n"quoted"; and more' },
          ...{ oemNumbers: ["0001E5"], interchangeNumbers: ["90.750"] },
          fitment: [
            {
              ...{ make: "Toyota", model: "Camry", y0: 2012, y1: 2014 },
              ...{ engine: "2.5 L", note: "with | and ;" },
            },
          ],
          pictureUrls: [`http://localhost/media/${"a".repeat(64)}-800.webp`],
        },
      },
    ]);
  });

  it("has what the list shows, its filters included, and nobody else's", async () => {
    const person = await aSeller();
    const other = await aSeller();
    await other.sells({ sku: "other" });
    await person.sells({ sku: "sold-out", quantity: 0 });
    await person.sells({ sku: "paused", state: "paused" });
    await person.sells({ sku: "archived", state: "archived" });
    await person.sells({ sku: "radiator", name: "Radiator" });
    await test.db
      .insert(listingDraft)
      .values({ id: "only-a-draft", sellerId: person.sellerId, fields: { sku: "draft" } });
    expect(await skusIn(await download(person))).toEqual(["sold-out", "paused", "radiator"]);
    expect(await skusIn(await download(person, "?state=sold-out"))).toEqual(["sold-out"]);
    expect(await skusIn(await download(person, "?q=radia&sort=price"))).toEqual(["radiator"]);
    // A file has all pages.
    expect(await skusIn(await download(person, "?after=abc"))).toHaveLength(3);
    const none = await (await download(person, "?state=archived")).text();
    expect(none.trim().split("\r\n")).toHaveLength(1);
  });

  it("writes what is sold out as published with none", async () => {
    const person = await aSeller();
    await person.sells({ quantity: 0 });
    expect(await rowsOf(await (await download(person)).text())).toMatchObject([
      { values: { state: "published", quantity: 0 } },
    ]);
  });

  it("has no cell that is a formula to a spreadsheet", async () => {
    const person = await aSeller();
    for (const sign of ["=", "+", "-", "@", "\t", "\r"])
      await person.sells({
        ...{ sku: `${sign}1+1${made}`, name: `${sign}cmd|' /C calc'!A0` },
        ...{ brand: `${sign}x`, shelf: `${sign}x`, description: `${sign}x` },
      });
    const text = await (await download(person)).text();
    const cells = [...text.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)];
    const values = cells.map(([, quoted, plain]) => quoted ?? plain ?? "");
    expect(values.filter((value) => value.includes("calc"))).toHaveLength(6);
    expect(values.filter((value) => /^[=+\-@\t\r]/.test(value))).toEqual([]);
  });

  it("comes in batches, each listing once", async () => {
    const person = await aSeller();
    const skus: string[] = [];
    for (let count = 0; count < 7; count++) skus.push((await person.sells()).sku);
    const seen: string[] = [];
    const view = readListView(new URLSearchParams());
    const of = { accountId: person.id, origin: "https://parts.example" };
    for await (const { sku } of exportListings(of, view, { keys: 3, listings: 2 })) {
      seen.push(sku);
      // Saved meanwhile, it is neither left out nor repeated.
      await test.db.execute(sql`update listing set updated_at = now() where sku = ${sku}`);
    }
    expect(seen).toEqual(skus);
  });

  it("is nothing for visitors, and only its head for who asks for that", async () => {
    const away = await redirectOf(exportRoute.loader(visit("/dashboard/listings/export?q=a")));
    expect(away.location).toBe("/login?redirectTo=%2Fdashboard%2Flistings%2Fexport%3Fq%3Da");
    const person = await aSeller();
    const { request, ...rest } = person.get("/dashboard/listings/export");
    const head = await exportRoute.loader({
      ...rest,
      request: new Request(request, { method: "HEAD" }),
    });
    expect(head.body).toBeNull();
    expect(head.headers.get("Content-Disposition")).toContain("attachment");
  });
});

it("the template is downloaded as it is read again", async () => {
  const person = await signedIn();
  const answer = await templateRoute.loader(person.get("/dashboard/listings/template"));
  expect(answer.headers.get("Content-Disposition")).toContain(
    'attachment; filename="listings-template.csv"',
  );
  // A body's text has no byte order mark any more.
  expect(`\ufeff${await answer.text()}`).toBe(templateCsv());
});

describe("a body that is made while it is taken", () => {
  const record = { ...{ id: "1", method: "GET", path: "/", isOurs: true, queryMs: 0 } };

  it("is made no faster, and no further once the client has gone", async () => {
    let pieces = 0;
    let isOver = false;
    async function* endless() {
      try {
        for (;;) {
          pieces += 1;
          yield Buffer.from("piece");
        }
      } finally {
        isOver = true;
      }
    }
    let take: (goesOn: boolean) => void = () => {};
    const taken = () => new Promise<boolean>((resolve) => (take = resolve));
    await asRequest({ ...record, taken }, async () => {
      const reader = streamedBody(endless()).getReader();
      await reader.read();
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(pieces).toBe(1);
      take(true);
      await reader.read();
      expect(pieces).toBe(2);
      take(false);
      expect((await reader.read()).done).toBe(true);
    });
    expect({ pieces, isOver }).toEqual({ pieces: 2, isOver: true });
  });
});
