import { type ChildProcess, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, inject } from "vitest";
import type { TestProject } from "vitest/node";
import { resetEnv } from "~/platform/config/env.server";
import {
  closeDatabase,
  type Database,
  type OpenDatabase,
  openDatabase,
} from "~/platform/db/database.server";
import { startEmbeddedPostgres } from "~/platform/db/embedded/embedded-postgres.server";
import { newId } from "~/platform/db/id.server";
import { migrateDatabase } from "~/platform/db/migrate.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { seedSampleData } from "../../scripts/lib/site/seed";

declare module "vitest" {
  interface ProvidedContext {
    /** Address of the test server's own `postgres` database. */
    databaseServer: string;
  }
}

/** Vitest's global setup: one PostgreSQL for the whole run, with databases to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "partlane-test-"));
  // When the tests run as root, PostgreSQL's own user has to get in.
  await chmod(dataDir, 0o755);
  const postgres = await startEmbeddedPostgres({ dataDir, address: "the tests", durable: false });
  const guard = stopWithUs(postgres.pid, [dataDir, postgres.home]);
  await query(postgres.urlOf("postgres"), "create database migrated");
  const migrated = openDatabase(postgres.urlOf("migrated"), { statementTimeoutMs: 0 });
  await migrateDatabase(migrated);
  await migrated.close();
  await query(postgres.urlOf("postgres"), "create database seeded template migrated");
  const seeded = openDatabase(postgres.urlOf("seeded"), { statementTimeoutMs: 0 });
  await seedSampleData(seeded.db);
  await seeded.close();
  project.provide("databaseServer", postgres.urlOf("postgres"));
  return async () => {
    await postgres.stop();
    guard.kill("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
    await rm(postgres.home, { recursive: true, force: true });
  };
}

/** However the tests end, a shell whose input ends with them stops the server and clears up. */
function stopWithUs(pid: number, dirs: string[]): ChildProcess {
  const script = 'read -r _; pid=$1; shift; kill -QUIT "$pid"; sleep 1; rm -rf "$@"';
  const args = ["-c", script, "guard", String(pid), ...dirs];
  const guard = spawn("/bin/sh", args, { stdio: ["pipe", "ignore", "ignore"], detached: true });
  guard.unref();
  return guard;
}

type DatabaseOptions = {
  /** False: migrated but empty, without the sample data. */
  seed?: boolean;
  /** Further settings for the modules under test. */
  env?: Record<string, string>;
};

interface TestDatabase {
  /** For the test's own statements, which may take longer than the site gives any: a pool beside the site's. */
  db: Database;
  url: string;
  /** Closes the database to everybody while `work` is done, as if its server were away. */
  whileAway(work: () => Promise<void>): Promise<void>;
}

/**
 * Gives the test file a database of its own, and points `env()` and `database()` at it. To be
 * called at the top of the file or of a `describe`.
 */
export function useDatabase(options: DatabaseOptions = {}): TestDatabase {
  const name = `test_${newId().replaceAll("-", "")}`;
  const server = inject("databaseServer");
  const url = server.replace(/[^/]*$/, name);
  const settings: Record<string, string> = {
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    JOBS: "worker-only",
    SESSION_SECRET: "a secret for the tests, and for nothing else",
    ...options.env,
    DATABASE_URL: url,
  };
  const before = new Map<string, string | undefined>();
  beforeAll(async () => {
    const template = options.seed === false ? "migrated" : "seeded";
    await query(server, `create database ${name} template ${template}`);
    for (const [key, value] of Object.entries(settings)) {
      before.set(key, process.env[key]);
      process.env[key] = value;
    }
    resetEnv();
  }, 60_000);
  let opened: OpenDatabase | undefined;
  afterAll(async () => {
    await closeDatabase();
    await opened?.close();
    opened = undefined;
    await query(server, `drop database if exists ${name} with (force)`);
    for (const [key, value] of before) {
      if (value === undefined) delete process.env[key];
      else process.env[key] = value;
    }
    resetEnv();
  }, 60_000);
  return {
    url,
    get db() {
      opened ??= openDatabase(url, { max: 4, statementTimeoutMs: 0 });
      return opened.db;
    },
    async whileAway(work) {
      await query(server, `alter database ${name} with allow_connections false`);
      try {
        await query(
          server,
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`,
        );
        await work();
      } finally {
        await query(server, `alter database ${name} with allow_connections true`);
      }
    },
  };
}

async function query(url: string, sql: string): Promise<void> {
  const client = new PostgresClient({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
