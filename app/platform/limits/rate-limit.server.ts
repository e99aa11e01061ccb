import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import type pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { env } from "~/platform/config/env.server";
import { database } from "~/platform/db/database.server";
import { count } from "~/platform/metrics/counts.server";

/** So many of something within a time that begins with the first of them. */
export interface Limit {
  /** Tells the limits apart; part of the key. */
  name: string;
  points: number;
  seconds: number;
}

export type LimitOutcome =
  | { kind: "allowed" }
  /** `isFirst`: the first refusal within this window. */
  | { kind: "limited"; retryAfterSeconds: number; isFirst: boolean };

/** Asks for the site's pool again each time; unnamed statements also pass through a connection pooler. */
const storeClient = {
  query({ text, values }: pg.QueryConfig) {
    const { $client } = database() as ReturnType<typeof database> & { $client: pg.Pool };
    return $client.query({ text, values });
  },
};

const limiters = new Map<string, RateLimiterPostgres>();

function limiterOf({ name, points, seconds }: Limit): RateLimiterPostgres {
  const key = `${name}:${points}:${seconds}`;
  let limiter = limiters.get(key);
  if (!limiter) {
    limiter = new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_limit",
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: seconds,
      // One of them clears the table for all.
      clearExpiredByTimeout: limiters.size === 0,
    });
    limiters.set(key, limiter);
  }
  return limiter;
}

/** The table outlives what it counts, so it holds no addresses and no emails. */
function keyOf(subject: string): string {
  return createHmac("sha256", env().SESSION_SECRET).update(subject).digest("base64url");
}

/**
 * Counts one more, in the database, so that all instances of the site count together; atomic, so
 * that asking a hundred times at once gains nothing.
 */
export async function consumeLimit(limit: Limit, subject: string): Promise<LimitOutcome> {
  try {
    await limiterOf(limit).consume(keyOf(subject));
    return { kind: "allowed" };
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    count("refusal", { reason: "rate-limit", limit: limit.name });
    return {
      kind: "limited",
      retryAfterSeconds: Math.max(1, Math.ceil(error.msBeforeNext / 1000)),
      isFirst: error.consumedPoints === limit.points + 1,
    };
  }
}

/** Takes back one that turned out not to count. */
export async function refundLimit(limit: Limit, subject: string): Promise<void> {
  await limiterOf(limit).reward(keyOf(subject));
}

/** Forgets all that were counted. */
export async function forgetLimit(limit: Limit, subject: string): Promise<void> {
  await limiterOf(limit).delete(keyOf(subject));
}

/**
 * What one client's address is counted under: whoever has an IPv6 address has 2^64 of them, so
 * those that share the first 64 bits count as one (RFC 6177).
 */
export function addressSubject(address: string): string {
  const [bare = ""] = address.split("%");
  if (!isIPv6(bare)) return address;
  const [head = "", tail] = bare.split("::");
  const groups = head.split(":").filter(Boolean);
  const rest = (tail ?? "").split(":").filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill("0");
  const prefix = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
