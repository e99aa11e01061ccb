import { anonymizeOrders } from "~/orders/deleted-accounts.server";
import { sendMail } from "~/platform/mail/mail.server";
import { isMailAddress } from "~/platform/mail/message.server";
import { securityEvent } from "~/platform/security-log.server";
import { deleteAccountRow } from "./accounts.repo.server";
import { accountDeletedMail } from "./mail/account-deleted";
import {
  type Confirming,
  type ConfirmRefusal,
  refuseUnlessConfirmed,
} from "./password-change.server";
import { inTransaction } from "./transaction.repo.server";

export type DeleteAccountOutcome =
  | { kind: "deleted" }
  | { kind: "not-confirmed"; refusal: ConfirmRefusal };

/**
 * Deletes whoever is signed in, with all that is kept about them; orders stay with their sellers, without
 * the buyer. What refers to an account and is not spoken for makes it fail, and nothing is deleted.
 */
export async function deleteAccount(confirming: Confirming): Promise<DeleteAccountOutcome> {
  const refusal = await refuseUnlessConfirmed(confirming);
  if (refusal) return { kind: "not-confirmed", refusal };
  const { id: accountId, email, displayName } = confirming.account;
  await inTransaction(async (tx) => {
    await anonymizeOrders(tx, { accountId });
    await deleteAccountRow(tx, accountId);
    if (isMailAddress(email))
      await sendMail(tx, { to: email, ...accountDeletedMail({ displayName }) });
  });
  securityEvent("account-deleted", { accountId });
  return { kind: "deleted" };
}
