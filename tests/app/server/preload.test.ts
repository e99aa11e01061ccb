import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";

const preload = path.resolve("server/preload.mjs");

/** Two servers of one process, each by `http.createServer`, as remix-serve makes its own. */
const twoServers = `
  import http, { createServer } from "node:http";
  const answer = (request, response) => response.end(request.headers["x-partlane-admin"] ?? "ok");
  const site = createServer(answer).listen(0, "127.0.0.1");
  const other = http.createServer(answer).listen(0, "127.0.0.1");
  await Promise.all([site, other].map((each) => new Promise((done) => each.once("listening", done))));
  console.log(JSON.stringify([site.address().port, other.address().port]));
`;

/** As for development: Remix makes a server that never listens before Vite makes the site's. */
const idleServerFirst = `
  import { createServer } from "node:http";
  createServer(() => {});
  const answer = (request, response) => response.end("ok");
  const site = createServer(answer).listen(0, "127.0.0.1", () => {
    const other = createServer(answer).listen(0, "127.0.0.1", () => {
      console.log(JSON.stringify([site.address().port, other.address().port]));
    });
  });
`;

async function started(
  source: string,
  mode: "production" | "development" = "production",
): Promise<{ child: ChildProcess; said: string }> {
  const args = ["--import", preload, "--input-type=module", "--eval", source];
  const child = spawn(process.execPath, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH: process.env.PATH, NODE_ENV: mode },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  const [said] = (await once(child.stdout, "data")) as [Buffer];
  return { child, said: said.toString() };
}

describe("what is loaded before the application", () => {
  it("guards the first server that the process makes, and no other", async () => {
    const { said } = await started(twoServers);
    const [site, other] = JSON.parse(said) as [number, number];
    const ask = (port: number) =>
      fetch(`http://127.0.0.1:${port}/`, { headers: { "x-partlane-admin": "1" } });
    const guarded = await ask(site);
    expect(await guarded.text()).toBe("ok");
    expect(guarded.headers.get("x-content-type-options")).toBe("nosniff");
    const plain = await ask(other);
    expect(await plain.text()).toBe("1");
    expect(plain.headers.get("x-content-type-options")).toBeNull();
  });

  it("guards the first server that listens, for development", async () => {
    const { said } = await started(idleServerFirst, "development");
    const ports = JSON.parse(said) as number[];
    const answers = await Promise.all(ports.map((port) => fetch(`http://127.0.0.1:${port}/`)));
    expect(answers.map(({ headers }) => headers.get("x-content-type-options"))).toEqual([
      "nosniff",
      null,
    ]);
    expect(answers[0]?.headers.get("x-request-id")).toMatch(/^[\da-f]{16}$/);
  });

  it("ends in order when it is told to stop", async () => {
    const { child } = await started(twoServers);
    child.kill("SIGTERM");
    const [code] = (await once(child, "exit")) as [number | null];
    expect(code).toBe(0);
  });
});
