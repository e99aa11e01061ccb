import { mkdir, readdir, readFile, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { requestExport } from "~/accounts/data-export.server";
import { originalName, type PhotoRefusal, variantName } from "~/photos/photo.schema";
import { processPhotoJob, sweepFilesJob, sweepPhotosJob } from "~/photos/photo-jobs.server";
import { arrangePhotos, getPhoto, receivePhoto, type ShownPhoto } from "~/photos/photos.server";
import { resetEnv } from "~/platform/config/env.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import * as photoRoute from "~/routes/dashboard-photo";
import * as photosRoute from "~/routes/dashboard-photos";
import * as media from "~/routes/media";
import * as settingsDelete from "~/routes/settings-delete";
import { useDatabase } from "../support/database";
import { queuedJobs } from "../support/jobs";
import { runJobs } from "../support/mail";
import { goodPassword, person } from "../support/person";
import { dataFolder, inPieces, picture, turnedPicture } from "../support/photos";
import { signedIn, testOrigin, visit } from "../support/signed-in";

const folder = await dataFolder();
const own = useDatabase({ env: { DATA_DIR: folder } });
const mediaRoot = path.join(folder, "media");

const run = { signal: new AbortController().signal, attempt: 1 };

beforeEach(async () => {
  await own.db.execute(sql`delete from photo`);
  await own.db.execute(sql`delete from graphile_worker._private_jobs`);
  await own.db.execute(sql`delete from rate_limit`);
});

/** All files that are kept, without their folders. */
async function kept(): Promise<string[]> {
  const names = await readdir(mediaRoot, { recursive: true, withFileTypes: true }).catch(() => []);
  return names.filter((entry) => entry.isFile()).map(({ name }) => name);
}

let made = 0;
/** A photo that is like no other. */
function someJpeg(): Promise<Buffer> {
  made += 1;
  return picture(400 + made, 300)
    .jpeg()
    .toBuffer();
}

async function received(accountId: string, file?: Buffer): Promise<ShownPhoto> {
  const outcome = await receivePhoto({ accountId, body: inPieces(file ?? (await someJpeg())) });
  if (outcome.kind === "refused") throw new Error(outcome.reason);
  return outcome.photo;
}

const hashOf = ({ src }: ShownPhoto) => src.slice("/media/".length, "/media/".length + 64);

const listingIds = async () => {
  const { rows } = await own.db.execute<{ id: string }>(sql`select id from listing limit 2`);
  return rows.map(({ id }) => id);
};

const rowsOf = async (accountId: string) => {
  const { rows } = await own.db.execute<{ id: string; listing: string | null; position: number }>(
    sql`select id, listing_id as listing, position from photo where account_id = ${accountId}::uuid order by position, id`,
  );
  return rows;
};

function upload(
  cookie: string,
  file: Uint8Array | undefined,
  { field = "photo", name = "a.jpg" } = {},
) {
  const form = new FormData();
  form.append(field, new Blob(file ? [new Uint8Array(file)] : []), file ? name : "");
  const request = new Request(`${testOrigin}/dashboard/photos`, {
    method: "POST",
    headers: { Cookie: cookie, Origin: testOrigin },
    body: form,
  });
  return photosRoute.action({ request, params: {}, context: {} });
}

async function answered(answer: Response) {
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

const load = async (name: string, cookie = "", method = "GET") => {
  const { request } = visit(`/media/${name}`, cookie);
  const asked = new Request(request, { method });
  const loading = media.loader({ request: asked, params: { name }, context: {} });
  return await loading.catch((thrown: unknown) => thrown as Response);
};

describe("sending a photo", () => {
  it("keeps the original at once, and shows it to its owner alone until its variants are there", async () => {
    const [who, other] = [await signedIn(), await signedIn()];
    const file = await turnedPicture(6)
      .withExif({ IFD0: { Copyright: "Yard" } })
      .jpeg()
      .toBuffer();
    const { status, body } = await answered(await upload(who.cookie, file));
    expect(status).toBe(201);
    expect(body).toMatchObject({ state: "received", width: 800, height: 600, alt: "" });
    const { id, src } = body as unknown as ShownPhoto;
    const name = src.replace("/media/", "");
    expect(src).toMatch(/^\/media\/[0-9a-f]{64}\.jpg$/);
    expect((await load(name)).status).toBe(404);
    expect((await load(name, other.cookie)).status).toBe(404);
    const answer = await load(name, who.cookie);
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(file);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, max-age=3600",
      "content-security-policy": "default-src 'none'; sandbox",
      "content-type": "image/jpeg",
      "content-length": String(file.length),
    });

    await runJobs();
    const state = await answered(
      await photoRoute.loader({ ...who.get(`/dashboard/photos/${id}`), params: { id } }),
    );
    const hash = hashOf({ src } as ShownPhoto);
    expect(state).toMatchObject({ status: 200, body: { id, state: "ready" } });
    expect(state.body.src).toBe(`/media/${variantName(hash, 800)}`);
    const shown = await load(variantName(hash, 320));
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/webp",
    });
    const webp = Buffer.from(await shown.arrayBuffer());
    expect(webp.length).toBe(Number(shown.headers.get("Content-Length")));
    expect(webp.includes("Yard")).toBe(false);
    // The original is no stranger's, even where they know its name from a variant's.
    expect((await load(name)).status).toBe(404);
    // A head alone opens nothing that stays open.
    const head = await load(variantName(hash, 320), "", "HEAD");
    expect([head.status, head.body]).toEqual([200, null]);
    expect(await readdir(path.join(mediaRoot, "incoming"))).toEqual([]);
  });

  it("is for who is signed in, from our own pages", async () => {
    const who = await signedIn();
    expect(await answered(await upload("", await someJpeg()))).toMatchObject({
      status: 401,
      body: { reason: "signed-out" },
    });
    const foreign = new Request(`${testOrigin}/dashboard/photos`, {
      method: "POST",
      headers: { Cookie: who.cookie, Origin: "https://evil.example" },
      body: new FormData(),
    });
    const answer = await photosRoute.action({ request: foreign, params: {}, context: {} });
    expect(answer.status).toBe(403);
    const form = await photosRoute.action(who.post("/dashboard/photos", { photo: "x" }));
    expect(form.status).toBe(415);
    expect(await rowsOf(who.id)).toEqual([]);
  });

  it.each<[string, () => Promise<Buffer | undefined>, number, string, RegExp]>([
    ["nothing", () => Promise.resolve(undefined), 422, "no-file", /Choose a photo/],
    ["an empty file", () => Promise.resolve(Buffer.alloc(0)), 422, "empty", /is empty/],
    ["three bytes", () => Promise.resolve(Buffer.from("abc")), 415, "not-a-photo", /JPEG, PNG/],
    [
      "a drawing",
      () => Promise.resolve(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>".padEnd(500))),
      415,
      "not-a-photo",
      /JPEG, PNG/,
    ],
    [
      "an iPhone's own format",
      () =>
        Promise.resolve(Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic".padEnd(500), "latin1")),
      415,
      "heic",
      /Most Compatible/,
    ],
    [
      "more than 20 MB",
      async () => Buffer.concat([await someJpeg(), Buffer.alloc(20_000_000)]),
      413,
      "too-large",
      /over 20 MB/,
    ],
    [
      "what only begins like a photo",
      () => Promise.resolve(Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.alloc(500)])),
      422,
      "damaged",
      /damaged/,
    ],
  ])("refuses %s, in words and in HTTP", async (_, file, status, reason, message) => {
    const who = await signedIn();
    const answer = await upload(who.cookie, await file());
    expect(await answered(answer)).toEqual({
      status,
      body: { reason, message: expect.stringMatching(message) as string },
    });
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await rowsOf(who.id)).toEqual([]);
    expect(await queuedJobs(own.db)).toEqual([]);
  });

  it("empty but with a name is told apart from none", async () => {
    const who = await signedIn();
    const body = new FormData();
    body.append("photo", new Blob([]), "empty.jpg");
    const request = new Request(`${testOrigin}/dashboard/photos`, {
      method: "POST",
      headers: { Cookie: who.cookie, Origin: testOrigin },
      body,
    });
    const answer = await photosRoute.action({ request, params: {}, context: {} });
    expect(await answered(answer)).toMatchObject({ status: 422, body: { reason: "empty" } });
  });

  it("takes one file and nothing else", async () => {
    const who = await signedIn();
    const file = await someJpeg();
    expect((await upload(who.cookie, file, { field: "other" })).status).toBe(400);
    const send = async (body: BodyInit, type?: string) => {
      const headers = {
        Cookie: who.cookie,
        Origin: testOrigin,
        ...(type && { "Content-Type": type }),
      };
      const request = new Request(`${testOrigin}/dashboard/photos`, {
        method: "POST",
        headers,
        body,
      });
      return (await photosRoute.action({ request, params: {}, context: {} })).status;
    };
    const two = new FormData();
    for (let count = 0; count < 2; count++)
      two.append("photo", new Blob([new Uint8Array(file)]), "a.jpg");
    expect(await send(two)).toBe(400);
    // The first had arrived before the second began: no listing will show it.
    await own.db.execute(sql`delete from photo`);
    expect(await send("--b\r\nno end", "multipart/form-data; boundary=b")).toBe(400);
    expect(await send("x", "multipart/form-data")).toBe(400);
    const cut = `--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n${file.toString("latin1")}`;
    expect(await send(Buffer.from(cut, "latin1"), "multipart/form-data; boundary=b")).toBe(400);
    expect(await rowsOf(who.id)).toEqual([]);
    expect(await readdir(path.join(mediaRoot, "incoming"))).toEqual([]);
  });

  it("that breaks off leaves nothing behind", async () => {
    const who = await signedIn();
    const file = await someJpeg();
    const head = `--b\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.concat([Buffer.from(head), file.subarray(0, 1_000)]));
        setTimeout(() => controller.error(new Error("aborted")), 20);
      },
    });
    const request = new Request(`${testOrigin}/dashboard/photos`, {
      method: "POST",
      headers: {
        Cookie: who.cookie,
        Origin: testOrigin,
        "Content-Type": "multipart/form-data; boundary=b",
      },
      body,
      duplex: "half",
    });
    const answer = await photosRoute.action({ request, params: {}, context: {} });
    expect(answer.status).toBe(400);
    expect(await rowsOf(who.id)).toEqual([]);
    expect(await readdir(path.join(mediaRoot, "incoming"))).toEqual([]);
  });

  it("is limited for each account", async () => {
    const [who, other] = [await signedIn(), await signedIn()];
    const limit = { name: "test-upload", points: 1, seconds: 60 };
    const send = async (accountId: string, options: object) =>
      await receivePhoto({ accountId, body: inPieces(await someJpeg()) }, options);
    expect((await send(who.id, { limit })).kind).toBe("received");
    const second = (await send(who.id, { limit })) as PhotoRefusal;
    expect(second).toMatchObject({ kind: "refused", reason: "too-many-uploads" });
    expect(second.retryAfterSeconds).toBeGreaterThan(0);
    expect((await send(other.id, { limit })).kind).toBe("received");
    expect(await send(who.id, { loose: 1 })).toMatchObject({ reason: "too-many-unused" });
  });

  it("says so where the disk says no", async () => {
    const who = await signedIn();
    const file = path.join(folder, "no-folder");
    await writeFile(file, "");
    process.env.DATA_DIR = file;
    resetEnv();
    const answer = await upload(who.cookie, await someJpeg()).finally(() => {
      process.env.DATA_DIR = folder;
      resetEnv();
    });
    expect(await answered(answer)).toMatchObject({ status: 503, body: { reason: "unavailable" } });
    expect(answer.headers.get("Retry-After")).toBe("60");
    expect(await rowsOf(who.id)).toEqual([]);
  });

  it("thirty at once are all taken, of large files without the memory for them", async () => {
    const who = await signedIn();
    const tail = Buffer.alloc(12_000_000);
    const files = await Promise.all(Array.from({ length: 30 }, () => someJpeg()));
    const before = process.memoryUsage().rss;
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss - before);
    }, 10);
    async function* large(file: Buffer) {
      yield file;
      yield* inPieces(tail);
    }
    const outcomes = await Promise.all(
      files.map((file) => receivePhoto({ accountId: who.id, body: large(file) })),
    );
    clearInterval(watch);
    expect(outcomes.map(({ kind }) => kind)).toEqual(Array(30).fill("received"));
    // Together they are 360 MB.
    expect(most).toBeLessThan(150e6);
    expect(await rowsOf(who.id)).toHaveLength(30);
  }, 60_000);
});

describe("another account's photo", () => {
  it("is not found, whatever is asked", async () => {
    const [who, other] = [await signedIn(), await signedIn()];
    const photo = await received(who.id);
    const [listingId = ""] = await listingIds();
    expect(await getPhoto({ id: photo.id, accountId: other.id })).toBeUndefined();
    for (const id of [photo.id, newId(), "x", "../x"]) {
      const args = { ...other.get(`/dashboard/photos/x`), params: { id } };
      expect((await photoRoute.loader(args)).status).toBe(404);
    }
    expect((await photoRoute.loader({ ...visit("/"), params: { id: photo.id } })).status).toBe(401);
    const photos = [{ id: photo.id, alt: "" }];
    expect(
      await withTransaction((tx) => arrangePhotos(tx, { accountId: other.id, listingId, photos })),
    ).toEqual({ kind: "refused", reason: "not-found" });
  });
});

describe("the photos of a listing", () => {
  const arrange = (accountId: string, listingId: string, ids: readonly string[]) =>
    withTransaction((tx) =>
      arrangePhotos(tx, {
        accountId,
        listingId,
        photos: ids.map((id) => ({ id, alt: `of ${id}` })),
      }),
    );

  it("are exactly those that are named, in that order, whatever they were before", async () => {
    const who = await signedIn();
    const [listingId = ""] = await listingIds();
    const [a, b, c] = [await received(who.id), await received(who.id), await received(who.id)];
    const onListing = async () =>
      (await rowsOf(who.id)).filter(({ listing }) => listing === listingId).map(({ id }) => id);
    for (const ids of [[a.id, b.id], [c.id, b.id, a.id], [b.id], [], [a.id, c.id]]) {
      expect(await arrange(who.id, listingId, ids)).toEqual({ kind: "arranged" });
      expect(await onListing()).toEqual(ids);
    }
    expect((await getPhoto({ id: a.id, accountId: who.id }))?.alt).toBe(`of ${a.id}`);
  });

  it("stay as they are where one of them cannot be had", async () => {
    const [who, other] = [await signedIn(), await signedIn()];
    const [listingId = "", another = ""] = await listingIds();
    const [a, b] = [await received(who.id), await received(who.id)];
    const foreign = await received(other.id);
    await arrange(who.id, listingId, [a.id]);
    await arrange(who.id, another, [b.id]);
    const before = await rowsOf(who.id);
    const refusals: [readonly string[], string][] = [
      [[a.id, foreign.id], "not-found"],
      [[a.id, newId()], "not-found"],
      // It is on another listing.
      [[a.id, b.id], "not-found"],
      [[a.id, a.id], "repeated"],
      [Array.from({ length: 25 }, () => newId()), "too-many"],
    ];
    for (const [ids, reason] of refusals) {
      expect(await arrange(who.id, listingId, ids)).toEqual({ kind: "refused", reason });
      expect(await rowsOf(who.id)).toEqual(before);
    }
  });

  it("are as before where the caller's transaction is undone", async () => {
    const who = await signedIn();
    const [listingId = ""] = await listingIds();
    const photo = await received(who.id);
    const undone = withTransaction(async (tx) => {
      await arrangePhotos(tx, {
        accountId: who.id,
        listingId,
        photos: [{ id: photo.id, alt: "" }],
      });
      throw new Error("The listing was not published.");
    });
    await expect(undone).rejects.toThrow("not published");
    expect(await rowsOf(who.id)).toMatchObject([{ listing: null }]);
  });
});

describe("making variants", () => {
  it("is done once for all who sent the same photo, and again without harm", async () => {
    const [who, other] = [await signedIn(), await signedIn()];
    const file = await someJpeg();
    const [mine, theirs] = [await received(who.id, file), await received(other.id, file)];
    expect(theirs.src).toBe(mine.src);
    expect(await queuedJobs(own.db)).toHaveLength(1);
    await runJobs();
    for (const [photo, accountId] of [
      [mine, who.id],
      [theirs, other.id],
    ] as const)
      expect(await getPhoto({ id: photo.id, accountId })).toMatchObject({ state: "ready" });
    await processPhotoJob.perform({ hash: hashOf(mine) }, run);
    // One that comes later has them at once.
    const later = await received(who.id, file);
    await runJobs();
    expect(await getPhoto({ id: later.id, accountId: who.id })).toMatchObject({ state: "ready" });
  });

  it("is heavy work: it waits behind mail, and alone", async () => {
    const who = await signedIn();
    await received(who.id);
    const { rows } = await own.db.execute(
      sql`select queue_name, priority from graphile_worker.jobs`,
    );
    expect(rows).toEqual([{ queue_name: "heavy", priority: 10 }]);
  });

  it("tells what is wrong with a photo that cannot be decoded", async () => {
    const who = await signedIn();
    const file = await someJpeg();
    const photo = await received(who.id, file.subarray(0, file.length - 500));
    await runJobs();
    const args = { ...who.get("/"), params: { id: photo.id } };
    expect(await answered(await photoRoute.loader(args))).toMatchObject({
      status: 200,
      body: {
        state: "rejected",
        reason: "damaged",
        message: expect.stringMatching(/damaged/) as string,
      },
    });
    const [listingId = ""] = await listingIds();
    const photos = [{ id: photo.id, alt: "" }];
    expect(
      await withTransaction((tx) => arrangePhotos(tx, { accountId: who.id, listingId, photos })),
    ).toMatchObject({ kind: "refused" });
  });

  it("tells that an original went missing", async () => {
    const who = await signedIn();
    const photo = await received(who.id);
    const hash = hashOf(photo);
    const { rm } = await import("node:fs/promises");
    await rm(
      path.join(mediaRoot, hash.slice(0, 2), originalName({ hash, contentType: "image/jpeg" })),
    );
    await runJobs();
    expect(await getPhoto({ id: photo.id, accountId: who.id })).toMatchObject({ reason: "lost" });
  });

  it("leaves no files of a photo that was removed meanwhile", async () => {
    const who = await signedIn();
    const photo = await received(who.id);
    const removing = own.db.execute(sql`delete from photo where id = ${photo.id}::uuid`);
    await Promise.all([removing, processPhotoJob.perform({ hash: hashOf(photo) }, run)]);
    await processPhotoJob.perform({ hash: hashOf(photo) }, run);
    const left = (await kept()).filter((name) => name.startsWith(hashOf(photo)));
    expect(left.filter((name) => name.endsWith(".webp"))).toEqual([]);
  });
});

describe("sweeping", () => {
  const age = (id: string, hours: number) =>
    own.db.execute(
      sql`update photo set loose_since = now() - ${hours} * interval '1 hour' where id = ${id}::uuid`,
    );
  const sweep = async () => {
    await sweepPhotosJob.perform({}, run);
    await runJobs();
  };

  it("removes what no listing has shown for a day, with its files, and nothing else", async () => {
    const who = await signedIn();
    const [listingId = ""] = await listingIds();
    const [young, old, shown] = [
      await received(who.id),
      await received(who.id),
      await received(who.id),
    ];
    const file = await someJpeg();
    const [copy, twin] = [await received(who.id, file), await received(who.id, file)];
    await runJobs();
    const photos = [{ id: shown.id, alt: "" }];
    await withTransaction((tx) => arrangePhotos(tx, { accountId: who.id, listingId, photos }));
    await age(young.id, 23);
    await age(old.id, 25);
    await age(copy.id, 25);
    await sweep();
    expect((await rowsOf(who.id)).map(({ id }) => id).sort()).toEqual(
      [young.id, shown.id, twin.id].sort(),
    );
    const left = new Set((await kept()).map((name) => name.slice(0, 64)));
    expect(left.has(hashOf(old))).toBe(false);
    for (const photo of [young, shown, twin]) expect(left.has(hashOf(photo))).toBe(true);
    await age(twin.id, 25);
    await sweep();
    expect((await kept()).filter((name) => name.startsWith(hashOf(twin)))).toEqual([]);
  });

  it("gives the photos of a deleted listing another day", async () => {
    const who = await signedIn();
    const listingId = newId();
    await own.db.execute(sql`
      insert into listing (id, name, part_number, category, condition, price_cents, quantity, location_name, lat, lng,
        seller_id, description, travel_time_minutes, image)
      select ${listingId}, name, part_number, category, condition, price_cents, quantity, location_name, lat, lng,
        seller_id, description, travel_time_minutes, image from listing limit 1`);
    const photo = await received(who.id);
    const photos = [{ id: photo.id, alt: "" }];
    await withTransaction((tx) => arrangePhotos(tx, { accountId: who.id, listingId, photos }));
    await own.db.execute(sql`update photo set created_at = now() - interval '1 year'`);
    await own.db.execute(sql`delete from listing where id = ${listingId}`);
    await sweep();
    expect(await rowsOf(who.id)).toHaveLength(1);
    await age(photo.id, 25);
    await sweep();
    expect(await rowsOf(who.id)).toEqual([]);
  });

  it("has those made that were left waiting", async () => {
    const who = await signedIn();
    const photo = await received(who.id);
    await own.db.execute(sql`delete from graphile_worker._private_jobs`);
    await own.db.execute(sql`update photo set created_at = now() - interval '5 hours'`);
    await sweep();
    expect(await getPhoto({ id: photo.id, accountId: who.id })).toMatchObject({ state: "ready" });
  });

  it("removes files that no photo has, once they are a day old", async () => {
    const who = await signedIn();
    const photo = await received(who.id);
    const [stray, fresh] = ["1", "2"].map((digit) => `${digit.repeat(64)}.jpg`) as [string, string];
    const fileOf = (name: string) => path.join(mediaRoot, name.slice(0, 2), name);
    for (const name of [stray, fresh]) {
      await mkdir(path.dirname(fileOf(name)), { recursive: true });
      await writeFile(fileOf(name), "x");
    }
    const incoming = path.join(mediaRoot, "incoming", `${newId()}.part`);
    await writeFile(incoming, "half");
    const yesterday = new Date(Date.now() - 25 * 3_600_000);
    const original = originalName({ hash: hashOf(photo), contentType: "image/jpeg" });
    for (const file of [fileOf(stray), fileOf(original), incoming])
      await utimes(file, yesterday, yesterday);
    await sweepFilesJob.perform({}, run);
    const left = await kept();
    expect(left).toContain(original);
    expect(left).toContain(fresh);
    expect(left).not.toContain(stray);
    expect(left).not.toContain(path.basename(incoming));
  });

  it("never takes the files of a photo that is just being sent again", async () => {
    const who = await signedIn();
    const file = await someJpeg();
    for (let round = 0; round < 10; round++) {
      const before = await received(who.id, file);
      await age(before.id, 25);
      const [again] = await Promise.all([received(who.id, file), sweep()]);
      const hash = hashOf(before);
      const original = path.join(mediaRoot, hash.slice(0, 2), `${hash}.jpg`);
      expect(await readFile(original)).toEqual(file);
      expect(await getPhoto({ id: again.id, accountId: who.id })).toBeDefined();
      await own.db.execute(sql`delete from photo where id = ${again.id}::uuid`);
    }
  });
});

describe("an account's photos", () => {
  it("go with it, files too, but for those that somebody else sent as well", async () => {
    const [who, other] = [await person(), await person()];
    const shared = await someJpeg();
    const [mine, both] = [await received(who.id), await received(who.id, shared)];
    await received(other.id, shared);
    await runJobs();
    await settingsDelete.action(who.post("/settings/delete", { currentPassword: goodPassword }));
    expect(await rowsOf(who.id)).toEqual([]);
    await runJobs();
    const left = (await kept()).map((name) => name.slice(0, 64));
    expect(left).not.toContain(hashOf(mine));
    expect(left).toContain(hashOf(both));
  });

  it("are in the copy of what is kept about it, with where to download them", async () => {
    const who = await person();
    const photo = await received(who.id);
    await requestExport({ accountId: who.id, origin: testOrigin });
    await runJobs();
    const { rows } = await own.db.execute<{ archive: Buffer }>(
      sql`select archive from account_export where account_id = ${who.id}::uuid`,
    );
    const { strFromU8, unzipSync } = await import("fflate");
    const files = unzipSync(new Uint8Array(rows[0]?.archive ?? Buffer.alloc(0)));
    const read = (name: string) =>
      JSON.parse(strFromU8(files[name] ?? new Uint8Array())) as unknown;
    expect(read("photos.json")).toMatchObject([{ id: photo.id, hash: hashOf(photo) }]);
    expect(read("photo-files.json")).toEqual([
      { address: `${testOrigin}/media/${hashOf(photo)}.jpg` },
    ]);
  });
});

describe("an address of a file", () => {
  it.each([
    ...["../../etc/passwd", "..%2f..%2fetc%2fpasswd", "incoming", "session-secret", ""],
    ...[`${"0".repeat(64)}.svg`, `${"0".repeat(64)}.webp`, `${"0".repeat(64)}-320.webp`],
  ])("that is none leads nowhere: %j", async (name) => {
    const answer = await load(name);
    expect(answer.status).toBe(404);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
  });
});
