import { createHash, randomBytes } from "node:crypto";
import { createSessionStorage, redirect, type Session } from "@remix-run/node";
import { and, desc, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import { paths } from "~/paths";
import {
  database,
  type Queryable,
  type Transaction,
  withTransaction,
} from "~/platform/db/database.server";
import { account, session } from "~/platform/db/schema.server";
import { clearCookie, hasCookie, perEnv, siteCookie } from "~/platform/http/cookies.server";
import { errorResponse, requestOrigin } from "~/platform/http/request.server";
import { logger } from "~/platform/log/logger.server";
import { securityEvent } from "~/platform/log/security-log.server";

/*
 * Who is signed in. The cookie holds a random id of 256 bits; the table keeps only its SHA-256, so
 * that reading the table lets nobody in. Visitors have no row. (Cookie storage and revocation:
 * OWASP Session Management Cheat Sheet.)
 */

/** Days that a session lasts after it was last used. */
const sessionDays = 30;
const sessionMs = sessionDays * 24 * 3600 * 1000;

/** Days that a session lasts after signing in, however often it is used. */
const longestSessionDays = 90;

/** How many sessions an account has at once; of more, those that were not used for longest end. */
export const sessionsPerAccount = 50;

/** How long a use of the session may go unrecorded, in ms: one write per visit, not per request. */
const touchEveryMs = 10 * 60 * 1000;

/** The signed-in user. */
export interface SignedInAccount {
  id: string;
  email: string;
  /** Null when an outside identity provider knows none. */
  displayName: string | null;
  plan: (typeof account.$inferSelect)["plan"];
  billingPeriod: (typeof account.$inferSelect)["billingPeriod"];
  createdAt: Date;
  /** Names the session among `listSessions`; it opens nothing. */
  sessionId: string;
}

/** What the domains keep with a session; secrets sealed. */
export type SessionExtras = Record<string, unknown>;

interface SessionRow {
  account: SignedInAccount;
  extras: SessionExtras;
  lastSeenAt: Date;
}

/** What a new session is made of, and under `row` what was read of an old one. */
interface SessionData {
  accountId: string;
  userAgent: string | null;
  extras: SessionExtras;
  /** The hash of the password used to sign in; absent where a provider keeps it. */
  passwordHash: string | null;
  row: SessionRow;
}

/** The password was changed while a sign-in with the old one was being checked. */
export class PasswordChangedError extends Error {}

const cookie = siteCookie("partlane", { maxAge: sessionMs / 1000, signed: true });

const hashOf = (id: string) => createHash("sha256").update(id).digest("hex");
const looksLikeId = (id: unknown): id is string => typeof id === "string" && /^[\w-]{43}$/.test(id);

/** Reads under way, by session: the loaders of one page ask at once and share the answer. */
const reading = new Map<string, Promise<SessionRow | null>>();

async function queryRow(idHash: string): Promise<SessionRow | null> {
  if (endedHere.has(idHash)) return null;
  const [row] = await database()
    .select({
      extras: session.data,
      lastSeenAt: session.lastSeenAt,
      id: account.id,
      email: account.email,
      displayName: account.displayName,
      plan: account.plan,
      billingPeriod: account.billingPeriod,
      createdAt: account.createdAt,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(and(eq(session.idHash, idHash), isLive()));
  if (!row) return null;
  const { extras, lastSeenAt, displayName, ...rest } = row;
  return {
    account: { ...rest, displayName: displayName || null, sessionId: idHash },
    extras,
    lastSeenAt,
  };
}

function isLive() {
  return and(isNull(session.revokedAt), gt(session.expiresAt, new Date()));
}

function readRow(idHash: string): Promise<SessionRow | null> {
  let row = reading.get(idHash);
  if (!row) {
    const asked = queryRow(idHash).finally(() => {
      if (reading.get(idHash) === asked) reading.delete(idHash);
    });
    row = asked;
    reading.set(idHash, asked);
  }
  return row;
}

/** A session that was ended; every row but those of a foreign hand has an account. */
interface Ended {
  idHash: string;
  accountId: string | null;
}

/** Ends the live sessions among them, and leaves their rows to the next sign-in to clear away. */
async function revoke(which: SQL | undefined, on: Queryable): Promise<Ended[]> {
  const now = new Date();
  const revoked = await on
    .update(session)
    .set({ revokedAt: now, expiresAt: now, data: {} })
    .where(and(which, isLive()))
    .returning({ idHash: session.idHash, accountId: session.accountId });
  // Whoever asks from now on must not be given an answer from before.
  for (const { idHash } of revoked) reading.delete(idHash);
  return revoked;
}

/*
 * Signing out while the database is away: the browser forgets its cookie at once, this process takes
 * it from nobody any more, and the row is ended when the database answers again. Where the process ends
 * before that, the row expires by itself.
 */

/** Sessions that are still to be ended in the database; bounded, because strangers can fill it. */
const endedHere = new LRUCache<string, true>({ max: 10_000 });
/** How long until ending those sessions is tried again, in ms. */
const endAgainMs = 5_000;
let endingAgain: NodeJS.Timeout | undefined;

function endLater(idHash: string): void {
  endedHere.set(idHash, true);
  reading.delete(idHash);
  endingAgain ??= setTimeout(async () => {
    endingAgain = undefined;
    const due = [...endedHere.keys()];
    try {
      await revoke(inArray(session.idHash, due), database());
      for (const each of due) endedHere.delete(each);
    } catch {
      // The database is still away: they stay ended here, and it is tried again.
      const [next] = due;
      if (next !== undefined) endLater(next);
    }
  }, endAgainMs).unref();
}

/** Ends what an account has above `sessionsPerAccount`, and says how many. */
async function endSurplus(accountId: string, on: Queryable): Promise<number> {
  const surplus = on
    .select({ idHash: session.idHash })
    .from(session)
    .where(and(eq(session.accountId, accountId), isLive()))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt))
    .offset(sessionsPerAccount);
  return (await revoke(inArray(session.idHash, surplus), on)).length;
}

/** Waits for a password change under way: it ends all sessions. */
async function expectPassword(
  tx: Transaction,
  { accountId, passwordHash }: { accountId: string; passwordHash: string },
): Promise<void> {
  const [row] = await tx
    .select({ passwordHash: account.passwordHash })
    .from(account)
    .where(eq(account.id, accountId))
    .for("share");
  if (row?.passwordHash !== passwordHash) throw new PasswordChangedError();
}

const storage = perEnv(() =>
  createSessionStorage<SessionData>({
    cookie: cookie(),
    async createData({ accountId, userAgent, extras, passwordHash }, expires) {
      if (accountId === undefined) throw new Error("A session needs an account.");
      const id = randomBytes(32).toString("base64url");
      const now = new Date();
      await database().delete(session).where(lte(session.expiresAt, now));
      const count = await withTransaction(async (tx) => {
        if (passwordHash) await expectPassword(tx, { accountId, passwordHash });
        await tx.insert(session).values({
          idHash: hashOf(id),
          accountId,
          userAgent,
          data: extras ?? {},
          createdAt: now,
          lastSeenAt: now,
          expiresAt: expires ?? new Date(now.getTime() + sessionMs),
        });
        return endSurplus(accountId, tx);
      });
      if (count > 0) securityEvent("sessions-ended", { accountId, count, because: "too-many" });
      return id;
    },
    async readData(id) {
      const row = looksLikeId(id) ? await readRow(hashOf(id)) : null;
      return row && { row };
    },
    /** Makes the session last from now; what it holds is written by `saveSessionExtras`. */
    async updateData(id, _data, expires) {
      const now = new Date();
      const idleUntil = (expires ?? new Date(now.getTime() + sessionMs)).toISOString();
      await database()
        .update(session)
        .set({
          lastSeenAt: now,
          expiresAt: sql`least(${idleUntil}, ${session.createdAt} + make_interval(days => ${longestSessionDays}))`,
        })
        .where(and(eq(session.idHash, hashOf(id)), isLive()));
    },
    async deleteData(id) {
      if (looksLikeId(id)) await revoke(eq(session.idHash, hashOf(id)), database());
    },
  }),
);

/** Cached per request. */
const opened = new WeakMap<Request, Promise<Session<SessionData>>>();

function open(request: Request): Promise<Session<SessionData>> {
  let found = opened.get(request);
  if (!found) {
    found = storage().getSession(request.headers.get("Cookie"));
    opened.set(request, found);
  }
  return found;
}

/** The signed-in user; null for a visitor, and for a forged, replayed, revoked or expired cookie. */
export async function currentAccount(request: Request): Promise<SignedInAccount | null> {
  return (await open(request)).get("row")?.account ?? null;
}

/**
 * The same for the root loader, which answers with the Set-Cookie value in `cookie`: one that
 * makes a session in use last another 30 days (at most every ten minutes), or takes a cookie away
 * that opens nothing; null when there is nothing to set.
 */
export async function readSession(
  request: Request,
): Promise<{ account: SignedInAccount | null; cookie: string | null }> {
  const found = await open(request);
  const row = found.get("row");
  if (!row)
    return {
      account: null,
      cookie: hasCookie(request, cookie()) ? await clearCookie(cookie()) : null,
    };
  const isFresh = Date.now() - row.lastSeenAt.getTime() < touchEveryMs;
  return {
    account: row.account,
    cookie: isFresh ? null : await storage().commitSession(found),
  };
}

/**
 * The signed-in user. A visitor's visit is redirected to the sign-in page, which leads back; a
 * visitor's write is refused with 401, because it could not be taken up again afterwards.
 */
export async function requireAccount(request: Request): Promise<SignedInAccount> {
  const found = await currentAccount(request);
  if (found) return found;
  if (request.method !== "GET" && request.method !== "HEAD")
    throw errorResponse(401, "You're not signed in, so nothing changed. Sign in and try again.");
  const { pathname, search } = new URL(request.url);
  const toSignIn: Response = redirect(paths.login(`${pathname}${search}`));
  throw toSignIn;
}

/**
 * Signs an account in and returns the Set-Cookie value. The id is always a new one, and a session
 * that the browser had before ends: nobody can plant a session on somebody else. With `passwordHash` it throws
 * `PasswordChangedError` where the account has another password by now: whoever chose that has ended all sessions.
 */
export async function startSession(
  request: Request,
  {
    accountId,
    extras = {},
    passwordHash = null,
  }: { accountId: string; extras?: SessionExtras; passwordHash?: string | null },
): Promise<string> {
  await signOut(request);
  const fresh = await storage().getSession();
  fresh.set("accountId", accountId);
  fresh.set("userAgent", request.headers.get("User-Agent")?.slice(0, 400) ?? null);
  fresh.set("extras", extras);
  fresh.set("passwordHash", passwordHash);
  return await storage().commitSession(fresh);
}

/**
 * Ends the request's session, if it has one, and returns the Set-Cookie value that says so. The cookie
 * goes in any case: while the database is away, the session is ended as soon as it answers again.
 */
export async function signOut(request: Request): Promise<string> {
  const id: unknown = await cookie().parse(request.headers.get("Cookie"));
  opened.delete(request);
  if (looksLikeId(id)) {
    const idHash = hashOf(id);
    try {
      for (const { accountId } of await revoke(eq(session.idHash, idHash), database()))
        if (accountId) securityEvent("signed-out", { accountId });
    } catch (error) {
      logger().error({ err: error }, "a session could not be ended yet, its cookie was");
      endLater(idHash);
    }
  }
  return clearCookie(cookie());
}

/**
 * Signs out as `signOut` does; returns the headers of the answer. Where the site is https they also have
 * the browser drop what it kept of the pages, those that Back would show among them. Only that:
 * the other cookies are choices, and a known device; what pages keep themselves tells the token
 * service that somebody signed out.
 */
export async function signedOutHeaders(request: Request): Promise<Headers> {
  const headers = new Headers({ "Set-Cookie": await signOut(request) });
  // Browsers refuse it without https, with an error in the console.
  if (requestOrigin(request).startsWith("https:")) headers.set("Clear-Site-Data", '"cache"');
  return headers;
}

/** Whether the request carries a session cookie, valid or not. */
export const carriesSession = (request: Request): boolean => hasCookie(request, cookie());

/** Tells sessions apart without reading them: whatever the cookie holds, hashed. Undefined where there is none. */
export function sessionMark(request: Request): string | undefined {
  const sent = request.headers.get("Cookie");
  if (!sent) return undefined;
  const pairs = sent.split(";").map((pair) => pair.trim());
  const own = pairs.find((pair) => pair.startsWith(`${cookie().name}=`));
  return own && hashOf(own);
}

/** What the domains keep with the request's session; null for a visitor. */
export async function readSessionExtras(request: Request): Promise<SessionExtras | null> {
  return (await open(request)).get("row")?.extras ?? null;
}

/** Replaces what is kept with a live session. */
export async function saveSessionExtras(
  of: { sessionId: string; accountId: string },
  extras: SessionExtras,
): Promise<void> {
  await database()
    .update(session)
    .set({ data: extras })
    .where(and(eq(session.idHash, of.sessionId), eq(session.accountId, of.accountId), isLive()));
}

/** A browser that an account is signed in with. Times are of its first and of about its last use. */
export interface ListedSession {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Everywhere that an account is signed in, the latest use first. */
export function listSessions({ accountId }: { accountId: string }): Promise<ListedSession[]> {
  return database()
    .select({
      id: session.idHash,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(and(eq(session.accountId, accountId), isLive()))
    .orderBy(desc(session.lastSeenAt), desc(session.createdAt));
}

/** Ends one of an account's own sessions; false when it has none by that id. */
export async function revokeSession(of: { id: string; accountId: string }): Promise<boolean> {
  const which = and(eq(session.idHash, of.id), eq(session.accountId, of.accountId));
  const ended = await revoke(which, database());
  if (ended.length > 0) securityEvent("session-ended", { accountId: of.accountId });
  return ended.length > 0;
}

/**
 * Ends all of an account's sessions, or all but one, and says how many that were. Joins the
 * transaction that it is given, so the event is the caller's to log, once it is committed.
 */
export async function endSessions(
  { accountId, exceptSessionId }: { accountId: string; exceptSessionId?: string },
  on: Queryable = database(),
): Promise<number> {
  const others = exceptSessionId === undefined ? undefined : ne(session.idHash, exceptSessionId);
  return (await revoke(and(eq(session.accountId, accountId), others), on)).length;
}
