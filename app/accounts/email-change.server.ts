import { endSessions } from "~/platform/auth/session.server";
import type { Transaction } from "~/platform/db/database.server";
import { securityEvent } from "~/platform/log/security-log.server";
import { sendMail } from "~/platform/mail/mail.server";
import { isMailAddress } from "~/platform/mail/mail-address";
import {
  deleteLaterRecoveryTokens,
  deleteTokens,
  type StoredToken,
} from "./account-tokens.repo.server";
import {
  consumeToken,
  type InvalidToken,
  issueToken,
  readToken,
  tokenExpiry,
} from "./account-tokens.server";
import { canonicalEmail } from "./email-address";
import type { IdentityRefusal } from "./identity";
import { identityProvider } from "./identity.server";
import { confirmEmailMail } from "./mail/confirm-email";
import { emailChangedMail } from "./mail/email-changed";
import { emailRevertedMail } from "./mail/email-reverted";
import { emailTakenMail } from "./mail/email-taken";
import { verifyEmailMail } from "./mail/verify-email";
import { consumeMailLimit, mailLimits, type TooMany } from "./mail-limits.server";
import {
  type Confirming,
  type ConfirmRefusal,
  confirm,
  staleConfirmation,
} from "./password-change.server";
import {
  EmailTakenError,
  lockAccount,
  selectIsTaken,
  updateEmail,
  updateEmailVerified,
} from "./recovery.repo.server";
import { inTransaction } from "./transaction.repo.server";

/** Mails the link that proves that an account's address is its owner's, unless that is known. */
export async function mailVerification({
  accountId,
  origin,
}: {
  accountId: string;
  origin: string;
}): Promise<{ kind: "sent"; email: string } | { kind: "already-verified" } | TooMany> {
  const tooMany = await consumeMailLimit(mailLimits.verifyPerAccount, { accountId });
  if (tooMany) return tooMany;
  return await inTransaction(async (tx) => {
    const account = await lockAccount(tx, { accountId });
    if (!account || account.emailVerifiedAt || !isMailAddress(account.email))
      return { kind: "already-verified" };
    const { email, displayName } = account;
    const token = await issueToken(tx, { purpose: "verify-email", accountId, email });
    await sendMail(tx, {
      to: email,
      ...verifyEmailMail({ origin, token, displayName }),
      validUntil: tokenExpiry("verify-email"),
    });
    return { kind: "sent", email };
  });
}

export type RequestEmailChangeOutcome =
  /** A mail is on its way: the link, or that the address is another account's. */
  | { kind: "sent" }
  | { kind: "same-email" }
  | { kind: "no-mail-address" }
  /** We would mail the link, and do not know what it begins with. */
  | { kind: "no-link-origin" }
  | { kind: "not-confirmed"; refusal: ConfirmRefusal }
  | { kind: "refused-by-provider"; refusal: IdentityRefusal }
  | TooMany;

/**
 * Mails a link to an address that somebody wants instead of theirs; following it changes the address. Where a
 * provider keeps the account, the mail and the page of its link are the provider's.
 */
export async function requestEmailChange(
  confirming: Confirming & { email: string },
): Promise<RequestEmailChangeOutcome> {
  const { account, address, origin } = confirming;
  const { id: accountId, displayName } = account;
  const email = canonicalEmail(confirming.email);
  const { manage } = identityProvider();
  if (!manage && !origin) return { kind: "no-link-origin" };
  const confirmed = await confirm(confirming);
  if (confirmed.kind === "refused") return { kind: "not-confirmed", refusal: confirmed };
  if (!isMailAddress(email)) return { kind: "no-mail-address" };
  if (email === account.email) return { kind: "same-email" };
  const tooMany = await consumeMailLimit(mailLimits.changePerAccount, { accountId });
  if (tooMany) return tooMany;
  // Not reported: other people's requests are private.
  if (await consumeMailLimit(mailLimits.changePerEmail, { by: "email", address, email }))
    return { kind: "sent" };
  if (manage && confirmed.tokens) {
    const { idToken } = confirmed.tokens;
    const outcome = await manage.mailEmailChange({ idToken, email });
    if (outcome.kind === "refused") return { kind: "refused-by-provider", refusal: outcome };
    if (outcome.kind === "no-mail-address") return outcome;
  } else if (origin) {
    const { passwordHash } = confirmed;
    const change = { accountId, passwordHash, displayName, email, origin };
    if (!(await mailEmailChange(change))) return staleConfirmation;
  }
  securityEvent("email-change-requested", { accountId, address });
  return { kind: "sent" };
}

/** False where the account has another password by now. */
async function mailEmailChange({
  accountId,
  passwordHash,
  displayName,
  email,
  origin,
}: Changed & { passwordHash: string | null; email: string }): Promise<boolean> {
  return inTransaction(async (tx) => {
    if (!(await lockAccount(tx, { accountId, passwordHash }))) return false;
    const token = await issueToken(tx, { purpose: "change-email", accountId, email });
    // The same answer in either case, so that it does not reveal whether an account exists.
    const mail = (await selectIsTaken(tx, { email, accountId }))
      ? emailTakenMail({ origin })
      : confirmEmailMail({ origin, token, displayName });
    await sendMail(tx, { to: email, ...mail, validUntil: tokenExpiry("change-email") });
    return true;
  });
}

const emailPurposes = ["verify-email", "change-email", "revert-email"] as const;

/** What a link about an email address would do. */
export const readEmailLink = (token: string) => readToken(token, emailPurposes);

export type FollowEmailLinkOutcome =
  | { kind: "verified" | "changed" | "reverted"; email: string }
  | { kind: "refused"; reason: "bad-link"; why: InvalidToken["reason"] }
  /** The address became another account's meanwhile. */
  | { kind: "refused"; reason: "email-taken" };

/**
 * Does what a link about an email address is for. Its bearer need not be signed in: it was mailed to the
 * address that it is about, and the password was asked for before.
 */
export async function followEmailLink({
  token,
  origin,
}: {
  token: string;
  origin: string;
}): Promise<FollowEmailLinkOutcome> {
  try {
    const taken = await consumeToken(token, emailPurposes, (tx, found) =>
      follow(tx, found, origin),
    );
    if (taken.kind === "bad") return { kind: "refused", reason: "bad-link", why: taken.reason };
    const { outcome } = taken;
    if (outcome.kind === "refused") return outcome;
    const { accountId, ended, ...done } = outcome;
    const event = {
      verified: "email-verified",
      changed: "email-changed",
      reverted: "email-change-reverted",
    } as const;
    securityEvent(event[done.kind], { accountId });
    if (ended > 0)
      securityEvent("sessions-ended", {
        accountId,
        count: ended,
        because: "email-change-reverted",
      });
    return done;
  } catch (error) {
    if (error instanceof EmailTakenError) return { kind: "refused", reason: "email-taken" };
    throw error;
  }
}

type Followed =
  | { kind: "verified" | "changed" | "reverted"; email: string; accountId: string; ended: number }
  | { kind: "refused"; reason: "bad-link"; why: "unknown" };

async function follow(tx: Transaction, found: StoredToken, origin: string): Promise<Followed> {
  const { purpose, accountId, email } = found;
  const account = await lockAccount(tx, { accountId });
  if (!account) return { kind: "refused", reason: "bad-link", why: "unknown" };
  switch (purpose) {
    case "change-email":
      await changeEmail(tx, { ...account, to: email, origin });
      return { kind: "changed", email, accountId, ended: 0 };
    case "revert-email": {
      const ended = await revertEmail(tx, found, { ...account, origin });
      return { kind: "reverted", email, accountId, ended };
    }
    default:
      return (await updateEmailVerified(tx, { accountId, email }))
        ? { kind: "verified", email, accountId, ended: 0 }
        : { kind: "refused", reason: "bad-link", why: "unknown" };
  }
}

interface Changed {
  accountId: string;
  displayName: string | null;
  origin: string;
}

async function changeEmail(
  tx: Transaction,
  { accountId, email: before, displayName, to, origin }: Changed & { email: string; to: string },
): Promise<void> {
  await updateEmail(tx, { accountId, email: to });
  // What was mailed to the old address is for that address alone.
  await deleteTokens(tx, { accountId, purposes: ["reset-password", "verify-email"] });
  const token = await issueToken(tx, { purpose: "revert-email", accountId, email: before });
  // Never left out for being late: that it happened is worth knowing in any case.
  await sendMail(tx, { to: before, ...emailChangedMail({ origin, token, displayName, to }) });
}

/**
 * Back to the earlier address. Whoever changed it knew the password, so all sessions end, all other links
 * go, and a link to choose a new password is mailed at once. Says how many sessions ended.
 */
async function revertEmail(
  tx: Transaction,
  { accountId, email, createdAt }: StoredToken,
  { displayName, origin }: Changed,
): Promise<number> {
  await updateEmail(tx, { accountId, email });
  await deleteTokens(tx, {
    accountId,
    purposes: ["reset-password", "verify-email", "change-email"],
  });
  await deleteLaterRecoveryTokens(tx, { accountId, createdAt });
  const token = await issueToken(tx, { purpose: "reset-password", accountId, email });
  await sendMail(tx, { to: email, ...emailRevertedMail({ origin, token, displayName }) });
  return endSessions({ accountId }, tx);
}
