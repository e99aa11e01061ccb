import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import { defineJob, enqueue, PermanentJobFailure } from "~/platform/jobs/jobs.server";
import { securityEvent } from "~/platform/log/security-log.server";
import { canonicalEmail } from "./email-address";
import type { IdentityRefusal } from "./identity";
import { identityProvider } from "./identity.server";
import { consumeMailLimit, mailLimits, type TooMany } from "./mail-limits.server";
import { updateEmailVerified } from "./recovery.repo.server";
import { inTransaction } from "./transaction.repo.server";

/*
 * What a provider is asked to do about an account that it keeps. What nobody has to wait for is asked by a job,
 * which goes on trying while the provider does not answer.
 */

/** How often a job retries a provider that does not respond: for half an hour, with the queue's backoff. */
export const providerAttempts = 8;

/**
 * For a job: throws where the provider refused, so that it is asked again where that may help. The queue may ask twice
 * although it did not refuse: whoever is mailed by it gets two mails then.
 */
export function throwIfRefused(outcome: { kind: "done" } | IdentityRefusal): void {
  if (outcome.kind === "done") return;
  const message = `The identity provider refused: ${outcome.reason}`;
  throw outcome.reason === "unavailable" || outcome.reason === "too-many-attempts"
    ? new Error(message)
    : new PermanentJobFailure(message);
}

/** The configured provider's account management. Throws when there is no provider. */
export function accountManagement() {
  const { manage } = identityProvider();
  if (!manage) throw new PermanentJobFailure("No identity provider keeps the accounts any more.");
  return manage;
}

/** Has the provider ask a new account to verify its address. */
export const providerVerificationJob = defineJob({
  name: "accounts.mail-provider-verification",
  schema: z.object({ sealed: z.string() }),
  maxAttempts: providerAttempts,
  async run({ sealed }) {
    const idToken = z.string().parse(decrypt(sealed));
    throwIfRefused(await accountManagement().mailVerification(idToken));
  },
});

/** Has a job do so, as part of nothing else: that there is the account does not depend on it. */
export async function enqueueProviderWelcome({ idToken }: { idToken: string }): Promise<void> {
  await inTransaction((tx) => enqueue(tx, providerVerificationJob, { sealed: encrypt(idToken) }));
}

export type ProviderVerificationOutcome =
  | { kind: "sent"; email: string }
  | { kind: "already-verified" }
  | { kind: "refused-by-provider"; refusal: IdentityRefusal }
  | TooMany;

/**
 * Has the provider mail the link that proves that an account's address is its owner's, unless it knows that by now,
 * which is noted here. `idToken` says whose.
 */
export async function mailProviderVerification({
  accountId,
  idToken,
}: {
  accountId: string;
  idToken: string;
}): Promise<ProviderVerificationOutcome> {
  const tooMany = await consumeMailLimit(mailLimits.verifyPerAccount, { accountId });
  if (tooMany) return tooMany;
  const manage = accountManagement();
  const known = await manage.readEmail(idToken);
  if (known.kind === "refused") return { kind: "refused-by-provider", refusal: known };
  const email = canonicalEmail(known.email);
  if (known.isVerified) {
    if (await inTransaction((tx) => updateEmailVerified(tx, { accountId, email })))
      securityEvent("email-verified", { accountId });
    return { kind: "already-verified" };
  }
  const outcome = await manage.mailVerification(idToken);
  if (outcome.kind === "refused") return { kind: "refused-by-provider", refusal: outcome };
  return { kind: "sent", email };
}
