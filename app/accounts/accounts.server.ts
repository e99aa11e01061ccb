import {
  addressSubject,
  consumeLimit,
  forgetLimit,
  type Limit,
  refundLimit,
} from "~/platform/limits/rate-limit.server";
import { logger } from "~/platform/log/logger.server";
import { securityEvent } from "~/platform/log/security-log.server";
import { selectAccountByEmail, upsertExternalAccount } from "./accounts.repo.server";
import { canonicalEmail } from "./email-address";
import type {
  IdentityOutcome,
  IdentityProvider,
  IdentityRefusal,
  IdentityTokens,
  Registration,
} from "./identity";
import { identityProvider } from "./identity.server";
import { type DeviceProof, knownDevice } from "./known-device.server";
import { passwordProblem, weakPasswordMessage } from "./password-rules.server";

const minutes = 60;

/**
 * How often somebody may try. Wrong passwords count; whoever gets in starts afresh. A browser that the
 * account was signed in with before has tries of its own, so that nobody else can use them up. All
 * others count together three times: by account and address, which a person's mistakes stay within; by
 * address, which may be a whole workshop's; and by account, which bounds what many addresses can
 * try together (NIST SP 800-63B, section 3.2.2: at most 100).
 */
export const accountLimits = {
  signInPerDevice: { name: "sign-in-device", points: 10, seconds: 15 * minutes },
  signInPerPair: { name: "sign-in-pair", points: 10, seconds: 15 * minutes },
  signInPerAddress: { name: "sign-in-address", points: 50, seconds: 15 * minutes },
  signInPerAccount: { name: "sign-in-account", points: 100, seconds: 60 * minutes },
  registerPerAddress: { name: "register-address", points: 60, seconds: 60 * minutes },
} satisfies Record<string, Limit>;

/** How long to wait when a provider refuses without saying for how long. */
export const providerWaitSeconds = 5 * minutes;

export type AccountOutcome =
  /** `passwordHash`: whatever follows from it holds as long as that is still kept; null where a provider keeps it. */
  | {
      kind: "signed-in";
      accountId: string;
      tokens: IdentityTokens | null;
      passwordHash: string | null;
    }
  /** `from`: whose attempts were too many, those on the account being everybody's; or who else says so. */
  | {
      kind: "refused";
      reason: "too-many-attempts";
      from: "here" | "address" | "account" | "provider";
      retryAfterSeconds: number;
    }
  /** `message`: what the password's field says. */
  | { kind: "refused"; reason: "weak-password"; message: string }
  | {
      kind: "refused";
      reason: Exclude<IdentityRefusal["reason"], "too-many-attempts" | "weak-password">;
    };

/** What the use cases work with, for tests to replace. */
export interface AccountsDependencies {
  identity?: IdentityProvider;
  limits?: Record<keyof typeof accountLimits, Limit>;
}

type Chosen = Pick<Registration, "plan" | "billingPeriod">;

/** Our own account for whom the provider vouches, or its refusal in our words. */
async function settle(outcome: IdentityOutcome, chosen: Chosen = {}): Promise<AccountOutcome> {
  if (outcome.kind === "refused") {
    if (outcome.reason === "too-many-attempts")
      return {
        ...outcome,
        from: "provider",
        retryAfterSeconds: outcome.retryAfterSeconds ?? providerWaitSeconds,
      };
    if (outcome.reason === "weak-password")
      return { kind: "refused", reason: outcome.reason, message: weakPasswordMessage };
    return { kind: "refused", reason: outcome.reason };
  }
  const { identity } = outcome;
  if (identity.kind === "own") {
    const { accountId, passwordHash } = identity;
    return { kind: "signed-in", accountId, tokens: null, passwordHash };
  }
  const { externalId, displayName, tokens, isEmailVerified = false } = identity;
  const email = canonicalEmail(identity.email);
  const row = await upsertExternalAccount({
    ...{ externalId, email, isEmailVerified, displayName },
    ...chosen,
  });
  if (row.kind === "ok")
    return { kind: "signed-in", accountId: row.id, tokens, passwordHash: null };
  // Joining the two could hand somebody's account to whoever took the address at the provider.
  logger().error(
    { externalId },
    "another account has the email address of this provider's account: change one of the two addresses",
  );
  return { kind: "refused", reason: "email-taken" };
}

type Counted = { from: "here" | "address" | "account"; limit: Limit; subject: string };

/**
 * Counts one more try under each, in their order, up to the first that refuses: what is refused as one
 * person's does not count as everybody's.
 */
async function countTry(
  counted: readonly Counted[],
  whose: { address: string; email?: string },
): Promise<Extract<AccountOutcome, { reason: "too-many-attempts" }> | undefined> {
  for (const { from, limit, subject } of counted) {
    const outcome = await consumeLimit(limit, subject);
    if (outcome.kind === "allowed") continue;
    // Once, not with every try: a flood must not fill the log.
    if (outcome.isFirst) securityEvent("refused-by-limit", { ...whose, limit: limit.name });
    const { retryAfterSeconds } = outcome;
    return { kind: "refused", reason: "too-many-attempts", from, retryAfterSeconds };
  }
  return undefined;
}

/** `address` is the client's network address, `devices` what its browser is known by. */
interface Attempt {
  email: string;
  password: string;
  address: string;
  devices?: readonly DeviceProof[];
}

/** Signs in with email and password. */
export async function signInWithPassword(
  attempt: Attempt,
  using: AccountsDependencies = {},
): Promise<AccountOutcome> {
  const outcome = await checkPassword(attempt, using);
  if (outcome.kind === "signed-in")
    securityEvent("signed-in", { accountId: outcome.accountId, address: attempt.address });
  return outcome;
}

/**
 * Has the signed-in user say the password again, before what cannot be undone. Tries count as those of
 * signing in do, so that an open browser is no better place to guess.
 */
export async function confirmPassword(
  { accountId, ...attempt }: Attempt & { accountId: string },
  using: AccountsDependencies = {},
): Promise<AccountOutcome> {
  const outcome = await checkPassword(attempt, using);
  return outcome.kind === "signed-in" && outcome.accountId !== accountId
    ? { kind: "refused", reason: "invalid-credentials" }
    : outcome;
}

async function checkPassword(
  { password, address, devices = [], ...given }: Attempt,
  { identity = identityProvider(), limits = accountLimits }: AccountsDependencies = {},
): Promise<AccountOutcome> {
  const email = canonicalEmail(given.email);
  const device =
    devices.length > 0 ? knownDevice(devices, await selectAccountByEmail(email)) : undefined;
  const from = addressSubject(address);
  const own: Counted =
    device === undefined
      ? { from: "here", limit: limits.signInPerPair, subject: `${email} ${from}` }
      : { from: "here", limit: limits.signInPerDevice, subject: device };
  const shared: Counted[] =
    device === undefined
      ? [
          { from: "address", limit: limits.signInPerAddress, subject: from },
          { from: "account", limit: limits.signInPerAccount, subject: email },
        ]
      : [];
  // Counted before the password is looked at, so that a hundred tries at once are a hundred.
  const tooMany = await countTry([own, ...shared], { address, email });
  if (tooMany) return tooMany;
  const outcome = await settle(await identity.signIn({ email, password }));
  const refund = () => Promise.all(shared.map(({ limit, subject }) => refundLimit(limit, subject)));
  if (outcome.kind === "signed-in") {
    await Promise.all([forgetLimit(own.limit, own.subject), refund()]);
    return outcome;
  }
  // Nobody's fault who signs in.
  if (outcome.reason === "unavailable" || outcome.reason === "unknown")
    await Promise.all([refundLimit(own.limit, own.subject), refund()]);
  securityEvent("sign-in-failed", { address, email, reason: outcome.reason });
  return outcome;
}

/**
 * Forgets the wrong passwords that were counted against an account with a new password, for whoever signs in
 * from the address that it was chosen from: guesses at the old one must not keep its owner out. Those
 * from other addresses stay counted there. Never throws: the password is changed by then.
 */
export async function forgetFailedSignIns(
  { email, address }: { email: string; address: string },
  { limits = accountLimits }: Pick<AccountsDependencies, "limits"> = {},
): Promise<void> {
  const subject = canonicalEmail(email);
  try {
    await Promise.all([
      forgetLimit(limits.signInPerPair, `${subject} ${addressSubject(address)}`),
      forgetLimit(limits.signInPerAccount, subject),
    ]);
  } catch (error) {
    logger().warn({ err: error }, "failed sign-ins are still counted after a new password");
  }
}

/** Makes an account and signs it in. `address` is the client's network address. */
export async function registerAccount(
  { address, ...given }: Registration & { address: string },
  { identity = identityProvider(), limits = accountLimits }: AccountsDependencies = {},
): Promise<AccountOutcome> {
  const subject = addressSubject(address);
  const counted: Counted = { from: "address", limit: limits.registerPerAddress, subject };
  const tooMany = await countTry([counted], { address });
  if (tooMany) return tooMany;
  const message = await passwordProblem(given.password, given);
  if (message) return { kind: "refused", reason: "weak-password", message };
  const registration = { ...given, email: canonicalEmail(given.email) };
  const { plan, billingPeriod } = registration;
  const outcome = await settle(await identity.register(registration), { plan, billingPeriod });
  if (outcome.kind === "signed-in")
    securityEvent("account-registered", { accountId: outcome.accountId, address });
  return outcome;
}
