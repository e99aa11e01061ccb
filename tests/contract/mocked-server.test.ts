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
    const answer = await fetch(url, { method: "POST", body }).catch(() => null);
    const told = await answer?.json();
    response.end(told?.displayName ?? told?.error.message ?? "no answer");
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

  it("changes for a browser by any address, and keeps to it by a cookie", async () => {
    const chosen = await get("/?mock=identityToolkit:userDisabled,suggest:error&x=1", {
      redirect: "manual",
    });
    expect([chosen.status, chosen.headers.get("Location")]).toEqual([303, "/?x=1"]);
    const cookie = chosen.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const headers = { Cookie: `other=1; ${cookie}` };
    const page = await get("/", { headers });
    expect(await page.text()).toBe("USER_DISABLED");
    expect(page.headers.get("X-Mocked")).toBe("identityToolkit:userDisabled,suggest:error");
    expect((await get("/api/v1/suggest?q=x", { headers })).status).toBe(500);
    expect((await get("/__mock/tiles/1/2/3.svg", { headers })).status).toBe(401);
    // Another browser has what it had.
    const others = await get("/");
    expect(await others.text()).toBe("Mary Ann Lee");
    expect(others.headers.get("X-Mocked")).toBeNull();
  });

  it("leaves to the site what is no address of it", async () => {
    expect(await (await get("//")).text()).toBe("Mary Ann Lee");
  });

  it("can be chosen for two requests at once, each as it is", async () => {
    const asked = ["error", "offline", "success", "emailNotFound"].map(async (scenario) => {
      const cookie = `partlane-mock=identityToolkit%3A${scenario}`;
      return (await get("/", { headers: { Cookie: cookie } })).text();
    });
    expect(await Promise.all(asked)).toEqual([
      "backendError",
      "no answer",
      "Mary Ann Lee",
      "EMAIL_NOT_FOUND",
    ]);
  });

  it("leaves to the site what the site answers, unless another scenario was chosen", async () => {
    const text = (scenario: string) =>
      get("/api/v1/places?q=x", { headers: { Cookie: `partlane-mock=places%3A${scenario}` } });
    expect(await (await text("success")).text()).toBe("Mary Ann Lee");
    expect(await (await text("empty")).json()).toMatchObject({ places: [] });
    expect((await text("badRequest")).status).toBe(400);
    await expect(text("offline")).rejects.toThrow(TypeError);
  });

  it("shows all there is to choose, chooses by a form, and forgets", async () => {
    const page = await (await get("/__mock/")).text();
    expect(page).toContain('<select name="identityToolkit">');
    const chosen = await get("/__mock/choose?page=&tiles=slow", { redirect: "manual" });
    expect(chosen.headers.get("Set-Cookie")).toContain("partlane-mock=tiles%3Aslow;");
    const cookie = { Cookie: "partlane-mock=tiles%3Aslow" };
    expect(await (await get("/__mock/", { headers: cookie })).text()).toContain(
      "<option selected>slow</option>",
    );
    const forgotten = await get("/__mock/choose", { redirect: "manual" });
    expect(forgotten.headers.get("Set-Cookie")).toContain("Max-Age=0");
  });

  it("says what there is when asked for what there is not", async () => {
    const refused = await get("/?mock=tiles:sunny", { redirect: "manual" });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('tiles has no scenario "sunny": name one of success,');
    const stale = await get("/", { headers: { Cookie: "partlane-mock=tiles%3Asunny%" } });
    expect(await stale.text()).toBe("Mary Ann Lee");
  });
});
