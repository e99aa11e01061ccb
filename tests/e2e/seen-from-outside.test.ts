import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type BuiltSite, startBuiltSite } from "../support/built-site";

let site: BuiltSite;

beforeAll(async () => {
  site = await startBuiltSite("seen-from-outside", { ACCESS_LOG: "on", LOG_LEVEL: "info" });
}, 300_000);
afterAll(() => site?.stop());

const vin = "1FTFW5L88RFB00316";

interface AccessLine {
  requestId: string;
  route: string;
  status: number;
}

/** The access log's lines of the request with this id. */
const linesOf = (id: string | null): AccessLine[] =>
  site
    .said()
    .split("\n")
    .filter((line) => line.startsWith("{") && line.includes(`"requestId":"${id}"`))
    .map((line) => JSON.parse(line));

it("names a request alike in its answer, on the page and in the log", async () => {
  const answer = await fetch(`${site.url}/nowhere/${vin}?email=ada@example.com`);
  const id = answer.headers.get("X-Request-Id");
  expect(answer.status).toBe(404);
  expect((await answer.text()).replaceAll("<!-- -->", "")).toContain(`Reference: ${id}`);
  await vi.waitFor(() =>
    expect(linesOf(id)).toEqual([expect.objectContaining({ route: "/*", status: 404 })]),
  );
});

it("writes no VIN and no email into the access log", async () => {
  const answer = await fetch(`${site.url}/api/v1/vehicles/vin/${vin}?q=ada@example.com`);
  await answer.text();
  const id = answer.headers.get("X-Request-Id");
  await vi.waitFor(() =>
    expect(linesOf(id)).toContainEqual(
      expect.objectContaining({ route: "/api/v1/vehicles/vin/:vin" }),
    ),
  );
  expect(site.said()).not.toContain(vin);
  expect(site.said()).not.toContain("ada@");
});

it("takes no id from a stranger", async () => {
  const said = "0123456789abcdef";
  const answer = await fetch(site.url, { headers: { "X-Request-Id": said } });
  expect(answer.headers.get("X-Request-Id")).toMatch(/^[\da-f]{16}$/);
  expect(answer.headers.get("X-Request-Id")).not.toBe(said);
});

it("tells how long a page took, but not the page to sign in", async () => {
  const timing = async (path: string) =>
    (await fetch(site.url + path)).headers.get("Server-Timing");
  expect(await timing("/")).toMatch(/loader;dur=.+query;dur=.+render;dur=/);
  expect(await timing("/api/v1/facets")).toMatch(/loader;dur=/);
  expect(await timing("/login")).toBeNull();
});
