import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { endSessions } from "~/platform/auth/session.server";
import { defineJob, enqueue, PermanentJobFailure } from "~/platform/jobs/jobs.server";
import { securityEvent } from "~/platform/log/security-log.server";
import { sendMail } from "~/platform/mail/mail.server";
import { isMailAddress } from "~/platform/mail/mail-address";
import { deleteTokens } from "./account-tokens.repo.server";
import {
  consumeToken,
  type InvalidToken,
  issueToken,
  readToken,
  tokenExpiry,
} from "./account-tokens.server";
import { forgetFailedSignIns } from "./accounts.server";
import { canonicalEmail } from "./email-address";
import { hashPassword } from "./embedded-identity.server";
import { identityProvider } from "./identity.server";
import { passwordChangedMail } from "./mail/password-changed";
import { passwordResetMail } from "./mail/password-reset";
import { consumeMailLimit, mailLimits, type TooMany } from "./mail-limits.server";
import { passwordProblem } from "./password-rules.server";
import { providerAttempts, throwIfRefused } from "./provider-account.server";
import { lockAccount, updatePassword } from "./recovery.repo.server";
import { inTransaction } from "./transaction.repo.server";

const requestSchema = z.object({ email: z.string(), origin: z.string().optional() });

/**
 * Mails the link, if the address is an account's whose password we keep, or has the provider do so. A job looks, so
 * that the request does the same work for every address. The payload is sealed: the queue keeps no addresses
 * in clear.
 */
export const passwordResetJob = defineJob({
  name: "accounts.mail-password-reset",
  schema: z.object({ sealed: z.string() }),
  maxAttempts: providerAttempts,
  async run({ sealed }) {
    const opened = requestSchema.safeParse(decrypt(sealed));
    // Sealed with another secret, it never opens again.
    if (!opened.success) throw new PermanentJobFailure("The request cannot be read any more.");
    const { email, origin } = opened.data;
    const { manage } = identityProvider();
    if (manage) throwIfRefused(await manage.mailPasswordReset(email));
    else if (origin) await mailPasswordReset({ email, origin });
  },
});

export type RequestResetOutcome =
  /** Only the mailbox learns whether there is an account. */
  | { kind: "accepted" }
  /** We would mail the link, and do not know what it begins with. */
  | { kind: "no-link-origin" }
  | TooMany;

/** Whose mail brings the link to choose a new password: ours or the identity provider's. */
export const resetMailedBy = (): "us" | "provider" =>
  identityProvider().manage ? "provider" : "us";

/**
 * Asks for a link to choose a new password. `address` is the client's network address, `origin` what the
 * link begins with (`linkOrigin`). What is above the limit of one email address is not sent and not told: the
 * answer is the same for every address, and the page names the limit.
 */
export async function requestPasswordReset(
  { address, origin, ...given }: { email: string; address: string; origin: string | undefined },
  {
    limits = mailLimits,
  }: { limits?: Pick<typeof mailLimits, "resetPerAddress" | "resetPerEmail"> } = {},
): Promise<RequestResetOutcome> {
  if (!origin && resetMailedBy() === "us") return { kind: "no-link-origin" };
  const email = canonicalEmail(given.email);
  const tooMany = await consumeMailLimit(limits.resetPerAddress, { by: "address", address, email });
  if (tooMany) return tooMany;
  if (await consumeMailLimit(limits.resetPerEmail, { by: "email", address, email }))
    return { kind: "accepted" };
  await inTransaction((tx) =>
    enqueue(tx, passwordResetJob, { sealed: encrypt({ email, origin }) }),
  );
  securityEvent("password-reset-requested", { address, email });
  return { kind: "accepted" };
}

async function mailPasswordReset({
  email,
  origin,
}: {
  email: string;
  origin: string;
}): Promise<void> {
  await inTransaction(async (tx) => {
    const account = await lockAccount(tx, { email });
    if (!account?.isOwn || !isMailAddress(email)) return;
    const { accountId, displayName } = account;
    const token = await issueToken(tx, { purpose: "reset-password", accountId, email });
    await sendMail(tx, {
      to: email,
      ...passwordResetMail({ origin, token, displayName }),
      validUntil: tokenExpiry("reset-password"),
    });
  });
}

export type ResetPasswordOutcome =
  | { kind: "reset" }
  | { kind: "refused"; reason: "weak-password"; message: string }
  | { kind: "refused"; reason: "bad-link"; why: InvalidToken["reason"] };

/**
 * Gives an account the new password that the bearer of a mailed link chose, and ends its sessions. Who
 * did so signs in with it then, as everybody does. `password` has passed `credentials.schema.ts`.
 */
export async function resetPassword({
  token,
  password,
  address,
  origin,
}: {
  token: string;
  password: string;
  address: string;
  /** What the link of the mail about it begins with; without one it has no link. */
  origin: string | undefined;
}): Promise<ResetPasswordOutcome> {
  const state = await readToken(token, ["reset-password"]);
  if (state.kind === "bad") return { kind: "refused", reason: "bad-link", why: state.reason };
  const message = await passwordProblem(password, state.owner);
  if (message) return { kind: "refused", reason: "weak-password", message };
  const passwordHash = await hashPassword(password);
  const taken = await consumeToken(token, ["reset-password"], async (tx, { accountId, email }) => {
    const account = await lockAccount(tx, { accountId });
    // The link goes with its account, and with the address that it was mailed to.
    if (!account) return undefined;
    const emailIsProven = account.email === email;
    await updatePassword(tx, { accountId, passwordHash, emailIsProven });
    // Whoever knew the old password may have asked for one.
    await deleteTokens(tx, { accountId, purposes: ["change-email"] });
    const count = await endSessions({ accountId }, tx);
    const { displayName } = account;
    await sendMail(tx, { to: account.email, ...passwordChangedMail({ origin, displayName }) });
    return { accountId, count, email: account.email };
  });
  if (taken.kind === "bad") return { kind: "refused", reason: "bad-link", why: taken.reason };
  if (!taken.outcome) return { kind: "refused", reason: "bad-link", why: "unknown" };
  const { accountId, count, email } = taken.outcome;
  await forgetFailedSignIns({ email, address });
  securityEvent("password-reset", { accountId, address });
  securityEvent("sessions-ended", { accountId, count, because: "password-reset" });
  return { kind: "reset" };
}
