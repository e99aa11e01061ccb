import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { processPhotoJob } from "~/photos/photo-jobs.server";
import { listingDraft, listingView } from "~/platform/db/schema.server";
import * as previewRoute from "~/routes/dashboard-listing-preview";
import * as partRoute from "~/routes/part";
import { useDatabase } from "../support/database";
import { dataFolder } from "../support/photos";
import {
  at,
  drafted,
  editPage,
  type Person,
  part,
  published,
  send,
  withBusiness,
} from "../support/selling";
import { sentPhoto } from "../support/sent-photo";
import { redirectOf, refusal, signedIn, visit } from "../support/signed-in";

const test = useDatabase({ env: { DATA_DIR: await dataFolder() } });

const preview = async (person: Person, id: string) =>
  (await previewRoute.loader(at(person.get(`/dashboard/listings/${id}/preview`), id))).preview;

describe("the preview of a listing", () => {
  it("shows a draft as its page will show it once it is published", async () => {
    const person = await withBusiness();
    const fields = {
      ...part,
      ...{ partNumber: "PV-1001", damage: "Rust on the hat.", donorMiles: "88,000" },
      ...{ coreCharge: "20", warrantyDays: "90", description: "Off a low-mileage car." },
    };
    const id = await drafted(person, fields);
    const before = await preview(person, id);
    expect(before).toMatchObject({ state: null, hasChanges: true, errors: {}, rules: [] });
    await send(person, id, { ...fields, intent: "publish", version: "1" });
    const { part: after } = await partRoute.loader(at(visit(`/parts/${id}`), id));
    expect(before.part).toEqual(after);
    expect(await preview(person, id)).toMatchObject({ state: "published", hasChanges: false });
  });

  it("shows changes that buyers do not see yet, and counts no view", async () => {
    const person = await withBusiness();
    const id = await published(person, { ...part, partNumber: "PV-1002" });
    const changed = { ...part, partNumber: "PV-1002", price: "59" };
    await send(person, id, { ...changed, intent: "save", version: "0" });
    expect(await preview(person, id)).toMatchObject({
      ...{ state: "published", hasChanges: true },
      part: { listing: { priceCents: 5_900 } },
    });
    expect(await test.db.$count(listingView, eq(listingView.listingId, id))).toBe(0);
  });

  it("stands at the place that the draft says, as far as there is one", async () => {
    const person = await withBusiness();
    const elsewhere = { ...part, place: "elsewhere", placeName: "Tulsa, OK" };
    const id = await drafted(person, elsewhere);
    const { part: shown } = await preview(person, id);
    expect(shown).toMatchObject({
      listing: { locationName: "Tulsa, OK", coords: { lat: expect.closeTo(36.15, 1) } },
      sellerPlace: "Boise, ID",
    });
    await send(person, id, { ...elsewhere, placeName: "Qqqqxyz", intent: "save", version: "1" });
    const { errors, part: lost } = await preview(person, id);
    expect(errors.placeName).toMatch(/can't find/);
    expect(lost.listing.locationName).toBe("Boise, ID");
  });

  it("makes up what is missing, and names it", async () => {
    const person = await withBusiness();
    const id = await drafted(person, { brand: "Brembo", vehicles: "2012-2014 Toyota Camry" });
    const { errors, part: shown } = await preview(person, id);
    expect(Object.keys(errors).toSorted()).toEqual(
      ["partNumber", "name", "partType", "condition", "price", "quantity"].toSorted(),
    );
    expect(shown.listing).toMatchObject({ brand: "Brembo", name: "No name yet", quantity: 1 });
    expect(shown.fitment).toMatchObject([{ make: "Toyota", model: "Camry", source: "seller" }]);
  });

  it("says what may not be sold", async () => {
    const person = await withBusiness();
    const id = await drafted(person, { ...part, name: "Driver Airbag", partType: "driver-airbag" });
    expect((await preview(person, id)).rules).toEqual([expect.stringContaining("airbags")]);
  });

  it("has the draft's photos, ready or not, in their order", async () => {
    const person = await withBusiness();
    const [first, second] = [await sentPhoto(person), await sentPhoto(person)];
    const run = { signal: new AbortController().signal, attempt: 1 };
    await processPhotoJob.perform({ hash: second.hash }, run);
    const photos = { photos: `${second.id},${first.id}`, photoAlts: "Friction side" };
    const id = await drafted(person, { ...part, ...photos });
    const { listing, photos: shown } = (await preview(person, id)).part;
    expect(shown.map(({ alt, thumb }) => ({ alt, thumb }))).toEqual([
      { alt: "Friction side", thumb: `/media/${second.hash}-320.webp` },
      { alt: "Front Brake Caliper, photo 2", thumb: `/media/${first.hash}.jpg` },
    ]);
    expect(listing.photo).toEqual(shown[0]);
  });

  it("is its seller's alone", async () => {
    const [person, other, buyer] = [await withBusiness(), await withBusiness(), await signedIn()];
    const id = await drafted(person);
    for (const asking of [other, buyer])
      expect((await refusal(preview(asking, id))).status).toBe(404);
    expect((await refusal(preview(person, "new"))).status).toBe(404);
    expect((await refusal(preview(person, "' or 1=1 --"))).status).toBe(404);
  });
});

describe("the form's button Preview", () => {
  it("saves what was typed first", async () => {
    const person = await withBusiness();
    const first = await redirectOf(send(person, "new", { ...part, intent: "preview" }));
    const [, id = ""] =
      /^\/dashboard\/listings\/([\da-f-]{36})\/preview$/.exec(first.location ?? "") ?? [];
    expect(first.flash).toBeNull();
    const changed = { ...part, price: "70", intent: "preview", version: "1" };
    expect((await redirectOf(send(person, id, changed))).location).toBe(first.location);
    expect((await preview(person, id)).part.listing.priceCents).toBe(7_000);
  });

  it("begins no draft of what is as it was published", async () => {
    const person = await withBusiness();
    const lines = { ...part, description: "One line.\r\nAnother." };
    const id = await published(person, lines);
    const { fields } = await editPage(person, id);
    const sent = { ...fields, description: "One line.\r\nAnother." };
    await send(person, id, { ...sent, intent: "preview", version: "0" });
    expect(await test.db.$count(listingDraft, eq(listingDraft.id, id))).toBe(0);
    await send(person, id, { ...sent, price: "1", intent: "preview", version: "0" });
    expect(await test.db.$count(listingDraft, eq(listingDraft.id, id))).toBe(1);
  });
});
