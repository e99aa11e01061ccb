import os from "node:os";
import { afterAll, describe, expect, it, vi } from "vitest";
import { PipelinedPool } from "~/platform/db/pipelined-pool.server";
import { OverloadedError } from "~/platform/http/overload.server";
import { useDatabase } from "../support/database";

const own = useDatabase({ seed: false });
const opened: PipelinedPool[] = [];

function connections(options: object = {}) {
  const made = new PipelinedPool({ connectionString: own.url, max: 10, ...options }, () => {});
  opened.push(made);
  return made;
}
afterAll(() => Promise.all(opened.map(({ pool }) => pool.end())));

/** The number, and which connection told it, after a while. */
const tell = (by: PipelinedPool, n: number, afterMs = 0) =>
  by.query<{ n: number; pid: number }>({
    ...{ name: "tell", values: [n, afterMs / 1_000] },
    text: "select $1::int as n, pg_backend_pid() as pid from pg_sleep($2)",
  });
const upTo = (many: number) => Array.from({ length: many }, (_, n) => n);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const cores = Math.max(2, os.availableParallelism());

describe("connections that queries share", () => {
  it("tell each query its own answer, over a connection less than there are cores where much is asked", async () => {
    const all = connections({ max: cores + 2 });
    // However busy the machine is, none of them is slow.
    const clock = vi.spyOn(performance, "now").mockReturnValue(performance.now());
    const told = await Promise.all(upTo(200).map((n) => tell(all, n)));
    clock.mockRestore();
    expect(told.map(([row]) => row?.n)).toEqual(upTo(200));
    const shares = new Map<number | undefined, number>();
    for (const [row] of told) shares.set(row?.pid, (shares.get(row?.pid) ?? 0) + 1);
    expect(shares.size).toBeLessThanOrEqual(cores);
    const most = [...shares.values()].toSorted((a, b) => b - a).slice(0, cores - 1);
    expect(most.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(180);
  });

  it("answer a few side by side, as many as there are cores", async () => {
    const all = connections({ max: cores + 2 });
    const told = await Promise.all(upTo(cores).map((n) => tell(all, n, 20)));
    expect(new Set(told.map(([row]) => row?.pid)).size).toBe(cores);
  });

  it("keep a quick query out from behind slow ones", async () => {
    const all = connections({ max: 2 * cores });
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const slow = upTo(cores).map((n) => tell(all, n, 600));
    clock.mockReturnValue(100);
    const quick = tell(all, 99);
    clock.mockRestore();
    const [first] = await Promise.race([quick, ...slow]);
    expect(first?.n).toBe(99);
    await Promise.all(slow);
  });

  it("take more of them only later where much is asked, as all are late then", async () => {
    const all = connections({ max: 2 * cores });
    const clock = vi.spyOn(performance, "now").mockReturnValue(0);
    const slow = upTo(2 * cores).map((n) => tell(all, n, 300));
    clock.mockReturnValue(100);
    const late = tell(all, 98);
    clock.mockReturnValue(300);
    const latest = tell(all, 99);
    clock.mockRestore();
    const told = await Promise.all(slow);
    const known = new Set(told.map(([row]) => row?.pid));
    expect(known).toContain((await late)[0]?.pid);
    expect(known).not.toContain((await latest)[0]?.pid);
  });

  it("let nobody wait for a slow query's answer that is not behind it", async () => {
    const all = connections({ max: 2 * cores });
    const slow = tell(all, 0, 1_500);
    const asked = upTo(40 * cores).map((n) => tell(all, n));
    const [first] = await Promise.race([slow, asked.at(-1) ?? slow]);
    expect(first?.n).toBe(40 * cores - 1);
    await Promise.all([slow, ...asked]);
  });

  it("fail the query that is wrong, and no other", async () => {
    const one = connections({ max: 1 });
    const wrong = one.query({ name: "wrong", text: "select 1 / $1::int", values: [0] });
    const [failed, ...told] = await Promise.allSettled([wrong, tell(one, 1), tell(one, 2)]);
    expect(failed).toMatchObject({ status: "rejected", reason: { code: "22012" } });
    expect(told).toMatchObject([1, 2].map((n) => ({ status: "fulfilled", value: [{ n }] })));
  });

  it("fail what was asked of a connection that breaks, and take another for the next", async () => {
    const one = connections({ max: 1 });
    const [row] = await tell(one, 0);
    const asked = Promise.allSettled(upTo(3).map((n) => tell(one, n, 500)));
    await pause(50);
    await own.db.execute(`select pg_terminate_backend(${row?.pid})`);
    const settled = await asked;
    expect(settled.map(({ status }) => status)).toEqual(upTo(3).map(() => "rejected"));
    expect(await tell(one, 7)).toMatchObject([{ n: 7 }]);
  });

  it("fail where there is no database, and answer once there is", async () => {
    const away = connections({ connectionString: own.url.replace(/\/[^/]*$/, "/nowhere") });
    const settled = await Promise.allSettled(upTo(30).map((n) => tell(away, n)));
    for (const each of settled) expect(each).toMatchObject({ reason: { code: "3D000" } });
    await expect(tell(away, 1)).rejects.toMatchObject({ code: "3D000" });
  });

  it("refuse when very many wait", async () => {
    const one = connections({ max: 1 });
    const held = tell(one, 0, 200);
    const asked = await Promise.allSettled([held, ...upTo(600).map((n) => tell(one, n))]);
    const refused = asked.filter((each) => each.status === "rejected");
    expect(refused.length).toBeGreaterThan(50);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(OverloadedError);
    expect(asked.length - refused.length).toBeGreaterThan(400);
  });
});
