import { sendMail } from "~/platform/mail/mail.server";
import { securityEvent } from "~/platform/security-log.server";
import { endSessions } from "~/platform/session.server";
import { deleteTokens } from "./account-tokens.repo.server";
import { type AccountOutcome, confirmPassword, forgetFailedSignIns } from "./accounts.server";
import { hashPassword } from "./embedded-identity.server";
import type { DeviceProof } from "./known-device.server";
import { passwordChangedMail } from "./mail/password-changed";
import { passwordProblem } from "./password-rules.server";
import { updatePassword } from "./recovery.repo.server";
import { inTransaction } from "./transaction.repo.server";

/** Whoever is signed in and says the password again, and from where. */
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

/** Has the password said again; undefined when it is right. */
export async function refuseUnlessConfirmed({
  account,
  currentPassword,
  address,
  devices,
}: Confirming): Promise<ConfirmRefusal | undefined> {
  const { id: accountId, email } = account;
  const outcome = await confirmPassword({
    accountId,
    email,
    password: currentPassword,
    address,
    devices,
  });
  return outcome.kind === "refused" ? outcome : undefined;
}

export type ChangePasswordOutcome =
  | { kind: "changed" }
  | { kind: "not-confirmed"; refusal: ConfirmRefusal }
  | { kind: "weak-password"; message: string };

/**
 * Gives whoever is signed in another password, ends the other sessions, and takes back the links that
 * were asked for with the old one. `password` has passed `credentials.schema.ts`.
 */
export async function changePassword(
  confirming: Confirming & { password: string },
): Promise<ChangePasswordOutcome> {
  const { account, password, address, origin } = confirming;
  const refusal = await refuseUnlessConfirmed(confirming);
  if (refusal) return { kind: "not-confirmed", refusal };
  const message = await passwordProblem(password, account);
  if (message) return { kind: "weak-password", message };
  const passwordHash = await hashPassword(password);
  const { id: accountId, displayName, sessionId: exceptSessionId } = account;
  const count = await inTransaction(async (tx) => {
    await updatePassword(tx, { accountId, passwordHash });
    await deleteTokens(tx, { accountId, purposes: ["reset-password", "change-email"] });
    await sendMail(tx, { to: account.email, ...passwordChangedMail({ origin, displayName }) });
    return endSessions({ accountId, exceptSessionId }, tx);
  });
  await forgetFailedSignIns({ email: account.email, address });
  securityEvent("password-changed", { accountId, address });
  if (count > 0) securityEvent("sessions-ended", { accountId, count, because: "password-changed" });
  return { kind: "changed" };
}
