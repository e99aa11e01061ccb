import * as z from "zod";
import { paths } from "~/paths";
import { listOriginals } from "~/photos/photos.server";
import { defineJob, enqueue } from "~/platform/jobs/jobs.server";
import { consumeLimit, type Limit } from "~/platform/limits/rate-limit.server";
import { securityEvent } from "~/platform/log/security-log.server";
import { sendMail } from "~/platform/mail/mail.server";
import { selectExport, updateExport, upsertExport } from "./data-export.repo.server";
import { exportReadyMail } from "./mail/export-ready";
import { selectPersonalData } from "./personal-data.repo.server";
import { lockAccount } from "./recovery.repo.server";
import { inTransaction } from "./transaction.repo.server";

export { selectArchive as getArchive } from "./data-export.repo.server";

/** How long an archive can be downloaded, in ms. */
const exportLifetimeMs = 7 * 24 * 3_600_000;

/** How often an account has its data put together. */
export const exportLimit: Limit = { name: "export-account", points: 3, seconds: 24 * 3_600 };

/** Puts together what is kept about an account, and mails that it is ready. */
export const exportDataJob = defineJob({
  name: "accounts.export-data",
  schema: z.object({ accountId: z.uuid(), origin: z.string() }),
  run: ({ accountId, origin }) => exportData({ accountId, origin }),
});

export type ExportState =
  | { kind: "none" }
  | { kind: "preparing" }
  | { kind: "ready"; expiresAt: Date };

/** How far an account's download is. */
export async function getExport(accountId: string): Promise<ExportState> {
  const row = await selectExport(accountId);
  if (!row) return { kind: "none" };
  return row.readyAt ? { kind: "ready", expiresAt: row.expiresAt } : { kind: "preparing" };
}

export type RequestExportOutcome =
  | { kind: "preparing" }
  | { kind: "refused"; reason: "too-many-attempts"; retryAfterSeconds: number };

/** Has a job put together all that is kept about an account. `origin`: what the mail's link begins with. */
export async function requestExport(
  { accountId, origin }: { accountId: string; origin: string },
  { limit = exportLimit }: { limit?: Limit } = {},
): Promise<RequestExportOutcome> {
  const counted = await consumeLimit(limit, accountId);
  if (counted.kind === "limited") {
    const { retryAfterSeconds } = counted;
    return { kind: "refused", reason: "too-many-attempts", retryAfterSeconds };
  }
  await inTransaction(async (tx) => {
    await upsertExport(tx, { accountId, expiresAt: new Date(Date.now() + exportLifetimeMs) });
    await enqueue(tx, exportDataJob, { accountId, origin }, { key: accountId });
  });
  securityEvent("data-exported", { accountId });
  return { kind: "preparing" };
}

const readMe = `What is kept about your account, as JSON: one file for each kind of thing, empty ones too.
Times are UTC, amounts are in cents.

photo-files.json has the addresses of your photos as you sent them. They open while you are signed in, for you alone.
`;

async function exportData({ accountId, origin }: { accountId: string; origin: string }) {
  // Loaded with the first archive: no page needs it.
  const { strToU8, zipSync } = await import("fflate");
  const originals = await listOriginals({ accountId });
  // By their addresses: together they may be larger than what can be mailed, kept or put together here.
  const photoFiles = originals.map((name) => ({ address: `${origin}${paths.media(name)}` }));
  const files = [
    ...(await selectPersonalData(accountId)),
    { file: "photo-files", rows: photoFiles },
  ].map(
    ({ file, rows }) => [`${file}.json`, strToU8(`${JSON.stringify(rows, null, 2)}\n`)] as const,
  );
  const archive = Buffer.from(
    zipSync({ "README.txt": strToU8(readMe), ...Object.fromEntries(files) }),
  );
  await inTransaction(async (tx) => {
    const account = await lockAccount(tx, { accountId });
    const expiresAt = new Date(Date.now() + exportLifetimeMs);
    if (!account || !(await updateExport(tx, { accountId, archive, expiresAt }))) return;
    const { email, displayName } = account;
    const mail = exportReadyMail({ origin, displayName });
    await sendMail(tx, { to: email, ...mail, validUntil: expiresAt });
  });
}
