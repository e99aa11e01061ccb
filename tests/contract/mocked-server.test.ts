import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** A server of its own, as the development server is, with the mocked world preloaded. */
const script = `
  import { createServer } from "node:http";
  const server = createServer(async (request, response) => {
    const { IDENTITY_TOOLKIT_URL: base, TILE_URL_TEMPLATE: tiles } = process.env;
    if (request.url === "/settings") return response.end(JSON.stringify({ base, tiles }));
    const body = JSON.stringify({ email: "mary@example.com", password: "correct horse" });
    const url = base + "/accounts:signInWithPassword?key=x";
    const answer = await fetch(url, { method: "POST", body });
    response.end((await answer.json()).displayName);
  });
  server.listen(0, () => console.log(server.address().port));
`;

const child = spawn(
  process.execPath,
  ["--import", "tsx", "--import", "./mocks/node-preload.ts", "--input-type=module", "-e", script],
  {
    env: { ...process.env, PORT: "4242", MOCK_SCENARIOS: "tiles=badKey,analytics=offline" },
    stdio: ["ignore", "pipe", "ignore"],
  },
);
let origin = "";
beforeAll(async () => {
  for await (const line of createInterface({ input: child.stdout })) {
    origin = `http://localhost:${line}`;
    break;
  }
});
afterAll(() => child.kill("SIGKILL"));

const get = (path: string, init?: RequestInit) => fetch(`${origin}${path}`, init);

describe("a server with the mocked world preloaded", () => {
  it("is pointed at it", async () => {
    expect(await (await get("/settings")).json()).toEqual({
      base: "http://localhost:4242/__mock/identity/v1",
      tiles: "http://localhost:4242/__mock/tiles/{z}/{x}/{y}{r}.svg",
    });
  });

  it("asks it without leaving the process", async () => {
    expect(await (await get("/")).text()).toBe("Mary Ann Lee");
  });

  it("answers the browser for it, in the scenarios that were chosen", async () => {
    expect((await get("/__mock/tiles/1/2/3.svg")).status).toBe(401);
    expect(await (await get("/__mock/donate?amount=25")).text()).toContain("Donate $25");
    const headers = { Authorization: "Bearer x" };
    expect((await get("/__mock/token-sync", { method: "POST", headers })).status).toBe(204);
    expect((await get("/__mock/token-sync", { method: "DELETE" })).status).toBe(204);
    expect((await get("/__mock/nothing")).status).toBe(404);
    await expect(get("/__mock/analytics.js")).rejects.toThrow(TypeError);
  });
});
