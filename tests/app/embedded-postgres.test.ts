import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { openDatabase } from "~/platform/db/database.server";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "~/platform/db/embedded/embedded-postgres.server";
import { untriedBinaries } from "~/platform/db/embedded/postgres-binaries.server";

/* PostgreSQL as the site and `npm run seed` start it, on one real data directory. */

const mebibyte = 2 ** 20;
let dataDir = "";
let running: EmbeddedPostgres | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "partlane-embedded-"));
  // When the tests run as root, PostgreSQL's own user has to get in.
  await chmod(dataDir, 0o755);
});

afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
  if (running) await rm(running.home, { recursive: true, force: true });
});

type Options = Parameters<typeof startEmbeddedPostgres>[0];

/** Starts it, asks it one thing, and stops it. */
async function asked(query: string, options: Partial<Options> = {}) {
  const postgres = await startEmbeddedPostgres({
    ...{ dataDir, address: "a test", durable: false, ...options },
  });
  running = postgres;
  const { pool, close } = openDatabase(postgres.url, { max: 1 });
  try {
    return Object.values((await pool.query(query)).rows[0] ?? {})[0];
  } finally {
    await close();
    await postgres.stop();
  }
}

const cacheSize = "select pg_size_bytes(current_setting('shared_buffers'))::float8";

it("keeps no more room for data than a small database needs, nor than it is told", async () => {
  const quarter = Math.floor(os.totalmem() / 4 / mebibyte) * mebibyte;
  expect(await asked(cacheSize)).toBe(Math.min(quarter, 1_024 * mebibyte));
  expect(await asked(cacheSize, { cacheBytes: 64 * mebibyte })).toBe(64 * mebibyte);
});

it("keeps as much room for its log as it is told, else little", async () => {
  const logSize = "select pg_size_bytes(current_setting('wal_buffers'))::float8";
  expect(await asked(logSize)).toBe(2 * mebibyte);
  expect(await asked(logSize, { logBytes: 16 * mebibyte })).toBe(16 * mebibyte);
});

it("says when it has been started, before it answers", async () => {
  const launched = vi.fn();
  await asked("select 1", { launched });
  expect(launched).toHaveBeenCalledOnce();
});

it("mends what it ran by the last time, where that does not run any more", async () => {
  const home = running?.home ?? "";
  const { postgres } = untriedBinaries(home);
  const { version } = createRequire(postgres)("../../package.json");
  // A copy of the programs that was begun and never filled.
  const copy = path.join(home, `postgres-${version}`);
  await mkdir(path.join(copy, "native/bin"), { recursive: true });
  expect(existsSync(postgres)).toBe(true);
  expect(existsSync(untriedBinaries(home).postgres)).toBe(false);
  const launched = vi.fn();
  expect(await asked("select 1", { launched })).toBe(1);
  expect(launched.mock.calls.length).toBeGreaterThan(1);
  expect(existsSync(copy)).toBe(true);
});

it("starts again beside what is left of a server that was killed, and cannot end by itself", async () => {
  const postgres = await startEmbeddedPostgres({ dataDir, address: "a test", durable: false });
  running = postgres;
  const { pool, close } = openDatabase(postgres.url, { max: 1 });
  const [backend] = (await pool.query<{ pid: number }>("select pg_backend_pid() as pid")).rows;
  expect.assert(backend);
  const died = postgres.died();
  // As one that waits for a lock whose holder is dead.
  process.kill(backend.pid, "SIGSTOP");
  process.kill(postgres.pid, "SIGKILL");
  await died;
  try {
    // Not after the two minutes in which it would give up.
    await postgres.startAgain();
    expect((await pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  } finally {
    await close().catch(() => {});
    await postgres.stop();
  }
});
