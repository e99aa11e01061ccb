import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { withTransaction } from "~/platform/db/database.server";
import { newId } from "~/platform/db/id.server";
import { fileTransport, listMessages, mailFolder } from "~/platform/mail/file-transport.server";
import { MailButton } from "~/platform/mail/MailButton";
import { MailLayout } from "~/platform/mail/MailLayout";
import { MailText } from "~/platform/mail/MailText";
import { deliverMail, sendMail } from "~/platform/mail/mail.server";
import { useDatabase } from "../support/database";
import { queuedJobs, useJobWorkers } from "../support/jobs";

const dataDir = await mkdtemp(path.join(os.tmpdir(), "partlane-mail-"));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const site = useDatabase({ seed: false, env: { DATA_DIR: dataDir } });
const work = useJobWorkers(site.url);
const folder = mailFolder(dataDir);

const secret = "https://parts.example.com/reset-password?token=s3cr3t";
const body = (
  <MailLayout
    brand="Partlane"
    heading="Choose a new password"
    preview="The link works for 30 minutes."
    reason="You get this because somebody asked for it."
  >
    <MailText>Someone asked for a new password.</MailText>
    <MailButton href={secret}>Choose a new password</MailButton>
  </MailLayout>
);
const mail = {
  to: "reader@example.com",
  subject: "Choose a new password",
  body,
  kind: "test.reset",
};

beforeEach(async () => {
  await site.db.execute(sql`delete from graphile_worker._private_jobs`);
  await rm(folder, { recursive: true, force: true });
});

const untilDelivered = (count: number) =>
  vi.waitFor(async () => expect(await listMessages(folder)).toHaveLength(count), {
    timeout: 10_000,
  });

describe("sending a mail", () => {
  it("delivers it once its cause is committed", async () => {
    work([deliverMail]);
    await withTransaction(async (tx) => {
      await sendMail(tx, mail);
      expect(await listMessages(folder)).toEqual([]);
    });
    await untilDelivered(1);
    const [message] = await listMessages(folder);
    expect(message).toMatchObject({ to: "reader@example.com", subject: "Choose a new password" });
    expect(message?.html).toContain("token=s3cr3t");
    expect(message?.text).toContain(secret);
    await vi.waitFor(async () => expect(await queuedJobs(site.db)).toEqual([]), 10_000);
  });

  it("sends nothing when its cause is undone", async () => {
    await expect(
      withTransaction(async (tx) => {
        await sendMail(tx, mail);
        throw new Error("The cause failed.");
      }),
    ).rejects.toThrow("The cause failed.");
    expect(await queuedJobs(site.db)).toEqual([]);
  });

  it("leaves nothing of it to be read in the queue", async () => {
    await sendMail(site.db, mail);
    const { rows } = await site.db.execute<{ row: string }>(
      sql`select j::text as row from graphile_worker._private_jobs j`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toMatch(/reader|example|s3cr3t|password/i);
  });

  it("does not send what has expired meanwhile", async () => {
    await sendMail(site.db, { ...mail, validUntil: new Date(Date.now() - 1_000) });
    work([deliverMail]);
    await vi.waitFor(
      async () =>
        expect(await queuedJobs(site.db)).toMatchObject([
          { attempts: 13, error: "The mail came too late to be of use." },
        ]),
      10_000,
    );
    expect(await listMessages(folder)).toEqual([]);
  });

  it.each([
    "a@example.com\r\nBcc: b@example.com",
    "a@example.com, b@example.com",
    "nobody",
    "A <a@example.com>",
  ])("refuses %j as a recipient", async (to) => {
    await expect(sendMail(site.db, { ...mail, to })).rejects.toThrow(RangeError);
    expect(await queuedJobs(site.db)).toEqual([]);
  });

  it("keeps a subject in one line", async () => {
    await sendMail(site.db, { ...mail, subject: "Order\r\nBcc: b@example.com\u2028 placed" });
    work([deliverMail]);
    await untilDelivered(1);
    const [message] = await listMessages(folder);
    expect(message?.subject).toBe("Order Bcc: b@example.com placed");
    const source = await readFile(path.join(folder, `${message?.id}.eml`), "utf8");
    expect(source).toMatch(/^Subject: Order Bcc: b@example\.com placed\r$/m);
    expect(source).not.toMatch(/^Bcc:/m);
  });
});

describe("a process that is killed", () => {
  const killed = (...args: string[]) => {
    const script = path.resolve(import.meta.dirname, "../support/start-mail-and-die.ts");
    const { signal, stderr } = spawnSync(process.execPath, ["--import", "tsx", script, ...args]);
    expect([signal, stderr.toString()]).toEqual(["SIGKILL", ""]);
  };

  it("after its commit has sent its mail", async () => {
    killed();
    work([deliverMail]);
    await untilDelivered(1);
  });

  it("before its commit has sent none", async () => {
    killed("before");
    expect(await queuedJobs(site.db)).toEqual([]);
  });
});

describe("mail in files", () => {
  it("is for the site's own user alone", async () => {
    await sendMail(site.db, mail);
    work([deliverMail]);
    await untilDelivered(1);
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
    const files = await readdir(folder);
    expect(files.map((file) => path.extname(file)).toSorted()).toEqual([".eml", ".json"]);
    for (const file of files)
      expect((await stat(path.join(folder, file))).mode & 0o777).toBe(0o600);
  });

  it("has room for 500 messages of the last 30 days, and for no half ones", async () => {
    const daysAgo = async (file: string, days: number) => {
      const moment = new Date(Date.now() - days * 24 * 3_600_000);
      await utimes(path.join(folder, file), moment, moment);
    };
    const place = async (file: string, days = 0) => {
      await writeFile(path.join(folder, file), "{}");
      await daysAgo(file, days);
    };
    await mkdir(folder, { recursive: true });
    const ids = Array.from({ length: 502 }, newId).toSorted();
    for (const id of ids) for (const kind of ["json", "eml"]) await place(`${id}.${kind}`);
    await daysAgo(`${ids[400]}.json`, 31);
    await daysAgo(`${ids[400]}.eml`, 31);
    await place("left.json.0000.tmp", 1);
    await place("under-way.json.0000.tmp");

    // Ids are in the order of their milliseconds.
    await sleep(2);
    await fileTransport(folder, "a@example.com").deliver(
      {
        ...{ id: newId(), kind: "test.kind", to: "reader@example.com", subject: "s" },
        ...{ html: "<p>h</p>", text: "t", writtenAt: new Date().toISOString() },
      },
      new AbortController().signal,
    );
    const files = new Set(await readdir(folder));
    // With the new one 503: the oldest three make room, and the one that is too old is gone.
    for (const gone of [ids[0], ids[1], ids[2], ids[400]])
      expect([files.has(`${gone}.json`), files.has(`${gone}.eml`)]).toEqual([false, false]);
    expect([files.has(`${ids[3]}.json`), files.has(`${ids[3]}.eml`)]).toEqual([true, true]);
    expect([...files].filter((file) => file.endsWith(".json"))).toHaveLength(499);
    expect([...files].filter((file) => file.endsWith(".tmp"))).toEqual(["under-way.json.0000.tmp"]);
  });
});
