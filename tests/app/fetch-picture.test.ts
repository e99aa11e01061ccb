import { eq, sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { fetchPicture, PictureNotFetched } from "~/imports/fetch-picture.server";
import { fetchPicturesJob } from "~/imports/picture-jobs.server";
import { isPublic } from "~/imports/public-address.server";
import { listPictures, listPublicPhotos } from "~/photos/listing-pictures.server";
import { listingDraft, photo } from "~/platform/db/schema.server";
import { startFakePictureHost } from "../../mocks/picture-host";
import { useDatabase } from "../support/database";
import { queuedJobs } from "../support/jobs";
import { runJobs } from "../support/mail";
import { dataFolder, picture } from "../support/photos";
import { drafted, part, published, send, withBusiness } from "../support/selling";

const folder = await dataFolder();
const own = useDatabase({ env: { DATA_DIR: folder, PICTURES_FROM_LOOPBACK: "on" } });
const jpeg = await picture(400, 300).jpeg().toBuffer();
const host = await startFakePictureHost(jpeg);
afterAll(() => host.close());

beforeEach(async () => {
  host.asked.length = 0;
  await own.db.execute(sql`delete from photo`);
  await own.db.execute(sql`delete from graphile_worker._private_jobs`);
});

async function bytesOf(body: AsyncIterable<Uint8Array>): Promise<number> {
  let bytes = 0;
  for await (const piece of body) bytes += piece.length;
  return bytes;
}

/** Why a picture is not fetched; null where it may be another time. */
async function reasonOf(url: string, options: Parameters<typeof fetchPicture>[2] = {}) {
  const error = await fetchPicture(url, bytesOf, options).catch((thrown: unknown) => thrown);
  if (!(error instanceof PictureNotFetched)) throw error;
  return error.reason;
}

const local = { allowLoopback: true };

describe("an address", () => {
  it.each([
    ...["127.0.0.1", "127.8.8.8", "0.0.0.0", "10.1.2.3", "172.16.0.1", "192.168.1.1"],
    ...["169.254.169.254", "100.64.0.1", "100.100.100.200", "192.0.0.192", "198.18.0.1"],
    ...["192.0.2.1", "203.0.113.9", "224.0.0.1", "240.0.0.1", "255.255.255.255"],
    ...["168.63.129.16", "::", "::1", "::7f00:1", "::ffff:8.8.8.8", "::ffff:127.0.0.1"],
    ...["64:ff9b::808:808", "64:ff9b:1::1", "2002:7f00:1::", "2001::1", "2001:db8::1"],
    ...["fe80::1", "fec0::1", "fd00:ec2::254", "ff02::1", "not an address", ""],
  ])("that is not everybody's is none to fetch from: %s", (address) => {
    expect(isPublic(address)).toBe(false);
  });

  it.each(["8.8.8.8", "93.184.215.14", "2606:4700::1111", "2a00:1450:4001::200e"])(
    "of a host on the Internet is one: %s",
    (address) => {
      expect(isPublic(address)).toBe(true);
    },
  );
});

describe("a picture", () => {
  it("is fetched, over redirects too", async () => {
    expect(await fetchPicture(`${host.url}/photo.jpg`, bytesOf, local)).toBe(jpeg.length);
    const away = `${host.url}/away?to=/away?to=/photo.jpg`;
    expect(await fetchPicture(away, bytesOf, local)).toBe(jpeg.length);
  });

  it.each([
    "http://127.0.0.1/x.jpg",
    "http://[::1]/x.jpg",
    "http://[::ffff:7f00:1]/x.jpg",
    "http://2130706433/x.jpg",
    "http://0x7f.1/x.jpg",
    "http://017700000001/x.jpg",
    "http://169.254.169.254/latest/meta-data/",
    "https://10.0.0.1/x.jpg",
    "http://8.8.8.8:22/x.jpg",
    "http://8.8.8.8:5432/x.jpg",
  ])("is not asked for within the site's own network: %s", async (url) => {
    expect(await reasonOf(url)).toBe("not-public");
  });

  it.each([
    "file:///etc/passwd",
    "ftp://example.com/x.jpg",
    "gopher://example.com/",
    "data:image/png;base64,AAAA",
    "http://user:password@example.com/x.jpg",
    "photo.jpg",
    "",
    `https://example.com/${"x".repeat(2_000)}`,
  ])("has an http or https address, without a password: %s", async (url) => {
    expect(await reasonOf(url)).toBe("not-an-address");
  });

  it("is not asked for where any address of a name is not public", async () => {
    const lookup = async () => [
      { address: "93.184.215.14", family: 4 },
      { address: "127.0.0.1", family: 4 },
    ];
    expect(await reasonOf("http://pictures.example/x.jpg", { lookup })).toBe("not-public");
    const loopback = { ...local, lookup };
    expect(await reasonOf("http://pictures.example/x.jpg", loopback)).toBe("not-public");
  });

  it("is fetched from the address that was checked, whatever the name leads to next", async () => {
    const answers = ["127.0.0.1", "127.0.0.2"];
    let lookups = 0;
    const lookup = async () => [{ address: answers[lookups++] ?? "", family: 4 }];
    const { port } = new URL(host.url);
    const url = `http://rebound.example:${port}/photo.jpg`;
    expect(await fetchPicture(url, bytesOf, { ...local, lookup })).toBe(jpeg.length);
    expect(lookups).toBe(1);
  });

  it("is not asked for where a redirect leads to this machine, or a name leads there by then", async () => {
    // As one that may fetch from this machine sees it, whose second lookup shows another network.
    const addresses = ["127.0.0.1", "10.0.0.1"];
    const lookup = async () => [{ address: addresses.shift() ?? "", family: 4 }];
    const { port } = new URL(host.url);
    const url = `http://rebound.example:${port}/away?to=/photo.jpg`;
    expect(await reasonOf(url, { ...local, lookup })).toBe("not-public");
    expect(
      await reasonOf(`${host.url}/away?to=http://169.254.169.254/latest/meta-data/`, local),
    ).toBe("not-public");
    expect(await reasonOf(`${host.url}/away?to=file:///etc/passwd`, local)).toBe("not-an-address");
    expect(host.asked).toEqual(["/away", "/away", "/away"]);
  });

  it("is not followed around for ever", async () => {
    expect(await reasonOf(`${host.url}/round`, local)).toBe("too-many-redirects");
    expect(host.asked.filter((each) => each === "/round")).toHaveLength(4);
  });

  it("has 20 MB at most, whatever its server says", async () => {
    expect(await reasonOf(`${host.url}/long`, local)).toBe("too-large");
    expect(await reasonOf(`${host.url}/large`, local)).toBe("too-large");
  });

  it("that comes too slowly, or not whole, may come another time", async () => {
    expect(await reasonOf(`${host.url}/slow`, { ...local, totalMs: 400 })).toBeNull();
    expect(await reasonOf(`${host.url}/cut`, local)).toBeNull();
    expect(await reasonOf("http://127.0.0.1:9/x.jpg", local)).toBeNull();
  });

  it("that is not there is not asked for again; one whose server is busy is", async () => {
    expect(await reasonOf(`${host.url}/missing`, local)).toBe("not-there");
    expect(await reasonOf(`${host.url}/busy`, local)).toBeNull();
    expect(await fetchPicture(`${host.url}/busy`, bytesOf, local)).toBe(jpeg.length);
    const gone = Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
    const lookup = () => Promise.reject(gone);
    expect(await reasonOf("http://nowhere.example/x.jpg", { lookup })).toBe("not-there");
  });

  it("stops coming when its job has to end", async () => {
    const signal = AbortSignal.timeout(200);
    expect(await reasonOf(`${host.url}/slow`, { ...local, signal })).toBeNull();
  });
});

const run = { signal: new AbortController().signal, attempt: 1 };
const fetched = (listingId: string, ...pages: string[]) =>
  fetchPicturesJob.perform({ listingId, urls: pages.map((page) => `${host.url}${page}`) }, run);

const photosOf = (listingId: string) =>
  own.db
    .select({ alt: photo.alt, position: photo.position, draftId: photo.draftId })
    .from(photo)
    .where(eq(photo.listingId, listingId))
    .orderBy(photo.position);

describe("the pictures of an imported row", () => {
  it("are shown by its listing, once each, as if they had been uploaded", async () => {
    const person = await withBusiness();
    const id = await published(person);
    await fetched(id, "/missing", "/page", "/photo.jpg", "/photo.jpg");
    await fetched(id, "/photo.jpg", "/away?to=/photo.jpg");
    expect(await photosOf(id)).toEqual([{ alt: "", position: 0, draftId: null }]);
    // What came twice is not kept for a sweep.
    expect(await own.db.$count(photo)).toBe(1);
    await runJobs();
    const pictures = await listPictures({ accountId: person.id, listingIds: [id] });
    expect(pictures.get(id)).toHaveLength(1);
    const shown = await listPublicPhotos([{ id, name: part.name }]);
    expect(shown.get(id)?.map(({ alt }) => alt)).toEqual([`${part.name}, photo 1`]);

    // An export has the address of its own picture: it is there already, and is not fetched.
    host.asked.length = 0;
    await fetchPicturesJob.perform(
      { listingId: id, urls: [`https://parts.example${pictures.get(id)?.[0]}`] },
      run,
    );
    expect(host.asked).toEqual([]);
    expect(await photosOf(id)).toHaveLength(1);
  });

  it("go into the draft of what is not published yet", async () => {
    const person = await withBusiness();
    const id = await drafted(person);
    await fetched(id, "/photo.jpg");
    await fetched(id, "/photo.jpg");
    const [draft] = await own.db.select().from(listingDraft).where(eq(listingDraft.id, id));
    expect(String(draft?.fields.photos)).toMatch(/^[\da-f-]{36}$/);
    const [row] = await own.db.select().from(photo);
    expect(row).toMatchObject({ draftId: id, looseSince: null });
    await send(person, id, {
      ...{ ...part, photos: String(draft?.fields.photos) },
      ...{ intent: "publish", version: String(draft?.version) },
    });
    expect(await photosOf(id)).toHaveLength(1);
  });

  it("are twelve at most, those of its seller included", async () => {
    const person = await withBusiness();
    const id = await published(person);
    await fetched(id, "/photo.jpg");
    const [first] = await own.db.select().from(photo);
    if (!first) throw new Error("No photo was fetched.");
    for (let count = 1; count < 12; count++)
      await own.db.insert(photo).values({
        ...{ ...first, id: undefined, position: count },
        hash: String(count).padStart(64, "0"),
      });
    await own.db
      .update(photo)
      .set({ hash: "f".repeat(64) })
      .where(eq(photo.id, first.id));
    await fetched(id, "/photo.jpg");
    expect(await own.db.$count(photo)).toBe(12);
  });

  it("are tried again where their server is busy, and the others are there meanwhile", async () => {
    const person = await withBusiness();
    const id = await published(person);
    await expect(fetched(id, "/busy?again", "/photo.jpg")).rejects.toThrow(/yet/);
    expect(await photosOf(id)).toHaveLength(1);
    await fetched(id, "/busy?again", "/photo.jpg");
    expect(await photosOf(id)).toHaveLength(1);
  });

  it("wait in a queue of their own, and are nothing for what is gone", async () => {
    const person = await withBusiness();
    const id = await published(person);
    await fetched("00000000-0000-7000-8000-000000000000", "/photo.jpg");
    await own.db.execute(sql`update listing set state = 'archived' where id = ${id}`);
    await fetched(id, "/photo.jpg");
    expect(host.asked).toEqual([]);
    expect(await queuedJobs(own.db)).toEqual([]);
    expect(fetchPicturesJob.lane).toEqual({ queue: "others", priority: 20 });
  });
});
