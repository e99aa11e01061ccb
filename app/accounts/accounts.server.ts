import { logger } from "~/platform/logger.server";
import {
  addressSubject,
  consumeLimit,
  forgetLimit,
  type Limit,
  refundLimit,
} from "~/platform/rate-limit.server";
import { upsertExternalAccount } from "./accounts.repo.server";
import {
  type IdentityOutcome,
  type IdentityProvider,
  type IdentityRefusal,
  type IdentityTokens,
  identityProvider,
  type Registration,
} from "./identity.server";
import { passwordProblem, weakPasswordMessage } from "./password-rules.server";

const minutes = 60;

/**
 * How often somebody may try. Wrong passwords count, per account and per address; whoever gets in
 * starts afresh. An address may be a whole workshop's, so it gets more than a person.
 */
export const accountLimits = {
  signInPerAccount: { name: "sign-in-account", points: 10, seconds: 15 * minutes },
  signInPerAddress: { name: "sign-in-address", points: 50, seconds: 15 * minutes },
  registerPerAddress: { name: "register-address", points: 60, seconds: 60 * minutes },
} satisfies Record<string, Limit>;

/** How long to wait when a provider refuses without saying for how long, in seconds. */
const providerWait = 5 * minutes;

export type AccountOutcome =
  | { kind: "signed-in"; accountId: string; tokens: IdentityTokens | null }
  | { kind: "refused"; reason: "too-many-attempts"; retryAfterSeconds: number }
  /** `message`: what the password's field says. */
  | { kind: "refused"; reason: "weak-password"; message: string }
  | {
      kind: "refused";
      reason: Exclude<IdentityRefusal["reason"], "too-many-attempts" | "weak-password">;
    };

/** What the use cases work with, for tests to replace. */
export interface AccountsWith {
  identity?: IdentityProvider;
  limits?: Record<keyof typeof accountLimits, Limit>;
}

type Chosen = Pick<Registration, "plan" | "billingPeriod">;

/**
 * The one form of an email address: attempts are counted, accounts looked up and kept under it. Made
 * here and never in SQL, whose `lower` follows the database's locale: an account that answers to two
 * forms could be tried twice as often.
 */
const canonical = (email: string) => email.toLowerCase();

/** Our own account for whom the provider vouches, or its refusal in our words. */
async function settle(outcome: IdentityOutcome, chosen: Chosen = {}): Promise<AccountOutcome> {
  if (outcome.kind === "refused") {
    if (outcome.reason === "too-many-attempts")
      return { ...outcome, retryAfterSeconds: outcome.retryAfterSeconds ?? providerWait };
    if (outcome.reason === "weak-password")
      return { kind: "refused", reason: outcome.reason, message: weakPasswordMessage };
    return { kind: "refused", reason: outcome.reason };
  }
  const { identity } = outcome;
  if (identity.kind === "own")
    return { kind: "signed-in", accountId: identity.accountId, tokens: null };
  const { externalId, displayName, tokens } = identity;
  const email = canonical(identity.email);
  const row = await upsertExternalAccount({ externalId, email, displayName, ...chosen });
  if (row.kind === "ok") return { kind: "signed-in", accountId: row.id, tokens };
  // Joining the two could hand somebody's account to whoever took the address at the provider.
  logger().error(
    { externalId },
    "another account has the email address of this provider's account: change one of the two addresses",
  );
  return { kind: "refused", reason: "email-taken" };
}

/** Signs in with email and password. `address` is the client's network address. */
export async function signInWithPassword(
  { password, address, ...given }: { email: string; password: string; address: string },
  { identity = identityProvider(), limits = accountLimits }: AccountsWith = {},
): Promise<AccountOutcome> {
  const email = canonical(given.email);
  const byAddress = [limits.signInPerAddress, addressSubject(address)] as const;
  const byAccount = [limits.signInPerAccount, email] as const;
  // Counted before the password is looked at, so that a hundred tries at once are a hundred.
  for (const limit of [byAddress, byAccount]) {
    const counted = await consumeLimit(...limit);
    if (counted.kind === "limited")
      return { kind: "refused", reason: "too-many-attempts", ...retryAfter(counted) };
  }
  const outcome = await settle(await identity.signIn({ email, password }));
  if (outcome.kind === "signed-in")
    await Promise.all([forgetLimit(...byAccount), refundLimit(...byAddress)]);
  // Nobody's fault who signs in.
  else if (outcome.reason === "unavailable" || outcome.reason === "unknown")
    await Promise.all([refundLimit(...byAccount), refundLimit(...byAddress)]);
  return outcome;
}

/** Makes an account and signs it in. `address` is the client's network address. */
export async function registerAccount(
  { address, ...given }: Registration & { address: string },
  { identity = identityProvider(), limits = accountLimits }: AccountsWith = {},
): Promise<AccountOutcome> {
  const counted = await consumeLimit(limits.registerPerAddress, addressSubject(address));
  if (counted.kind === "limited")
    return { kind: "refused", reason: "too-many-attempts", ...retryAfter(counted) };
  const message = await passwordProblem(given.password, given);
  if (message) return { kind: "refused", reason: "weak-password", message };
  const registration = { ...given, email: canonical(given.email) };
  const { plan, billingPeriod } = registration;
  return await settle(await identity.register(registration), { plan, billingPeriod });
}

function retryAfter({ retryAfterSeconds }: { retryAfterSeconds: number }) {
  return { retryAfterSeconds };
}
