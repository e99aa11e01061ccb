import { type SQL, sql } from "drizzle-orm";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { PgDialect } from "drizzle-orm/pg-core";
import type pg from "pg";
import { env } from "~/platform/config/env.server";
import { OverloadedError } from "~/platform/http/overload.server";
import { logger } from "~/platform/log/logger.server";
import { requestRecord } from "~/platform/log/request-record.server";
import { timeQuery } from "~/platform/log/slow-query.server";
import { isConnectionLoss, retryOnConnectionLoss } from "./connection-loss.server";
import { PipelinedPool } from "./pipelined-pool.server";
import { openPool } from "./postgres-client.server";
import * as schema from "./schema.server";
import { StatementNames } from "./statement-names.server";

export type Database = NodePgDatabase<typeof schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];
/** What a query can run on: the database itself or a transaction of it. */
export type Queryable = Database | Transaction;

export type OpenDatabase = { db: Database; pool: pg.Pool; close: () => Promise<void> };

type PoolOptions = {
  /** Most connections held at once; 10 when absent. */
  max?: number;
  /**
   * Milliseconds after which a statement is canceled; 2,000 when absent. With 0 it is never, and nothing else is
   * waited for in haste either: for work that takes its time.
   */
  statementTimeoutMs?: number;
  /** Milliseconds that are waited for a connection; 750 when absent, 5,000 for work that takes its time. */
  connectTimeoutMs?: number;
  applicationName?: string;
  /** Settings that every connection begins with, as `-c name=value`. */
  startup?: string;
};

/** Opens a pool of its own on an address: for scripts and tests; the site uses `database()`. */
export function openDatabase(url: string, options: PoolOptions = {}): OpenDatabase {
  const pool = openPool(poolConfig(url, options), warnOfLost);
  return {
    db: drizzle(pool, mapping),
    pool,
    close: () => pool.end(),
  };
}

/*
 * How long is waited for what, in ms. Together a page with a database that is away or stalled has its answer within
 * three seconds: docs/decisions/0021-waiting-for-the-database.md.
 */
const statementMs = 2_000;
/** What PostgreSQL's own time-out may come too late. */
const lateMs = 200;
/** For a connection: longer means that the database is away or swamped. */
const connectMs = 750;
/** The same where nobody waits for the answer. */
export const patientConnectMs = 5_000;
/**
 * For a row or a table that somebody else is changing. The second in a row's queue waits for it twice: to be the
 * first, and for the row.
 */
const lockMs = 750;

const mapping = { schema, casing: "snake_case" } as const;

function poolConfig(url: string, options: PoolOptions = {}) {
  const { max = 10, statementTimeoutMs = statementMs, applicationName, startup } = options;
  const hasTime = statementTimeoutMs === 0;
  const { connectTimeoutMs = hasTime ? patientConnectMs : connectMs } = options;
  return {
    connectionString: url,
    max,
    statement_timeout: statementTimeoutMs,
    lock_timeout: hasTime ? undefined : lockMs,
    silenceLimitMs: hasTime ? undefined : statementTimeoutMs + lateMs,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    // A peer that has gone without a word is found by the system meanwhile.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: applicationName ?? "partlane",
    options: startup,
  };
}

const warnOfLost = (err: Error) => logger().warn({ err }, "lost an idle database connection");

/** Kept on globalThis so that hot reloading finds the pools again instead of leaking them. */
const held = globalThis as {
  partlanePools?: Map<string, OpenDatabase>;
  partlaneSearches?: Map<string, PipelinedPool>;
};

/** Functions that do something; those of another schema may. */
const doing = /(\w"?\."?\w+"?|\b(nextval|setval|set_config|pg_notify|pg_\w*lock\w*))\s*\(/i;

/** A query that only reads: those that begin otherwise may write. */
const isRead = (text: string) => /^\s*select\b/i.test(text) && !doing.test(text);

/** A read outside of transactions is retried once when its connection is lost: that is safe. */
function retryReads(pool: pg.Pool): void {
  const query: (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult> =
    pool.query.bind(pool);
  pool.query = ((config: pg.QueryConfig | string, values?: unknown[]) => {
    const asked = typeof config === "string" ? { text: config } : config;
    const ask = () => timeQuery(asked.text, () => query(asked, values));
    return isRead(asked.text) ? retryOnConnectionLoss(ask) : ask();
  }) as typeof pool.query;
}

/** The site's database; connects on first use. */
export function database(): Database {
  return opened(env().DATABASE_URL);
}

/** After the replica was found to be away nobody asks it for so long, in ms. */
const replicaRestMs = 5_000;
let replicaRestsUntil = 0;

/**
 * Asks where searches read: the replica if there is one, which may lag by a moment. The primary, where this request
 * follows a write of the same session, and where the connection to the replica is lost or could not be had.
 */
async function askReplica<Answer>(ask: (url: string) => Promise<Answer>): Promise<Answer> {
  const { DATABASE_URL, DATABASE_REPLICA_URL } = env();
  const isPassedOver = requestRecord()?.followsWrite || performance.now() < replicaRestsUntil;
  if (!DATABASE_REPLICA_URL || isPassedOver) return await ask(DATABASE_URL);
  try {
    return await ask(DATABASE_REPLICA_URL);
  } catch (error) {
    if (!isConnectionLoss(error)) throw error;
    const now = performance.now();
    if (now >= replicaRestsUntil)
      logger().warn({ err: error }, "the replica is away: the primary is read");
    replicaRestsUntil = now + replicaRestMs;
    return await ask(DATABASE_URL);
  }
}

/** Reads where searches read, by a query that may be asked twice. */
export const readReplica = <Answer>(read: (db: Database) => Promise<Answer>): Promise<Answer> =>
  askReplica((url) => read(opened(url)));

function opened(url: string): Database {
  held.partlanePools ??= new Map();
  return keptIn(held.partlanePools, url, () => {
    const site = openDatabase(url);
    retryReads(site.pool);
    return site;
  }).db;
}

function searches(url: string): PipelinedPool {
  held.partlaneSearches ??= new Map();
  return keptIn(
    held.partlaneSearches,
    url,
    () => new PipelinedPool(poolConfig(url, searching), warnOfLost),
  );
}

interface PoolState {
  name: "site" | "replica" | "search";
  /** Connections, and those of them that are idle. */
  open: number;
  idle: number;
  /** Queries that wait for a connection. */
  waiting: number;
}

/** The current state of the site's pools. */
export function poolStates(): PoolState[] {
  const { DATABASE_URL } = env();
  const site = [...(held.partlanePools ?? [])].map(([url, { pool }]): PoolState => {
    const name = url === DATABASE_URL ? "site" : "replica";
    return { name, open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
  });
  const search = [...(held.partlaneSearches ?? [])].map(
    ([, { pool, waiting }]): PoolState => ({
      name: "search",
      open: pool.totalCount,
      idle: pool.idleCount,
      waiting: waiting + pool.waitingCount,
    }),
  );
  return [...site, ...search];
}

function keptIn<Kept>(all: Map<string, Kept>, name: string, make: () => Kept): Kept {
  const kept = all.get(name) ?? make();
  all.set(name, kept);
  return kept;
}

const searching: PoolOptions = {
  applicationName: "partlane-search",
  // Two letters changed places leave few of a word's trigrams. To plan a search takes half as long as
  // to carry it out, and the queries are written so that no parameter changes the best plan.
  startup:
    "-c pg_trgm.similarity_threshold=0.15 -c plan_cache_mode=force_generic_plan -c default_transaction_read_only=on",
};

const dialect = new PgDialect();

/** PostgreSQL's query_canceled: here by the statement time-out. */
const CANCELED = "57014";
/** Its lock_not_available: a table or row was held for longer than a lock is waited for. */
const LOCKED = "55P03";
/** Its invalid_sql_statement_name: the query before, of the same text, was canceled while it was planned. */
const UNPREPARED = "26000";

/**
 * `limit` in a query for `searchRows`, written out: a plan that is made once has to know how few rows are
 * wanted. Each number is a text of its own, so there must be few of them. Throws a `RangeError` unless it
 * is a whole number, 0 or more.
 */
export function literalLimit(count: number): SQL {
  if (!Number.isSafeInteger(count) || count < 0) throw new RangeError(`No limit: ${count}`);
  return sql.raw(`limit ${count}`);
}

/**
 * Reads with a hand-written query, where searches read. It is planned once for each connection and
 * text, so the text must come in few shapes. Canceled after two seconds: a search that takes
 * longer is a bug, or a disk that has too much to do; not worth anybody's wait. The columns are what
 * the query calls them. Throws `OverloadedError` where it was canceled.
 */
export async function searchRows<Row extends pg.QueryResultRow>(query: SQL): Promise<Row[]> {
  const { sql: text, params } = dialect.sqlToQuery(query);
  try {
    return await askReplica((url) =>
      retryOnConnectionLoss(() =>
        timeQuery(text, () =>
          searches(url).query<Row>({
            // Without values or a name pg would send it by another protocol, which is not pipelined.
            ...{ name: names.nameOf(text), text, values: params, queryMode: "extended" },
          }),
        ),
      ),
    );
  } catch (error) {
    const state = sqlState(error);
    if (state !== CANCELED && state !== LOCKED && state !== UNPREPARED) throw error;
    logger().warn({ query: text.slice(0, 200) }, "a search took too long");
    throw new OverloadedError("A search was canceled.", { cause: error });
  }
}

/** At most 500 prepared statements on each connection; texts seen once take 24 characters each. */
const names = new StatementNames(500, 5_000);

/** Closes every pool that was opened for the site; the next use opens them again. */
export async function closeDatabase(): Promise<void> {
  replicaRestsUntil = 0;
  const pools = [
    ...[...(held.partlanePools?.values() ?? [])].map(({ pool }) => pool),
    ...[...(held.partlaneSearches?.values() ?? [])].map(({ pool }) => pool),
  ];
  held.partlanePools?.clear();
  held.partlaneSearches?.clear();
  await Promise.all(pools.map((pool) => pool.end()));
}

/** Serialization failure and deadlock: PostgreSQL's word for "try the same again". */
const RETRYABLE = new Set(["40001", "40P01"]);

interface TransactionOptions {
  /** Whether it may be done twice: a second time finds what the first has written, and writes nothing more. */
  isIdempotent?: boolean;
}

/** The connection was lost during COMMIT: whether the transaction was committed is unknown. */
export class UnknownCommitError extends Error {
  override name = "UnknownCommitError";
}

/**
 * Runs `work` in one transaction: commits what it returns, rolls back when it throws. It is run again, up to twice,
 * when PostgreSQL asks for that, and once where the connection was lost at once, so it must do nothing but talk to
 * `tx`. Where it was lost while committing that is done only for what is idempotent; else throws `UnknownCommitError`.
 */
export async function withTransaction<T>(
  work: (tx: Transaction) => Promise<T>,
  { isIdempotent = false }: TransactionOptions = {},
): Promise<T> {
  const doIt = () =>
    retryOnConnectionLoss(
      () => transact(work),
      (error) => isIdempotent || !(error instanceof UnknownCommitError),
    );
  for (let attempt = 1; ; attempt++) {
    try {
      return await doIt();
    } catch (error) {
      if (attempt === 3 || !RETRYABLE.has(sqlState(error) ?? "")) throw error;
    }
  }
}

/** On a connection of its own, which is given back only when nothing is left open on it. */
async function transact<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await poolOf(database()).connect();
  let failure: { of: unknown } | undefined;
  let isDone = false;
  try {
    const result = await drizzle(timed(client), mapping).transaction(async (tx) => {
      try {
        const done = await work(tx);
        isDone = true;
        return done;
      } catch (error) {
        failure = { of: error };
        throw error;
      }
    });
    client.release();
    return result;
  } catch (error) {
    // Where it could not be rolled back either, the connection is broken, and ends the transaction with it.
    const isRolledBack = failure?.of === error;
    client.release(!isRolledBack);
    if (isDone && isConnectionLoss(error))
      throw new UnknownCommitError("The connection was lost while committing.", { cause: error });
    throw failure ? failure.of : error;
  }
}

/** A lent connection whose queries are timed. */
function timed(client: pg.PoolClient): pg.PoolClient {
  const query: (config: pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult> =
    client.query.bind(client);
  const ask = (config: pg.QueryConfig | string, values?: unknown[]) => {
    const asked = typeof config === "string" ? { text: config } : config;
    return timeQuery(asked.text, () => query(asked, values));
  };
  return Object.create(client, { query: { value: ask } });
}

/** The pool behind a database. */
const poolOf = (db: Database) => (db as Database & { $client: pg.Pool }).$client;

/** PostgreSQL's five-character error code, also from inside drizzle's wrapper; else undefined. */
export function sqlState(error: unknown): string | undefined {
  for (let at = error; at instanceof Error; at = at.cause)
    if ("code" in at && typeof at.code === "string" && /^[0-9A-Z]{5}$/.test(at.code))
      return at.code;
  return undefined;
}

/** Whether the database answers within the time, in ms. */
export async function databaseAnswers(withinMs: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(() => resolve(false), withinMs);
  });
  const asked = database()
    .execute(sql`select 1`)
    .then(
      () => true,
      (error: unknown) => {
        logger().warn({ err: error }, "the database does not answer");
        return false;
      },
    );
  return await Promise.race([asked, late]).finally(() => clearTimeout(timer));
}
