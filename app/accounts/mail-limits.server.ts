import { addressSubject, consumeLimit, type Limit } from "~/platform/limits/rate-limit.server";
import { securityEvent } from "~/platform/log/security-log.server";

const hour = 3_600;

/**
 * Limits for mail with links. Password resets count per client address and per email address; verification and
 * email changes per account and per new address, so that many accounts of one person cannot fill a mailbox.
 */
export const mailLimits = {
  resetPerAddress: { name: "reset-address", points: 20, seconds: hour },
  resetPerEmail: { name: "reset-email", points: 5, seconds: hour },
  verifyPerAccount: { name: "verify-account", points: 5, seconds: hour },
  changePerAccount: { name: "change-email-account", points: 5, seconds: hour },
  changePerEmail: { name: "change-email-recipient", points: 5, seconds: hour },
} satisfies Record<string, Limit>;

export type TooMany = { kind: "refused"; reason: "too-many-attempts"; retryAfterSeconds: number };

/** What is counted, by one of them. Network addresses and emails do not reach the table or the log. */
type Counted = { accountId: string } | { by: "address" | "email"; address: string; email: string };

const subjectOf = (counted: Counted) => {
  if ("accountId" in counted) return counted.accountId;
  return counted.by === "address" ? addressSubject(counted.address) : counted.email;
};

/** Counts one more. Above the limit: how long to wait; logged once. */
export async function consumeMailLimit(
  limit: Limit,
  counted: Counted,
): Promise<TooMany | undefined> {
  const outcome = await consumeLimit(limit, subjectOf(counted));
  if (outcome.kind === "allowed") return undefined;
  if (outcome.isFirst) {
    const { by: _by, ...whose } = { by: undefined, ...counted };
    securityEvent("refused-by-limit", { ...whose, limit: limit.name });
  }
  const { retryAfterSeconds } = outcome;
  return { kind: "refused", reason: "too-many-attempts", retryAfterSeconds };
}
