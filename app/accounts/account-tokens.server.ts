import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "~/platform/db/database.server";
import {
  deleteTokens,
  deleteTokensExpiredBefore,
  insertToken,
  markTokenUsed,
  type StoredToken,
  selectToken,
  type TokenPurpose,
} from "./account-tokens.repo.server";
import { inTransaction } from "./transaction.repo.server";

/*
 * The links that are mailed to people. Each holds a random token of 256 bits, of which the table keeps
 * the SHA-256 alone, and does one thing, once. Looking at a link changes nothing, as whatever scans a
 * mailbox does; only sending the form that it leads to uses it up. (OWASP Forgot Password Cheat Sheet.)
 */

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** How long each kind of link works, in ms. */
export const tokenLifetimesMs = {
  "reset-password": 30 * minuteMs,
  "verify-email": 7 * dayMs,
  "change-email": dayMs,
  "revert-email": 7 * dayMs,
} satisfies Record<TokenPurpose, number>;

/** How long a link that no longer works still says why, in ms. */
const explainedForMs = 7 * dayMs;

const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");
const looksLikeToken = (token: string) => /^[\w-]{43}$/.test(token);

/**
 * Makes a link's token. It takes the place of earlier ones of the same purpose, but for the way back to
 * an earlier email address: whoever got into an account could else close it by changing the address again.
 */
export async function issueToken(
  tx: Transaction,
  { purpose, accountId, email }: { purpose: TokenPurpose; accountId: string; email: string },
): Promise<string> {
  if (purpose !== "revert-email") await deleteTokens(tx, { accountId, purposes: [purpose] });
  const token = randomBytes(32).toString("base64url");
  const row = { hash: hashOf(token), purpose, accountId, email, expiresAt: tokenExpiry(purpose) };
  await insertToken(tx, row);
  return token;
}

/** When a link that is made now stops working: a mail that brings it later brings nothing. */
export const tokenExpiry = (purpose: TokenPurpose) =>
  new Date(Date.now() + tokenLifetimesMs[purpose]);

/** Why a link does nothing. `unknown`: incomplete, replaced by a newer one, or of a deleted account. */
export type InvalidToken = { kind: "bad"; reason: "unknown" | "used" | "expired" };

export type TokenState<Purpose extends TokenPurpose> =
  | {
      kind: "good";
      purpose: Purpose;
      /** The address that the link is about. */
      email: string;
      /** The account's address now, and its name. */
      owner: { email: string; displayName: string | null };
    }
  | InvalidToken;

/** What a link would do, without doing it. */
export async function readToken<Purpose extends TokenPurpose>(
  token: string,
  purposes: readonly Purpose[],
): Promise<TokenState<Purpose>> {
  const row = looksLikeToken(token) ? await selectToken(hashOf(token)) : undefined;
  const purpose = purposes.find((one) => one === row?.purpose);
  if (!row || purpose === undefined) return { kind: "bad", reason: "unknown" };
  if (row.usedAt) return { kind: "bad", reason: "used" };
  if (row.expiresAt.getTime() <= Date.now()) return { kind: "bad", reason: "expired" };
  const { email, accountEmail, displayName } = row;
  return {
    kind: "good",
    purpose,
    email,
    owner: { email: accountEmail, displayName: displayName || null },
  };
}

/**
 * Uses a link up, together with what it is for: `alongside` runs in the same transaction, so either both
 * happen or the link stays good. Of two at once, one does it and the other is told that it is used.
 */
export async function consumeToken<Outcome>(
  token: string,
  purposes: readonly TokenPurpose[],
  alongside: (tx: Transaction, taken: StoredToken) => Promise<Outcome>,
): Promise<{ kind: "taken"; outcome: Outcome } | InvalidToken> {
  const hash = hashOf(token);
  const taken = looksLikeToken(token)
    ? await inTransaction(async (tx) => {
        const found = await markTokenUsed(tx, { hash, purposes });
        return found && { kind: "taken" as const, outcome: await alongside(tx, found) };
      })
    : undefined;
  if (taken) return taken;
  const state = await readToken(token, purposes);
  // Good again by now: the transaction that had it was rolled back.
  return state.kind === "bad" ? state : { kind: "bad", reason: "used" };
}

/** Removes the links that expired a while ago, and says how many. */
export function removeOldTokens(): Promise<number> {
  return deleteTokensExpiredBefore(new Date(Date.now() - explainedForMs));
}
