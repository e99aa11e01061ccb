import { endSessions } from "~/platform/auth/session.server";
import { securityEvent } from "~/platform/log/security-log.server";
import { sendMail } from "~/platform/mail/mail.server";
import { deleteTokens } from "./account-tokens.repo.server";
import { type AccountOutcome, confirmPassword, forgetFailedSignIns } from "./accounts.server";
import { hashPassword } from "./embedded-identity.server";
import type { IdentityRefusal, IdentityTokens } from "./identity";
import { identityProvider } from "./identity.server";
import type { DeviceProof } from "./known-device.server";
import { passwordChangedMail } from "./mail/password-changed";
import { passwordProblem, weakPasswordMessage } from "./password-rules.server";
import { lockAccount, updatePassword } from "./recovery.repo.server";
import { inTransaction } from "./transaction.repo.server";

/** The signed-in user who repeats the password, and their address. */
export interface Confirming {
  account: { id: string; email: string; displayName: string | null; sessionId: string };
  currentPassword: string;
  /** The client's network address. */
  address: string;
  devices: readonly DeviceProof[];
  /** What the link of the mail about it begins with; without one it has no link. */
  origin: string | undefined;
}

export type ConfirmRefusal = Extract<AccountOutcome, { kind: "refused" }>;

/** That the password was said again. */
interface Confirmed {
  kind: "confirmed";
  /** The provider's of just now; null where we keep the password. */
  tokens: IdentityTokens | null;
  /** What is kept of it, so that what follows is not done with a password that was changed meanwhile. */
  passwordHash: string | null;
}

/** Who confirmed with a password that is another one by now. */
export const staleConfirmation = {
  kind: "not-confirmed",
  refusal: { kind: "refused", reason: "invalid-credentials" },
} as const;

/** Has the password said again. */
export async function confirm({
  account,
  currentPassword,
  address,
  devices,
}: Confirming): Promise<Confirmed | ConfirmRefusal> {
  const { id: accountId, email } = account;
  const outcome = await confirmPassword({
    accountId,
    email,
    password: currentPassword,
    address,
    devices,
  });
  if (outcome.kind === "refused") return outcome;
  return { kind: "confirmed", tokens: outcome.tokens, passwordHash: outcome.passwordHash };
}

export type ChangePasswordOutcome =
  /** `tokens`: the provider's from now on, to be kept with the session. */
  | { kind: "changed"; tokens: IdentityTokens | null }
  | { kind: "not-confirmed"; refusal: ConfirmRefusal }
  | { kind: "weak-password"; message: string }
  | { kind: "refused-by-provider"; refusal: IdentityRefusal };

/**
 * Gives the signed-in user another password, here or at the provider that keeps it, ends the other sessions,
 * and takes back the links that were asked for with the old one. `password` has passed `credentials.schema.ts`.
 */
export async function changePassword(
  confirming: Confirming & { password: string },
): Promise<ChangePasswordOutcome> {
  const { account, password, address, origin } = confirming;
  const confirmed = await confirm(confirming);
  if (confirmed.kind === "refused") return { kind: "not-confirmed", refusal: confirmed };
  const message = await passwordProblem(password, account);
  if (message) return { kind: "weak-password", message };
  const { id: accountId, displayName, sessionId: exceptSessionId } = account;
  const changed = await setPassword(confirmed.tokens, password);
  if (changed.kind === "refused")
    return changed.reason === "weak-password"
      ? { kind: "weak-password", message: weakPasswordMessage }
      : { kind: "refused-by-provider", refusal: changed };
  const { passwordHash } = changed;
  const count = await inTransaction(async (tx) => {
    const held = await lockAccount(tx, { accountId, passwordHash: confirmed.passwordHash });
    if (!held) return undefined;
    if (passwordHash !== null) await updatePassword(tx, { accountId, passwordHash });
    await deleteTokens(tx, { accountId, purposes: ["reset-password", "change-email"] });
    await sendMail(tx, { to: account.email, ...passwordChangedMail({ origin, displayName }) });
    return endSessions({ accountId, exceptSessionId }, tx);
  });
  if (count === undefined) return staleConfirmation;
  await forgetFailedSignIns({ email: account.email, address });
  securityEvent("password-changed", { accountId, address });
  if (count > 0) securityEvent("sessions-ended", { accountId, count, because: "password-changed" });
  return { kind: "changed", tokens: changed.tokens };
}

/**
 * The new password's hash, or the tokens of the provider that has it from now on. Only then is anything
 * written here: should that fail, the provider has ended the other sessions' tokens, and they end with those.
 */
async function setPassword(
  confirmed: IdentityTokens | null,
  password: string,
): Promise<
  { kind: "set"; passwordHash: string | null; tokens: IdentityTokens | null } | IdentityRefusal
> {
  const { manage } = identityProvider();
  if (!manage || !confirmed)
    return { kind: "set", passwordHash: await hashPassword(password), tokens: null };
  const outcome = await manage.changePassword({ idToken: confirmed.idToken, password });
  if (outcome.kind === "refused") return outcome;
  return { kind: "set", passwordHash: null, tokens: outcome.tokens };
}
