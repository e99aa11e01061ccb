import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { getDispute } from "~/disputes/disputes.server";
import { attachPhotos, photosOf } from "~/order-photos/order-photos.server";
import { removePicture } from "~/photos/listing-pictures.server";
import { photoLimits, variantName } from "~/photos/photo.schema";
import { processPhotoJob, sweepFilesJob, sweepPhotosJob } from "~/photos/photo-jobs.server";
import { arrangePhotos, listPhotos, reservePhotos } from "~/photos/photos.server";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { dispute } from "~/platform/db/schema.server";
import * as disputePage from "~/routes/dashboard-dispute";
import * as ticketPage from "~/routes/dashboard-dispute-ticket";
import * as orderPage from "~/routes/dashboard-order";
import * as media from "~/routes/media";
import { runSupport } from "../../scripts/lib/support";
import { useDatabase } from "../support/database";
import { runJobs } from "../support/mail";
import { orderBetween } from "../support/orders";
import { dataFolder, picture, turnedPicture } from "../support/photos";
import { part, published, send, withBusiness } from "../support/selling";
import { sentPhoto } from "../support/sent-photo";
import { answerOf, redirectOf, refusal, signedIn, submitPhotos, visit } from "../support/signed-in";

const folder = await dataFolder();
const test = useDatabase({ env: { DATA_DIR: folder } });

const run = { signal: new AbortController().signal, attempt: 1 };

type Person = Awaited<ReturnType<typeof signedIn>>;

let made = 0;
const jpeg = () => {
  made += 1;
  return picture(500 + made, 400)
    .jpeg()
    .toBuffer();
};

/** A buyer, a seller, and their order. */
async function order() {
  const [buyer, seller] = [await signedIn(), await signedIn()];
  const { id: orderId, number } = await orderBetween(test.db, { buyer, seller }, "completed");
  return { buyer, seller, orderId, number };
}

const at = <Args extends { params: Record<string, string> }>(args: Args, number: string) => ({
  ...args,
  params: { number },
});

const pathOf = (number: string) => `/dashboard/orders/${number}`;

const write = (
  who: Person,
  number: string,
  photos: readonly Uint8Array[],
  fields: Record<string, string> = {},
) => {
  const form = { intent: "message", messageId: newId(), text: "Look at this.", ...fields };
  return orderPage.action(at(submitPhotos(pathOf(number), form, photos, who.cookie), number));
};

const messagesOf = async (who: Pick<Person, "get">, number: string) =>
  (await orderPage.loader(at(who.get(pathOf(number)), number))).thread?.messages ?? [];

const photosOfAccount = async ({ id }: { id: string }) => {
  const { rows } = await test.db.execute<{ id: string; loose: boolean; subject: string | null }>(
    sql`select p.id, loose_since is not null as loose, subject from photo p
        left join order_photo o on o.photo_id = p.id
        where account_id = ${id}::uuid order by p.created_at`,
  );
  return rows;
};

/** All files that are kept of a photo. */
async function filesOf(hash: string) {
  const root = path.join(folder, "media", hash.slice(0, 2));
  return (await readdir(root).catch(() => [])).filter((name) => name.startsWith(hash)).sort();
}

/** Makes all photos ready, and lets them be two days old where they are loose. */
async function aged() {
  await runJobs();
  await test.db.execute(sql`update photo set loose_since = loose_since - interval '2 days'`);
}

describe("photos with a message", () => {
  it("are shown to both sides in their order, without what the camera wrote", async () => {
    const { buyer, seller, number } = await order();
    const turned = await turnedPicture(6).jpeg().toBuffer();
    await redirectOf(write(buyer, number, [await jpeg(), turned]));
    // Nobody but its owner is shown an original, and there is nothing else yet.
    expect((await messagesOf(seller, number))[0]?.photos).toMatchObject([
      { state: "received", by: "buyer" },
      { state: "received" },
    ]);
    await runJobs();
    for (const reader of [buyer, seller]) {
      const [message] = await messagesOf(reader, number);
      expect(message?.photos.map(({ state, by }) => [state, by])).toEqual([
        ["ready", "buyer"],
        ["ready", "buyer"],
      ]);
      expect(message?.photos[1]).toMatchObject({ width: 800, height: 600 });
    }
    const [message] = await messagesOf(seller, number);
    const name = message?.photos[1]?.src.split("/").at(-1) ?? "";
    const answer = await media.loader({ ...visit(`/media/${name}`), params: { name } });
    const { exif, width } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect({ exif, width }).toEqual({ exif: undefined, width: 800 });
  });

  it("may be none, also in a form that has a field for them", async () => {
    const { buyer, seller, number } = await order();
    expect(await redirectOf(write(buyer, number, []))).toMatchObject({ status: 302 });
    expect((await messagesOf(seller, number))[0]?.photos).toEqual([]);
  });

  it("are kept where the words are refused, and attached with the next try", async () => {
    const { buyer, seller, number } = await order();
    const refused = await answerOf(write(buyer, number, [await jpeg()], { text: " " }));
    expect(refused.init).toMatchObject({ status: 400 });
    expect(refused.data).toMatchObject({ message: "Write something first." });
    const { kept } = (refused.data as { photos: { kept: string[] } }).photos;
    expect(kept).toHaveLength(1);
    await redirectOf(write(buyer, number, [await jpeg()], { keptPhotos: kept.join(",") }));
    const [message] = await messagesOf(seller, number);
    expect(message?.photos).toHaveLength(2);
    expect(message?.photos[0]?.id).toBe(kept[0]);
  });

  it("are four at most", async () => {
    const { buyer, seller, number } = await order();
    const five = await Promise.all(Array.from({ length: 5 }, jpeg));
    const refused = await answerOf(write(buyer, number, five));
    expect(refused.init).toMatchObject({ status: 400 });
    const { photos } = refused.data as { photos: { kept: string[]; error: string } };
    expect(photos.error).toBe("Send 4 photos at most.");
    expect(photos.kept).toHaveLength(4);
    const more = write(buyer, number, [await jpeg()], { keptPhotos: photos.kept.join(",") });
    expect((await answerOf(more)).data).toMatchObject({ photos: { error: photos.error } });
    expect(await messagesOf(seller, number)).toEqual([]);
    // What was kept can be let go of, for others.
    const others = { keptPhotos: photos.kept.join(","), dropPhotos: "yes" };
    await redirectOf(write(buyer, number, [await jpeg()], others));
    const [message] = await messagesOf(seller, number);
    expect(message?.photos).toHaveLength(1);
    expect(photos.kept).not.toContain(message?.photos[0]?.id);
  });

  it("are refused for what they are, and the others are kept with the words", async () => {
    const { buyer, number } = await order();
    const text = new TextEncoder().encode(
      "#!/bin/sh\necho no picture at all, but longer than a head",
    );
    const refused = await answerOf(write(buyer, number, [text, await jpeg()]));
    expect(refused.data).toMatchObject({
      text: "Look at this.",
      photos: { error: expect.stringMatching(/^We can't use that file/) },
    });
    const huge = new Uint8Array(photoLimits.bytes + 1);
    huge.set(await jpeg());
    const tooLarge = await answerOf(write(buyer, number, [huge]));
    expect(tooLarge.data).toMatchObject({ photos: { error: expect.stringMatching(/over 20 MB/) } });
  });

  it("are sent once, however often the form is", async () => {
    const { buyer, seller, number } = await order();
    const [messageId, file] = [newId(), await jpeg()];
    await Promise.all(
      Array.from({ length: 3 }, () => redirectOf(write(buyer, number, [file], { messageId }))),
    );
    const messages = await messagesOf(seller, number);
    expect(messages.map(({ photos }) => photos.length)).toEqual([1]);
  });

  it("belong to nobody's order but the sender's", async () => {
    const { number } = await order();
    const stranger = await signedIn();
    expect((await refusal(write(stranger, number, [await jpeg()]))).status).toBe(404);
    expect(await photosOfAccount(stranger)).toMatchObject([{ loose: true, subject: null }]);
  });

  it("are the sender's own, and of one message", async () => {
    const { buyer, seller, number } = await order();
    const [theirs, own] = [await sentPhoto(seller), await sentPhoto(buyer)];
    await write(buyer, number, [], { keptPhotos: `${theirs.id},${own.id},${newId()},x` });
    await write(buyer, number, [], { keptPhotos: own.id, text: "Once more." });
    const messages = await messagesOf(seller, number);
    expect(messages.map(({ photos }) => photos.map(({ id }) => id))).toEqual([[own.id], []]);
  });
});

describe("a photo of an order", () => {
  it("goes to one of two that want it at once", async () => {
    const { buyer, orderId } = await order();
    const photo = await sentPhoto(buyer);
    const subjects = [newId(), newId()];
    await Promise.all(
      subjects.map((subjectId) =>
        withTransaction((tx) =>
          attachPhotos(tx, {
            ...{ orderId, by: "buyer", accountId: buyer.id, subject: "return", subjectId },
            photoIds: [photo.id, photo.id],
          }),
        ),
      ),
    );
    const found = await photosOf(subjects);
    expect([...found.values()].flat().map(({ id }) => id)).toEqual([photo.id]);
  });

  it("is not swept, while what no form ended up with is", async () => {
    const { buyer, seller, number } = await order();
    await write(buyer, number, [await jpeg()]);
    await answerOf(write(buyer, number, [await jpeg()], { text: "" }));
    await aged();
    await sweepPhotosJob.perform({}, run);
    await runJobs();
    await sweepPhotosJob.perform({}, run);
    expect(await photosOfAccount(buyer)).toMatchObject([{ loose: false, subject: "message" }]);
    expect((await messagesOf(seller, number))[0]?.photos).toMatchObject([{ state: "ready" }]);
  });

  it("stands on no listing and in no draft, and its owner cannot take it away", async () => {
    const { seller, number } = await order();
    const owner = { accountId: seller.id };
    await write(seller, number, [await jpeg()]);
    const [photo] = await photosOfAccount(seller);
    const id = photo?.id ?? "";
    const { rows } = await test.db.execute<{ id: string }>(sql`select id from listing limit 1`);
    const listingId = rows[0]?.id ?? "";
    const outcome = await withTransaction((tx) =>
      arrangePhotos(tx, { ...owner, listingId, photos: [{ id, alt: "" }] }),
    );
    expect(outcome).toEqual({ kind: "refused", reason: "not-found" });
    await withTransaction(async (tx) => {
      await reservePhotos(tx, { ...owner, draftId: listingId, ids: [id] });
      await removePicture(tx, { ...owner, id });
    });
    expect(await listPhotos({ ...owner, ids: [id] })).toEqual([]);
    expect(await photosOfAccount(seller)).toEqual([{ id, loose: false, subject: "message" }]);
  });
});

describe("pictures of what was sold", () => {
  /** A listing with a photo, sold, and then without it. */
  async function soldAndRemoved({ isSold }: { isSold: boolean }) {
    const seller = await withBusiness();
    const photo = await sentPhoto(seller);
    await processPhotoJob.perform({ hash: photo.hash }, run);
    const fields = { ...part, partNumber: `SO-${made}-${isSold}`, photos: photo.id };
    const id = await published(seller, fields);
    const { id: orderId } = await orderBetween(test.db, { seller });
    const hashes = isSold ? [photo.hash] : [];
    await test.db.execute(
      sql`update order_line set photo_hashes = ${sql.param(hashes)}::text[] where order_id = ${orderId}::uuid`,
    );
    await send(seller, id, { ...fields, intent: `photo-remove:${photo.id}`, version: "2" });
    await withTransaction((tx) => removePicture(tx, { accountId: seller.id, id: photo.id }));
    await runJobs();
    return { ...photo, seller, orderId };
  }

  it("stand in a dispute when their seller deletes them", async () => {
    const { hash, seller, orderId } = await soldAndRemoved({ isSold: true });
    const [row] = await test.db
      .insert(dispute)
      .values({
        ...{ orderId, accountId: seller.id, reason: "not-as-described", message: "It's bent." },
        answerBy: new Date(),
      })
      .returning({ ticket: dispute.number });
    const found = await getDispute({ accountId: seller.id, ticket: row?.ticket ?? "" });
    expect(found?.lines[0]?.pictures).toMatchObject([
      {
        src: expect.stringContaining(variantName(hash, 320)),
        alt: expect.stringMatching(/photo 1$/),
      },
    ]);
  });

  it("stay when their seller deletes them, but for the original", async () => {
    const { hash } = await soldAndRemoved({ isSold: true });
    expect(await filesOf(hash)).toEqual([320, 640, 800].map((width) => variantName(hash, width)));
    // Nor are they taken for strays, however old they are.
    await sweepFilesJob.perform({}, run);
    expect(await filesOf(hash)).toHaveLength(3);
  });

  it("are gone where nothing was sold by them", async () => {
    const { hash } = await soldAndRemoved({ isSold: false });
    expect(await filesOf(hash)).toEqual([]);
  });
});

describe("photos in a dispute", () => {
  const atTicket = <Args extends { params: Record<string, string> }>(
    args: Args,
    ticket: string,
  ) => ({
    ...args,
    params: { ticket },
  });
  const look = async (who: Person, ticket: string) =>
    (await ticketPage.loader(atTicket(who.get(`/dashboard/disputes/${ticket}`), ticket))).dispute;
  const say = async (
    who: Person,
    ticket: string,
    photos: readonly Uint8Array[],
    fields: Record<string, string> = {},
  ) => {
    const form = { intent: "message", entryId: newId(), text: "Look at this.", ...fields };
    const sent = submitPhotos(`/dashboard/disputes/${ticket}`, form, photos, who.cookie);
    return ticketPage.action(atTicket(sent, ticket));
  };
  /** Opens a dispute with photos; its ticket. */
  async function opened(buyer: Person, number: string, photos: readonly Uint8Array[]) {
    const fields = { reason: "does-not-fit", message: "The bore is too small." };
    const to = `${pathOf(number)}/dispute`;
    const { location } = await redirectOf(
      disputePage.action(at(submitPhotos(to, fields, photos, buyer.cookie), number)),
    );
    return location?.split("/").at(-1) ?? "";
  }

  it("are sent by either side, and shown to both and to support", async () => {
    const { buyer, seller, number } = await order();
    const ticket = await opened(buyer, number, [await jpeg(), await jpeg()]);
    await redirectOf(say(seller, ticket, [await jpeg()]));
    await redirectOf(say(buyer, ticket, []));
    await aged();
    await sweepPhotosJob.perform({}, run);
    for (const who of [buyer, seller]) {
      const { photos, entries } = await look(who, ticket);
      expect(photos.map(({ by, state }) => [by, state])).toEqual([
        ["buyer", "ready"],
        ["buyer", "ready"],
      ]);
      expect(entries.map((entry) => entry.photos.map(({ by }) => by))).toEqual([["seller"], []]);
    }
    const shown = await runSupport(["show", ticket], "rosa");
    const lines = shown.filter((line) => /^ {4}Photo \d: \/media\/[0-9a-f]{64}/.test(line));
    expect(lines).toHaveLength(3);
  });

  it("are not taken twice, or of others, and stay with a form that was refused", async () => {
    const { buyer, seller, number } = await order();
    const ticket = await opened(buyer, number, []);
    const own = await sentPhoto(buyer);
    const entryId = newId();
    await redirectOf(say(buyer, ticket, [], { entryId, keptPhotos: own.id }));
    await redirectOf(say(buyer, ticket, [], { entryId, keptPhotos: own.id }));
    const theirs = await sentPhoto(buyer);
    await redirectOf(say(seller, ticket, [], { keptPhotos: [own.id, theirs.id].join(",") }));
    const { entries } = await look(seller, ticket);
    expect(entries.map(({ photos }) => photos.map(({ id }) => id))).toEqual([[own.id], []]);
    const refused = await answerOf(say(buyer, ticket, [await jpeg()], { text: " " }));
    expect(refused).toMatchObject({
      init: { status: 400 },
      data: { field: "text", photos: { kept: [expect.any(String)] } },
    });
    const five = await Promise.all(Array.from({ length: 5 }, jpeg));
    expect(await answerOf(say(buyer, ticket, five))).toMatchObject({
      init: { status: 400 },
      data: {
        field: "photos",
        message: "Send 4 photos at most.",
        values: { text: "Look at this." },
      },
    });
    const stranger = await signedIn();
    expect((await refusal(say(stranger, ticket, [await jpeg()]))).status).toBe(404);
    expect((await look(buyer, ticket)).entries).toHaveLength(2);
  });
});
