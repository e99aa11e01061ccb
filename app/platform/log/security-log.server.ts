import { createHmac, hkdfSync } from "node:crypto";
import { perEnv } from "~/platform/http/cookies.server";
import { addressSubject } from "~/platform/limits/rate-limit.server";
import { logger } from "./logger.server";

/*
 * What happened to accounts and their sessions, as lines of the log that can be told from all
 * others by `event`. They hold no personal data: ids that mean nothing outside the database, and keyed
 * hashes, under which what one address or one email did can be found together (OWASP Logging Cheat Sheet,
 * "Data to exclude").
 */

interface Whose {
  accountId: string;
}

interface From {
  /** The client's network address; the log gets its keyed hash. */
  address?: string;
}

/** Each event, and the fields it logs. */
export interface SecurityEvents {
  "account-registered": Whose & From;
  "account-deleted": Whose;
  "data-exported": Whose;
  "email-change-requested": Whose & From;
  "email-change-reverted": Whose;
  "email-changed": Whose;
  "email-verified": Whose;
  "password-changed": Whose & From;
  "password-reset": Whose & From;
  /** `accountId` is absent where no account has the address. */
  "password-reset-requested": Partial<Whose> & From & { email: string };
  /** `limit`: the limit that refused. `email`: the account's address. */
  "refused-by-limit": Partial<Whose> & From & { limit: string; email?: string };
  /** One of an account's sessions, by its owner from another. */
  "session-ended": Whose;
  /** `count`: how many; `because`: what ended them. */
  "sessions-ended": Whose & { count: number; because: string };
  "sign-in-failed": From & { email: string; reason: string };
  "signed-in": Whose & From;
  "signed-out": Partial<Whose>;
}

export type SecurityEvent = keyof SecurityEvents;

const key = perEnv(({ SESSION_SECRET }) =>
  Buffer.from(hkdfSync("sha256", SESSION_SECRET, "", "partlane security log", 32)),
);

/** A keyed hash of 16 characters: equal for equal values, and the value cannot be recovered from it. */
function keyedHash(kind: "address" | "email", value: string): string {
  return createHmac("sha256", key()).update(`${kind}:${value}`).digest("base64url").slice(0, 16);
}

/** Writes an event to the log: what limits and failures are to be seen first, as warnings. */
export function securityEvent<Kind extends SecurityEvent>(
  event: Kind,
  fields: SecurityEvents[Kind],
): void {
  const { address, email, ...told }: { address?: string; email?: string; [name: string]: unknown } =
    { ...fields };
  const line = {
    event,
    ...told,
    ...(address === undefined
      ? {}
      : { addressHash: keyedHash("address", addressSubject(address)) }),
    ...(email === undefined ? {} : { emailHash: keyedHash("email", email.trim().toLowerCase()) }),
  };
  const level = event === "refused-by-limit" || event === "sign-in-failed" ? "warn" : "info";
  logger()[level](line, `security: ${event}`);
}
