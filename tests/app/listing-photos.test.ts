import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { addPhoto } from "~/listings/listing-photos.server";
import { processPhotoJob } from "~/photos/photo-jobs.server";
import { database } from "~/platform/db/database.server";
import { clearAnswerCache } from "~/platform/http/cached-json.server";
import * as api from "~/routes/api-listings";
import * as compareRoute from "~/routes/compare";
import * as editRoute from "~/routes/dashboard-listing";
import * as media from "~/routes/media";
import * as partRoute from "~/routes/part";
import { useDatabase } from "../support/database";
import { dataFolder } from "../support/photos";
import { at, drafted, part, published, send, withBusiness } from "../support/selling";
import { sentPhoto } from "../support/sent-photo";
import { refusal, visit } from "../support/signed-in";

useDatabase({ env: { DATA_DIR: await dataFolder() } });

const run = { signal: new AbortController().signal, attempt: 1 };

const made320 = (hash: string) => `/media/${hash}-320.webp`;

const ready = ({ hash }: { hash: string }) => processPhotoJob.perform({ hash }, run);

const found = async (text: string) => {
  clearAnswerCache();
  const answer = await api.loader(visit(`/api/v1/listings?q=${text}&near=43.613,-116.203`));
  return ((await answer.json()) as { listings: { id: string; photo: unknown }[] }).listings;
};

const partPage = (id: string) => partRoute.loader(at(visit(`/parts/${id}`), id));

describe("the photos of a draft", () => {
  it("keep their order and what their seller says of each, also once published", async () => {
    const person = await withBusiness();
    const [first, second] = [await sentPhoto(person), await sentPhoto(person)];
    await ready(first);
    await ready(second);
    const photos = `${first.id},${second.id}`;
    const photoAlts = "Friction side\r\nBack, light rust";
    const id = await published(person, { ...part, partNumber: "PH-4004", photos, photoAlts });
    expect((await partPage(id)).part.photos.map(({ alt }) => alt)).toEqual([
      "Friction side",
      "Back, light rust",
    ]);
    const edited = await editRoute.loader(at(person.get(`/dashboard/listings/${id}`), id));
    if (edited instanceof Response) throw new Error("It redirected.");
    expect(edited.photos.map(({ alt }) => alt)).toEqual(["Friction side", "Back, light rust"]);
    // Moved by the button of a page without JavaScript, each keeps its own.
    await send(person, id, { intent: `photo-earlier:${second.id}` });
    const moved = await editRoute.loader(at(person.get(`/dashboard/listings/${id}`), id));
    if (moved instanceof Response) throw new Error("It redirected.");
    expect(moved.photos.map((photo) => [photo.id, photo.alt])).toEqual([
      [second.id, "Back, light rust"],
      [first.id, "Friction side"],
    ]);
  });

  it("are told by name and place where their seller says nothing", async () => {
    const person = await withBusiness();
    const [first, second] = [await sentPhoto(person), await sentPhoto(person)];
    await ready(first);
    await ready(second);
    const id = await published(person, {
      ...{ ...part, partNumber: "PH-4005", photos: `${first.id},${second.id}` },
      photoAlts: "\nBack",
    });
    expect((await partPage(id)).part.photos.map(({ alt }) => alt)).toEqual([
      "Front Brake Caliper, photo 1",
      "Back",
    ]);
  });

  it("are published without one that was rejected since", async () => {
    const person = await withBusiness();
    const [good, bad] = [await sentPhoto(person), await sentPhoto(person)];
    await ready(good);
    await database().execute(
      sql`update photo set state = 'rejected', reason = 'damaged' where id = ${bad.id}`,
    );
    const photos = `${bad.id},${good.id}`;
    const id = await published(person, { ...part, partNumber: "PH-4006", photos });
    expect((await partPage(id)).part.photos).toHaveLength(1);
  });

  it("are nobody else's to add to", async () => {
    const [person, other] = [await withBusiness(), await withBusiness()];
    const id = await drafted(person, { ...part, partNumber: "PH-4007" });
    const photo = await sentPhoto(other);
    expect(await addPhoto({ accountId: other.id, id, photoId: photo.id })).toEqual({
      kind: "not-found",
    });
  });
});

describe("what buyers see of a listing's photos", () => {
  it("is the ready ones in their seller's order, everywhere", async () => {
    const person = await withBusiness();
    const [first, second, third] = [
      await sentPhoto(person),
      await sentPhoto(person),
      await sentPhoto(person),
    ];
    const fields = { ...part, partNumber: "PH-1001" };
    const photos = [second.id, first.id, third.id].join(",");
    const id = await published(person, { ...fields, photos });

    expect((await found("PH-1001"))[0]).toMatchObject({ id, photo: null });
    expect((await partPage(id)).part.photos).toEqual([]);

    for (const each of [first, second]) await ready(each);
    const cover = {
      src: `/media/${second.hash}-800.webp`,
      srcSet: [320, 640, 800]
        .map((width) => `/media/${second.hash}-${width}.webp ${width}w`)
        .join(", "),
      ...{ width: 800, height: second.height },
    };
    expect((await found("PH-1001"))[0]).toMatchObject({ id, photo: cover });
    const page = await partPage(id);
    expect(page.part.photos.map(({ thumb }) => thumb)).toEqual([
      made320(second.hash),
      made320(first.hash),
    ]);
    const meta = partRoute.meta({
      ...{ data: page, params: {}, matches: [], location: { pathname: `/parts/${id}` } },
    } as unknown as Parameters<typeof partRoute.meta>[0]);
    expect(meta).toContainEqual({ property: "og:image", content: cover.src });
    expect(meta).toContainEqual({
      "script:ld+json": expect.objectContaining({
        image: [cover.src, `/media/${first.hash}-800.webp`].map(
          (address) => `${page.origin}${address}`,
        ),
      }),
    });
    const compared = await compareRoute.loader(visit(`/compare?parts=${id}`));
    expect(JSON.stringify(compared)).toContain(cover.src);
    const served = await media.loader({
      ...visit(cover.src),
      params: { name: cover.src.slice("/media/".length) },
    });
    expect(served.headers.get("cache-control")).toContain("immutable");
  });

  it("ends with the listing: one that is paused has no page, and no photo in a list", async () => {
    const person = await withBusiness();
    const photo = await sentPhoto(person);
    await ready(photo);
    const id = await published(person, { ...part, partNumber: "PH-2002", photos: photo.id });
    expect((await found("PH-2002")).map((each) => each.id)).toEqual([id]);
    await send(person, id, { intent: "pause" });
    expect(await found("PH-2002")).toEqual([]);
    expect(await refusal(partPage(id))).toMatchObject({ status: 404 });
  });

  it("never comes from a draft, nor from another seller", async () => {
    const [person, other] = [await withBusiness(), await withBusiness()];
    const theirs = await sentPhoto(other);
    await ready(theirs);
    await drafted(person, { ...part, partNumber: "PH-3003", photos: theirs.id });
    expect(await found("PH-3003")).toEqual([]);
    const id = await published(person, { ...part, partNumber: "PH-3004", photos: theirs.id });
    expect((await partPage(id)).part.photos).toEqual([]);
    expect((await found("PH-3004"))[0]).toMatchObject({ photo: null });
  });

  it("costs a row one look into an index", async () => {
    const { rows } = await database().execute<{ "QUERY PLAN": string }>(sql`
      explain select (select ph.hash from photo ph where ph.listing_id = l.id and ph.state = 'ready'
        order by ph.position limit 1) from listing l limit 50`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index Scan using photo_listing_id_idx");
  });
});
