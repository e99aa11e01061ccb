import { randomBytes } from "node:crypto";
import { chmod, mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { type MailTransport, type Message, mailOf, messageSchema } from "./message.server";

/** The most messages kept, and for how long, in ms: the oldest make room. */
const kept = { count: 500, ageMs: 30 * 24 * 60 * 60_000 };

/** The folder of a data directory that mail is written to. */
export const mailFolder = (dataDir: string): string => path.resolve(dataDir, "mail");

/** A message's name: what is made of an id of ours is a file of this folder and nothing else. */
const namePattern = /^[0-9a-f-]{36}$/;

const isMessage = (file: string) => file.endsWith(".json") && namePattern.test(file.slice(0, -5));

/**
 * Mail as files, each twice: as any mail program opens it (`.eml`), and as the viewer reads it (`.json`).
 * They hold secret links, so nobody but the site's own user may read them.
 */
export function fileTransport(folder: string, from: string): MailTransport {
  return {
    async deliver(message) {
      if (!namePattern.test(message.id)) throw new TypeError("A message's id is a UUID.");
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Whatever the umask, and whoever made it.
      await chmod(folder, 0o700);
      const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
      const eml = await new MailComposer(mailOf(message, from)).compile().build();
      await writeWhole(path.join(folder, `${message.id}.eml`), eml);
      // Last: what the viewer lists is there as a whole.
      await writeWhole(path.join(folder, `${message.id}.json`), JSON.stringify(message));
      await prune(folder);
    },
  };
}

/** Written to a temporary file and renamed, so that no reader sees half of it; idempotent. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.tmp`;
  await writeFile(unfinished, content, { mode: 0o600, flag: "wx" });
  await rename(unfinished, file);
}

async function prune(folder: string): Promise<void> {
  const files = await readdir(folder);
  const oldest = Date.now() - kept.ageMs;
  // Ids begin with their time, so names are in the order of writing.
  const messages = files.filter(isMessage).toSorted().toReversed();
  const excess = new Set(messages.slice(kept.count).map((file) => file.slice(0, -5)));
  for (const file of files) {
    const found = await stat(path.join(folder, file)).catch(() => undefined);
    if (!found) continue;
    const isOld = found.mtimeMs < oldest || excess.has(file.split(".")[0] ?? "");
    // What a writer that died has left.
    const isLeft = file.endsWith(".tmp") && found.mtimeMs < Date.now() - 60 * 60_000;
    if (isOld || isLeft) await rm(path.join(folder, file), { force: true });
  }
}

/** The messages of a folder, newest first, at most `limit`. */
export async function listMessages(folder: string, limit = 100): Promise<Message[]> {
  const files = await readdir(folder).catch(() => []);
  const newest = files.filter(isMessage).toSorted().toReversed().slice(0, limit);
  const messages = await Promise.all(newest.map((file) => readMessage(folder, file.slice(0, -5))));
  return messages.filter((message) => message !== undefined);
}

/** A message of a folder; undefined when there is none of that id. */
export async function readMessage(folder: string, id: string): Promise<Message | undefined> {
  if (!namePattern.test(id)) return undefined;
  const text = await readFile(path.join(folder, `${id}.json`), "utf8").catch(() => undefined);
  return text === undefined ? undefined : messageSchema.safeParse(JSON.parse(text)).data;
}

/** A message as a mail program reads it; undefined when there is none of that id. */
export async function readSource(folder: string, id: string): Promise<string | undefined> {
  if (!namePattern.test(id)) return undefined;
  return await readFile(path.join(folder, `${id}.eml`), "utf8").catch(() => undefined);
}
