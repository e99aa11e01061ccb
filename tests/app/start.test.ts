import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  rm,
  stat,
  symlink,
  writeFile,
} from "node:fs/promises";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterEach, assert, beforeEach, describe, expect, it, vi } from "vitest";
import { openDatabase } from "~/platform/db/database.server";
import { runningEmbeddedPostgres } from "~/platform/db/embedded/embedded-postgres.server";
import { cachedBytes } from "../support/cached";
import { exchange, statusOf } from "../support/guarded-server";

/*
 * Whole journeys with the start script's own processes, on a data directory of their own. The web
 * server is remix-serve with a build that has no pages (tests/support/small-site.mjs).
 */

const project = path.resolve(import.meta.dirname, "../..");
const onLinux = process.platform === "linux";

type Started = {
  process: ChildProcess;
  /** Settles with the exit code. */
  ended: Promise<number | null>;
  /** What it wrote so far. */
  out: () => string;
  err: () => string;
  /** Settles with the address, or undefined if it ended instead. */
  ready: Promise<string | undefined>;
};

let dataDir = "";
const running: Started[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), "partlane-start-"));
  // When the tests run as root, PostgreSQL's own user has to get in.
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const started of running.splice(0)) {
    started.process.kill("SIGTERM");
    await started.ended;
  }
  // What outlived a killed supervisor is replaced, and then stopped, by one more start.
  if (existsSync(path.join(dataDir, "postgres/cluster/postmaster.pid"))) {
    const last = start();
    await last.ready;
    last.process.kill("SIGTERM");
    await last.ended;
    running.length = 0;
  }
  await rm(dataDir, { recursive: true, force: true });
}, 60_000);

function start(settings: Record<string, string> = {}): Started {
  const script = path.join(project, "tests/support/start-small-site.ts");
  return run(["--import", "tsx", script], { cwd: project, settings });
}

/** What `npm ci --omit=dev` leaves of the project, without a build: its sources, and no Remix compiler. */
async function unbuiltProductionCopy(): Promise<string> {
  const copy = path.join(dataDir, "project");
  for (const name of ["app", "scripts/lib", "server"])
    await cp(path.join(project, name), path.join(copy, name), { recursive: true });
  for (const name of ["package.json", "tsconfig.json", "scripts/start.mjs", "scripts/start.ts"])
    await cp(path.join(project, name), path.join(copy, name));
  const linkAll = async (folder: string, except: string[]) => {
    await mkdir(path.join(copy, folder));
    for (const name of await readdir(path.join(project, folder)))
      if (!except.includes(name))
        await symlink(path.join(project, folder, name), path.join(copy, folder, name));
  };
  await linkAll("node_modules", ["@remix-run"]);
  await linkAll("node_modules/@remix-run", ["dev"]);
  return copy;
}

function run(
  args: string[],
  { cwd, settings = {} }: { cwd: string; settings?: Record<string, string> },
): Started {
  const child = spawn(process.execPath, args, {
    cwd,
    env: {
      NODE_ENV: "production",
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  let out = "";
  let err = "";
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const ready = new Promise<string | undefined>((resolve) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      out += chunk.toString();
      const address = /ready at (\S+)/.exec(out)?.[1];
      if (address) resolve(address);
    });
    void ended.then(() => resolve(undefined));
  });
  child.stderr?.on("data", (chunk: Buffer) => {
    err += chunk.toString();
  });
  const started = { process: child, ended, ready, out: () => out, err: () => err };
  running.push(started);
  return started;
}

async function startReady(settings?: Record<string, string>) {
  const started = start(settings);
  const address = await started.ready;
  expect(address, started.err()).toBeDefined();
  return { ...started, address: String(address) };
}

async function postmaster(): Promise<number> {
  const file = await readFile(path.join(dataDir, "postgres/cluster/postmaster.pid"), "utf8");
  return Number(file.split("\n")[0]);
}

/** Ids of the living processes whose command line or working directory names the text. */
async function processesNaming(text: string): Promise<number[]> {
  const ids = (await readdir("/proc")).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    ids.map(async (id) => {
      const command = await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "");
      const environment = await readFile(`/proc/${id}/environ`, "utf8").catch(() => "");
      const cwd = await readlink(`/proc/${id}/cwd`).catch(() => "");
      return `${command}${environment}${cwd}`.includes(text) ? [Number(id)] : [];
    }),
  );
  return found.flat();
}

async function webServer(): Promise<number> {
  for (const id of await processesNaming(dataDir)) {
    const command = await readFile(`/proc/${id}/cmdline`, "utf8").catch(() => "");
    if (command.includes("@remix-run/serve")) return id;
  }
  throw new Error("the web server is not running");
}

/** What makes a database starts programs that end by themselves. */
function killIfThere(id: number): void {
  try {
    process.kill(id, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

async function keep(address: string, email: string): Promise<void> {
  const response = await fetch(`${address}/accounts`, { method: "POST", body: email });
  expect(response.status).toBe(201);
}

async function kept(address: string): Promise<unknown> {
  return await (await fetch(`${address}/accounts`)).json();
}

describe("starting", { timeout: 60_000 }, () => {
  it("says one line when the site answers, and keeps a secret for its own user", async () => {
    const site = await startReady();
    expect(site.out()).toBe(`Partlane is ready at ${site.address}\n`);
    expect(site.err()).toBe("");
    const { mode } = await stat(path.join(dataDir, "session-secret"));
    expect(mode & 0o777).toBe(0o600);
  });

  it("reads its database into the cache once it has answered, and says nothing of it", async () => {
    const first = await startReady();
    first.process.kill("SIGTERM");
    await first.ended;
    const site = await startReady();
    const url = await runningEmbeddedPostgres(dataDir);
    assert(url);
    const { pool, close } = openDatabase(url, { max: 1 });
    const missing = async () =>
      [...(await cachedBytes(pool)).values()].filter(({ all, cached }) => cached < all).length;
    try {
      expect(await missing()).toBeGreaterThan(0);
      await vi.waitFor(async () => expect(await missing()).toBe(0), {
        timeout: 30_000,
        interval: 200,
      });
    } finally {
      await close();
    }
    site.process.kill("SIGTERM");
    await site.ended;
    expect(site.err()).toBe("");
  });

  it("refuses settings that are wrong, one sentence each, before it touches anything", async () => {
    const site = start({ LOG_LEVEL: "loud", SITE_URL: "parts" });
    expect(await site.ended).toBe(1);
    expect(site.err().trim().split("\n")).toHaveLength(2);
    expect(await readdir(dataDir)).toEqual([]);
  });

  it("refuses to be neither built nor buildable in one sentence, before it touches anything", async () => {
    const copy = await unbuiltProductionCopy();
    const site = run([path.join(copy, "scripts/start.mjs")], { cwd: copy });
    expect(await site.ended).toBe(1);
    expect(site.err()).toMatch(
      /^The site is not built of these sources by this version of Node, and what builds it is not installed: .*\.\n$/,
    );
    expect(await readdir(dataDir)).toEqual(["project"]);
  });

  it("refuses a taken port in one sentence, before it touches anything", async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    const address = other.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const site = start({ PORT: String(port) });
    expect(await site.ended).toBe(1);
    expect(site.err()).toMatch(new RegExp(`^Port ${port} is taken by another program: .*\\.\n$`));
    expect(await readdir(dataDir)).toEqual([]);
    other.close();
  });

  it("refuses a second start on the data directory, naming the first one", async () => {
    const first = await startReady();
    const port = new URL(first.address).port;
    for (const secondPort of ["0", port]) {
      const second = start({ PORT: secondPort });
      expect(await second.ended).toBe(1);
      expect(second.err()).toBe(
        `The data directory ${dataDir} is already in use by process ${first.process.pid}, at ${first.address}: stop that one, or set DATA_DIR to another directory.\n`,
      );
    }
    expect(await kept(first.address)).toEqual([]);
  });

  it("says when the outside database cannot be used", async () => {
    const site = start({ DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" });
    expect(await site.ended).toBe(1);
    expect(site.err()).toMatch(/^The database that DATABASE_URL names cannot be used \(.*\.\n$/);
  });

  it("does not mind a lock file whose process id now belongs to somebody else", async () => {
    const first = await startReady();
    const lock = path.join(dataDir, "postgres/cluster/postmaster.pid");
    const left = await readFile(lock, "utf8");
    await keep(first.address, "ada@example.com");
    first.process.kill("SIGTERM");
    await first.ended;
    const stranger = spawn("sleep", ["60"], process.getuid?.() === 0 ? await owner(lock) : {});
    await writeFile(lock, left.replace(/^\d+/, String(stranger.pid)));
    const second = await startReady();
    expect(await kept(second.address)).toEqual(["ada@example.com"]);
    stranger.kill();
  });
});

/** As whom a process must run for PostgreSQL to take it for another server of its own. */
async function owner(lock: string) {
  const { uid, gid } = await stat(path.dirname(lock));
  return { uid, gid };
}

describe("stopping", { timeout: 60_000 }, () => {
  it.each(["SIGTERM", "SIGINT"] as const)("on %s leaves no process, within 5 s", async (signal) => {
    const site = await startReady();
    const begun = Date.now();
    site.process.kill(signal);
    expect(await site.ended).toBe(0);
    expect(Date.now() - begun).toBeLessThan(5_000);
    expect(site.err()).toBe("");
    if (onLinux) expect(await processesNaming(dataDir)).toEqual([]);
  });

  it("lets the requests in flight finish, and takes no new ones", async () => {
    const site = await startReady();
    const inFlight = fetch(`${site.address}/slow`).then((response) => response.text());
    // Only once the server holds the request is there anything to wait for.
    await fetch(`${site.address}/healthz`);
    site.process.kill("SIGTERM");
    expect(await inFlight).toBe("finished");
    expect(await site.ended).toBe(0);
    await expect(fetch(site.address)).rejects.toThrow();
  });

  it("while it is still starting leaves no process", async () => {
    const site = start();
    await vi.waitUntil(() => existsSync(path.join(dataDir, "postgres")), { timeout: 20_000 });
    site.process.kill("SIGTERM");
    expect(await site.ended).toBe(0);
    expect(site.out()).toBe("");
    if (onLinux) expect(await processesNaming(dataDir)).toEqual([]);
  });
});

describe.runIf(onLinux)("kill -9", { timeout: 60_000 }, () => {
  it("of the supervisor: the next start works, on what was written before", async () => {
    const first = await startReady();
    await keep(first.address, "ada@example.com");
    const web = await webServer();
    first.process.kill("SIGKILL");
    await first.ended;
    const second = await startReady({ PORT: new URL(first.address).port });
    expect(await kept(second.address)).toEqual(["ada@example.com"]);
    expect(await processesNaming(dataDir)).not.toContain(web);
  });

  it("of PostgreSQL: it is started again at its address, on what was written before", async () => {
    const site = await startReady();
    await keep(site.address, "ada@example.com");
    const before = await postmaster();
    process.kill(before, "SIGKILL");
    // Its children answer until they see that it is gone.
    await vi.waitFor(async () => expect(await postmaster()).not.toBe(before), { timeout: 20_000 });
    await vi.waitFor(async () => expect(await kept(site.address)).toEqual(["ada@example.com"]), {
      timeout: 20_000,
      interval: 100,
    });
    expect(site.err()).toMatch(
      /^PostgreSQL ended unexpectedly \(SIGKILL; its log is .*\)\. It is started again\.$/m,
    );
    site.process.kill("SIGTERM");
    expect(await site.ended).toBe(0);
    expect(await processesNaming(dataDir)).toEqual([]);
  });

  it("of the web server: it is started again at its address", async () => {
    const site = await startReady();
    await keep(site.address, "ada@example.com");
    process.kill(await webServer(), "SIGKILL");
    await vi.waitFor(async () => expect(await kept(site.address)).toEqual(["ada@example.com"]), {
      timeout: 20_000,
      interval: 100,
    });
    expect(site.err()).toBe("The web server ended unexpectedly (SIGKILL). It is started again.\n");
    site.process.kill("SIGTERM");
    expect(await site.ended).toBe(0);
    expect(await processesNaming(dataDir)).toEqual([]);
  });

  it("of the web server five times within a minute: everything ends, with a sentence", async () => {
    const site = await startReady();
    const killed = new Set<number>();
    let isOver = false;
    void site.ended.then(() => (isOver = true));
    while (!isOver) {
      const id = await webServer().catch(() => undefined);
      if (id !== undefined && !killed.has(id)) {
        killed.add(id);
        killIfThere(id);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(await site.ended).toBe(1);
    expect(killed.size).toBe(5);
    expect(site.err().trim().split("\n").at(-1)).toBe(
      "The web server ended unexpectedly (SIGKILL), for the 5th time within a minute, so the site stops. What was said before tells why.",
    );
    expect(await processesNaming(dataDir)).toEqual([]);
  });

  it("of the web server, and a signal to stop while it waits to be started: all stops", async () => {
    const site = await startReady();
    for (const deaths of [1, 2, 3]) {
      const id = await vi.waitFor(webServer, { timeout: 20_000, interval: 50 });
      process.kill(id, "SIGKILL");
      await vi.waitUntil(() => site.err().split("ended unexpectedly").length > deaths, 20_000);
    }
    site.process.kill("SIGTERM");
    expect(await site.ended).toBe(0);
    expect(await processesNaming(dataDir)).toEqual([]);
  });

  it("is done for a web server that stopped answering, or never listens: it is started again", async () => {
    const site = await startReady({ TEST_PATIENCE_MS: "6000" });
    await keep(site.address, "ada@example.com");
    const first = await webServer();
    process.kill(first, "SIGSTOP");
    const second = await vi.waitFor(
      async () => {
        const id = await webServer();
        expect(id).not.toBe(first);
        return id;
      },
      { timeout: 30_000, interval: 10 },
    );
    // It is still loading the site.
    process.kill(second, "SIGSTOP");
    await expect(fetch(site.address)).rejects.toThrow();
    await vi.waitFor(async () => expect(await kept(site.address)).toEqual(["ada@example.com"]), {
      timeout: 30_000,
      interval: 200,
    });
    const ended =
      "The web server has not answered for 6 seconds: it is ended.\nThe web server ended unexpectedly (SIGKILL). It is started again.\n";
    expect(site.err()).toBe(ended.repeat(2));
  });

  it("of everything, while it makes its first database: the next start begins afresh", async () => {
    const first = start();
    await vi.waitUntil(
      async () =>
        (await readdir(path.join(dataDir, "postgres")).catch(() => [])).some((name) =>
          name.startsWith("init-"),
        ),
      { timeout: 20_000, interval: 5 },
    );
    for (const id of await processesNaming(dataDir)) killIfThere(id);
    await first.ended;
    const second = await startReady();
    expect(await kept(second.address)).toEqual([]);
    expect(await readdir(path.join(dataDir, "postgres"))).not.toContainEqual(
      expect.stringMatching(/^init-/),
    );
  });
});

const isRoot = process.getuid?.() === 0;

describe.runIf(onLinux && isRoot)("as root", { timeout: 60_000 }, () => {
  it("the web server is the database's user once it listens, in no group of root's", async () => {
    const site = await startReady();
    const status = await readFile(`/proc/${await webServer()}/status`, "utf8");
    const ids = (name: string) => new RegExp(`^${name}:\\s+(.*)$`, "m").exec(status)?.[1]?.trim();
    const { uid, gid } = await stat(path.join(dataDir, "postgres/cluster"));
    expect(uid).not.toBe(0);
    expect(ids("Uid")?.split(/\s+/)).toEqual(Array(4).fill(String(uid)));
    expect(ids("Gid")?.split(/\s+/)).toEqual(Array(4).fill(String(gid)));
    expect(ids("Groups")).toBe(String(gid));
    // What it needs it reaches as that user too.
    await keep(site.address, "ada@example.com");
    expect((await fetch(`${site.address}/favicon.svg`)).status).toBe(200);
    expect(site.err()).toBe("");
  });

  it("a first start on a full disk says that the disk is full", async () => {
    for (const size of ["64k", "8m", "40m"]) {
      const disk = path.join(dataDir, `disk-${size}`);
      await mkdir(disk);
      execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", disk]);
      try {
        const site = start({ DATA_DIR: disk });
        expect(await site.ended).toBe(1);
        expect(site.err().trim().split("\n").at(-1)).toMatch(
          /^The disk that holds .* is full: make room on it .*, or set DATA_DIR to a directory on another disk\.$/,
        );
      } finally {
        execFileSync("umount", [disk]);
      }
    }
  });
});

describe("every answer of the web server", { timeout: 60_000 }, () => {
  it("carries the security headers, files included, and HSTS where the site is https", async () => {
    const site = await startReady({ SITE_URL: "https://parts.example" });
    for (const url of ["/echo", "/favicon.svg", "/nothing-here"]) {
      const { headers } = await fetch(site.address + url);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
      expect(headers.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
      expect(headers.get("Permissions-Policy")).toContain("geolocation=(self)");
      expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
    }
  });

  it("is kept for an hour where it is a file that keeps its name, and asked again by its tag", async () => {
    const site = await startReady();
    const first = await fetch(`${site.address}/favicon.svg`);
    expect(first.headers.get("Cache-Control")).toBe("public, max-age=3600");
    const etag = first.headers.get("ETag") ?? "";
    // As a browser asks; what fetch sends with a condition refuses answers out of any cache.
    const again = await exchange(
      Number(new URL(site.address).port),
      `GET /favicon.svg HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: ${etag}\r\nConnection: close\r\n\r\n`,
    );
    expect(statusOf(again)).toBe(304);
    expect(again).toMatch(/\r\nCache-Control: public, max-age=3600\r\n/);
    expect((await fetch(`${site.address}/mockServiceWorker.js`)).status).toBe(404);
  });

  it("is guarded as SITE_URL and TRUST_PROXY say, which the server learns after its start", async () => {
    const site = await startReady({ SITE_URL: "https://parts.example", TRUST_PROXY: "1" });
    const response = await fetch(`${site.address}/echo`, {
      headers: { "X-Forwarded-For": "203.0.113.7", "X-Forwarded-Host": "10.0.0.7" },
    });
    expect(await response.json()).toMatchObject({
      host: "10.0.0.7",
      "x-partlane-client-address": "203.0.113.7",
      "x-partlane-origin": "https://parts.example",
    });
  });

  it("to a request that cannot be asked of it is 4xx, and nothing is said about it", async () => {
    const site = await startReady();
    const port = Number(new URL(site.address).port);
    const ask = async (line: string, host = "localhost") =>
      statusOf(
        await exchange(port, `${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      );
    for (const host of ["a b", "[::1", "127.0.0.1:99999", "%00", "127.0.0.1/dashboard?", "<b>", ""])
      expect([host, await ask("GET /echo", host)]).toEqual([host, 400]);
    for (const line of ["TRACE /echo", "CONNECT a:1", "OPTIONS *", "PUT /echo"])
      expect([line, await ask(line)]).toEqual([line, 405]);
    for (const line of ["GET http://evil.example/", "GET //evil.example/", "BREW /"])
      expect([line, await ask(line)]).toEqual([line, 400]);
    expect(site.err()).toBe("");
  });

  it("to more than a megabyte is 413, announced or not", async () => {
    const site = await startReady();
    const post = (body: BodyInit) =>
      fetch(`${site.address}/echo`, { method: "POST", body, duplex: "half" });
    const streamed = (size: number) => new Blob(["x".repeat(size)]).stream();
    expect((await post("x".repeat(1_000_001))).status).toBe(413);
    expect((await post(streamed(1_000_001))).status).toBe(413);
    expect(await (await post("x".repeat(999_999))).text()).toBe("999999");
    expect(await (await post(streamed(999_999))).text()).toBe("999999");
  });
});
