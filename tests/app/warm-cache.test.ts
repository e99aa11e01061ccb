import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { afterAll, assert, beforeAll, expect, it } from "vitest";
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from "~/platform/db/embedded/embedded-postgres.server";
import { PostgresClient } from "~/platform/db/postgres-client.server";
import { warmCache } from "../../scripts/lib/site/warm-cache";
import { cachedBytes } from "../support/cached";

/* Reading a database into PostgreSQL's cache: a real one, with the smallest cache there is. */

const mebibyte = 2 ** 20;
const cacheBytes = 16 * mebibyte;
let dataDir = "";
let postgres: EmbeddedPostgres;
let client: pg.Client;

const start = async () => {
  postgres = await startEmbeddedPostgres({
    ...{ dataDir, address: "a test", durable: false, cacheBytes },
  });
  client = new PostgresClient({ connectionString: postgres.url });
  await client.connect();
};
const stop = async () => {
  await client.end();
  await postgres.stop();
};

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "partlane-warm-"));
  // When the tests run as root, PostgreSQL's own user has to get in.
  await chmod(dataDir, 0o755);
  await start();
  await client.query(`
    create table part with (autovacuum_enabled = off) as select n, repeat('x', 100) as text from generate_series(1, 5000) n;
    create index part_n on part (n);
    checkpoint`);
  await stop();
  await start();
}, 60_000);

afterAll(async () => {
  await stop();
  await rm(dataDir, { recursive: true, force: true });
  await rm(postgres.home, { recursive: true, force: true });
});

const sizeOf = async (name: string) => {
  const size = (await cachedBytes(client)).get(name);
  assert(size);
  return size;
};

it("reads nothing once it is to end", async () => {
  await expect(warmCache(postgres.url, { signal: AbortSignal.abort() })).rejects.toThrow("abort");
  expect((await sizeOf("part")).cached).toBe(0);
});

it("ends in the middle of reading", async () => {
  const abort = new AbortController();
  const reading = warmCache(postgres.url, { signal: abort.signal, rest: 1_000 });
  setTimeout(() => abort.abort(), 100);
  await expect(reading).rejects.toThrow("abort");
  expect((await sizeOf("part")).cached).toBe(0);
});

it("reads tables and indexes, all of them where there is room", async () => {
  const [read, table, index] = [
    await warmCache(postgres.url, { rest: 0.1 }),
    await sizeOf("part"),
    await sizeOf("part_n"),
  ];
  expect(table.cached).toBe(table.all);
  expect(index.cached).toBe(index.all);
  expect(read * 8_192).toBe(table.all + index.all);
});

it("goes on without what another has for himself, or takes away meanwhile", async () => {
  await client.query("create table kept as select n from generate_series(1, 5000) n");
  await client.query("begin; drop index part_n");
  const reading = warmCache(postgres.url);
  await sleep(100);
  await client.query("commit");
  expect(await reading).toBeGreaterThan(0);
  await client.query("create index part_n on part (n)");
  await client.query("begin; lock table part");
  const { all } = await sizeOf("kept");
  expect((await warmCache(postgres.url)) * 8_192).toBe(all);
  await client.query("rollback; drop table kept");
});

it("does nothing where it may not", async () => {
  await client.query("create role visitor login");
  const url = new URL(postgres.url);
  url.username = "visitor";
  expect(await warmCache(url.href)).toBe(0);
});

it("reads indexes first, and stops before what it has read has to go again", async () => {
  await client.query(`
    insert into part select n, repeat('x', 1000) from generate_series(5001, 25000) n;
    checkpoint`);
  await stop();
  await start();
  const read = await warmCache(postgres.url);
  const [table, index] = [await sizeOf("part"), await sizeOf("part_n")];
  expect(table.all).toBeGreaterThan(cacheBytes);
  expect(index.cached).toBe(index.all);
  expect(table.cached).toBeGreaterThan(0);
  expect(read * 8_192).toBeGreaterThan(cacheBytes / 2);
  expect(read * 8_192).toBeLessThan(cacheBytes);
}, 60_000);
