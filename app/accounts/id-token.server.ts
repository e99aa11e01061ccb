import * as z from "zod";
import { decrypt, encrypt } from "~/platform/auth/encrypt.server";
import {
  currentAccount,
  readSessionExtras,
  type SessionExtras,
  saveSessionExtras,
  signOut,
} from "~/platform/auth/session.server";
import type { IdentityProvider, IdentityTokens } from "./identity";
import { identityProvider } from "./identity.server";

/*
 * The identity provider's tokens, kept with the session and sealed there: an ID token lasts an
 * hour, and renewing it is how we hear that an account was disabled or deleted at the provider.
 */

const keptSchema = z.object({
  idToken: z.string(),
  refreshToken: z.string(),
  issuedAtMs: z.number(),
  expiresAtMs: z.number(),
  /** Not to be renewed before: the provider did not answer. */
  retryAtMs: z.number().optional(),
});

/** Renewed so long before they expire, in ms. */
const headStartMs = 60_000;
/** How long a provider that does not answer is left alone, in ms. */
const retryAfterMs = 5 * 60_000;

/** What to give `startSession` so that it keeps the tokens. */
export function tokenExtras(tokens: IdentityTokens | null): SessionExtras {
  return tokens ? { tokens: encrypt(tokens) } : {};
}

/** Keeps the tokens that took the place of the session's own; none are kept in place of none. */
export async function saveTokens(request: Request, tokens: IdentityTokens | null): Promise<void> {
  const [account, extras] = await Promise.all([
    currentAccount(request),
    readSessionExtras(request),
  ]);
  if (!account || !tokens) return;
  const session = { sessionId: account.sessionId, accountId: account.id };
  await saveSessionExtras(session, { ...extras, ...tokenExtras(tokens) });
}

/**
 * The ID token of the signed-in user, renewed when it is about to expire; null for a visitor,
 * for embedded accounts, and while the provider does not answer. When the provider says that the
 * account is gone, the session ends: so ask this before `readSession`.
 */
export async function currentIdToken(
  request: Request,
  identity: IdentityProvider = identityProvider(),
): Promise<{ idToken: string; issuedAtMs: number } | null> {
  const [account, extras] = await Promise.all([
    currentAccount(request),
    readSessionExtras(request),
  ]);
  const kept = keptSchema.safeParse(decrypt(extras?.tokens));
  if (!account || !kept.success) return null;
  const { idToken, issuedAtMs, refreshToken, expiresAtMs, retryAtMs = 0 } = kept.data;
  const now = Date.now();
  if (expiresAtMs - now > headStartMs) return { idToken, issuedAtMs };
  if (!identity.refresh || now < retryAtMs) return null;
  const outcome = await identity.refresh(refreshToken);
  const session = { sessionId: account.sessionId, accountId: account.id };
  if (outcome.kind === "revoked") {
    await signOut(request);
    return null;
  }
  if (outcome.kind === "unavailable") {
    const later = { ...kept.data, retryAtMs: now + retryAfterMs };
    await saveSessionExtras(session, { ...extras, tokens: encrypt(later) });
    return null;
  }
  await saveSessionExtras(session, { ...extras, ...tokenExtras(outcome.tokens) });
  return { idToken: outcome.tokens.idToken, issuedAtMs: outcome.tokens.issuedAtMs };
}
