import * as z from "zod";
import { withdrawSeller } from "~/listings/listings.server";
import { anonymizeOrders } from "~/orders/deleted-accounts.server";
import { forgetPhotos } from "~/photos/photos.server";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { cancel, defineJob, enqueue, PermanentJobFailure } from "~/platform/jobs/jobs.server";
import { securityEvent } from "~/platform/log/security-log.server";
import { sendMail } from "~/platform/mail/mail.server";
import { isMailAddress } from "~/platform/mail/mail-address";
import { deleteAccountRow } from "./accounts.repo.server";
import type { IdentityRefusal } from "./identity";
import { identityProvider } from "./identity.server";
import { accountDeletedMail } from "./mail/account-deleted";
import {
  type Confirming,
  type ConfirmRefusal,
  confirm,
  staleConfirmation,
} from "./password-change.server";
import { accountManagement, throwIfRefused } from "./provider-account.server";
import { lockAccount } from "./recovery.repo.server";
import { inTransaction } from "./transaction.repo.server";

export type DeleteAccountOutcome =
  | { kind: "deleted" }
  | { kind: "not-confirmed"; refusal: ConfirmRefusal }
  /** `willRetry`: a job goes on asking the provider for a few minutes. */
  | { kind: "refused-by-provider"; refusal: IdentityRefusal; willRetry: boolean };

/**
 * Deletes the signed-in user, with all that is kept about them; orders stay with their sellers, without
 * the buyer. What refers to an account and is not spoken for makes it fail, and nothing is deleted. Where
 * a provider keeps the account, it deletes it first: our data goes when it did.
 */
export async function deleteAccount(confirming: Confirming): Promise<DeleteAccountOutcome> {
  const confirmed = await confirm(confirming);
  if (confirmed.kind === "refused") return { kind: "not-confirmed", refusal: confirmed };
  const { id: accountId } = confirming.account;
  if (!identityProvider().manage || !confirmed.tokens) {
    const isDeleted = await deleteOurs(accountId, confirmed.passwordHash);
    return isDeleted ? { kind: "deleted" } : staleConfirmation;
  }
  return deleteEverywhere({ accountId, idToken: confirmed.tokens.idToken });
}

/** Until when the request that wants an account deleted has done so itself, in ms: then a job sees to it. */
const graceMs = 30_000;

const targetSchema = z.object({ accountId: z.string(), idToken: z.string() });
type Target = z.output<typeof targetSchema>;

/**
 * Deletes an account at its provider and then here, in place of a request that did not come so far. Asking the
 * provider twice does no harm, and our data goes in one transaction with the job.
 */
export const deleteEverywhereJob = defineJob({
  name: "accounts.delete-everywhere",
  schema: z.object({ sealed: z.string() }),
  // Some four minutes: providers refuse to delete by a sign-in that is older than that.
  maxAttempts: 6,
  async run({ sealed }) {
    const opened = targetSchema.safeParse(decrypt(sealed));
    // Sealed with another secret, it never opens again.
    if (!opened.success) throw new PermanentJobFailure("The request cannot be read any more.");
    const { accountId, idToken } = opened.data;
    throwIfRefused(await accountManagement().deleteAccount(idToken));
    await deleteOurs(accountId);
  },
});

async function deleteEverywhere(target: Target): Promise<DeleteAccountOutcome> {
  const { accountId, idToken } = target;
  // Before the provider is called: if this request fails afterwards, the job goes on.
  await inTransaction((tx) =>
    enqueue(
      tx,
      deleteEverywhereJob,
      { sealed: encrypt(target) },
      { key: accountId, runAt: new Date(Date.now() + graceMs) },
    ),
  );
  const outcome = await accountManagement().deleteAccount(idToken);
  if (outcome.kind === "done") {
    await deleteOurs(accountId);
    return { kind: "deleted" };
  }
  const willRetry = outcome.reason === "unavailable";
  if (!willRetry) await inTransaction((tx) => cancel(tx, deleteEverywhereJob, accountId));
  return { kind: "refused-by-provider", refusal: outcome, willRetry };
}

/** False, with nothing done, when the account was deleted or its password changed meanwhile. */
async function deleteOurs(accountId: string, passwordHash?: string | null): Promise<boolean> {
  const isDeleted = await inTransaction(async (tx) => {
    await cancel(tx, deleteEverywhereJob, accountId);
    const account = await lockAccount(tx, { accountId, passwordHash });
    if (!account) return false;
    const { email, displayName } = account;
    await anonymizeOrders(tx, { accountId });
    await withdrawSeller(tx, { accountId });
    await forgetPhotos(tx, { accountId });
    await deleteAccountRow(tx, accountId);
    if (isMailAddress(email))
      await sendMail(tx, { to: email, ...accountDeletedMail({ displayName }) });
    return true;
  });
  if (isDeleted) securityEvent("account-deleted", { accountId });
  return isDeleted;
}
